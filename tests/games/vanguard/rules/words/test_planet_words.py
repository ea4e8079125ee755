"""Words for what a planet remembers: its words and tracks, its conditions, and what was learned of it."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import land, trip
from games.vanguard.proving_ground import Fixed, Played
from games.vanguard.saying import said
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.moves.exploration_moves import PickTrack, PickWord
from starboard.games.vanguard.notation.symbols import NINE
from starboard.games.vanguard.rules.exploration.exploration import end_round
from starboard.games.vanguard.state.board_state import Threat
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import RoundNotes

# -- What is in force ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1012")
def test_a_condition_holds_from_now_on_or_until_the_end_of_the_round() -> None:
    for text, then in (("condition C05", "C05"), ("condition C05 round", "C04")):
        g = gathered("security")
        said(g, text).through()
        assert trip(g).boards[0].condition == "C05"
        Played(end_round(g)).through()
        assert trip(g).boards[0].condition == then


@pytest.mark.rule("IV-X-1014")
def test_what_lasts_is_of_the_board_where_it_was_said_and_said_once() -> None:
    g = land("P18", 1, 105)
    for who in (1, 1, NOBODY):
        said(g, "lasting dish", who=who)
    assert [board.forever for board in trip(g).boards] == [["dish"], ["dish"]]


@pytest.mark.rule("IV-X-1901")
def test_notes_are_for_the_check_for_a_while_or_turn_the_events_on() -> None:
    g = gathered("security", "R:acc")
    e = trip(g)
    turned = []
    for count in (0, 1, 0):
        said(g, f"note events {count}")
        turned.append(e.events_on)
    assert turned == [False, True, False]
    for _ in range(2):
        said(g, "note refresh-after 1 check")
        said(g, "note fewer-dice 2 round")
    assert e.check is not None
    assert (e.check.notes.refresh_after, e.round_notes.fewer_dice) == (2, 4)
    e.check = None
    said(g, "note refresh-after 1 check")
    assert e.round_notes == RoundNotes(fewer_dice=4), "there is no check"


# -- What was learned ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-314")
def test_the_planet_remembers_symbols() -> None:
    g = gathered("security")
    board = trip(g).boards[0]
    board.learned = ["fitness"]
    learning = said(g, "learn choice")
    assert learning.offers == [PickWord(symbol) for symbol in NINE if symbol != "fitness"]
    learning.answer(PickWord("science"))
    assert board.learned == ["fitness", "science"]
    said(g, "learn used")
    assert board.learned == ["fitness", "science"], "no row was marked"
    trip(g).check = Check(0, "prepare", 0, 2, used=["biology", "defence"])
    said(g, "learn used")
    said(g, "learn used")
    assert board.learned == ["fitness", "science", "biology"], "the first one that was used, once"


@pytest.mark.rule("IV-X-314")
def test_what_was_learned_is_forgotten_the_first_or_one_of_choice() -> None:
    g = gathered("security")
    board = trip(g).boards[0]
    board.learned = ["fitness", "science", "biology"]
    said(g, "unlearn oldest")
    assert board.learned == ["science", "biology"]
    forgetting = said(g, "unlearn choice")
    assert forgetting.offers == [PickWord("science"), PickWord("biology")]
    forgetting.answer(PickWord("biology"))
    assert said(g, "unlearn choice").over
    assert board.learned == []
    assert said(g, "unlearn choice").over


# -- Tracks and words ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-907")
def test_time_goes_on_for_all_tracks_and_back_for_one() -> None:
    g = gathered("security")
    consoler = threat(g, "T02")
    assert consoler is not None
    consoler.time = 1
    said(g, "time -1").through()
    assert consoler.time == 0
    said(g, "track T02 2").through()
    assert consoler.time == 2
    said(g, "track T02 -1")
    assert consoler.time == 1
    said(g, "track threat -1")
    assert consoler.time == 0
    assert said(g, "track threat -1").over
    assert consoler.time == 0, "its token is off the track"
    said(g, "track threat 1").through()
    assert consoler.time == 1
    said(g, "reset T02")
    assert consoler.time == 0


@pytest.mark.rule("IV-X-905")
def test_the_track_that_is_about_to_advance_or_being_resolved_is_reset() -> None:
    g = gathered("security")
    consoler = threat(g, "T02")
    assert consoler is not None
    trip(g).pending = [Pending("track", NOBODY, "T02")]
    said(g, "reset")
    assert consoler.time == 0
    consoler.time, trip(g).pending, trip(g).track = 2, [Pending("injury", 0, "T02")], "T02"
    said(g, "reset")
    assert consoler.time == 0
    consoler.time, trip(g).pending, trip(g).track = 2, [], ""
    said(g, "reset")
    assert consoler.time == 2


@pytest.mark.rule("IV-X-902")
def test_a_track_of_the_planet_moves_as_far_as_it_has_fields() -> None:
    g = gathered("security")
    values = trip(g).boards[0].values
    for text, field in (
        ("track engines 3", 3),
        ("track engines -1", 2),
        ("track engines 9", 8),
        ("track engines -20", 0),
        ("set engines 5", 5),
        ("set engines 0", 0),
    ):
        said(g, text).through()
        assert values["engines"] == field


@pytest.mark.rule("IV-X-314")
def test_what_waits_for_a_track_happens_when_it_moves_and_only_then() -> None:
    g = land("P03", 1)
    values = trip(g).boards[0].values
    for text, taken, leads in (("track taken 8", 8, 2), ("track taken 5", 9, 4), ("track taken 1", 9, 4)):
        said(g, text).through()
        assert (values["taken"], trip(g).tallies.gathered) == (taken, leads)


@pytest.mark.rule("IV-X-902")
def test_an_action_track_of_choice_moves() -> None:
    g = gathered("security")
    for sector in (2, 9):
        trip(g).places[sector].pois[-1].tracks = {"0.green": 1}
    moving = said(g, "advance green 1 S2/S9")
    assert moving.offers == [PickTrack("2.0.green"), PickTrack("9.0.green")]
    moving.answer(PickTrack("9.0.green"))
    assert [trip(g).places[sector].pois[-1].tracks["0.green"] for sector in (2, 9)] == [1, 2]
    assert said(g, "advance green -1 S2/S4").over, "in sector 4 there is none to move"
    assert trip(g).places[2].pois[-1].tracks.get("0.green", 0) == 0
    assert said(g, "advance green -1 S2").over, "and here none any more"
    assert said(g, "advance green 1 S4").over


@pytest.mark.rule("IV-X-314")
@pytest.mark.parametrize(
    ("setting", "roll", "word"),
    [("W", 0, "W"), ("next", 0, "E"), ("random", 4, "E"), ("random", 5, "W"), ("random", 9, "W")],
)
def test_a_word_of_the_planet_becomes_another(setting: str, roll: int, word: str) -> None:
    g = land("P07", 1)
    g.chance = Fixed(roll)
    said(g, f"set low {setting}").through()
    assert trip(g).boards[0].states["low"] == word


@pytest.mark.rule("IV-X-314")
@pytest.mark.parametrize(("setting", "words"), [("choice", ["W", "M", "E"]), ("other", ["W", "E"])])
def test_a_word_of_the_planet_is_chosen(setting: str, words: list[str]) -> None:
    g = land("P07", 1)
    choosing = said(g, f"set low {setting}")
    assert choosing.offers == [PickWord(word) for word in words]
    choosing.answer(PickWord("E")).through()
    assert trip(g).boards[0].states["low"] == "E"
    said(g, "set low next").through()
    assert trip(g).boards[0].states["low"] == "W", "after the last the first"


@pytest.mark.rule("IV-X-314")
def test_a_number_of_a_crew_member_is_set_for_that_one() -> None:
    g = gathered("security")
    for one in trip(g).team:
        one.values = {"depth": 1}
    said(g, "set depth 5")
    said(g, "set depth 7", NOBODY)
    assert [one.values["depth"] for one in trip(g).team] == [5, 1, 1, 1]


@pytest.mark.rule("IV-X-907")
def test_the_track_of_which_threat_is_chosen() -> None:
    g = gathered("security")
    first, second, third = (Threat("T01", [4], 1), Threat("T02", [5], 2), Threat("T03", [6], 0))
    trip(g).boards[0].threats = [first, second, third]
    back = said(g, "track threat -1")
    assert back.offers == [PickTrack("T01"), PickTrack("T02")], "those whose token is on the track"
    back.answer(PickTrack("T02"))
    assert [one.time for one in (first, second, third)] == [1, 1, 0]
    assert said(g, "track threat 1").offers == [PickTrack("T01"), PickTrack("T02"), PickTrack("T03")]
