"""AE-B-6: resources, what they cost and how they are paid.

A payment is a list of six numbers: the five resources in the order of `RESOURCES`, then tactics cards.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product

from starboard.games.andromeda.board.players import is_hegemon, is_person, is_told
from starboard.games.andromeda.content.costs import ANY, CARD, LETTERS, Cost
from starboard.games.andromeda.effects.effects import Source, may, op
from starboard.games.andromeda.moves.effect_moves import Decline, Pay, PayOtherwise, Swap, Take
from starboard.games.andromeda.names.names import amounts, by, goods, named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.player_area import tactics
from starboard.games.andromeda.state.game_state import CREDIT, ENERGY, ICE, NANO, RESOURCES, TITAN, AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell

Payment = tuple[int, ...]

MINERALS = (ICE, NANO, TITAN)
"""What `any` stands for when it is gained, and what a credit can pay for (AE-B-6.1)."""

PURSES = 4096
"""How many of them what can be discarded from is remembered for."""


def gain(g: AndromedaState, who: int, resource: int, count: int, rule: str) -> int:
    """AE-B-2.20: take from the supply, as far as it goes. The Hegemon draws tactics cards instead (AE-E-8.2).
    People at a table of their own take it there. Returns how many were gained."""
    if g.told and is_told(g, who):
        return 0
    if g.hegemon is not None and is_hegemon(g, who):
        tactics.draw(g, who, count, "AE-E-8.2")
        return count
    count = min(count, g.supply[resource])
    if count > 0:
        g.supply[resource] -= count
        g.players[who].resources[resource] += count
        # So often that not even the name is looked up while nobody listens.
        if g.news is not None:
            tell(g, "andromeda-gained", rule, seat=who, what=goods(RESOURCES[resource], count))
            show(g, "gain", who=who, count=count, what=RESOURCES[resource])
    return count


def lose(g: AndromedaState, who: int, resource: int, count: int) -> None:
    """Back to the supply."""
    g.players[who].resources[resource] -= count
    g.supply[resource] += count


# -- Costs -----------------------------------------------------------------------------------------------------------


@cache
def ways_to_pay(cost: Cost, discount: int = 0) -> tuple[Payment, ...]:
    """AE-B-6.1, AE-B-16.7: every payment that meets a cost, no matter who pays. A discount takes off as many of it as
    it says, and the payer chooses which."""
    found: set[Payment] = set()
    for reduced in _reduced(cost, min(discount, sum(cost))):
        found.update(_substituted(reduced))
    # Few credits first: they can pay for more than the rest.
    return tuple(sorted(found, key=lambda payment: (payment[CREDIT], payment[::-1])))


def _reduced(cost: Cost, discount: int) -> Iterator[Cost]:
    for taken in product(*(range(min(n, discount) + 1) for n in cost)):
        if sum(taken) == discount:
            yield tuple(n - off for n, off in zip(cost, taken, strict=True))


def _substituted(cost: Cost) -> Iterator[Payment]:
    """AE-B-6.1: a credit for an ice, nanocarbon or titanium; one of those, or a credit, for an X."""
    for mineral in product(range(cost[ANY] + 1), repeat=3):
        if sum(mineral) > cost[ANY]:
            continue
        wanted = [cost[resource] + n for resource, n in zip(MINERALS, mineral, strict=True)]
        rest = cost[ANY] - sum(mineral)
        for paid in product(*(range(n + 1) for n in wanted)):
            credits = cost[CREDIT] + rest + sum(wanted) - sum(paid)
            yield cost[ENERGY], *paid, credits, cost[CARD]


@cache
def _out_of(purse: Payment, count: int) -> tuple[Payment, ...]:
    return tuple(way for way in product(*(range(held + 1) for held in purse)) if sum(way) == count)


@lru_cache(PURSES)
def ways_to_discard(count: int, purse: Payment) -> tuple[Payment, ...]:
    """AE-B-1.5: every way to give up this many resources of any kind, tactics cards included, out of a purse."""
    # Half a purse is met again and again, a whole one seldom.
    one, other = purse[:3], purse[3:]
    halves = [some + more for n in range(count + 1) for some in _out_of(one, n) for more in _out_of(other, count - n)]
    return tuple(sorted(halves))


def affordable(g: AndromedaState, who: int, ways: tuple[Payment, ...]) -> list[Payment]:
    """Those of the payments for which the player has enough."""
    player = g.players[who]
    energy, ice, nano, titan, credit = player.resources
    cards = len(player.hand)
    return [
        way
        for way in ways
        if way[0] <= energy
        and way[1] <= ice
        and way[2] <= nano
        and way[3] <= titan
        and way[4] <= credit
        and way[5] <= cards
    ]


def can_pay(g: AndromedaState, who: int, cost: Cost, discount: int = 0) -> bool:
    """Whether there is a way to pay."""
    player = g.players[who]
    if not discount:
        return _covers(player.resources, len(player.hand), cost)
    energy, ice, nano, titan, credit = player.resources
    for way in ways_to_pay(cost, discount):
        if (
            way[0] <= energy
            and way[1] <= ice
            and way[2] <= nano
            and way[3] <= titan
            and way[4] <= credit
            and way[5] <= len(player.hand)
        ):
            return True
    return False


def _covers(resources: list[int], cards: int, cost: Cost) -> bool:
    """AE-B-6.1: whether this is enough for a cost: credits stand in for the minerals that are missing."""
    energy, ice, nano, titan, credit, any_of_them, card = cost
    if energy > resources[ENERGY] or card > cards:
        return False
    ice, nano, titan = resources[ICE] - ice, resources[NANO] - nano, resources[TITAN] - titan
    if ice < 0:
        credit, ice = credit - ice, 0
    if nano < 0:
        credit, nano = credit - nano, 0
    if titan < 0:
        credit, titan = credit - titan, 0
    spare = ice + nano + titan
    if any_of_them > spare:
        credit += any_of_them - spare
    return credit <= resources[CREDIT]


def pay_cost(g: AndromedaState, who: int, cost: Cost, discount: int, what: str, rule: str) -> Rules[None]:
    """Pay a cost that can be paid; `what` is the id of the thing it is for. Of several ways the one is taken that
    leaves most to choose from, unless the player has said that it wants to choose."""
    ways = ways_to_pay(cost, discount)
    if not g.choosing:
        yield from spend(g, who, ways[0] if len(ways) == 1 else thriftiest(g, who, ways), rule)
        return
    g.choosing = False
    yield from _pay_one_of(g, who, affordable(g, who, ways), what, rule)


def thriftiest(g: AndromedaState, who: int, ways: tuple[Payment, ...]) -> Payment:
    """The payment with the fewest credits, since those can stand in for much; then the one that leaves the evenest
    purse."""
    found = affordable(g, who, ways)
    best = found[0]
    if len(found) == 1 or found[1][CREDIT] > best[CREDIT]:
        return best
    purse = g.players[who].resources
    fewest = [way for way in found if way[CREDIT] == best[CREDIT]]
    return min(fewest, key=lambda way: sum((purse[resource] - way[resource]) ** 2 for resource in MINERALS))


def other_ways(g: AndromedaState, who: int) -> list[Move]:
    """The wish to choose how to pay, for those who have more than one kind of thing that costs can be paid with."""
    kinds = sum(count > 0 for count in g.players[who].resources[ICE:])
    return [PayOtherwise()] if kinds > 1 and not g.choosing else []


def give_up(g: AndromedaState, who: int, count: int, what: str, rule: str) -> Rules[None]:
    """Discard this many resources of any kind, or all there are: which is for the player to say. `what` is the id of
    the thing that they are for."""
    player = g.players[who]
    purse = (*player.resources, len(player.hand))
    count = min(count, sum(purse))
    # What lies above the count makes no difference, so that few purses are told apart.
    ways = ways_to_discard(count, tuple([n if n < count else count for n in purse]))
    yield from _pay_one_of(g, who, ways, what, rule)


def _pay_one_of(g: AndromedaState, who: int, ways: Sequence[Payment], what: str, rule: str) -> Rules[None]:
    payment = ways[0]
    if len(ways) > 1:
        options: list[Move] = [_payment(way) for way in ways]
        move = yield Ask(who, "andromeda-ask-payment", options, rule, {"what": named(what)})
        payment = (move.energy, move.ice, move.nano, move.titan, move.credit, move.cards)
    yield from spend(g, who, payment, rule)


def ask_to_pay(g: AndromedaState, who: int, prompt: str, options: list[Move], source: Source) -> Rules[Move]:
    """What the player will pay for, if anything; the answer may first be that it wants to choose how."""
    while True:
        moves = [*options, *other_ways(g, who), Decline(source.id)]
        move: Move = yield Ask(who, prompt, moves, source.rule)
        if not isinstance(move, PayOtherwise):
            break
        g.choosing = True
    g.choosing = g.choosing and not isinstance(move, Decline)
    return move


@cache
def _payment(way: Payment) -> Pay:
    return Pay(*way)


def spend(g: AndromedaState, who: int, payment: Payment, rule: str) -> Rules[None]:
    """Give up exactly this; which cards is the player's choice."""
    for resource in range(len(RESOURCES)):
        if payment[resource]:
            lose(g, who, resource, payment[resource])
    if g.news is not None and any(payment[:-1]):
        paid = amounts(list(zip(RESOURCES, payment, strict=False)))
        tell(g, "andromeda-paid", rule, seat=by(g, who), paid=paid)
        show(g, "pay", who=who, count=sum(payment[:-1]), goods=list(RESOURCES), counts=list(payment[:-1]))
    if payment[-1]:
        yield from tactics.discard(g, who, payment[-1], rule)


