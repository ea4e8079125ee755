"""Steps 7 to 10 of chapter 5, and chapter 9: special effects, tracks, rows and their arrows."""

import pytest

from games.vanguard.proving_ground import (
    INJURY_FACE,
    Played,
    check,
    deal,
    do,
    face,
    hurt,
    ids,
    landed,
    load,
    one,
    own,
    trip,
)
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import Combine, GoOn, PickDie, PickWord, PlayCard, SpendDice
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.basics.conditions import place_condition
from starboard.games.vanguard.rules.check.check_outcomes import mark_outcome, resolve_outcome, resolve_row
from starboard.games.vanguard.rules.planet.poi import top_poi
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState

EASY = "green: D -> nothing\nred -> nothing"


def current(g: VanguardState) -> Check:
    found = trip(g).check
    assert found is not None
    return found


SAVE = "902"
"""The POI with two tracks of four fields: accidents for red, any die for green."""
FIVE = ["red_basic", "red_basic", "red_basic", "blue_basic", "blue_basic"]


def yard(*crew: str) -> VanguardState:
    """The team stands before the track check in sector 2."""
    return landed(*(crew or ("re", "sc")), sectors=[2] * len(crew or ("re", "sc")))


def fields(g: VanguardState, sector: int = 2) -> dict[str, int]:
    """The markers on the tracks of the POI."""
    poi = top_poi(g, sector)
    assert poi is not None
    return poi.tracks


def row(g: VanguardState) -> str:
    """The row that was resolved last."""
    resolved = [event for event in g.news or [] if event.message.id == "vanguard-row"]
    return str(resolved[-1].message.args["row"]).removeprefix("vanguard-row-").removesuffix("()") if resolved else ""


# -- Tracks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-534")
@pytest.mark.rule("IV-X-901")
@pytest.mark.rule("IV-X-902")
@pytest.mark.rule("IV-X-537")
def test_one_accident_of_five_dice_leaves_four_for_green() -> None:
    """T-10."""
    g = yard()
    own(g, 0, FIVE)
    faces = ["acc", "bas", "bas", "bas", "van"]
    check(g, "", *zip(FIVE, faces, strict=True), source=f"poi:{SAVE}").through()
    assert trip(g).success == 1
    assert row(g) == "green"
    poi = top_poi(g, 2)
    assert poi is not None
    assert poi.id == "000"


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-903")
def test_two_accidents_leave_too_few_and_the_markers_stay() -> None:
    """T-11."""
    g = yard()
    own(g, 0, FIVE)
    faces = ["acc", "acc", "bas", "bas", "bas"]
    check(g, "", *zip(FIVE, faces, strict=True), source=f"poi:{SAVE}").through()
    assert fields(g) == {"0.red": 2, "0.green": 3}
    assert row(g) == ""
    # Another crew member goes on where the first one stopped.
    own(g, 1, ["blue_basic"])
    check(g, "", ("blue_basic", "bas"), source=f"poi:{SAVE}", who=1).through()
    assert row(g) == "green"


@pytest.mark.rule("IV-X-560")
def test_an_outcome_that_replaces_the_card_voids_its_other_tracks() -> None:
    """T-13: both tracks reach their outcome; green is the upper one."""
    g = yard()
    own(g, 0, ["red_basic", "blue_basic"])
    fields(g).update({"0.green": 3, "0.red": 3})
    check(g, "", ("red_basic", "acc"), ("blue_basic", "bas"), source=f"poi:{SAVE}").through()
    assert trip(g).success == 1
    assert one(g).injuries == []


@pytest.mark.rule("IV-X-560")
def test_every_track_on_its_outcome_field_is_resolved_from_the_top() -> None:
    g = landed(sectors=[6, 6])
    own(g, 0, ["green_biology", "red_basic"])
    markers = fields(g, 6)
    markers.update({"0.green": 3, "0.red": 3})
    check(g, "", ("green_biology", "bio"), ("red_basic", "acc"), source="poi:905").through()
    assert [event.message.id for event in g.news or []].count("vanguard-row") == 2
    assert fields(g, 6) == {}


