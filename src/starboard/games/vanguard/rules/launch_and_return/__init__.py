"""Pages 23 to 36 of the ship book: from the launch of a mission to the memorial."""
