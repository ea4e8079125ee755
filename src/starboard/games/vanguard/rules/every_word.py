"""Brings together everybody who carries out a word of the vocabulary. To import it is to fill `effects.effects.OPS`."""

from starboard.games.vanguard.effects.effects import OPS
from starboard.games.vanguard.rules.words import (
    aboard_words,
    check_demanded,
    check_words,
    crew_words,
    gain_words,
    marker_words,
    move_words,
    planet_words,
    poi_words,
    ship_words,
    story_words,
    track_words,
    window_words,
)
from starboard.games.vanguard.rules.words.aboard_words import join_meanings

HOMES = (
    aboard_words,
    check_words,
    crew_words,
    check_demanded,
    gain_words,
    marker_words,
    move_words,
    planet_words,
    poi_words,
    ship_words,
    story_words,
    track_words,
    window_words,
)
"""The modules whose words these are."""

join_meanings()

WORDS = sorted(OPS)
"""The words that somebody carries out."""
