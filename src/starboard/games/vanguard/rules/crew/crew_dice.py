"""IV-X-4: dice of a crew board are used, sacrificed and refreshed. A crew board has a column for each colour."""

from bisect import insort

from starboard.games.vanguard.board.equal_choices import different_kinds, exertion_can_wait, refreshed_at_least
from starboard.games.vanguard.content.dice import COLOUR, KINDS, NUMBER_OF
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import ask_crew, ask_crew_some
from starboard.games.vanguard.moves.exploration_moves import Exert, RefreshDie, SacrificeDie, UseDie
from starboard.games.vanguard.notation.symbols import COLOURS
from starboard.games.vanguard.rules.basics.away_team import ANY_COLOUR, dice_in_play, of_colour
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.crew import exertion, injuries
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Member
from starboard.kernel import Move, Rules, show

FEW_DICE = 3
"""IV-X-404: with this many section dice or fewer nobody sacrifices one."""


ROWS = {number: rank.rows for number, rank in RULES.ranks.items()}
"""IV-X-006: usable rows of a column, by rank."""
USES = [UseDie(kind.id) for kind in KINDS]
SACRIFICES = [SacrificeDie(kind.id, False) for kind in KINDS]
SPENT_SACRIFICES = [SacrificeDie(kind.id, True) for kind in KINDS]
"""The moves with each kind of dice."""


def room(one: Member, colour: int) -> int:
    """IV-X-006: how many more available dice the column of a colour can take."""
    left = ROWS[one.rank] - one.injury_dice[colour]
    for die in one.available:
        left -= COLOUR[die] == colour
    return left


def _rooms(one: Member) -> list[int]:
    """The same for each column."""
    left = [ROWS[one.rank]] * len(COLOURS)
    for column, dice in enumerate(one.injury_dice):
        left[column] -= dice
    for die in one.available:
        left[COLOUR[die]] -= 1
    return left


# -- Using -----------------------------------------------------------------------------------------------------------


def use_dice(g: VanguardState, who: int, count: int, colour: int, rule: str) -> Rules[None]:
    """IV-X-403: move dice from available to spent, each for itself (Q-08)."""
    if count == 1:
        return _use_die(g, who, colour, rule)
    return _use_several(g, who, count, colour, rule)


def _use_several(g: VanguardState, who: int, count: int, colour: int, rule: str) -> Rules[None]:
    for _ in range(count):
        yield from _use_die(g, who, colour, rule)


def _use_die(g: VanguardState, who: int, colour: int, rule: str) -> Rules[None]:
    one = g.expedition.team[who]
    while not one.dead:
        kinds = different_kinds(of_colour(one.available, colour))
        options: list[Move] = [USES[die] for die in kinds]
        # Exertion may come first (IV-X-401).
        if not exertion_can_wait(kinds) and exertion.can_exert(g, who):
            options.append(Exert(who))
        if not kinds:
            others = sacrifices(g, who, _owned_colour(one, colour))
            if not others:
                # without such an available die one is sacrificed, of the same colour if there is any.
                yield from sacrifice_dice(g, who, 1, _owned_colour(one, colour), rule)
                return
            options += others
        move = options[0]
        if len(options) > 1:
            move = yield ask_crew(g, who, "vanguard-ask-use", options, rule, {"colour": _word(colour)})
        if isinstance(move, UseDie):
            die = NUMBER_OF[move.die]
            spend(one, die)
            if g.news is not None:
                show(g, "use", who=who, die=KINDS[die].id)
                say(g, "vanguard-used", rule, who=who, die=die)
            return
        if isinstance(move, SacrificeDie):
            sacrifice(g, who, move, rule)
            return
        yield from exertion.exert(g, who)


def _owned_colour(one: Member, colour: int) -> int:
    """What is sacrificed where no die of a colour is available."""
    return colour if of_colour(one.spent, colour) else ANY_COLOUR


def spend(one: Member, die: int) -> None:
    """IV-X-403: one available die becomes spent."""
    one.available.remove(die)
    insort(one.spent, die)


# -- Sacrificing -----------------------------------------------------------------------------------------------------


