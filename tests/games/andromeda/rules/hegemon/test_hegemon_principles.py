"""AE-E-8, AE-E-9, AE-E-11: how the Hegemon decides; its resources, moons, progress and probe."""

import pytest

from games.andromeda.battlefields import Played, deal, heard
from games.andromeda.hegemon_tables import gains, hegemon_table, its_own, lay, send, the, told
from starboard.games.andromeda.board.map import is_nebula
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.effect_moves import Advance, ClaimMoon
from starboard.games.andromeda.moves.hegemon_moves import ChooseRegion
from starboard.games.andromeda.rules.battle.battle_escalation import could_join
from starboard.games.andromeda.rules.end.end import begin_turn
from starboard.games.andromeda.rules.turn.launch import launch
from starboard.games.andromeda.rules.turn.turn import take_turn
from starboard.games.andromeda.state.game_state import (
    BAY,
    CIVILIZATION,
    COMMERCE,
    FIRST_NEBULA,
    INDUSTRY,
    SCIENCE,
    SCIENCE_VESSEL,
    SUPREMACY,
    TRANSPORT,
    AndromedaState,
)

# -- Resources -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-8.2")
@pytest.mark.parametrize("text", ["gain(ice,2)", "gain(any,2)", "gain(credit,2)"])
def test_instead_of_resources_it_draws_cards(text: str) -> None:
    g = hegemon_table()
    supply = list(g.supply)
    gains(g, text).through()
    assert len(its_own(g).hand) == 2
    assert g.supply == supply
    assert heard(g, "drew-hidden")[0].to is None


@pytest.mark.rule("AE-E-8.3")
def test_its_hand_has_no_limit() -> None:
    g = hegemon_table()
    gains(g, "tactics(12)").through()
    Played(take_turn(g)).through()
    assert len(its_own(g).hand) >= 12
    assert g.tactics.discards == []


@pytest.mark.rule("AE-E-8.4")
def test_it_discards_random_cards() -> None:
    g = hegemon_table()
    deal(g, g.seats, "jamming", "bribe", "target_lock")
    gains(g, "discard_resource(2)").through()
    assert len(its_own(g).hand) == 1
    assert len(g.tactics.discards) == 2
    gains(g, "discard_resource(2)").through()
    assert its_own(g).hand == []


@pytest.mark.rule("AE-E-8.4")
def test_it_pays_nothing() -> None:
    g = hegemon_table()
    gains(g, "pay(energy,2)->vp(3)").through()
    assert its_own(g).vp == 3


@pytest.mark.rule("AE-E-8.1")
def test_the_holder_of_the_eye_decides() -> None:
    g = hegemon_table(3)
    the(g).eye = 2
    game = gains(g, "advance(any,1)")
    assert game.asked == (2, "hegemon-advance")
    game.answer(Advance("commerce"))
    assert its_own(g).tracks[COMMERCE] == 1
    # Commerce is not the lowest any more.
    game = gains(g, "advance(lowest,1)")
    assert Advance("commerce") not in game.offers
    game.answer(Advance("science"))
    assert its_own(g).tracks[SCIENCE] == 1


@pytest.mark.rule("AE-E-8.1")
def test_leaders_are_recruited_and_sent_as_the_eye_says() -> None:
    g = hegemon_table()
    posted = dict(its_own(g).posted)
    game = gains(g, "recruit(1)")
    assert game.asked == (0, "hegemon-recruit")
    game.answer(game.offers[2])
    assert its_own(g).leaders == 8
    assert sum(its_own(g).posted.values()) == sum(posted.values()) - 1
    game = gains(g, "send_leader_to_base(1)")
    assert game.asked == (0, "hegemon-send-leader")
    game.answer(game.offers[0])
    assert its_own(g).leaders == 7
    assert the(g).bribed == 5


# -- Moons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-9.1")
def test_a_nebula_moon_is_the_leftmost_one() -> None:
    # N3 lies furthest to the left, then N1 and N5 above each other.
    g = hegemon_table()
    third = g.moons[FIRST_NEBULA + 2][0]
    gains(g, "nebula_moon(1)").through()
    assert its_own(g).moons == [third]
    game = gains(g, "nebula_moon(1)")
    assert game.offers == [ChooseRegion("N1"), ChooseRegion("N5")]
    moon = g.moons[FIRST_NEBULA + 4][0]
    game.answer(ChooseRegion("N5"))
    assert its_own(g).moons == [third, moon]


