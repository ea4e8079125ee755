"""The table as it lies: round, fleet, cards that are known. Answers questions, changes nothing, asks nobody."""
