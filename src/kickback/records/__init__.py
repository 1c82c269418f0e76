"""Records and scenarios: one text format to write, read, replay, check and verify."""
