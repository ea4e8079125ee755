"""Brings together everybody who carries out a word of the vocabulary. To import it is to fill `effects.effects.OPS`."""

from starboard.games.andromeda.effects.effects import HEGEMON_OPS, OPS
from starboard.games.andromeda.rules.battle import (
    battle_damage,
    battle_diplomacy,
    battle_preparation,
    battle_roll,
    raiders,
)
from starboard.games.andromeda.rules.events import event_track
from starboard.games.andromeda.rules.events import event_words as ops_events
from starboard.games.andromeda.rules.fleet import damage, repair, ships, upgrades
from starboard.games.andromeda.rules.hegemon import (
    hegemon_battle,
    hegemon_command,
    hegemon_developments,
    hegemon_modules,
    hegemon_moons,
    hegemon_negotiation,
    hegemon_principles,
    hegemon_tracks,
)
from starboard.games.andromeda.rules.player_area import (
    developments,
    leaders,
    modules,
    moons,
    resources,
    tactics,
    tokens,
    tracks,
)
from starboard.games.andromeda.rules.turn import launch

HOMES = (
    battle_damage,
    battle_diplomacy,
    battle_preparation,
    battle_roll,
    damage,
    developments,
    event_track,
    hegemon_battle,
    hegemon_command,
    hegemon_developments,
    hegemon_modules,
    hegemon_moons,
    hegemon_negotiation,
    hegemon_principles,
    hegemon_tracks,
    launch,
    leaders,
    modules,
    moons,
    ops_events,
    raiders,
    repair,
    resources,
    ships,
    tactics,
    tokens,
    tracks,
    upgrades,
)
"""The modules whose words these are."""

WORDS = sorted({*OPS, *HEGEMON_OPS})
"""The words that somebody carries out."""
