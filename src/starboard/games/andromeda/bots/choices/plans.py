"""What a faction and a destiny are worth to a player, by how it means to play.

Abilities that work in battles are worth little to somebody who goes into battles with what there is; so each ability
has one worth for quiet play and one for battles. For a bold player the two add up to what was measured: how often
admirals won with each faction in a thousand matches (`bench/andromeda.md`), with 5 % of all matches as one point.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from starboard.games.andromeda.board.players import alone
from starboard.games.andromeda.content import content
from starboard.games.andromeda.rules.player_area.factions import abilities_of
from starboard.games.andromeda.state.game_state import AndromedaState

QUIET: Final = {
    "margins": 1.0,
    "letters_of_credit": 0.8,
    "deep_roots": 0.8,
    "harmony": 0.6,
    "fabricate": 1.6,
    "hymn_of_steel": 1.2,
    "curiosity": 0.4,
    "lecture_hall": 0.4,
    "open_sky": 0.4,
    "long_memory": 0.4,
    "walls_within": 0.4,
    "mindweb": 0.5,
    "foresight": 0.8,
    "moonbound": 2.0,
    "reflections": 1.5,
    "envoys": 1.4,
    "quorum": 0.8,
    "second_life": 1.2,
    "scrap_sense": 0.8,
    "mist_walkers": 0.2,
    "vapor_harvest": 0.2,
    "omnipresence": 1.7,
    "silent_litany": 1.4,
    "infestation": 0.7,
}
"""What an ability is worth without a battle."""
BATTLE: Final = {
    "piracy": 1.0,
    "grim_flag": 1.2,
    "open_sky": 1.4,
    "long_memory": 0.6,
    "phalanx": 0.8,
    "warpath": 1.8,
    "fuel_the_fire": 1.7,
    "hive_mind": 0.6,
}
"""What an ability is worth in battles."""
AGAINST_THE_HEGEMON: Final = {
    "hive_mind": 0.6,
    "infestation": 0.6,
    "lecture_hall": 0.6,
    "curiosity": 0.4,
    "moonbound": 0.4,
    "deep_roots": 0.3,
    "harmony": 0.3,
    "warpath": 0.3,
    "quorum": -0.4,
    "walls_within": -0.4,
    "envoys": -0.5,
    "phalanx": -0.6,
    "omnipresence": -0.7,
    "second_life": -0.9,
}
"""What is better or worse against the Hegemon than among people: half of what a thousand matches of admirals with
factions at random showed, since each faction was played in few of them."""
FROM_PEOPLE: Final = frozenset({"piracy"})
"""What is worth nothing to somebody who plays alone."""
CLOSE: Final = 0.6
"""Factions that differ by less are equally welcome: chance decides."""

DESTINIES: Final = {
    "developments": 7.0,
    "transports_out": 8.0,
    "tracks_at_5": 5.0,
    "highest_track": 7.0,
    "pristine": 7.0,
    "ship_types": 6.0,
    "moons": 5.0,
    "modules": 4.0,
    "planet_types": 5.0,
    "raiders": 6.0,
}
"""Points that a destiny card may bring in the end, by what it counts; the others about `SOME`."""
SOME: Final = 4.0
SUITED: Final = 2.0
"""Points more where an ability of the faction helps with it."""
HELPS: Final[dict[str, set[str]]] = {
    "developments": {"deep_roots", "harmony", "infestation"},
    "planet_types": {"deep_roots", "open_sky"},
    "southern_developments": {"deep_roots", "infestation"},
    "transports_out": {"infestation", "omnipresence"},
    "moons": {"moonbound", "mist_walkers", "reflections"},
    "relics": {"moonbound", "mist_walkers"},
    "raiders": {"fuel_the_fire", "hive_mind"},
    "supremacy_tokens": {"warpath", "fuel_the_fire", "grim_flag"},
    "modules": {"scrap_sense", "margins"},
    "scrapyard": {"second_life"},
    "ship_types": {"fabricate"},
    "pristine": {"walls_within", "hymn_of_steel"},
    "highest_track": {"lecture_hall"},
    "discoveries": {"curiosity", "lecture_hall"},
    "cards": {"mindweb", "foresight", "silent_litany"},
    "leaders": {"envoys", "quorum"},
    "resources": {"letters_of_credit", "margins", "vapor_harvest"},
    "ships_near_dark": {"mist_walkers", "open_sky"},
}
"""The abilities that help with what a destiny card counts."""


def rate_faction(g: AndromedaState, faction: str, boldness: float) -> float:
    """What the two abilities are worth at this table, to somebody who looks for battles as much as that: from 0 to
    1."""
    value = 0.0
    for ability in abilities_of(faction):
        if ability in FROM_PEOPLE and alone(g):
            continue
        value += QUIET.get(ability, 0.0) + boldness * BATTLE.get(ability, 0.0)
        if g.hegemon is not None:
            value += AGAINST_THE_HEGEMON.get(ability, 0.0)
    return value


def pick_faction(g: AndromedaState, factions: Sequence[str], boldness: float, chance: Random) -> int:
    """The place of the best of them, or of one that is about as good."""
    ratings = [rate_faction(g, faction, boldness) for faction in factions]
    return chance.choice([place for place, rating in enumerate(ratings) if rating > max(ratings) - CLOSE])


def rate_destiny(g: AndromedaState, who: int, card: str) -> float:
    """The points that a destiny may bring to this faction."""
    what = content().destinies[card].what
    suited = HELPS.get(what, set()) & abilities_of(g.players[who].faction)
    return DESTINIES.get(what, SOME) + SUITED * len(suited)
