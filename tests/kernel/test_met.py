"""What somebody has met: the sealed fields of a view, and the messages that were said."""

from typing import Any, ClassVar

import msgspec

from kernel.scenes import Scene, turns
from starboard.kernel import Message, ids_of, met_in
from starboard.kernel.met import walker
from starboard.kernel.view import Hidden, Reckoned, Sealed, View


class Card(View, frozen=True):
    name: Sealed
    called: str
    """What it may be called one day."""


class Plain(View, frozen=True):
    cell: int
    words: list[str]


class Branch(View, frozen=True):
    page: Sealed
    more: tuple["Branch", ...] = ()


class Loop(View, frozen=True):
    """Nothing to find, and itself."""

    more: tuple["Loop", ...] = ()


class Left(View, frozen=True, tag="left"):
    page: Sealed


class Right(View, frozen=True, tag="right"):
    page: str


class Board(View, frozen=True):
    top: Sealed
    hand: Hidden[list[Sealed]]
    pair: tuple[int, Sealed, str]
    cards: dict[str, Card]
    counts: dict[Sealed, int]
    plain: Plain
    either: Left | Right | None
    said: list[Message]
    odds: Reckoned[Card]
    tree: Branch
    loop: Loop
    own: Sealed | None = None


def board(**more: Any) -> Board:
    return msgspec.structs.replace(
        Board(
            top="a-top",
            hand=None,
            pair=(1, "a-pair", "not-this"),
            cards={"not-a-key": Card("a-card", "not-yet")},
            counts={"a-key": 3},
            plain=Plain(1, ["not-a-word"]),
            either=None,
            said=[],
            odds=None,
            tree=Branch("a-branch", (Branch("a-twig", (Branch("a-leaf"),)),)),
            loop=Loop((Loop(),)),
        ),
        **more,
    )


def found_in(view: Any) -> set[str]:
    found: set[str] = set()
    walker(Board)(view, found)
    return found


ALWAYS = {"a-top", "a-pair", "a-card", "a-key", "a-branch", "a-twig", "a-leaf"}


def test_sealed_fields_are_met_wherever_they_lie_and_nothing_else_is() -> None:
    assert found_in(board()) == ALWAYS


def test_a_part_that_is_hidden_or_not_reckoned_shows_nothing_until_it_is_there() -> None:
    assert found_in(board(hand=["a-hand", "b-hand"])) == ALWAYS | {"a-hand", "b-hand"}
    assert found_in(board(odds=Card("an-odd", "not-yet"))) == ALWAYS | {"an-odd"}
    assert found_in(board(own="an-own")) == ALWAYS | {"an-own"}


def test_of_several_types_the_one_that_is_there_counts() -> None:
    assert found_in(board(either=Left("a-left"))) == ALWAYS | {"a-left"}
    assert found_in(board(either=Right("not-right"))) == ALWAYS


def test_messages_in_a_view_are_met_with_those_within_them() -> None:
    inner = Message("an-inner", {"word": "not-this", "number": 3})
    said = [Message("an-outer", {"name": inner}), Message("another")]
    assert found_in(board(said=said)) == ALWAYS | {"an-outer", "an-inner", "another"}
    assert list(ids_of(said[0])) == ["an-outer", "an-inner"]


def test_a_walker_is_made_once_and_finds_nothing_where_nothing_can_be() -> None:
    assert walker(Board) is walker(Board)
    found: set[str] = set()
    walker(Plain)(Plain(1, ["a-word"]), found)
    walker(Loop)(Loop((Loop(),)), found)
    assert found == set()


class Typed(Scene):
    views: ClassVar[type[View] | None] = Board


def test_a_title_with_typed_views_is_walked_and_one_without_is_read_word_by_word() -> None:
    assert met_in(Typed(turns), board()) == ALWAYS
    plain = {"id": "a-word", "called": "not-yet", "list": [["deep-word", 3, None]], "two words": "not one word"}
    assert met_in(Scene(turns), plain) == {"id", "a-word", "called", "list", "deep-word"}
    assert met_in(Scene(turns), {"called": ["a-list"]}) == {"called", "a-list"}
