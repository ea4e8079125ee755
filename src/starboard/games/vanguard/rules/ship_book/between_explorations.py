"""Page 39: before the next pass the table may change: modules of Deadly Space come and go (IV-C-104), and so do players
(IV-S-0103)."""

from starboard.games.vanguard.board.players import dealt_again, players
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import SitIn, SitOut, SwitchModule
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.options import MODULES
from starboard.kernel import CHECKPOINT, Ask, Message, Move, Rules, tell


def between_explorations(g: VanguardState) -> Rules[None]:
    """As many changes as wanted, each module and each seat once."""
    while True:
        yield CHECKPOINT
        options = [*_modules(g), *_seats(g), GoOn()]
        move = yield Ask(g.speaker, "vanguard-ask-between", options, "IV-S-0103")
        if isinstance(move, SwitchModule):
            switch(g, move.module)
        elif isinstance(move, SitOut | SitIn):
            change_player(g, move.seat)
        else:
            return


def _modules(g: VanguardState) -> list[Move]:
    return [SwitchModule(module) for module in MODULES if Done(f"module:{module}") not in g.ship.once]


def _seats(g: VanguardState) -> list[Move]:
    """Somebody stays at the table."""
    here = players(g)
    found: list[Move] = []
    for seat in range(g.seats):
        if Done("seat", seat) in g.ship.once:
            continue
        if seat in g.away:
            found.append(SitIn(seat))
        elif len(here) > 1:
            found.append(SitOut(seat))
    return found


def switch(g: VanguardState, module: str) -> None:
    """IV-C-104: a module is in play from now on, or no longer."""
    g.ship.once.append(Done(f"module:{module}"))
    named = Message(f"vanguard-option-deadly-{module}")
    if module in g.deadly:
        g.deadly.remove(module)
        tell(g, "vanguard-module-off", "IV-C-104", module=named)
    else:
        g.deadly = [one for one in MODULES if one in g.deadly or one == module]
        tell(g, "vanguard-module-on", "IV-C-104", module=named)


def change_player(g: VanguardState, seat: int) -> None:
    """IV-S-0103: somebody leaves or joins, and the sections are shared out among those who are there."""
    g.ship.once.append(Done("seat", seat))
    if seat in g.away:
        g.away.remove(seat)
        tell(g, "vanguard-sat-in", "IV-S-0103", seat=seat)
    else:
        g.away = sorted([*g.away, seat])
        tell(g, "vanguard-sat-out", "IV-S-0103", seat=seat)
    here = players(g)
    for section, commander in enumerate(dealt_again([one.commander for one in g.sections], here)):
        g.sections[section].commander = commander
    if g.speaker not in here:
        g.speaker = here[0]
