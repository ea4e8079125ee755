"""AE-B-23: the end of a match as a story: how the points grew, what turned it, why, and what each did best."""
