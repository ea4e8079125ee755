"""Choices that no reckoning of a turn covers: faction and destiny at the start, and what is decided for the Hegemon."""
