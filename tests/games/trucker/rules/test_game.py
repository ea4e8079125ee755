"""The game as a whole: seats, rounds and credits (GT-B-1, GT-B-2, GT-B-14)."""

from collections import Counter
from itertools import pairwise
from typing import cast

import pytest

from games.trucker.driving import driven
from starboard.bots import RandomBot, play_out
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.building_moves import Finish
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import BadOption, Match, find_title, new_match


def played(seats: int, seed: int, *classes: str) -> Match:
    match = new_match(TRUCKER, seats, seed, {"classes": list(classes)})
    play_out(match, [RandomBot(seed + seat) for seat in range(seats)], TRUCKER.longest, seed)
    return match


def table(match: Match) -> TruckerState:
    return cast(TruckerState, match.state)


def test_the_title_is_installed() -> None:
    assert find_title("trucker") is TRUCKER


@pytest.mark.rule("GT-B-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadOption):
        new_match(TRUCKER, seats, 1)
    assert [new_match(TRUCKER, number, 1).header.seats for number in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("GT-B-1.2")
def test_the_heap_holds_every_component_of_the_box() -> None:
    g = table(new_match(TRUCKER, 4, 1))
    kinds = Counter(content().tiles[tile].kind.id for tile in g.heap)
    assert len(g.heap) == 140
    assert (kinds["battery_2"], kinds["battery_3"], kinds["cargo_2"], kinds["cargo_3"]) == (9, 6, 9, 6)
    assert (kinds["cabin"], kinds["engine"], kinds["double_engine"], kinds["cannon"]) == (16, 19, 7, 23)


@pytest.mark.rule("GT-B-1.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_number_tiles_as_players(seats: int) -> None:
    match = new_match(TRUCKER, seats, 1, {"classes": ["I"], "build": "turns"})
    numbers = {move.number for move in match.offers(0) if isinstance(move, Finish)}
    assert numbers == set(range(1, seats + 1))


@pytest.mark.rule("GT-B-2.1")
def test_the_standard_game_is_three_rounds_of_growing_ships() -> None:
    assert table(new_match(TRUCKER, 2, 1)).classes == ["I", "II", "III"]
    match = played(3, 5, "IIIC", "I")
    assert match.over
    assert table(match).round == 2


@pytest.mark.rule("GT-B-2.2")
def test_a_round_goes_through_its_parts_in_order() -> None:
    match = new_match(TRUCKER, 2, 3, {"classes": ["I", "IC"]})
    parts = [table(match).part]
    bots = [RandomBot(seat) for seat in range(2)]
    while not match.over:
        play_out(match, bots, 1, match.position)
        if table(match).part != parts[-1]:
            parts.append(table(match).part)
    order = ["ready", "building", "check", "loading", "flight", "setup"]
    places = [order.index(part) for part in parts]
    rounds = parts.count("building")
    assert rounds == 2
    assert sum(later <= earlier for earlier, later in pairwise(places)) == rounds - 1


@pytest.mark.rule("GT-B-2.3")
@pytest.mark.rule("GT-B-14.1")
def test_credits_begin_at_nothing_and_the_most_win() -> None:
    assert [trucker.credits for trucker in table(new_match(TRUCKER, 4, 1)).truckers] == [0, 0, 0, 0]
    for seed in range(12):
        match = played(3, seed, "I", "II")
        assert match.outcome is not None
        assert match.outcome.scores == tuple(trucker.credits for trucker in table(match).truckers)
        best = max(match.outcome.scores)
        assert match.outcome.winners == tuple(s for s, score in enumerate(match.outcome.scores) if score == best)


@pytest.mark.rule("GT-LM-1.3")
def test_what_is_recommended_is_set_up_by_name_and_nobody_is_held_to_it() -> None:
    levels = {name: ship.level for name, ship in content().ships.items()}
    for preset in TRUCKER.presets:
        classes = preset.options["classes"]
        assert isinstance(classes, tuple)
        assert not {"IC", "IIC"} <= set(classes)
        if preset.options.get("kit") == "both":
            assert [levels[str(name)] for name in classes] == [2, 3, 4]
    match = new_match(TRUCKER, 2, 1, {"classes": ["IC", "IIC"], "kit": "both"})
    assert table(match).classes == ["IC", "IIC"]


@pytest.mark.rule("GT-B-6.8")
@pytest.mark.parametrize("ship_class", ["II", "IIC", "IIIC", "IVC"])
def test_no_ship_ever_flies_with_a_mistake_in_it(ship_class: str) -> None:
    """So the extra credit for a mistake that is noticed in flight never falls due."""
    scrapped = flown = 0
    for match in driven(3, [ship_class] * 3, guided=False):
        g = table(match)
        question = match.question
        if g.part == "check":
            scrapped += 1
        elif g.part == "flight" and question is not None and question.prompt != "trucker-ask-save-piece":
            for seat, trucker in enumerate(g.truckers):
                assert faults(board_for(g, seat), trucker.ship) == []
            flown += 1
    assert scrapped
    assert flown
