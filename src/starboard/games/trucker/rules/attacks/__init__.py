"""GT-B-10: meteors and shots, and what can be done against them."""
