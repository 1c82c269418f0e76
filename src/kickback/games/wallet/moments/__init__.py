"""Wallet's questions, and what follows from each answer."""
