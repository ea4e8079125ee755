"""Which crew members the notation means."""

import pytest

from games.vanguard.campaigns.planets.ground import aboard
from games.vanguard.effects.on_hush import on_hush
from games.vanguard.proving_ground import Fixed
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.crew_targets import candidates, people, random_of
from starboard.games.vanguard.notation.grammar import Call, CrewSet, Group, parse_effect
from starboard.games.vanguard.state.member_state import NOBODY


def crew(text: str) -> CrewSet:
    """The crew set of `each … (draw 1)`."""
    node = parse_effect(f"each {text} (draw 1)").steps[0].options[0]
    assert isinstance(node, Group)
    assert node.crew is not None
    assert not isinstance(node, Call)
    return node.crew


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("me", [0]),
        ("all", [0, 2, 3]),
        ("others", [2, 3]),
        ("here", [0, 2]),
        ("S1/S2", [0, 2, 3]),
        ("connected", [3]),
        ("T02", []),
        ("most charges all", [0]),
        ("least charges all", [2, 3]),
    ],
)
def test_a_crew_set(text: str, meant: list[int]) -> None:
    assert candidates(on_hush(), crew(text), Ctx("test", "IV-C-301", 0)) == meant


@pytest.mark.rule("IV-C-301")
def test_the_dead_and_nobody_are_no_crew() -> None:
    g = on_hush()
    assert candidates(g, crew("me"), Ctx("test", "IV-C-301", 1)) == []
    assert candidates(g, crew("me"), Ctx("test", "IV-C-301", NOBODY)) == []
    assert candidates(g, crew("others"), Ctx("test", "IV-C-301", NOBODY)) == [0, 2, 3]
    assert candidates(aboard(), crew("all"), Ctx("test", "IV-C-301", NOBODY)) == []


@pytest.mark.rule("IV-X-1506")
def test_among_equals_the_lowest_die_decides_and_equal_dice_are_rolled_again() -> None:
    g = on_hush()
    g.chance = Fixed(3, 3, 5, 1)
    assert people(g, crew("least charges all"), Ctx("test", "IV-X-1506", 0)) == [3]
    g.chance = Fixed(3, 9)
    assert random_of(g, [2, 3]) == 2
    assert random_of(g, [3]) == 3
