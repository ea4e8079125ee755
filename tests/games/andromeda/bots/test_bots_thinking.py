"""What the bots of Andromeda's Edge think: worth of things, launches, battles and positions."""

import pytest

from games.andromeda.battlefields import bare_table, give
from games.andromeda.tables import name_of, region_of, rich_table
from starboard.games.andromeda.bots import fights, launches, position, station_worth, thumb, worth
from starboard.games.andromeda.bots.rehearsal import Rehearsal
from starboard.games.andromeda.content import content
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Escalate, RerollDie
from starboard.games.andromeda.moves.effect_moves import Acquire, Decline, Pay, Take
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.notation.grammar import VOCABULARY, parse
from starboard.games.andromeda.rules.turn.turn import turn_moves
from starboard.games.andromeda.state.battle_state import RAIDERS, Battle, Side
from starboard.games.andromeda.state.game_state import ENERGY, MODULE_TYPES, Module, Raider
from starboard.games.andromeda.title import ANDROMEDA

NEBULA = 22


def test_every_word_that_is_good_for_a_player_has_a_worth() -> None:
    for_the_hegemon = {word for word in VOCABULARY if "heg" in word or "human" in word}
    silent = {"module", "command", "event", "drop_resource", "spawn_raider", "raider_vp_bonus", "wyrm_return"}
    known = {"gain", "pay", "advance", "tactics_keep", "build_ship", "acquire_module", *worth.EACH, *worth.ONCE}
    assert known == VOCABULARY.keys() - for_the_hegemon - silent


def test_more_is_worth_more_and_nobody_takes_what_is_worth_nothing() -> None:
    assert worth.of_effect(parse("gain(ice,2)")) == 2 * worth.of_effect(parse("gain(ice,1)")) > 0
    assert worth.of_effect(parse("vp(1)|vp(3)")) == 3
    assert worth.of_effect(parse("pay(credit,2)->vp(1)")) == 0
    assert worth.of_effect(parse("pay(credit,1)->vp(4)")) == pytest.approx(4 - worth.RESOURCE[4])


def test_a_moon_makes_a_module_better() -> None:
    assert station_worth.cycle("com_05", "moon_orphan_1") > station_worth.cycle("com_05", "")
    # A cost slot: with a moon that shows nothing the action is free (AE-B-9.5).
    assert station_worth.cycle("sci_08", "moon_ancient_5") > station_worth.cycle("sci_08", "")


def test_every_module_has_a_worth_that_is_not_negative() -> None:
    assert all(station_worth.cycle(id, "") >= 0 for id in content().modules)


def test_an_engine_needs_ships() -> None:
    g = bare_table()
    player = g.players[0]
    player.modules = [Module("com_08"), Module("civ_05"), Module("sci_04"), Module("com_07")]
    three = station_worth.engine(player)
    assert station_worth.engine(player, more=1) > three
    assert station_worth.engine(player, new="com_10") > three
    player.modules[0].damage = 1
    assert station_worth.engine(player) < three


# -- Thumb -----------------------------------------------------------------------------------------------------------


def test_every_kind_of_move_is_rated_or_is_as_good_as_nothing() -> None:
    nothing = {"GoOn", "Pass", "Decline", "RefuseTruce", "RefuseTribute", "Defy", "YieldEnergy", "KeepFaction"}
    elsewhere = {"Launch", "Escalate", "RerollDie", "Oppose", "SendLeader", "MoveToGate"}
    of_the_hegemon = {"ChooseRegion", "ChooseModules", "ChooseModule"}
    rated = {kind.__name__ for kind in thumb.RATINGS}
    played = {kind.__name__ for kind in ANDROMEDA.moves if not kind.__module__.endswith("companion_moves")}
    assert played - rated == nothing | elsewhere | of_the_hegemon


def test_what_is_scarce_is_taken_and_what_is_plenty_is_paid() -> None:
    g = bare_table()
    give(g, 0, ice=4, nano=1)
    taken = thumb.ratings_of(g, 0, [Take(ice=1), Take(nano=1), Take(titan=1)])
    assert taken.index(max(taken)) == 2
    paid = thumb.ratings_of(g, 0, [Pay(ice=1), Pay(nano=1)])
    assert paid.index(max(paid)) == 0


def test_a_module_is_acquired_early_and_left_alone_at_the_end() -> None:
    g = rich_table()
    g.columns[MODULE_TYPES.index("commerce")] = ["com_02"]
    moves = [Acquire("com_02"), Decline("odessa_field")]
    assert thumb.by_thumb(g, 0, "andromeda-ask-acquire", moves, None) == 0
    g.players[0].tracks = [9] * 5
    before = launches.rate_module(g, 0, "com_02")
    g.ending = True
    assert launches.rate_module(g, 0, "com_02") < before


