"""Kickback: five games of bluff and crooked money on one engine."""

__version__ = "0.1.0"
