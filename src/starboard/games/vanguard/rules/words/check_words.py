"""Words of effects for step 4 of a dice check: results are rolled again, turned, added or taken out (IV-X-506)."""

from collections.abc import Iterator

from starboard.games.vanguard.board.dice_shown import NUMBER, shown_words, symbols
from starboard.games.vanguard.board.equal_choices import (
    different_dice,
    different_kinds,
    different_results,
    results_as_words,
)
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import COLOUR, FACES, KINDS
from starboard.games.vanguard.effects.context import Ctx, ask_crew, ask_crew_some
from starboard.games.vanguard.effects.effects import may, op
from starboard.games.vanguard.effects.sector_targets import here
from starboard.games.vanguard.moves.exploration_moves import GoOn, PickDie, PickWord, RollDie, TakeSpecial, TurnDie
from starboard.games.vanguard.notation.argument_kinds import OWN
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.notation.symbols import NINE, SHORT, SYMBOLS
from starboard.games.vanguard.rules.basics.away_team import ANY_COLOUR, COLOUR_OF_LETTER
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.check.check_outcomes import resolve_row
from starboard.games.vanguard.rules.check.danger_dice import take_out
from starboard.games.vanguard.rules.check.dice_pool import check_of, roll, show_roll, spend_places
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.rules.words.crew_words import concerned
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Move, Rules, show

WORDS = ("reroll", "turn", "toss", "add-die", "drop-danger", "double", "excuse")


def _places(g: VanguardState, colour: object, face: object, owner: int = NOBODY) -> list[int]:
    """The dice of a colour that show a symbol, perhaps only those of one crew member."""
    number = COLOUR_OF_LETTER[str(colour or "D")]
    wanted = NUMBER[SHORT[str(face)]] if face not in (None, "any") else -1
    found: list[int] = []
    for place, die in enumerate(check_of(g).pool):
        if (
            number in (ANY_COLOUR, COLOUR[die.kind])
            and (wanted < 0 or wanted in symbols(die))
            and owner in (NOBODY, die.owner)
        ):
            found.append(place)
    return found


def _owner(ctx: Ctx, amount: object) -> int:
    """Whose dice are meant."""
    return ctx.who if amount == OWN else NOBODY


def _amount(arg: object, able: list[int]) -> int:
    return len(able) if arg in ("all", OWN) else min(arg if isinstance(arg, int) else 1, len(able))


