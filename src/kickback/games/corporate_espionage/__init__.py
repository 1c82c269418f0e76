"""Corporate Espionage: start-ups in one market, and only one of them will be left."""
