"""GT-B-11.3: an abandoned ship."""

from starboard.games.trucker.content.cards import AbandonedShip
from starboard.games.trucker.moves_flight import FlyPast, Visit
from starboard.games.trucker.rules.crew import lose_crew
from starboard.games.trucker.rules.days import lose_days
from starboard.games.trucker.ship.crew import crew_size
from starboard.games.trucker.state import TruckerState
from starboard.kernel import CHECKPOINT, Ask, Rules, tell


def abandoned_ship(g: TruckerState, card: AbandonedShip) -> Rules[None]:
    """GT-B-11.3.1: the first who has enough crew and wants to mans the ship and sells it, even with the last humans
    (GT-B-11.3.2)."""
    while g.turn < len(g.order):
        seat = g.order[g.turn]
        if crew_size(g.truckers[seat].ship) >= card.crew:
            yield CHECKPOINT
            args = {"crew": card.crew, "credits": card.credits, "days": card.days}
            move = yield Ask(seat, "trucker-ask-abandoned-ship", [Visit(), FlyPast()], "GT-B-11.3.1", args)
            if isinstance(move, Visit):
                yield from lose_crew(g, seat, card.crew, "GT-B-11.3.1")
                g.truckers[seat].credits += card.credits
                tell(g, "trucker-earned", "GT-B-11.3.1", seat=seat, credits=card.credits)
                lose_days(g, {seat: card.days}, "GT-B-11.3.1")
                return
        g.turn += 1
