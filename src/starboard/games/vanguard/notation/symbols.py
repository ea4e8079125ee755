"""The words of the rulebook that are the same everywhere: symbols, colours, sections, biomes, discoveries."""

RED, GREEN, BLUE = range(3)
COLOURS = ("red", "green", "blue")
"""IV-X-610: a place in this list is the place of a column on a crew board."""

SYMBOLS = (
    "fitness",
    "gathering",
    "defence",
    "exploration",
    "biology",
    "xenology",
    "construction",
    "science",
    "technology",
    "basic",
    "vanguard",
    "accident",
)
"""IV-X-610: three of each colour, then those that every colour has."""
BASIC, VANGUARD, ACCIDENT = 9, 10, 11
NINE = SYMBOLS[:9]
"""The specialisation symbols."""
SHORT = {name[:3]: name for name in SYMBOLS}
"""The notation writes three letters: `sci`, `tec`, `van`."""

SECURITY, RECON, SCIENCE, ENGINEERING = range(4)
SECTIONS = ("security", "recon", "science", "engineering")

TYPES = ("minerals", "living_specimens", "alien_technology", "strange_flora", "microorganisms")
"""IV-X-1401: the five discovery decks."""
TYPE_SHORT = {"min": 0, "spe": 1, "alt": 2, "flo": 3, "mic": 4}
TIERS = ("basic", "rare", "very_rare")

BIOMES = (
    "cold",
    "cave",
    "crystalline",
    "hostile",
    "desert",
    "void",
    "ruins",
    "rocky",
    "deadly",
    "volcanic",
    "vegetation",
    "water",
    "tutorial",
)
"""IV-X-806."""

INJURIES = ("scratch", "wound", "serious", "exhaustion", "leak", "panic", "toxin", "concussion")
"""IV-X-1608: the types of injury cards."""
INJURY_FACES = ("injury", "grave", "psychic", "special", "blank")
DANGER_FACES = ("common", "uncommon", "rare", "special")
DANGER_BOXES = "TABCD"
"""IV-X-1302."""

ROWS = ("yellow", "green", "red")
"""IV-X-541: from the top."""

MORALE = ("very_low", "low", "medium", "high")
"""IV-S-0020: a place in this list is `Ship.morale`."""

ICONS = ("final", "important", "no-save", "no-travel")
"""IV-X-1014."""

PARAMETERS = ("armour", "sensors", "manoeuvrability")
"""IV-X-1101."""
