"""Effects are carried out, and their targets are found in the state."""
