"""The account of the last flight: a row for each player, a column for each item that was settled."""

from functools import lru_cache

import msgspec

from starboard.games.trucker.rules.aboard.accounts import ITEMS, Item, after
from starboard.games.trucker.state.game_state import Account, TruckerState
from starboard.kernel.view import View

ALWAYS: frozenset[Item] = frozenset({"arrived", "looks", "sold", "losses"})
"""Columns that stand in every account; the others only when somebody has something in them."""


class AccountRow(View, frozen=True):
    """What one player had, got and paid."""

    before: int
    """The credits before anything was settled."""
    place: int
    """The place in which the player arrived; 0 for those who got no reward for it."""
    credits: list[int]
    """What each item brought, in the order of the items; below zero for what was paid."""
    after: int
    """The credits when everything was settled."""


class AccountView(View, frozen=True):
    """What the last flight brought everybody."""

    round: int
    """The round of that flight, counted from 0."""
    items: list[Item]
    rows: list[AccountRow]
    """A row for each seat."""


def account_view(g: TruckerState) -> AccountView | None:
    """None before the first flight has ended."""
    return _account(_pack(g.accounts)) if g.accounts else None


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[Account]).decode


@lru_cache(maxsize=1024)
def _account(packed: bytes) -> AccountView:
    """An account stands for a whole round, and in every view of it."""
    accounts = _unpack(packed)
    items = [item for item in ITEMS if item in ALWAYS or any(item in account.items for account in accounts)]
    return AccountView(
        round=accounts[0].round,
        items=items,
        rows=[
            AccountRow(
                before=account.before,
                place=account.place,
                credits=[account.items.get(item, 0) for item in items],
                after=after(account),
            )
            for account in accounts
        ],
    )
