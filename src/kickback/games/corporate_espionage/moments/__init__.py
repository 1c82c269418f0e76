"""The questions of Corporate Espionage and what follows from each answer."""
