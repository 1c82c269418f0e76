"""The report after a game of Wallet."""
