"""The procedures of Galaxy Trucker, one file per chapter of the rulebook."""
