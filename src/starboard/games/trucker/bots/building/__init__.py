"""How the bots build."""
