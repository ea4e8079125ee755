"""What things are called, as messages."""
