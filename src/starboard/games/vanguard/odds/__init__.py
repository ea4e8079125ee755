"""Exact chances. They read the rules and change nothing."""
