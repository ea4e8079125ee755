"""Brings together everybody who carries out a word of the vocabulary. To import it is to fill `effects.effects.OPS`."""

from starboard.games.vanguard.effects.effects import OPS
from starboard.games.vanguard.rules.words import (
    aboard_words as ops_aboard,
)
from starboard.games.vanguard.rules.words import (
    check_demanded as ops_demanded,
)
from starboard.games.vanguard.rules.words import (
    check_words as ops_check,
)
from starboard.games.vanguard.rules.words import (
    crew_words as ops_crew,
)
from starboard.games.vanguard.rules.words import (
    gain_words as ops_gain,
)
from starboard.games.vanguard.rules.words import (
    marker_words as ops_markers,
)
from starboard.games.vanguard.rules.words import (
    move_words as ops_move,
)
from starboard.games.vanguard.rules.words import (
    planet_words as ops_planet,
)
from starboard.games.vanguard.rules.words import (
    poi_words as ops_poi,
)
from starboard.games.vanguard.rules.words import (
    ship_words as ops_ship,
)
from starboard.games.vanguard.rules.words import (
    story_words as ops_story,
)
from starboard.games.vanguard.rules.words import (
    track_words as ops_tracks,
)
from starboard.games.vanguard.rules.words import (
    window_words as ops_window,
)
from starboard.games.vanguard.rules.words.aboard_meanings import join_meanings

HOMES = (
    ops_aboard,
    ops_check,
    ops_crew,
    ops_demanded,
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
