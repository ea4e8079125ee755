"""Free actions; AE-B-9.4 to AE-B-9.7: moons on the station."""

import pytest

from games.andromeda.battlefields import Played, bare_table, deal, fit, give, put
from games.andromeda.tables import changes, holdings, led_by, rich_table
from starboard.games.andromeda.content import content
from starboard.games.andromeda.moves.effect_moves import (
    Advance,
    BuildShip,
    DiscardCard,
    MoveShip,
    Pay,
    RepairModule,
    Take,
)
from starboard.games.andromeda.moves.turn_moves import (
    DiscardMoon,
    GoOn,
    Launch,
    MoveMoon,
    PlayCard,
    SlotMoon,
    Trade,
    UseAbility,
    UseToken,
)
from starboard.games.andromeda.rules.player_area.modules import activate, can_activate, price
from starboard.games.andromeda.rules.turn.free_actions import before_the_end, free_actions, might_act, offered, take
from starboard.games.andromeda.rules.turn.turn import take_turn
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Move


def taken(g: AndromedaState, move: Move, *answers: Move) -> str:
    """What a free action of player 0 changes."""
    assert move in free_actions(g, 0)
    before = holdings(g, 0)
    Played(take(g, 0, move)).through(*answers)
    return changes(before, holdings(g, 0))


@pytest.mark.rule("AE-B-14.1")
def test_free_actions_are_taken_as_often_as_one_likes() -> None:
    g = bare_table()
    give(g, 0, ice=9)
    g.step, g.ending = "end_return", True
    play = Played(before_the_end(g, 0))
    for left in (7, 5, 3):
        play.answer(Trade("ice"))
        assert g.players[0].resources[1] == left
    play.answer(GoOn())
    assert play.over


@pytest.mark.rule("AE-B-14.1")
@pytest.mark.parametrize("step", ["end_launch", "end_return"])
def test_at_the_end_of_a_turn_nobody_is_asked_who_can_wait(step: str) -> None:
    g = bare_table()
    give(g, 0, ice=9)
    deal(g, 0, "supply_drop")
    g.step = step
    assert might_act(g, 0)
    assert Played(before_the_end(g, 0)).over


@pytest.mark.rule("AE-B-14.1")
def test_nobody_is_asked_who_can_do_nothing() -> None:
    g = bare_table()
    g.step, g.ending = "end_launch", True
    assert not might_act(g, 0)
    assert Played(before_the_end(g, 0)).over


@pytest.mark.rule("AE-B-14.1")
@pytest.mark.rule("AE-B-6.4")
@pytest.mark.parametrize(
    ("seats", "new", "asked"), [(1, "supply_drop", True), (1, "jamming", False), (2, "jamming", True)]
)
def test_a_card_that_would_be_discarded_can_be_played_first(seats: int, new: str, asked: bool) -> None:
    g = bare_table(seats, hegemon="ofc_1a")
    deal(g, 0, *["focused_fire"] * 5)
    offered(g, 0)
    deal(g, 0, new)
    g.step = "end_launch"
    # In company the question tells nobody whether it is a card that can be played.
    assert Played(before_the_end(g, 0)).over is not asked


@pytest.mark.rule("AE-B-14.1")
@pytest.mark.rule("AE-B-25.1")
def test_whether_one_is_asked_does_not_tell_what_is_in_the_hand() -> None:
    g = bare_table()
    deal(g, 0, "focused_fire")
    assert free_actions(g, 0) == []
    assert might_act(g, 0)


@pytest.mark.rule("AE-B-14.1")
def test_free_actions_come_before_a_battle_but_not_in_it() -> None:
    g = rich_table()
    g.step = "choose"
    g.players[0].ships[6] = -1
    put(g, 1, "transport", "S02")
    g.tiles[1] = "odessa_field"
    deal(g, 0, "supply_drop")
    play = Played(take_turn(g)).answer(Launch("fighter", "S02"))
    seen = []
    while g.battle is None:
        seen.append(play.asked[1])
        play.answer(play.offers[-1])
    while g.battle is not None:
        assert not any(isinstance(move, PlayCard | Trade) for move in play.offers)
        play.answer(play.offers[-1])