@cache
def price_of(resource: str, count: int) -> Cost:
    """What `pay(resource,n)` costs; `any` has its own way."""
    cost = [0] * len(LETTERS)
    cost[RESOURCES.index(resource)] = count
    return tuple(cost)


# -- Words of the vocabulary -----------------------------------------------------------------------------------------


@op("gain")
def _gain(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    kind, count = args
    if kind != "any":
        gain(g, who, RESOURCES.index(str(kind)), int(count), source.rule)
    elif is_hegemon(g, who):
        gain(g, who, ICE, int(count), source.rule)
    else:
        yield from gain_any(g, who, int(count), source.rule)


def gain_any(g: AndromedaState, who: int, count: int, rule: str) -> Rules[None]:
    """Ice, nanocarbon or titanium, as far as the supply goes."""
    count = min(count, sum(g.supply[resource] for resource in MINERALS))
    ways = [way for way in _handfuls(count) if all(n <= g.supply[r] for n, r in zip(way, MINERALS, strict=True))]
    taken = ways[0]
    if len(ways) > 1:
        options: list[Move] = [Take(*way) for way in ways]
        move = yield Ask(who, "andromeda-ask-take", options, rule, {"count": count})
        taken = (move.ice, move.nano, move.titan)
    for resource, n in zip(MINERALS, taken, strict=True):
        gain(g, who, resource, n, rule)


@cache
def _handfuls(count: int) -> tuple[tuple[int, int, int], ...]:
    return tuple((count - n - t, n, t) for n in range(count + 1) for t in range(count - n + 1))


@may("gain")
def _may_gain(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    if g.hegemon is not None and is_hegemon(g, who):
        return tactics.cards_left(g) > 0
    if args[0] == "any":
        return any(g.supply[resource] for resource in MINERALS)
    return g.supply[RESOURCES.index(str(args[0]))] > 0


@op("pay")
def _pay(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    if args[0] == "any":
        yield from give_up(g, who, int(args[1]), source.id, source.rule)
    else:
        yield from pay_cost(g, who, price_of(str(args[0]), int(args[1])), 0, source.id, source.rule)


@may("pay")
def _may_pay(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    if args[0] == "any":
        player = g.players[who]
        return sum(player.resources) + len(player.hand) >= int(args[1])
    return can_pay(g, who, price_of(str(args[0]), int(args[1])))


@op("discard_resource")
def _discard_resource(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    yield from give_up(g, who, int(args[0]), source.id, source.rule)


@may("discard_resource")
def _may_discard_resource(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    player = g.players[who]
    return sum(player.resources) + len(player.hand) > 0


@op("exchange")
def _exchange(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """Up to n times one token for an ice, nanocarbon, titanium or energy."""
    for _ in range(int(args[0])):
        swaps = _swaps(g, who)
        if not swaps:
            return
        move = yield Ask(who, "andromeda-ask-swap", [*swaps, Decline(source.id)], source.rule)
        if not isinstance(move, Swap):
            return
        lose(g, who, RESOURCES.index(move.give), 1)
        tell(g, "andromeda-gave", source.rule, seat=who, what=goods(move.give, 1))
        show(g, "pay", who=who, count=1, goods=[move.give], counts=[1])
        gain(g, who, RESOURCES.index(move.take), 1, source.rule)


def _swaps(g: AndromedaState, who: int) -> list[Move]:
    have = g.players[who].resources
    return [
        Swap(give, take)
        for number, give in enumerate(RESOURCES)
        if have[number]
        for wanted, take in enumerate(RESOURCES)
        if wanted not in (number, CREDIT) and g.supply[wanted]
    ]


@may("exchange")
def _may_exchange(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return is_person(g, who) and bool(_swaps(g, who))
