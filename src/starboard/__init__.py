"""Starboard: three big space board games at one table."""

from starboard.kernel import Match, find_title, load, new_match, read_record, replay, save

__version__ = "0.1.0"

__all__ = ["Match", "__version__", "find_title", "load", "new_match", "read_record", "replay", "save"]
