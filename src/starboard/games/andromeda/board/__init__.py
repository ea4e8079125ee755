"""The map on the table: what is next to what. Answers questions, changes nothing, asks nobody."""
