"""The boards as they lie: sectors, dice and what they meet. Answers questions, changes nothing, asks nobody."""
