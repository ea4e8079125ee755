"""IV-S-0: the ship on every page: crew, tokens, morale, objectives, what is installed."""
