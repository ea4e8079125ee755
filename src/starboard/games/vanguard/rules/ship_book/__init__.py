"""Pages 2 to 18 of the ship book, room by room."""
