"""Chapter 9: tracks of a check, and what moves their markers."""

import pytest

from games.vanguard.check_tables import current, fields, row
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
from starboard.games.vanguard.moves.exploration_moves import PickDie, PlayCard
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.check.check_outcomes import resolve_outcome
from starboard.games.vanguard.rules.planet.poi import top_poi
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState

SAVE = "902"
"""The POI with two tracks of four fields: accidents for red, any die for green."""
FIVE = ["red_basic", "red_basic", "red_basic", "blue_basic", "blue_basic"]


def yard(*crew: str) -> VanguardState:
    """The team stands before the track check in sector 2."""
    return landed(*(crew or ("re", "sc")), sectors=[2] * len(crew or ("re", "sc")))


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


@pytest.mark.rule("IV-X-561")
@pytest.mark.parametrize(("fields", "row"), [({}, ""), ({"0.red": 1}, "red")])
def test_a_track_of_one_field_is_resolved_when_its_marker_is_there(fields: dict[str, int], row: str) -> None:
    g = landed("re", "sc", sectors=(2, 2))
    trip(g).places[2].pois[-1].tracks = fields
    trip(g).check = Check(0, "poi:902", sector=2)
    action = parse_action("tracks: green 1, red 1\ngreen -> nothing\nred -> supply 1 or charge 1")
    play = Played(resolve_outcome(g, action))
    assert (current(g).row, play.over) == (row, not row)


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
