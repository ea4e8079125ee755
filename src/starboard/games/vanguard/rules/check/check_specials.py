"""Step 7 of a dice check: special effects.

Natural symbols are compulsory: whatever the pool allows is spent and resolved. Vanguards and conversions may be added,
but need not be (IV-X-535, Q-02): which effect they serve is asked, unless nothing depends on it
(`board.equal_choices`).
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from starboard.games.vanguard.board.equal_choices import (
    different_sets,
    is_plain_gain,
    is_setback,
    is_unwanted,
    rest_is_idle,
)
from starboard.games.vanguard.board.requirements_met import compulsory, spending, ways
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.vanguard_readings import read
from starboard.games.vanguard.moves.exploration_moves import GoOn, SpendDice
from starboard.games.vanguard.names.effect_names import words_in_play
from starboard.games.vanguard.notation.actions import Action, Special
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import SHORT, SYMBOLS
from starboard.games.vanguard.rules.basics.conditions import condition_in
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import passives
from starboard.games.vanguard.rules.check.dice_pool import check_of, shown, shown_and_converted, spend_places
from starboard.games.vanguard.rules.planet import action_tracks
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move, Rules, show

STEP = 7


def special_effects(g: VanguardState, action: Action | None) -> Rules[str]:
    """IV-X-530, IV-X-531: that of the global condition first, then those of the action, from the top. Returns the row
    of an instant effect, which ends the check (IV-X-536)."""
    check = check_of(g)
    check.step = STEP
    specials = _specials(g, check, action)
    for number, special in enumerate(specials):
        check.notes.special = number
        if g.expedition.team[check.who].dead:
            return ""
        hint(g, "special")
        if special.requirement is None:
            row = yield from _conditional(g, special)
            if row:
                return row
        else:
            later = specials[number + 1 :]
            idle = rest_is_idle(special, later, action is not None and not action.tracks)
            yield from _required(g, special, special.requirement, later, idle)
            if special.instant and special.text in check.notes.met:
                return special.instant
    return ""


def _specials(g: VanguardState, check: Check, action: Action | None) -> list[Special]:
    found: list[Special] = []
    condition = condition_in(g, check.sector)
    if condition is not None:
        for line in condition.specials:
            found.append(line.special)
    if action is not None:
        found += action.specials
    return found


def _conditional(g: VanguardState, special: Special) -> Rules[str]:
    """IV-X-536: it happens if a condition holds. Vanguards may be taken for symbols that would stop it, or bring it
    about."""
    check = check_of(g)
    ctx = Ctx(check.source, "IV-X-536", check.who, check.sector)
    assert special.condition is not None
    wanted = (False,) if is_setback(special) else (True, False)
    if not (yield from read(g, special.condition.condition, ctx, wanted)):
        return ""
    if special.instant:
        show(g, "special", who=check.who, number=check.notes.special, times=1)
        say(g, "vanguard-instant", "IV-X-536", who=check.who, row=special.instant)
        return special.instant
    yield from _apply(g, special, 1)
    return ""


# -- Natural symbols -------------------------------------------------------------------------------------------------


def _required(
    g: VanguardState, special: Special, requirement: Requirement, later: Sequence[Special], idle: bool
) -> Rules[None]:
    """IV-X-532, IV-X-533: as often as the pool allows; then all dice that were used are spent."""
    check = check_of(g)
    requirement = _eased(g, requirement)
    times = compulsory(shown(g), requirement)
    if special.once:
        times = min(times, 1)
    if times:
        more = _first_symbols(g, special, requirement, times)
        yield from _spend_natural(g, requirement, times, idle)
        check.notes.met.append(special.text)
        yield from _apply(g, special, times + more)
    if not (special.once and times):
        yield from _add_others(g, special, requirement, later)


def _spend_natural(g: VanguardState, requirement: Requirement, count: int, idle: bool) -> Rules[None]:
    """The dice that must go. `idle`: it means nothing which ones stay."""
    dice = shown(g)
    needs = {need for way in requirement.ways for need in way}
    if needs == {"die"} and idle:
        sets = [tuple(range(count * len(requirement.ways[0])))]
    elif needs == {"die"}:
        left = len(dice) - count * len(requirement.ways[0])
        every = set(range(len(dice)))
        sets = [tuple(sorted(every - set(kept))) for kept in combinations(range(len(dice)), left)]
    elif all(len(way) == 1 for way in requirement.ways):
        sets = [tuple(place for place, die in enumerate(dice) if compulsory([die], requirement))]
        sets = sets if count > 1 or len(sets[0]) == 1 else [(place,) for place in sets[0]]
    else:
        sets = spending(dice, requirement, count, natural=True)
    yield from _spend_one_of(g, sets[:1] if idle else sets)


def _spend_one_of(g: VanguardState, sets: list[tuple[int, ...]]) -> Rules[None]:
    able = different_sets(check_of(g).pool, sets)
    chosen = able[0]
    if len(able) > 1:
        options: list[Move] = [SpendDice(places) for places in able]
        move = yield ask_crew(g, check_of(g).who, "vanguard-ask-spend", options, "IV-X-533")
        chosen = move.places
    spend_places(g, chosen, "special")


def _eased(g: VanguardState, requirement: Requirement) -> Requirement:
    """A card lets one special effect be satisfied with a die less."""
    check = check_of(g)
    if "special" not in check.notes.excused or not any(len(way) > 1 for way in requirement.ways):
        return requirement
    check.notes.excused.remove("special")
    return Requirement(requirement.text, tuple(way[:-1] if len(way) > 1 else way for way in requirement.ways))


def _first_symbols(g: VanguardState, special: Special, requirement: Requirement, times: int) -> int:
    """Gear in the sector makes the first symbols of a kind count for more on a green track: each card one of them."""
    check = check_of(g)
    cards = passives(g, check.who, "first-symbol") if special.track == "green" else ()
    more = 0
    for name, most in Counter(SHORT[str(card.args[0])] for card in cards).items():
        counted = check.notes.first.get(name, 0)
        taken = min(_showing(g, name), times * max(way.count(name) for way in requirement.ways), most - counted)
        if taken > 0:
            more += taken
            check.notes.first[name] = counted + taken
    return more


def _showing(g: VanguardState, name: str) -> int:
    """How often the pool shows a symbol."""
    symbol = SYMBOLS.index(name)
    return sum(symbols.count(symbol) for _, symbols in shown(g))


# -- Vanguards and conversions ---------------------------------------------------------------------------------------


def _add_others(g: VanguardState, special: Special, requirement: Requirement, later: Sequence[Special]) -> Rules[None]:
    """IV-X-535: dice that can serve a special effect but need not."""
    check = check_of(g)
    if is_unwanted(special):
        return
    plain = is_plain_gain(special, later)
    while not g.expedition.team[check.who].dead:
        dice, turned = shown_and_converted(g)
        found = ways(dice, requirement, turned)
        if not found:
            return
        sets = different_sets(check.pool, found)
        chosen = sets[0]
        # All dice that could serve a plain gain do so in the end, unless it is for once.
        if not plain or (special.once and len(sets) > 1):
            options: list[Move] = [SpendDice(places) for places in sets]
            if not plain:
                options.append(GoOn())
            about = {"what": words_in_play(g).special(special)}
            move = yield ask_crew(g, check.who, "vanguard-ask-special", options, "IV-X-535", about)
            if isinstance(move, GoOn):
                return
            chosen = move.places
        spend_places(g, chosen, "special")
        check.notes.met.append(special.text)
        yield from _apply(g, special, 1)
        if special.once or special.instant:
            return


# -- What it does ----------------------------------------------------------------------------------------------------


def _apply(g: VanguardState, special: Special, times: int) -> Rules[None]:
    """IV-X-537: a marker moves, or an effect is carried out once for each time."""
    check = check_of(g)
    show(g, "special", who=check.who, number=check.notes.special, times=times)
    if g.news is not None:
        say(g, "vanguard-special", "IV-X-532", who=check.who, times=times, what=words_in_play(g).special(special))
    if special.track:
        steps = special.steps * times
        action_tracks.advance(g, check.source, check.sector, check.action, special.track, steps, "IV-X-537")
    elif special.effect is not None:
        ctx = Ctx(check.source, "IV-X-532", check.who, check.sector)
        for _ in range(times):
            if not g.expedition.team[check.who].dead:
                yield from carry_out(g, special.effect, ctx)
