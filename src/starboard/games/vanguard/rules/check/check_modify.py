"""Steps 4 and 5 of a dice check: results are modified, then dice combinations are triggered.

Step 4 has no order: everybody who can change something may do so, also after others have, until all have passed. Who
passes is asked again once somebody has acted. Where nobody else has anything left, the active crew member is asked for
both steps at once. Once a combination was triggered, nothing is modified any more.
"""

from starboard.games.vanguard.board.equal_choices import different_sets
from starboard.games.vanguard.board.requirements_met import meets, ways
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx, ask_crew, asked_of, seat_of
from starboard.games.vanguard.effects.effects import carry_out, done_in
from starboard.games.vanguard.moves.exploration_moves import Combine, Exert, GoOn, PlayCard, SpendDice
from starboard.games.vanguard.notation.grammar import Effect
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import ACCIDENT
from starboard.games.vanguard.rules.basics.conditions import condition_in
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards import abilities, hand
from starboard.games.vanguard.rules.check.check_support import helpers
from starboard.games.vanguard.rules.check.dice_pool import (
    check_of,
    conversions,
    shown,
    shown_and_converted,
    spend_places,
    without_accidents,
)
from starboard.games.vanguard.rules.crew.exertion import exert, exertions
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import Arg, Ask, Move, Race, Rules, show

MODIFY, COMBINE = 4, 5
GO_ON = GoOn()


def combinations_and_modifications(g: VanguardState) -> Rules[None]:
    """Steps 4 and 5."""
    check = check_of(g)
    check.step = MODIFY
    one = g.expedition.team[check.who]
    seat = seat_of(g, check.who)
    others = [section.commander for section in g.sections if section.commander != seat]
    while not one.dead:
        passed = (yield from _modified_by_all(g, seat)) if others and check.step == MODIFY else False
        options = choices(g) if not passed else combos(g)
        if not options or one.dead:
            return
        asked: list[Move] = [*options, *exertions(g, seat), GO_ON]
        hint(g, "modify")
        move = yield ask_crew(g, check.who, "vanguard-ask-modify", asked, "IV-X-506")
        if isinstance(move, GoOn):
            return
        if isinstance(move, Combine):
            check.step = COMBINE
            yield from combine(g, move)
        else:
            yield from modify(g, move)


def _modified_by_all(g: VanguardState, seat: int) -> Rules[bool]:
    """Step 4 while others have something to change; whether the active crew member has passed since the last change.
    Those whom one seat commands act through it."""
    passed: set[int] = set()
    one = g.expedition.team[check_of(g).who]
    while not one.dead:
        offers = _offers_of_others(g, seat, passed)
        if not offers:
            break
        mine = modifications(g) if seat not in passed else None
        if mine:
            offers[seat] = [*mine, *exertions(g, seat), GO_ON]
        hint(g, "modify")
        asked, move = yield from _ask_first(offers, asked_of(g, check_of(g).who))
        if isinstance(move, GoOn):
            passed.add(asked)
        else:
            passed.clear()
            yield from modify(g, move)
    return seat in passed


def _offers_of_others(g: VanguardState, seat: int, passed: set[int]) -> dict[int, list[Move]]:
    """What each other seat can change; besides that it may use what is for any time, and exert."""
    offers: dict[int, list[Move]] = {}
    for other in helpers(g):
        asked = seat_of(g, other)
        if asked != seat and asked not in passed:
            options = helping(g, other)
            if options:
                offers.setdefault(asked, []).extend(options)
    for asked, found in offers.items():
        for other, one in enumerate(g.expedition.team):
            if not one.dead and g.sections[one.section].commander == asked:
                found.extend(abilities.own(g, other, "any"))
        found.extend([*exertions(g, asked), GO_ON])
    return offers


def _ask_first(offers: dict[int, list[Move]], about: dict[str, Arg]) -> Rules[tuple[int, Move]]:
    """Who acts first, and how; the question is about somebody's check. A single seat is simply asked."""
    if len(offers) == 1:
        ((seat, options),) = offers.items()
        move = yield Ask(seat, "vanguard-ask-help", options, "IV-X-507", about)
        return seat, move
    act = yield Race({**offers}, "vanguard-ask-help", "IV-X-507", about)
    return act.seat, act.move


def choices(g: VanguardState) -> list[Move]:
    """What can be used, played or triggered now."""
    found = combos(g)
    if check_of(g).step == MODIFY:
        found += modifications(g, bool(found))
    return found


