"""The dice check: which dice, who supports, what to turn or to roll again."""

from collections.abc import Sequence
from itertools import islice
from random import Random

from starboard.games.vanguard.board.requirements_met import meets, numbered_ways, serves
from starboard.games.vanguard.bots.chances import chance, steps, usefulness
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import (
    Combine,
    DropDanger,
    Exert,
    GiveDie,
    GoOn,
    PickDie,
    PlayCard,
    RollDie,
    SpendDice,
    TurnDie,
)
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.symbols import SYMBOLS
from starboard.games.vanguard.odds.asked.check_asked import specials_of
from starboard.games.vanguard.rules.check.dice_pool import check_of, conversions, shown
from starboard.games.vanguard.rules.crew.danger import BOXES
from starboard.games.vanguard.rules.planet.action_tracks import action_of, key_of, markers_of
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move

SURE = 0.85
"""As likely as this, nobody adds a die."""
USEFUL = 0.15
"""A die that is less likely to help stays where it is."""
MORE = 1.6
"""The dice are enough when they promise this many times the missing steps."""


def action_in_check(g: VanguardState) -> Action | None:
    """The action that is tried; none when somebody prepares."""
    check = check_of(g)
    return action_of(g, check.source, check.action) if ":" in check.source else None


def roll(g: VanguardState, options: Sequence[Move], most: int) -> tuple[int, ...]:
    """The dice to roll: the most useful ones, until it is likely enough."""
    action = action_in_check(g)
    if action is None:
        return ()
    turned = conversions(g)
    kinds = [NUMBER_OF[move.die] for move in options if isinstance(move, RollDie)]
    order = sorted(range(len(kinds)), key=lambda place: -usefulness(kinds[place], action, turned))
    chosen: list[int] = []
    for place in order[:most]:
        if usefulness(kinds[place], action, turned) < USEFUL or _is_enough(g, action, [kinds[one] for one in chosen]):
            break
        chosen.append(place)
    return tuple(sorted(chosen))


def _is_enough(g: VanguardState, action: Action, dice: list[int]) -> bool:
    turned = conversions(g)
    if action.tracks:
        check = check_of(g)
        at = (markers_of(g, check.source, check.sector) or {}).get(key_of(check.action, "green"), 0)
        return steps(dice, action, turned) >= MORE * max(1, action.tracks.get("green", 1) - at)
    row = action.rows.get("green")
    return bool(dice) and chance(dice, row.requirement if row is not None else None, turned) >= SURE


def support(g: VanguardState, options: Sequence[Move]) -> int:
    """A useful die, if those that are picked up are not enough."""
    action = action_in_check(g)
    passing = next(place for place, move in enumerate(options) if isinstance(move, GoOn))
    if action is None or _is_enough(g, action, [kind for _, kind in check_of(g).hand]):
        return passing
    turned = conversions(g)
    dice = {place: NUMBER_OF[move.die] for place, move in enumerate(options) if isinstance(move, GiveDie)}
    best = max(dice, key=lambda place: usefulness(dice[place], action, turned), default=passing)
    return best if best in dice and usefulness(dice[best], action, turned) > USEFUL else passing


def modify(g: VanguardState, options: Sequence[Move], chance: Random) -> int:
    """A card where the pool does not do it yet; else a combination that needs no die that counts."""
    passing = next(place for place, move in enumerate(options) if isinstance(move, GoOn))
    action = action_in_check(g)
    combos = [place for place, move in enumerate(options) if isinstance(move, Combine)]
    if action is None:
        return chance.choice(combos) if combos else passing
    if _is_met(g, action):
        return passing
    others = [place for place, move in enumerate(options) if not isinstance(move, GoOn | Exert | Combine)]
    if action.tracks:
        others = [place for place in others if isinstance(options[place], PlayCard) and chance.random() < 0.5]
    return chance.choice(others) if others else passing


def _is_met(g: VanguardState, action: Action) -> bool:
    row = action.rows.get("green")
    if action.tracks or row is None or row.requirement is None:
        return False
    return meets(shown(g), row.requirement, conversions(g))


def pick(g: VanguardState, options: Sequence[Move], chance: Random) -> int:
    """A die to roll again or to give away: one that serves no need."""
    action = action_in_check(g)
    row = action.rows.get("green") if action is not None else None
    if row is None or row.requirement is None:
        return chance.randrange(len(options))
    needs = {need for way in numbered_ways(row.requirement.ways) for need in way}
    dice, turned = shown(g), conversions(g)

    def useless(place: int) -> float:
        move = options[place]
        if not isinstance(move, PickDie) or move.place >= len(dice):
            return chance.random()
        helps = any(needs & one for one in serves(dice[move.place], turned, (), False))
        return chance.random() - (2.0 if helps else 0.0)

    return max(range(len(options)), key=useless)


def turn(g: VanguardState, options: Sequence[Move], chance: Random) -> int:
    """A die and the result it is set to: one that meets the requirement, or at least a part of it."""
    action = action_in_check(g)
    row = action.rows.get("green") if action is not None else None
    if row is None or row.requirement is None:
        return chance.randrange(len(options))
    needs = {need for way in row.requirement.ways for need in way}
    dice, turned = shown(g), conversions(g)

    def good(place: int) -> float:
        move = options[place]
        if not isinstance(move, TurnDie) or move.place >= len(dice):
            return chance.random()
        after, shows = list(dice), move.symbol.split("+")
        after[move.place] = (dice[move.place][0], tuple([SYMBOLS.index(symbol) for symbol in shows]))
        met = meets(after, row.requirement, turned) if row.requirement is not None else False
        useful = sum(symbol in needs or symbol == "vanguard" for symbol in shows)
        return chance.random() + (4.0 if met else 0.0) + useful

    return max(range(len(options)), key=good)


def special(g: VanguardState, options: Sequence[Move]) -> int:
    """Dice for a special effect: on tracks that is what they are for, if it moves one the right way."""
    action, check = action_in_check(g), check_of(g)
    wanted = False
    if action is not None and action.tracks:
        resolved = next(islice(specials_of(g, action), check.notes.special, None), None)
        wanted = resolved is not None and bool(resolved.track) and (resolved.track == "red") == (resolved.steps < 0)
        if wanted and resolved is not None and resolved.track == "red":
            # A step back is for a marker that stands there.
            wanted = key_of(check.action, "red") in (markers_of(g, check.source, check.sector) or {})
    kind = SpendDice if wanted else GoOn
    return next((place for place, move in enumerate(options) if isinstance(move, kind)), 0)


def drop_danger(g: VanguardState, options: Sequence[Move]) -> int:
    """A danger die that would do something; before the roll any."""
    bad = [isinstance(move, DropDanger) and move.face in BOXES[move.box] for move in options]
    return bad.index(True) if any(bad) else 0


def exert_first(g: VanguardState, options: Sequence[Move]) -> int:
    """Only if there is no die to roll."""
    move = next(move for move in options if isinstance(move, Exert))
    kind = GoOn if g.expedition.team[move.who].available else Exert
    return next(place for place, move in enumerate(options) if isinstance(move, kind))
