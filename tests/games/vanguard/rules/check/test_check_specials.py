"""Step 7 of chapter 5 at its edges: what a special effect takes, what it gives, and what is asked about it."""

import pytest

from games.vanguard.proving_ground import Played, check, landed, one, own, trip
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import GoOn, SpendDice
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.check.check_specials import special_effects
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState

RED = "red_basic"
ROWS = "green: sci -> success 1\nred -> nothing"


def pooled(g: VanguardState, *symbols: str, source: str = "prepare", sector: int = 1) -> Check:
    """A check in which red dice show these symbols."""
    one(g).charges = 0
    pool = [PoolDie(NUMBER_OF[RED], -1, 0, symbol) for symbol in symbols]
    found = trip(g).check = Check(0, source, sector=sector, pool=pool)
    return found


def specials(g: VanguardState, *lines: str) -> Played:
    """The special effects of an action with these lines."""
    return Played(special_effects(g, parse_action("\n".join([*(f"special: {line}" for line in lines), ROWS]))))


def left(g: VanguardState) -> list[str]:
    """What is left in the pool."""
    found = trip(g).check
    assert found is not None
    return [die.shows for die in found.pool]


# -- What an effect takes --------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-533")
@pytest.mark.parametrize(
    ("line", "charges", "stay"),
    [
        ("fit -> charge 1", 2, ["gathering"]),
        ("fit/gat -> charge 1", 3, []),
        ("once fit -> charge 1", 1, ["fitness", "gathering"]),
        ("fit+gat -> charge 1", 1, ["fitness"]),
        ("fit+fit -> charge 1", 1, ["gathering"]),
        ("2D -> charge 1", 1, ["gathering"]),
        ("def -> charge 1", 0, ["fitness", "fitness", "gathering"]),
    ],
)
def test_an_effect_takes_what_it_needs_as_often_as_it_can(line: str, charges: int, stay: list[str]) -> None:
    g = landed("re", "sc")
    pooled(g, "fitness", "fitness", "gathering")
    word = "special" if not line.startswith("once ") else "special once"
    action = parse_action(f"{word}: {line.removeprefix('once ')}\n{ROWS}")
    Played(special_effects(g, action)).through(*[SpendDice((0, 1))] * line.startswith("2D"))
    assert (one(g).charges, left(g)) == (charges, stay)


@pytest.mark.rule("IV-X-536")
@pytest.mark.parametrize(("symbols", "charges"), [(["fitness"], 1), (["gathering"], 0), ([], 0)])
def test_a_conditional_effect_is_carried_out_once_if_it_holds(symbols: list[str], charges: int) -> None:
    g = landed("re", "sc")
    pooled(g, *symbols)
    specials(g, "if shown fit > 0 -> charge 1").through()
    assert one(g).charges == charges
    assert left(g) == symbols


@pytest.mark.rule("IV-X-536")
def test_an_instant_effect_with_a_symbol_ends_the_check_before_what_comes_below() -> None:
    g = landed("re", "sc")
    own(g, 0, [RED, RED])
    one(g).charges = 0
    action = "special: acc -> !green\nspecial: R -> charge 1\ngreen: sci -> success 1\nred -> nothing"
    check(g, action, (RED, "acc"), (RED, "bas")).through()
    assert (trip(g).success, one(g).charges) == (1, 0)


@pytest.mark.rule("IV-X-536")
def test_an_instant_effect_whose_symbol_nobody_shows_does_not_end_the_check() -> None:
    g = landed("re", "sc")
    own(g, 0, [RED])
    one(g).charges = 0
    action = "special: acc -> !green\nspecial: R -> charge 1\ngreen: sci -> success 1\nred -> nothing"
    check(g, action, (RED, "bas")).through()
    assert (trip(g).success, one(g).charges) == (0, 1)


@pytest.mark.rule("IV-X-535")
@pytest.mark.rule("IV-X-536")
def test_an_instant_effect_may_be_met_with_a_vanguard_and_ends_the_check_then() -> None:
    g = landed("se", "sc")
    pooled(g, "vanguard", "vanguard")
    play = specials(g, "fit -> !green", "R -> charge 1")
    assert play.offers == [SpendDice((0,)), GoOn()]
    play.answer(SpendDice((0,)))
    assert play.over, "once is enough"
    assert (one(g).charges, left(g)) == (0, ["vanguard"])


@pytest.mark.rule("IV-X-532")
def test_once_is_once_with_vanguards_too() -> None:
    g = landed("se", "sc")
    pooled(g, "vanguard", "vanguard")
    play = Played(special_effects(g, parse_action(f"special once: fit -> charge 1\n{ROWS}")))
    play.answer(SpendDice((0,)))
    assert play.over
    assert one(g).charges == 1


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-535")
def test_an_effect_that_nothing_met_by_itself_may_still_be_met_once_with_a_vanguard() -> None:
    g = landed("se", "sc")
    pooled(g, "vanguard")
    play = Played(special_effects(g, parse_action(f"special once: fit -> charge 1\n{ROWS}")))
    assert play.asked == (0, "special")
    g = landed("se", "sc")
    pooled(g, "vanguard", "fitness")
    assert Played(special_effects(g, parse_action(f"special once: fit -> charge 1\n{ROWS}"))).over


