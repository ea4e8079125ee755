"""Plain data: what is agreed before a match, and everything that stands on the table."""
