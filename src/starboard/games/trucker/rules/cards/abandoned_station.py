"""GT-B-11.4: an abandoned station."""

from starboard.games.trucker.content.cards import AbandonedStation
from starboard.games.trucker.moves_flight import FlyPast, Visit
from starboard.games.trucker.rules.days import lose_days
from starboard.games.trucker.rules.goods import gain_goods
from starboard.games.trucker.ship.crew import crew_size
from starboard.games.trucker.state import TruckerState
from starboard.kernel import CHECKPOINT, Ask, Rules, tell


def abandoned_station(g: TruckerState, card: AbandonedStation) -> Rules[None]:
    """GT-B-11.4.1: the first who has enough crew and wants to takes the goods. The crew stays aboard."""
    while g.turn < len(g.order):
        seat = g.order[g.turn]
        if crew_size(g.truckers[seat].ship) >= card.crew:
            yield CHECKPOINT
            args = {"crew": card.crew, "days": card.days}
            move = yield Ask(seat, "trucker-ask-abandoned-station", [Visit(), FlyPast()], "GT-B-11.4.1", args)
            if isinstance(move, Visit):
                tell(g, "trucker-docked", "GT-B-11.4.1", seat=seat)
                yield from gain_goods(g, seat, card.goods, "GT-B-11.4.1")
                lose_days(g, {seat: card.days}, "GT-B-11.4.1")
                return
        g.turn += 1
