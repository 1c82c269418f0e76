"""Worlds a seat may imagine."""
