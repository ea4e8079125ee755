"""What the view says of each die of a check: what it could serve, which dice meet a row together, and what comes of
them if nothing more is done."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from games.vanguard import brute
from games.vanguard.proving_ground import Played, deal, face, landed, load, one, own, picks, trip
from starboard.games.vanguard.board.dice_fits import Pool, cover, fits
from starboard.games.vanguard.board.requirements_met import numbered_ways
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.notation.symbols import COLOURS, ROWS, SYMBOLS
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.state.check_state import PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.check.check_view import CheckView, check_view
from starboard.games.vanguard.view.check.fits_view import FitView, RowView

TWO_ROWS = "yellow: sci+bio -> success 2\ngreen: tec/bio -> success 1\nred -> nothing"
NEEDS = [*SYMBOLS[:11], "any", "die", *COLOURS]


# -- Dice that meet a row together -------------------------------------------------------------------------------------


def drawn(rng: Random) -> tuple[Pool, list[brute.Die], list[list[str]], dict[str, Any]]:
    """A pool, a requirement and conversions as they come. Experts show some symbols twice."""
    kinds = [kind.id for kind in KINDS]
    experts = [id for id in kinds if id.endswith("expert")]
    dice = [rng.choice(brute.FACES[rng.choice(rng.choice([kinds, experts]))]) for _ in range(rng.randint(1, 6))]
    ways = [rng.choices(NEEDS, k=rng.randint(1, 3)) for _ in range(rng.randint(1, 2))]
    pairs = [(rng.choice(COLOURS), rng.choice(SYMBOLS[:9])) for _ in range(rng.randint(0, 2))]
    check = {"conversions": [{"colour": colour, "to": to} for colour, to in pairs], "double_symbols": True}
    lie = tuple((COLOURS.index(colour), tuple(map(SYMBOLS.index, symbols))) for colour, symbols in dice)
    conversions = tuple((COLOURS.index(colour), SYMBOLS.index(to)) for colour, to in pairs)
    return Pool(lie, conversions), dice, ways, check


def is_met(dice: Sequence[brute.Die], ways: Sequence[Sequence[str]], check: dict[str, Any]) -> bool:
    return any(brute.meets(dice, list(way), check) for way in ways)


@pytest.mark.rule("IV-X-542")
def test_a_cover_meets_the_row_and_one_die_less_does_not() -> None:
    rng = Random(15)
    met = 0
    for _ in range(500):
        pool, dice, ways, check = drawn(rng)
        numbered = numbered_ways(tuple(map(tuple, ways)))
        found = cover(pool, numbered, tuple(range(len(dice))))
        assert (found is not None) == is_met(dice, ways, check)
        if found is None:
            continue
        met += 1
        used = sorted({fit.die for fit in found})
        assert is_met([dice[place] for place in used], ways, check)
        for left_out in used:
            assert not is_met([dice[place] for place in used if place != left_out], ways, check)
        able = {fit.die for fit in fits(pool, numbered, tuple(range(len(dice))))}
        assert set(used) <= able
    assert met > 100


@pytest.mark.rule("IV-X-542")
def test_own_symbols_go_before_conversions_and_those_before_vanguards() -> None:
    science, basic = SYMBOLS.index("science"), SYMBOLS.index("basic")
    pool = Pool(((2, (SYMBOLS.index("vanguard"),)), (2, (basic,)), (2, (science,))), ((2, science),))
    for needs, wanted in ((1, ["own"]), (2, ["own", "converted"]), (3, ["own", "converted", "vanguard"])):
        found = cover(pool, ((science,) * needs,), (0, 1, 2))
        assert found is not None
        assert sorted((fit.how for fit in found), key=["own", "converted", "vanguard"].index) == wanted


# -- The view of a check -----------------------------------------------------------------------------------------------


@pytest.fixture
def action(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The action of the check, which a test may change: it lies on no card."""
    text = [TWO_ROWS]
    for module in ("view.check.check_view", "odds.asked.check_asked", "rules.planet.action_tracks"):
        monkeypatch.setattr(f"starboard.games.vanguard.{module}.action_of", lambda *_: parse_action(text[0]))
    return text


def rolled(g: VanguardState, text: str, *dice: tuple[str, str]) -> Played:
    own(g, 0, [die for die, _ in dice])
    load(g, *(face(*die) for die in dice))
    play = Played(dice_check(g, 0, "poi:901", 0, parse_action(text))).answer(*picks(*(die for die, _ in dice)))
    while play.asked[1] == "support":
        play.answer(GoOn())
    return play


def scientist(*cards: str, equipment: Sequence[str] = ()) -> VanguardState:
    """Somebody who converts a basic on a blue die into science, and can go on after the roll."""
    g = landed("sc")
    deal(g, *(cards or ("SC03",)))
    one(g).equipment = list(equipment)
    one(g).charges = 0
    return g


def seen(g: VanguardState) -> CheckView:
    found = check_view(g, reckon=False)
    assert found is not None
    return found


def row(check: CheckView, key: str) -> RowView:
    return next(one for one in [*check.combos, *check.specials, *check.rows] if one.key == key)