OPERATIONS: dict[str, tuple[list[Move], str]] = {
    "supply_drop": ([Take(titan=1)], "cards-1 energy+1 titan+1"),
    "emergency_repairs": ([RepairModule("sci_01", 0)], "cards-1 damage-2"),
    "black_market": ([Pay(ice=1)], "cards-1 credit+2 ice-1"),
    "recall_leaders": ([], "cards-1 leaders+1"),
    "survey_report": ([], "cards-1 moons+1"),
    "research_grant": ([Pay(ice=2), Advance("commerce")], "cards-1 commerce+1 ice-2"),
    "shipwright_contract": ([BuildShip("fighter")], "bay+1 cards-1 titan-2"),
}


@pytest.mark.rule("AE-B-14.2")
@pytest.mark.rule("AE-B-6.5")
@pytest.mark.parametrize("card", OPERATIONS)
def test_each_operation_card(card: str) -> None:
    g = rich_table()
    deal(g, 0, card)
    fit(g, 0, "sci_01", "sci_02")
    for module in g.players[0].modules:
        module.damage = 1
    g.players[0].posted = {0: 1}
    planet = next(region for region in g.moons if region < 22)
    put(g, 0, "transport", f"S{planet + 1:02}")
    answers, changed = OPERATIONS[card]
    assert taken(g, PlayCard(card), *answers) == changed
    assert g.tactics.discards == [card]


@pytest.mark.rule("AE-B-14.2")
def test_every_operation_card_has_its_test() -> None:
    operations = {id for id, card in content().tactics.items() if card.kind == "operation"}
    assert operations == {*OPERATIONS, "quick_launch"}


@pytest.mark.rule("AE-B-6.5")
@pytest.mark.rule("AE-B-14.2")
def test_other_cards_are_no_free_actions() -> None:
    g = rich_table()
    deal(g, 0, "focused_fire", "ceasefire")
    assert not any(isinstance(move, PlayCard) for move in free_actions(g, 0))


@pytest.mark.rule("AE-B-14.5")
def test_three_resources_for_one() -> None:
    g = bare_table()
    give(g, 0, ice=2, credit=1)
    assert [move for move in free_actions(g, 0) if isinstance(move, Trade)] == [
        Trade("energy"),
        Trade("ice"),
        Trade("nano"),
        Trade("titan"),
    ]
    assert taken(g, Trade("titan")) == "credit-1 ice-2 titan+1"
    assert not any(isinstance(move, Trade) for move in free_actions(g, 0))


@pytest.mark.rule("AE-B-14.5")
def test_tactics_cards_can_be_traded() -> None:
    g = bare_table()
    give(g, 0, ice=1)
    deal(g, 0, "bribe", "bribe", "jamming")
    moves = [Pay(ice=1, cards=2), DiscardCard("bribe", 1), DiscardCard("jamming", 1)]
    play = Played(take(g, 0, Trade("energy"))).answer(moves[0]).answer(*moves[1:])
    assert play.over
    assert g.players[0].hand == ["bribe"]
    assert g.players[0].resources == [1, 0, 0, 0, 0]


@pytest.mark.rule("AE-B-14.3")
def test_letters_of_credit_exchange_two_once_a_return_turn() -> None:
    g = led_by("helion_syndicate")
    ability = UseAbility("letters_of_credit")
    g.step = "choose"
    assert ability not in free_actions(g, 0)
    g.step = "activate"
    play = Played(take(g, 0, ability))
    for _ in range(2):
        play.answer(play.offers[0])
    assert play.over
    assert ability not in free_actions(g, 0)


@pytest.mark.rule("AE-B-14.3")
def test_long_memory_moves_a_ship_a_step_for_energy_before_the_battle() -> None:
    g = led_by("drift_nomads")
    put(g, 0, "transport", "S01")
    ability = UseAbility("long_memory")
    g.step = "build"
    assert ability not in free_actions(g, 0)
    g.step = "ready"
    assert ability in free_actions(g, 0)
    play = Played(take(g, 0, ability))
    assert {move.region for move in play.offers if isinstance(move, MoveShip)} == {"S02", "S05", "S06"}
    play.answer(play.offers[0])
    assert g.players[0].resources[0] == 4
    assert ability not in free_actions(g, 0)


