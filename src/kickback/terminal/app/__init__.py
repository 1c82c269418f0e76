"""The application: Textual screens with panes for table, question, hand, ledger and command line."""
