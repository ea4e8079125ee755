"""AE-E-13.3, AE-E-13.4: the region that an action card names, describes, or gives by the probe."""

from starboard.games.andromeda.board.map import kind_of, one_step
from starboard.games.andromeda.board.players import people, the_hegemon
from starboard.games.andromeda.content.hegemon import DIRECTIONS, ActionCard
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.rules.hegemon.hegemon_principles import choose_leftmost
from starboard.games.andromeda.rules.officer.intents import intend
from starboard.games.andromeda.rules.player_area.developments import development_at
from starboard.games.andromeda.state.game_state import SPACES, AndromedaState
from starboard.kernel import Message, Rules


def target(g: AndromedaState, card: ActionCard) -> Rules[int]:
    """The region that the card leads to, or that of the probe when none fits or no ship can be launched there."""
    h = the_hegemon(g)
    fitting = candidates(g, card)
    if not fitting:
        intend(g, "andromeda-hegemon-wants-nowhere", "AE-E-13.4", h.probe)
        return h.probe
    region = yield from choose_leftmost(g, fitting, "AE-E-13.3")
    intend(g, INTENTS.get((card.kind, card.which), "andromeda-hegemon-wants-base"), "AE-E-13.3", region)
    return region


def candidates(g: AndromedaState, card: ActionCard) -> list[int]:
    """The regions that fit the card equally well, the leftmost of which it means. Nothing is launched to a nebula or a
    quasar (AE-E-9.11, AE-B-7.6)."""
    return [region for region in CANDIDATES[card.kind](g, card.which) if kind_of(g, region) != "quasar"]


def _base(g: AndromedaState, which: str) -> list[int]:
    return [region for region in range(SPACES) if g.tiles[region] == which]


def _planet(g: AndromedaState, which: str) -> list[int]:
    planets = [region for region in range(SPACES) if kind_of(g, region) == "planet"]
    if which == "leftmost_undeveloped":
        return [region for region in planets if development_at(g, region) is None]
    return _most(planets, {region: len(g.moons[region]) for region in planets})


def _region(g: AndromedaState, which: str) -> list[int]:
    ships = dict.fromkeys(range(SPACES), 0)
    for player in (g.players[who] for who in people(g)):
        for place in player.ships:
            if place in ships:
                ships[place] += 1
    return _most(list(ships), ships)


def _most(regions: list[int], counts: dict[int, int]) -> list[int]:
    """Those with the most; none where there is nothing to count."""
    most = max(counts.values(), default=0)
    return [region for region in regions if most and counts[region] == most]


def _probe(g: AndromedaState, which: str) -> list[int]:
    probe = the_hegemon(g).probe
    region = probe if which == "here" else one_step(g, probe, DIRECTIONS.index(which))
    return [region] if region >= 0 else []


INTENTS = {
    ("planet", "leftmost_undeveloped"): "andromeda-hegemon-wants-ground",
    ("planet", "most_moons"): "andromeda-hegemon-wants-moons",
    ("region", "most_human_ships"): "andromeda-hegemon-wants-crowd",
    ("probe", "here"): "andromeda-hegemon-wants-probe",
    **{("probe", which): "andromeda-hegemon-wants-beside" for which in DIRECTIONS},
}
"""What the officer wants, by its card; all other cards name a base."""
CANDIDATES = {"base": _base, "planet": _planet, "region": _region, "probe": _probe}


def card_words(card: ActionCard) -> Message:
    """What a card says."""
    if card.kind == "base":
        return named(card.which)
    return WORDS[card.kind, card.which]


WORDS = {
    ("planet", "leftmost_undeveloped"): Message("andromeda-target-undeveloped"),
    ("planet", "most_moons"): Message("andromeda-target-most-moons"),
    ("region", "most_human_ships"): Message("andromeda-target-most-ships"),
    ("probe", "here"): Message("andromeda-target-probe"),
    ("probe", "E"): Message("andromeda-target-probe-east"),
    ("probe", "NE"): Message("andromeda-target-probe-northeast"),
    ("probe", "NW"): Message("andromeda-target-probe-northwest"),
    ("probe", "W"): Message("andromeda-target-probe-west"),
    ("probe", "SW"): Message("andromeda-target-probe-southwest"),
    ("probe", "SE"): Message("andromeda-target-probe-southeast"),
}
