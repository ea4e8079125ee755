"""AE-B-6.5: every tactics card, played."""

import pytest

from games.andromeda.battlefields import (
    Played,
    bare_table,
    deal,
    fight,
    give,
    heard,
    launch,
    put,
    ships_of,
    spaces,
)
from starboard.games.andromeda.content import REGION_NAMES, content
from starboard.games.andromeda.moves.battle_moves import (
    AgreeToTruce,
    Pass,
    PlayTactic,
    RerollDie,
    SpareShip,
    WithdrawShip,
    YieldDice,
    YieldEnergy,
)
from starboard.games.andromeda.moves.effect_moves import (
    Advance,
    BuildShip,
    ClaimMoon,
    Recruit,
    RepairModule,
    RepairShip,
    Take,
)
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, targeting_of
from starboard.games.andromeda.rules.turn.free_actions import play_card, playable
from starboard.games.andromeda.state.battle_state import Side
from starboard.games.andromeda.state.game_state import (
    BAY,
    CREDIT,
    ENERGY,
    REPAIR_BAY,
    SCRAPYARD,
    SUPREMACY,
    AndromedaState,
    Module,
)


def held(*cards: str, **resources: int) -> AndromedaState:
    """Player 0 sent a fighter to S06, where a transport of player 1 is, and has these cards."""
    g = bare_table()
    put(g, 1, "transport", "S06")
    launch(g, 0, "fighter", "S06")
    deal(g, 0, *cards)
    give(g, 0, **resources)
    return g


def side(g: AndromedaState, who: int) -> Side:
    assert g.battle is not None
    return next(side for side in g.battle.sides if side.who == who)


def to_preparation(g: AndromedaState) -> Played:
    return fight(g, "S06").through_to((0, "prepare"))


@pytest.mark.rule("AE-B-2.19")
def test_there_are_80_cards_of_three_kinds() -> None:
    cards = content().tactics.values()
    assert sum(card.copies for card in cards) == 80
    assert {card.kind for card in cards} == {"maneuver", "diplomacy", "operation"}


# -- Maneuvers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-20.9")
@pytest.mark.parametrize(
    ("card", "dice", "targeting"),
    [
        ("focused_fire", 3, 1),
        ("full_broadside", 4, 1),
        ("target_lock", 2, 2),
        ("precision_strike", 2, 3),
    ],
)
def test_dice_and_targeting(card: str, dice: int, targeting: int) -> None:
    # With a second card in the hand the player is asked again, and nothing is rolled yet.
    g = held(card, "supply_drop")
    to_preparation(g).answer(PlayTactic(card))
    assert (dice_of(g, side(g, 0)), targeting_of(g, side(g, 0))) == (dice, targeting)
    assert side(g, 0).cards == [card]
    assert g.tactics.discards == [card]


def test_overcharge_costs_energy() -> None:
    g = held("overcharge", "supply_drop")
    assert PlayTactic("overcharge") not in to_preparation(g).offers
    g = held("overcharge", "supply_drop", energy=1)
    to_preparation(g).answer(PlayTactic("overcharge"))
    assert dice_of(g, side(g, 0)) == 5
    assert g.players[0].resources[ENERGY] == 0


def test_jamming_takes_a_die_but_never_the_last() -> None:
    g = held("jamming", "jamming")
    put(g, 1, "transport", "S06")
    played = to_preparation(g).answer(PlayTactic("jamming"))
    assert dice_of(g, side(g, 1)) == 1
    played.answer(PlayTactic("jamming")).answer(Pass())
    assert heard(g, "rolled")[1].message.args["count"] == 1


@pytest.mark.rule("AE-B-20.13")
def test_evasive_burn_rolls_two_dice_again() -> None:
    g = held("evasive_burn")
    played = fight(g, "S06", 2, 3, 5, 6, 4).through_to((0, "after-roll"))
    played.answer(PlayTactic("evasive_burn"))
    assert played.question.most == 2
    played.answer(RerollDie(0, 2), RerollDie(1, 3))
    assert heard(g, "rerolled")[0].message.args == {"seat": 0, "count": 2, "dice": "6 4"}
    assert g.players[0].tracks[SUPREMACY] == 1


@pytest.mark.rule("AE-B-20.13")
def test_evasive_burn_still_aims() -> None:
    g = held("evasive_burn")
    g.players[0].targeting = 4
    played = fight(g, "S06", 4, 4, 5, 1, 2, 5).through_to((0, "after-roll"))
    played.answer(PlayTactic("evasive_burn")).answer(RerollDie(0, 4))
    assert heard(g, "rerolled")[0].message.args["dice"] == "5 4"


@pytest.mark.rule("AE-B-20.13")
def test_lucky_shot_turns_a_die_to_six() -> None:
    g = held("lucky_shot")
    fight(g, "S06", 2, 2, 5).through(PlayTactic("lucky_shot"))
    assert heard(g, "turned-die")[0].message.args["dice"] == "6 2"
    assert g.players[0].tracks[SUPREMACY] == 1


def test_lucky_shot_has_nothing_to_turn_among_sixes() -> None:
    g = held("lucky_shot")
    assert fight(g, "S06", 6, 6, 5).through_to((0, "after-roll")).offers == [Pass()]


@pytest.mark.rule("AE-B-20.17")
def test_deflector_surge_spares_a_ship() -> None:
    g = held("deflector_surge")
    put(g, 0, "transport", "S06")
    fight(g, "S06", 1, 1, 1, 6).through(PlayTactic("deflector_surge"), SpareShip("fighter"))
    assert g.players[0].ships[6] == g.region
    assert ships_of(g, 0, SCRAPYARD) == 1


