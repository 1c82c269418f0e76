"""Play in a terminal: you against bots, or several people on one keyboard with a curtain between hidden hands."""
