"""The procedures of Drift, in the order of a round."""

from functools import partial

from drift.moves import Bid, Dig, Fly, Give, Grab, Keep, Leave, Push, Rest, Trade
from drift.state import SIZE, Captain, Drift
from starboard.kernel import CHECKPOINT, EXPIRED, Act, Ask, AskSome, Ballot, Deadline, Move, Offer, Race, Rules, tell
from starboard.kernel.piles import roll_dice

HAND = 4
ACTIONS = 2
MOST_GRABS = 2
MOST_GIVEN = 3

# Moves are frozen, so those that recur are made once.
FLIGHTS = (Fly(0), Fly(1), Fly(2), Fly(3), Rest())
KEEPS = [Keep(die) for die in range(7)]
GRABS = [Grab(crate) for crate in range(4)]
DIG, TRADE, PUSH, LEAVE = Dig(), Trade(), Push(), Leave()


def play(g: Drift) -> Rules[None]:
    """DR-1: rounds of bidding, turns and salvage, until the last one."""
    while g.round < g.rounds:
        if g.part == "bid":
            yield CHECKPOINT
            yield from bid(g)
            g.part, g.turn, g.actions = "turns", 0, ACTIONS
        if g.part == "turns":
            yield from turns(g)
            float_crates(g)
            g.part = "salvage"
        yield from salvage(g)
        draw_up(g)
        g.part = "bid"
        g.round += 1


def bid(g: Drift) -> Rules[None]:
    """DR-2: everybody bids a card in secret; the highest goes first, ties to the lower seat."""
    # What the others could bid is for them to know.
    offers = {seat: Offer(partial(bids_of, g, seat), secret=True) for seat in range(len(g.captains))}
    bids: dict[int, Bid] = yield Ballot(offers, "drift-ask-bid", "DR-2")
    for seat, chosen in bids.items():
        g.captains[seat].hand.remove(chosen.card)
        g.deck.discard(chosen.card)
        g.chance.reveal()
        tell(g, "drift-bid", "DR-2", beat="card", seat=seat, card=chosen.card)
    g.order = sorted(bids, key=lambda seat: (-worth(bids[seat].card), seat))


def bids_of(g: Drift, seat: int) -> list[Move]:
    return [Bid(card) for card in sorted(set(g.captains[seat].hand))]


def worth(card: str) -> int:
    return int(card.rpartition("-")[2])


def turns(g: Drift) -> Rules[None]:
    """DR-3: each in order has two actions."""
    order = g.order or []
    while g.turn < len(order):
        yield CHECKPOINT
        me = order[g.turn]
        g.actions -= 1
        if not (yield from action(g, me)) or g.actions == 0:
            g.turn += 1
            g.actions = ACTIONS


def action(g: Drift, me: int) -> Rules[bool]:
    """DR-3.1: fly, dig, trade or rest. False when the turn ends with it."""
    captain = g.captains[me]
    options: list[Move] = list(FLIGHTS)
    if g.wrecks[captain.cell]:
        options.append(DIG)
    if captain.hand:
        options.append(TRADE)
    move = yield Ask(me, "drift-ask-action", options, "DR-3.1")
    if isinstance(move, Fly):
        captain.cell = neighbour(captain.cell, move.side)
        tell(g, "drift-flew", "DR-3.1", beat="fly", seat=me, at=captain.cell)
    elif isinstance(move, Dig):
        yield from dig(g, me, captain)
    elif isinstance(move, Trade):
        yield from trade(g, me, captain)
    return not isinstance(move, Rest)


def neighbour(cell: int, side: int) -> int:
    row, column = divmod(cell, SIZE)
    if side == 0:
        row = (row - 1) % SIZE
    elif side == 1:
        column = (column + 1) % SIZE
    elif side == 2:
        row = (row + 1) % SIZE
    else:
        column = (column - 1) % SIZE
    return row * SIZE + column


