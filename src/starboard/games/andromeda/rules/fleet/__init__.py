"""AE-B-15, AE-B-21: starships, their damage and repair."""
