"""What situations do, resolved or not (IV-S-0206)."""

import pytest

from games.vanguard.campaigns.cards.dock import change, docked
from games.vanguard.campaigns.cards.hush import CARDS, answered
from games.vanguard.proving_ground import Played
from starboard.games.vanguard.content.demands import parse_way
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.notation.argument_kinds import FACILITIES
from starboard.games.vanguard.rules.ship.situations import reveal_situations
from starboard.games.vanguard.rules.ship_book.facilities import clean_up, command_for
from starboard.games.vanguard.state.notes import ShipNotes
from starboard.games.vanguard.state.ship_state import Objective

SITUATIONS = {
    "S01": ("MARKS=painted +1, play -1, success +2", "command -1, deck +1, play -1"),
    "S02": ("deck +1, play -1, success +1", "deck +1, energy -1, play -1"),
    "S03": ("play -1", "command -1, deck +1, play -1"),
    "S04": ("energy +1, play -1", "deck +1, energy -1, play -1"),
    "S05": ("deck +1, play -1", "morale -1, play -1"),
    "S06": ("command +1, play -1", "command -1, deck +1, play -1"),
    "S07": ("found +1, play -1", "deck +1, energy -1, play -1"),
    "S08": ("morale +1, play -1", "deck +1, play -1"),
    "S09": ("play -1", "dear-laboratory +1, deck +1, play -1"),
    "S10": ("deck +1, play -1, success +2", "deck +1, play -1, success -1"),
    "S11": ("SO06 advances +1, play -1", "deck +1, morale -1, play -1"),
    "S12": ("energy +1, play -1", "deck +1, play -1, scan-dear +1"),
    "S13": ("deck +1, light -1, play -1", "command -1, deck +1, play -1"),
    "S14": ("play -1, success +3", "morale -1, play -1"),
    "S15": ("play -1", "deck +1, morale -1, play -1"),
    "S16": ("morale +1, play -1", "command -1, deck +1, energy -1, play -1"),
    "S20": ("play -1", "command -1, deck +1, play -1"),
    "S21": ("play -1", "deck +1, play -1, resting -1, unavailable +1"),
}


@pytest.mark.rule("IV-S-0206")
@pytest.mark.parametrize("id", SITUATIONS)
def test_a_situation_resolved_and_not(id: str) -> None:
    card = CARDS.situations[id]
    for effect, expected in zip((card.resolved, card.effect), SITUATIONS[id], strict=True):
        g = docked()
        g.ship.situations = [id]
        g.ship.situation_deck = ["S99"]
        g.ship.side = [Objective("SO06")]
        assert change(g, effect, f"situation:{id}") == expected


@pytest.mark.rule("IV-S-0206")
def test_every_situation_is_here_and_can_be_met() -> None:
    assert list(SITUATIONS) == list(CARDS.situations)
    assert all(parse_way(way).text for card in CARDS.situations.values() for way in card.needs)
    assert all(card.needs for card in CARDS.situations.values())


@pytest.mark.rule("IV-S-0206")
def test_the_marks_stay_when_they_were_let_be_twice() -> None:
    g = docked()
    g.ship.situations, g.ship.seen = ["S01"], {"S01": 2}
    assert change(g, CARDS.situations["S01"].effect, "situation:S01") == "MARKS=kept +1, command -1, play -1"


@pytest.mark.rule("IV-S-0604")
def test_what_the_antecedent_costs_is_forgotten_with_the_pass() -> None:
    g = docked()
    answered(carry_out(g, CARDS.situations["S12"].effect, Ctx("situation:S12", "IV-S-0206")))
    assert g.ship.notes == ShipNotes(scan_dear=1)
    answered(clean_up(g))
    assert g.ship.notes == ShipNotes()


@pytest.mark.rule("IV-S-0207")
def test_a_brooding_kilnbird_keeps_a_situation_away() -> None:
    revealed = []
    for note in (0, -1):
        g = docked()
        g.ship.situation_deck, g.ship.notes = ["S02", "S03", "S04", "S05"], ShipNotes(situations=note)
        reveal_situations(g)
        revealed.append(len(g.ship.situations))
    assert revealed[0] == revealed[1] + 1


@pytest.mark.rule("IV-S-1750")
def test_the_lift_may_stop_at_the_add_on_facility_once_it_is_there() -> None:
    costs = []
    for unlocked in ([], ["secret"]):
        g = docked()
        g.ship.situations, g.ship.unlocked, g.ship.add_ons = ["S09"], unlocked, ["DN01"]
        lift = Played(carry_out(g, CARDS.situations["S09"].effect, Ctx("situation:S09", "IV-S-0206")))
        assert lift.offers[:4] == [Choose(f"note dear-{name} 1") for name in FACILITIES[:4]]
        lift.answer(lift.offers[-1])
        costs.append([command_for(g, name) for name in FACILITIES])
    assert costs == [[1, 1, 1, 2, 1], [1, 1, 1, 1, 2]]