def test_leaders_draw_ships() -> None:
    g = bare_table()
    base = g.tiles.index("bastion_academy")
    move = Launch("transport", name_of(base))
    g.players[0].posted = {base: 1}
    (with_leader,) = launches.rate_launches(g, 0, [move])
    g.players[0].posted = {}
    (without,) = launches.rate_launches(g, 0, [move])
    assert with_leader - without == pytest.approx(worth.LEADER)


def test_a_planet_that_can_be_developed_draws_transports() -> None:
    g = rich_table()
    region = region_of(g, "pl_gas_giant_1")
    assert launches.missing(g, 0, region) == 1
    far = launches.prospect(g, 0, region)
    g.players[0].leaders = 1
    assert launches.missing(g, 0, region) == 0
    assert launches.prospect(g, 0, region) > far > 0


# -- Fights ----------------------------------------------------------------------------------------------------------


def fight(energy: int = 3) -> tuple[Battle, list[Side]]:
    """A battle of player 0 against a raider, before the roll."""
    sides = [Side(0), Side(RAIDERS)]
    return Battle(NEBULA, "preparation", sides), sides


@pytest.mark.rule("AE-B-20.8")
def test_energy_is_spent_on_what_is_worth_it() -> None:
    g = bare_table()
    g.raiders = [Raider("world_ender", NEBULA)]
    g.players[0].ships[0] = NEBULA
    give(g, 0, energy=6)
    g.battle = fight()[0]
    before = list(g.players[0].resources)
    ratings = thumb.ratings_of(g, 0, [DiscardEnergy(1), DiscardEnergy(5)])
    assert ratings[1] > ratings[0] > 0
    assert (g.players[0].resources, g.battle.sides) == (before, fight()[1])


@pytest.mark.rule("AE-B-20.2")
def test_ships_join_a_battle_that_they_can_win_but_no_transport_leaves_its_site_for_a_lost_one() -> None:
    g = bare_table()
    g.raiders = [Raider("vorticon_attackers", NEBULA)]
    g.players[0].ships[8] = 0
    g.players[1].ships[0] = NEBULA
    g.battle = Battle(NEBULA, "escalation", [Side(1), Side(RAIDERS)])
    assert fights.escalation(g, 0, [Escalate("heavy_cruiser", "S01", 1)]) == (0,)
    assert g.players[0].ships[8] == 0
    site = region_of(g, "pl_ice_1")
    g.players[0].ships[0] = site
    g.raiders = [Raider("null_emperor", NEBULA)]
    assert fights.escalation(g, 0, [Escalate("transport", name_of(site), 1)]) == ()


def test_low_dice_are_rolled_again() -> None:
    dice = [RerollDie(place, shows) for place, shows in enumerate([6, 1, 3, 5, 2])]
    assert fights.rerolled(dice, 2) == (1, 4)
    assert fights.rerolled(dice[:1], 2) == ()


@pytest.mark.rule("AE-B-12.3")
def test_a_foray_is_foreseen_and_nothing_is_moved() -> None:
    g = bare_table()
    near = content().board.nebulae[0][0]
    g.raiders = [Raider("vorticon_attackers", NEBULA)]
    g.players[0].ships[8] = near
    give(g, 0, energy=2)
    assert fights.looming(g, 0, near) > 0
    assert (g.raiders[0].region, g.battle) == (NEBULA, None)
    g.raiders = []
    assert fights.looming(g, 0, near) == 0


# -- Positions -------------------------------------------------------------------------------------------------------


def test_a_standing_has_the_account_and_what_is_to_come() -> None:
    g = rich_table()
    g.players[0].vp, g.players[0].leaders = 12, 3
    standing = position.standing(g, 0)
    assert standing.account == 12 + 3
    assert standing.value(1.0) > standing.value(0.0) == standing.account + standing.soon


@pytest.mark.rule("AE-B-23.2")
def test_what_comes_too_late_counts_nothing() -> None:
    g = bare_table()
    g.players[0].ships[0] = 0
    assert position.standing(g, 0).soon > 0
    g.ending, g.final, g.turn = True, [], 1
    assert position.standing(g, 0).soon == 0
    assert launches.left(g) == 0


def test_a_rehearsal_plays_a_turn_to_its_end_and_leaves_the_world_alone() -> None:
    g = rich_table()
    g.part, g.step, g.turn = "turn", "choose", 0
    g.raiders = []
    options = turn_moves(g, 0)
    place = next(
        n for n, move in enumerate(options) if move == Launch("transport", name_of(g.tiles.index("kestrel_yards")))
    )
    ahead = Rehearsal(g).after(0, place)
    assert (ahead.g.turn, ahead.g.turns, ahead.battle) == (1, g.turns + 1, 0)
    assert sum(ahead.g.players[0].ships) > sum(g.players[0].ships)
    assert g.players[0].resources[ENERGY] == 5
