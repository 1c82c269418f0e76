"""The worlds a seat of Wallet may imagine."""
