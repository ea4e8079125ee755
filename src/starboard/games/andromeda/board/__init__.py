"""The map as it lies: what is next to what. Answers questions, changes nothing, asks nobody."""
