"""GT-B-11.4: an abandoned station."""

from starboard.games.trucker.board.five_players import visits
from starboard.games.trucker.content.cards import AbandonedStation
from starboard.games.trucker.moves.flight_moves import FlyPast, Visit
from starboard.games.trucker.rules.aboard.goods import gain_goods
from starboard.games.trucker.rules.aboard.robots import crew_of, muster
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.track.flight_days import lose_days
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Arg, Ask, Rules, show, tell


def abandoned_station(g: TruckerState, card: AbandonedStation) -> Rules[None]:
    """GT-B-11.4.1: the first who has enough crew and wants to takes the goods; with five players the second too
    (GT-X1-2.2). Its automatic defence shoots before that (GT-X2-5.5)."""
    while g.turn < len(g.order) and g.step < visits(g):
        seat = g.order[g.turn]
        if seat in g.landed or (yield from _docks(g, seat, card)):
            yield from barrage(g, [seat], "shot", card.shots)
            yield from _load(g, seat, card)
            g.step += 1
        g.turn += 1
    for seat in g.order[g.turn :]:
        show(g, "passed", seat=seat, card=g.card, why="taken")
    g.landed = {}


def _docks(g: TruckerState, seat: int, card: AbandonedStation) -> Rules[bool]:
    """Whether a player who could stops here, with robots if it takes them (GT-X2-2.6)."""
    way = crew_of(g, seat, card.crew)
    if way is None:
        show(g, "passed", seat=seat, card=g.card, why="crew")
        return False
    yield CHECKPOINT
    prompt = "trucker-ask-defended-station" if card.shots else "trucker-ask-abandoned-station"
    args: dict[str, Arg] = {"crew": card.crew, "days": card.days, "robots": len(way.powered)}
    if card.shots:
        args["shots"] = len(card.shots)
    move = yield Ask(seat, prompt, [Visit(), FlyPast()], "GT-B-11.4.1", args)
    if isinstance(move, Visit):
        g.landed[seat] = 1
        tell(g, "trucker-docked", "GT-B-11.4.1", beat="land", seat=seat, planet=0)
    return seat in g.landed


def _load(g: TruckerState, seat: int, card: AbandonedStation) -> Rules[None]:
    """The goods come aboard, if the shots left enough crew. The crew stays."""
    if not (yield from muster(g, seat, card.crew)):
        tell(g, "trucker-docked-in-vain", "GT-X2-5.5", seat=seat, crew=card.crew)
        return
    yield from gain_goods(g, seat, card.goods, "GT-B-11.4.1")
    lose_days(g, {seat: card.days}, "GT-B-11.4.1")
