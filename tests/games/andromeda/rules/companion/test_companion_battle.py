"""Battles of people who play at their own table: they tell what they did, and the Hegemon bears the result."""

import pytest

from games.andromeda.companion_tables import (
    asked,
    attack,
    battlefield,
    heard,
    in_battle,
    is_answered_by_itself,
    of,
    quiet,
    sides,
    spaces,
    table,
    tell,
    without_raiders,
)
from starboard.games.andromeda.board.map import kind_of, neighbours
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.moves.battle_moves import WithdrawShip
from starboard.games.andromeda.moves.companion_moves import (
    AllDone,
    FewerDice,
    FightOn,
    MostDice,
    NobodyWon,
    Peaceful,
    Points,
    PointsOf,
    Relocate,
    ShipHit,
    SitOut,
    Won,
    Wrecked,
)
from starboard.games.andromeda.moves.hegemon_moves import ChooseRegion, Defy, Submit
from starboard.games.andromeda.moves.turn_moves import GoOn, Launch
from starboard.games.andromeda.rules.battle.battle_sides import dice_of
from starboard.games.andromeda.state.battle_state import RAIDERS
from starboard.games.andromeda.state.game_state import BAY, FIGHTER, SCRAPYARD, SHIPS_OF, SPACES, Raider
from starboard.kernel import Match


@pytest.mark.rule("AE-E-15.4")
@pytest.mark.parametrize("won", ["person", "hegemon", "nobody"])
def test_a_battle_is_told_and_the_hegemon_bears_the_result(won: str) -> None:
    match, region = battlefield()
    g = of(match)
    attack(match, "transport", region)
    while asked(match) != "andromeda-ask-told-winner":
        stays = FightOn() in match.offers(0)
        match.play(0, FightOn() if stays else Defy() if Defy() in match.offers(0) else match.offers(0)[-1])
        if not in_battle(match):  # The negotiation card made the Hegemon sit out.
            assert heard(match, "no-battle")
            return
    assert [bool(side.roll) for side in sides(match)] == [side.who == 1 for side in sides(match)]
    tell(match, {"person": Won(0), "hegemon": Won(1), "nobody": NobodyWon()}[won])
    fighter, transport = SHIPS_OF[FIGHTER][0], 0
    if won != "person":
        assert asked(match) == "andromeda-ask-told-wrecks"
        match.play(0, [Wrecked("transport", 1)])
    assert (g.players[1].ships[fighter] == SCRAPYARD) is (won != "hegemon")
    assert (g.players[0].ships[transport] == SCRAPYARD) is (won != "person")
    assert not in_battle(match)


@pytest.mark.rule("AE-B-7.1")
def test_a_second_launch_in_a_turn_is_told_with_its_own_battle() -> None:
    match, region = battlefield()
    g = of(match)
    calm = next(place for place in spaces(match, quiet) if place != region)
    tell(match, Launch("transport", calm))
    assert asked(match) == "andromeda-ask-told-more"
    attack(match, "transport", region)
    match.play(0, [])
    while in_battle(match):
        match.play(match.asked, match.offers(match.asked)[0])
    assert g.turn == 0
    assert g.players[0].ships.count(BAY) == 1


@pytest.mark.rule("AE-B-7.9")
def test_what_the_region_brought_is_told_before_the_battle() -> None:
    match, region = battlefield()
    g = of(match)
    tell(match, Launch("transport", region))
    assert asked(match) == "andromeda-ask-told-ready"
    away = next(place for place in spaces(match, quiet) if place != region)
    tell(match, Relocate("transport", region), ChooseRegion(away))
    tell(match, GoOn())
    assert not in_battle(match)
    assert NUMBER_OF[away] in g.players[0].ships
    assert asked(match) == "andromeda-ask-told-more"


@pytest.mark.rule("AE-E-3.7")
def test_a_battle_on_the_gate_follows_a_shadow_warp() -> None:
    match = without_raiders(table(events="shadows"))
    g = of(match)
    gate = g.tiles.index("underdark_gate")
    region = next(place for place in neighbours(g, gate) if kind_of(g, place) == "planet")
    start = next(place for place in neighbours(g, region) if place not in (gate, region) and place < SPACES)
    g.raiders.append(Raider("underdark_wyrm", start))
    g.raiders_gone.remove("underdark_wyrm")
    g.players[1].ships[SHIPS_OF[FIGHTER][0]] = gate
    attack(match, "transport", REGION_NAMES[region])
    assert heard(match, "shadow-warp")
    tell(match, AllDone())
    assert [event.message.args["sides"] for event in heard(match, "battle")]
    assert g.battle is not None
    assert g.battle.region == gate
    assert {side.who for side in sides(match)} == {0, 1}


@pytest.mark.rule("AE-B-20.6")
def test_who_sits_out_neither_wins_nor_loses() -> None:
    match, region = battlefield()
    attack(match, "transport", region)
    while SitOut() not in match.offers(0):
        match.play(0, match.offers(0)[0])
    tell(match, SitOut())
    while of(match).battle is not None:
        match.play(match.asked, match.offers(match.asked)[0])
    assert NUMBER_OF[region] in of(match).players[0].ships
    assert NUMBER_OF[region] in of(match).players[1].ships


