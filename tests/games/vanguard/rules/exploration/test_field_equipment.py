"""IV-X-1206: field equipment works where its token stands, for everybody there, and not for who carries the card."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered, happens
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.proving_ground import Played
from games.vanguard.saying import me, said
from starboard.games.vanguard.moves.exploration_moves import UseCard
from starboard.games.vanguard.rules.cards.abilities import usable
from starboard.games.vanguard.rules.cards.passives import holds, passives, total
from starboard.games.vanguard.state.game_state import VanguardState


def refreshed(g: VanguardState) -> list[int]:
    """How many dice more a Rest refreshes for each."""
    return [total(g, who, "rest-refresh") for who in range(4)]


@pytest.mark.rule("IV-X-1206")
def test_a_bivouac_serves_whoever_is_there_and_nobody_before_it_stands() -> None:
    g = gathered("security", "kit:f01")
    assert refreshed(g) == [0, 0, 0, 0]
    said(g, "place-gear").through()
    assert me(g).equipment == ["f01"], "the card stays with its carrier"
    assert refreshed(g) == [2, 2, 2, 0], "once, also for the carrier"
    me(g).sector = 4
    assert refreshed(g) == [0, 2, 2, 0]


@pytest.mark.rule("IV-X-1206")
def test_a_guy_line_in_the_pack_takes_no_symbols_away() -> None:
    g = gathered("security", "kit:f03")
    before = len(me(g).available)
    Played(happens(g, "travel 7")).through()
    assert before - len(me(g).available) == 1


@pytest.mark.rule("IV-X-1206")
@pytest.mark.parametrize("word", ["convert", "first-symbol", "no-event", "support"])
@pytest.mark.parametrize("where", ["carried", "placed"])
def test_what_a_token_brings_comes_with_the_token(word: str, where: str) -> None:
    g = gathered("security")
    cards = ["f04", "f07", "f08", "f12"]
    before = len(passives(g, 0, word))
    if where == "carried":
        me(g).equipment = cards
    else:
        trip(g).places[2].gear = cards
    assert (len(passives(g, 0, word)) > before) == (where == "placed")


@pytest.mark.rule("IV-X-1201")
def test_an_upgrade_works_where_what_it_upgrades_stands() -> None:
    g = gathered("security", "kit:f11 kit:u06")
    assert usable(g, 0, "any") == []
    said(g, "place-gear").through()
    assert trip(g).places[2].gear == ["f11", "u06"]
    assert UseCard(1, "u06", 0) in usable(g, 1, "any")
    assert usable(g, 3, "any") == []


@pytest.mark.rule("IV-X-1205")
def test_what_is_not_placed_works_for_its_carrier_alone() -> None:
    g = gathered("security", "kit:p34")
    assert [holds(g, who, "rest-heal") for who in range(4)] == [True, False, False, False]


@pytest.mark.rule("IV-X-802")
@pytest.mark.parametrize(("biome", "kept"), [("cold", True), ("rocky", True), ("cave", False), ("", True)])
def test_one_of_several_cards_is_enough(biome: str, kept: bool) -> None:
    g = gathered("security")
    trip(g).places[2].gear = ["f08", "u05"]
    assert holds(g, 0, "no-event", biome) == kept
