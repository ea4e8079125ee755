"""The account of a flight: what each step of journey's end brought or cost each player."""

from typing import Literal, TypeAlias, get_args

from starboard.games.trucker.state.game_state import Account, TruckerState

Item: TypeAlias = Literal["arrived", "looks", "vips", "manager", "sold", "losses", "debt", "loans"]
"""What is settled at journey's end, and the loans when the game is over."""
ITEMS: tuple[Item, ...] = get_args(Item)


def open_accounts(g: TruckerState) -> None:
    """A flight is over: nothing has been settled yet."""
    g.accounts = [Account(g.round, trucker.credits) for trucker in g.truckers]


def settle(g: TruckerState, seat: int, item: Item) -> None:
    """Enter what a player has gained or paid since the last entry; nothing that is zero is entered. Games that ended a
    flight before accounts were kept have none to enter it in."""
    if not g.accounts:
        return
    account = g.accounts[seat]
    credits = g.truckers[seat].credits
    change = credits - (after(account) if account.items else account.before)
    if change:
        account.items[item] = change


def after(account: Account) -> int:
    """The credits of the player when everything entered so far is settled."""
    return account.before + sum(account.items.values())
