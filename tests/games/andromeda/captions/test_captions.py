"""Words and places of moves, why a move is refused, and what is printed for clients."""

from random import Random
from typing import Any

import msgspec
import pytest

from games.andromeda.battlefields import bare_table, deal, fit, put
from games.andromeda.tables import name_of, region_of, rich_table
from starboard.games.andromeda.captions.captions import caption, source_words
from starboard.games.andromeda.captions.refusals import why_not
from starboard.games.andromeda.content import content
from starboard.games.andromeda.moves.battle_moves import RerollDie
from starboard.games.andromeda.moves.effect_moves import (
    Accept,
    Acquire,
    BuildDevelopment,
    BuildShip,
    Choose,
    ClaimMoon,
    MoveShip,
    Pay,
    Take,
)
from starboard.games.andromeda.moves.hegemon_moves import ChooseModules
from starboard.games.andromeda.moves.turn_moves import (
    Activate,
    GoOn,
    Launch,
    MoveMoon,
    PlayCard,
    ReturnToStation,
    SlotMoon,
    Trade,
    UseToken,
)
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import moon_name, named
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.state.game_state import BAY, AndromedaState, Development
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.andromeda.view.printed import printed
from starboard.kernel import Move, new_match
from starboard.speech import LANGUAGES, Speech

SPEECH = Speech("en")


def said(g: AndromedaState, move: Move) -> str:
    return SPEECH.say(caption(g, 0, move).message)


def test_what_moves_are_called() -> None:
    g = bare_table()
    planet = region_of(g, "pl_desert_1")
    there = name_of(planet)
    effect = content().regions.bases["charter_beacon"].effect.text
    assert said(g, Launch("transport", there)) == "Launch the transport to Dun Sahar"
    assert said(g, Launch("science_vessel", "N3")) == "Launch the science vessel to nebula 3"
    assert said(g, Activate("core_reactor", -1)) == "Activate reactor: gain 2 energy"
    assert said(g, Choose(effect, 0, 1)) == "Choose to gain 2 pieces of ice, nanocarbon or titanium"
    assert said(g, Accept("black_market")) == "Pay for Black Market: pay 1 resource of any kind to gain 2 credits"
    assert said(g, Pay(ice=2, cards=1)) == "Pay 2 ice and 1 tactics card"
    assert said(g, Take(nano=1)) == "Take 1 nanocarbon"
    assert said(g, BuildShip("fighter")) == "Build a fighter (1 energy and 2 titanium)"
    assert said(g, BuildDevelopment(there)) == "Build a spaceport on Dun Sahar with one leader"
    assert said(g, ClaimMoon("N1", "moon_ancient_1")) == "Claim a moon with a relic (no symbol) at nebula 1"
    assert (
        said(g, ClaimMoon("N1", "moon_orphan_5"))
        == "Claim a moon (1 piece of ice, nanocarbon or titanium and 1 energy) at nebula 1"
    )


def test_where_moves_light_up() -> None:
    g = bare_table()
    fit(g, 0, "sci_05")
    g.players[0].modules[0].moon = "moon_ice_1"
    places = {
        Launch("fighter", "S03"): "region:S03",
        MoveShip("fighter", "S03", "S04"): "region:S04",
        SlotMoon("moon_ice_2", "sci_05", 0): "module:0",
        MoveMoon(0, "sci_07", 1): "module:1",
        PlayCard("bribe"): "hand:bribe",
        Acquire("sci_01"): "offer:sci_01",
        UseToken("disc_1"): "token:disc_1",
        Activate("core_reactor", -1): "core:core_reactor",
        Activate("sci_05", 0): "module:0",
        RerollDie(2, 5): "die:2",
        ChooseModules("science"): "column:science",
        ReturnToStation(): "",
    }
    assert {move: caption(g, 0, move).place for move in places} == places
    assert caption(g, 0, ReturnToStation()).group == "return-to-station"


