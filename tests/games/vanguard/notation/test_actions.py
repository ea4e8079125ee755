"""What is said of an action that cannot be read, and that the examples which are given can be."""

from collections.abc import Callable

import pytest

from starboard.games.vanguard.content.demands import WAY, parse_cost, parse_way
from starboard.games.vanguard.content.planet import PATHS, ROUTE, parse_edges, parse_route
from starboard.games.vanguard.content.reading import read_conversion
from starboard.games.vanguard.notation.actions import (
    EXAMPLES,
    LINES,
    parse_ability,
    parse_action,
    parse_combo,
    parse_special,
)
from starboard.games.vanguard.notation.grammar import BadNotation
from starboard.games.vanguard.notation.trigger import parse_trigger

REST = {
    "danger": "green: acc -> nothing",
    "tracks": "green -> nothing\nred -> nothing",
    "special": "tracks: red 2\nred -> nothing",
    "plain": "",
    "yellow": "",
    "green": "",
    "red": "green: acc -> nothing",
}
"""What such a line needs beside it; else a plain effect."""


@pytest.mark.parametrize("word", LINES)
def test_the_example_of_a_line_can_be_read(word: str) -> None:
    assert EXAMPLES[word].startswith(word)
    parse_action(f"{EXAMPLES[word]}\n{REST.get(word, 'plain -> nothing')}")


def test_examples_of_whole_texts_can_be_read() -> None:
    assert len(parse_edges(PATHS).edges) == 3
    assert sorted(parse_route(ROUTE).legs) == [1, 2, 3, 4]
    assert len(parse_way(WAY).crew) == 3


@pytest.mark.parametrize(
    ("read", "text", "found", "wanted"),
    [
        (parse_action, "green: sci/con - success 1", "green: sci/con - success 1", EXAMPLES["green"]),
        (parse_action, "tracks: green many", "green many", EXAMPLES["tracks"]),
        (parse_action, "danger: A Q", "danger: A Q", EXAMPLES["danger"]),
        (parse_action, "limit ->", "limit ->", EXAMPLES["limit"]),
        (parse_special, "acc use 1 D", "acc use 1 D", "acc -> use 1 D"),
        (parse_combo, "acc: success 1", "acc: success 1", "acc+gat once turn -> success 1"),
        (parse_ability, "check reroll 2 D", "check reroll 2 D", "check: reroll 2 D"),
        (parse_edges, "1-2:T 2~3:T", "2~3:T", PATHS),
        (parse_edges, "1-2:Q?", "1-2:Q?", PATHS),
        (parse_route, "1>2>x", "1>2>x", ROUTE),
        (parse_route, "1>2, 1>3", "1>3", ROUTE),
        (parse_way, "2 gardeners", "2 gardeners", WAY),
        (parse_way, "1 any over 3 passes", "1 any over 3 passes", "6 success over 3 passes"),
        (parse_cost, "2 gold basic", "2 gold basic", "2 min basic"),
        (read_conversion, "R gold", "R gold", "R def"),
        (parse_trigger, "enter", "enter", "enter place"),
    ],
)
def test_what_cannot_be_read_is_answered_with_how_it_is_written(
    read: Callable[[str], object], text: str, found: str, wanted: str
) -> None:
    with pytest.raises(BadNotation) as why:
        read(text)
    assert (why.value.found, why.value.kind, why.value.wanted) == (found, "form", wanted)
    if read not in (parse_action, parse_trigger):
        read(wanted)


def test_a_symbol_that_is_none_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadNotation) as why:
        parse_action("green: sci/cno -> success 1")
    assert (why.value.found, why.value.kind, why.value.wanted) == ("cno", "word", "con")
