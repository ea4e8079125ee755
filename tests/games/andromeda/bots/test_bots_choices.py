"""What the bots of Andromeda's Edge prefer: factions and destinies, what they decide for the Hegemon, where it comes
to, and how the gentle one plays."""

from random import Random

import pytest

from games.andromeda.battlefields import bare_table, fit, give, put, put_raider
from games.andromeda.hegemon_tables import hegemon_table, its_own, orderly_table, send, the, war
from games.andromeda.tables import name_of, rich_table
from starboard.games.andromeda.board.map import kind_of, neighbours
from starboard.games.andromeda.bots import fights, gentle, launches, thumb
from starboard.games.andromeda.bots.choices import for_hegemon, plans
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.content.fleet import ABILITIES
from starboard.games.andromeda.moves.battle_moves import ChooseRaider, Escalate
from starboard.games.andromeda.moves.effect_moves import (
    Advance,
    Choose,
    ClaimMoon,
    Collapse,
    DamageModule,
    DamageShip,
    Recruit,
    RepairModule,
    RepairShip,
    SendLeader,
)
from starboard.games.andromeda.moves.hegemon_moves import ChooseModule, ChooseModules, ChooseRegion
from starboard.games.andromeda.moves.turn_moves import KeepDestiny, Launch, ReturnToStation
from starboard.games.andromeda.state.battle_state import RAIDERS, Battle, Side
from starboard.games.andromeda.state.game_state import (
    BAY,
    NOWHERE,
    SHIPS_OF,
    TRACKS,
    TRANSPORT,
    AndromedaState,
    Development,
    Module,
)
from starboard.kernel import Move


def chosen(g: AndromedaState, prompt: str, *options: Move) -> Move:
    """What the holder of the Eye says."""
    place = thumb.by_thumb(g, 0, f"andromeda-ask-{prompt}", options, None)
    assert isinstance(place, int)
    return options[place]


# -- The Hegemon is drawn to battles ---------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-15.1")
def test_a_launch_to_a_battle_that_the_hegemon_has_in_range_is_worth_less() -> None:
    g = war()
    put_raider(g, "vorticon_attackers", "S06")
    give(g, 0, energy=2)
    move = Launch("transport", "S06")
    (alone,) = launches.rate_launches(g, 0, [move])
    send(g, "heavy_cruiser", "S07")
    before = [list(player.ships) for player in g.players]
    (with_hegemon,) = launches.rate_launches(g, 0, [move])
    assert with_hegemon < alone
    assert [player.ships for player in g.players] == before


@pytest.mark.rule("AE-E-15.1")
def test_a_transport_that_waits_to_build_is_not_expected() -> None:
    g = war()
    put_raider(g, "vorticon_attackers", "S06")
    put(g, 0, "transport", "S06")
    alone = fights.looming(g, 0, NUMBER_OF["S06"])
    waiting = send(g, "transport", "S05")
    assert fights.looming(g, 0, NUMBER_OF["S06"]) == alone
    g.developments.append(Development(NUMBER_OF["S05"], 0))
    assert fights.looming(g, 0, NUMBER_OF["S06"]) != alone
    assert its_own(g).ships[waiting] == NUMBER_OF["S05"]


@pytest.mark.rule("AE-E-15.1")
def test_a_transport_does_not_leave_its_site_for_a_battle_that_the_hegemon_will_join() -> None:
    g = war(seats=2)
    put_raider(g, "vorticon_attackers", "S06")
    put(g, 1, "transport", "S06")
    put(g, 0, "transport", "S05")
    g.players[0].targeting = 5
    g.battle = Battle(NUMBER_OF["S06"], "escalation", [Side(1), Side(RAIDERS)], order=[0, g.seats])
    joins = [Escalate("transport", "S05", 1)]
    assert fights.escalation(g, 0, joins) == (0,)
    send(g, "heavy_cruiser", "S07")
    send(g, "fighter", "S07")
    ships, sides = list(its_own(g).ships), list(g.battle.sides)
    assert fights.escalation(g, 0, joins) == ()
    assert (its_own(g).ships, g.battle.sides) == (ships, sides)