@pytest.mark.rule("IV-X-902")
def test_advances_beyond_the_outcome_field_are_lost() -> None:
    g = yard()
    own(g, 0, FIVE)
    fields(g).update({"0.green": 3})
    check(g, "", *[(die, "bas") for die in FIVE], source=f"poi:{SAVE}").through()
    assert trip(g).success == 1
    assert row(g) == "green"


@pytest.mark.rule("IV-X-902")
def test_no_marker_goes_beyond_the_outcome_field() -> None:
    g = yard()
    do(g, "advance green 9 here short")
    assert fields(g) == {"0.green": 3}
    do(g, "advance green 9 here")
    assert fields(g) == {"0.green": 4}


@pytest.mark.rule("IV-X-904")
def test_a_marker_goes_back_and_leaves_the_first_field() -> None:
    g = yard()
    fields(g).update({"0.red": 2})
    do(g, "advance red -1 here")
    assert fields(g) == {"0.red": 1}
    do(g, "advance red -1 here")
    assert fields(g) == {}


@pytest.mark.rule("IV-X-540")
def test_with_tracks_no_row_is_marked() -> None:
    g = yard()
    own(g, 0, ["red_basic"])
    check(g, "", ("red_basic", "bas"), source=f"poi:{SAVE}").through()
    assert row(g) == ""
    assert fields(g) == {"0.green": 1}


# -- Special effects -------------------------------------------------------------------------------------------------

ROWS = "green: sci -> success 1\nred -> nothing"


def specials(*lines: str) -> str:
    """An action with special effects, whose rows count nothing."""
    return "\n".join([*(f"special: {line}" for line in lines), ROWS])


def led(g: VanguardState) -> int:
    """How many charges somebody has: special effects of these tests give them."""
    return one(g).charges


@pytest.mark.rule("IV-X-533")
@pytest.mark.parametrize(
    "dice",
    [[("red_fitness", "fit"), ("red_fitness", "fit")], [("red_expert", "fit+fit")]],
    ids=["two dice", "one die with both"],
)
def test_two_equal_symbols_may_be_on_one_die(dice: list[tuple[str, str]]) -> None:
    """T-37."""
    g = landed("re", "se")
    own(g, 0, [die for die, _ in dice])
    check(g, "green: fit+fit -> success 1\nred -> nothing", *dice).through()
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-533")
def test_one_die_with_both_symbols_satisfies_both() -> None:
    """T-38."""
    g = landed("re", "se")
    own(g, 0, ["red_universal"])
    check(g, "green: def+gat -> success 1\nred -> nothing", ("red_universal", "def+gat")).through()
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-530")
@pytest.mark.rule("IV-X-532")
def test_effects_from_the_top_each_with_what_the_ones_above_left() -> None:
    """T-42: accidents leave first, matching dice next, each complete triple of the rest counts."""
    g = landed(sectors=[6, 6])
    rolled = ["red_basic", "red_fitness", "red_gathering", "green_exploration", "green_basic", "blue_basic"]
    own(g, 0, rolled)
    faces = ["acc", "fit", "bas", "exp", "bas", "bas"]
    lines = specials("acc -> charge 1", "fit/exp -> supply 1", "3D -> charge 9")
    one(g).charges, trip(g).supplies = 0, 0
    check(g, lines, *zip(rolled, faces, strict=True)).through()
    assert (led(g), trip(g).supplies) == (10, 2)


@pytest.mark.rule("IV-X-533")
def test_all_dice_used_for_an_effect_are_gone_even_with_symbols_left() -> None:
    """T-43: two dice with three gathering and one defence."""
    g = landed("re", "se")
    own(g, 0, ["red_expert", "red_universal"])
    lines = specials("gat -> charge 1", "def -> supply 1")
    one(g).charges, trip(g).supplies = 0, 0
    check(g, lines, ("red_expert", "gat+gat"), ("red_universal", "def+gat")).through()
    assert (led(g), trip(g).supplies) == (3, 0)


