"""Every crew skill, and everything that equipment, finds and lander mods let somebody do, does what it says."""

from typing import Any

import pytest

from games.vanguard.campaigns.cards.hush import CARDS, changes, gathered, happens, results
from games.vanguard.campaigns.cards.tables import name, rows
from games.vanguard.campaigns.planets.ground import trip
from starboard.games.vanguard.moves.exploration_moves import UseCard, UseSkill
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.check.check_modify import choices
from starboard.games.vanguard.rules.ship.ship_crew import wake
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move

SKILLS = rows("skills")
THINGS = rows("things")
NOT_ON_HUSH = {"p09", "p15", "alt02", "U35", "X05"}
"""What speaks of something that Hush does not have; `test_equipment` has it."""


def used(g: VanguardState, ability: Any, move: Move, what: str) -> str:
    """What is different after an ability was used in its moment; it must be on offer."""
    if what:
        return changes(g, lambda: happens(g, what), move)
    assert move in (choices(g) if ability.timing == "check" else abilities.usable(g, 0, ability.timing))
    return changes(g, lambda: abilities.use(g, move))


@pytest.mark.rule("IV-X-702")
@pytest.mark.parametrize("row", SKILLS, ids=lambda row: row[0])
def test_a_skill_costs_a_charge_and_does_what_it_says(row: list[str]) -> None:
    crew, _, situation, what, shows, different = row
    card = CARDS.crew[crew]
    g = gathered(card.section, situation)
    if crew not in g.crew:
        wake(g, crew, 3)
    trip(g).team[0].crew = crew
    assert used(g, card.skill, UseSkill(0), what) == different
    assert not shows or results(g) == shows


@pytest.mark.rule("IV-X-702")
@pytest.mark.parametrize("row", SKILLS, ids=lambda row: row[0])
def test_without_a_charge_there_is_no_skill(row: list[str]) -> None:
    crew, _, situation, *_ = row
    g = gathered(CARDS.crew[crew].section, situation)
    trip(g).team[0].crew = crew
    trip(g).team[0].charges = 0
    assert all(UseSkill(0) not in abilities.usable(g, 0, timing) for timing in ("any", "turn", "check"))


def having(id: str, situation: str) -> VanguardState:
    """A crew member who carries a thing, stands beside it, or finds it on the lander."""
    thing = CARDS.equipment.get(id)
    g = gathered((thing and thing.section) or "science", situation)
    e = trip(g)
    if thing is None:
        {"uniques": e.uniques, "mods": e.mods, "discoveries": e.discoveries}[CARDS.kind_of[id]].append(id)
    elif thing.kind in ("minor", "personal"):
        e.team[0].equipment.insert(0, id)
    else:
        e.places[e.team[0].sector].gear = [card for card in (thing.upgrades, id) if card]
    return g


def printed(id: str) -> list[Any]:
    """The abilities on a card."""
    card: Any = getattr(CARDS, CARDS.kind_of[id])[id]
    single = [getattr(card, field, None) for field in ("planet", "second", "ability")]
    found = getattr(card, "abilities", ()) or single
    return [ability for ability in found if ability is not None]


@pytest.mark.rule("IV-X-1204")
@pytest.mark.parametrize("row", THINGS, ids=name)
def test_a_thing_does_what_it_says(row: list[str]) -> None:
    id, number, situation, what, shows, different = row
    g = having(id, situation)
    assert used(g, printed(id)[int(number)], UseCard(0, id, int(number)), what) == different
    assert not shows or results(g) == shows


@pytest.mark.rule("IV-X-1204")
@pytest.mark.parametrize(
    "row", [row for row in THINGS if not row[3] and "once" in printed(row[0])[int(row[1])].uses], ids=name
)
def test_what_is_for_once_is_for_once(row: list[str]) -> None:
    id, number, situation, _, _, _ = row
    g = having(id, situation)
    move = UseCard(0, id, int(number))
    ability = printed(id)[int(number)]
    used(g, ability, move, "")
    assert move not in (choices(g) if ability.timing == "check" else abilities.usable(g, 0, ability.timing))


@pytest.mark.rule("IV-X-1204")
def test_every_ability_is_in_a_table() -> None:
    assert [row[0] for row in SKILLS] == list(CARDS.crew)
    things = {**CARDS.equipment, **CARDS.discoveries, **CARDS.uniques, **CARDS.mods}
    wanted = {(id, number) for id in things for number in range(len(printed(id)))}
    assert wanted - {(row[0], int(row[1])) for row in THINGS} <= {(id, 0) for id in NOT_ON_HUSH}
