"""GT-B-7, GT-LM-4.6.3, GT-LM-4.7, GT-LM-4.8: batteries, crew, aliens, insurance, cards and rockets."""

from collections.abc import Mapping
from random import Random

import pytest

from games.trucker.tables import at, finish, heard, ordinary, ready, refused, step, table
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.building_moves import BoardAlien, Finish, HumansOnly, Insure, Return
from starboard.games.trucker.rules.building.building import most_decisions
from starboard.games.trucker.rules.building.loading import loading
from starboard.games.trucker.rules.building.round_setup import set_up_round
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Match

START = "B001/0"
"""A starting cabin: universal connectors all around."""


CABIN = ordinary("cabin", left=3, right=2)
BROWN, PURPLE = ordinary("life_support", "brown", left=2), ordinary("life_support", "purple", left=2)


def loaded(
    ship_class: str,
    *ships: Mapping[str, str],
    numbers: tuple[int, ...] = (),
    dice: tuple[int, ...] = (),
    credits: tuple[int, ...] = (),
    seed: int = 1,
) -> Match:
    """A table whose ships have just passed the check, a mapping of squares to components for each player."""

    def prepare(g: TruckerState) -> None:
        set_up_round(g)
        g.part, g.turn, g.dice = "loading", 0, list(dice)
        board = current_board(g)
        for seat, (trucker, ship) in enumerate(zip(g.truckers, ships, strict=True)):
            trucker.reserve = []
            trucker.number = numbers[seat] if numbers else seat + 1
            trucker.credits = credits[seat] if credits else 0
            trucker.ship.parts = {board.cell(*square.split(",")): code for square, code in ship.items()}
            assert -1 not in trucker.ship.parts

    return table(loading, len(ships), prepare=prepare, classes=[ship_class], seed=seed)


def tokens(match: Match, seat: int = 0) -> tuple[dict[str, int], dict[str, str], dict[str, int]]:
    """Humans, aliens and batteries of a player, by square."""
    board = current_board(at(match))
    ship = at(match).truckers[seat].ship
    humans = {board.name(cell): count for cell, count in ship.humans.items()}
    aliens = {board.name(cell): colour for cell, colour in ship.aliens.items()}
    return humans, aliens, {board.name(cell): count for cell, count in ship.batteries.items()}


HOME = {"7,7": START, "8,7": CABIN, "9,7": BROWN}
"""A starting cabin, a cabin, and life support for brown aliens."""


@pytest.mark.rule("GT-B-7.1")
@pytest.mark.rule("GT-B-7.2")
@pytest.mark.rule("GT-B-7.5")
def test_full_batteries_two_humans_in_each_cabin_and_empty_holds() -> None:
    ship = {
        "7,7": START,
        "8,7": CABIN,
        "7,6": ordinary("battery_2", rear=3),
        "6,7": ordinary("battery_3", right=2),
        "7,8": ordinary("cargo_2", front=3),
    }
    match = loaded("I", ship)
    assert match.over
    humans, aliens, batteries = tokens(match)
    assert humans == {"7,7": 2, "8,7": 2}
    assert aliens == {}
    assert batteries == {"7,6": 2, "6,7": 3}
    assert at(match).truckers[0].ship.goods == {}


@pytest.mark.rule("GT-B-7.2")
@pytest.mark.rule("GT-B-7.3")
def test_one_alien_lives_in_a_cabin_with_its_life_support_instead_of_the_humans() -> None:
    match = loaded("I", HOME)
    assert match.offers(0) == [BoardAlien("brown", "8", "7"), HumansOnly()]
    match.play(0, BoardAlien("brown", "8", "7"))
    assert match.over
    assert tokens(match)[:2] == ({"7,7": 2}, {"8,7": "brown"})


@pytest.mark.rule("GT-B-7.3")
def test_never_in_the_starting_cabin_and_never_without_life_support() -> None:
    assert loaded("I", {"7,7": START, "8,7": ordinary("life_support", "brown", left=3)}).over
    assert loaded("I", {"7,7": START, "8,7": CABIN}).over
    # Beside the cabin, but not joined to it: smooth sides.
    apart = {"7,7": START, "8,7": ordinary("cabin", left=3, right=0)}
    beside = {**apart, "8,8": START, "7,8": START, "9,8": START, "9,7": ordinary("life_support", left=0, rear=3)}
    assert loaded("I", beside).over


@pytest.mark.rule("GT-B-7.3")
def test_at_most_one_alien_of_each_colour() -> None:
    ship = {"7,7": START, "8,7": CABIN, "9,7": BROWN, "6,7": START, "6,8": START, "7,8": CABIN, "8,8": BROWN}
    match = loaded("I", ship)
    assert match.offers(0) == [BoardAlien("brown", "8", "7"), BoardAlien("brown", "7", "8"), HumansOnly()]
    match.play(0, BoardAlien("brown", "7", "8"))
    assert match.over
    assert tokens(match)[1] == {"7,8": "brown"}


