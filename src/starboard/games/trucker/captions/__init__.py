"""What is said of a move: its words and its place on the board, and why it cannot be made."""
