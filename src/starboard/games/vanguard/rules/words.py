"""Brings together everybody who carries out a word of the vocabulary. To import it is to fill `effects.OPS`."""

from starboard.games.vanguard.effects import OPS
from starboard.games.vanguard.rules import (
    ops_aboard,
    ops_check,
    ops_crew,
    ops_gain,
    ops_markers,
    ops_move,
    ops_planet,
    ops_poi,
    ops_ship,
    ops_story,
    ops_tracks,
    ops_window,
)
from starboard.games.vanguard.rules.aboard import join_meanings

HOMES = (
    ops_aboard,
    ops_check,
    ops_crew,
    ops_gain,
    ops_markers,
    ops_move,
    ops_planet,
    ops_poi,
    ops_ship,
    ops_story,
    ops_tracks,
    ops_window,
)
"""The modules whose words these are."""

join_meanings()

WORDS = sorted(OPS)
"""The words that somebody carries out."""
