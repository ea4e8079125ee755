"""AE-E-6 at somebody's own table."""
