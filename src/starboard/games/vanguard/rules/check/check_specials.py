"""Step 7 of a dice check: special effects.

Natural symbols are compulsory: whatever the pool allows is spent and resolved. Vanguards and conversions may be added,
but need not be (IV-X-535, Q-02). Nobody would hold one back from a green track whose other effects ask for more, so
that is not asked. An accident that is asked for is only ever a natural one.
"""

from collections import Counter
from itertools import combinations

from starboard.games.vanguard.board.requirements_met import Shown, compulsory, spending, ways
from starboard.games.vanguard.effects.context import Ctx, seat_of
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.exploration_moves import GoOn, SpendDice
from starboard.games.vanguard.names.effect_names import words_of
from starboard.games.vanguard.notation.actions import Action, Special
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import SHORT, SYMBOLS
from starboard.games.vanguard.rules.basics.conditions import condition_in
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import passives
from starboard.games.vanguard.rules.check.dice_pool import check_of, conversions, shown, spend_places
from starboard.games.vanguard.rules.planet import action_tracks as tracks
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.expedition_state import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Ask, Move, Rules

STEP = 7


def special_effects(g: VanguardState, action: Action | None) -> Rules[str]:
    """IV-X-530, IV-X-531: that of the global condition first, then those of the action, from the top. Returns the row
    of an instant effect, which ends the check (IV-X-536)."""
    check = check_of(g)
    check.step = STEP
    for number, special in enumerate(_specials(g, check, action)):
        check.notes["special"] = number
        if g.expedition.team[check.who].dead:
            return ""
        hint(g, "special")
        if special.requirement is None:
            row = yield from _conditional(g, special)
            if row:
                return row
        else:
            yield from _required(g, special, special.requirement, action)
            if special.instant and check.notes.get(f"met:{special.text}"):
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
    check = check_of(g)
    ctx = Ctx(check.source, "IV-X-536", check.who, check.sector)
    assert special.condition is not None
    if not test(g, special.condition.condition, ctx):
        return ""
    if special.instant:
        say(g, "vanguard-instant", "IV-X-536", who=check.who, row=special.instant)
        return special.instant
    yield from _apply(g, special, 1)
    return ""


# -- Natural symbols -------------------------------------------------------------------------------------------------


def _required(g: VanguardState, special: Special, requirement: Requirement, action: Action | None) -> Rules[None]:
    """IV-X-532, IV-X-533: as often as the pool allows; then all dice that were used are spent."""
    check = check_of(g)
    requirement = _eased(g, requirement)
    times = compulsory(shown(g), requirement)
    if special.once:
        times = min(times, 1)
    if times:
        more = _first_symbols(g, special, requirement, times)
        yield from _spend_natural(g, requirement, times)
        check.notes[f"met:{special.text}"] = 1
        yield from _apply(g, special, times + more)
    if not (special.once and times):
        yield from _add_others(g, special, requirement, action)


def _spend_natural(g: VanguardState, requirement: Requirement, count: int) -> Rules[None]:
    """The dice that must go. Which of them is asked only where a later effect or row could use those that stay."""
    dice = shown(g)
    needs = {need for way in requirement.ways for need in way}
    if needs == {"die"}:
        left = len(dice) - count * len(requirement.ways[0])
        every = set(range(len(dice)))
        sets = [tuple(sorted(every - set(kept))) for kept in combinations(range(len(dice)), left)]
    elif all(len(way) == 1 for way in requirement.ways):
        sets = [tuple(place for place, die in enumerate(dice) if compulsory([die], requirement))]
        sets = sets if count > 1 or len(sets[0]) == 1 else [(place,) for place in sets[0]]
    else:
        sets = spending(dice, requirement, count, natural=True)
    yield from _spend_one_of(g, dice, sets)


