"""Effects are carried out, and what they speak of is found in the state."""
