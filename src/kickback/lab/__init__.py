"""The laboratory: soak, simulate, bench, coverage, mutants."""
