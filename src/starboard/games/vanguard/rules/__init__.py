"""The procedures of ISS Vanguard, one file a chapter of the rulebook."""
