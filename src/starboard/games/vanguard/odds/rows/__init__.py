"""The chances of checks with rows."""