@pytest.mark.rule("IV-X-502")
def test_a_check_says_at_which_stage_it_is() -> None:
    g = landed("sc", "re")
    own(g, 0, ["blue_science"])
    own(g, 1, ["red_basic"])
    load(g, face("blue_science", "bas"))
    play = Played(dice_check(g, 0, "poi:901", 0, parse_action(TWO_ROWS)))
    assert (seen(g).step, seen(g).stage) == (1, 0)
    play.answer(*picks("blue_science"))
    assert play.asked[1] == "support"
    assert seen(g).stage == 1
    check = trip(g).check
    assert check is not None
    check.pool = [PoolDie(kind=0, face=0, owner=0)]
    stages = []
    for check.step in range(3, 11):
        stages.append(seen(g).stage)
    assert stages == [2, 3, 3, 4, 5, 5, 5, 6]


@pytest.mark.rule("IV-X-571")
@pytest.mark.usefixtures("action")
def test_a_conversion_of_equipment_counts_as_that_of_the_crew_card_does() -> None:
    g = scientist(equipment=["p01"])
    rolled(g, TWO_ROWS, ("blue_science", "bas"), ("red_basic", "bas"))
    check = seen(g)
    fit = FitView(die=0, need="technology", how="converted", by="p01")
    assert row(check, "green").fits == row(check, "green").cover == (fit,)
    assert row(check, "yellow").fits == (FitView(die=0, need="science", how="converted", by="sc"),)
    assert row(check, "yellow").cover is None
    assert check.forecast == "green"


@pytest.mark.rule("IV-X-570")
@pytest.mark.usefixtures("action")
def test_without_equipment_only_the_crew_card_converts() -> None:
    g = scientist()
    rolled(g, TWO_ROWS, ("blue_science", "bas"), ("green_biology", "bio"))
    check = seen(g)
    wanted = (FitView(die=1, need="biology", how="own", by=None), FitView(0, "science", "converted", "sc"))
    assert row(check, "yellow").cover == wanted
    assert row(check, "green").fits == wanted[:1]
    assert (check.forecast, row(check, "red").cover) == ("yellow", ())


@pytest.mark.rule("IV-X-532")
def test_what_a_special_effect_must_have_is_not_left_for_the_outcome(action: list[str]) -> None:
    action[0] = f"special: acc -> use 1 D\nspecial: bio -> charge 1\n{TWO_ROWS}"
    g = scientist()
    rolled(g, action[0], ("red_basic", "acc"), ("green_biology", "bio"), ("blue_wild", "van"))
    check = seen(g)
    assert [one.takes for one in check.specials] == [(0,), (1,)]
    # A vanguard may serve, but need not; an accident that is asked for is a natural one.
    assert [[fit.die for fit in one.fits] for one in check.specials] == [[0], [1, 2]]
    assert check.forecast == "green"
    assert [fit.how for fit in row(check, "green").cover or ()] == ["vanguard"]


@pytest.mark.rule("IV-X-514")
@pytest.mark.usefixtures("action")
def test_a_combination_is_met_without_accidents_or_not_at_all() -> None:
    g = scientist("SC01", "SC03")
    rolled(g, TWO_ROWS, ("blue_science", "sci"), ("blue_science", "acc"))
    check = seen(g)
    assert [one.key for one in check.combos] == ["combine:SC01:0", "combine:SC03:0", "combine:C90:0", "combine:C90:1"]
    assert {fit.die for one in check.combos for fit in one.fits} == {0}
    assert row(check, "combine:SC01:0").cover is not None
    assert row(check, "combine:SC01:0").name is not None


@pytest.mark.rule("IV-X-541")
@pytest.mark.parametrize("seed", range(30))
def test_the_forecast_is_what_comes_of_it(seed: int, action: list[str]) -> None:
    """With effects of natural symbols alone nothing is asked, so that play must end as it was foretold."""
    rng = Random(seed)
    special = rng.choice(["", "special: acc -> charge 1\n", "special: acc -> charge 1\nspecial: R+R -> charge 1\n"])
    first, second = (rng.choice(["sci+bio", "any+any", "G+tec", "sci/tec+tec", "2D+bio"]) for _ in range(2))
    action[0] = f"{special}yellow: {first} -> success 2\ngreen: {second} -> success 1\nred -> nothing"
    g = scientist("SC03", equipment=rng.choice([[], ["p01"]]))
    kinds = rng.choices(["blue_wild", "blue_science", "green_biology", "red_basic", "blue_technology"], k=4)
    names = [(kind, rng.choice([symbols[0] for _, symbols in brute.FACES[kind]])[:3]) for kind in kinds]
    own(g, 0, kinds)
    play = rolled(g, action[0], *sorted(names, key=lambda die: [kind.id for kind in KINDS].index(die[0])))
    foretold = seen(g).forecast if g.expedition.check is not None else ""
    if not foretold:
        assert play.over
        return
    while not play.over:
        play.answer(GoOn() if GoOn() in play.offers else play.offers[0])
    assert [name for name in ROWS if g.expedition.resolved.get(f"poi:901.0.{name}")] == [foretold]


@pytest.mark.rule("IV-X-501")
@pytest.mark.usefixtures("action")
def test_chances_are_worked_out_only_for_those_who_are_asked() -> None:
    g = scientist()
    rolled(g, TWO_ROWS, ("green_biology", "bio"), ("blue_science", "acc"))
    asked, told = VANGUARD.view(g, 0), VANGUARD.view(g, 0, reckon=False)
    assert asked.expedition is not None
    assert asked.expedition.check is not None
    assert asked.expedition.check.odds is not None
    check = msgspec.structs.replace(asked.expedition.check, odds=None)
    assert told.expedition == msgspec.structs.replace(asked.expedition, check=check)
