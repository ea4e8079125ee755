"""GT-B-11.10: a combat zone."""

from starboard.games.trucker.content.cards import CombatZone, Line, Loss
from starboard.games.trucker.names.flight_names import CRITERIA
from starboard.games.trucker.rules.aboard.crew import lose_crew
from starboard.games.trucker.rules.aboard.declared_strength import declare_cannons, declare_engines
from starboard.games.trucker.rules.aboard.goods import lose_goods
from starboard.games.trucker.rules.aboard.robots import crews_of
from starboard.games.trucker.rules.aboard.specialists import bites, send_diplomat
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.cards.comparing import show_weakest, skip
from starboard.games.trucker.rules.track.flight_days import flight_order, lose_days
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Message, Rules, tell


def combat_zone(g: TruckerState, card: CombatZone) -> Rules[None]:
    """GT-B-11.10.1, 11.10.2: three lines in printed order, unless only one is flying. Nobody gives up in between
    (GT-B-11.10.5)."""
    if len(g.order) < 2:
        skip(g, "GT-B-11.10.1")
        return
    while g.step < len(card.lines):
        yield CHECKPOINT
        line = card.lines[g.step]
        if not g.beaten:
            loser = yield from weakest(g, line)
            if not (bites(g, loser, line.lose) and (yield from send_diplomat(g, loser))):
                yield from suffer(g, loser, line.lose)
        if g.beaten:
            yield from barrage(g, g.beaten, "shot", line.lose.shots)
            g.beaten = []
        g.step += 1


def weakest(g: TruckerState, line: Line) -> Rules[int]:
    """GT-B-11.10.3: the lowest value, among equals the one furthest ahead now (GT-B-8.5)."""
    # Players in hyperspace are not in the order of the card.
    order = [seat for seat in flight_order(g) if seat in g.order]
    values: dict[int, int] = {}
    if line.least == "crew":
        values = yield from crews_of(g, order, "GT-B-11.10.3")
    else:
        for seat in order:
            if line.least == "engines":
                strengths = yield from declare_engines(g, seat, "GT-B-11.10.3")
                values[seat] = min(strengths.values(), default=0)
            else:
                values[seat] = yield from declare_cannons(g, seat, "GT-B-11.10.3")
    loser = min(order, key=lambda seat: values[seat])
    tell(g, "trucker-weakest", "GT-B-11.10.3", seat=loser, least=Message(CRITERIA[line.least]))
    show_weakest(g, loser, line.least, values)
    return loser


def suffer(g: TruckerState, seat: int, loss: Loss) -> Rules[None]:
    """GT-B-11.10.4: days, crew or goods; shots are for the barrage."""
    if loss.days:
        lose_days(g, {seat: loss.days}, "GT-B-11.10.4")
    elif loss.crew:
        yield from lose_crew(g, seat, loss.crew, "GT-B-11.10.4")
    elif loss.goods:
        yield from lose_goods(g, seat, loss.goods, "GT-B-11.10.4")
    else:
        g.beaten = [seat]
