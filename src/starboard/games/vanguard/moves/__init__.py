"""Every decision, as a frozen struct: one module per part of the game."""
