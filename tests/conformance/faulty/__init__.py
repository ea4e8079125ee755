"""Titles that are broken on purpose, one fault each, so that the conformance suite can show its teeth."""
