"""The procedures of Andromeda's Edge, one file per chapter of its rules."""
