"""What lies on a table of Wallet, in parts that clone themselves."""
