"""Andromeda's Edge with Escalation, and the Hegemon."""
