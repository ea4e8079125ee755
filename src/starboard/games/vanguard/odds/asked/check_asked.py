"""The dice check in progress, as the odds want it (IV-X-501 and following)."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from starboard.games.vanguard.board.dice_shown import symbols
from starboard.games.vanguard.board.requirements_met import Shown, Swap, numbered_ways
from starboard.games.vanguard.content.dice import COLOUR
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.effects.vanguard_readings import faces_asked
from starboard.games.vanguard.notation import actions
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.symbols import ROWS, SHORT, SYMBOLS
from starboard.games.vanguard.odds.sums.wanted_check import Card, Check, Part, Row, Special, Track
from starboard.games.vanguard.rules.basics.conditions import condition_in
from starboard.games.vanguard.rules.cards.passives import passives
from starboard.games.vanguard.rules.check.check import TUTORIAL_ACCIDENTS, is_first_check
from starboard.games.vanguard.rules.check.check_specials import STEP
from starboard.games.vanguard.rules.check.dice_pool import check_of, printed_conversions, swaps
from starboard.games.vanguard.rules.planet.action_tracks import action_of, fields_of, key_of, markers_of
from starboard.games.vanguard.state.check_state import PoolDie
from starboard.games.vanguard.state.game_state import VanguardState


def action_asked(g: VanguardState) -> Action | None:
    """The action whose outcome the check decides; None where there is nothing to reckon."""
    check = g.expedition.check
    if check is None or not check.source.partition(":")[2]:
        return None
    action = action_of(g, check.source, check.action)
    if action.plain is not None or not (action.rows or action.tracks):
        return None
    return action if _is_plain(g, action) else None


def is_left_to_chance(g: VanguardState, dice: int) -> bool:
    """Whether this many dice fall as chance has it. In a lesson some fall as it says (IV-C-204), and in the tutorial
    there is a check in which too many accidents do not stand (IV-X-1903): nobody is told false chances there."""
    if any(not fall.startswith("danger") for fall in g.expedition.falls):
        return False
    return dice <= TUTORIAL_ACCIDENTS or not is_first_check(g)


def _is_plain(g: VanguardState, action: Action) -> bool:
    """Whether all special effects that take dice are of the kinds that the odds know."""
    if sum(special.once for special in specials_of(g, action)) > 1:
        return False
    for special in specials_of(g, action):
        if special.condition is not None and faces_asked(special.condition.condition):
            # What strikes if a symbol is there, or is not there, is not reckoned.
            return False
        if special.requirement is not None and (special.instant or _special(g, special) is None):
            return False
        if special.requirement is not None and not action.tracks and "die" in special.requirement.ways[0]:
            return False
    return True


def check_asked(g: VanguardState, action: Action, first: int = 0) -> Check:
    """The check without its dice and cards. `first`: the special effect from which on they are still to come."""
    check = check_of(g)
    swap = swaps(g, check)
    places: Swap = tuple(swap.get(symbol, symbol) for symbol in range(len(SYMBOLS))) if swap else ()
    return Check(
        (),
        _rows(action),
        conversions=printed_conversions(g),
        swap=places,
        doubles=True,
        specials=tuple(sorted(_taking(g, action, first), key=lambda one: one.dice > 0)),
        tracks=_tracks(g, action),
    )


def promised(g: VanguardState) -> tuple[Card, ...]:
    """What cards have excused already: it counts as if it could still be used."""
    excused = check_of(g).notes.excused
    return tuple(Card(((Part("excuse", what=what),),)) for what in ("need", "special") if what in excused)


def sure_row(g: VanguardState, action: Action) -> str:
    """The row of an instant effect whose condition holds (IV-X-536); empty when there is none."""
    check = check_of(g)
    ctx = Ctx(check.source, "IV-X-536", check.who, check.sector)
    for special in specials_of(g, action):
        if special.instant and special.condition is not None and test(g, special.condition.condition, ctx):
            return special.instant
    return ""


def lying(pool: list[PoolDie]) -> tuple[tuple[int, Shown], ...]:
    """The dice of a pool: their kinds, and what they show."""
    return tuple((die.kind, (COLOUR[die.kind], tuple(sorted(symbols(die))))) for die in pool)


def _rows(action: Action) -> tuple[Row, ...]:
    if action.tracks:
        return ()
    rows = ((name, action.rows[name].requirement) for name in ROWS if name in action.rows)
    return tuple(Row(name, numbered_ways(need.ways)) for name, need in rows if need is not None)


def _tracks(g: VanguardState, action: Action) -> tuple[Track, ...]:
    check = check_of(g)
    markers = markers_of(g, check.source, check.sector) or {}
    # Only while special effects are resolved can a marker lie on its outcome field.
    least = int(check.step < STEP)
    return tuple(
        Track(row, max(least, fields_of(g, action, row, check.source) - markers.get(key_of(check.action, row), 0)))
        for row in ROWS
        if row in action.tracks
    )


def specials_of(g: VanguardState, action: Action) -> Iterator[actions.Special]:
    """IV-X-531: those of the global condition first."""
    condition = condition_in(g, check_of(g).sector)
    if condition is not None:
        for line in condition.specials:
            yield line.special
    yield from action.specials


def _taking(g: VanguardState, action: Action, first: int) -> Iterator[Special]:
    for special in islice(specials_of(g, action), first, None):
        one = _special(g, special) if special.requirement is not None else None
        if one is not None:
            yield one


def _special(g: VanguardState, special: actions.Special) -> Special | None:
    """A special effect that dice move or that takes dice; those for bare dice come last, as they take what is left."""
    need = special.requirement
    assert need is not None
    if all(len(way) == 1 and way[0] in SYMBOLS for way in need.ways):
        wanted = tuple(SYMBOLS.index(way[0]) for way in need.ways)
        return Special(wanted, 0, special.track, special.steps, special.once, *_first(g, special, wanted))
    bare = need.ways[0] if set(need.ways[0]) == {"die"} else ()
    return Special(dice=len(bare), track=special.track, steps=special.steps) if bare else None


def _first(g: VanguardState, special: actions.Special, wanted: tuple[int, ...]) -> tuple[int, int]:
    """How many symbols count for more on a green track because of gear in the sector, and which; of several kinds the
    one of which most do."""
    if special.track != "green":
        return 0, -1
    notes = check_of(g).notes
    cards = Counter(SHORT[str(card.args[0])] for card in passives(g, check_of(g).who, "first-symbol"))
    left = [(count - notes.first.get(name, 0), SYMBOLS.index(name)) for name, count in cards.items()]
    return max([(count, kind) for count, kind in left if count > 0 and kind in wanted], default=(0, -1))
