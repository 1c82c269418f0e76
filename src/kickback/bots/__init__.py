"""Players that are programs. A bot sees a view, the legal actions and imagined worlds; never a table in play."""
