"""Rooms of Deck Nine, and upgrades of facilities and of the bridge."""

import pytest

from games.vanguard.campaigns.cards.dock import change, docked
from games.vanguard.campaigns.cards.hush import CARDS, answered
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import PickCard
from starboard.games.vanguard.notation.symbols import MORALE
from starboard.games.vanguard.rules.ship.ship_discoveries import pocket
from starboard.games.vanguard.rules.ship.ship_passives import ship_has, ship_total
from starboard.games.vanguard.state.ship_state import Project

DECK_NINE = {
    "DN01": "hand-engineering +1, morale +1",
    "DN02": "",
    "DN03": "",
    "DN04": "rank +1",
    "DN05": "available +1, resting -1",
    "DN06": "",
}


@pytest.mark.rule("IV-S-1750")
@pytest.mark.parametrize("id", DECK_NINE)
def test_a_room_of_deck_nine(id: str) -> None:
    g = docked()
    effect = CARDS.add_ons[id].effect
    assert change(g, effect, f"card:{id}") == DECK_NINE[id]
    answered(carry_out(g, effect, Ctx(f"card:{id}", "IV-S-1750")))
    assert [entry.log for entry in g.book if entry.log.startswith("LN")] == [f"LN-{id[2:]}"]


@pytest.mark.rule("IV-S-1750")
@pytest.mark.parametrize(("record", "cards"), [("sealed", ["D04"]), ("open", ["D04", "D01"])])
def test_the_map_room_shows_a_landing_card_and_a_second_one_to_whoever_has_read_the_record(
    record: str, cards: list[str]
) -> None:
    g = docked()
    g.flags["RECORD"] = record
    effect = CARDS.add_ons["DN02"].effect
    answered(carry_out(g, effect, Ctx("card:DN02", "IV-S-1750")), PickCard("D04"))
    assert g.ship.scanned == dict.fromkeys(cards, RULES.ship.scan)


@pytest.mark.rule("IV-S-1750")
def test_the_nineteen_hooks_give_dice_to_sections_with_a_name_in_the_memorial() -> None:
    g = docked()
    g.ship.memorial = ["02", "03", "67"]
    assert change(g, CARDS.add_ons["DN03"].effect, "card:DN03") == "dice-engineering +1, dice-security +1"


@pytest.mark.rule("IV-S-1750")
def test_the_bench_with_our_marks_moves_a_project_two_stages() -> None:
    g = docked()
    g.ship.production = [Project("PR06", 3, started=True)]
    answered(carry_out(g, CARDS.add_ons["DN06"].effect, Ctx("card:DN06", "IV-S-1750")))
    assert g.ship.production[0].stage == 1


@pytest.mark.rule("IV-S-1202")
def test_facility_upgrades() -> None:
    g = docked()
    g.ship.facility_upgrades = list(CARDS.facility_upgrades)
    assert ship_total(g, "slot") == 3
    assert ship_total(g, "line") == 3
    assert all(ship_has(g, word) for word in ("let-pass", "reroll-critical", "start-earlier", "star-speed"))


@pytest.mark.rule("IV-S-0032")
def test_bridge_upgrades_hold_while_their_energy_is_paid() -> None:
    g = docked()
    g.ship.upgrades = list(CARDS.upgrades)
    assert [ship_total(g, word) for word in ("exchange-found", "pass-success", "scan-free")] == [1, 1, 0]
    g.ship.active = ["BU2"]
    assert ship_total(g, "scan-free") == 1


@pytest.mark.rule("IV-S-2802")
def test_the_glass_case_cheers_everybody_once_for_the_next_row() -> None:
    g = docked()
    g.ship.morale = MORALE.index("very_low")
    levels = []
    for row in (1, 2, 3):
        for id in (id for id, card in CARDS.uniques.items() if card.row == row):
            answered(pocket(g, id))
        g.ship.upgrades = ["BU5"]
        levels.append(g.ship.morale - MORALE.index("very_low"))
    assert levels == [0, 1, 1]
