"""What is on the table: round, fleet, cards that are known. Answers questions, changes nothing, asks nobody."""
