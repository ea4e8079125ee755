"""AE-B-23.3: the final accounts, line by line."""

from collections.abc import Mapping

from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.rules.end.score import PARTS, AccountPart, part_of
from starboard.games.andromeda.state.game_state import AndromedaState, Item
from starboard.kernel import Message
from starboard.kernel.view import View

NAMES: Mapping[str, Message] = {
    "running": Message("andromeda-board-item-running"),
    "leaders": Message("andromeda-board-item-leaders"),
    "vault": Message("andromeda-board-item-vault"),
    "damaged": Message("andromeda-board-item-damaged"),
    "relics": Message("andromeda-board-item-relics"),
    "moons": Message("andromeda-board-item-moons"),
    "tokens": Message("andromeda-board-item-tokens"),
}
"""What lines are called that are for no single thing."""
TOTAL = "AE-B-23.3"


class ItemView(View, frozen=True):
    """One line of an account."""

    what: str
    """What it is for, as an id: the same for all players."""
    name: Message
    count: int
    """How many there are; 0 where nothing is counted."""
    points: int
    rule: str


class AccountPartView(View, frozen=True):
    """A part of the accounts, as it is counted up for everybody at once."""

    part: AccountPart
    points: list[int]
    """What it is worth to each player."""
    totals: list[int]
    """What each player has when it is counted."""


class AccountView(View, frozen=True):
    """The final account of a player."""

    items: list[ItemView]
    total: int
    rule: str
    """That by which it is added up."""


def account_view(g: AndromedaState) -> list[AccountView]:
    """The accounts by player; empty before the end."""
    return [
        AccountView([_item(item) for item in items], sum(item.points for item in items), TOTAL) for items in g.accounts
    ]


def account_parts(g: AndromedaState) -> list[AccountPartView]:
    """The parts that are worth something to somebody, in their order; the points of the match come first."""
    found: list[AccountPartView] = []
    totals = [0] * len(g.accounts)
    for part in PARTS:
        points = [sum(item.points for item in items if part_of(item.what) == part) for items in g.accounts]
        if part == PARTS[0] or any(points):
            totals = [total + more for total, more in zip(totals, points, strict=True)]
            found.append(AccountPartView(part, points, totals))
    return found


def _item(item: Item) -> ItemView:
    return ItemView(item.what, NAMES.get(item.what) or named(item.what), item.count, item.points, item.rule)
