"""GT-B-11.3: an abandoned ship."""

from starboard.games.trucker.board.five_players import visits
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.content.cards import AbandonedShip
from starboard.games.trucker.moves.flight_moves import FlyPast, Visit
from starboard.games.trucker.rules.aboard.credits import tell_earned
from starboard.games.trucker.rules.aboard.crew import lose_crew
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.cards.automatic_defence import is_still_manned
from starboard.games.trucker.rules.track.flight_days import lose_days
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Arg, Ask, Rules, show


def abandoned_ship(g: TruckerState, card: AbandonedShip) -> Rules[None]:
    """GT-B-11.3.1: the first who has enough crew and wants to mans the ship and sells it; with five players the second
    too (GT-X1-2.2). Its automatic defence shoots before that (GT-X2-5.5)."""
    while g.turn < len(g.order) and g.step < visits(g):
        seat = g.order[g.turn]
        if seat in g.landed or (yield from _docks(g, seat, card)):
            yield from barrage(g, [seat], "shot", card.shots)
            yield from _man_and_sell(g, seat, card)
            g.step += 1
        g.turn += 1
    for seat in g.order[g.turn :]:
        show(g, "passed", seat=seat, card=g.card, why="taken")
    g.landed = {}


def _docks(g: TruckerState, seat: int, card: AbandonedShip) -> Rules[bool]:
    """Whether a player who could stops here."""
    if crew_size(g.truckers[seat].ship) < card.crew:
        show(g, "passed", seat=seat, card=g.card, why="crew")
        return False
    yield CHECKPOINT
    prompt = "trucker-ask-defended-ship" if card.shots else "trucker-ask-abandoned-ship"
    args: dict[str, Arg] = {"crew": card.crew, "credits": card.credits, "days": card.days}
    if card.shots:
        args["shots"] = len(card.shots)
    move = yield Ask(seat, prompt, [Visit(), FlyPast()], "GT-B-11.3.1", args)
    if isinstance(move, Visit):
        g.landed[seat] = 1
        show(g, "land", seat=seat, planet=0)
    return seat in g.landed


def _man_and_sell(g: TruckerState, seat: int, card: AbandonedShip) -> Rules[None]:
    """The crew goes, even the last humans (GT-B-11.3.2), and the credits come."""
    if not is_still_manned(g, seat, card.crew):
        return
    yield from lose_crew(g, seat, card.crew, "GT-B-11.3.1")
    g.truckers[seat].credits += card.credits
    tell_earned(g, seat, card.credits, "GT-B-11.3.1")
    lose_days(g, {seat: card.days}, "GT-B-11.3.1")
