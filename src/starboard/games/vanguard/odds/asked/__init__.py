"""The dice check in progress, as the odds want it."""