@pytest.mark.rule("AE-B-12.6")
def test_raiders_that_were_beaten_are_removed() -> None:
    match = without_raiders(table())
    g = of(match)
    region = spaces(match, quiet)[0]
    g.raiders.append(Raider("vorticon_attackers", NUMBER_OF[region]))
    g.free_figures -= 1
    attack(match, "transport", region)
    while asked(match) != "andromeda-ask-told-winner":
        match.play(0, match.offers(0)[0])
    tell(match, Won(0))
    assert g.raiders == []
    assert g.players[0].defeated == 1


@pytest.mark.rule("AE-E-15.4")
def test_an_ultimatum_is_put_to_people_whose_stores_nobody_knows() -> None:
    for seed in range(40):
        match = without_raiders(table(seed=seed))
        region = spaces(match, quiet)[0]
        of(match).players[1].ships[SHIPS_OF[FIGHTER][0]] = NUMBER_OF[region]
        attack(match, "transport", region)
        while of(match).battle is not None and Submit() not in match.offers(match.asked):
            match.play(match.asked, match.offers(match.asked)[0])
        if of(match).battle is not None:
            tell(match, Submit())
            assert of(match).players[0].resources == [0] * 5
            return
    raise AssertionError("no negotiation card asked for resources")


@pytest.mark.rule("AE-E-9.3")
def test_damage_to_the_hegemon_outside_a_battle_is_told() -> None:
    match, _ = battlefield()
    assert ShipHit() not in match.offers(0)
    tell(match, Points(1))
    tell(match, ShipHit())
    assert of(match).players[1].ships[SHIPS_OF[FIGHTER][0]] == SCRAPYARD
    assert ShipHit() not in match.offers(0)


def answer_until(match: Match, prompt: str) -> None:
    """The first answer will do, and no other ship joins, until somebody is asked this."""
    for _ in range(20):
        if asked(match) == prompt:
            return
        joining = asked(match) == "andromeda-ask-escalate"
        match.play(match.asked, [] if joining else match.offers(match.asked)[0])
    raise AssertionError(prompt)


@pytest.mark.rule("AE-B-20.6")
def test_a_ship_withdraws_and_nobody_is_left_to_fight() -> None:
    match, region = battlefield()
    g = of(match)
    attack(match, "transport", region)
    answer_until(match, "andromeda-ask-told-diplomacy")
    way = next(move for move in match.offers(0) if isinstance(move, WithdrawShip))
    tell(match, way)
    assert not in_battle(match)
    assert heard(match, "no-battle")
    assert NUMBER_OF[region] not in g.players[0].ships


@pytest.mark.rule("AE-B-20.9")
def test_the_dice_wait_until_people_have_prepared_even_where_nothing_is_told() -> None:
    match, region = battlefield()
    attack(match, "transport", region)
    answer_until(match, "andromeda-ask-told-prepare")
    assert not is_answered_by_itself(match)


@pytest.mark.rule("AE-B-20.10")
def test_a_card_takes_a_die_from_the_hegemon_before_it_rolls() -> None:
    match, region = battlefield()
    of(match).players[1].ships[SHIPS_OF[FIGHTER][0] + 1] = NUMBER_OF[region]
    attack(match, "transport", region)
    answer_until(match, "andromeda-ask-told-prepare")
    hegemon = next(side for side in sides(match) if side.who == 1)
    assert hegemon.roll == []
    dice = dice_of(of(match), hegemon)
    assert dice > 1
    tell(match, FewerDice(1), GoOn())
    assert len(hegemon.roll) == dice - 1


@pytest.mark.rule("AE-B-12.9")
@pytest.mark.parametrize(("most", "dice"), [(0, 2), (RAIDERS, 1)])
def test_of_whom_the_mirror_lance_cancels_a_die_is_told(most: int, dice: int) -> None:
    match = without_raiders(table())
    g = of(match)
    region = spaces(match, quiet)[0]
    g.raiders.append(Raider("mirror_lance", NUMBER_OF[region]))
    attack(match, "transport", region)
    answer_until(match, "andromeda-ask-told-dice")
    tell(match, MostDice(most))
    assert [len(side.roll) for side in sides(match) if side.who == RAIDERS] == [dice]


@pytest.mark.rule("AE-B-3.5")
def test_a_launch_that_causes_no_battle_is_told() -> None:
    match = without_raiders(table())
    g = of(match)
    base = spaces(match, lambda g, region: kind_of(g, region) == "base")[0]
    g.players[1].ships[SHIPS_OF[FIGHTER][0]] = NUMBER_OF[base]
    tell(match, Launch("transport", base), Peaceful(), GoOn())
    assert not in_battle(match)
    assert asked(match) == "andromeda-ask-told-more"


@pytest.mark.rule("AE-B-12.7")
def test_points_of_a_victory_in_another_turn_are_told_at_once() -> None:
    match = without_raiders(table(2))
    g = of(match)
    active, other = g.turn, 1 - g.turn
    region = spaces(match, quiet)[0]
    g.players[other].ships[0] = NUMBER_OF[region]
    attack(match, "transport", region)
    answer_until(match, "andromeda-ask-told-winner")
    before = g.players[other].vp
    tell(match, Won(other))
    assert (match.asked, asked(match)) == (other, "andromeda-ask-told-points")
    tell(match, Points(2), GoOn())
    assert g.players[other].vp == before + 2
    match.play(active, [])
    tell(match, PointsOf(other, 1))
    assert g.players[other].vp == before + 3
