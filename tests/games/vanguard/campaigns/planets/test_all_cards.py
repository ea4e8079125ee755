"""Every effect that a planet of The Guest Book can bring about is carried out, whatever the players choose."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.vanguard.campaigns.planets.ground import land, trip
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.grammar import Effect
from starboard.games.vanguard.rules.basics.exploration_over import CampaignEnds, ExplorationEnds
from starboard.games.vanguard.rules.check.check_outcomes import resolve_row
from starboard.games.vanguard.rules.planet.missions import settle
from starboard.games.vanguard.rules.planet.threats import enter_field
from starboard.games.vanguard.rules.story.logs import read_log
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import CHECKPOINT, Ask, AskSome, Rules, listed

BOOK = campaign["guest_book"]
SEEDS = range(4)
STATES = (
    {"CUP": "drank", "CALF": "saved", "SIGN": "number", "HOUSE": "thief", "ASK": "stay", "PUMP": "repaired"},
    {"CALF": "left", "SIGN": "struck", "ASK": "need", "PUMP": "broken", "RECORD": "open", "SHOE": "kept"},
)
"""Stories that differ, so that branches differ."""


def effects_of(planet: Planet) -> Iterator[tuple[str, Effect]]:
    """Every effect of a planet that is not a row of an action or a field of a threat, with a name."""
    for name in ("slot", "arrival", "setup", "revisit", "departure", "evacuation"):
        yield name, getattr(planet, name)
    for number, row in enumerate(planet.landing_row, start=1):
        yield f"landing-{number}", row.effect
    for number, rule in enumerate(planet.rule, start=1):
        yield f"rule-{number}", rule.do
    for condition in planet.conditions:
        yield f"{condition.id}-travel", condition.travel
        for combo in condition.combos:
            yield f"{condition.id}-{combo.requirement.text}", combo.effect
        for line in condition.specials:
            if line.special.effect is not None:
                yield f"{condition.id}-special", line.special.effect
        if condition.time is not None:
            yield f"{condition.id}-time", condition.time.effect
    for mission in planet.mission:
        yield f"{mission.id}-reward", mission.reward
    for track in planet.track:
        yield f"{track.id}-full", track.full


def actions_of(planet: Planet) -> Iterator[tuple[str, int, Action]]:
    for kind, cards in (
        ("poi", planet.poi),
        ("threat", planet.threat),
        ("condition", planet.conditions),
        ("mission", planet.mission),
    ):
        for card in cards:
            for number, action in enumerate(card.actions):
                yield f"{kind}:{card.id}", number, action


def answered(g: VanguardState, rules: Rules[Any], dice: random.Random) -> None:
    """Answer every question at random; an end of the exploration is an answer of the rules too."""
    answer: Any = None
    try:
        while True:
            question = rules.send(answer)
            if question is CHECKPOINT:
                answer = None
                continue
            assert isinstance(question, Ask | AskSome)
            options = listed(question.options)
            assert options, question.prompt
            answer = tuple(options[: question.least]) if isinstance(question, AskSome) else dice.choice(options)
    except (StopIteration, ExplorationEnds, CampaignEnds):
        return


def on_the_ground(planet: Planet, seed: int) -> tuple[VanguardState, random.Random]:
    """Three crew members somewhere, with something to lose and something to refresh."""
    dice = random.Random(f"{planet.id}{seed}")
    sectors = [dice.choice(planet.sector).n for _ in range(3)]
    g = land(planet.id, *sectors, flags=STATES[seed % len(STATES)])
    for one in trip(g).team:
        one.spent, one.available = one.available[:2], one.available[2:]
        one.hand = [one.deck.draw(g.chance) for _ in range(2)]
        one.equipment = ["m01"] if seed % 2 else []
    trip(g).who = 0
    return g, dice


PLANETS = [planet for id, planet in sorted(BOOK.planets.items())]
EFFECTS = [
    pytest.param(planet, effect, id=f"{planet.id}-{name}") for planet in PLANETS for name, effect in effects_of(planet)
]
ROWS = [
    pytest.param(planet, source, number, row, id=f"{planet.id}-{source}.{number + 1}.{row}")
    for planet in PLANETS
    for source, number, action in actions_of(planet)
    for row in (action.rows or ["plain"])
]
FIELDS = [
    pytest.param(planet, threat.id, number, id=f"{threat.id}-{number}")
    for planet in PLANETS
    for threat in planet.threat
    for number in range(1, len(threat.track) + 1)
]
LOGS = [pytest.param(BOOK.planets[log.planet], log.id, id=log.id) for log in BOOK.logs.values() if log.planet]


@pytest.mark.rule("IV-X-1012")
@pytest.mark.parametrize(("planet", "effect"), EFFECTS)
def test_effects(planet: Planet, effect: Effect) -> None:
    for seed in SEEDS:
        g, dice = on_the_ground(planet, seed)
        here = trip(g).team[0].sector
        threat = planet.threats[0] if planet.threats else ""
        answered(g, carry_out(g, effect, Ctx(f"planet:{planet.id}", "IV-X-303", 0, 0, here, threat)), dice)
        assert trip(g).team[0].sector in trip(g).places


@pytest.mark.rule("IV-X-561")
@pytest.mark.parametrize(("planet", "source", "number", "row"), ROWS)
def test_rows_of_actions(planet: Planet, source: str, number: int, row: str) -> None:
    for seed in SEEDS:
        g, dice = on_the_ground(planet, seed)
        e = trip(g)
        kind, _, id = source.partition(":")
        here = e.team[0].sector
        if kind == "poi":
            e.places[here].pois.append(Poi(id))
        cards: dict[str, Any] = {"poi": BOOK.pois, "threat": BOOK.threats}
        cards |= {"condition": BOOK.conditions, "mission": BOOK.missions}
        action = cards[kind][id].actions[number]
        if action.plain is not None:
            answered(g, carry_out(g, action.plain, Ctx(source, "IV-X-303", 0, there=here)), dice)
        else:
            e.check = Check(0, source, number, here)
            answered(g, resolve_row(g, action, row), dice)
            e.check = None
        answered(g, settle(g), dice)
        assert e.team[0].sector in e.places


@pytest.mark.rule("IV-X-1501")
@pytest.mark.parametrize(("planet", "threat", "number"), FIELDS)
def test_fields_of_threats(planet: Planet, threat: str, number: int) -> None:
    for seed in SEEDS:
        g, dice = on_the_ground(planet, seed)
        card = next(one for one in trip(g).boards[0].threats if one.id == threat)
        if seed % 2 and card.sectors[0]:
            card.sectors[0] = trip(g).team[0].sector
        answered(g, enter_field(g, threat, number, False), dice)
        assert all(sector in {0, *trip(g).places} for sector in card.sectors)


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("planet", "log"), LOGS)
def test_logs(planet: Planet, log: str) -> None:
    for seed in SEEDS:
        g, dice = on_the_ground(planet, seed)
        answered(g, read_log(g, log, Ctx(f"log:{log}", "IV-C-301", 0)), dice)
        assert log in [entry.log for entry in g.book]


@pytest.mark.rule("IV-X-802")
@pytest.mark.parametrize("id", [id for id, event in BOOK.events.items()])
def test_events(id: str) -> None:
    event = BOOK.events[id]
    for seed in SEEDS:
        g, dice = on_the_ground(BOOK.planets["P01"], seed)
        answered(g, carry_out(g, event.effect, Ctx(f"card:{id}", "IV-X-802", 0)), dice)
        assert trip(g).team[0].sector in trip(g).places