# -- What is decided for the Hegemon ---------------------------------------------------------------------------------


def test_every_decision_for_the_hegemon_is_rated() -> None:
    asked = {ChooseRegion, ChooseModules, ChooseModule, ClaimMoon, Advance, RepairModule, RepairShip, Recruit}
    shared = {Choose, ChooseRaider, DamageModule, DamageShip, Collapse, SendLeader}
    assert for_hegemon.RATINGS.keys() == asked | shared


@pytest.mark.rule("AE-E-8.1")
def test_its_ship_is_sent_to_where_it_finds_least() -> None:
    g = orderly_table()
    the(g).step = "launch"
    there, elsewhere = ChooseRegion("S05"), ChooseRegion("S06")
    for region in ("S05", "S06"):
        g.moons[NUMBER_OF[region]] = []
    g.developments = [Development(NUMBER_OF["S05"], 0)]
    assert chosen(g, "hegemon-region", elsewhere, there) == there
    g.developments.append(Development(NUMBER_OF["S06"], 0))
    g.moons[NUMBER_OF["S06"]] = [next(iter(content().moons))]
    assert chosen(g, "hegemon-region", elsewhere, there) == there
    g.moons[NUMBER_OF["S06"]] = []
    # A battle that one can win is welcome.
    put(g, 0, "heavy_cruiser", "S06")
    give(g, 0, energy=2)
    assert chosen(g, "hegemon-region", there, elsewhere) == elsewhere
    assert its_own(g).ships == [BAY] * 9


@pytest.mark.rule("AE-E-10.2")
def test_it_builds_where_few_leaders_are_near() -> None:
    g = orderly_table()
    the(g).step = "build"
    g.players[0].posted = {NUMBER_OF["S05"]: 3}
    assert chosen(g, "hegemon-region", ChooseRegion("S05"), ChooseRegion("S10")) == ChooseRegion("S10")


@pytest.mark.rule("AE-E-12.2")
def test_its_best_development_collapses_and_the_least_is_rebuilt() -> None:
    g = orderly_table()
    its_own(g).tracks = [0] * len(TRACKS)
    g.developments = [Development(NUMBER_OF[region], g.seats) for region in ("S05", "S10")]
    kinds = [content().regions.planets[g.tiles[place.region]].development for place in g.developments]
    assert kinds[0].track != kinds[1].track
    its_own(g).tracks[kinds[1].track] = content().tracks.last
    options = [ChooseRegion("S05"), ChooseRegion("S10")]
    assert chosen(g, "hegemon-region", *options) == options[1]
    assert chosen(g, "collapse", Collapse("S05"), Collapse("S10")) == Collapse("S10")
    for place in g.developments:
        place.collapsed = True
    assert chosen(g, "hegemon-region", *options) == options[0]


@pytest.mark.rule("AE-E-9.1")
def test_it_gets_the_moon_that_is_worth_least() -> None:
    g = hegemon_table()
    moons = sorted(content().moons, key=for_hegemon._moon_value)
    low, high = ClaimMoon("S05", moons[0]), ClaimMoon("S06", moons[-1])
    assert chosen(g, "hegemon-moon", high, low) == low


@pytest.mark.rule("AE-E-9.5")
def test_its_repairs_bring_as_little_as_they_can() -> None:
    g = hegemon_table()
    its_own(g).modules = [Module("com_02", damage=1), Module("com_05", damage=2)]
    first, second = RepairModule("com_02", 0), RepairModule("com_05", 1)
    assert chosen(g, "hegemon-repair", first, second) == second
    strong, weak = RepairShip("heavy_cruiser"), RepairShip("transport")
    assert chosen(g, "hegemon-repair", strong, weak) == weak


