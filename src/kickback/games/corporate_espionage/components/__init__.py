"""What is in the box: cards, decks, the language cards are written in, printed numbers."""
