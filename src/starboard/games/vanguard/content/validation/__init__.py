"""Checks a whole campaign before anybody plays it."""