@pytest.mark.rule("GT-B-7.3")
def test_a_cabin_with_both_life_supports_takes_one_alien_of_either_colour() -> None:
    cabin = ordinary("cabin", left=2, right=2, rear=2)
    ship = {"7,7": START, "8,7": cabin, "9,7": BROWN, "8,8": ordinary("life_support", "purple", front=2)}
    match = loaded("II", ship)
    assert set(match.offers(0)) == {BoardAlien("brown", "8", "7"), BoardAlien("purple", "8", "7"), HumansOnly()}
    match.play(0, BoardAlien("purple", "8", "7"))
    assert match.over
    assert tokens(match)[1] == {"8,7": "purple"}


@pytest.mark.rule("GT-B-7.3")
def test_two_colours_in_two_cabins_are_asked_for_one_after_the_other() -> None:
    ship = {"7,7": START, "8,7": CABIN, "9,7": BROWN, "7,8": START, "8,8": CABIN, "9,8": PURPLE}
    match = loaded("II", ship)
    match.play(0, BoardAlien("purple", "8", "8"))
    assert match.offers(0) == [BoardAlien("brown", "8", "7"), HumansOnly()]
    match.play(0, BoardAlien("brown", "8", "7"))
    assert tokens(match)[:2] == ({"7,7": 2, "7,8": 2}, {"8,8": "purple", "8,7": "brown"})


@pytest.mark.rule("GT-B-7.4")
def test_aliens_are_optional_and_decided_in_launch_order() -> None:
    match = loaded("I", HOME, HOME, HOME, numbers=(3, 1, 2))
    for seat in (1, 2, 0):
        assert match.waiting == (seat,)
        match.play(seat, HumansOnly())
    assert match.over
    assert all(tokens(match, seat)[1] == {} for seat in range(3))


@pytest.mark.rule("GT-B-7.6")
@pytest.mark.parametrize("ship_class", ["I", "II", "III", "IC", "IIC", "IIIC", "IVC"])
def test_all_cards_are_shuffled_and_the_first_is_of_the_level_of_the_flight(ship_class: str) -> None:
    dice = (3, 6) if ship_class == "IVC" else ()
    level = {"IVC": 3}.get(ship_class, content().ships[ship_class].level)
    tops, orders = set(), set()
    for seed in range(12):
        match = loaded(ship_class, {}, seed=seed, dice=dice)
        g = at(match)
        assert g.piles == []
        assert len(g.flight) == {"I": 8, "II": 12, "III": 16, "IC": 8, "IIC": 12, "IIIC": 16, "IVC": 20}[ship_class]
        assert len(set(g.flight)) == len(g.flight)
        assert content().cards[g.flight[-1]].level == level
        tops.add(g.flight[-1])
        orders.add(tuple(g.flight))
    assert len(tops) > 1
    assert len(orders) == 12


@pytest.mark.rule("GT-B-7.6")
def test_who_looked_at_a_pile_knows_its_cards_in_the_flight_but_not_where_they_are() -> None:
    def looked(g: TruckerState) -> None:
        set_up_round(g)
        g.part = "loading"
        for seat, trucker in enumerate(g.truckers):
            trucker.number = seat + 1
        g.truckers[0].seen = [1]

    for seed in range(5):
        match = table(loading, 2, prepare=looked, classes=["II"], seed=seed)
        known = at(match).truckers[0].known
        assert len(known) == 3
        assert set(known) <= set(at(match).flight)
        assert at(match).truckers[1].known == []


@pytest.mark.rule("GT-B-7.7")
@pytest.mark.rule("GT-LM-5.2.4")
@pytest.mark.parametrize(
    ("ship_class", "positions"),
    [
        ("I", [0, -2, -4, -6]),
        ("II", [0, -3, -6, -9]),
        ("III", [0, -4, -8, -12]),
        ("IC", [0, -2, -4, -6]),
        ("IIIC", [0, -4, -8, -12]),
        ("IVC", [0, -4, -8, -12]),
    ],
)
def test_rockets_stand_behind_each_other_with_as_many_spaces_between_as_the_level(
    ship_class: str, positions: list[int]
) -> None:
    """T-B-25, T-B-26, T-B-27."""
    square = {"IC": "3,2", "IIIC": "1,1", "IVC": "5,4"}.get(ship_class, "7,7")
    dice = (1, 1) if ship_class == "IVC" else ()
    match = loaded(ship_class, *[{square: START}] * 4, numbers=(2, 4, 1, 3), dice=dice)
    assert match.over
    assert [trucker.position for trucker in at(match).truckers] == [positions[number - 1] for number in (2, 4, 1, 3)]
    assert all(trucker.flying for trucker in at(match).truckers)
    assert at(match).part == "flight"


