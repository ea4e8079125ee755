"""Words, places and groups of moves, in three languages."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from games.trucker.driving import driven
from games.trucker.flights import BATTERY, BEAM, CABIN, CANNON, ENGINE, flying, on
from games.trucker.tables import at, yard
from games.trucker.yards import holding
from house.messages import messages_of
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.captions import move_places as places
from starboard.games.trucker.captions.captions import caption
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.building_moves import (
    BoardAlien,
    Draw,
    EndTurn,
    Fetch,
    Finish,
    Insure,
    KeepPiece,
    Look,
    LookAway,
    PickUp,
    Place,
    Reserve,
    Return,
    Scrap,
    ScrapSet,
    Take,
    TurnHourglass,
)
from starboard.games.trucker.moves.flight_moves import (
    Fire,
    FlyOn,
    GiveUp,
    GiveUpCrew,
    Land,
    LoadGood,
    LoseCrew,
    RaiseShield,
    ReplaceGood,
    Shoot,
    TakeHit,
    Thrust,
    UpgradeGood,
    UseBattery,
    Visit,
    Withdraw,
)
from starboard.games.trucker.names.names import KINDS
from starboard.games.trucker.names.object_names import OBJECTS, goods_list
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Match, Move
from starboard.speech import LANGUAGES, Speech

LOCALES = Path(__file__).resolve().parents[4] / "locales"
SPEECH = {language: Speech(language) for language in LANGUAGES}


def said(g: TruckerState, move: Move, language: str = "en") -> str:
    return SPEECH[language].say(caption(g, 0, move).message)


def builder() -> TruckerState:
    """A player of class I with a double cannon in the hand."""
    return at(yard("I", prepare=holding("B110")))


def in_flight() -> TruckerState:
    """A ship with crew, batteries and a break between its two halves, before four planets."""
    ship = {"7,7": CABIN, "6,7": BEAM, "8,7": CANNON, "7,8": BATTERY, "5,8": ENGINE}
    g = flying("I", ship, ship)
    g.card = next(id for id, card in content().cards.items() if card.__struct_config__.tag == "planets")
    return g


WORDS = [
    (Draw(), "Draw a component from the heap", "Vzít dílek z hromady", "Weź zakrytą część"),
    (
        Take("B110"),
        "Take the double cannon (front smooth, right double, rear single, left double)",
        "Vzít dvojité dělo (strana přední hladká, pravá dvojitá, zadní jednoduchá, levá dvojitá)",
        "Weź podwójne działo (przód gładki, prawy bok podwójny, tył pojedynczy, lewy bok podwójny)",
    ),
    (
        Reserve(),
        "Set the double cannon aside",
        "Odložit si stranou dvojité dělo",
        "Odłóż na bok podwójne działo",
    ),
    (
        Return(),
        "Put the double cannon back, face up",
        "Vrátit mezi odkryté dvojité dělo",
        "Zwróć do odkrytych podwójne działo",
    ),
    (
        Place("7", "6", 1),
        "Put it in column 7, row 6, turned right",
        "Položit do sloupce 7, řady 6, s otočením doprava",
        "Połóż w kolumnie 7, rzędzie 6, po obrocie w prawo",
    ),
    (
        TurnHourglass(),
        "Turn the hourglass onto START",
        "Otočit přesýpací hodiny na místo START",
        "Obróć klepsydrę na pole START",
    ),
    (
        Finish(2),
        "Finish your ship and take number 2",
        "Dokončit loď a vzít si číslo 2",
        "Ukończ statek i weź numer 2",
    ),
]


@pytest.mark.parametrize(("move", "en", "cs", "pl"), WORDS)
def test_building_is_worded(move: Move, en: str, cs: str, pl: str) -> None:
    g = builder()
    assert (said(g, move), said(g, move, "cs"), said(g, move, "pl")) == (en, cs, pl)


FLIGHT_WORDS = [
    (
        Scrap("7", "7"),
        "Take the starting cabin off column 7, row 7",
        "Odstranit z pole ve sloupci 7, řadě 7 základní dílek",
        "Usuń z pola w kolumnie 7, rzędzie 7 początkową kabinę pilotów",
    ),
    (
        KeepPiece("6", "7"),
        "Keep the piece around column 6, row 7: 4 components",
        "Nechat si kus s polem ve sloupci 6, řadě 7: 4 dílky",
        "Zachowaj kawałek z polem w kolumnie 6, rzędzie 7: 4 części",
    ),
    (
        Thrust(1, 3),
        "3 for one battery",
        "3 za 1 baterii",
        "3 za 1 baterię",
    ),
    (
        Fire(0, "1½", 2),
        "Ship 2: 1½ · no battery",
        "Loď 2: 1½ · bez baterií",
        "Statek 2: 1½ · bez baterii",
    ),
    (
        UseBattery("7", "8"),
        "Use a battery from column 7, row 8 (2 are there)",
        "Použít baterii z pole ve sloupci 7, řadě 8 (jsou tam 2)",
        "Użyj baterii z pola w kolumnie 7, rzędzie 8 (są tam 2)",
    ),
    (
        LoseCrew("7", "7"),
        "Give up a human from column 7, row 7",
        "Odevzdat z pole ve sloupci 7, řadě 7 člověka",
        "Oddaj z pola w kolumnie 7, rzędzie 7 człowieka",
    ),
    (
        Shoot("7,5; 7,6", 2, "7,6; 8,6"),
        "Fire · 2 of 2 batteries",
        "Vystřelit · 2 ze 2 baterií",
        "Strzelaj · 2 z 2 baterii",
    ),
    (
        ReplaceGood("red", "blue", "5", "6"),
        "In column 5, row 6, swap blue goods for red ones",
        "Na poli ve sloupci 5, řadě 6 vyměnit modré zboží za červené",
        "Na polu w kolumnie 5, rzędzie 6 zamień niebieski towar na czerwony",
    ),
    (
        UpgradeGood("green"),
        "Take yellow goods instead of green",
        "Vzít místo zeleného zboží žluté",
        "Weź żółty towar zamiast zielonego",
    ),
]


@pytest.mark.parametrize(("move", "en", "cs", "pl"), FLIGHT_WORDS)
def test_a_flight_is_worded(move: Move, en: str, cs: str, pl: str) -> None:
    g = in_flight()
    assert (said(g, move), said(g, move, "cs"), said(g, move, "pl")) == (en, cs, pl)


def test_an_alien_is_given_up_by_its_colour() -> None:
    g = in_flight()
    g.truckers[0].ship.aliens[on(g, "7,7")] = "brown"
    assert said(g, LoseCrew("7", "7")) == "Give up the brown alien from column 7, row 7"
    assert said(g, LoseCrew("7", "7"), "cs") == "Odevzdat z pole ve sloupci 7, řadě 7 hnědého mimozemšťana"
    assert said(g, LoseCrew("7", "7"), "pl") == "Oddaj z pola w kolumnie 7, rzędzie 7 brązowego obcego"


@pytest.mark.rule("GT-B-11.2.1")
def test_a_planet_is_named_with_its_goods() -> None:
    g = in_flight()
    printed: Any = content().cards[g.card]
    for number, goods in enumerate(printed.planets, start=1):
        words = said(g, Land(number))
        assert words.startswith(f"Land on planet {number}: ")
        for colour in ("red", "yellow", "green", "blue"):
            count = getattr(goods, colour)
            assert (f"{count} {colour}" in words) == bool(count)


@pytest.mark.parametrize(
    ("goods", "en", "cs", "pl"),
    [
        ({}, "nothing", "nic", "nic"),
        ({"red": 1, "blue": 0}, "1 red", "1× červené", "1× czerwony"),
        ({"red": 2, "blue": 3}, "2 red and 3 blue", "2× červené a 3× modré", "2× czerwony i 3× niebieski"),
        (
            {"red": 1, "yellow": 2, "green": 1},
            "1 red, 2 yellow and 1 green",
            "1× červené, 2× žluté a 1× zelené",
            "1× czerwony, 2× żółty i 1× zielony",
        ),
    ],
)
def test_goods_are_listed(goods: dict[str, int], en: str, cs: str, pl: str) -> None:
    assert [SPEECH[language].say(goods_list(goods)) for language in ("en", "cs", "pl")] == [en, cs, pl]


@pytest.mark.rule("GT-LM-4.7.1")
@pytest.mark.parametrize(
    ("premium", "words"), [(0, "No insurance"), (5, "Insurance for 5 credits: losses cost at most 19 credits")]
)
def test_insurance_is_named_with_its_limit(premium: int, words: str) -> None:
    assert said(at(yard("IVC")), Insure(premium)) == words


@pytest.mark.rule("GT-LM-3.5.2")
@pytest.mark.parametrize(
    ("square", "words"), [("3,3", "weak spot 2, premium 1"), ("6,6", "weak spot 1, premium 0")], ids=lambda word: word
)
def test_what_is_removed_is_named_with_the_premium_that_it_leads_to(square: str, words: str) -> None:
    """On a torus with one hole, beside the hole and far from it."""
    g = at(yard("IIIC"))
    column, row = square.split(",")
    board = board_for(g, 0)
    g.truckers[0].ship.parts = {cell: "B001/0" for cell in board.cells if board.name(cell) != "2,2"}
    assert said(g, Scrap(column, row)) == f"Take the starting cabin off column {column}, row {row} ({words})"


def test_other_classes_have_no_premium_to_name() -> None:
    assert "premium" not in said(in_flight(), Scrap("7", "7"))


@pytest.mark.parametrize(
    ("tag", "words"), [("abandoned_ship", "Crew the ship and sell it"), ("abandoned_station", "Dock at the station")]
)
def test_a_visit_is_worded_by_the_card(tag: str, words: str) -> None:
    g = in_flight()
    g.card = next(id for id, card in content().cards.items() if card.__struct_config__.tag == tag)
    assert said(g, Visit()) == words


def test_every_kind_of_component_has_a_name_in_a_sentence() -> None:
    assert OBJECTS.keys() == KINDS.keys()


# -- Places ----------------------------------------------------------------------------------------------------------

PLACES = [
    (Draw(), "heap"),
    (Take("B110"), "tile-B110"),
    (Fetch("B110"), "reserved-B110"),
    (PickUp(), "ship-0-7-6"),
    (Place("7", "6", 1), "ship-0-7-6"),
    (Reserve(), "reserve-0"),
    (Return(), "open"),
    (Look(2), "pile-2"),
    (LookAway(), "pile-3"),
    (Finish(2), "number-2"),
    (TurnHourglass(), "hourglass"),
    (EndTurn(), ""),
    (BoardAlien("brown", "7", "6"), "ship-0-7-6"),
    (Insure(5), "insurance-5"),
    (GiveUp(), "rocket-0"),
    (Withdraw(2), "fleet-0-2"),
    (Thrust(1, 3, 2), "fleet-0-2"),
    (Shoot("7,5", 1, "7,6"), "ship-0-7-6"),
    (Shoot("7,5", 1, "7,6", "8,8"), "ship-0-8-8"),
    (RaiseShield(1, "6,6"), "ship-0-6-6"),
    (RaiseShield(1, "6,6", "8,8"), "ship-0-8-8"),
    (GiveUpCrew("7,7;7,7"), "ship-0-7-7"),
    (GiveUpCrew("7,7;8,8"), ""),
    (LoadGood("red", "5", "6"), "ship-0-5-6"),
    (Land(3), "planet-3"),
    (Visit(), "card"),
]


@pytest.mark.parametrize(("move", "place"), PLACES, ids=str)
def test_a_move_lights_up_at_its_place(move: Move, place: str) -> None:
    g = builder()
    g.truckers[0].looking = 2
    g.truckers[0].last = on(g, "7,6")
    shown = caption(g, 0, move)
    assert (shown.place, shown.group) == (place, move.__struct_config__.tag)


def documented() -> re.Pattern[str]:
    """The places that the page of `places` names, as one pattern."""
    rows = [row.split("|")[1] for row in str(places.__doc__).splitlines() if row.startswith("| `")]
    names = [name for row in rows for name in re.findall(r"`(.+?)`", row)]
    assert len(names) > 15
    return re.compile("|".join(re.sub(r"<\w+>", r"[\\w½]+", name) for name in names))


# -- Every move of every class ---------------------------------------------------------------------------------------


def moves_met() -> Iterator[tuple[Match, int, list[Move]]]:
    """Lists of moves out of matches of all classes, without and with the kit of both expansions."""
    for match in chain(driven(seed=11), driven(seed=12, kit="both", loans=True)):
        for seat in match.waiting:
            yield match, seat, list(match.offers(seat))


def test_no_two_moves_of_a_list_look_alike_and_all_are_somewhere_that_is_documented() -> None:
    somewhere = documented()
    files = sorted((LOCALES / "en").glob("trucker*.ftl"))
    variables = {id: used for file in files for id, used in messages_of(file).items()}
    met: set[type[Move]] = set()
    for match, seat, moves in moves_met():
        captions = [match.caption(seat, move) for move in moves]
        met.update(map(type, moves))
        assert len({(str(shown.message), shown.place) for shown in captions}) == len(moves)
        for shown in captions:
            assert not shown.place or somewhere.fullmatch(shown.place), shown
            assert variables[shown.message.id] <= shown.message.args.keys()
    assert len(met) > len(TRUCKER.moves) * 2 / 3


def test_a_move_that_makes_no_sense_is_worded_all_the_same() -> None:
    """A record that was written by hand is told line by line before the rules refuse it."""
    g = in_flight()
    g.card = ""
    nonsense = [
        Take("?"),
        PickUp(),
        Scrap("?", "?"),
        ScrapSet(9),
        KeepPiece("99", "7"),
        Land(77),
        LoseCrew("", ""),
        GiveUpCrew(""),
        GiveUpCrew("7,7;7,7;7,7;7,7;7,7;7,7;7,7;7,7;7,7"),
        RaiseShield(1, "x", "y"),
        Shoot("x", 1, "y", "z"),
        Visit(),
    ]
    for move in nonsense:
        for language in LANGUAGES:
            assert said(g, move, language)


def test_what_cannot_be_taken_back_is_grave_and_what_one_does_as_a_rule_is_main() -> None:
    g = in_flight()
    weights = [caption(g, 0, move).weight for move in (FlyOn(), GiveUp(), TakeHit(), UseBattery("7", "7"))]
    assert weights == ["main", "grave", "pass", ""]