@pytest.mark.rule("IV-X-532")
def test_an_effect_that_takes_all_dice_leaves_nothing_for_a_later_one() -> None:
    """T-45."""
    g = landed("re", "se")
    own(g, 0, ["red_fitness", "red_fitness", "red_basic"])
    lines = specials("fit -> charge 1", "acc -> supply 1", "fit -> supply 1")
    one(g).charges, trip(g).supplies = 0, 0
    check(g, lines, ("red_fitness", "fit"), ("red_fitness", "fit"), ("red_basic", "bas")).through()
    assert (led(g), trip(g).supplies) == (2, 0)


@pytest.mark.rule("IV-X-532")
def test_a_colour_in_a_special_effect_takes_every_die_of_it() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_fitness", "red_basic", "blue_basic"])
    one(g).charges = 0
    check(g, specials("R -> charge 1"), ("red_fitness", "acc"), ("red_basic", "bas"), ("blue_basic", "bas")).through()
    assert led(g) == 2


@pytest.mark.rule("IV-X-535")
def test_vanguards_and_conversions_may_be_used_but_need_not() -> None:
    """Q-02."""
    for wanted in (0, 1):
        g = landed("se", "re")
        own(g, 0, ["red_basic"])
        one(g).charges = 0
        play = check(g, specials("fit -> charge 1"), ("red_basic", "van"))
        if play.asked[1] == "modify":
            play.answer(GoOn())
        assert play.offers == [SpendDice((0,)), GoOn()]
        play.through(SpendDice((0,)) if wanted else GoOn())
        assert led(g) == wanted


@pytest.mark.rule("IV-X-535")
def test_for_the_green_track_nobody_is_asked() -> None:
    g = landed("en", "sc", sectors=[6, 6])
    own(g, 0, ["green_basic", "blue_basic"])
    check(g, "", ("green_basic", "bas"), ("blue_basic", "van"), source="poi:905").through()
    assert fields(g, 6) == {"0.green": 2}


@pytest.mark.rule("IV-X-534")
def test_which_die_stays_is_asked_where_a_later_row_could_use_it() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_basic", "red_basic", "blue_science"])
    one(g).charges = 0
    play = check(g, specials("2D -> charge 1"), ("red_basic", "bas"), ("red_basic", "bas"), ("blue_science", "sci"))
    assert play.asked[1] == "spend"
    play.answer(SpendDice((0, 1))).through()
    assert led(g) == 1
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-531")
def test_the_special_effect_of_the_condition_comes_first_in_every_check() -> None:
    g = landed("re", "se")
    for _ in place_condition(g, "C91", "IV-X-1012"):
        pass
    own(g, 0, ["red_basic", "blue_basic"])
    one(g).charges = 0
    check(g, specials("D -> charge 1"), ("red_basic", "acc"), ("blue_basic", "bas")).through()
    # The accident was spent by the condition; one die was left for the action.
    assert led(g) == 1


@pytest.mark.rule("IV-X-536")
def test_an_instant_effect_ends_the_check_at_once() -> None:
    """T-48: no defence in the pool means red."""
    g = landed("re", "se")
    own(g, 0, ["red_fitness", "blue_basic"])
    action = "special: if shown def = 0 -> !red\nspecial: D -> charge 1\ngreen: fit -> success 1\nred -> supply 1"
    one(g).charges = 0
    check(g, action, ("red_fitness", "fit"), ("blue_basic", "bas")).through()
    assert (led(g), trip(g).success, trip(g).supplies) == (0, 0, 6)
    assert ids(one(g).spent) == ["red_fitness", "blue_basic"]


@pytest.mark.rule("IV-X-536")
def test_an_instant_effect_may_ask_for_a_symbol() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_fitness"])
    action = "special: acc -> !red\ngreen: D -> success 1\nred -> supply 1"
    check(g, action, ("red_fitness", "acc")).through()
    assert (trip(g).success, trip(g).supplies) == (0, 6)


# -- Rows ------------------------------------------------------------------------------------------------------------

