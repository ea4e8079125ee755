"""What is on the boards: sectors, dice and what they meet. Answers questions, changes nothing, asks nobody."""
