"""GT-B-2 to GT-B-7: a round from its set-up to the launch."""
