"""GT-B-8, GT-B-12: the order of flight, and who leaves it."""
