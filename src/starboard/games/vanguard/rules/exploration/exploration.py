"""IV-X-2: a planetary exploration, round by round. `Expedition.step` is the cursor:

| step      | what is next                                                        |
|-----------|---------------------------------------------------------------------|
| start     | who holds the start token first                                     |
| round     | a round begins; from the second one on the start token is passed on |
| turn      | the next crew member's turn begins                                  |
| action    | the actions of the turn                                             |
| event     | the end of the turn: its event                                      |
| end       | the turn is over                                                    |
| round-end | the round is over                                                   |
| leaving   | the exploration has ended: departure, evacuation or an ordered end  |
| over      | nothing more                                                        |
"""

from starboard.games.vanguard.effects.context import seat_of
from starboard.games.vanguard.moves.exploration_moves import GiveStart
from starboard.games.vanguard.notation.symbols import RECON
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.away_team import living
from starboard.games.vanguard.rules.basics.conditions import clear_up
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.exploration import turn
from starboard.games.vanguard.rules.exploration.lift_off import EVACUATION, leave
from starboard.games.vanguard.rules.planet.event_cards import event
from starboard.games.vanguard.rules.planet.missions import settle
from starboard.games.vanguard.rules.planet.threats import come_back
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import RoundNotes, TurnNotes
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show

ENDLESS = 1_000
"""No rule of the game: an exploration has no last round (IV-X-207). No table plays as many, but programs may, and their
matches end some day (`Title.longest`): then the ship calls the away team back."""


def explore(g: VanguardState) -> Rules[None]:
    """IV-X-207: rounds repeat until somebody lifts off, somebody is injured too often, or a log orders the end."""
    e = g.expedition
    while e.step != "over":
        try:
            yield from STEPS[e.step](g)
        except ExplorationEnds:
            # An end that is ordered on the way out adds nothing.
            e.step = "over" if e.step == "leaving" else "leaving"


def start(g: VanguardState) -> Rules[None]:
    """IV-X-102: the Recon commander chooses who receives the start token, also when Recon stayed aboard."""
    e = g.expedition
    for one in e.team:
        if one.sector in e.places:
            e.places[one.sector].entered = True
    yield from _give_start(g, g.sections[RECON].commander, "IV-X-102")
    e.step = "round"


def _give_start(g: VanguardState, seat: int, rule: str) -> Rules[None]:
    e = g.expedition
    crew = living(g)
    who = crew[0]
    if len(crew) > 1:
        options: list[Move] = [GiveStart(who) for who in crew]
        move = yield Ask(seat, "vanguard-ask-start", options, rule, {"round": max(1, e.round)})
        who = move.who
    e.start = who
    if g.news is not None:
        show(g, "start", who=who)
        say(g, "vanguard-start", rule, who=who)


def begin_round(g: VanguardState) -> Rules[None]:
    """IV-X-202: the holder gives the start token to anybody; all turn tokens show that turns are available."""
    e = g.expedition
    yield CHECKPOINT
    if e.round > ENDLESS:
        e.end = EVACUATION
        raise ExplorationEnds
    if e.round > 1:
        holder = e.start if not g.expedition.team[e.start].dead else living(g)[0]
        yield from _give_start(g, seat_of(g, holder), "IV-X-202")
    for one in e.team:
        one.turned, one.round_origin = False, one.sector
    if g.news is not None:
        show(g, "phase", phase="round", number=e.round, who=e.start)
        say(g, "vanguard-round", "IV-X-201", round=e.round)
    yield from planet_rules.fire(g, "round-start")
    e.step = "turn"


def next_of(g: VanguardState) -> int:
    """IV-X-201: whose turn is next: from the start token on in the order of the boards; `NOBODY` after the last."""
    e = g.expedition
    team = e.team
    for number in range(e.start, e.start + len(team)):
        who = number % len(team)
        if not team[who].turned and not team[who].dead:
            return who
    return NOBODY


def begin_turn(g: VanguardState) -> Rules[None]:
    """IV-X-201, IV-X-206: every crew member takes one turn; then the round is over."""
    e = g.expedition
    who = next_of(g)
    if who == NOBODY:
        e.step = "round-end"
        return
    yield CHECKPOINT
    e.step = "action"
    yield from turn.begin(g, who)


def end_turn(g: VanguardState) -> Rules[None]:
    """IV-X-204: flip the turn token, then draw and resolve an event."""
    e = g.expedition
    yield CHECKPOINT
    who = e.who
    g.expedition.team[who].turned = True
    if not g.expedition.team[who].dead:
        yield from event(g, who)
    e.step = "end"


def after_turn(g: VanguardState) -> Rules[None]:
    """What lasted to the end of the turn is over."""
    e = g.expedition
    yield from settle(g)
    yield from planet_rules.fire(g, "turn-end", e.who, g.expedition.team[e.who].sector)
    e.turn_notes = TurnNotes()
    e.turns += 1
    e.who, e.actions = NOBODY, 0
    e.step = "turn"


def end_round(g: VanguardState) -> Rules[None]:
    """What lasted to the end of the round is over."""
    e = g.expedition
    yield CHECKPOINT
    yield from planet_rules.fire(g, "round-end")
    yield from settle(g)
    yield from clear_up(g)
    yield from come_back(g)
    e.round_notes = RoundNotes()
    e.round += 1
    e.step = "round"


def leaving(g: VanguardState) -> Rules[None]:
    """IV-X-17."""
    e = g.expedition
    yield CHECKPOINT
    yield from leave(g)
    e.step = "over"


STEPS = {
    "start": start,
    "round": begin_round,
    "turn": begin_turn,
    "action": lambda g: turn.actions(g, g.expedition.who),
    "event": end_turn,
    "end": after_turn,
    "round-end": end_round,
    "leaving": leaving,
}
