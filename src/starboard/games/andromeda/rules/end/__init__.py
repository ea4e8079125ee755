"""AE-B-23, AE-E-17: the end of a turn and of the game, and the final account."""
