"""AE-B-4, AE-B-7, AE-B-13, AE-B-14: a turn: launch or return, and free actions."""
