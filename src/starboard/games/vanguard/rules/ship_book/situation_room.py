"""Page 17, the situation room: situations are dealt with before they strike, or morale is raised."""

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import Calm, Cheer, Resolve
from starboard.games.vanguard.rules.ship.morale import HIGHEST, raise_morale
from starboard.games.vanguard.rules.ship.situations import resolve, settle, ways_out
from starboard.games.vanguard.rules.ship.tokens import change_success
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import CHECKPOINT, Ask, Move, Rules

CALMED, CHEERED = Done("calmed"), Done("cheered")


def situation_room(g: VanguardState) -> Rules[None]:
    """IV-S-1701, IV-S-1702."""
    while options := deeds(g):
        yield CHECKPOINT
        move = yield Ask(g.speaker, "vanguard-ask-situation-room", [*options, GoOn()], "IV-S-1701")
        if isinstance(move, Resolve):
            yield from resolve(g, move)
        elif isinstance(move, Calm):
            g.ship.once.append(CALMED)
            change_success(g, -RULES.ship.resolve_success, "IV-S-1701")
            yield from settle(g, move.situation, "IV-S-1701")
        elif isinstance(move, Cheer):
            g.ship.once.append(CHEERED)
            change_success(g, -RULES.ship.morale_success, "IV-S-1702")
            yield from raise_morale(g, "IV-S-1702")
        else:
            return


def deeds(g: VanguardState) -> list[Move]:
    """IV-S-1701: resolve by assigning crew, one of them with success tokens instead; IV-S-1702: raise morale, once."""
    ship = g.ship
    options: list[Move] = [way for id in ship.situations for way in ways_out(g, id)]
    if CALMED not in ship.once and ship.success >= RULES.ship.resolve_success:
        options += [Calm(id) for id in ship.situations]
    if CHEERED not in ship.once and ship.success >= RULES.ship.morale_success and ship.morale < HIGHEST:
        options.append(Cheer())
    return options
