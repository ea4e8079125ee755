"""GT-B-3: components into the hand and out of it, looking at cards, finishing."""

import pytest

from games.trucker.tables import at, heard, ordinary, refused, yard
from games.trucker.yards import FRONT, REAR, holding, moves, split, time_passes
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.moves.building_moves import (
    Draw,
    Fetch,
    Finish,
    Look,
    LookAway,
    PickUp,
    Place,
    Reserve,
    Return,
    Take,
    TurnHourglass,
)
from starboard.games.trucker.rules.building.building_actions import why_not_building
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Match, Move

# -- Into the hand and out of it -----------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-3.1")
def test_nobody_holds_two_components() -> None:
    match = yard("I")
    match.play(0, Draw())
    assert refused(match, 0, Draw()) == ("trucker-why-hand-full", "GT-B-3.1")
    match.play(1, Draw())
    match.play(1, Return())
    assert refused(match, 0, Take(at(match).open[0])) == ("trucker-why-hand-full", "GT-B-3.1")


@pytest.mark.rule("GT-B-3.1")
def test_a_component_is_never_in_two_hands() -> None:
    match = yard("I", seats=3)
    match.play(0, Draw())
    match.play(0, Return())
    tile = at(match).open[0]
    match.play(1, Take(tile))
    assert at(match).open == []
    assert refused(match, 2, Take(tile)) == ("trucker-why-not-open", "GT-B-3.1")


@pytest.mark.rule("GT-B-3.1")
def test_an_empty_heap_gives_nothing() -> None:
    def nothing(g: TruckerState) -> None:
        g.away += g.heap
        g.heap.clear()

    assert refused(yard("I", prepare=nothing), 0, Draw()) == ("trucker-why-heap-empty", "GT-B-3.1")


@pytest.mark.rule("GT-B-3.2")
def test_a_drawn_component_is_seen_by_its_drawer_alone_until_it_leaves_the_hand() -> None:
    match = yard("I")
    events = match.play(0, Draw())
    tile = at(match).truckers[0].hand
    assert heard(events, 0) == ["trucker-drew"]
    assert heard(events, 1) == heard(events, None) == ["trucker-drew-hidden"]
    assert match.view(0).truckers[0].hand == tile
    assert match.view(1).truckers[0].hand == "?"
    assert match.imagine(1, seed=4).view(1) == match.view(1)
    events = match.play(0, Return())
    assert heard(events, 1) == ["trucker-returned"]
    assert at(match).open == [tile]


@pytest.mark.rule("GT-B-3.2")
def test_undo_stops_at_a_drawn_component_and_where_others_see_it() -> None:
    match = yard("I")
    match.play(0, Draw())
    assert match.why_no_undo(0) is not None
    match.play(0, Return())
    assert match.why_no_undo(0) is not None
    match.play(0, Take(at(match).open[0]))
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert at(match).truckers[0].hand == ""


@pytest.mark.rule("GT-B-3.2")
@pytest.mark.parametrize("move", [Place("7", "6", 0), Reserve(), Return()])
def test_nothing_can_be_put_down_from_an_empty_hand(move: Move) -> None:
    assert refused(yard("I"), 0, move) == ("trucker-why-hand-empty", "GT-B-3.1")


@pytest.mark.rule("GT-B-3.3")
def test_a_component_may_be_turned_freely() -> None:
    tile, turn = split(ordinary("cabin", rear=3, front=0))
    match = yard("I", prepare=holding(tile))
    assert refused(match, 0, Place("7", "6", 4)) == ("trucker-why-no-such-turn", "GT-B-3.3")
    match.play(0, Place("7", "6", turn))
    part = current_board(at(match)).parts[at(match).truckers[0].ship.parts[7 - 5 + 5]]
    assert (part.connectors[REAR], part.connectors[FRONT]) == (3, 0)


@pytest.mark.rule("GT-B-3.3")
def test_every_turn_that_joins_is_offered() -> None:
    match = yard("I", prepare=holding(tile_of(ordinary("structural", front=3, rear=0))))
    turns = sorted(move.turn for move in moves(match, 0, Place) if (move.column, move.row) == ("7", "6"))
    parts = current_board(at(match)).parts
    hand = at(match).truckers[0].hand
    assert turns == [turn for turn in range(4) if parts[f"{hand}/{turn}"].connectors[REAR]]


