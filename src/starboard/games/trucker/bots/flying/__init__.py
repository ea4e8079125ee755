"""How the bots fly."""