SAMPLE = "yellow: sci/xen -> success 1 => green\ngreen: R+G+B -> unique U01, supply 1\nred -> supply -1"


@pytest.mark.rule("IV-X-541")
@pytest.mark.rule("IV-X-562")
def test_yellow_leads_on_to_green() -> None:
    """T-17: one die that shows one of the two symbols."""
    g = landed("sc", "re")
    own(g, 0, ["green_xenology"])
    check(g, SAMPLE, ("green_xenology", "xen")).through()
    assert trip(g).success == 1
    assert trip(g).uniques == ["U01"]


@pytest.mark.rule("IV-X-543")
def test_red_when_nothing_else_can_be_met() -> None:
    """T-18."""
    g = landed("re", "se")
    own(g, 0, ["red_fitness"])
    check(g, SAMPLE, ("red_fitness", "fit")).through()
    assert (trip(g).supplies, trip(g).success, trip(g).uniques) == (4, 0, [])


@pytest.mark.rule("IV-X-562")
def test_an_arrow_leads_only_its_own_way() -> None:
    """T-47: green marked, the arrow goes from yellow to green."""
    g = landed("re", "se")
    own(g, 0, ["red_basic", "green_basic", "blue_basic"])
    check(g, SAMPLE, ("red_basic", "acc"), ("green_basic", "bas"), ("blue_basic", "bas")).through()
    assert trip(g).success == 0
    assert trip(g).uniques == ["U01"]


@pytest.mark.rule("IV-X-542")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ([("red_fitness", "fit")], True),
        ([("red_basic", "acc"), ("blue_basic", "bas")], True),
        ([("red_basic", "acc"), ("red_basic", "bas")], False),
    ],
)
def test_either_side_of_a_slash_and_all_parts_of_a_sum(dice: list[tuple[str, str]], met: bool) -> None:
    """T-41: X, or one red and one blue die of any result."""
    g = landed("re", "se")
    own(g, 0, [die for die, _ in dice])
    check(g, "green: fit/R+B -> success 1\nred -> nothing", *dice).through()
    assert trip(g).success == met


@pytest.mark.rule("IV-X-541")
@pytest.mark.parametrize(
    ("faces", "expected"),
    [(("fit", "gat", "bas"), "yellow"), (("fit", "bas", "bas"), "green"), (None, "red")],
)
def test_rows_are_tried_from_the_top(faces: tuple[str, ...] | None, expected: str) -> None:
    """T-46: yellow P+Q, green two red and one blue."""
    g = landed("re", "se")
    rolled = ["red_fitness", "red_gathering", "blue_basic"] if faces else ["red_fitness"]
    own(g, 0, rolled)
    action = "yellow: fit+gat -> success 1\ngreen: 2R+B -> success 2\nred -> success 3"
    check(g, action, *zip(rolled, faces or ("acc",), strict=True)).through()
    assert row(g) == expected


@pytest.mark.rule("IV-X-543")
def test_nobody_may_skip_a_row_that_can_be_met() -> None:
    """Q-10: the die that shows the symbol of yellow is not kept."""
    g = landed("sc", "re")
    own(g, 0, ["green_xenology", "red_basic", "blue_basic"])
    play = check(g, "yellow: xen -> supply -1\ngreen: G+R -> success 1\nred -> nothing", ("green_xenology", "xen"))
    play.through()
    assert row(g) == "yellow"


@pytest.mark.rule("IV-X-550")
def test_all_dice_go_to_their_owners_spent_dice() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_fitness", "blue_basic"])
    own(g, 1, ["green_biology"])
    check(g, ROWS, ("red_fitness", "fit"), ("blue_basic", "acc"), support=[("green_biology", "bas")]).through()
    assert ids(one(g).spent) == ["red_fitness", "blue_basic"]
    assert ids(one(g, 1).spent) == ["green_biology"]


@pytest.mark.rule("IV-X-563")
def test_an_outcome_concerns_the_active_crew_member_alone() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_fitness", "red_fitness"])
    before = len(one(g, 1).available)
    check(g, "green: fit -> use 1 R\nred -> nothing", ("red_fitness", "fit")).through()
    assert one(g).available == []
    assert len(one(g, 1).available) == before


