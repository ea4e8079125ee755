"""IV-X-502: who supports a check, and who may not."""

import pytest

from games.vanguard.proving_ground import Played, check, do, landed, one, own, picks, trip
from starboard.games.vanguard.moves.exploration_moves import Exert, GiveDie, GoOn
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.check.check_support import helpers, supporters
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState

RED = ["red_basic"] * 3


def current(g: VanguardState) -> Check:
    found = trip(g).check
    assert found is not None
    return found


EASY = "green: D -> nothing\nred -> nothing"


def asking(g: VanguardState, action: str = EASY, sector: int = 0) -> Played:
    """A check before any die was chosen."""
    return Played(dice_check(g, 0, "prepare", 0, parse_action(action), sector))


@pytest.mark.rule("IV-X-502")
def test_nobody_supports_who_cannot_and_nobody_supports_who_must_do_without() -> None:
    g = landed("re", "sc", "en", sectors=(1, 1, 1))
    asking(g)
    assert supporters(g, 0) == [1, 2]
    do(g, "status no-support turn", who=1)
    assert supporters(g, 0) == [2]
    do(g, "status no-support turn", who=0)
    assert supporters(g, 0) == []


@pytest.mark.rule("IV-X-502")
def test_from_afar_nobody_supports() -> None:
    g = landed("re", "sc", sectors=(1, 2))
    asking(g, sector=2)
    assert current(g).sector == 2
    assert supporters(g, 0) == []
    asking(g)
    assert supporters(g, 0) == []
    one(g, 1).sector = 1
    assert supporters(g, 0) == [1]


@pytest.mark.rule("IV-X-502")
@pytest.mark.rule("IV-X-1013")
def test_whoever_supports_twice_is_counted_once() -> None:
    g = landed("re", "sc")
    for _ in range(2):
        own(g, 0, ["red_basic"])
        own(g, 1, ["blue_basic"])
        check(g, EASY, ("red_basic", "bas"), support=[("blue_basic", "bas")]).through()
    assert trip(g).tallies.supported == 1


@pytest.mark.rule("IV-X-507")
def test_those_in_the_next_sector_may_help_and_those_further_off_may_not() -> None:
    g = landed("re", "sc", "en", sectors=(1, 2, 1))
    asking(g)
    assert sorted(helpers(g)) == [1, 2]
    one(g, 1).dead = True
    assert helpers(g) == [2]


@pytest.mark.rule("IV-X-502")
@pytest.mark.rule("IV-X-507")
def test_who_gave_a_die_is_a_supporter_and_who_gave_none_is_not() -> None:
    g = landed("re", "sc", "en")
    own(g, 0, RED)
    own(g, 1, ["blue_basic"])
    own(g, 2)
    play = asking(g).answer(*picks(*RED))
    assert play.asked[1] == "support"
    assert play.offers == [GiveDie("blue_basic"), GoOn()], "a crew member with a die need not exert"
    play.answer(GiveDie("blue_basic"))
    assert current(g).supporters == [1], "nobody asks who has neither dice nor what to exert"


@pytest.mark.rule("IV-X-502")
def test_who_has_only_spent_dice_may_exert_to_support() -> None:
    g = landed("re", "sc")
    own(g, 0, RED)
    own(g, 1, spent=["blue_basic", "blue_basic"])
    assert asking(g).answer(*picks(*RED)).offers == [Exert(1), GoOn()]
