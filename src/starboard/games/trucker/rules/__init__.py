"""The procedures of Galaxy Trucker, one file a chapter of the rulebook."""
