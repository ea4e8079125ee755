"""GT-B-6.7, GT-LM-3.4, GT-LM-3.5, GT-LM-4.6: what is removed before the flight, and what the insurer asks for."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.trucker.scenes import PARTS
from games.trucker.tables import at, heard, ordinary, refused, table
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.moves.building_moves import KeepPiece, Scrap, ScrapSet
from starboard.games.trucker.rules.building.round_setup import set_up_round
from starboard.games.trucker.rules.building.ship_check import ship_check
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Match

CABIN = "B001/0"
"""Universal connectors all around."""


def checking(
    ship_class: str, *ships: Mapping[str, str], dice: tuple[int, ...] = (), credits: tuple[int, ...] = ()
) -> Match:
    """A table where these ships have just been built, a mapping of squares to components for each player."""

    def prepare(g: TruckerState) -> None:
        set_up_round(g)
        g.part, g.dice = "check", list(dice)
        board = current_board(g)
        for trucker, ship in zip(g.truckers, ships, strict=True):
            trucker.reserve = []
            trucker.ship.parts = {board.cell(*square.split(",")): code for square, code in ship.items()}
            assert -1 not in trucker.ship.parts
        for trucker, purse in zip(g.truckers, credits, strict=False):
            trucker.credits = purse

    return table(ship_check, len(ships), prepare=prepare, classes=[ship_class])


def left(match: Match, seat: int = 0) -> set[str]:
    """The squares of a player that still have a component."""
    return {current_board(at(match)).name(cell) for cell in at(match).truckers[seat].ship.parts}


SIDEWAYS = next(
    code for code, part in PARTS.items() if part.kind.id == "engine" and part.askew and part.connectors[2] == 3
)
SINGLE, DOUBLE = ordinary(left=3, right=1), ordinary(left=2, right=0)
"""Side by side they do not fit."""


@pytest.mark.rule("GT-B-6.7")
def test_a_legal_ship_passes_without_a_question() -> None:
    match = checking("I", {"7,7": CABIN}, {"7,7": CABIN, "7,6": ordinary(rear=1)})
    assert match.over
    assert at(match).part == "loading"
    assert [trucker.ship.lost for trucker in at(match).truckers] == [[], []]


@pytest.mark.rule("GT-B-6.7")
def test_first_engines_that_do_not_point_to_the_rear_go() -> None:
    match = checking("I", {"7,7": CABIN, "7,6": SIDEWAYS})
    assert match.over
    assert left(match) == {"7,7"}
    assert at(match).truckers[0].ship.lost == [SIDEWAYS.partition("/")[0]]


@pytest.mark.rule("GT-B-6.7")
def test_an_askew_engine_takes_its_other_faults_with_it() -> None:
    """A component that fits nothing but the sideways engine beside it: after that has gone there is nothing to
    choose."""
    part = PARTS[SIDEWAYS]
    beside = ordinary(left=2 if part.connectors[1] in (0, 1) else 1, rear=3)
    match = checking("I", {"7,7": CABIN, "8,7": CABIN, "7,6": SIDEWAYS, "8,6": beside})
    assert match.over
    assert left(match) == {"7,7", "8,7", "8,6"}


@pytest.mark.rule("GT-B-6.7")
@pytest.mark.parametrize(("scrapped", "kept"), [("8,7", {"7,7"}), ("9,7", {"7,7", "8,7"})])
def test_then_the_owner_removes_components_that_take_part_in_a_violation(scrapped: str, kept: set[str]) -> None:
    """Either of the two that do not fit may go; what then hangs in the air is seen to afterwards."""
    match = checking("I", {"7,7": CABIN, "8,7": SINGLE, "9,7": DOUBLE})
    assert match.offers(0) == [Scrap("8", "7"), Scrap("9", "7")]
    assert refused(match, 0, Scrap("7", "7"))[1] == "GT-B-6.7"
    match.play(0, Scrap(*scrapped.split(",")))
    if not match.over:
        match.play(0, KeepPiece("7", "7"))
    assert match.over
    assert left(match) == kept
    assert len(at(match).truckers[0].ship.lost) == 3 - len(kept)


@pytest.mark.rule("GT-B-6.7")
@pytest.mark.parametrize("kind", ["cannon", "engine"])
def test_what_sticks_out_into_another_component_is_a_violation_of_both(kind: str) -> None:
    """GT-B-6.4 and GT-B-6.5: a cannon behind, an engine in front of, the cabin that it points at."""
    smooth = ordinary(front=0, rear=0, right=3)
    square = "6,6" if kind == "engine" else "6,8"
    side = 2 if kind == "engine" else 0
    code = next(
        code
        for code, part in PARTS.items()
        if part.kind.id == kind and not part.askew and part.clear[0][0] == side and part.connectors[1] == 3
    )
    beside = {"7,6": CABIN, "7,8": CABIN}
    match = checking("I", {"7,7": CABIN, "6,7": smooth, square: code, **beside})
    assert set(match.offers(0)) == {Scrap("6", "7"), Scrap(*square.split(","))}


@pytest.mark.rule("GT-B-6.7")
@pytest.mark.rule("GT-B-6.6")
@pytest.mark.parametrize(("piece", "kept"), [("7,7", {"7,7"}), ("5,8", {"5,8", "6,8", "6,9"})])
def test_of_several_pieces_the_owner_keeps_one_and_the_others_are_lost(piece: str, kept: set[str]) -> None:
    match = checking("I", {"7,7": CABIN, "5,8": CABIN, "6,8": CABIN, "6,9": CABIN})
    assert match.offers(0) == [KeepPiece("7", "7"), KeepPiece("5", "8")]
    match.play(0, KeepPiece(*piece.split(",")))
    assert match.over
    assert left(match) == kept
    assert len(at(match).truckers[0].ship.lost) == 4 - len(kept)


@pytest.mark.rule("GT-B-6.7")
def test_everybody_at_once_in_any_order() -> None:
    bad = {"7,7": CABIN, "8,7": SINGLE, "9,7": DOUBLE}
    match = checking("I", bad, {"7,7": CABIN}, bad)
    assert match.waiting == (0, 2)
    match.play(2, Scrap("9", "7"))
    assert 2 not in match.waiting
    events = match.play(0, Scrap("9", "7"))
    assert match.over
    assert heard(events, 1) == ["trucker-scrapped", *["trucker-checked"] * 3]


@pytest.mark.rule("GT-B-6.7")
def test_a_removed_starting_cabin_is_lost_like_any_component() -> None:
    match = checking("I", {"7,7": SINGLE, "8,7": DOUBLE})
    match.play(0, Scrap("7", "7"))
    assert left(match) == {"8,7"}


@pytest.mark.rule("GT-LM-2.2.3")
def test_across_the_splice_a_universal_connector_fits_only_another_one() -> None:
    match = checking("IC", {"3,2": CABIN, "4,2": ordinary(left=1)})
    assert match.offers(0) == [Scrap("3", "2"), Scrap("4", "2")]
    match.play(0, Scrap("4", "2"))
    assert match.over
    assert checking("IC", {"3,2": CABIN, "4,2": CABIN}).over


@pytest.mark.rule("GT-LM-3.4.1")
@pytest.mark.rule("GT-LM-3.2.2")
def test_the_check_of_a_torus_goes_round_the_edges() -> None:
    """T-LM-38, and T-LM-36 for the ship that holds together only across the edge."""
    smooth = ordinary(left=0, rear=3)
    match = checking("IIIC", {"6,2": CABIN, "1,2": smooth, "1,3": CABIN, "2,3": CABIN})
    assert match.offers(0) == [Scrap("1", "2"), Scrap("6", "2")]
    assert checking("IIIC", {"6,3": CABIN, "1,3": CABIN}).over


@pytest.mark.rule("GT-LM-3.4.1")
@pytest.mark.rule("GT-LM-3.2.5")
def test_pieces_of_a_torus() -> None:
    """T-LM-42: the smaller group may be kept instead of the rest."""
    match = checking("IIIC", {"1,1": CABIN, "1,6": CABIN, "3,3": CABIN, "3,4": CABIN, "4,4": CABIN})
    assert match.offers(0) == [KeepPiece("1", "1"), KeepPiece("3", "3")]
    match.play(0, KeepPiece("1", "1"))
    assert left(match) == {"1,1", "1,6"}


@pytest.mark.rule("GT-LM-4.6.2")
def test_each_ship_of_a_fleet_is_one_piece_and_different_ships_need_no_connection() -> None:
    """Dice 3 and 6: the front ships and the rear left one are one ship, the rear right one is another."""
    ship = {"5,4": CABIN, "9,4": CABIN, "5,9": CABIN, "9,9": CABIN}
    match = checking("IVC", ship, dice=(3, 6))
    assert match.offers(0) == [KeepPiece("5", "4"), KeepPiece("9", "4"), KeepPiece("5", "9")]
    match.play(0, KeepPiece("9", "4"))
    assert match.over
    assert left(match) == {"9,4", "9,9"}
    assert at(match).truckers[0].ship.lost == ["B001", "B001"]


@pytest.mark.rule("GT-LM-4.6.2")
def test_several_ships_in_pieces_are_seen_to_one_after_the_other() -> None:
    ship = {"5,4": CABIN, "9,4": CABIN, "5,9": CABIN, "9,9": CABIN}
    match = checking("IVC", ship, dice=(3, 4))
    assert match.offers(0) == [KeepPiece("5", "4"), KeepPiece("9", "4")]
    match.play(0, KeepPiece("5", "4"))
    assert match.offers(0) == [KeepPiece("5", "9"), KeepPiece("9", "9")]
    match.play(0, KeepPiece("9", "9"))
    assert left(match) == {"5,4", "9,9"}


@pytest.mark.rule("GT-LM-4.6.4")
def test_the_dice_decide_what_is_one_ship() -> None:
    """The same components: in one piece each, or two pieces of one ship."""
    ship = {"5,4": CABIN, "9,4": CABIN}
    assert checking("IVC", ship, dice=(4, 6)).over
    assert not checking("IVC", ship, dice=(3, 6)).over


@pytest.mark.parametrize("ship_class", ["I", "III", "IC", "IIIC"])
def test_after_the_check_nothing_is_wrong_with_any_ship(ship_class: str) -> None:
    match = checking(ship_class, *[dict(crowded(ship_class, seed)) for seed in range(4)])
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.offers(seat)[-1])
    for trucker in at(match).truckers:
        assert faults(current_board(at(match)), trucker.ship) == []
        assert trucker.ship.lost


def crowded(ship_class: str, seed: int) -> Mapping[str, str]:
    """A component on every square, whatever fits."""
    board = current_board(at(checking(ship_class, {})))
    codes = [code for code, part in sorted(PARTS.items()) if part.tile.set == "base"]
    return {board.name(cell): codes[(cell * 37 + seed * 101) % len(codes)] for cell in board.cells}


# -- The premium of class IIIC -------------------------------------------------------------------------------------


def full_but(*gaps: str) -> Mapping[str, str]:
    """A torus full of components that fit, with these squares empty."""
    squares = [f"{column},{row}" for row in range(1, 7) for column in range(1, 7)]
    return {square: CABIN for square in squares if square not in gaps}


@pytest.mark.rule("GT-LM-3.5.1")
@pytest.mark.rule("GT-LM-3.5.2")
@pytest.mark.rule("GT-LM-3.5.3")
@pytest.mark.parametrize(
    ("gaps", "premium"),
    [
        ((), 0),
        (("3,3",), 0),
        (("6,1", "1,6"), 1),
        (("2,2", "3,3", "4,4"), 3),
        (("1,1", "6,1", "1,6", "6,6"), 6),
        (("2,2", "3,2", "4,2", "2,3", "2,4"), 10),
        (("2,2", "3,2", "4,2", "2,3", "2,4", "2,5"), 15),
        (("2,2", "4,4", "6,6"), 0),
    ],
)
def test_after_the_check_the_largest_gap_is_paid_for(gaps: tuple[str, ...], premium: int) -> None:
    match = checking("IIIC", full_but(*gaps), credits=(20,))
    me = at(match).truckers[0]
    assert (me.premium, me.credits, me.debt) == (premium, 20 - premium, 0)


@pytest.mark.rule("GT-LM-3.5.4")
def test_who_lacks_the_money_pays_what_there_is_and_owes_the_rest() -> None:
    match = checking("IIIC", full_but("2,2", "3,3", "4,4"), full_but("3,3"), credits=(2, 0))
    assert [(t.premium, t.credits, t.debt) for t in at(match).truckers] == [(3, 0, 1), (0, 0, 0)]
    assert heard(match.events, None)[-3:] == ["trucker-premium", "trucker-premium-owed", "trucker-premium"]


@pytest.mark.rule("GT-LM-3.5.1")
def test_the_premium_is_for_the_ship_that_passed_the_check_not_for_the_one_that_was_built() -> None:
    """What has to go leaves a gap."""
    ship = dict(full_but())
    ship["3,3"], ship["4,3"] = SIDEWAYS, SIDEWAYS
    match = checking("IIIC", ship, credits=(20,))
    while not match.over:
        match.play(0, match.offers(0)[0])
    assert at(match).truckers[0].premium > 0


@pytest.mark.rule("GT-LM-3.5.4")
@pytest.mark.parametrize("ship_class", ["I", "III", "IC", "IVC"])
def test_other_classes_pay_no_premium(ship_class: str) -> None:
    match = checking(ship_class, {}, credits=(20,), dice=(3, 6) if ship_class == "IVC" else ())
    assert at(match).truckers[0].credits == 20


MANY = {
    "7,7": CABIN,
    **{f"{column},7": SINGLE if column % 2 else DOUBLE for column in (8, 9)},
    "7,6": ordinary("cannon", rear=3),
    "7,5": CABIN,
    "8,6": SINGLE,
    "9,6": DOUBLE,
    "8,8": SINGLE,
    "9,8": DOUBLE,
}


@pytest.mark.rule("GT-B-6.7")
def test_many_mistakes_are_removed_in_one_go() -> None:
    match = checking("III", MANY, {"7,7": CABIN})
    board = current_board(at(match))
    assert len(faults(board, at(match).truckers[0].ship)) >= 4
    offers = list(match.offers(0))
    assert offers[-3:] == [ScrapSet(1), ScrapSet(2), ScrapSet(3)]
    assert all(isinstance(move, Scrap) for move in offers[:-3])
    first = match.fork()
    events = first.play(0, ScrapSet(1))
    assert "trucker-scrapped-set" in heard(events, None)
    assert first.over
    ship = at(first).truckers[0].ship
    assert not faults(board, ship)
    assert len(ship.parts) + len(ship.lost) == len(MANY)
    lost: list[Any] = [event.message.args["cells"] for event in events if event.beat == "lost"]
    assert sorted(cell for cells in lost for cell in cells) == sorted(
        at(match).truckers[0].ship.parts.keys() - ship.parts.keys()
    )
    another = match.fork()
    another.play(0, ScrapSet(2))
    assert len(at(another).truckers[0].ship.lost) >= len(ship.lost)
    assert at(another).truckers[0].ship.parts != ship.parts


@pytest.mark.rule("GT-B-6.7")
def test_few_mistakes_are_removed_one_by_one() -> None:
    match = checking("I", {"7,7": CABIN, "8,7": SINGLE, "9,7": DOUBLE}, {"7,7": CABIN})
    assert not [move for move in match.offers(0) if isinstance(move, ScrapSet)]
    assert refused(match, 0, ScrapSet(1))[1] == "GT-B-6.7"
