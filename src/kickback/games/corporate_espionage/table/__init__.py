"""The whole truth of one game, in parts that clone themselves."""
