"""AE-B-6 to AE-B-18: what a player has: resources, cards, modules, moons, developments, tracks."""