def dig(g: Drift, me: int, captain: Captain) -> Rules[None]:
    """DR-4: two dice; keep one, or push your luck once."""
    dice = roll_dice(g.chance, 2)
    tell(g, "drift-rolled", "DR-4", beat="dice", seat=me, dice=dice, first=dice[0], second=dice[1])
    move = yield Ask(me, "drift-ask-keep", [*keeps(dice), PUSH], "DR-4.1")
    if isinstance(move, Push):
        dice = roll_dice(g.chance, 2)
        tell(g, "drift-rolled", "DR-4.2", beat="dice", seat=me, dice=dice, first=dice[0], second=dice[1])
        move = yield Ask(me, "drift-ask-keep", keeps(dice), "DR-4.2")
    found = min(move.die // 2, g.wrecks[captain.cell])
    g.wrecks[captain.cell] -= found
    captain.crates += found
    tell(g, "drift-found", "DR-4", beat="gain", seat=me, count=found)


def keeps(dice: list[int]) -> list[Move]:
    return [KEEPS[die] for die in sorted(set(dice))]


def trade(g: Drift, me: int, captain: Captain) -> Rules[None]:
    """DR-5: give one to three cards away and draw as many."""
    most = min(MOST_GIVEN, len(set(captain.hand)))
    # Again, for everybody else the cards in this hand are a guess.
    cards = Offer(lambda: gives(captain), secret=True, alone=False)
    given: tuple[Give, ...] = yield AskSome(me, "drift-ask-give", cards, 1, most, "DR-5")
    for give in given:
        captain.hand.remove(give.card)
        g.deck.discard(give.card)
    # The cards that go are laid open: the others learn that they were in this hand.
    g.chance.reveal()
    tell(g, "drift-traded", "DR-5", beat="pay", seat=me, count=len(given))
    draw(g, me, len(given))


def gives(captain: Captain) -> list[Move]:
    return [Give(card) for card in sorted(set(captain.hand))]


def float_crates(g: Drift) -> None:
    """DR-6: one crate more than there are captains drifts free, as long as there are any."""
    g.floating = []
    for _ in range(min(len(g.captains) + 1, g.supply // 3)):
        worth = g.chance.roll(3)
        g.supply -= worth
        g.floating.append(worth)
    for captain in g.captains:
        captain.grabbed, captain.left = 0, False


def salvage(g: Drift) -> Rules[None]:
    """DR-7: all grab at once, two crates each at the most, until the clock runs out or nobody wants more."""
    deadline = Deadline(f"salvage-{g.round}", g.clock)
    while g.floating and (grabbing := [seat for seat, captain in enumerate(g.captains) if not captain.left]):
        yield CHECKPOINT
        # Every grab is open, so one list serves all who are still in it.
        options: list[Move] = [GRABS[crate] for crate in sorted(set(g.floating))]
        options.append(LEAVE)
        act = yield Race(dict.fromkeys(grabbing, options), "drift-ask-grab", "DR-7", deadline=deadline)
        if act is EXPIRED:
            tell(g, "drift-time-up", "DR-7.1", beat="phase", phase="bid")
            break
        grab(g, act)
    g.supply += sum(g.floating)
    g.floating = []


def grab(g: Drift, act: Act) -> None:
    captain = g.captains[act.seat]
    if isinstance(act.move, Grab):
        g.floating.remove(act.move.crate)
        captain.crates += act.move.crate
        captain.grabbed += 1
        tell(g, "drift-grabbed", "DR-7", beat="gain", seat=act.seat, count=act.move.crate)
    if isinstance(act.move, Leave) or captain.grabbed == MOST_GRABS:
        captain.left = True


def draw_up(g: Drift) -> None:
    """DR-8: everybody draws up to four cards."""
    for seat, captain in enumerate(g.captains):
        draw(g, seat, HAND - len(captain.hand))


def draw(g: Drift, seat: int, count: int) -> None:
    hand = g.captains[seat].hand
    for _ in range(count):
        card = g.deck.draw(g.chance)
        hand.append(card)
        if g.news is not None:
            tell(g, "drift-drew", "DR-8", to=(seat,), beat="card", seat=seat, card=card)
            tell(g, "drift-drew-hidden", "DR-8", but=(seat,), beat="draw", seat=seat)
