"""IV-X-5: the dice check in its ten steps.

| step | what                                          | where            |
|------|-----------------------------------------------|------------------|
| 1–3  | choose dice, forced dice, roll                | here             |
| 4, 5 | modify results, dice combinations             | check_modify     |
| 6    | injury and danger dice                        | check_injuries   |
| 7    | special effects                               | check_specials   |
| 8–10 | mark the outcome, spend the rest, resolve it  | check_outcomes   |
"""

from starboard.games.vanguard.board.dice_shown import symbols
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import ask_crew_some
from starboard.games.vanguard.moves.exploration_moves import RollDie
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.symbols import ACCIDENT, INJURY_FACES
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.board_layout import is_tutorial
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.check.check_injuries import injury_and_danger_dice
from starboard.games.vanguard.rules.check.check_modify import combinations_and_modifications
from starboard.games.vanguard.rules.check.check_outcomes import (
    mark_outcome,
    resolve_outcome,
    resolve_row,
)
from starboard.games.vanguard.rules.check.check_specials import special_effects
from starboard.games.vanguard.rules.check.check_support import pick_up, support
from starboard.games.vanguard.rules.check.danger_dice import add_danger, keep_away, roll_danger_dice
from starboard.games.vanguard.rules.check.dice_pool import check_of, roll, show_roll, spend_all
from starboard.games.vanguard.rules.crew.crew_dice import refresh_dice
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import Move, Rules, show

INJURY_SIDES = tuple(INJURY_FACES.index(face) for face in RULES.injuries.faces)
"""The faces of an injury die, as places in `INJURY_FACES`."""
TUTORIAL_ACCIDENTS = 3
"""IV-X-1903: with more accidents than this in a first check of the tutorial, all dice are rolled again."""
SPARED = Done("taught:accidents")
"""What remembers that this check is over."""


def dice_check(
    g: VanguardState, who: int, source: str, number: int, action: Action | None, sector: int = 0
) -> Rules[None]:
    """The whole check. Without an action it is that of Prepare: no outcomes, only dice combinations (IV-X-321). With a
    sector it is made from afar, without support. What happens in a check may demand another one, which comes first."""
    e = g.expedition
    e.check = check = Check(who, source, number, sector or e.team[who].sector, outer=e.check)
    if sector:
        check.notes.afar = True
    hint(g, "check")
    yield from planet_rules.fire(g, "check", who, check.sector)
    yield from choose_dice(g, who)
    yield from support(g, who)
    forced_dice(g, action)
    if check.danger:
        yield from keep_away(g, check)
    roll_dice(g)
    yield from combinations_and_modifications(g)
    yield from injury_and_danger_dice(g)
    instant = yield from special_effects(g, action)
    if not instant and action is not None and not action.tracks:
        mark_outcome(g, action)
    spend_all(g)
    if action is not None and not e.team[who].dead:
        if instant:
            check.row = instant
            yield from resolve_row(g, action, instant)
        else:
            yield from resolve_outcome(g, action)
    yield from planet_rules.fire(g, "checked", who, check.sector)
    back = check.notes.refresh_after + foretold(g, who)
    if back:
        # What a card promised for after the check: some dice come back.
        yield from refresh_dice(g, who, back, "IV-X-550")
    e.check = check.outer


def foretold(g: VanguardState, who: int) -> int:
    """The dice for a symbol that was named before the check, if the marked row has used it."""
    named = g.expedition.notes.predicted.pop(who, None)
    if named is None:
        return 0
    used = check_of(g).used
    return sum([count for symbol, count in named.items() if symbol in used])


# -- Step 1 ----------------------------------------------------------------------------------------------------------


def choose_dice(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-501: any number of own available dice."""
    one = g.expedition.team[who]
    if not one.available:
        return
    options: list[Move] = [
        RollDie(KINDS[die].id, one.available[:place].count(die) + 1) for place, die in enumerate(one.available)
    ]
    most = max(0, len(options) - _fewer_dice(g.expedition))
    moves = yield ask_crew_some(g, who, "vanguard-ask-roll", options, 0, most, "IV-X-501")
    for move in moves:
        pick_up(g, who, move.die)
    if moves and g.news is not None:
        show(g, "pick", who=who, dice=[move.die for move in moves])


def _fewer_dice(e: Expedition) -> int:
    return e.notes.fewer_dice or e.round_notes.fewer_dice or e.turn_notes.fewer_dice


# -- Steps 2 and 3 ---------------------------------------------------------------------------------------------------


def forced_dice(g: VanguardState, action: Action | None) -> None:
    """IV-X-503, IV-X-504: all own injury dice of the active crew member, and the danger dice of the action."""
    check = check_of(g)
    one = g.expedition.team[check.who]
    if any(one.injury_dice):
        check.injury = [0] * sum(one.injury_dice)
        one.injury_dice = [0, 0, 0]
    add_danger(g, check, action)


def roll_dice(g: VanguardState) -> None:
    """IV-X-505: everything at once; ownership is remembered."""
    check = check_of(g)
    check.step = 3
    check.pool = [roll(g, owner, kind) for owner, kind in check.hand]
    check.hand = []
    for place in range(len(check.injury)):
        check.injury[place] = INJURY_SIDES[g.chance.below(len(INJURY_SIDES))]
    if check.danger:
        roll_danger_dice(g, check)
    if is_first_check(g):
        _spare_beginners(g, check)
    if g.news is not None:
        show_roll(g, check.pool, range(len(check.pool)), "check")
        say(g, "vanguard-rolled", "IV-X-505", who=check.who, pool=len(check.pool))


def is_first_check(g: VanguardState) -> bool:
    """IV-X-1903: whether this is the check of the tutorial in which too many accidents do not stand: the first one at
    the POI that the planet names. No other planet has one."""
    e, check = g.expedition, check_of(g)
    if not check.source.startswith("poi:") or SPARED in e.once or not is_tutorial(g):
        return False
    return check.source == f"poi:{campaign[g.campaign].planets[e.boards[0].planet].first_check}"


def _spare_beginners(g: VanguardState, check: Check) -> None:
    """IV-X-1903: three accidents stand, but of four or more fewer than three must remain."""
    g.expedition.once.append(SPARED)
    check.notes.spared = True
    if _accidents(check) > TUTORIAL_ACCIDENTS:
        while _accidents(check) >= TUTORIAL_ACCIDENTS:
            check.pool = [roll(g, die.owner, die.kind) for die in check.pool]


def _accidents(check: Check) -> int:
    return sum(ACCIDENT in symbols(die) for die in check.pool)
