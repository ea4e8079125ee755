"""Research and production give what they say, and each card comes once."""

import pytest

from games.vanguard.campaigns.cards.dock import docked, given
from games.vanguard.campaigns.cards.hush import CARDS, answered
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out

PROJECTS = {id: card.result for id, card in CARDS.research.items()}
PROJECTS |= {id: card.result for id, card in CARDS.production.items()}


@pytest.mark.rule("IV-S-0806")
@pytest.mark.parametrize("id", PROJECTS)
def test_a_project_gives_its_cards_and_is_told(id: str) -> None:
    g = docked()
    g.ship.armory, g.ship.envelope = [], []
    effect = PROJECTS[id]
    answered(carry_out(g, effect, Ctx(f"card:{id}", "IV-S-0806")))
    gained = set(given(effect))
    assert gained or g.ship.success > 6
    assert gained <= {*g.ship.armory, *g.ship.envelope}
    assert len(g.book) == 1


@pytest.mark.rule("IV-S-0802")
def test_every_card_that_is_not_there_at_the_start_is_given_once_at_most() -> None:
    sources = [*PROJECTS.values()] + [row.reward for row in CARDS.rows.values()]
    found = [card for effect in sources for card in given(effect)]
    assert len(found) == len(set(found))
    at_start = {
        id for cards in (CARDS.equipment, CARDS.landers, CARDS.mods) for id, card in cards.items() if card.start
    }
    assert not at_start & set(found)