@pytest.mark.rule("AE-E-9.8")
def test_it_gets_a_module_that_comes_damaged() -> None:
    g = hegemon_table()
    modules = content().modules.values()
    broken = next(design for design in modules if design.damage)
    whole = next(design for design in modules if design.type == broken.type and not design.damage)
    assert chosen(g, "hegemon-module", ChooseModule(whole.id), ChooseModule(broken.id)) == ChooseModule(broken.id)


@pytest.mark.rule("AE-E-11.1")
def test_it_advances_where_that_brings_least() -> None:
    g = hegemon_table()
    its_own(g).tracks = [0, 2, 4, 6, 8]
    steps = {track: for_hegemon.rate(g, 0, Advance(track)) for track in TRACKS}
    dear, cheap = max(steps, key=lambda track: steps[track]), min(steps, key=lambda track: steps[track])
    assert steps[cheap] < steps[dear]
    assert chosen(g, "hegemon-advance", Advance(dear), Advance(cheap)) == Advance(cheap)


@pytest.mark.rule("AE-E-8.1")
def test_its_losses_are_as_great_as_they_can_be() -> None:
    g = orderly_table()
    for kind in ("heavy_cruiser", "transport"):
        send(g, kind, "S07")
    ships = [DamageShip("transport", "S07"), DamageShip("heavy_cruiser", "S07")]
    assert chosen(g, "damage-ship", *ships) == ships[1]
    send(g, "transport", "S05")
    waits = DamageShip("transport", "S05")
    assert chosen(g, "damage-ship", *ships, waits) == waits
    dear, cheap = (pick(content().modules, key=lambda id: sum(content().modules[id].cost)) for pick in (max, min))
    its_own(g).modules = [Module(cheap), Module(dear)]
    assert chosen(g, "damage-module", DamageModule(cheap, 0), DamageModule(dear, 1)) == DamageModule(dear, 1)


@pytest.mark.rule("AE-E-8.1")
def test_own_losses_are_as_small_as_they_can_be_for_who_holds_the_eye() -> None:
    g = hegemon_table()
    put(g, 0, "transport", "S07")
    put(g, 0, "science_vessel", "S07")
    ships = [DamageShip("science_vessel", "S07"), DamageShip("transport", "S07")]
    assert chosen(g, "damage-ship", *ships) == ships[1]
    fit(g, 0, "com_02", "com_08")
    options = [DamageModule("com_02", 0), DamageModule("com_08", 1)]
    assert not for_hegemon.is_for_hegemon(g, 0, "andromeda-ask-damage-module", options)


@pytest.mark.rule("AE-B-12.3")
def test_the_strongest_raider_comes_to_the_hegemon_but_not_where_oneself_is() -> None:
    g = hegemon_table()
    g.region = NUMBER_OF["S06"]
    weak, strong = ChooseRaider("vorticon_attackers", "N1"), ChooseRaider("null_emperor", "N2")
    assert chosen(g, "raider", weak, strong) == strong
    put(g, 0, "transport", "S06")
    assert chosen(g, "raider", weak, strong) == weak


@pytest.mark.rule("AE-E-8.1")
def test_leaders_of_the_hegemon_stand_where_they_count_for_oneself() -> None:
    g = orderly_table()
    put(g, 0, "transport", "S05")
    near = next(name_of(there) for there in neighbours(g, NUMBER_OF["S05"]) if kind_of(g, there) == "base")
    around = {NUMBER_OF["S05"], *neighbours(g, NUMBER_OF["S05"])}
    far = next(name_of(place) for place in range(18) if kind_of(g, place) == "base" and place not in around)
    assert chosen(g, "hegemon-send-leader", SendLeader(far), SendLeader(near)) == SendLeader(near)
    assert chosen(g, "hegemon-recruit", Recruit(near), Recruit(far)) == Recruit(far)


# -- Plans -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-3.2")
def test_every_ability_has_a_worth() -> None:
    assert plans.QUIET.keys() | plans.BATTLE.keys() == set(ABILITIES)
    assert plans.AGAINST_THE_HEGEMON.keys() | plans.FROM_PEOPLE < set(ABILITIES)
    helpful = {ability for abilities in plans.HELPS.values() for ability in abilities}
    assert helpful < set(ABILITIES)
    counted = {card.what for card in content().destinies.values()}
    assert plans.DESTINIES.keys() | plans.HELPS.keys() <= counted


