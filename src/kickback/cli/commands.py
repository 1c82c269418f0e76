"""All commands: where each is, and what it says of itself. A command's module is loaded when it is called for."""

from __future__ import annotations

COMMANDS = {
    "play": ("kickback.cli.play", "a game in this terminal: you against bots, or several people at one keyboard"),
    "join": ("kickback.cli.play", "sit at a server's table from this terminal, with people in browsers"),
    "serve": ("kickback.cli.serve", "the table server: friends sit down with a browser, a terminal or a bot"),
    "think": ("kickback.cli.serve", "bots think here for servers on other machines that share a database"),
    "backup": ("kickback.cli.serve", "a copy of the server's database, also while it runs"),
    "load": (
        "kickback.cli.trial",
        "a load generator: tables of random clients over real sockets, every action durable",
    ),
    "torture": (
        "kickback.cli.trial",
        "plays, kills the server at any moment, starts it again: nothing acknowledged may be lost or doubled",
    ),
    "fuzz": (
        "kickback.cli.trial",
        "says to a server all that should not be said: nothing may change, break or pile up",
    ),
    "rules": ("kickback.cli.rules", "the rules of a game, one clause of them, or what contains a word"),
    "check": ("kickback.cli.records", "run records and scenarios and compare what they expect"),
    "replay": ("kickback.cli.records", "step through a record as the table, or as one seat saw it"),
    "verify": ("kickback.cli.records", "check a finished record: its commitment, its seed, every action, its result"),
    "cards": (
        "kickback.cli.cards",
        "your own cards for Corporate Espionage: begin a file of them, look words up, check it, show a card in words",
    ),
    "decks": ("kickback.cli.cards", "your own decks for Corporate Espionage"),
    "schema": (
        "kickback.cli.schema",
        "JSON Schema of a game's views, events, prompts, actions, options and refusals; of the server's messages",
    ),
    "simulate": ("kickback.cli.lab", "play many games between bots and count"),
    "soak": ("kickback.cli.lab", "random games over random options with every invariant and secrecy check on"),
    "bench": (
        "kickback.cli.lab",
        "speed of every game beside peers, or beside another build of it, measured in the same run, as ratios",
    ),
    "mutants": (
        "kickback.cli.mutants",
        "plant small faults in the rules, one at a time, and see whether scenarios and tests notice (in a checkout)",
    ),
    "arena": ("kickback.cli.arena", "bots against each other over rotated seats, with ratings"),
}
