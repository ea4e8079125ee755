"""GT-B-4, GT-LM-3.3, GT-LM-4.2: when time is up, who turns the hourglass, and when the dice are rolled."""

import pytest

from games.trucker.tables import at, heard, refused, yard
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.ship_board import open_symbols
from starboard.games.trucker.moves.building_moves import Draw, EndTurn, Finish, Return, RollDie, TurnHourglass
from starboard.games.trucker.rules.building.building import BUDGET
from starboard.games.trucker.rules.building.hourglass import SAND, space, track
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Match

TURN, ROLL = TurnHourglass(), RollDie()

TRACKS = {
    "I": ("I", "START"),
    "II": ("II", "I", "START"),
    "III": ("III", "II", "I", "START"),
    "IIIA": ("III", "II", "I", "START"),
    "IC": ("I", "START"),
    "IIC": ("II", "I", "START"),
    "IIIC": ("III", "II", "I", "START", "EXTRA"),
    "IVC": ("OFF", "III", "II", "I", "START"),
}


def clock(match: Match) -> str:
    """The deadline that runs, if any."""
    return match.deadline.key if match.deadline else ""


def run_out(match: Match) -> list[str]:
    """The sand runs out; returns what everybody hears."""
    assert match.deadline is not None
    return heard(match.expire(match.deadline.key), None)


def standing(ship_class: str, name: str, seats: int = 2, running: bool = True) -> Match:
    """A table whose hourglass stands on this space; a die has been rolled for every run that needed one."""

    def prepare(g: TruckerState) -> None:
        g.glass, g.running = track(g).index(name), running
        if ship_class == "IVC":
            g.dice = [3, 6][: g.glass]

    return yard(ship_class, seats, prepare=prepare)


@pytest.mark.rule("GT-B-4.1")
@pytest.mark.rule("GT-LM-3.3.1")
@pytest.mark.rule("GT-LM-4.2.1")
@pytest.mark.parametrize("ship_class", TRACKS)
def test_the_sand_runs_on_the_first_space_when_building_begins(ship_class: str) -> None:
    match = yard(ship_class)
    assert track(at(match)) == TRACKS[ship_class]
    assert clock(match) == f"hourglass-0-{TRACKS[ship_class][0]}"


@pytest.mark.rule("GT-B-4.1")
@pytest.mark.parametrize("ship_class", ["I", "II", "III"])
def test_there_are_as_many_runs_as_spaces(ship_class: str) -> None:
    match = yard(ship_class, seats=3)
    match.play(0, Finish(1))
    runs = 0
    while not match.over:
        if match.deadline is None:
            match.play(0, TURN)
        else:
            runs += 1
            run_out(match)
    assert runs == {"I": 2, "II": 3, "III": 4}[ship_class]


@pytest.mark.rule("GT-B-4.2")
def test_the_hourglass_is_turned_only_when_the_sand_has_run_out() -> None:
    match = yard("II")
    assert refused(match, 0, TURN) == ("trucker-why-sand-runs", "GT-B-4.2")
    assert run_out(match) == ["trucker-sand-out"]
    assert clock(match) == ""
    match.play(1, TURN)
    assert space(at(match)) == "I"
    assert clock(match) == "hourglass-0-I"


@pytest.mark.rule("GT-B-4.2")
def test_nobody_must_turn_it_and_building_goes_on() -> None:
    match = yard("I")
    run_out(match)
    for _ in range(5):
        match.play(0, Draw())
        match.play(0, Return())
    assert (at(match).glass, at(match).running) == (0, False)


@pytest.mark.rule("GT-B-4.2")
def test_one_run_goes_on_through_all_the_moves_that_are_made_in_it() -> None:
    match = yard("I")
    first = match.deadline
    match.play(0, Draw())
    assert match.deadline == first


@pytest.mark.rule("GT-B-4.3")
def test_anybody_turns_it_but_onto_start_only_who_has_a_number() -> None:
    match = standing("II", "II", running=False)
    match.play(0, Draw())
    match.play(0, TURN)
    run_out(match)
    assert refused(match, 0, TURN) == ("trucker-why-number-first", "GT-B-4.3")
    match.play(1, Finish(1))
    assert refused(match, 0, TURN) == ("trucker-why-number-first", "GT-B-4.3")
    match.play(1, TURN)
    assert space(at(match)) == "START"


