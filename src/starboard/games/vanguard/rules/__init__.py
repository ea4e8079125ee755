"""The procedures of ISS Vanguard, one file per chapter of the rulebook."""