@pytest.mark.rule("GT-B-3.4")
def test_the_component_placed_last_may_be_moved_turned_reserved_or_returned() -> None:
    tile, turn = split(ordinary("cabin", front=3, rear=2))
    for put in (Place("7", "8", turn), Reserve(), Return()):
        match = yard("I", prepare=holding(tile))
        match.play(0, Place("7", "6", turn))
        match.play(0, PickUp())
        assert at(match).truckers[0].hand == tile
        assert len(at(match).truckers[0].ship.parts) == 1
        match.play(0, put)
        assert at(match).truckers[0].hand == ""


@pytest.mark.rule("GT-B-3.4")
def test_taking_another_component_welds_the_last_one() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile))
    match.play(0, Place("7", "6", turn))
    match.play(0, Draw())
    match.play(0, Return())
    assert refused(match, 0, PickUp()) == ("trucker-why-welded", "GT-B-3.4")


@pytest.mark.rule("GT-B-3.4")
def test_finishing_welds_the_last_one_too() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile))
    match.play(0, Place("7", "6", turn))
    assert at(match).truckers[0].last >= 0
    match.play(0, Finish(1))
    assert at(match).truckers[0].last == -1


@pytest.mark.rule("GT-B-3.4")
def test_the_starting_cabin_on_its_square_cannot_be_picked_up() -> None:
    assert refused(yard("I"), 0, PickUp()) == ("trucker-why-welded", "GT-B-3.4")


@pytest.mark.rule("GT-B-3.4")
def test_looking_at_cards_welds_nothing() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile))
    for move in (Place("7", "6", turn), Look(1), LookAway(), PickUp()):
        match.play(0, move)
    assert at(match).truckers[0].hand == tile


@pytest.mark.rule("GT-B-3.5")
def test_two_components_may_be_reserved_and_no_third() -> None:
    match = yard("I")
    for _ in range(2):
        match.play(0, Draw())
        match.play(0, Reserve())
    match.play(0, Draw())
    assert refused(match, 0, Reserve()) == ("trucker-why-reserve-full", "GT-B-3.5")


@pytest.mark.rule("GT-B-3.5")
def test_a_reserved_component_never_goes_back_to_the_heap_not_even_by_way_of_the_ship() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile))
    match.play(0, Reserve())
    assert refused(match, 0, Fetch("B006")) == ("trucker-why-not-reserved", "GT-B-3.5")
    match.play(0, Fetch(tile))
    assert refused(match, 0, Return()) == ("trucker-why-kept", "GT-B-3.5")
    match.play(0, Place("7", "6", turn))
    match.play(0, PickUp())
    assert refused(match, 0, Return()) == ("trucker-why-kept", "GT-B-3.5")
    match.play(0, Reserve())
    assert at(match).truckers[0].reserve == [tile]


@pytest.mark.rule("GT-B-3.5")
def test_that_one_component_was_reserved_says_nothing_of_the_next() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile, "reserve"))
    match.play(0, Place("7", "6", turn))
    match.play(0, Draw())
    drawn = at(match).truckers[0].hand
    match.play(0, Return())
    assert at(match).open == [drawn]


@pytest.mark.rule("GT-B-3.6")
def test_what_is_still_reserved_at_the_end_is_lost() -> None:
    match = yard("I")
    match.play(0, Draw())
    match.play(0, Reserve())
    tile = at(match).truckers[0].reserve[0]
    match.play(0, Finish(1))
    events = match.play(1, Finish(2))
    assert match.over
    assert at(match).truckers[0].ship.lost == [tile]
    assert at(match).truckers[0].reserve == []
    assert heard(events, None) == ["trucker-took-number", "trucker-reserve-lost"]


@pytest.mark.rule("GT-B-3.9")
@pytest.mark.parametrize(("origin", "lost"), [("heap", False), ("open", False), ("ship", False), ("reserve", True)])
def test_the_hand_at_the_end_of_time(origin: str, lost: bool) -> None:
    match = yard("I", prepare=holding("B005", origin))
    time_passes(match, finisher=1)
    me = at(match).truckers[0]
    assert me.hand == ""
    assert me.ship.lost == (["B005"] if lost else [])
    assert at(match).open == ([] if lost else ["B005"])


@pytest.mark.rule("GT-B-3.9")
def test_what_was_picked_up_at_the_end_of_time_but_came_from_the_reserve_is_lost() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile, "reserve"))
    match.play(0, Place("7", "6", turn))
    match.play(0, PickUp())
    time_passes(match, finisher=1)
    assert at(match).truckers[0].ship.lost == [tile]


# -- Looking at cards ----------------------------------------------------------------------------------------------


def looking(seats: int = 2, ship_class: str = "I") -> Match:
    """Everybody has built one component."""

    def prepare(g: TruckerState) -> None:
        for trucker in g.truckers:
            tile = g.heap.pop()
            trucker.ship.parts[current_board(g).cell("7", "6")] = f"{tile}/0"

    return yard(ship_class, seats, prepare=prepare)


