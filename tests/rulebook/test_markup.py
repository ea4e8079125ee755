"""The little Markdown of rules becomes plain data, whatever stands in it."""

import pytest

from starboard.rulebook import Grid, Items, Paragraph, Words, blocks_of


def words(text: str) -> list[tuple[str, str]]:
    """The words of a paragraph with their looks."""
    [block] = blocks_of(text.splitlines())
    assert isinstance(block, Paragraph)
    return [(one.text, one.look) for one in block.words]


def line(text: str) -> list[Words]:
    return [Words(text)]


def test_a_paragraph_goes_on_until_an_empty_line() -> None:
    assert blocks_of(["one", "  two", "", "", "three"]) == [Paragraph(line("one two")), Paragraph(line("three"))]
    assert blocks_of([]) == blocks_of(["", "  "]) == []


def test_words_may_look_like_code_or_be_stressed_or_strong() -> None:
    assert words("take `one hand`, *quickly*, or **not at all**.") == [
        ("take ", "plain"),
        ("one hand", "code"),
        (", ", "plain"),
        ("quickly", "stress"),
        (", or ", "plain"),
        ("not at all", "strong"),
        (".", "plain"),
    ]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("a*b*c", "a*b*c"),
        ("**", "**"),
        ("an `open end", "an `open end"),
        ("[the cards](../cards.md#top) first", "the cards first"),
        (r"\*plain\* and \| and \\", r"*plain* and | and \ ".strip()),
        ("<script>alert(1)</script> &amp; <b>", "<script>alert(1)</script> &amp; <b>"),
        ("![x](javascript:alert(1))", "![x](javascript:alert(1))"),
    ],
)
def test_what_is_no_mark_stays_words(written: str, read: str) -> None:
    assert words(written) == [(read, "plain")]


def test_code_is_taken_as_it_stands() -> None:
    assert words(r"`a \* *b*`") == [(r"a \* *b*", "code")]


@pytest.mark.parametrize("mark", ["-", "*", "+"])
def test_a_list_may_stand_right_below_its_paragraph(mark: str) -> None:
    text = [f"one of{mark}:", f"{mark} a cabin", f"{mark} a battery", "  of three", "", "after"]
    assert blocks_of(text) == [
        Paragraph(line(f"one of{mark}:")),
        Items([line("a cabin"), line("a battery of three")]),
        Paragraph(line("after")),
    ]


def test_a_list_may_be_numbered() -> None:
    assert blocks_of(["1. first", "2) then"]) == [Items([line("first"), line("then")], numbered=True)]


def test_a_table_has_a_head_and_rows_as_wide_as_it() -> None:
    text = ["| Part | Worth |", "|---|:---:|", "| cabin | 1 |", "| a \\| b |", "| too | wide | 3 |"]
    [grid] = blocks_of(text)
    assert grid == Grid(
        [line("Part"), line("Worth")],
        [[line("cabin"), line("1")], [line("a | b"), []], [line("too"), line("wide")]],
    )


def test_a_table_without_a_ruler_is_one_all_the_same() -> None:
    assert blocks_of(["|a|b|", "|1|2|"]) == [Grid([line("a"), line("b")], [[line("1"), line("2")]])]
    assert blocks_of(["|"]) == [Grid([[]], [])]


@pytest.mark.parametrize("piece", ["*", "**", "`", "[", "](", "|", "- ", "\\", "> ", "*a", "**a *b", "[a](b"])
def test_odd_text_is_read_in_reasonable_time(piece: str) -> None:
    assert blocks_of([piece * 4000])
