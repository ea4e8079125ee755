"""IV-X-2, IV-X-3: rounds, turns and actions on a planet."""