@pytest.mark.rule("GT-B-3.8")
def test_looking_needs_a_component_besides_the_starting_cabin_and_an_empty_hand() -> None:
    assert refused(yard("I"), 0, Look(1)) == ("trucker-why-build-first", "GT-B-3.8")
    match = looking()
    match.play(0, Draw())
    assert refused(match, 0, Look(1)) == ("trucker-why-hand-full", "GT-B-3.1")


@pytest.mark.rule("GT-LM-1.7")
@pytest.mark.parametrize("ship_class", ["IC", "IIC", "IIIC"])
def test_on_an_empty_board_nobody_looks(ship_class: str) -> None:
    match = yard(ship_class)
    assert refused(match, 0, Look(1)) == ("trucker-why-ships-first", "GT-LM-1.7")
    match.play(0, Fetch("B001"))
    match.play(0, match.offers(0)[0])
    match.play(0, Look(1))


@pytest.mark.rule("GT-B-3.8")
def test_a_pile_is_in_one_pair_of_hands_and_looking_changes_no_card() -> None:
    match = looking(3)
    piles = [list(pile) for pile in at(match).piles]
    match.play(0, Look(1))
    assert refused(match, 1, Look(1)) == ("trucker-why-pile-taken", "GT-B-3.8")
    match.play(1, Look(2))
    assert refused(match, 0, Draw()) == ("trucker-why-looking", "GT-B-3.8")
    assert refused(match, 2, LookAway()) == ("trucker-why-not-looking", "GT-B-3.8")
    match.play(0, LookAway())
    match.play(2, Look(1))
    match.play(2, LookAway())
    match.play(2, Look(1))
    assert at(match).piles == piles


@pytest.mark.rule("GT-B-2.5.4")
def test_the_secret_pile_stays_secret() -> None:
    assert refused(looking(), 0, Look(4)) == ("trucker-why-secret", "GT-B-2.5.4")
    assert [move.pile for move in moves(looking(), 0, Look)] == [1, 2, 3]


@pytest.mark.rule("GT-B-3.8")
def test_who_looks_knows_and_undo_does_not_unlearn_it() -> None:
    match = looking()
    match.play(0, Look(2))
    pile = at(match).piles[1]
    assert match.view(0).yard.looking_at == pile
    assert match.view(1).yard.looking_at is None
    assert match.why_no_undo(0) is not None
    match.play(0, LookAway())
    for seed in range(5):
        assert at(match.imagine(0, seed)).piles[1] == pile
    assert any(at(match.imagine(1, seed)).piles[1] != pile for seed in range(5))


# -- Finishing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-5.1")
def test_a_player_finishes_with_any_number_that_is_left_and_builds_no_more() -> None:
    match = yard("I", seats=4)
    match.play(2, Finish(3))
    assert refused(match, 0, Finish(3)) == ("trucker-why-number-taken", "GT-B-5.1")
    assert refused(match, 0, Finish(5)) == ("trucker-why-number-taken", "GT-B-5.1")
    assert [move.number for move in moves(match, 0, Finish)] == [1, 2, 4]
    assert 2 not in match.waiting
    assert why_not_building(at(match), 2, Draw()) is not None
    match.play(0, Draw())
    assert refused(match, 0, Finish(1)) == ("trucker-why-hand-full", "GT-B-5.1")


@pytest.mark.rule("GT-B-5.1")
@pytest.mark.parametrize("move", [Draw(), PickUp(), Look(1), Finish(1)])
def test_who_has_finished_and_waits_for_the_hourglass_may_do_nothing_else(move: Move) -> None:
    """OQ-B-13: cards are not looked at either."""
    match = looking()
    match.play(0, Finish(2))
    match.expire("hourglass-0-I")
    assert match.offers(0) == [TurnHourglass()]
    assert refused(match, 0, move) == ("trucker-why-finished", "GT-B-5.1")


@pytest.mark.rule("GT-B-5.2")
def test_the_others_get_the_numbers_that_are_left_by_when_they_built_last() -> None:
    """OQ-B-04: the earlier the last act, the lower the number; turning the hourglass is no act of building."""
    match = yard("I", seats=4)
    match.play(2, Draw())
    match.play(0, Draw())
    match.play(3, Draw())
    match.play(1, Finish(2))
    match.play(2, Return())
    match.expire("hourglass-0-I")
    match.play(1, TurnHourglass())
    match.expire("hourglass-0-START")
    assert match.over
    assert [trucker.number for trucker in at(match).truckers] == [1, 2, 4, 3]