@may("reroll", "turn", "toss")
def _may_change(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """There is a check in its fourth step, and a die to change."""
    check = g.expedition.check
    if check is None or not check.pool:
        return False
    face = args[2] if len(args) > 2 else None
    if args[-1] == "kin":
        return bool(_turnings(g, _places(g, args[1], face), ["kin"]))
    return bool(_places(g, args[1], face, _owner(ctx, args[0])))


# -- Before and without a roll ---------------------------------------------------------------------------------------


@op("predict")
def _predict(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A symbol is named: if the row that is marked in the next check uses it, dice come back afterwards."""
    if not concerned(g, ctx):
        return
    options: list[Move] = [PickWord(symbol) for symbol in NINE]
    move = yield ask_crew(g, ctx.who, "vanguard-ask-symbol", options, ctx.rule)
    g.expedition.notes.predicted[ctx.who] = {move.word: args[0] if isinstance(args[0], int) else 1}
    say(g, "vanguard-predicted", ctx.rule, who=ctx.who, symbol=move.word)


@may("predict")
def _may_predict(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """Before a check, and once for each."""
    e = g.expedition
    return e.check is None and ctx.who not in e.notes.predicted


@op("threat-row")
def _threat_row(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A row of a special action of a threat in the sector is resolved without a check."""
    able = _rows_here(g, ctx, str(args[0]))
    if not able or not concerned(g, ctx):
        return
    move = able[0]
    if len(able) > 1:
        move = yield ask_crew(g, ctx.who, "vanguard-ask-threat-row", able, ctx.rule)
    assert isinstance(move, TakeSpecial)
    e = g.expedition
    outer = e.check
    e.check = Check(ctx.who, move.source, move.action, here(g, ctx), outer=outer)
    yield from resolve_row(g, action_of(g, move.source, move.action), str(args[0]))
    e.check = outer


def _rows_here(g: VanguardState, ctx: Ctx, row: str) -> list[Move]:
    """The special actions with such a row of threats whose main standee is in the sector (IV-X-1503)."""
    threats = [
        threat for board in g.expedition.boards for threat in board.threats if threat.sectors[:1] == [here(g, ctx)]
    ]
    cards = campaign[g.campaign].threats
    return [
        TakeSpecial(f"threat:{threat.id}", number)
        for threat in threats
        for number, action in enumerate(cards[threat.id].actions)
        if row in action.rows and not action.demanded
    ]


@may("threat-row")
def _may_threat_row(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return g.expedition.check is None and bool(_rows_here(g, ctx, str(args[0])))


# -- Step 4 ----------------------------------------------------------------------------------------------------------


@op("reroll")
def _reroll(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Dice are rolled again: up to this many of the player's choice, any number with `all`, with `own` all one's
    own."""
    able = _places(g, args[1], args[2], _owner(ctx, args[0]))
    chosen = able
    if args[0] != OWN:
        chosen = yield from _some(g, ctx, able, _amount(args[0], able), "vanguard-ask-reroll")
    check = check_of(g)
    for place in chosen:
        die = check.pool[place]
        check.pool[place] = roll(g, die.owner, die.kind)
    if chosen and g.news is not None:
        show_roll(g, [check.pool[place] for place in chosen], chosen, "again")
        for place in chosen:
            say(g, "vanguard-rerolled", "IV-X-506", place=place)


def _some(g: VanguardState, ctx: Ctx, able: list[int], most: int, prompt: str) -> Rules[list[int]]:
    """Dice of choice. With one die there is nothing to choose."""
    if len(able) <= 1:
        return able
    options: list[Move] = [PickDie(place) for place in able]
    if most == 1:
        move = yield ask_crew(g, ctx.who, prompt, options, "IV-X-506")
        return [move.place]
    moves = yield ask_crew_some(g, ctx.who, prompt, options, 1, most, "IV-X-506")
    return [move.place for move in moves]


@op("turn")
def _turn(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Dice are set to a result: a given symbol or one of several, any, one that is named for all of them, or one that
    another die of the pool shows, another of the same colour shows, or none shows."""
    amount, colour, face, *given = args
    results = [str(result) for result in given]
    able = _places(g, colour, face, _owner(ctx, amount))
    if results == ["named"]:
        options: list[Move] = [PickWord(symbol) for symbol in NINE]
        named = yield ask_crew(g, ctx.who, "vanguard-ask-symbol", options, "IV-X-506")
        results = [named.word[:3]]
    if amount in ("all", OWN) and len(results) == 1 and results[0] in SHORT:
        for place in able:
            set_die(g, place, SHORT[results[0]])
        return
    done: list[int] = []
    for _ in range(_amount(amount, able)):
        turnings = _turnings(g, [place for place in able if place not in done], results)
        if not turnings:
            return
        move: Move = turnings[0]
        asked: list[Move] = [*turnings, *([GoOn()] if done else [])]
        if len(asked) > 1:
            move = yield ask_crew(g, ctx.who, "vanguard-ask-turn-die", asked, "IV-X-506")
        if not isinstance(move, TurnDie):
            return
        set_die(g, move.place, move.symbol)
        done.append(move.place)


def _turnings(g: VanguardState, places: list[int], results: list[str]) -> list[TurnDie]:
    """What a die could be set to. Where a symbol is given, one that shows it already is left out; "any result" is every
    face of the die, the one that is up in the end."""
    found = []
    pool = check_of(g).pool
    for place in different_dice(pool, places):
        shows = shown_words(pool[place])
        for result in results:
            for symbol in _results(g, place, result):
                if symbol != shows or result == "any":
                    found.append(TurnDie(place, symbol))
    return list(dict.fromkeys(found))


def _results(g: VanguardState, place: int, result: str) -> Iterator[str]:
    pool = check_of(g).pool
    others = {symbol for other, die in enumerate(pool) if other != place for symbol in symbols(die)}
    if result == "any":
        yield from results_as_words(different_results(pool[place]))
    elif result == "shown":
        yield from (SYMBOLS[symbol] for symbol in sorted(others))
    elif result == "kin":
        colour = COLOUR[pool[place].kind]
        kin = [die for other, die in enumerate(pool) if other != place and COLOUR[die.kind] == colour]
        yield from (SYMBOLS[symbol] for symbol in sorted({symbol for die in kin for symbol in symbols(die)}))
    elif result == "unshown":
        yield from (symbol for number, symbol in enumerate(SYMBOLS[:9]) if number not in others)
    else:
        yield SHORT[result]


def set_die(g: VanguardState, place: int, symbol: str) -> None:
    """A die shows a result from now on; its colour stays (IV-X-580)."""
    die = check_of(g).pool[place]
    before = shown_words(die)
    faces = FACES[die.kind]
    result = tuple([SYMBOLS.index(name) for name in symbol.split("+")])
    if result in faces:
        die.face, die.shows = faces.index(result), ""
    else:
        die.shows = symbol
    show(g, "turn", place=place, die=KINDS[die.kind].id, start=before, shows=symbol)
    say(g, "vanguard-turned", "IV-X-506", die=die.kind, symbol=symbol)


@op("toss")
def _toss(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Pool dice go to the spent dice of their owners."""
    able = _places(g, args[1], args[2], _owner(ctx, args[0]))
    # While the dice are picked, it is known that they will not be rolled again.
    check_of(g).notes.tossing = True
    chosen = yield from _some(g, ctx, able, _amount(args[0], able), "vanguard-ask-toss")
    check_of(g).notes.tossing = False
    spend_places(g, tuple(chosen), "toss")


@op("add-die")
def _add_die(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A spent or available die of the crew member comes into the pool and is rolled."""
    if not concerned(g, ctx) or g.expedition.check is None:
        return
    one = g.expedition.team[ctx.who]
    dice = one.spent if args[1] == "spent" else one.available
    for _ in range(args[0] if isinstance(args[0], int) else 1):
        kinds = different_kinds(dice)
        if not kinds:
            return
        kind = kinds[0]
        if len(kinds) > 1:
            options: list[Move] = [RollDie(KINDS[kind].id, 1) for kind in kinds]
            move = yield ask_crew(g, ctx.who, "vanguard-ask-add-die", options, "IV-X-506")
            kind = next(kind for kind in kinds if KINDS[kind].id == move.die)
        dice.remove(kind)
        pool = check_of(g).pool
        pool.append(roll(g, ctx.who, kind))
        if g.news is not None:
            show_roll(g, pool[-1:], [len(pool) - 1], "added")
            say(g, "vanguard-added", "IV-X-506", who=ctx.who, place=len(pool) - 1)


@may("add-die")
def _may_add_die(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    if g.expedition.check is None or ctx.who < 0:
        return False
    one = g.expedition.team[ctx.who]
    return bool(one.spent if args[1] == "spent" else one.available)


@op("drop-danger")
def _drop_danger(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-508: danger dice are taken out after the roll."""
    count = _amount(args[0], list(range(len(check_of(g).danger))))
    yield from take_out(g, ctx.who, count)
    say(g, "vanguard-danger-dropped", "IV-X-508", count=count)


@may("drop-danger")
def _may_drop_danger(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    check = g.expedition.check
    return check is not None and bool(check.danger)


@op("double")
def _double(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """Symbols that count twice."""
    for place in _places(g, "D", args[0])[: args[1] if isinstance(args[1], int) else 1]:
        die: PoolDie = check_of(g).pool[place]
        names = [SYMBOLS[symbol] for symbol in symbols(die)]
        die.shows = "+".join([*names, SHORT[str(args[0])]])


@may("double")
def _may_double(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return g.expedition.check is not None and bool(_places(g, "D", args[0]))


@op("excuse")
def _excuse(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The rest of the check does without a swap, a symbol of a row, or a die of a special effect."""
    check = g.expedition.check
    if check is not None:
        check.notes.excused.append(str(args[0]))


@may("excuse")
def _may_excuse(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    check = g.expedition.check
    return check is not None and args[0] not in check.notes.excused