@pytest.mark.rule("AE-B-3.2")
def test_factions_are_picked_by_how_somebody_plays_and_against_whom() -> None:
    company, hegemon = bare_table(), bare_table(1, hegemon="ofc_1a")
    pair = ("ember_legion", "iron_choir")
    assert [plans.pick_faction(company, pair, boldness, Random(1)) for boldness in (1.0, 0.0)] == [0, 1]
    hive, parliament, pirates = (
        [plans.rate_faction(g, faction, 1.0) for g in (company, hegemon)]
        for faction in ("larvonids", "exile_parliament", "nightmare_cove_astropirates")
    )
    assert hive[0] < parliament[0]
    assert hive[1] > parliament[1]
    # Alone there is nobody to plunder.
    assert pirates[0] - pirates[1] == pytest.approx(plans.BATTLE["piracy"])


@pytest.mark.rule("AE-B-3.2")
def test_factions_that_are_about_as_good_take_turns() -> None:
    pair = ("ember_legion", "tidal_oracles", "cloud_nebulans")
    picked = {plans.pick_faction(bare_table(), pair, 1.0, Random(seed)) for seed in range(20)}
    assert picked == {0, 1}


@pytest.mark.rule("AE-B-3.12")
def test_a_destiny_must_suit_the_faction() -> None:
    g = bare_table()
    cards = [KeepDestiny("dest_diplomat"), KeepDestiny("dest_lunar_lord")]
    preferred = []
    for faction in ("exile_parliament", "tidal_oracles"):
        g.players[0].faction = faction
        preferred.append(thumb.by_thumb(g, 0, "andromeda-ask-destiny", cards, None))
    assert preferred == [0, 1]


# -- The gentle one --------------------------------------------------------------------------------------------------


def test_the_gentle_one_launches_to_where_nobody_else_is() -> None:
    g = rich_table()
    g.raiders = []
    g.players[0].ships[SHIPS_OF[1][0]] = -1
    base = g.tiles.index("kestrel_yards")
    other = g.tiles.index("bastion_academy")
    g.players[1].ships[0] = base
    options = [Launch("fighter", name_of(base)), Launch("fighter", name_of(other))]
    assert gentle.attacks(g, 0, options[0])
    assert not gentle.attacks(g, 0, options[1])
    assert gentle.in_peace(g, 0, options, easy=False) == 1
    g.players[1].ships[0], g.players[0].ships[0] = NOWHERE, base
    assert not gentle.attacks(g, 0, options[0])
    assert not gentle.attacks(g, 0, ReturnToStation())


def test_the_gentle_one_takes_it_easy_but_plays_no_nonsense() -> None:
    g = rich_table()
    g.raiders = []
    options: list[Move] = [
        Launch("transport", name_of(region)) for region in range(18) if kind_of(g, region) in ("base", "planet")
    ]
    ratings = thumb.ratings_of(g, 0, options)
    ranked = sorted(ratings, reverse=True)
    assert ratings[gentle.in_peace(g, 0, options, easy=False)] == ranked[0]
    easy = ratings[gentle.in_peace(g, 0, options, easy=True)]
    assert ranked[0] - gentle.PLAUSIBLE < easy <= ranked[1]
    worst = options[ratings.index(ranked[-1])]
    best = options[ratings.index(ranked[0])]
    assert ranked[0] - ranked[-1] > gentle.PLAUSIBLE
    assert gentle.in_peace(g, 0, [best, worst], easy=True) == 0


def test_the_gentle_one_knows_when_it_leads() -> None:
    g = bare_table(3)
    g.players[1].vp, g.players[2].vp = 12, 4
    assert [gentle.leads(g, who) for who in range(3)] == [-12, 8, -8]
    assert g.players[0].ships[SHIPS_OF[TRANSPORT][0]] < 0
