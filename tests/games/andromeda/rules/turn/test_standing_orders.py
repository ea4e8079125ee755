"""Staying out of the battles of others: until somebody attacks, and never in one's own turn."""

from random import Random

import pytest

from games.andromeda.battlefields import bare_table
from games.andromeda.companion_tables import of, table
from starboard.games.andromeda.moves.battle_moves import Pass
from starboard.games.andromeda.rules.battle.battle_sides import side_of
from starboard.games.andromeda.rules.turn.standing_orders import STAY_OUT
from starboard.games.andromeda.state.battle_state import Battle, Side
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import AskSome, Event, Message, find_title, new_match, obeyed


@pytest.mark.parametrize(
    ("turn", "sides", "now"),
    [
        (0, (0, 2), "holds"),
        (0, (0, 1), "over"),
        (1, (1, 2), "rests"),
    ],
)
def test_it_holds_until_somebody_attacks(turn: int, sides: tuple[int, ...], now: str) -> None:
    g = bare_table(3)
    assert ANDROMEDA.order_now(g, 1, STAY_OUT, ()) == "holds"
    g.turn = turn
    g.battle = Battle(g.region, sides=[Side(who) for who in sides])
    assert ANDROMEDA.order_now(g, 1, STAY_OUT, ()) == now


def test_a_battle_in_which_nobody_is_asked_ends_it() -> None:
    g = bare_table(3)
    for sides, now in (([0, 1], "over"), ([0, 2], "holds"), ([1, 2], "holds")):
        began = Event(Message("", {"at": 1, "open": 1, "sides": sides, "place": "battle"}), beat="stage")
        assert ANDROMEDA.order_now(g, 1, STAY_OUT, [began]) == now


def test_nobody_gives_it_where_people_tell_what_happened_at_their_own_table() -> None:
    assert ANDROMEDA.order_now(of(table()), 0, STAY_OUT, ()) == "over"


def test_it_brings_no_ships_to_the_battles_of_others() -> None:
    match, rng, answers = new_match(find_title("andromeda"), seats=3, seed=1), Random(1), []
    while not match.over:
        seat, question = match.waiting[0], match.question
        assert question is not None
        picks = obeyed(match, seat, (STAY_OUT,))
        if picks is None:
            picks = tuple(rng.sample(range(len(match.offers(seat))), question.least))
        else:
            assert side_of(of(match), seat) is None
            assert not picks if isinstance(question, AskSome) else match.offers(seat)[picks[0]] == Pass()
            answers.append(question.prompt)
        match.pick(seat, *picks)
    assert answers
