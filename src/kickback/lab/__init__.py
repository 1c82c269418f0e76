"""The laboratory: soak, simulate, bench."""
