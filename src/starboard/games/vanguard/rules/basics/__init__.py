"""IV-X-0, IV-X-1: what every chapter of the exploration needs."""
