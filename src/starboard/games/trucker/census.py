"""Nothing is lost: where every tile, every card and every loan token lies."""

from collections import Counter

from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Message


def census(g: TruckerState) -> Counter[str]:
    """How many there are of each tile, card and token: always the same number, wherever they lie."""
    found: Counter[str] = Counter([*g.heap, *g.open, *g.away])
    for trucker in g.truckers:
        found.update(tile_of(code) for code in trucker.ship.parts.values())
        if trucker.hyperspace is not None:
            found.update(tile_of(code) for code in trucker.hyperspace.parts.values())
        found.update([*trucker.ship.lost, *trucker.reserve, *([trucker.hand] if trucker.hand else [])])
    for cards in [*g.decks.values(), *g.piles, g.flight, g.flown]:
        found.update(cards)
    if g.card:
        found[g.card] += 1
    found["loan"] = g.loans + sum(trucker.loans for trucker in g.truckers)
    return found


def invariants(g: TruckerState) -> list[Message]:
    """What can never be: debts below zero, two ships on one space, more in a place than it holds."""
    wrong = [Message("trucker-credits-below-zero", {"seat": n}) for n, t in enumerate(g.truckers) if t.credits < 0]
    places = [trucker.position % 40 for trucker in g.truckers if trucker.flying]
    if g.part == "flight" and len(set(places)) != len(places):
        wrong.append(Message("trucker-two-on-a-space"))
    if any(len(trucker.reserve) > 2 for trucker in g.truckers):
        wrong.append(Message("trucker-reserve-overfull"))
    return wrong
