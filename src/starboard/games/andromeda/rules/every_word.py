"""Brings together everybody who carries out a word of the vocabulary. To import it is to fill `effects.effects.OPS`."""

from importlib import import_module

from starboard.games.andromeda.effects.effects import HEGEMON_OPS, OPS

HOMES = {
    "battle": ("battle_damage", "battle_diplomacy", "battle_preparation", "battle_roll", "raiders"),
    "events": ("event_track", "event_words"),
    "fleet": ("damage", "repair", "ships", "upgrades"),
    "hegemon": (
        "hegemon_command",
        "hegemon_developments",
        "hegemon_modules",
        "hegemon_moons",
        "hegemon_negotiation",
        "hegemon_principles",
        "hegemon_tracks",
    ),
    "player_area": ("developments", "leaders", "modules", "moons", "resources", "tactics", "tokens", "tracks"),
    "turn": ("launch",),
}
"""The modules whose words these are, by chapter."""

for _chapter, _modules in HOMES.items():
    for _module in _modules:
        import_module(f"starboard.games.andromeda.rules.{_chapter}.{_module}")

WORDS = sorted({*OPS, *HEGEMON_OPS})
"""The words that somebody carries out."""
