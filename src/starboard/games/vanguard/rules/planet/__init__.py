"""IV-X-8 to IV-X-15: what lies and moves on a planet."""
