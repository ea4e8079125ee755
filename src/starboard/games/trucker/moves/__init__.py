"""Every decision, as a frozen struct: one module a part of the game."""
