"""Views are written in the words that their structs allow, and questions lead to a part of the board."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from games.andromeda.battlefields import bare_table, fit, put, put_raider
from starboard.games.andromeda import title as home
from starboard.games.andromeda.captions.captions import caption
from starboard.games.andromeda.captions.scenes import ANYWHERE, OF_HEGEMON, SCENES
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.effect_moves import BuildShip, RepairShip
from starboard.games.andromeda.state.game_state import CRUISER, RESOURCES, TRACKS, AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.andromeda.view.log_signs import ASIDES, BATTLE_STEPS, BEGINS, ENDS, HEGEMON, SIGNS
from starboard.games.andromeda.view.printed import Printed, printed
from starboard.games.andromeda.view.station_view import ShipsView, Tracks
from starboard.games.andromeda.view.view import AndromedaView, view
from starboard.games.andromeda.view.words import Cost, Resources
from starboard.kernel import AskSome, Match, new_match
from starboard.speech import messages_of, texts_of

SETTINGS = [
    (1, {"hegemon": "ofc_3a", "events": "shadows", "special": True}),
    (2, {"companion": True, "hegemon": "ofc_2a"}),
    (3, {"hegemon": "ofc_1b", "raiders": "any", "destiny": True}),
    (5, {"events": "twilight", "moons": "both"}),
]


def at_random(match: Match, rng: Random) -> None:
    question, seat = match.question, match.waiting[0]
    places = range(len(match.offers(seat)))
    if isinstance(question, AskSome):
        match.pick(seat, *rng.sample(places, rng.randint(question.least, min(question.most, len(places)))))
    else:
        match.pick(seat, rng.choice(places))


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_view_is_written_in_known_words(seats: int, options: dict[str, object]) -> None:
    read = msgspec.json.Decoder(AndromedaView).decode
    match, rng = new_match(ANDROMEDA, seats, 7, options), Random(7)
    steps = set()
    for _ in range(250):
        if match.over:
            break
        shown = match.view(match.waiting[0])
        assert msgspec.json.encode(read(msgspec.json.encode(shown))) == msgspec.json.encode(shown)
        steps.add(shown.turn.step)
        at_random(match, rng)
    assert len(steps) > 2


def test_what_is_printed_is_written_in_known_words() -> None:
    assert msgspec.json.decode(msgspec.json.encode(printed()), type=Printed) == printed()


def test_amounts_have_the_names_of_their_places() -> None:
    assert Resources.__struct_fields__ == RESOURCES
    assert Tracks.__struct_fields__ == TRACKS
    assert Cost.__struct_fields__ == (*RESOURCES, "any", "tactics")


def test_every_question_leads_to_a_part_of_the_board_or_is_asked_anywhere() -> None:
    rooms = [Path(home.__file__).parent / room for room in ("rules", "effects")]
    files = [file for room in rooms for file in room.rglob("*.py")]
    asked = {id for file in files for id in re.findall(r'"(andromeda-ask-[a-z-]+)"', file.read_text())}
    setup = {"andromeda-ask-faction", "andromeda-ask-destiny"}
    assert len(asked) > 50
    assert asked | setup == set(SCENES) | ANYWHERE
    assert not set(SCENES) & ANYWHERE


@pytest.mark.rule("AE-B-5.3")
def test_raiders_are_shown_with_their_reach() -> None:
    g = bare_table()
    put_raider(g, "vorticon_attackers", "N1")
    [raider] = view(g, None).raiders.on_map
    assert raider.reach == tuple(NUMBER_OF[name] for name in ("S01", "S02", "S05", "N1"))


def fleet(g: AndromedaState) -> tuple[ShipsView, ...]:
    return view(g, 0).players[0].fleet.ships


def test_ships_of_a_type_are_counted_where_they_are() -> None:
    g = bare_table()
    put(g, 0, "transport", "S02")
    assert ShipsView("transport", "region", region=NUMBER_OF["S02"]) in fleet(g)
    assert sum(ships.count for ships in fleet(g)) == 9


@pytest.mark.rule("AE-B-21.2")
def test_the_shield_of_a_cruiser_is_shown_until_it_is_used_up() -> None:
    g = bare_table()
    put(g, 0, "heavy_cruiser", "S02")
    assert ShipsView("heavy_cruiser", "region", region=NUMBER_OF["S02"], shielded=True) in fleet(g)
    g.players[0].shield = 1
    assert ShipsView("heavy_cruiser", "region", region=NUMBER_OF["S02"]) in fleet(g)
    assert g.players[0].ships[CRUISER] == NUMBER_OF["S02"]


@pytest.mark.rule("AE-B-16.5")
def test_a_damaged_module_and_what_was_activated_are_shown() -> None:
    g = bare_table()
    fit(g, 0, "sci_01", "sci_02")
    g.players[0].modules[1].mechaphage = 2
    g.turn, g.activated = 0, ["core_reactor", "0"]
    shown = view(g, 1).players[0].station
    assert [(module.activated, module.damaged) for module in shown.modules] == [(True, False), (False, True)]
    assert shown.core_used == ["core_reactor"]
    assert view(g, 1).players[1].station.core_used == []


def test_ships_light_up_where_they_are_built_or_repaired() -> None:
    g = bare_table()
    assert caption(g, 0, BuildShip("fighter")).place == "unbuilt:fighter"
    assert caption(g, 0, RepairShip("transport")).place == "scrapyard:transport"


@pytest.mark.rule("AE-E-9.5")
def test_what_is_repaired_for_the_hegemon_is_shown_at_its_station() -> None:
    assert printed().of_hegemon == OF_HEGEMON == ("andromeda-ask-hegemon-repair",)
    assert printed().scenes["andromeda-ask-hegemon-repair"] == "station"


def test_what_clients_are_told_of_the_log_is_about_messages_that_there_are() -> None:
    known = {id for text in texts_of("en", "andromeda", ANDROMEDA) for id, _ in messages_of(text)}
    named = {f"{ANDROMEDA.id}-{words}" for words in (*BEGINS, *ENDS, *ASIDES, *BATTLE_STEPS, "hegemon-next-card")}
    assert {*named, HEGEMON} <= known
    for start in SIGNS:
        assert any(f"{id}-".startswith(f"{ANDROMEDA.id}-{start}-") for id in known), start
