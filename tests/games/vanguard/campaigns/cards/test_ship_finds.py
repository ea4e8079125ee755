"""What found discoveries are worth aboard (IV-S-2803)."""

import pytest

from games.vanguard.campaigns.cards.dock import change, docked, told
from games.vanguard.campaigns.cards.hush import CARDS, answered, different
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.rules.basics.discovery_places import lay_under
from starboard.games.vanguard.rules.ship.ship_discoveries import keep_found
from starboard.games.vanguard.rules.ship.ship_passives import ship_total

SHIP_FINDS = {
    "min06": "success +1",
    "min11": "success +2",
    "min12": "success +4",
    "spe06": "success +1",
    "spe11": "success +2",
    "spe13": "situations -1, success +4",
    "alt05": "success +1",
    "alt11": "success +2",
    "alt13": "second-project +1, success +4",
    "flo07": "success +1",
    "flo11": "success +2",
    "flo12": "light -4, success +4",
    "mic04": "success +1",
    "mic11": "light -1, success +2",
    "mic12": "success +4",
}


@pytest.mark.rule("IV-S-2803")
@pytest.mark.parametrize("id", SHIP_FINDS)
def test_a_find_for_the_ship(id: str) -> None:
    effect = CARDS.discoveries[id].ship
    assert effect is not None
    assert change(docked(), effect, f"card:{id}") == SHIP_FINDS[id]


@pytest.mark.rule("IV-S-2803")
def test_every_find_for_the_ship_is_here() -> None:
    assert list(SHIP_FINDS) == [id for id, card in CARDS.discoveries.items() if card.ship]


@pytest.mark.rule("IV-S-2803")
def test_margin_mould_may_wake_somebody_instead() -> None:
    g = docked()
    effect = CARDS.discoveries["mic12"].ship
    assert effect is not None
    before = told(g)
    answered(carry_out(g, effect, Ctx("card:mic12", "IV-S-2803")), Choose("crew available 1"))
    assert different(before, told(g)) == "available +1, resting -1"


@pytest.mark.rule("IV-S-0204")
def test_a_chip_of_an_older_wall_gives_energy_until_it_is_paid() -> None:
    g = docked()
    answered(keep_found(g, "min12"), Choose("keep-this"))
    assert (ship_total(g, "energy"), g.ship.success) == (1, 6)
    lay_under(g, "min12")
    assert ship_total(g, "energy") == 0
