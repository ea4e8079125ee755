"""GT-B-9.5: goods come aboard, lie in the holds, and are lost.

Loading is bounded: each good is placed or left once. To rearrange what is aboard, a player takes everything out first,
and so can reach every arrangement.
"""

from collections import Counter
from collections.abc import Sequence

from starboard.games.trucker.board.current_round import board_for, is_surcharged
from starboard.games.trucker.board.ship.holds import Load, fits, stowed
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import Goods
from starboard.games.trucker.moves.flight_moves import (
    ChooseBatteries,
    ExtraGood,
    LeaveGood,
    LoadBest,
    LoadGood,
    LoseBatteries,
    LoseBattery,
    LoseGood,
    Rearrange,
    ReplaceGood,
    StopLoading,
    UpgradeGood,
)
from starboard.games.trucker.names.flight_names import good_name
from starboard.games.trucker.rules.aboard.batteries import by_need, take_token
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Arg, Ask, Move, Rules, show, tell

COLOURS = ("red", "yellow", "green", "blue")
"""From the dearest to the cheapest (GT-B-1.5)."""


def price(good: str) -> int:
    """GT-B-1.5: what a good is worth."""
    worth: int = getattr(content().flights.goods, good)
    return worth


def listed(goods: Goods) -> list[str]:
    """The goods one by one, the dearest first."""
    return [colour for colour in COLOURS for _ in range(getattr(goods, colour))]


def aboard(ship: Ship) -> list[str]:
    """All goods in the holds, of all ships of a fleet, the dearest first."""
    return sorted((good for goods in ship.goods.values() for good in goods), key=COLOURS.index)


def holds(b: Board, ship: Ship) -> list[int]:
    """The components that can carry goods."""
    kinds = ((cell, b.parts[ship.parts[cell]].kind) for cell in sorted(ship.parts))
    return [cell for cell, kind in kinds if kind.cargo or kind.special]


def gain_goods(g: TruckerState, seat: int, goods: Goods, rule: str) -> Rules[None]:
    """GT-B-9.5.2: take any part of the offer; rearrange and throw out what is aboard. In a fleet goods may go to any
    ship (GT-LM-4.9.6)."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    if not holds(b, ship):
        tell(g, "trucker-no-holds", "GT-B-9.5.1", seat=seat)
        return
    before = Counter(aboard(ship))
    g.offer = listed(goods)
    extra = is_surcharged(g) and (yield from _surcharge(g, seat))
    can_rearrange = bool(before)
    while g.offer:
        move = yield from _ask_good(g, seat, can_rearrange, rule)
        can_rearrange = False
        if isinstance(move, LoadBest):
            load_best(g, seat)
        elif isinstance(move, Rearrange):
            g.offer = sorted([*g.offer, *aboard(ship)], key=COLOURS.index)
            _take_out(g, seat)
        elif isinstance(move, StopLoading):
            g.offer = []
        else:
            _handle(g, seat, g.offer.pop(0), move)
    if extra and Counter(aboard(ship)) - before:
        # OQ-LM-17: a player who takes nothing of what the card gives gets nothing extra.
        g.offer = ["blue"]
        move = yield from _ask_good(g, seat, False, "GT-LM-5.3.5")
        if isinstance(move, LoadBest):
            load_best(g, seat)
        else:
            _handle(g, seat, g.offer.pop(), move)
    _tell_gain(g, seat, before, rule)


def _ask_good(g: TruckerState, seat: int, can_rearrange: bool, rule: str) -> Rules[Move]:
    """What becomes of the first good of the offer. No question when it can only be left."""
    good = g.offer[0]
    b, ship = board_for(g, seat), g.truckers[seat].ship
    options = places_for(b, ship, good)
    has_room = bool(options)
    if can_rearrange:
        options.append(Rearrange())
    leave = LeaveGood(good)
    if not options:
        return leave
    if gains(b, ship, g.offer):
        options.insert(0, LoadBest())
    options.append(leave)
    if len(g.offer) > 1:
        options.append(StopLoading())
    prompt = "trucker-ask-good" if has_room else "trucker-ask-good-no-room"
    answer: Move = yield Ask(seat, prompt, options, rule, {"good": good_name(good), "left": len(g.offer)})
    return answer


def places_for(b: Board, ship: Ship, good: str) -> list[Move]:
    """Where a good may go: a free container that suits it (GT-B-9.5.1), or one with something cheaper in it."""
    loads: list[Move] = []
    replaces: list[Move] = []
    for cell in holds(b, ship):
        part, inside = b.parts[ship.parts[cell]], ship.goods.get(cell, [])
        if fits(part, [*inside, good]):
            loads.append(LoadGood(good, b.column(cell), b.row(cell)))
            continue
        for old in sorted(set(inside), key=COLOURS.index):
            rest = list(inside)
            rest.remove(old)
            if price(old) < price(good) and fits(part, [*rest, good]):
                replaces.append(ReplaceGood(good, old, b.column(cell), b.row(cell)))
    return loads + replaces


def _handle(g: TruckerState, seat: int, good: str, move: Move) -> None:
    if not isinstance(move, LoadGood | ReplaceGood):
        return
    cell = board_for(g, seat).cell(move.column, move.row)
    inside = g.truckers[seat].ship.goods.setdefault(cell, [])
    old = move.old if isinstance(move, ReplaceGood) else ""
    if old:
        inside.remove(old)
    inside.append(good)
    show(g, "load", seat=seat, at=cell, colour=good, old=old)


def load_best(g: TruckerState, seat: int) -> None:
    """The most that the holds can bring of what is offered and aboard; nothing moves that need not."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    before, after = dict(ship.goods), stowed(b, ship, holds(b, ship), g.offer, COLOURS)
    out, come = _missing(before, after), _missing(after, before)
    ship.goods.clear()
    ship.goods.update(after)
    g.offer = []
    if out:
        show(g, "unload", seat=seat, cells=[cell for cell, _ in out], colours=[good for _, good in out])
    for cell, good in come:
        show(g, "load", seat=seat, at=cell, colour=good, old="")