@pytest.mark.rule("AE-B-14.6")
def test_tokens_are_used_as_free_actions() -> None:
    g = bare_table()
    g.players[0].tokens = ["disc_7", "sup_3"]
    assert [move for move in free_actions(g, 0) if isinstance(move, UseToken)] == [UseToken("disc_7")]
    assert taken(g, UseToken("disc_7")) == "tokens-1 vp+3"
    assert g.players[0].spent == ["disc_7"]


# -- Moons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-14.4")
@pytest.mark.rule("AE-B-9.6")
def test_a_held_moon_is_slotted_for_good() -> None:
    g = bare_table()
    fit(g, 0, "sci_05", "sci_01", "sci_07")
    g.players[0].moons = ["moon_ice_1", "moon_ice_2", "moon_ice_7"]
    slots = [move for move in free_actions(g, 0) if isinstance(move, SlotMoon)]
    # Moons with the same face are offered once; a module without a slot takes none.
    assert {(content().moons[move.moon].symbol.text, move.place) for move in slots} == {
        ("gain(ice,1)", 0),
        ("gain(ice,1)", 2),
        ("gain(ice,2)", 0),
        ("gain(ice,2)", 2),
    }
    assert taken(g, SlotMoon("moon_ice_7", "sci_05", 0)) == "moons-1"
    assert g.players[0].modules[0].moon == "moon_ice_7"
    assert not any(isinstance(move, SlotMoon) and move.place == 0 for move in free_actions(g, 0))
    assert not any(isinstance(move, MoveMoon) for move in free_actions(g, 0))


@pytest.mark.rule("AE-B-9.4")
def test_a_moon_in_an_output_slot_gives_its_symbol_too() -> None:
    g = bare_table()
    fit(g, 0, "sci_07")
    g.players[0].modules[0].moon = "moon_desert_7"
    before = holdings(g, 0)
    Played(activate(g, 0, 0)).through()
    assert changes(before, holdings(g, 0)) == "credit+2 ice+1"


@pytest.mark.rule("AE-B-9.4")
def test_a_moon_in_a_cost_slot_replaces_the_printed_cost() -> None:
    g = bare_table()
    fit(g, 0, "sci_08")
    module = g.players[0].modules[0]
    assert price(module) == (0, 0, 0, 0, 0, 2, 0)
    assert not can_activate(g, 0, module)
    module.moon = "moon_gas_giant_1"
    assert price(module) == (1, 0, 0, 0, 0, 0, 0)
    give(g, 0, energy=1)
    before = holdings(g, 0)
    Played(activate(g, 0, 0)).through()
    assert changes(before, holdings(g, 0)) == "energy-1 science+1"


@pytest.mark.rule("AE-B-9.5")
@pytest.mark.rule("AE-E-4.7")
def test_nothing_in_a_cost_slot_makes_the_action_free() -> None:
    g = bare_table()
    fit(g, 0, "com_06")
    g.players[0].modules[0].moon = "moon_ancient_5"
    before = holdings(g, 0)
    Played(activate(g, 0, 0)).through()
    assert changes(before, holdings(g, 0)) == "commerce+1"


@pytest.mark.rule("AE-B-9.7")
@pytest.mark.rule("AE-B-14.4")
@pytest.mark.parametrize(
    ("moon", "changed"),
    [
        ("moon_ice_7", "ice+4 moons-1"),
        ("moon_orphan_4", "cards+4 moons-1"),
        ("moon_orphan_6", "credit+2 energy+2 moons-1"),
        ("moon_ancient_5", "moons-1"),
    ],
)
def test_a_held_moon_is_discarded_for_twice_its_symbol(moon: str, changed: str) -> None:
    g = bare_table()
    g.players[0].moons = [moon]
    assert taken(g, DiscardMoon(moon)) == changed
    assert moon in g.box["moon"]


def test_reflections_move_a_slotted_moon_once_a_cycle() -> None:
    g = led_by("tidal_oracles")
    fit(g, 0, "sci_05", "sci_07")
    g.players[0].modules[0].moon = "moon_ice_1"
    assert taken(g, MoveMoon(0, "sci_07", 1)) == ""
    assert [module.moon for module in g.players[0].modules] == ["", "moon_ice_1"]
    assert not any(isinstance(move, MoveMoon) for move in free_actions(g, 0))