def modifications(g: VanguardState, asked: bool = False) -> list[Move]:
    """What the active crew member, and those in the sector whom the same seat commands, can change. What is for any
    time can wait where there is nothing else; `asked`: there is."""
    check = check_of(g)
    found = abilities.usable(g, check.who, "check")
    seat = seat_of(g, check.who)
    for other in helpers(g):
        if seat_of(g, other) == seat:
            found += helping(g, other)
    if found or asked:
        found += abilities.usable(g, check.who, "any")
    return found


def helping(g: VanguardState, other: int) -> list[Move]:
    """IV-X-507: one section card of another crew member in the sector; a skill or equipment only if its text says so
    (Q-27)."""
    check = check_of(g)
    found = abilities.usable_for(g, other, "check", check.who)
    if other in check.helpers:
        found = [move for move in found if not isinstance(move, PlayCard)]
    return found


def modify(g: VanguardState, move: Move) -> Rules[None]:
    """IV-X-506, IV-X-507: it resolves as if the active crew member had played it. Exertion is no modification, but may
    come at any time (IV-X-401)."""
    check = check_of(g)
    if isinstance(move, Exert):
        yield from exert(g, move.who)
        return
    if isinstance(move, PlayCard) and move.who != check.who and abilities.find(g, move)[0].ability.timing == "check":
        check.helpers.append(move.who)
    yield from abilities.use(g, move)


# -- Combinations ----------------------------------------------------------------------------------------------------


def combos(g: VanguardState) -> list[Move]:
    """IV-X-510, IV-X-511: the combinations of section cards in hand and of the global condition that the pool meets."""
    check = check_of(g)
    found: list[Move] = []
    if not check.pool:
        return found
    held = g.expedition.team[check.who].hand
    condition = condition_in(g, check.sector)
    if not held and (condition is None or not condition.combos):
        return found
    pool, turned = shown_and_converted(g)
    usable = sorted([die for die in pool if ACCIDENT not in die[1]])
    if held and hand.is_within_limit(g, check.who):
        cards = campaign[g.campaign].section_cards
        for card in held:
            if meets(usable, cards[card].combo, turned):
                found.append(Combine(card, 0))
    if condition is not None:
        for number, combo in enumerate(condition.combos):
            is_over = combo.span and _done(condition.id, number) in done_in(g, combo.span)
            if not is_over and meets(usable, combo.requirement, turned):
                found.append(Combine(condition.id, number))
    return found


def _done(condition: str, number: int) -> Done:
    return Done(f"combo:{condition}.{number}")


def combine(g: VanguardState, move: Combine) -> Rules[None]:
    """IV-X-510: spend matching dice, resolve the lower effect, discard the card. Each die serves one combination."""
    check = check_of(g)
    e = g.expedition
    c = campaign[g.campaign]
    condition = c.conditions.get(move.card)
    if condition is not None:
        combo = condition.combos[move.n]
        requirement, effect = combo.requirement, combo.effect
        if combo.span:
            done_in(g, combo.span).append(_done(condition.id, move.n))
    else:
        requirement, effect = c.section_cards[move.card].combo, c.section_cards[move.card].lower
    yield from _spend(g, requirement)
    e.tallies.combinations += 1
    if g.news is not None:
        show(g, "card", card=move.card, who=check.who, use="combination")
        say(g, "vanguard-combined", "IV-X-510", who=check.who, card=move.card)
    yield from _lower(g, move, effect, condition is not None)


def _lower(g: VanguardState, move: Combine, effect: Effect, of_condition: bool) -> Rules[None]:
    """The lower effect; a section card is discarded, or boxed when it says so."""
    check = check_of(g)
    if of_condition:
        ctx = Ctx(f"condition:{move.card}", "IV-X-511", check.who)
    else:
        hand.put_away(g, check.who, move.card)
        ctx = Ctx(f"card:{move.card}", "IV-X-510", check.who)
    yield from carry_out(g, effect, ctx)


def _spend(g: VanguardState, requirement: Requirement) -> Rules[None]:
    """Which dice are spent is asked only where different ones would remain."""
    dice = shown(g)
    able = without_accidents(dice)
    found = ways([dice[place] for place in able], requirement, conversions(g))
    sets = different_sets(check_of(g).pool, [tuple([able[place] for place in way]) for way in found])
    chosen = sets[0]
    if len(sets) > 1:
        options: list[Move] = [SpendDice(places) for places in sets]
        move = yield ask_crew(g, check_of(g).who, "vanguard-ask-spend", options, "IV-X-513")
        chosen = move.places
    spend_places(g, chosen, "combination")