@pytest.mark.rule("IV-X-561")
def test_a_row_gives_success_once_but_leads_again() -> None:
    """Ours: what a row gives once an exploration."""
    g = landed("re", "se")
    for _ in range(2):
        own(g, 0, ["red_fitness"])
        check(g, "green: fit -> success 1, supply 1\nred -> nothing", ("red_fitness", "fit")).through()
    assert (trip(g).success, trip(g).supplies) == (1, 7)


# -- The two full examples -------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-510")
@pytest.mark.rule("IV-X-541")
def test_example_one_a_combination_takes_the_symbol_that_yellow_would_need() -> None:
    """T-49."""
    g = landed("re", "se", sectors=[1, 3])
    rolled = ["red_gathering", "red_basic", "green_basic", "blue_basic"]
    own(g, 0, rolled)
    action = "yellow: gat -> success 1 => green\ngreen: R+G+B -> unique U01, poi 000\nred -> nothing"
    faces = ["gat", "acc", "bas", "bas"]
    play = check(g, action, *zip(rolled, faces, strict=True))
    play.answer(Combine("C90", 0)).through()
    assert trip(g).tallies.gathered == 1
    assert trip(g).uniques == ["U01"]
    assert trip(g).success == 0
    poi = top_poi(g, 1)
    assert poi is not None
    assert poi.id == "000"


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-571")
def test_example_two_a_track_with_support_injury_and_conversion() -> None:
    """T-50."""
    g = landed("en", "re", sectors=[6, 6])
    own(g, 0, ["blue_basic", "blue_basic", "green_biology"])
    own(g, 1, ["green_basic"])
    hurt(g, "leak", columns=[0])
    deal(g, "EN02")
    fields(g, 6)["0.green"] = 1
    rolled = [("blue_basic", "acc"), ("blue_basic", "acc"), ("green_biology", "bio")]
    play = check(g, "", *rolled, support=[("green_basic", "bas")], after=[INJURY_FACE["injury"]], source="poi:905")
    load(g, face("blue_basic", "van"))
    play.answer(PlayCard(0, "EN02")).answer(PickDie(1)).through()
    assert trip(g).supplies == 4
    assert sum(one(g).injury_dice) == 1
    assert trip(g).success == 1
    assert [entry.log for entry in g.book] == ["L90-4"]
    assert fields(g, 6) == {"0.red": 1}
    assert ids(one(g, 1).spent) == ["green_basic"]


# -- What cards and planets change -----------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-542")
def test_a_card_may_excuse_one_symbol_of_a_row() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_fitness"])
    deal(g, "RE01")
    play = check(g, "green: fit+gat -> success 1\nred -> nothing", ("red_fitness", "fit"))
    do(g, "excuse need")
    play.through()
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-534")
def test_a_card_may_excuse_one_die_of_a_special_effect() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_fitness"])
    deal(g, "RE01")
    one(g).charges = 0
    play = check(g, specials("2D -> charge 1"), ("red_fitness", "fit"))
    do(g, "excuse special")
    play.through()
    assert led(g) == 1


@pytest.mark.rule("IV-X-533")
def test_a_symbol_may_count_twice() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_gathering"])
    deal(g, "RE01")
    play = check(g, "green: gat+gat -> success 1\nred -> nothing", ("red_gathering", "gat"))
    do(g, "double gat 1")
    play.through()
    assert trip(g).success == 1


def test_a_planet_can_learn_the_symbol_that_was_used() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_gathering"])
    check(g, "green: gat -> learn used\nred -> nothing", ("red_gathering", "gat")).through()
    assert trip(g).boards[0].learned == ["gathering"]
    do(g, "learn choice", PickWord("science"))
    do(g, "unlearn oldest")
    assert trip(g).boards[0].learned == ["science"]


