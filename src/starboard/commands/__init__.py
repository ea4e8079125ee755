"""The commands of `starboard` that have a file of their own."""
