"""AE-E-13: whatever the Hegemon says of its reasons is true at the moment when it says so. Turns of the Hegemon are
taken on tables of random matches, and each sentence is checked against the table by means of its own."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from games.andromeda.battlefields import Played
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.hegemon import DECKS, DIRECTIONS, ActionCard, hegemon_content
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import named, region_name
from starboard.games.andromeda.odds.rehearsed import copied
from starboard.games.andromeda.rules.end.end import begin_turn
from starboard.games.andromeda.rules.hegemon.hegemon_targets import card_words
from starboard.games.andromeda.rules.hegemon.hegemon_turn import hegemon_turn
from starboard.games.andromeda.state.game_state import (
    BAY,
    FIRST_NEBULA,
    MODULE_TYPES,
    SHIP_TYPES,
    TYPE_OF,
    AndromedaState,
)
from starboard.games.andromeda.state.hegemon_state import Hegemon
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import AskSome, Event, Match, new_match

MATCHES = (("ofc_2b", "twilight"), ("ofc_3b", "shadows"), ("ofc_1a", "dawn"))
TURNS = 22
"""Turns of the Hegemon that are taken in each match."""

Reason = Callable[[AndromedaState, dict[str, Any]], bool]


def the(g: AndromedaState) -> Hegemon:
    assert g.hegemon is not None
    return g.hegemon


def where(g: AndromedaState, args: dict[str, Any]) -> int:
    """The region that a sentence is about."""
    return next(region for region in range(len(content().board.xs)) if region_name(g, region) == args["region"])


def is_leftmost(region: int, regions: list[int]) -> bool:
    xs = content().board.xs
    return region in regions and xs[region] == min(xs[one] for one in regions)


def kinds(g: AndromedaState, prefix: str) -> list[int]:
    """The spaces whose tile has an id that begins like this: pl_ for planets."""
    return [space for space, tile in enumerate(g.tiles) if tile.startswith(prefix)]


def built(g: AndromedaState) -> set[int]:
    return {place.region for place in g.developments}


def fitting(g: AndromedaState) -> list[int]:
    """The regions that the card of the section fits best, before the leftmost is taken."""
    card = hegemon_content().actions[the(g).cards[the(g).section]]
    counts: dict[int, int] = {}
    if card.kind == "base":
        return kinds(g, card.which)
    if card.which == "leftmost_undeveloped":
        return [planet for planet in kinds(g, "pl_") if planet not in built(g)]
    if card.which == "most_moons":
        counts = {planet: len(g.moons[planet]) for planet in kinds(g, "pl_")}
    elif card.which == "most_human_ships":
        places = Counter(place for player in g.players[: g.seats] for place in player.ships)
        counts = {place: count for place, count in places.items() if 0 <= place < FIRST_NEBULA}
    elif card.which == "here":
        return [the(g).probe]
    else:
        step = content().board.steps[the(g).probe][DIRECTIONS.index(card.which)]
        return [step] if step >= 0 and g.tiles[step] else []
    return [place for place, count in counts.items() if count and count == max(counts.values())]


def usable(g: AndromedaState) -> list[int]:
    return [region for region in fitting(g) if region not in kinds(g, "quasar")]


def sites(g: AndromedaState) -> list[int]:
    ships = g.players[g.seats].ships
    transports = {place for ship, place in enumerate(ships) if SHIP_TYPES[TYPE_OF[ship]] == "transport"}
    return [planet for planet in kinds(g, "pl_") if planet in transports and planet not in built(g)]


def is_the_site(g: AndromedaState, args: dict[str, Any]) -> bool:
    region = where(g, args)
    needed = content().regions.planets[g.tiles[region]].leaders
    if the(g).officer == "ofc_3b":
        needed = max(1, needed - 1)
    own = g.players[g.seats].leaders
    return is_leftmost(region, sites(g)) and (args["needed"], args["leaders"]) == (needed, own)


def price(module: str) -> int:
    return sum(content().modules[module].cost)


def column(g: AndromedaState, args: dict[str, Any]) -> int:
    return next(kind for kind, name in enumerate(MODULE_TYPES) if named(name) == args["type"])


def count_of(g: AndromedaState, kind: int) -> int:
    return sum(content().modules[module.id].type == kind for module in g.players[g.seats].modules)


def ramp(g: AndromedaState) -> list[int]:
    section = hegemon_content().station.sections[the(g).section]
    return [ship for ship in section if g.players[g.seats].ships[ship] == BAY]


def is_die(g: AndromedaState, args: dict[str, Any]) -> bool:
    section = hegemon_content().station.section_of[args["die"] - 1]
    return bool(section == the(g).section and args["section"] == DECKS[section])


def is_launch(g: AndromedaState, args: dict[str, Any]) -> bool:
    section = hegemon_content().station.sections[the(g).section]
    ship = section["ABCDEFGHI".index(args["letter"])]
    before = [one for one in section[: section.index(ship)] if g.players[g.seats].ships[one] == BAY]
    return not before and ship == g.ship and g.players[g.seats].ships[ship] == where(g, args)


def the_card(g: AndromedaState) -> ActionCard:
    """The card of the section that the die picked."""
    return hegemon_content().actions[the(g).cards[the(g).section]]


def is_wanted(g: AndromedaState, args: dict[str, Any], *which: str) -> bool:
    """Whether the card says so, and the region is the leftmost that fits it."""
    card = the_card(g)
    return is_leftmost(where(g, args), usable(g)) and (card.kind in which or card.which in which)


def moonlit(g: AndromedaState) -> list[int]:
    return [region for region, moons in g.moons.items() if region >= FIRST_NEBULA and moons]


REASONS: dict[str, tuple[str, Reason]] = {
    "die": ("AE-E-13.2", lambda g, args: is_die(g, args) and bool(ramp(g))),
    "section-empty": ("AE-E-13.2", lambda g, args: is_die(g, args) and not ramp(g)),
    "wants-base": ("AE-E-13.3", lambda g, args: is_wanted(g, args, "base")),
    "wants-ground": ("AE-E-13.3", lambda g, args: is_wanted(g, args, "leftmost_undeveloped")),
    "wants-moons": ("AE-E-13.3", lambda g, args: is_wanted(g, args, "most_moons")),
    "wants-crowd": ("AE-E-13.3", lambda g, args: is_wanted(g, args, "most_human_ships")),
    "wants-probe": ("AE-E-13.3", lambda g, args: is_wanted(g, args, "here")),
    "wants-beside": ("AE-E-13.3", lambda g, args: is_wanted(g, args, *DIRECTIONS)),
    "wants-nowhere": ("AE-E-13.4", lambda g, args: not usable(g) and where(g, args) == the(g).probe),
    "launched": ("AE-E-13.3", is_launch),
    "nebula": ("AE-E-9.1", lambda g, args: is_leftmost(where(g, args), moonlit(g))),
    "no-nebula": ("AE-E-9.1", lambda g, args: not moonlit(g)),
    "no-moon": ("AE-E-13.5", lambda g, args: where(g, args) == g.region and not g.moons[g.region]),
    "command": (
        "AE-E-13.6",
        lambda g, args: args["gains"] == effect_words(hegemon_content().officers[the(g).officer].ring[the(g).marker]),
    ),
    "collected": ("AE-E-13.7", lambda g, args: args["count"] == sum(g.dropped[where(g, args)])),
    "no-site": ("AE-E-10.4", lambda g, args: not sites(g)),
    "wants-building": ("AE-E-10.2", lambda g, args: is_the_site(g, args) and args["leaders"] >= args["needed"]),
    "wants-leaders": ("AE-E-10.5", lambda g, args: is_the_site(g, args) and args["leaders"] < args["needed"]),
    "rarest": (
        "AE-E-9.8",
        lambda g, args: (
            args["count"]
            == count_of(g, column(g, args))
            == min(count_of(g, kind) for kind, modules in enumerate(g.columns) if modules)
        ),
    ),
    "cheapest": (
        "AE-E-9.8",
        lambda g, args: (
            args["price"] == min(price(module) for module in g.columns[column(g, args)])
            and args["module"] in [named(one) for one in g.columns[column(g, args)] if price(one) == args["price"]]
        ),
    ),
    "upgrade": (
        "AE-E-9.6",
        lambda g, args: args["left"] == len(the(g).tiles) and args["tile"] == named(the(g).upgrades[-1]),
    ),
    "next-card": (
        "AE-E-13.11",
        lambda g, args: args["target"] == card_words(hegemon_content().actions[the(g).cards[the(g).section]]),
    ),
    "last-turn": (
        "AE-E-16.1",
        lambda g, args: g.ending and args["count"] == sum(-4 < place != BAY for place in g.players[g.seats].ships),
    ),
    "stays": ("AE-E-15.1", lambda g, args: where(g, args) in sites(g)),
    "wants-battle": (
        "AE-E-15.1",
        lambda g, args: g.battle is not None and where(g, args) in g.players[g.seats].ships,
    ),
    "wants-event": ("AE-E-13.8", lambda g, args: the_card(g).special == "event"),
    "wants-repair": ("AE-E-13.8", lambda g, args: the_card(g).special == "repair"),
    "wants-home": ("AE-E-13.2", lambda g, args: not ramp(g)),
    "settles": ("AE-E-8.1", lambda g, args: args["count"] > 1),
}
"""For each sentence the rule behind it, and whether it is true now."""


class Listener(list[Event]):
    """Checks each sentence at the moment when it is said."""

    def __init__(self, g: AndromedaState, checked: Counter[str]) -> None:
        super().__init__()
        self.g, self.checked = g, checked

    def append(self, event: Event) -> None:
        kind = event.message.id.removeprefix("andromeda-hegemon-")
        if kind in REASONS and event.message.id != kind:
            assert REASONS[kind][1](self.g, dict(event.message.args)), event
            assert event.rule.startswith("AE-E-")
            self.checked[kind] += 1
        super().append(event)


def positions(officer: str, events: str, seed: int) -> Iterator[AndromedaState]:
    """Tables of a random match, each at the beginning of somebody's turn; they grow fuller."""
    options = {"hegemon": officer, "events": events, "moons": "both", "special": True, "raiders": "any"}
    match = new_match(ANDROMEDA, 2, seed, options=options)
    random = Random(seed)
    turns = 0
    while match.question is not None and turns < TURNS * 4:
        if match.question.prompt == "andromeda-ask-turn":
            turns += 1
            if turns % 4 == 0:
                assert isinstance(match.state, AndromedaState)
                yield match.state
        play_on(match, random)