@pytest.mark.rule("IV-X-583")
def test_a_vanguard_is_no_accident_but_serves_the_other_side_of_a_slash() -> None:
    g = landed("se", "sc")
    pooled(g, "vanguard")
    assert specials(g, "acc -> use 1 D").over, "nobody would"
    g = landed("se", "sc")
    pooled(g, "vanguard")
    assert specials(g, "acc/fit -> charge 1").offers == [SpendDice((0,)), GoOn()]


# -- What stays is asked ---------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-534")
def test_one_of_several_dice_with_the_symbol_is_chosen_where_others_differ() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_gathering", "red_defence"])
    one(g).charges = 0
    play = check(g, f"special once: R -> charge 1\n{ROWS}", ("red_gathering", "gat"), ("red_defence", "def"))
    while play.asked[1] == "modify":
        play.answer(GoOn())
    assert play.asked == (0, "spend")
    assert play.offers == [SpendDice((0,)), SpendDice((1,))]


@pytest.mark.rule("IV-X-534")
def test_equal_dice_are_not_asked_about() -> None:
    g = landed("re", "sc")
    pooled(g, "fitness", "fitness")
    assert Played(special_effects(g, parse_action(f"special once: R -> charge 1\n{ROWS}"))).over
    assert left(g) == ["fitness"]


@pytest.mark.rule("IV-X-535")
@pytest.mark.parametrize(
    ("head", "lines", "asked"),
    [
        ("tracks: green 4, red 4", ["fit -> green +1", "acc -> red +1"], False),
        ("tracks: green 4, red 4", ["fit -> green +1", "gat -> green +2"], True),
        ("tracks: green 4, red 4", ["fit -> green +1", "gat -> charge 1"], True),
        ("tracks: green 4, red 4", ["fit -> red +1", "gat -> red +1"], True),
        ("tracks: green 4, red 4", ["fit -> green -1", "acc -> red +1"], True),
        ("tracks: yellow 4, green 4, red 4", ["fit -> green +1", "acc -> red +1"], False),
        ("tracks: yellow 4, green 4, red 4", ["fit -> green +1", "gat -> yellow +1"], True),
    ],
)
def test_whether_to_use_a_vanguard_is_asked_where_one_could_want_to_keep_it(
    head: str, lines: list[str], asked: bool
) -> None:
    g = landed("se", "sc", sectors=(6, 6))
    pooled(g, "vanguard", source="poi:905", sector=6)
    rows = [f"{row} -> nothing" for row in ("yellow", "green", "red") if row in head]
    play = Played(special_effects(g, parse_action("\n".join([head, *(f"special: {line}" for line in lines), *rows]))))
    assert (not play.over and GoOn() in play.offers) == asked


@pytest.mark.rule("IV-X-535")
def test_a_pair_for_the_green_track_may_be_held_back() -> None:
    g = landed("se", "sc", sectors=(6, 6))
    pooled(g, "vanguard", "fitness", source="poi:905", sector=6)
    action = parse_action("tracks: green 4, red 4\nspecial: fit+gat -> green +1\ngreen -> nothing\nred -> nothing")
    assert Played(special_effects(g, action)).offers == [SpendDice((0, 1)), GoOn()]


@pytest.mark.rule("IV-X-535")
def test_which_die_goes_to_the_green_track_first_is_not_asked() -> None:
    """Both are sure to go in the end, for each of them is worth a step."""
    g = landed("en", "sc", sectors=(6, 6))
    own(g, 0, ["green_basic", "blue_basic"])
    play = check(g, "", ("green_basic", "van"), ("blue_basic", "van"), source="poi:905")
    while not play.over and play.asked[1] == "modify":
        play.answer(GoOn())
    assert play.over
    assert trip(g).places[6].pois[-1].tracks["0.green"] == 2


# -- Cards and gear --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-534")
def test_a_card_excuses_a_die_of_one_effect_only_and_not_the_only_one() -> None:
    g = landed("re", "sc")
    notes = pooled(g, "fitness", "gathering").notes
    notes.excused.append("special")
    specials(g, "def -> charge 1", "fit+def -> charge 2", "gat+def -> charge 3").through()
    assert (one(g).charges, left(g)) == (2, ["gathering"])
    assert notes.excused == []


@pytest.mark.rule("IV-X-534")
def test_a_card_excuses_one_die_of_the_longer_side_of_a_slash() -> None:
    g = landed("re", "sc")
    pooled(g, "fitness").notes.excused.append("special")
    specials(g, "xen/fit+def -> charge 1").through()
    assert one(g).charges == 1


# -- Death -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1803")
def test_nothing_more_happens_in_the_check_of_somebody_who_died_in_it() -> None:
    g = landed("re", "sc")
    pooled(g, "fitness", "gathering")
    one(g).dead = True
    specials(g, "fit -> supply 1", "gat -> supply 1").through()
    assert (trip(g).supplies, left(g)) == (5, ["fitness", "gathering"])


@pytest.mark.rule("IV-X-535")
def test_natural_symbols_are_taken_and_a_vanguard_stays() -> None:
    g = landed("re", "sc")
    pooled(g, "fitness", "gathering", "vanguard")
    assert specials(g, "fit+gat -> charge 1").over
    assert (one(g).charges, left(g)) == (1, ["vanguard"])


@pytest.mark.rule("IV-X-533")
def test_either_side_of_a_slash_may_need_more_than_one_die() -> None:
    g = landed("re", "sc")
    pooled(g, "fitness", "defence")
    assert specials(g, "xen/fit+def -> charge 1").over
    assert (one(g).charges, left(g)) == (1, [])