@pytest.mark.rule("IV-X-541")
@pytest.mark.parametrize(
    ("needs", "used"), [("fit+D", ["fitness"]), ("R+R", []), ("fit+gat", ["fitness", "gathering"])]
)
def test_only_symbols_are_remembered_as_used(needs: str, used: list[str]) -> None:
    g = landed("re")
    die = NUMBER_OF["red_basic"]
    trip(g).check = Check(0, "prepare", pool=[PoolDie(die, -1, 0, "fitness"), PoolDie(die, -1, 0, "gathering")])
    mark_outcome(g, parse_action(f"green: {needs} -> nothing\nred -> nothing"))
    assert current(g).row == "green"
    assert sorted(current(g).used) == used


@pytest.mark.rule("IV-X-550")
@pytest.mark.parametrize(
    ("shown", "row"),
    [
        (["fitness", "gathering"], "green"),
        (["gathering", "defence"], "green"),
        (["fitness", "defence"], "green"),
        (["fitness"], "red"),
    ],
)
def test_a_card_excuses_any_one_symbol(shown: list[str], row: str) -> None:
    g = landed("re")
    die = NUMBER_OF["red_basic"]
    trip(g).check = Check(0, "prepare", pool=[PoolDie(die, -1, 0, symbol) for symbol in shown])
    action = parse_action("green: fit+gat+def -> nothing\nred -> nothing")
    mark_outcome(g, action)
    assert current(g).row == "red"
    current(g).notes.excused.append("need")
    mark_outcome(g, action)
    assert current(g).row == row


@pytest.mark.rule("IV-X-1013")
def test_what_was_resolved_is_counted_and_who_did_it_last_is_known() -> None:
    g = landed("re", "sc")
    for who, times in ((0, 1), (1, 2)):
        trip(g).check = Check(who, "threat:T91", sector=1)
        Played(resolve_row(g, parse_action(EASY), "green")).through()
        assert (trip(g).tallies.green, trip(g).tallies.threat_green) == (times, times)
        assert trip(g).last["green"] == who
    trip(g).check = Check(0, "prepare", sector=1)
    Played(resolve_row(g, parse_action(EASY), "green")).through()
    assert (trip(g).tallies.green, trip(g).tallies.threat_green) == (3, 2)


@pytest.mark.rule("IV-X-1013")
def test_only_green_rows_of_threats_count_as_such() -> None:
    g = landed("re", "sc")
    trip(g).check = Check(0, "threat:T91", sector=1)
    Played(resolve_row(g, parse_action(EASY), "red")).through()
    assert (trip(g).tallies.red, trip(g).tallies.threat_green) == (1, 0)


@pytest.mark.rule("IV-X-561")
@pytest.mark.parametrize(("fields", "row"), [({}, ""), ({"0.red": 1}, "red")])
def test_a_track_of_one_field_is_resolved_when_its_marker_is_there(fields: dict[str, int], row: str) -> None:
    g = landed("re", "sc", sectors=(2, 2))
    trip(g).places[2].pois[-1].tracks = fields
    trip(g).check = Check(0, "poi:902", sector=2)
    action = parse_action("tracks: green 1, red 1\ngreen -> nothing\nred -> supply 1 or charge 1")
    play = Played(resolve_outcome(g, action))
    assert (current(g).row, play.over) == (row, not row)


@pytest.mark.rule("IV-X-1803")
@pytest.mark.rule("IV-X-563")
def test_an_arrow_leads_nowhere_for_somebody_who_died_in_the_row_before() -> None:
    g = landed("re", "sc")
    trip(g).check = Check(0, "prepare", sector=1)
    action = parse_action("yellow: D -> supply 1 or charge 1 => green\ngreen: D -> success 1\nred -> nothing")
    play = Played(resolve_row(g, action, "yellow"))
    one(g).dead = True
    play.through()
    assert trip(g).success == 0


@pytest.mark.rule("IV-X-536")
def test_an_instant_row_is_the_marked_one() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_basic"])
    action = "special: acc -> !red\ngreen: D -> nothing\nred -> supply 1 or charge 1"
    check(g, action, ("red_basic", "acc"))
    assert current(g).row == "red"
