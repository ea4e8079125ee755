"""GT-B-11.2: planets."""

from collections import Counter

from starboard.games.trucker.content.cards import Planets
from starboard.games.trucker.moves.flight_moves import FlyPast, Land
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.rules.aboard.goods import aboard, gain_goods
from starboard.games.trucker.rules.track.flight_days import lose_days
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show, tell


def planets(g: TruckerState, card: Planets) -> Rules[None]:
    """GT-B-11.2.1, 11.2.2: each may claim a planet; those who landed load goods; then they lose the days."""
    if g.step == 0:
        yield from _landings(g, card)
        g.step, g.turn = 1, 0
    while g.turn < len(g.order):
        seat = g.order[g.turn]
        if seat in g.landed:
            yield CHECKPOINT
            before = Counter(aboard(g.truckers[seat].ship))
            yield from gain_goods(g, seat, card.planets[g.landed[seat] - 1], "GT-B-11.2.2")
            if not Counter(aboard(g.truckers[seat].ship)) - before:
                note(g, seat, "postcard")
        g.turn += 1
    lose_days(g, dict.fromkeys(g.landed, card.days), "GT-B-11.2.2")
    g.landed = {}


def _landings(g: TruckerState, card: Planets) -> Rules[None]:
    while g.turn < len(g.order):
        free = [number for number in range(1, len(card.planets) + 1) if number not in g.landed.values()]
        if not free:
            for late in g.order[g.turn :]:
                show(g, "passed", seat=late, card=g.card, why="taken")
            return
        yield CHECKPOINT
        seat = g.order[g.turn]
        options: list[Move] = [*map(Land, free), FlyPast()]
        move = yield Ask(seat, "trucker-ask-planet", options, "GT-B-11.2.1", {"days": card.days})
        if isinstance(move, Land):
            g.landed[seat] = move.planet
            note(g, seat, "landed")
            tell(g, "trucker-landed", "GT-B-11.2.1", beat="land", seat=seat, planet=move.planet)
        g.turn += 1
