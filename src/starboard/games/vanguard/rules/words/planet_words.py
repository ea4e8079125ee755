"""Words of effects for what a planet remembers, its conditions and missions, and the end of the exploration."""

from starboard.games.vanguard.board.sectors import board_at
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import op
from starboard.games.vanguard.effects.sector_targets import here
from starboard.games.vanguard.moves.exploration_moves import PickWord
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.notation.symbols import NINE, SECTIONS
from starboard.games.vanguard.rules.basics import conditions, planet_rules
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.basics.statuses import notes_for
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.exploration.lift_off import DEPARTURE
from starboard.games.vanguard.rules.planet import missions
from starboard.games.vanguard.rules.story.logs import come_to_log
from starboard.games.vanguard.rules.words.crew_words import number
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Notes
from starboard.kernel import Move, Rules

EVENTS = "events"
"""The note that turns the event deck on (IV-X-1901)."""
HAND = "hand-"
"""The note of a section for the hand begins so."""
AFTER_CHECK = "refresh-after"
"""The note of dice that come back after the check."""


@op("lasting")
def _lasting(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """From now on."""
    sector = here(g, ctx)
    board = board_at(g, sector) if sector else g.expedition.boards[0]
    if args[0] not in board.forever:
        board.forever.append(str(args[0]))
        say(g, "vanguard-lasting", ctx.rule, name=f"lasting-{args[0]}")


@op("note")
def _note(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """A number that rules look at: fields without effect, the event deck, dice that come back after a check."""
    name, count, span = str(args[0]), number(args[1]), args[2]
    e = g.expedition
    if name == EVENTS:
        e.events_on = count > 0
    elif name == AFTER_CHECK:
        if e.check is not None:
            e.check.notes.refresh_after += count
    else:
        _change(e, notes_for(g, None if span is None else str(span)), name, count)


def _change(e: Expedition, notes: Notes, name: str, count: int) -> None:
    """The notes that mean something on a planet; the hand of a section lasts as long as the exploration."""
    if name == "mute":
        notes.mute += count
    elif name == "fewer-dice":
        notes.fewer_dice += count
    elif name == "last-out":
        notes.last_out += count
    elif name == "discoveries":
        notes.discoveries += count
    elif name.startswith(HAND):
        e.notes.hands[SECTIONS.index(name.removeprefix(HAND))] += count


@op("condition")
def _condition(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1012; some hold only until the end of the round."""
    if args[1] is None:
        yield from conditions.place_condition(g, str(args[0]), ctx.rule, ctx.who)
    else:
        yield from conditions.place_for_a_round(g, str(args[0]), ctx.rule)


@op("mission")
def _mission(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1010: completed, failed, revealed, or taken away."""
    id, outcome = str(args[0]), str(args[1])
    if outcome == "done":
        yield from missions.complete(g, id)
    elif outcome == "failed":
        missions.fail(g, id)
    elif outcome == "reveal":
        missions.reveal(g, id)
    elif outcome == "off":
        missions.take_away(g, id)


@op("learn")
def _learn(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """The planet remembers a symbol: one of choice, or the first one that the marked row used."""
    board = board_at(g, here(g, ctx))
    check = g.expedition.check
    if args[0] == "used":
        words = check.used[:1] if check is not None else []
    else:
        options: list[Move] = [PickWord(symbol) for symbol in NINE if symbol not in board.learned]
        move = yield ask_crew(g, ctx.who, "vanguard-ask-symbol", options, ctx.rule)
        words = [move.word]
    for word in words:
        if word not in board.learned:
            board.learned.append(word)
            say(g, "vanguard-learned", ctx.rule, symbol=word)
            yield from planet_rules.fire(g, "learned", who=ctx.who)


@op("unlearn")
def _unlearn(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    board = board_at(g, here(g, ctx))
    if not board.learned:
        return
    word = board.learned[0]
    if args[0] == "choice" and len(board.learned) > 1:
        options: list[Move] = [PickWord(symbol) for symbol in board.learned]
        move = yield ask_crew(g, ctx.who, "vanguard-ask-symbol", options, ctx.rule)
        word = move.word
    board.learned.remove(word)


@op("end")
def _end(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-207, IV-X-1703: the exploration ends by order, with the log that it names or by departure."""
    e = g.expedition
    e.end = str(args[0]) if args[0] is not None else DEPARTURE
    if args[0] is not None:
        yield from come_to_log(g, str(args[0]), ctx)
    raise ExplorationEnds