def play_on(match: Match, random: Random) -> None:
    seat = match.waiting[0]
    offers, question = match.offers(seat), match.question
    if isinstance(question, AskSome):
        count = random.randint(question.least, min(question.most, len(offers)))
        match.pick(seat, *random.sample(range(len(offers)), count))
    else:
        lively = [place for place, move in enumerate(offers) if str(move.__struct_config__.tag) in ("launch", "keep")]
        match.pick(seat, random.choice(lively or range(len(offers))))


def as_it_is(g: AndromedaState) -> None:
    """Nothing is changed."""


def ending(g: AndromedaState) -> None:
    g.ending = True


def with_one_leader(g: AndromedaState) -> None:
    g.players[g.seats].leaders = the(g).bribed = 1


def under_dark_nebulae(g: AndromedaState) -> None:
    """No moon is left there, and something has fallen where the Hegemon is."""
    for region in moonlit(g):
        g.moons[region] = []
    for place in g.players[g.seats].ships:
        if place >= 0:
            g.dropped[place] = [0, 1, 0, 2, 0]


def take_turn(g: AndromedaState, checked: Counter[str], random: Random) -> None:
    """A whole turn of the Hegemon; what is asked is answered anyhow."""
    g.news = Listener(g, checked)
    begin_turn(g, g.seats)
    played = Played(hegemon_turn(g))
    while not played.over:
        question = played.question
        moves = random.sample(played.offers, question.least) if isinstance(question, AskSome) else None
        played.answer(*([random.choice(played.offers)] if moves is None else moves))


@pytest.mark.rule("AE-E-8.1")
@pytest.mark.rule("AE-E-9.8")
@pytest.mark.rule("AE-E-10.2")
@pytest.mark.rule("AE-E-10.5")
@pytest.mark.rule("AE-E-13.2")
@pytest.mark.rule("AE-E-13.3")
@pytest.mark.rule("AE-E-13.4")
def test_every_reason_is_true_when_it_is_given() -> None:
    checked: Counter[str] = Counter()
    random = Random(7)
    for officer, events in MATCHES:
        for table in positions(officer, events, 4):
            for change in (as_it_is, ending, with_one_leader, under_dark_nebulae):
                g = copied(table)
                change(g)
                take_turn(g, checked, random)
    assert set(checked) == set(REASONS)
    assert checked.total() > 500
