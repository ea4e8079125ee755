"""Plates: the pictures of a campaign, composed of words that every client can draw."""
