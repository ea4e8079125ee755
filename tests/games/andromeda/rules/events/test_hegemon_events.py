"""AE-E-12, AE-E-6.12: events that reach the Hegemon."""

import pytest

from games.andromeda.battlefields import Played
from games.andromeda.hegemon_tables import gains, hegemon_table, its_own, lay, send
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.rules.end.end import begin_turn
from starboard.games.andromeda.rules.events.events import event
from starboard.games.andromeda.state.game_state import AndromedaState, Development


def struck(g: AndromedaState, card: str) -> None:
    """The event happens in the turn of player 0."""
    begin_turn(g, 0)
    g.events.cards.remove(card)
    g.events.cards.append(card)
    g.event_due = True
    Played(event(g)).through()


def module_types(g: AndromedaState) -> list[int]:
    return [content().modules[module.id].type for module in its_own(g).modules]


@pytest.mark.rule("AE-E-12.2")
@pytest.mark.rule("AE-E-6.12")
@pytest.mark.parametrize(("card", "kind"), [("dawn_01", 1), ("dawn_02", 2), ("dawn_03", 0)])
def test_free_modules_instead(card: str, kind: int) -> None:
    g = hegemon_table()
    struck(g, card)
    assert module_types(g) == [kind]


@pytest.mark.rule("AE-E-12.2")
def test_catastrophic_collapse_takes_its_leftmost_development() -> None:
    g = hegemon_table(events="twilight")
    lay(g, S05="pl_ice_1", S06="pl_desert_1")
    g.developments = [Development(NUMBER_OF["S06"], g.seats), Development(NUMBER_OF["S05"], g.seats)]
    struck(g, "twilight_01")
    assert [place.collapsed for place in g.developments] == [False, True]


@pytest.mark.rule("AE-E-12.2")
def test_it_never_does_the_reverse_launch() -> None:
    g = hegemon_table(events="twilight")
    ship = send(g, "transport", "S03")
    struck(g, "twilight_02")
    assert its_own(g).ships[ship] == NUMBER_OF["S03"]


@pytest.mark.rule("AE-E-12.2")
@pytest.mark.rule("AE-E-3.3")
@pytest.mark.parametrize(("place", "count"), [(None, 0), ("S01", 0), ("S02", 1)])
def test_rising_from_the_shadows_needs_the_gate_in_range(place: str | None, count: int) -> None:
    # The Gate lies on S07. A transport reaches one step.
    g = hegemon_table(events="shadows")
    if place is not None:
        send(g, "transport", place)
    struck(g, "shadow_01")
    assert len(its_own(g).modules) == count


@pytest.mark.rule("AE-E-12.2")
def test_its_cruiser_has_the_gate_in_range_from_everywhere() -> None:
    g = hegemon_table(events="shadows")
    send(g, "heavy_cruiser", "S11")
    struck(g, "shadow_01")
    assert len(its_own(g).modules) == 1


@pytest.mark.rule("AE-E-12.1")
@pytest.mark.rule("AE-E-6.12")
def test_only_the_cards_that_the_box_replaces_treat_it_otherwise() -> None:
    replaced = {card.id for card in content().events.values() if card.replaced}
    assert replaced == {"dawn_01", "dawn_02", "dawn_03", "twilight_01", "twilight_02", "shadow_01"}
    assert {card.id for card in content().events.values() if card.hegemon_effect is not None} <= replaced


@pytest.mark.rule("AE-E-12.1")
@pytest.mark.rule("AE-E-8.4")
def test_what_players_pay_for_it_gains_for_nothing() -> None:
    g = hegemon_table(events="twilight")
    before = its_own(g).vp
    struck(g, "twilight_08")
    assert (its_own(g).vp, its_own(g).hand) == (before + 3, [])
    g = hegemon_table(events="shadows")
    send(g, "heavy_cruiser", "S11")
    struck(g, "shadow_07")
    assert len(its_own(g).modules) == 1


@pytest.mark.rule("AE-E-12.1")
@pytest.mark.parametrize(("deck", "card", "cards"), [("dawn", "dawn_04", 2), ("dawn", "dawn_08", 2)])
def test_what_is_for_each_player_is_for_the_hegemon(deck: str, card: str, cards: int) -> None:
    g = hegemon_table(events=deck)
    struck(g, card)
    assert len(its_own(g).hand) == cards


@pytest.mark.rule("AE-E-12.1")
def test_unrest_sends_one_of_its_leaders_away() -> None:
    g = hegemon_table(events="twilight")
    struck(g, "twilight_07")
    assert its_own(g).leaders == 6


@pytest.mark.rule("AE-E-6.11")
def test_every_development_has_a_benefit_for_the_hegemon() -> None:
    g = hegemon_table()
    for kind in content().regions.developments.values():
        assert kind.hegemon_benefit.steps
        gains(g, kind.hegemon_benefit.text).through()
    assert len(its_own(g).modules) == 2
    assert len(its_own(g).tokens) == 2
