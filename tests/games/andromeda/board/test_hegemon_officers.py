"""AE-E-6.2: the abilities of officers that work outside battle; those in battle are with battles."""

import pytest

from games.andromeda.battlefields import Played
from games.andromeda.hegemon_tables import gains, hegemon_table, its_own, lay, send, the, told
from starboard.games.andromeda.board.hegemon_officers import commands
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.content.hegemon import ABILITIES, hegemon_content
from starboard.games.andromeda.rules.hegemon.hegemon_developments import build
from starboard.games.andromeda.rules.hegemon.hegemon_turn import hegemon_turn


@pytest.mark.rule("AE-E-6.2")
@pytest.mark.parametrize("officer", list(hegemon_content().officers))
def test_each_officer_has_its_own_ability_and_no_other(officer: str) -> None:
    g = hegemon_table(officer=officer)
    found = [ability for ability in ABILITIES if commands(g, ability)]
    expected = {
        "ofc_2a": ["iron_line"],
        "ofc_2b": ["levies"],
        "ofc_2c": ["cold_reading"],
        "ofc_3a": ["annihilation_doctrine"],
        "ofc_3b": ["annexation"],
        "ofc_3c": ["foreknowledge"],
    }
    assert found == expected.get(officer, [])


@pytest.mark.rule("AE-E-6.2")
@pytest.mark.parametrize(("officer", "cards"), [("ofc_2a", 0), ("ofc_2b", 1)])
def test_levies_draws_a_card_at_the_start_of_a_return(officer: str, cards: int) -> None:
    g = hegemon_table(officer=officer)
    g.ending = True
    # A wreck moves no marker, so that nothing else happens.
    send(g, "transport", -2)
    Played(hegemon_turn(g)).through()
    assert len(its_own(g).hand) == cards
    assert len(told(g, "ability")) == cards


@pytest.mark.rule("AE-E-6.2")
@pytest.mark.parametrize(("officer", "tokens"), [("ofc_2a", 2), ("ofc_2c", 3)])
def test_cold_reading_takes_one_token_more(officer: str, tokens: int) -> None:
    g = hegemon_table(officer=officer)
    gains(g, "discovery_stack(1)").through()
    assert len(its_own(g).tokens) == tokens
    gains(g, "discovery_random(observatory,2)").through()
    assert len(its_own(g).tokens) == 2 * tokens
    # Of the Science stacks the second one gives what the first has not.
    g.stacks[0].tokens = g.stacks[0].tokens[:1]
    gains(g, "discovery_random(science,2)").through()
    assert len(its_own(g).tokens) == 3 * tokens


@pytest.mark.rule("AE-E-6.2")
@pytest.mark.parametrize(
    ("planet", "leaders", "left"), [("pl_ice_2", 2, 0), ("pl_ice_2", 1, 1), ("pl_gas_giant_1", 1, 0)]
)
def test_annexation_does_with_a_leader_fewer(planet: str, leaders: int, left: int) -> None:
    g = hegemon_table(officer="ofc_3b")
    lay(g, S05=planet)
    send(g, "transport", "S05")
    its_own(g).leaders = the(g).bribed = leaders
    Played(build(g, "AE-E-13.8")).through()
    assert its_own(g).leaders == left
    assert its_own(g).settled == ({NUMBER_OF["S05"]: leaders} if leaders != left else {})
    assert the(g).bribed == left
