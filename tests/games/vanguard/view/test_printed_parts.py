"""What is taken apart for the browser, so that it reads no notation: paths, conversions, prices, products, dangers."""

import pytest

from starboard.games.vanguard.captions.captions import place_of
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.moves.ship_book_moves import Answer
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.state.board_state import Board, Place
from starboard.games.vanguard.view.card_print import CardPrint, ConversionPrint, PlanetPrint, PricePrint
from starboard.games.vanguard.view.path_print import SignPrint, sign_of
from starboard.games.vanguard.view.planet_view import PathView, board_view, place_view
from starboard.games.vanguard.view.printed import sealed_print
from starboard.games.vanguard.view.printed_actions import boxes_in
from starboard.speech import Speech

FOLDER = "guest_book"


def card(id: str) -> CardPrint:
    found = sealed_print(f"guestbook-{id}")
    assert isinstance(found, CardPrint)
    return found


@pytest.mark.rule("IV-X-002")
def test_paths_are_printed_with_their_ways_and_what_must_be_done_there() -> None:
    for id, planet in campaign[FOLDER].planets.items():
        shown = sealed_print(f"guestbook-planet-{id}")
        assert isinstance(shown, PlanetPrint)
        sectors = {sector.n for sector in planet.sector}
        assert all({path.start, path.end} <= sectors for path in shown.paths)
        plain = [edge for edge in planet.edges.edges if edge.a.isdigit() and edge.b.isdigit()]
        assert [(str(path.start), str(path.end), path.both) for path in shown.paths] == [
            (edge.a, edge.b, edge.both) for edge in plain
        ]
        assert [tuple(sign.id for sign in path.symbols) for path in shown.paths] == [edge.symbols for edge in plain]


@pytest.mark.rule("IV-X-002")
def test_every_symbol_of_a_path_says_what_it_asks_for() -> None:
    assert sign_of("T") == SignPrint(id="T", kind="travel")
    assert sign_of("uR") == SignPrint(id="uR", kind="use", colour="red")
    assert sign_of("sD") == SignPrint(id="sD", kind="sacrifice")
    assert sign_of("xB") == SignPrint(id="xB", kind="danger", box="B")
    assert sign_of("H1") == SignPrint(id="H1", kind="own")


def test_an_effect_names_the_danger_boxes_in_it_each_once() -> None:
    assert boxes_in(parse_effect("use 1 D or danger C")) == ("C",)
    assert boxes_in(parse_effect("danger A 2, may (danger A), danger B")) == ("A", "B")
    assert boxes_in(parse_effect("use 1 D")) == ()


@pytest.mark.rule("IV-X-570")
def test_a_conversion_is_a_colour_and_a_symbol() -> None:
    crew = next(one for one in campaign[FOLDER].crew.values() if one.convert == "R def")
    assert card(f"crew-{crew.id}").convert == ConversionPrint(colour="red", symbol="defence")


@pytest.mark.rule("IV-S-0801")
def test_a_price_is_a_number_of_discoveries_of_a_deck() -> None:
    assert card("card-RS03").price == [PricePrint(count=2, type="strange_flora")]
    assert card("card-RS03").cost is None


@pytest.mark.rule("IV-S-1201")
def test_a_project_says_the_largest_thing_that_it_makes() -> None:
    assert [card(f"card-{id}").makes for id in ("PR01", "PR03", "PR06", "PR08", "PR13")] == [
        "personal",
        "field",
        "lander",
        None,
        "mod",
    ]


@pytest.mark.rule("IV-S-0206")
@pytest.mark.rule("IV-S-1204")
def test_cards_say_who_is_assigned_and_what_is_paid_in_words() -> None:
    speech = Speech("en")
    said = {id: [speech.say(way) for way in card(f"card-{id}").needs or ()] for id in ("S02", "SO03", "MO08")}
    assert said["S02"] == ["one of Security", "one of Science"]
    assert said["SO03"] == ["one of Recon, one of Science, rank 2 or higher"]
    # A way may have a condition, and what is paid may be paid over several passes.
    assert said["MO08"][0].endswith(", if it has been in play for a pass")
    assert said["MO08"][1] == "4 command tokens, one by one over 2 passes"
    assert [speech.say(way) for way in card("card-PR01").speed or ()] == ["one of Engineering"]
    assert card("card-PR01").needs is None


def test_equipment_and_whatever_makes_it_have_pictures() -> None:
    assert card("card-m07").pictures == ["tin"]
    assert card("card-PR01").pictures == ["tin", "spoon", "pads", "thermos"]
    assert card("card-PR08").pictures is None


@pytest.mark.rule("IV-X-311")
def test_a_sector_of_a_second_board_says_its_board_and_its_number_there() -> None:
    shown = place_view(105, Place())
    assert (shown.board, shown.n) == (1, 5)
    first = place_view(7, Place())
    assert (first.board, first.n) == (0, 7)


def test_what_lies_on_a_path_is_told_by_its_ends() -> None:
    board = Board(planet="P01")
    board.paths = {"4-6": {"course": 2}}
    board.path_gear = {"2-3": ["f03"]}
    assert board_view(board).paths == [PathView((2, 3), {}, ["f03"]), PathView((4, 6), {"course": 2}, [])]


@pytest.mark.rule("IV-C-301")
def test_an_answer_lights_up_on_the_page_that_asks_for_it() -> None:
    assert place_of(Answer("LD-06", 1)) == "page:LD-06"
