"""What is mostly answered can be answered in one go: what to activate, and what to discard at the end of a turn."""

import pytest

from games.andromeda.battlefields import Played, bare_table, deal, fit, give
from starboard.games.andromeda.moves.effect_moves import BuildShip, Take
from starboard.games.andromeda.moves.turn_moves import Activate, ActivateTogether, DiscardDown, GoOn, PlayCard
from starboard.games.andromeda.rules.player_area.tactics import check_hand, plainest
from starboard.games.andromeda.rules.turn.activations import activations, usual
from starboard.games.andromeda.rules.turn.free_actions import before_the_end
from starboard.games.andromeda.rules.turn.return_to_station import activate_step
from starboard.games.andromeda.state.game_state import UNBUILT, AndromedaState


def returning(ships: int) -> AndromedaState:
    """Player 0 returns with so many ships."""
    g = bare_table()
    g.players[0].ships = [*range(ships), *[UNBUILT] * (9 - ships)]
    g.step = "activate"
    return g


def row(g: AndromedaState) -> list[str]:
    """What is put forward."""
    return [move.what for move in usual(g, 0, activations(g, 0))]


@pytest.mark.rule("AE-B-13.2")
def test_modules_that_cost_nothing_come_first_and_no_more_than_there_are_ships() -> None:
    g = returning(3)
    fit(g, 0, "sci_02")
    assert row(g) == ["sci_02", "core_reactor", "core_cargo"]


@pytest.mark.rule("AE-B-13.2")
def test_what_is_chosen_together_is_activated_one_after_the_other() -> None:
    g = returning(3)
    play = Played(activate_step(g, 0)).answer(ActivateTogether())
    # What each of them asks is asked as ever.
    assert play.asked == (0, "take")
    play.answer(Take(ice=1))
    assert play.over
    assert g.activated == ["core_reactor", "core_cargo", "core_comms"]
    assert (g.players[0].resources, len(g.players[0].hand)) == ([2, 1, 0, 0, 0], 1)


@pytest.mark.rule("AE-B-13.2")
def test_the_next_return_begins_with_what_the_last_one_did() -> None:
    g = returning(2)
    give(g, 0, nano=2, titan=2)
    play = Played(activate_step(g, 0)).answer(Activate("core_comms", -1)).answer(Activate("core_hangar", -1))
    while not play.over:
        play.answer(next(move for move in play.offers if isinstance(move, BuildShip)))
    g.activated, g.activations = [], 0
    assert row(g) == ["core_comms", "core_hangar"]
    # What cannot be had any more is left out.
    g.players[0].resources = [0] * 5
    assert row(g) == ["core_comms", "core_reactor"]


@pytest.mark.rule("AE-B-13.3")
def test_ships_that_are_left_are_asked_about() -> None:
    g = returning(2)
    g.waking = ["core_reactor", "core_hangar"]
    play = Played(activate_step(g, 0))
    assert g.activated == ["core_reactor"]
    assert play.asked == (0, "activate")
    assert GoOn() in play.offers


@pytest.mark.rule("AE-B-13.2")
def test_one_thing_is_no_row() -> None:
    assert ActivateTogether() not in Played(activate_step(returning(1), 0)).offers


@pytest.mark.rule("AE-B-6.4")
def test_the_last_chance_to_play_a_card_can_be_answered_with_the_discards() -> None:
    g = returning(0)
    g.players[0].hand_limit = 2
    deal(g, 0, "supply_drop", "ceasefire", "focused_fire", "jamming")
    g.seats, g.held, g.step = 1, 0, "end_return"
    play = Played(before_the_end(g, 0))
    assert PlayCard("supply_drop") in play.offers
    play.answer(DiscardDown())
    assert play.over
    assert g.players[0].hand == ["supply_drop", "jamming"]
    assert Played(check_hand(g, 0)).over


@pytest.mark.rule("AE-B-6.4")
def test_diplomacy_goes_before_maneuvers_and_what_comes_often_before_what_is_rare() -> None:
    hand = ["overcharge", "supply_drop", "focused_fire", "bribe"]
    assert plainest(hand, 3) == ["bribe", "focused_fire", "overcharge"]
