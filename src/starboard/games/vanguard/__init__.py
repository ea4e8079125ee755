"""ISS Vanguard: planetary exploration, ship management and campaigns."""
