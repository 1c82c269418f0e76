"""The questions of the game and what follows from each answer; `turn` asks them in order, `aside` is always open."""
