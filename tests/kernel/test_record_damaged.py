"""Damage in a record is named by its line, and what stood before it is kept."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.records import RECORD, ROWS, WRITTEN, bad, check_whole, read
from starboard.kernel import BadRecord
from starboard.kernel.record import LARGEST_LINE

unhurried = settings(deadline=None, max_examples=200)

# A newline, a space, quotes, brackets, digits, letters, bytes that are no text.
REPLACEMENTS = b'\n\r\t \x00"{}[]:,.-\\019abefz\x7f\x80\xc3\xff'


def complaint(data: bytes) -> BadRecord | None:
    try:
        read(data)
    except BadRecord as why:
        return why
    return None


def test_one_changed_byte_is_named_by_its_line_wherever_it_is() -> None:
    tried = 0
    for place, byte in enumerate(WRITTEN):
        line = WRITTEN.count(b"\n", 0, place) + 1
        before = None if line == 1 else line - 2
        for other in REPLACEMENTS:
            if other == byte:
                continue
            why = complaint(WRITTEN[:place] + bytes([other]) + WRITTEN[place + 1 :])
            assert why is not None, (place, other)
            assert why.line == line, (place, other)
            assert (why.whole and len(why.whole.lines)) == before, (place, other)
            tried += 1
    assert tried > 20_000


def test_what_stood_before_the_damage_is_kept_exactly() -> None:
    start = 0
    for number, row in enumerate(ROWS, 1):
        damaged = WRITTEN[: start + 5] + b"#" + WRITTEN[start + 6 :]
        why = bad(lambda damaged=damaged: read(damaged))  # type: ignore[misc]
        assert why.line == number
        if number == 1:
            assert why.whole is None
        else:
            assert why.message.id == "kernel-record-damaged"
            check_whole(why, number - 2)
        start += len(row)


def test_one_byte_more_or_less_is_named_by_its_line_or_the_next() -> None:
    for place in range(len(WRITTEN)):
        line = WRITTEN.count(b"\n", 0, place) + 1
        for damaged in (WRITTEN[:place] + WRITTEN[place + 1 :], WRITTEN[:place] + b"\n" + WRITTEN[place:]):
            why = bad(lambda damaged=damaged: read(damaged))  # type: ignore[misc]
            assert line <= why.line <= line + 1, place


def test_a_record_that_is_cut_off_anywhere_keeps_its_whole_lines() -> None:
    for length in range(len(WRITTEN)):
        cut = WRITTEN[:length]
        line = cut.count(b"\n") + 1
        why = bad(lambda cut=cut: read(cut))  # type: ignore[misc]
        if length < len(ROWS[0]) - 1:
            assert (why.line, why.whole, why.message.id) == (1, None, "kernel-record-no-header")
        else:
            # A header that lost nothing but the end of its line is whole.
            assert why.line == max(line, 2)
            assert why.message.id == "kernel-record-cut-short"
            check_whole(why, max(line, 2) - 2)


def test_a_dropped_line_is_noticed_where_it_was() -> None:
    for number in range(1, len(ROWS) + 1):
        data = b"".join(ROWS[: number - 1] + ROWS[number:])
        why = bad(lambda data=data: read(data))  # type: ignore[misc]
        assert why.line == number
        assert why.message.id == {1: "kernel-record-no-header", len(ROWS): "kernel-record-cut-short"}.get(
            number, "kernel-record-damaged"
        )


def test_a_doubled_line_is_noticed_where_it_stands_again() -> None:
    for number in range(1, len(ROWS) + 1):
        data = b"".join(ROWS[:number] + ROWS[number - 1 :])
        why = bad(lambda data=data: read(data))  # type: ignore[misc]
        assert (why.line, why.message.id) == (number + 1, "kernel-record-damaged")


def test_swapped_lines_are_noticed_at_the_first_of_them() -> None:
    for number in range(1, len(ROWS)):
        data = b"".join([*ROWS[: number - 1], ROWS[number], ROWS[number - 1], *ROWS[number + 1 :]])
        if ROWS[number][:-13] == ROWS[number - 1][:-13]:
            continue
        assert bad(lambda data=data: read(data)).line == number  # type: ignore[misc]


@pytest.mark.parametrize("more", [b"\n", b" ", b"x", b"\n\n", b'{"seat":0}\n', b"\x00", WRITTEN, b"\r\n"])
def test_something_behind_the_end_is_noticed(more: bytes) -> None:
    why = bad(lambda: read(WRITTEN + more))
    assert why.line == len(ROWS) + 1
    assert why.message.id == "kernel-record-damaged"
    assert why.whole is not None
    assert why.whole.lines == RECORD.lines


def test_windows_line_ends_are_noticed() -> None:
    why = bad(lambda: read(WRITTEN.replace(b"\n", b"\r\n")))
    assert (why.line, why.message.id, why.whole) == (1, "kernel-record-damaged", None)


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"\n" + WRITTEN, b" ", b"{}", b"{}\n", b"[]\n", b"null\n", b"\xef\xbb\xbf" + WRITTEN]
)
def test_what_does_not_begin_like_a_record_is_none(data: bytes) -> None:
    why = bad(lambda: read(data))
    assert (why.line, why.whole, why.message.id) == (1, None, "kernel-record-no-header")


def test_a_huge_line_is_damage() -> None:
    huge = b'{"seat":0,"move":{"type":"do","what":"' + b"x" * LARGEST_LINE + b'"}'
    why = bad(lambda: read(ROWS[0] + huge + b',"check":"00000000"}\n'))
    assert (why.line, why.message.id) == (2, "kernel-record-damaged")
    header = b'{"starboard":1,"title":"' + b"x" * LARGEST_LINE + b'"}\n'
    assert bad(lambda: read(header)).message.id == "kernel-record-no-header"


@unhurried
@given(st.binary(max_size=300))
def test_junk_is_no_record(data: bytes) -> None:
    assert bad(lambda: read(data)).line == 1
    why = bad(lambda: read(ROWS[0] + data))
    assert 2 <= why.line <= 2 + data.count(b"\n")
    check_whole(why, 0)


@unhurried
@given(st.data())
def test_several_changes_at_once_are_noticed_at_the_first(data: st.DataObject) -> None:
    places = data.draw(st.lists(st.integers(0, len(WRITTEN) - 1), min_size=1, max_size=5, unique=True))
    damaged = bytearray(WRITTEN)
    for place in places:
        damaged[place] ^= data.draw(st.integers(1, 255))
    why = bad(lambda: read(bytes(damaged)))
    assert why.line == WRITTEN.count(b"\n", 0, min(places)) + 1