@pytest.mark.rule("AE-E-9.1")
def test_of_two_moons_in_a_nebula_the_eye_chooses() -> None:
    g = hegemon_table(moons="both")
    moons = list(g.moons[FIRST_NEBULA + 2])
    game = gains(g, "nebula_moon(1)")
    assert game.offers == [ClaimMoon("N3", moon) for moon in moons]
    game.answer(ClaimMoon("N3", moons[1]))
    assert its_own(g).moons == [moons[1]]


@pytest.mark.rule("AE-E-9.1")
def test_without_nebula_moons_it_takes_the_top_moon_of_any_planet() -> None:
    g = hegemon_table()
    for region in g.moons:
        if is_nebula(region):
            g.moons[region] = []
    game = gains(g, "claim_moon(nebula)")
    assert len(game.offers) == 4
    assert {g.moons[region][-1] for region in range(FIRST_NEBULA) if g.moons.get(region)} == {
        move.moon for move in game.offers if isinstance(move, ClaimMoon)
    }
    game.answer(game.offers[0])
    assert len(its_own(g).moons) == 1
    assert told(g, "no-nebula")


@pytest.mark.rule("AE-E-12.1")
def test_it_claims_a_moon_of_a_planet_with_its_ship() -> None:
    g = hegemon_table()
    lay(g, S05="pl_ice_1")
    top = g.moons[NUMBER_OF["S05"]][-1]
    send(g, "transport", "S05")
    gains(g, "claim_moon(own_ship_planet)").through()
    assert its_own(g).moons == [top]


# -- Ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-9.11")
def test_it_never_goes_into_a_nebula() -> None:
    g = hegemon_table()
    for kind in ("transport", "fighter", "science_vessel", "heavy_cruiser"):
        send(g, kind, "S05")
    assert could_join(g, g.seats, FIRST_NEBULA + 2) == []


# -- Progress --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-11.1")
def test_at_a_discovery_stack_it_keeps_two_random_tokens() -> None:
    # TC-17
    g = hegemon_table()
    its_own(g).tracks[SCIENCE] = 3
    stack = list(g.stacks[0].tokens)
    gains(g, "advance(science,1)").through()
    assert sorted(its_own(g).tokens) == sorted(stack[-2:])
    assert g.stacks[0].tokens == stack[:3]
    g.stacks[0].tokens = stack[:1]
    gains(g, "discovery_stack(1)").through()
    assert len(its_own(g).tokens) == 3


@pytest.mark.rule("AE-E-11.2")
def test_on_industry_it_turns_over_an_upgrade() -> None:
    g = hegemon_table()
    the(g).tiles = ["hup_2", "hup_1"]
    its_own(g).tracks[INDUSTRY] = 2
    gains(g, "advance(industry,1)").through()
    assert the(g).upgrades == ["hup_1"]
    assert its_own(g).upgrades == ["", "", "", ""]


@pytest.mark.rule("AE-E-11.3")
def test_on_supremacy_it_takes_the_token() -> None:
    g = hegemon_table()
    its_own(g).tracks[SUPREMACY] = 2
    token = g.supremacy[0]
    gains(g, "advance(supremacy,1)").through()
    assert its_own(g).tokens == [token]
    assert g.supremacy[0] == ""


@pytest.mark.rule("AE-E-11.5")
def test_at_a_hand_limit_symbol_it_draws_three_cards() -> None:
    # TC-18
    g = hegemon_table()
    its_own(g).tracks[CIVILIZATION] = 1
    limit = its_own(g).hand_limit
    gains(g, "advance(civilization,1)").through()
    assert len(its_own(g).hand) == 3
    assert its_own(g).hand_limit == limit


# -- The probe -------------------------------------------------------------------------------------------------------


def human_launch(kind: int, target: int, gate: bool = False) -> AndromedaState:
    g = hegemon_table(gate=gate)
    begin_turn(g, 0)
    g.players[0].ships = [BAY] * 9
    the(g).probe = 0
    launch(g, 0, kind, target)
    return g


@pytest.mark.rule("AE-E-12.3")
@pytest.mark.parametrize("region", [3, 4, 6])
def test_the_probe_follows_people_to_planets_and_bases(region: int) -> None:
    g = human_launch(TRANSPORT, region, gate=True)
    assert the(g).probe == region
    assert told(g, "probe")[0].rule == "AE-E-12.3"


@pytest.mark.rule("AE-E-12.4")
def test_the_probe_does_not_follow_into_a_nebula() -> None:
    # TC-27
    g = human_launch(SCIENCE_VESSEL, FIRST_NEBULA)
    assert the(g).probe == 0
    assert told(g, "probe") == []
