"""What people write in files and ask about on the command line."""