def gains(b: Board, ship: Ship, offer: Sequence[str]) -> bool:
    """Whether anything of an offer is worth taking."""
    after = stowed(b, ship, holds(b, ship), offer, COLOURS)
    return Counter(good for inside in after.values() for good in inside) != Counter(aboard(ship))


def _missing(load: Load, other: Load) -> list[tuple[int, str]]:
    """The goods of a load that do not lie in the same place in another one."""
    lacking = {cell: Counter(inside) - Counter(other.get(cell, ())) for cell, inside in load.items()}
    return [(cell, good) for cell, goods in lacking.items() for good in goods.elements()]


def _take_out(g: TruckerState, seat: int) -> None:
    """All goods leave the holds, to be loaded again."""
    goods = g.truckers[seat].ship.goods
    crates = [(cell, good) for cell in sorted(goods) for good in goods[cell]]
    goods.clear()
    show(g, "unload", seat=seat, cells=[cell for cell, _ in crates], colours=[good for _, good in crates])


def _tell_gain(g: TruckerState, seat: int, before: Counter[str], rule: str) -> None:
    if g.news is None:
        return
    after = Counter(aboard(g.truckers[seat].ship))
    for good in COLOURS:
        if after[good] > before[good]:
            tell(g, "trucker-loaded", rule, seat=seat, good=good_name(good), count=after[good] - before[good])
        elif after[good] < before[good]:
            tell(g, "trucker-threw-out", rule, seat=seat, good=good_name(good), count=before[good] - after[good])


def _surcharge(g: TruckerState, seat: int) -> Rules[bool]:
    """GT-LM-5.3.5: one of the goods is a step better, or there is a blue one on top. True for the blue one."""
    better: list[Move] = [UpgradeGood(good) for good in COLOURS if good != "red" and good in g.offer]
    if not better:
        return True
    move = yield Ask(seat, "trucker-ask-surcharge", [*better, ExtraGood()], "GT-LM-5.3.5")
    if isinstance(move, ExtraGood):
        return True
    g.offer.remove(move.good)
    g.offer.append(COLOURS[COLOURS.index(move.good) - 1])
    g.offer.sort(key=COLOURS.index)
    return False


def lose_goods(g: TruckerState, seat: int, count: int, rule: str) -> Rules[None]:
    """GT-B-9.5.4: the dearest goods go first, then batteries, then nothing; from any ship of a fleet (GT-LM-4.9.9)."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    while count and (left := aboard(ship)):
        good = left[0]
        cells = [cell for cell in sorted(ship.goods) if good in ship.goods[cell]]
        cell = cells[0]
        if len(cells) > 1 and count < left.count(good):
            options: list[Move] = [LoseGood(good, b.column(there), b.row(there)) for there in cells]
            args: dict[str, Arg] = {"good": good_name(good), "left": count}
            move = yield Ask(seat, "trucker-ask-lose-good", options, "GT-B-9.5.4", args)
            cell = b.cell(move.column, move.row)
        ship.goods[cell].remove(good)
        if not ship.goods[cell]:
            del ship.goods[cell]
        count -= 1
        show(g, "unload", seat=seat, cells=[cell], colours=[good])
        tell(g, "trucker-lost-good", rule, seat=seat, good=good_name(good))
    yield from _lose_batteries(g, seat, count, rule)


def _lose_batteries(g: TruckerState, seat: int, count: int, rule: str) -> Rules[None]:
    """One answer for all of them, unless the player wants to name each; a single one is named at once."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    ship = trucker.ship
    count = min(count, sum(ship.batteries.values()))
    by_hand = count == 1
    if count > 1 and len(ship.batteries) > 1 and count < sum(ship.batteries.values()):
        ways: list[Move] = [LoseBatteries(count), ChooseBatteries()]
        move = yield Ask(seat, "trucker-ask-lose-battery", ways, "GT-B-9.5.4", {"left": count})
        by_hand = isinstance(move, ChooseBatteries)
    for left in range(count, 0, -1):
        cells = by_need(b, trucker, ship.batteries)
        cell = cells[0]
        if by_hand and len(cells) > 1 and left < sum(ship.batteries.values()):
            options: list[Move] = [LoseBattery(b.column(there), b.row(there)) for there in cells]
            move = yield Ask(seat, "trucker-ask-lose-battery", options, "GT-B-9.5.4", {"left": left})
            cell = b.cell(move.column, move.row)
        take_token(ship, cell)
        show(g, "drain", seat=seat, cells=[cell])
    if count:
        tell(g, "trucker-lost-batteries", rule, seat=seat, count=count)