def _spend_one_of(g: VanguardState, dice: list[Shown], sets: list[tuple[int, ...]]) -> Rules[None]:
    """Sets that leave the same dice are one."""
    different = {tuple(sorted(dice[place] for place in places)): places for places in reversed(sets)}
    able = sorted(different.values())
    chosen = able[0]
    if len(able) > 1:
        options: list[Move] = [SpendDice(places) for places in able]
        move = yield Ask(seat_of(g, check_of(g).who), "vanguard-ask-spend", options, "IV-X-533")
        chosen = move.places
    spend_places(g, chosen)


def _eased(g: VanguardState, requirement: Requirement) -> Requirement:
    """A card lets one special effect be satisfied with a die less."""
    check = check_of(g)
    if not check.notes.get("excuse-special") or not any(len(way) > 1 for way in requirement.ways):
        return requirement
    del check.notes["excuse-special"]
    return Requirement(requirement.text, tuple(way[:-1] if len(way) > 1 else way for way in requirement.ways))


def _first_symbols(g: VanguardState, special: Special, requirement: Requirement, times: int) -> int:
    """Gear in the sector makes the first symbols of a kind count for more on a green track: each card one of them."""
    check = check_of(g)
    cards = passives(g, check.who, "first-symbol") if special.track == "green" else ()
    more = 0
    for name, most in Counter(SHORT[str(card.args[0])] for card in cards).items():
        counted = check.notes.get(f"first:{name}", 0)
        taken = min(_showing(g, name), times * max(way.count(name) for way in requirement.ways), most - counted)
        if taken > 0:
            more += taken
            check.notes[f"first:{name}"] = counted + taken
    return more


def _showing(g: VanguardState, name: str) -> int:
    """How often the pool shows a symbol."""
    symbol = SYMBOLS.index(name)
    return sum(symbols.count(symbol) for _, symbols in shown(g))


# -- Vanguards and conversions ---------------------------------------------------------------------------------------


def _add_others(g: VanguardState, special: Special, requirement: Requirement, action: Action | None) -> Rules[None]:
    check = check_of(g)
    if all("accident" in way for way in requirement.ways):
        return
    while not g.expedition.team[check.who].dead:
        dice = shown(g)
        found = ways(dice, requirement, conversions(g))
        if not found:
            return
        sets = sorted({tuple(sorted(dice[place] for place in way)): way for way in reversed(found)}.values())
        chosen = sets[0]
        if not _is_plain_gain(special, requirement, action) or len(sets) > 1:
            options: list[Move] = [SpendDice(places) for places in sets]
            if not _is_plain_gain(special, requirement, action):
                options.append(GoOn())
            about = {"what": words_of(g.campaign).special(special)}
            move = yield Ask(seat_of(g, check.who), "vanguard-ask-special", options, "IV-X-535", about)
            if isinstance(move, GoOn):
                return
            chosen = move.places
        spend_places(g, chosen)
        check.notes[f"met:{special.text}"] = 1
        yield from _apply(g, special, 1)
        if special.once or special.instant:
            return


def _is_plain_gain(special: Special, requirement: Requirement, action: Action | None) -> bool:
    """A single die for a step on the green track, where no other special effect gives more for it."""
    if action is None or special.track != "green" or special.steps < 1:
        return False
    if any(len(way) > 1 for way in requirement.ways) or "yellow" in action.tracks:
        return False
    return all(other.track in ("green", "red") and other.steps <= special.steps for other in action.specials)


# -- What it does ----------------------------------------------------------------------------------------------------


def _apply(g: VanguardState, special: Special, times: int) -> Rules[None]:
    """IV-X-537: a marker moves, or an effect is carried out once for each time."""
    check = check_of(g)
    if g.news is not None:
        say(g, "vanguard-special", "IV-X-532", who=check.who, times=times, what=words_of(g.campaign).special(special))
    if special.track:
        steps = special.steps * times
        tracks.advance(g, check.source, check.sector, check.action, special.track, steps, "IV-X-537")
    elif special.effect is not None:
        ctx = Ctx(check.source, "IV-X-532", check.who, check.sector)
        for _ in range(times):
            if not g.expedition.team[check.who].dead:
                yield from carry_out(g, special.effect, ctx)
