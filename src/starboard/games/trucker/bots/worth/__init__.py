"""What bots think things are worth."""
