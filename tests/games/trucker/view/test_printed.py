"""What clients are told of the components: complete, plain, and the same as in the rules."""

import msgspec
import pytest

from games.trucker.flights import flying, with_card
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.content import content
from starboard.games.trucker.names.names import KINDS
from starboard.games.trucker.rules.building.hourglass import spaces
from starboard.games.trucker.title import TRUCKER
from starboard.games.trucker.view.board_view import board_view
from starboard.games.trucker.view.printed import printed
from starboard.kernel.squares import FRONT, LEFT, RIGHT
from starboard.rulebook.book import rule_text


def test_it_is_plain_data_that_every_client_can_read() -> None:
    assert TRUCKER.printed() == printed()
    data = msgspec.json.decode(msgspec.json.encode(printed()))
    assert data["tiles"]["B001"] == {"kind": "starting_cabin", "connectors": [3, 3, 3, 3], "colours": ["red"]}
    assert data["levels"]["1"]["finish"][:4] == [4, 3, 2, 1]


def test_nothing_is_missing() -> None:
    data = printed()
    assert data.tiles.keys() == content().tiles.keys()
    assert data.ships.keys() == content().ships.keys()
    assert data.cards.keys() == content().cards.keys()
    assert {tile.kind for tile in data.tiles.values()} <= data.kinds.keys()
    assert data.kinds["cannon"].name == KINDS["cannon"]


def test_tiles_show_what_the_rules_go_by() -> None:
    for id, tile in content().tiles.items():
        shown = printed().tiles[id]
        assert shown.connectors == tile.connectors
        assert shown.muzzles == tile.muzzles
        assert shown.shields == tile.shields


@pytest.mark.rule("GT-LM-3.3.1")
def test_plans_and_tracks_are_those_of_the_boards() -> None:
    for id, ship in content().ships.items():
        shown = printed().ships[id]
        assert shown.hourglass == spaces(ship)
        if not ship.front_boards:
            board, drawn = board_of(id), board_view((id, (), "", "", False)).squares
            assert [cell for cell, letter in enumerate(drawn) if letter == "#"] == board.cells
            assert (shown.columns, shown.rows) == (board.columns, board.rows)
            assert len(drawn) == len(board.columns) * len(board.rows)
    assert printed().ships["IIIC"].hourglass[-1] == "EXTRA"


@pytest.mark.rule("GT-LM-3.3.1")
def test_what_lies_beside_a_square_round_the_rim_is_told() -> None:
    ships = printed().ships
    torus, cylinder = board_of("IIIC"), board_of("IIIB")
    first, last = torus.cell("1", "1"), torus.cell("6", "6")
    assert {(first, FRONT, torus.cell("1", "6")), (last, RIGHT, torus.cell("1", "6"))} <= set(ships["IIIC"].rim)
    assert len(ships["IIIC"].rim) == 2 * (6 + 6)
    assert {side for _, side, _ in ships["IIIB"].rim} == {LEFT, RIGHT}
    assert all(torus.squares.neighbour(cell, side) == there for cell, side, there in ships["IIIC"].rim)
    assert all(cylinder.squares.neighbour(cell, side) == there for cell, side, there in ships["IIIB"].rim)
    assert [id for id, ship in ships.items() if ship.rim] == [id for id, ship in content().ships.items() if ship.glued]


def test_a_card_is_told_with_its_name_and_figures() -> None:
    assert msgspec.to_builtins(printed().cards["I-01"]) == {
        "id": "I-01",
        "name": "trucker-card-slavers",
        "rule": "GT-B-11.9",
        "kind": "slavers",
        "level": 1,
        "strength": 6,
        "lose": {"crew": 3},
        "reward": {"credits": 5},
        "days": 1,
    }


def test_every_card_says_which_rule_tells_how_it_is_played() -> None:
    chapters = {card.kind: card.rule for card in printed().cards.values()}
    assert len(chapters) == 14
    assert all(rule_text("en", rule) for rule in chapters.values())
    assert (chapters["combat_zone"], chapters["predator"]) == ("GT-B-11.10", "GT-X2-4")


def test_a_cannon_says_what_must_stay_empty_before_it() -> None:
    """GT-B-6.4, GT-B-6.5."""
    kinds = {"cannon": "muzzles", "engine": "exhausts"}
    for tile in printed().tiles.values():
        if tile.kind in kinds:
            assert tile.clear == getattr(tile, kinds[tile.kind]) != ()


@pytest.mark.rule("GT-LM-5.3.3")
def test_a_fleet_is_shown_the_cards_as_they_count_for_it() -> None:
    g = with_card(flying("IVC", {}), "III-02")
    view = TRUCKER.view(g, 0)
    assert view.flight.harder
    easy, hard = printed().cards["III-02"], printed().harder["III-02"]
    assert (easy.kind, hard.strength) == (hard.kind, (easy.strength or 0) + 1)
    assert not TRUCKER.view(with_card(flying("III", {}), "III-02"), 0).flight.harder
    # Open space is the same for all.
    assert {printed().cards[id].kind for id in printed().harder}.isdisjoint({"open_space", "planets", "stardust"})
