"""Windows: something is about to happen, and who can stop or change it is asked.

A card whose timing is `injury`, `event`, `track` … is used only then. Its effect changes the `Pending` on top of
`Expedition.pending`: `cancel` stops it, `become` makes it another injury, and so on (`ops_window`). Nobody is asked who
has nothing to use.

Such a card is about its owner, unless its condition speaks of `self`: `injury if not self and at there: take-over`.
"""

from starboard.games.vanguard.effects.context import ask_crew
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.rules.basics.away_team import living
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import NOTHING_ASKED, Move, Rules

PROMPTS = {
    "attack": "vanguard-ask-attack",
    "danger": "vanguard-ask-danger",
    "die": "vanguard-ask-die",
    "disc": "vanguard-ask-disc",
    "enter": "vanguard-ask-enter",
    "event": "vanguard-ask-event",
    "injury": "vanguard-ask-injury",
    "landing": "vanguard-ask-landing",
    "lead": "vanguard-ask-leads",
    "move": "vanguard-ask-move",
    "poi": "vanguard-ask-poi",
    "rest": "vanguard-ask-rest",
    "row": "vanguard-ask-row",
    "track": "vanguard-ask-time",
    "travel": "vanguard-ask-travel",
}
"""What is asked, by what is about to happen."""
OVER = ("enter",)
"""What has happened when it is asked about: everything answers it once. What is still to come can be changed again."""


def window(g: VanguardState, pending: Pending) -> Rules[None]:
    """Ask everybody who has something for this moment, until all are content. Then `pending` says what is left to
    happen; where it does not say where, it happens where the crew member concerned is."""
    return _window(g, pending) if abilities.anybody_has(g, pending.kind) else NOTHING_ASKED


def _window(g: VanguardState, pending: Pending) -> Rules[None]:
    e, kind = g.expedition, pending.kind
    for other in e.pending:
        if other.kind == kind:
            # What answers a window opens no other of its kind: a card that adds leads to leads is not asked for more.
            return
    if not pending.sector and pending.who != NOBODY:
        pending.sector = e.team[pending.who].sector
    e.pending.append(pending)
    used: list[Move] = []
    for reactor in living(g):
        while not pending.cancelled:
            options = abilities.reactions(g, reactor, pending)
            if kind in OVER:
                for move in used:
                    if move in options:
                        options.remove(move)
            if not options:
                break
            move = yield ask_crew(g, reactor, PROMPTS[kind], [*options, GoOn()], "IV-X-602")
            if isinstance(move, GoOn):
                break
            used.append(move)
            yield from abilities.use(g, move)
    # If the exploration ends meanwhile, `leave` forgets all that was pending.
    del e.pending[-1]