@pytest.mark.parametrize(
    "move",
    [
        Launch("canoe", "S99"),
        Choose("nonsense", 0, 0),
        Choose("vp(1)", 5, 5),
        BuildShip("canoe"),
        BuildDevelopment("N1"),
        BuildDevelopment("S99"),
        ClaimMoon("S01", "moon_of_cheese"),
        MoveMoon(7, "sci_05", 0),
        PlayCard("joker"),
    ],
)
def test_there_are_words_for_what_is_not_there(move: Move) -> None:
    g = bare_table()
    assert caption(g, 0, move).message.id.startswith("andromeda-move-")
    assert "unknown" in said(g, move) or "–" in said(g, move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_every_moon_has_words(language: str) -> None:
    speech = Speech(language)
    c = content()
    effects = [
        face.effect for home in (c.tactics, c.tokens, c.modules, c.core, c.upgrades, c.events) for face in home.values()
    ]
    effects += [*(base.effect for base in c.regions.bases.values()), *c.gate]
    effects += [kind.ability for kind in c.regions.developments.values()]
    for message in [*map(effect_words, effects), *map(moon_name, c.moons), *map(named, c.modules)]:
        words = speech.say(message)
        assert "andromeda-" not in words
        assert words.strip()


def test_effects_in_words() -> None:
    words = SPEECH.say(effect_words(parse("pay(energy,2)->advance(science,1)&vp(1)|tactics(2);repair(1)")))
    assert words == "pay 2 energy to advance 1 on Science and score 1 VP or draw 2 tactics cards, then make 1 repair"
    assert SPEECH.say(source_words("no_such_thing")) == "unknown"
    assert SPEECH.say(effect_words(parse(""))) == "nothing"


# -- Refusals --------------------------------------------------------------------------------------------------------


def refused(g: AndromedaState, move: Move) -> tuple[str, str]:
    why = why_not(g, 0, move)
    assert why is not None
    message, rule = why
    assert "andromeda-" not in SPEECH.say(message)
    return message.id.removeprefix("andromeda-"), rule


def test_why_a_launch_is_refused() -> None:
    g = bare_table(2, special=True)
    g.players[0].ships[6] = BAY
    put(g, 0, "transport", "S01")
    put(g, 1, "transport", "S02")
    g.tiles[:3] = ["odessa_field", "kestrel_yards", "quasar"]
    assert refused(g, Launch("transport", "S22")) == ("no-such-region", "AE-B-2.8")
    assert refused(g, Launch("heavy_cruiser", "S04")) == ("not-in-bay", "AE-B-4.2")
    assert refused(g, Launch("transport", "S03")) == ("quasar-closed", "AE-B-7.6")
    assert refused(g, Launch("transport", "N1")) == ("needs-navigation", "AE-B-7.4")
    assert refused(g, Launch("transport", "S01")) == ("own-ship-there", "AE-B-7.3")
    assert refused(g, Launch("transport", "S02")) == ("needs-assault", "AE-B-7.1")
    assert why_not(g, 0, Launch("fighter", "S02")) is None


def test_why_other_moves_are_refused() -> None:
    g = bare_table()
    planet = region_of(g, "pl_terran_1")
    there = name_of(planet)
    assert refused(g, ReturnToStation()) == ("nothing-to-return", "AE-B-4.2")
    assert refused(g, BuildDevelopment("N1")) == ("no-planet", "AE-B-17.3")
    assert refused(g, BuildDevelopment(there)) == ("no-transport", "AE-B-17.3")
    put(g, 0, "transport", there)
    assert why_not(g, 0, ReturnToStation()) is None
    assert refused(g, BuildDevelopment(there)) == ("too-few-leaders", "AE-B-17.3")
    g.players[0].leaders = 2
    assert refused(g, BuildDevelopment(there)) == ("cannot-pay", "AE-B-17.4")
    g.developments.append(Development(planet, 1))
    assert refused(g, BuildDevelopment(there)) == ("developed-already", "AE-B-17.3")
    assert refused(g, Acquire("anc_01")) == ("not-on-offer", "AE-B-16.2")
    assert refused(g, Acquire(g.columns[0][0])) == ("cannot-pay", "AE-B-16.2")
    assert refused(g, BuildShip("fighter")) == ("cannot-pay", "AE-B-15.4")
    g.players[0].ships[6] = BAY
    assert refused(g, BuildShip("fighter")) == ("all-built", "AE-B-15.5")


def test_why_things_of_the_station_are_refused() -> None:
    g = rich_table()
    fit(g, 0, "sci_05", "sci_02")
    g.activated = ["core_reactor", "0"]
    g.players[0].modules[1].damage = 1
    g.players[0].modules[0].moon = "moon_ice_1"
    deal(g, 0, "ceasefire")
    assert refused(g, Activate("core_reactor", -1)) == ("activated-already", "AE-B-13.3")
    assert refused(g, Activate("sci_05", 0)) == ("activated-already", "AE-B-13.3")
    assert refused(g, Activate("sci_02", 1)) == ("module-is-damaged", "AE-B-16.5")
    assert refused(g, SlotMoon("moon_ice_2", "sci_05", 0)) == ("slot-taken", "AE-B-9.6")
    assert refused(g, PlayCard("black_market")) == ("not-in-hand", "AE-B-14.2")
    assert refused(g, PlayCard("ceasefire")) == ("not-an-operation", "AE-B-6.5")
    assert why_not(g, 0, Take(ice=1)) is None


# -- For clients -----------------------------------------------------------------------------------------------------


def test_everything_that_is_printed_is_plain_data() -> None:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(printed()))
    c = content()
    assert len(data["modules"]) == len(c.modules)
    assert data["modules"]["sci_02"]["name"]["id"] == "andromeda-thing-sci-02"
    assert data["modules"]["sci_02"]["cost"] == {"ice": 1}
    assert data["modules"]["sci_02"]["type"] == "science"
    assert data["tactics"]["focused_fire"]["effect"]["id"] == "andromeda-op-dice"
    assert len(data["regions"]) == 28
    assert [region["name"] for region in data["regions"] if region["nebula"]] == ["N1", "N2", "N3", "N4", "N5", "N6"]
    assert len(data["gate"]) == 6
    assert ANDROMEDA.printed() is printed()


def test_whatever_is_offered_has_words_that_name_everything() -> None:
    rng = Random(5)
    match = new_match(ANDROMEDA, 3, 5, {"moons": "both", "relics": True, "special": True, "destiny": True})
    for _ in range(250):
        seat = match.waiting[0]
        offers = match.offers(seat)
        for move in offers:
            message = match.caption(seat, move).message
            assert "unknown" not in SPEECH.say(message), message
        step = rng.randrange(len(offers))
        least = getattr(match.question, "least", 1)
        match.pick(seat, *(range(least) if least != 1 else [step]))
        if match.over:
            break


def test_free_actions_are_told_from_what_a_turn_is_made_of() -> None:
    g = rich_table()
    moves = (Trade("ice"), ReturnToStation(), GoOn(), Accept("trade_hub"))
    assert [caption(g, 0, move).weight for move in moves] == ["free", "", "pass", "main"]