@pytest.mark.rule("GT-B-4.3")
def test_who_has_a_number_may_turn_it_onto_any_space() -> None:
    match = standing("III", "III", running=False)
    match.play(1, Finish(2))
    match.play(1, TURN)
    assert space(at(match)) == "II"


@pytest.mark.rule("GT-B-4.4")
def test_building_ends_when_the_run_on_start_is_over() -> None:
    match = standing("I", "START")
    assert run_out(match)[:2] == ["trucker-sand-out", "trucker-time-up"]
    assert match.over
    assert at(match).part == "check"


@pytest.mark.rule("GT-B-4.4")
@pytest.mark.parametrize("build", ["race", "turns"])
def test_building_ends_as_soon_as_everybody_has_a_number(build: str) -> None:
    match = yard("III", build=build)
    match.play(0, Finish(2))
    assert match.waiting == (1,)
    events = match.play(1, Finish(1))
    assert match.over
    assert "trucker-time-up" not in heard(events, None)


@pytest.mark.rule("GT-B-4.5")
@pytest.mark.parametrize("seconds", [60, 180])
def test_how_long_a_run_lasts_is_agreed(seconds: int) -> None:
    match = yard("I", seconds=seconds)
    assert match.deadline is not None
    assert match.deadline.seconds == seconds


def test_by_turns_the_sand_runs_for_some_turns_of_the_table() -> None:
    match = yard("I", 3, build="turns")
    assert match.deadline is None
    for _ in range(SAND):
        assert at(match).running
        for seat in range(3):
            match.play(seat, EndTurn())
    assert not at(match).running
    assert TURN not in match.offers(0)
    match.play(0, Finish(1))
    match.play(0, TURN)
    assert (space(at(match)), at(match).running) == ("START", True)


@pytest.mark.rule("GT-B-4.4")
def test_by_turns_time_is_up_after_the_run_on_start() -> None:
    match = yard("I", build="turns")
    match.play(0, Finish(2))
    for _ in range(SAND):
        match.play(1, EndTurn())
    assert match.waiting == (0,)
    assert match.offers(0) == [TURN, EndTurn()]
    match.play(0, TURN)
    for _ in range(SAND):
        assert match.waiting == (1,)
        match.play(1, EndTurn())
    assert match.over
    assert [trucker.number for trucker in at(match).truckers] == [2, 1]
    assert at(match).truckers[1].moves == 2 * SAND * BUDGET


@pytest.mark.rule("GT-B-4.2")
def test_by_turns_who_leaves_the_hourglass_alone_is_not_asked_again_in_every_turn() -> None:
    match = yard("I", 3, build="turns")
    match.play(0, Finish(2))
    for _ in range(SAND):
        match.play(1, EndTurn())
        match.play(2, EndTurn())
    match.play(0, EndTurn())
    for _ in range(SAND):
        assert match.waiting == (1,)
        match.play(1, EndTurn())
        assert match.waiting == (2,)
        match.play(2, EndTurn())
    assert match.offers(0) == [TURN, EndTurn()]
    match.play(0, EndTurn())
    # Somebody else has finished: that is another question, to both.
    match.play(1, Finish(1))
    assert match.offers(1) == [TURN, EndTurn()]
    match.play(1, EndTurn())
    match.play(2, EndTurn())
    assert match.waiting == (0,)


# -- Class IIIC: extra time ----------------------------------------------------------------------------------------


@pytest.mark.rule("GT-LM-3.3.3")
def test_after_start_building_goes_on_until_the_extra_run_is_over() -> None:
    match = standing("IIIC", "START", seats=3)
    run_out(match)
    assert match.waiting
    match.play(0, Draw())
    match.play(0, Return())
    match.play(1, Finish(1))
    match.play(1, TURN)
    assert space(at(match)) == "EXTRA"
    match.play(0, Draw())
    run_out(match)
    assert match.over