@pytest.mark.rule("GT-B-7.8")
def test_a_ship_without_a_human_stays_at_home_and_its_components_are_not_lost() -> None:
    """OQ-LM-07."""
    match = loaded("IIIC", {"1,1": "B005/0"}, {"1,1": "B020/0"}, {})
    flying = [trucker.flying for trucker in at(match).truckers]
    assert flying == [True, False, False]
    assert at(match).truckers[1].ship.parts == {}
    assert at(match).truckers[1].ship.lost == []
    assert at(match).open == ["B020"]
    assert heard(match.events, None)[-3:] == ["trucker-launched", "trucker-stays-home", "trucker-stays-home"]


@pytest.mark.rule("GT-B-7.8")
def test_who_lets_an_alien_have_the_only_cabin_stays_at_home() -> None:
    match = loaded("IIIC", {"1,1": CABIN, "2,1": BROWN})
    match.play(0, BoardAlien("brown", "1", "1"))
    assert not at(match).truckers[0].flying
    assert at(match).truckers[0].ship.aliens == {}


# -- Fleets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-LM-4.6.3")
@pytest.mark.rule("GT-B-7.8")
def test_a_ship_of_the_fleet_without_components_or_humans_gives_up_and_the_others_fly() -> None:
    """Dice 3 and 4: a front ship and a rear ship."""
    match = loaded("IVC", {"5,4": START, "5,9": "B020/0"}, {"5,4": START}, dice=(3, 4))
    assert [trucker.flying for trucker in at(match).truckers] == [True, True]
    board = current_board(at(match))
    assert [board.name(cell) for cell in at(match).truckers[0].ship.parts] == ["5,4"]
    assert at(match).truckers[0].ship.lost == []


@pytest.mark.rule("GT-LM-4.8.1")
def test_one_alien_of_a_colour_in_the_whole_fleet() -> None:
    ship = {"4,5": START, "5,5": CABIN, "6,5": BROWN, "4,9": START, "5,9": CABIN, "6,9": BROWN}
    match = loaded("IVC", ship, dice=(3, 4))
    assert match.offers(0) == [BoardAlien("brown", "5", "5"), BoardAlien("brown", "5", "9"), HumansOnly()]
    match.play(0, BoardAlien("brown", "5", "9"))
    assert match.over
    assert tokens(match)[1] == {"5,9": "brown"}


@pytest.mark.rule("GT-LM-4.7.1")
@pytest.mark.rule("GT-LM-4.7.2")
@pytest.mark.rule("GT-LM-4.7.3")
def test_insurance_is_bought_in_launch_order_and_the_money_is_gone() -> None:
    ship = {"5,4": START}
    match = loaded("IVC", ship, ship, ship, numbers=(2, 1, 3), credits=(9, 6, 1), dice=(1, 1))
    assert match.waiting == (1,)
    assert match.offers(1) == [Insure(0), Insure(2), Insure(5)]
    assert refused(match, 1, Insure(8))[1] == "GT-LM-4.7.1"
    match.play(1, Insure(5))
    assert match.offers(0) == [Insure(0), Insure(2), Insure(5), Insure(8)]
    match.play(0, Insure(0))
    # A player who can afford none is not asked (OQ-LM-12).
    assert match.over
    assert [(t.premium, t.credits) for t in at(match).truckers] == [(0, 9), (5, 1), (0, 1)]


@pytest.mark.rule("GT-LM-4.7.1")
@pytest.mark.parametrize("ship_class", ["I", "IIIC"])
def test_other_classes_sell_no_insurance(ship_class: str) -> None:
    assert loaded(ship_class, {}, credits=(20,)).over


# -- From the first component to the launch ------------------------------------------------------------------------

ALL = ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")


@pytest.mark.parametrize("build", ["race", "turns"])
@pytest.mark.parametrize("ship_class", ALL)
def test_random_play_always_comes_to_the_launch(ship_class: str, build: str) -> None:
    """No dead end, no component or card lost, in no more decisions than promised; shallow and deep play."""
    for seed in range(20):
        seats = 2 + seed % 3
        match = table(ready, seats, classes=[ship_class], build=build, guided=seed % 4 == 3, seed=seed, listening=False)
        census = match.title.census(at(match))
        made = finish(match, seed, shun=(Finish, Return) if seed % 2 else ())
        assert made <= most_decisions(seats) + seats * 60
        assert match.title.census(at(match)) == census
        assert list(match.title.invariants(at(match))) == []
        assert at(match).part == "flight"


@pytest.mark.parametrize("ship_class", ["I", "IIIC", "IVC"])
def test_undo_and_redo_lead_back(ship_class: str) -> None:
    match = table(ready, 2, classes=[ship_class], seed=5)
    rng = Random(2)
    undone = 0
    for _ in range(150):
        if match.over:
            break
        step(match, rng, shun=(Finish,))
        after = match.state_bytes()
        for seat in range(2):
            if match.why_no_undo(seat) is None:
                match.undo(seat)
                match.redo(seat)
                undone += 1
                assert match.state_bytes() == after
                break
    assert undone > 10
