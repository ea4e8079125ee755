"""Where players may ask what a veteran would do, and who answers them."""

from typing import NamedTuple

from starboard.kernel import UnknownTitle, find_title
from starboard.lessons import cast_of
from starboard.store import Seat, TableRow


class Adviser(NamedTuple):
    """Who is asked: a bot, and who of the cast plays it."""

    bot: str
    persona: str
    name: str


def adviser_of(row: TableRow) -> Adviser | None:
    """The strongest of the cast, as somebody who does not sit at the table; None where a title has no cast."""
    cast = cast_of(find_title(row.title))
    levels = cast.levels()
    if not levels:
        return None
    who = cast.find(cast.choose(levels[-1], frozenset(seat.persona for seat in row.seats)))
    return Adviser(levels[-1], who.id if who else "", who.name if who else "")


def gives_hints(row: TableRow) -> bool:
    """Whether players may ask here. Where people play against each other, only if the host has said so."""
    if row.lesson or row.hints == "off":
        return False
    try:
        title = find_title(row.title)
    except UnknownTitle:
        return False
    if not cast_of(title).levels():
        return False
    return row.hints == "on" or title.cooperative or sum(map(_is_somebodys, row.seats)) <= 1


def _is_somebodys(seat: Seat) -> bool:
    """Whether a person plays this seat, or may come and play it."""
    return seat.kind != "bot" or seat.stands_in