@pytest.mark.rule("GT-LM-3.3.2")
def test_start_and_extra_are_entered_only_by_who_has_a_number() -> None:
    match = standing("IIIC", "I", running=False)
    assert refused(match, 0, TURN) == ("trucker-why-number-first", "GT-B-4.3")
    match = standing("IIIC", "START")
    assert refused(match, 0, TURN) == ("trucker-why-sand-runs", "GT-B-4.2")
    run_out(match)
    assert refused(match, 0, TURN) == ("trucker-why-number-first", "GT-LM-3.3.2")
    match.play(1, Finish(2))
    match.play(1, TURN)


@pytest.mark.rule("GT-LM-3.3.1")
def test_other_classes_of_level_iii_have_no_extra_time() -> None:
    match = standing("III", "START")
    run_out(match)
    assert match.over


# -- Class IVC: two dice -------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-LM-4.2.2")
def test_the_first_die_is_rolled_after_the_run_beside_the_board_and_before_it_is_turned() -> None:
    """T-LM-71, T-LM-72."""
    match = yard("IVC")
    assert refused(match, 0, ROLL) == ("trucker-why-sand-runs", "GT-LM-4.2.2")
    run_out(match)
    assert refused(match, 0, TURN) == ("trucker-why-die-first", "GT-LM-4.2.2")
    match.play(1, ROLL)
    assert refused(match, 0, ROLL) == ("trucker-why-turn-first", "GT-LM-4.2.3")
    match.play(0, TURN)
    assert space(at(match)) == "III"


@pytest.mark.rule("GT-LM-4.2.3")
def test_the_second_die_is_rolled_after_the_run_on_iii() -> None:
    """T-LM-73."""
    match = standing("IVC", "III")
    assert refused(match, 0, ROLL) == ("trucker-why-sand-runs", "GT-LM-4.2.3")
    run_out(match)
    assert refused(match, 0, TURN) == ("trucker-why-die-first", "GT-LM-4.2.3")
    match.play(0, ROLL)
    match.play(0, TURN)
    assert space(at(match)) == "II"


@pytest.mark.rule("GT-LM-4.2.4")
def test_the_other_turns_are_as_usual_and_the_dice_are_told_to_all() -> None:
    match = standing("IVC", "OFF", running=False)
    events = match.play(0, ROLL)
    assert heard(events, None) == ["trucker-rolled-die"]
    assert match.view(None).yard.dice == at(match).dice
    assert match.why_no_undo(0) is not None
    match = standing("IVC", "I", running=False)
    assert refused(match, 0, ROLL) == ("trucker-why-dice-rolled", "GT-LM-4.2.4")
    assert refused(match, 0, TURN) == ("trucker-why-number-first", "GT-B-4.3")
    match = standing("IVC", "II", running=False)
    match.play(0, TURN)


@pytest.mark.rule("GT-LM-4.2.2")
def test_who_has_finished_may_roll_and_so_may_who_holds_a_component() -> None:
    match = standing("IVC", "OFF", running=False)
    match.play(0, Finish(1))
    assert match.offers(0) == [ROLL]
    match.play(1, Draw())
    match.play(1, ROLL)
    assert match.offers(0) == [TURN]


@pytest.mark.rule("GT-LM-4.3.2")
def test_a_die_opens_its_squares_for_all_players() -> None:
    match = standing("IVC", "OFF", running=False)
    before = set(current_board(at(match)).cells)
    match.play(0, ROLL)
    board = current_board(at(match))
    opened = {board.name(cell) for cell in set(board.cells) - before}
    assert opened == set(board.ship_class.marked[open_symbols(at(match).dice)[0]])


@pytest.mark.rule("GT-LM-4.6.1")
def test_dice_that_nobody_rolled_are_rolled_at_the_end() -> None:
    """OQ-LM-09, OQ-LM-10: all may finish before."""
    match = yard("IVC")
    match.play(0, Finish(1))
    events = match.play(1, Finish(2))
    assert len(at(match).dice) == 2
    assert heard(events, None).count("trucker-rolled-late") == 2


@pytest.mark.rule("GT-LM-4.1.2")
def test_other_classes_have_no_dice() -> None:
    match = standing("III", "III", running=False)
    assert refused(match, 0, ROLL) == ("trucker-why-no-dice", "GT-LM-4.1.2")
    assert TURN in match.offers(0)
