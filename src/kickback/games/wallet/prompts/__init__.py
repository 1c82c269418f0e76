"""What a seat of Wallet is asked, as data."""
