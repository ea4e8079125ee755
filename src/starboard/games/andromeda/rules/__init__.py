"""The procedures of Andromeda's Edge, one file a chapter of its rules."""
