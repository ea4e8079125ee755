"""The ship and its crew as everybody sees them: the pages of the ship book, the log book, the way home."""
