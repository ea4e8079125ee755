"""The log book as text: what is written in it comes out again."""

import msgspec
import pytest

from starboard.games.vanguard.state.log_book import Book, Entry

NIGHT = Entry("L01-3", 2, "P01", {"active": "44", "signer": "66"}, [1, 3], 2)
BARE = Entry("120-1-green", 0)


@pytest.mark.rule("IV-C-301")
def test_entries_come_out_as_they_went_in() -> None:
    book = Book()
    for entry in (BARE, NIGHT, BARE):
        book.append(entry)
    assert list(book) == [BARE, NIGHT, BARE]
    assert len(book) == 3
    assert book[-2] == NIGHT


def test_a_log_is_known_by_its_whole_id() -> None:
    book = Book()
    book.append(Entry("L01-31", 1))
    book.append(Entry("AL01-3", 1))
    assert "L01-3" not in book.times
    book.append(NIGHT)
    book.append(NIGHT)
    assert book.times["L01-3"] == 2


def test_a_branch_and_a_choice_are_added_to_the_entry_that_was_read_last() -> None:
    book = Book()
    for entry in (BARE, BARE, NIGHT):
        book.append(entry)
    branched = book.branch(BARE, 2)
    chosen = book.choose(branched, 1)
    assert chosen == Entry("120-1-green", 0, branches=[2], choice=1)
    assert list(book) == [BARE, chosen, NIGHT]


@pytest.mark.rule("IV-C-301")
def test_a_book_that_was_written_down_goes_on_by_itself() -> None:
    book = Book()
    for entry in (NIGHT, BARE, NIGHT):
        book.append(entry)
    written = msgspec.msgpack.encode(book)
    again = msgspec.msgpack.decode(written, type=Book)
    assert again == book
    assert again.times == {"L01-3": 2, "120-1-green": 1}
    again.append(NIGHT)
    assert (again.times["L01-3"], book.times["L01-3"]) == (3, 2)