@pytest.mark.rule("AE-B-20.18")
def test_salvage_rights_pay_the_winner() -> None:
    g = held("salvage_rights")
    fight(g, "S06", 6, 6, 1).through(PlayTactic("salvage_rights"), Take(ice=1, titan=1))
    assert g.players[0].resources == [0, 1, 0, 1, 0]
    g = held("salvage_rights")
    fight(g, "S06", 1, 1, 6).through()
    assert "salvage_rights" in g.players[0].hand


# -- Diplomacy -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-20.6")
def test_safe_passage_withdraws_a_ship() -> None:
    g = held("safe_passage")
    played = fight(g, "S06").answer(PlayTactic("safe_passage"))
    assert played.answer(WithdrawShip("fighter", "S01")).over
    assert g.players[0].ships[6] == 0


@pytest.mark.rule("AE-B-20.6")
def test_ceasefire() -> None:
    g = held("ceasefire")
    assert fight(g, "S06").answer(PlayTactic("ceasefire")).answer(AgreeToTruce()).over
    assert len(heard(g, "sits-out")) == 2


def test_a_bribe_costs_a_resource_and_two_dice() -> None:
    g = held("bribe", credit=1)
    put(g, 1, "transport", "S06")
    put(g, 1, "transport", "S06")
    fight(g, "S06").through(PlayTactic("bribe"))
    assert heard(g, "rolled")[1].message.args["count"] == 1
    assert g.players[0].resources[CREDIT] == 0


@pytest.mark.parametrize(("answer", "dice", "energy"), [(YieldEnergy(1), 2, 0), (YieldDice(1), 1, 1)])
def test_intimidation_costs_energy_or_a_die(answer: YieldEnergy | YieldDice, dice: int, energy: int) -> None:
    g = held("intimidation")
    put(g, 1, "transport", "S06")
    give(g, 1, energy=1)
    played = fight(g, "S06").answer(PlayTactic("intimidation"))
    assert played.asked == (1, "yield")
    played.answer(answer).through()
    assert heard(g, "rolled")[1].message.args["count"] == dice
    assert g.players[1].resources[ENERGY] == energy


def test_intimidation_without_energy_costs_a_die() -> None:
    g = held("intimidation")
    put(g, 1, "transport", "S06")
    fight(g, "S06").answer(PlayTactic("intimidation")).through()
    assert heard(g, "rolled")[1].message.args["count"] == 1


def test_joint_command_draws_two_cards() -> None:
    g = held("joint_command")
    fight(g, "S06").answer(PlayTactic("joint_command"))
    assert len(g.players[0].hand) == 2


# -- Operations ------------------------------------------------------------------------------------------------------


def played_freely(g: AndromedaState, card: str) -> Played:
    """An Operation card as a free action of player 0."""
    g.step = "choose"
    assert playable(g, 0) == [card]
    return Played(play_card(g, 0, card))


@pytest.mark.rule("AE-B-14.2")
def test_supply_drop() -> None:
    g = held("supply_drop")
    played_freely(g, "supply_drop").through(Take(nano=1))
    assert g.players[0].resources == [1, 0, 1, 0, 0]


@pytest.mark.rule("AE-B-14.2")
def test_emergency_repairs() -> None:
    g = held("emergency_repairs")
    g.players[0].ships[0] = SCRAPYARD
    g.players[0].modules = [Module("sci_04", 1)]
    played_freely(g, "emergency_repairs").through(RepairModule("sci_04", 0), RepairShip("transport"))
    assert g.players[0].ships[0] == REPAIR_BAY
    assert not g.players[0].modules[0].damaged


@pytest.mark.rule("AE-B-14.2")
def test_quick_launch_is_laid_before_a_launch() -> None:
    g = held("quick_launch", energy=2)
    g.step = "end_launch"
    assert playable(g, 0) == []
    g.step = "choose"
    assert playable(g, 0) == ["quick_launch"]
    assert Played(play_card(g, 0, "quick_launch")).over
    assert (g.launches, g.players[0].resources[ENERGY]) == (1, 0)


@pytest.mark.rule("AE-B-14.2")
def test_black_market() -> None:
    g = held("black_market", ice=1)
    assert played_freely(g, "black_market").over
    assert g.players[0].resources == [0, 0, 0, 0, 2]


@pytest.mark.rule("AE-B-14.2")
def test_recall_leaders() -> None:
    g = held("recall_leaders")
    region = REGION_NAMES[spaces(g, "base")[0]]
    played_freely(g, "recall_leaders").through(Recruit(region))
    assert g.players[0].leaders == 1


@pytest.mark.rule("AE-B-14.2")
def test_survey_report() -> None:
    g = held("survey_report")
    planet = spaces(g, "planet")[0]
    put(g, 0, "transport", REGION_NAMES[planet])
    moon = g.moons[planet][-1]
    played_freely(g, "survey_report").through(ClaimMoon(REGION_NAMES[planet], moon))
    assert g.players[0].moons == [moon]


@pytest.mark.rule("AE-B-14.2")
def test_research_grant() -> None:
    g = held("research_grant", ice=1, titan=1)
    played_freely(g, "research_grant").through(Advance("commerce"))
    assert g.players[0].tracks == [0, 0, 0, 1, 0]
    assert sum(g.players[0].resources) == 0


@pytest.mark.rule("AE-B-14.2")
def test_shipwright_contract() -> None:
    g = held("shipwright_contract", titan=1)
    played_freely(g, "shipwright_contract").through(BuildShip("transport"))
    assert g.players[0].ships[3] == BAY
