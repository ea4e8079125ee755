"""A turn of the Hegemon step by step: officer, card, intent, reasons; and ties that the program settles."""

import pytest

from games.andromeda.battlefields import Played, put, put_raider
from games.andromeda.hegemon_tables import gains, hegemon_table, its_own, lay, play_card, send, the
from games.films import film, kinds, of_kind, watched
from starboard.games.andromeda.board.map import distance
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.rules.hegemon.hegemon_principles import choose_leftmost
from starboard.games.andromeda.state.game_state import BAY, AndromedaState
from starboard.games.andromeda.state.options import OFFICERS
from starboard.speech import LANGUAGES, Speech


def settled_table(seats: int = 1, officer: str = "ofc_1a") -> AndromedaState:
    """Planets on S02, S05, S06 and S10; the probe on S07; the program settles ties."""
    g = hegemon_table(seats, officer, ties="program")
    lay(g, S05="pl_ice_2", S06="pl_desert_2", S10="pl_volcanic_1", S02="pl_gas_giant_1")
    the(g).probe = NUMBER_OF["S07"]
    return watched(g)


@pytest.mark.rule("AE-E-13.1")
def test_the_officer_comes_first_then_the_intent_then_the_ship() -> None:
    g = settled_table(officer="ofc_3a")
    play_card(g, "hac_I_1").through()
    order = kinds(g)
    assert order[:3] == ["officer", "intent", "launch"]
    assert order.index("launch") < order.index("ring")
    assert order[-1] == "card"
    officer, intent, launch = film(g)[:3]
    assert (officer.data["officer"], officer.data["card"]) == ("ofc_3a", "hac_I_1")
    assert set(officer.then.players[g.seats].ships) == {BAY}
    at = g.tiles.index("odessa_field")
    assert intent.data == {"officer": "ofc_3a", "temper": "bold", "intent": "base", "at": at}
    assert set(intent.then.players[g.seats].ships) == {BAY}
    assert (launch.data["who"], launch.data["at"]) == (g.seats, at)
    assert at in launch.then.players[g.seats].ships


@pytest.mark.rule("AE-E-8.1")
@pytest.mark.parametrize("probe", ["S02", "S10"])
def test_of_regions_above_each_other_the_nearest_is_taken(probe: str) -> None:
    g = settled_table()
    the(g).probe = NUMBER_OF[probe]
    above = [NUMBER_OF["S01"], NUMBER_OF["S10"]]
    assert Played(choose_leftmost(g, above, "AE-E-13.3")).over
    (why,) = of_kind(g, "why")
    away = {place: distance(g, the(g).probe, place) for place in above}
    assert (why.data["reason"], away[why.data["at"]]) == ("nearest", min(away.values()))


@pytest.mark.rule("AE-E-8.1")
@pytest.mark.rule("AE-E-13.9")
def test_the_nearest_raider_comes_then_the_weakest_and_nobody_is_asked() -> None:
    g = settled_table()
    put_raider(g, "grave_barge", "S06")
    weak = put_raider(g, "vorticon_attackers", "S06")
    assert play_card(g, "hac_I_7").over
    (foray,), why = of_kind(g, "foray"), of_kind(g, "why")[-1]
    assert foray.data["raider"] == weak.id
    assert (why.data["reason"], why.data["count"]) == ("weakest", 2)
    assert kinds(g)[kinds(g).index("foray") - 1] == "why"


@pytest.mark.rule("AE-E-9.3")
def test_a_damaged_ship_of_the_hegemon_is_the_nearest_to_the_probe() -> None:
    g = settled_table()
    send(g, "heavy_cruiser", "S06")
    send(g, "transport", "S12")
    the(g).probe = NUMBER_OF["S06"]
    gains(g, "damage_ship(1)").through()
    (why,) = of_kind(g, "why")
    assert (why.data["reason"], why.data["at"]) == ("nearest", NUMBER_OF["S06"])
    assert not of_kind(g, "lost")
    (shield,) = of_kind(g, "shield")
    assert shield.data["ship"] == "heavy_cruiser"


@pytest.mark.rule("AE-E-11.1")
def test_it_advances_where_it_is_furthest_behind_without_asking() -> None:
    g = settled_table()
    its_own(g).tracks = [3, 2, 3, 3, 3]
    assert gains(g, "advance(any,1)").over
    assert its_own(g).tracks == [3, 3, 3, 3, 3]
    assert [beat.data["reason"] for beat in of_kind(g, "why")] == ["lowest"]


@pytest.mark.rule("AE-E-15.1")
def test_a_ship_that_always_joins_says_so_before_it_comes() -> None:
    g = settled_table()
    send(g, "fighter", "S06")
    put(g, 0, "transport", "S07")
    play_card(g, "hac_I_7").through()
    joins = [beat for beat in film(g) if beat.kind == "intent" and beat.data["intent"] == "battle"]
    always = [beat for beat in of_kind(g, "arrive") if beat.data["why"] == "always"]
    assert len(joins) == len(always) == 1
    assert joins[0].data["at"] == always[0].data["start"] == NUMBER_OF["S06"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_temper_says_it_in_its_own_way(language: str) -> None:
    said: dict[object, set[str]] = {}
    for officer in OFFICERS:
        g = settled_table(officer=officer)
        play_card(g, "hac_I_6").through()
        wants = next(event for event in g.news or [] if event.message.id == "andromeda-hegemon-wants-moons")
        name = Speech(language).say(named(officer))
        said.setdefault(wants.message.args["temper"], set()).add(Speech(language).say(wants.message).removeprefix(name))
    assert said.keys() == {"orderly", "bold", "cold"}
    assert {len(sentences) for sentences in said.values()} == {1}
    assert len({*said["orderly"], *said["bold"], *said["cold"]}) == 3
