"""The chances of checks with tracks."""
