"""What mods add to the lander: room, supplies, parameters, a second roll or token."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.proving_ground import Fixed, Played
from games.vanguard.saying import said
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.number_words import parameter
from starboard.games.vanguard.moves.effect_moves import Accept
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.rules.launch_and_return.landing import landing_roll
from starboard.games.vanguard.rules.launch_and_return.leaving_the_planet import come_home
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import fill_supplies, loads
from starboard.games.vanguard.state.game_state import VanguardState

ZERO = next(number for number, token in enumerate(RULES.tokens) if token.value == 0)
ONE = next(number for number, token in enumerate(RULES.tokens) if token.value == 1)
"""Tokens that are worth nothing, and one."""


def fitted(*mods: str) -> VanguardState:
    """The first lander with these mods, before anything is loaded."""
    g = gathered("security")
    g.ship.lander, g.ship.fitted = "L1", list(mods)
    fill_supplies(g)
    return g


@pytest.mark.rule("IV-X-1101")
@pytest.mark.parametrize(
    ("mods", "parameters"),
    [
        ([], [1, 1, 1]),
        (["X01"], [2, 1, 1]),
        (["X02"], [3, 1, 1]),
        (["X03"], [1, 1, 2]),
        (["X04"], [1, 2, 1]),
        (["X06"], [2, 2, 1]),
        (["X09", "X10"], [2, 1, 4]),
    ],
)
def test_parameters_are_those_of_the_lander_with_its_mods(mods: list[str], parameters: list[int]) -> None:
    g = fitted(*mods)
    assert [parameter(g, name) for name in ("armour", "sensors", "manoeuvrability")] == parameters


@pytest.mark.rule("IV-S-2306")
@pytest.mark.parametrize(
    ("mods", "supplies"), [([], (8, 8)), (["Y01"], (9, 9)), (["Y09"], (9, 11)), (["Y01", "Y09"], (10, 12))]
)
def test_supplies_at_the_start_and_at_most(mods: list[str], supplies: tuple[int, int]) -> None:
    g = fitted(*mods)
    assert (trip(g).supplies, trip(g).most_supplies) == supplies


@pytest.mark.rule("IV-X-1103")
@pytest.mark.parametrize(("mods", "personal", "field"), [([], 3, 1), (["Y02"], 4, 1), (["Y03"], 3, 2), (["Y01"], 3, 1)])
def test_room_for_equipment(mods: list[str], personal: int, field: int) -> None:
    for room, card, other in ((personal, "p05", "p02"), (field, "f01", "f02")):
        g = fitted(*mods)
        g.ship.armory = [other]
        for one in trip(g).team:
            one.equipment = []
        for carried in range(room):
            assert loads(g), f"there is room for one more beside {carried}"
            trip(g).team[0].equipment.append(card)
        assert loads(g) == []


@pytest.mark.rule("IV-S-2501")
@pytest.mark.parametrize(("mods", "room"), [([], 4), (["Y04"], 6), (["Y10"], 5), (["Y04", "Y10"], 7)])
def test_room_for_discoveries_on_the_way_home(mods: list[str], room: int) -> None:
    g = fitted(*mods)
    assert come_home(g, trip(g), "P02").room == room
    trip(g).notes.discoveries = 1
    assert come_home(g, trip(g), "P02").room == room + 1


# -- A second token --------------------------------------------------------------------------------------------------


def drawing(g: VanguardState, *tokens: int) -> list[int]:
    """Gain a lead from a bag of which the first token comes first; returns what is left in it."""
    e = trip(g)
    e.bag, e.leads = list(tokens), [[] for _ in e.leads]
    g.chance = Fixed(*[0] * 40)
    said(g, "lead 1 min").through()
    return e.bag


@pytest.mark.rule("IV-X-1410")
def test_the_first_token_without_a_value_is_drawn_again_once_an_exploration() -> None:
    g = fitted("Y10")
    assert drawing(g, ZERO, ONE) == [ZERO], "it goes back, and the other one is placed"
    assert drawing(g, ZERO, ONE) == [ONE], "and the next time it stays"
    assert drawing(fitted(), ZERO, ONE) == [ONE], "as it does without the mod"


@pytest.mark.rule("IV-X-1410")
def test_a_token_with_a_value_and_the_last_one_of_the_bag_stay() -> None:
    g = fitted("Y10")
    assert drawing(g, ONE, ZERO) == [ZERO]
    assert drawing(g, ZERO) == []
    assert drawing(g, ZERO, ONE) == [ZERO], "the leave was not used up"


# -- A second roll ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-2352")
@pytest.mark.parametrize(("again", "supplies"), [(True, 7), (False, 5)])
def test_a_roll_of_the_landing_may_be_made_again_once(again: bool, supplies: int) -> None:
    g = gathered("security")
    trip(g).mods = ["Y08"]
    g.chance = Fixed(8, 6, 8)
    rolling = Played(landing_roll(g))
    assert rolling.offers == [Accept("reroll-landing"), GoOn()]
    rolling.answer(Accept("reroll-landing") if again else GoOn())
    assert (rolling.over, trip(g).supplies) == (True, supplies)
    assert Played(landing_roll(g)).over == again, "it is offered until it was used"
