"""AE-E-6 to AE-E-17: the Hegemon."""