def sacrifice_dice(g: VanguardState, who: int, count: int, colour: int, rule: str) -> Rules[None]:
    """IV-X-404: dice go to the section box until the exploration ends; crew with too few get an Exhaustion instead."""
    for _ in range(count):
        if g.expedition.team[who].dead:
            return
        options = sacrifices(g, who, colour)
        if not options:
            yield from injuries.gain_injury(g, who, "exhaustion", "effect", "IV-X-404")
            continue
        move = options[0]
        if len(options) > 1:
            move = yield ask_crew(g, who, "vanguard-ask-sacrifice", options, rule, {"colour": _word(colour)})
        sacrifice(g, who, move, rule)


def sacrifices(g: VanguardState, who: int, colour: int) -> list[SacrificeDie]:
    """IV-X-404: the dice that can be sacrificed: none with three or fewer in play."""
    one = g.expedition.team[who]
    if len(one.available) + len(one.spent) <= FEW_DICE and dice_in_play(g, who) <= FEW_DICE:
        return []
    found = [SPENT_SACRIFICES[die] for die in different_kinds(of_colour(one.spent, colour))]
    found += [SACRIFICES[die] for die in different_kinds(of_colour(one.available, colour))]
    return found


def sacrifice(g: VanguardState, who: int, move: SacrificeDie, rule: str) -> None:
    """IV-X-404: the die is out of this exploration."""
    one = g.expedition.team[who]
    dice = one.spent if move.spent else one.available
    die = NUMBER_OF[move.die]
    dice.remove(die)
    insort(one.sacrificed, die)
    show(g, "give-up", who=who, die=KINDS[die].id, spent=int(move.spent))
    say(g, "vanguard-sacrificed", rule, who=who, die=die)


# -- Refreshing ------------------------------------------------------------------------------------------------------


def refresh_dice(g: VanguardState, who: int, count: int, rule: str, colour: int = ANY_COLOUR) -> Rules[None]:
    """IV-X-405: up to `count` spent dice become available, as far as the columns have room."""
    one = g.expedition.team[who]
    if one.dead:
        return
    while count > 0:
        rooms = _rooms(one)
        spent = [die for die in of_colour(one.spent, colour) if rooms[COLOUR[die]] > 0]
        if not spent:
            return
        crowded = _are_crowded(spent, rooms)
        if (len(spent) <= count and not crowded) or len(different_kinds(spent)) == 1:
            dice = spent[: min(count, rooms[COLOUR[spent[0]]])] if crowded else spent[:count]
            _refresh(g, who, dice, rule)
            return
        if crowded:
            options = [RefreshDie(KINDS[die].id, 1) for die in different_kinds(spent)]
            move = yield ask_crew(g, who, "vanguard-ask-refresh-one", options, rule, {"left": count})
            _refresh(g, who, [NUMBER_OF[move.die]], rule)
            count -= 1
            continue
        least = refreshed_at_least(count, len(spent))
        moves = yield ask_crew_some(g, who, "vanguard-ask-refresh", _each(spent), least, count, rule, {"left": count})
        _refresh(g, who, [NUMBER_OF[move.die] for move in moves], rule)
        return


def _are_crowded(dice: list[int], rooms: list[int]) -> bool:
    """Whether a column has less room than there are dice for it."""
    left = rooms[:]
    for die in dice:
        left[COLOUR[die]] -= 1
    return min(left) < 0


def _each(dice: list[int]) -> list[Move]:
    """A move for each die; equal ones are counted."""
    return [RefreshDie(KINDS[die].id, dice[:place].count(die) + 1) for place, die in enumerate(dice)]


def _refresh(g: VanguardState, who: int, dice: list[int], rule: str) -> None:
    one = g.expedition.team[who]
    for die in dice:
        one.spent.remove(die)
        insort(one.available, die)
    if dice and g.news is not None:
        show(g, "refresh", who=who, dice=[KINDS[die].id for die in dice])
        say(g, "vanguard-refreshed", rule, who=who, count=len(dice))


def can_refresh(g: VanguardState, who: int, colour: int = ANY_COLOUR) -> bool:
    """Whether a spent die of this colour could become available."""
    one = g.expedition.team[who]
    if not one.spent:
        return False
    rooms = _rooms(one)
    for die in one.spent:
        if rooms[COLOUR[die]] > 0 and colour in (ANY_COLOUR, COLOUR[die]):
            return True
    return False


def _word(colour: int) -> str:
    return "any" if colour == ANY_COLOUR else COLOURS[colour]
