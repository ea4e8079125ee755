"""AE-B-19: the event track and its cards."""
