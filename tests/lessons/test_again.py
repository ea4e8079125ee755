"""Recording a lesson again: under the same rules it is the same; where a move is gone, the most similar one is made."""

from bench.lessons import again, alike, moved

from starboard.games.andromeda.moves.effect_moves import Choose
from starboard.games.trucker.moves.building_moves import Draw, Place
from starboard.kernel import Line, Record, find_title
from starboard.lessons import find_lesson

TRUCKER = find_title("trucker")


def test_under_the_same_rules_nothing_changes() -> None:
    record = find_lesson(TRUCKER, "border").record
    match, places = again(TRUCKER, record, "apprentice")
    assert tuple(match.lines) == record.lines
    assert places == list(range(len(record.lines) + 1))
    assert match.outcome == (record.end and record.end.outcome)


def test_a_move_that_is_gone_is_replaced_by_the_most_similar_one() -> None:
    record = find_lesson(TRUCKER, "border").record
    wrong = Line(0, Place("3", "3a", 9))
    changed = Record(record.header, (*record.lines[:1], wrong, *record.lines[2:]), record.end)
    match, _ = again(TRUCKER, changed, "apprentice")
    made = match.lines[1].move
    assert isinstance(made, Place)
    assert (made.column, made.row) == ("3", "3a")
    assert match.over


def test_likeness_is_of_type_and_fields() -> None:
    offers = [Draw(), Place("3", "1", 0), Place("3", "2", 1)]
    assert alike(Place("3", "2", 0), offers) in offers[1:]
    assert alike(Place("4", "2", 1), offers) == offers[2]
    assert alike(Place("4", "2", 1), offers[:1]) is None


def test_two_questions_that_have_become_one_are_answered_once() -> None:
    andromeda = find_title("andromeda")
    record = find_lesson(andromeda, "first-match").record
    # Odessa Field once asked first whether one module or two, and then which.
    choice = Line(0, Choose("acquire_module(any,1)|acquire_module(any,0)&acquire_module(any,0)", 0, 0))
    changed = Record(record.header, (*record.lines[:4], choice, *record.lines[4:]), record.end)
    match, places = again(andromeda, changed, "settler")
    assert tuple(match.lines) == record.lines
    assert places[4:7] == [4, 4, 5]


def test_steps_go_to_their_new_lines() -> None:
    text = 'start = 2\n[[step]]\nid = "a"\nat = 3\n'
    assert moved(text, [0, 1, 4, 5]) == 'start = 4\n[[step]]\nid = "a"\nat = 5\n'
