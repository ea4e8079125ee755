"""What cards can be used for: section cards, crew skills, equipment, discoveries, unique discoveries, lander mods.

All of them are abilities with a timing, a limit and a price. `usable` finds those of a crew member for a moment, `use`
carries one out.
"""

from collections.abc import Iterator

from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out, done_in
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.exploration_moves import PlayCard, UseCard, UseSkill
from starboard.games.vanguard.notation.symbols import TYPE_SHORT, TYPES
from starboard.games.vanguard.rules.basics.discovery_places import discard_unique, put_under
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards import equipment, hand
from starboard.games.vanguard.rules.cards.ability_index import NEAR, SKILL, TIMES, Known, Printed, printed, timings
from starboard.games.vanguard.rules.cards.passives import holds
from starboard.games.vanguard.state.expedition_state import Expedition, Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import Move, Rules, show

SHORT_TYPES = tuple(TYPE_SHORT)
NEW = ("new",)


# -- What somebody has -----------------------------------------------------------------------------------------------


def anybody_has(g: VanguardState, timing: str) -> bool:
    """Whether anybody has any card for this timing at all: the question that is asked most often."""
    known = timings[g.campaign][timing]
    if not known.ids and not known.skills:
        return False
    e, ids, skills = g.expedition, known.ids, known.skills
    for one in e.team:
        if not one.dead and (not ids.isdisjoint(one.hand) or (one.crew in skills and one.charges)):
            return True
    return known.shared and _share(e, ids)


def _share(e: Expedition, ids: frozenset[str]) -> bool:
    """Whether somebody carries one of these cards, or it stands in the sector or lies on the lander."""
    for one in e.team:
        if not one.dead:
            place = e.places.get(one.sector)
            if not ids.isdisjoint(one.equipment) or (place is not None and not ids.isdisjoint(place.gear)):
                return True
    return not (ids.isdisjoint(e.discoveries) and ids.isdisjoint(e.uniques) and ids.isdisjoint(e.mods))


def held(g: VanguardState, who: int, timing: str, own: bool = False) -> list[Printed]:
    """Every ability with this timing that a crew member could use, limits and conditions aside: their own, of the hand,
    which may be played only within its limit (IV-X-603), of the crew card and of what is carried; unless only their
    own are meant, also those of field equipment that stands in the sector, and those of what lies on the lander."""
    known = timings[g.campaign][timing]
    e, ids = g.expedition, known.ids
    one = e.team[who]
    found: list[Printed] = []
    # By rank alone most hands are within their limit, and the rest need not be asked.
    if not ids.isdisjoint(one.hand) and (len(one.hand) <= hand.LIMITS[one.rank] or hand.is_within_limit(g, who)):
        cards = known.cards
        for card in one.hand:
            if card in cards:
                found += cards[card]
    if one.charges and one.crew in known.skills:
        found.append(known.skills[one.crew])
    if not ids.isdisjoint(one.equipment):
        carried = known.carried[one.section]
        for card in one.equipment:
            if card in carried:
                found += carried[card]
    if own or not known.shared:
        return found
    place = e.places.get(one.sector)
    if place is not None and place.gear:
        found += _on(place.gear, known)
    if e.discoveries:
        found += _on(e.discoveries, known)
    if e.uniques:
        found += _on(e.uniques, known)
    if not ids.isdisjoint(e.mods):
        found += _on(e.mods, known)
    return found


def _on(cards: list[str], known: Known) -> list[Printed]:
    """Those that are printed on some cards."""
    found: list[Printed] = []
    printed_on = known.cards
    for card in cards:
        if card in printed_on:
            found += printed_on[card]
    return found


def usable(g: VanguardState, who: int, timing: str) -> list[Move]:
    """The moves for abilities with this timing that can be used now and would do something."""
    among = held(g, who, timing)
    return _usable(g, who, among) if among else []


def own(g: VanguardState, who: int, timing: str) -> list[Move]:
    """As `usable`, but only what is the crew member's own: hand, skill and equipment."""
    among = held(g, who, timing, own=True)
    return _usable(g, who, among) if among else []


def _usable(g: VanguardState, who: int, among: list[Printed]) -> list[Move]:
    e = g.expedition
    sector, now = e.team[who].sector, NEW if e.turn_notes.new_sector else ()
    found: list[Move] = []
    for one in among:
        if one.limited and not _is_left(g, one, who):
            continue
        if one.can(g, Ctx(one.source, "IV-X-602", who, 0, sector, about=now)):
            move = one.used_by[who]
            if move not in found:
                found.append(move)
    return found


def usable_for(g: VanguardState, who: int, timing: str, other: int) -> list[Move]:
    """What a crew member can use in another one's check: section cards, and whatever speaks of `self` (IV-X-507); from
    the next sector only what is for that."""
    found: list[Move] = []
    among = held(g, who, timing)
    far = bool(among) and _is_far(g, who)
    for one in among:
        if (one.kind != "card" and not one.is_own) or (far and NEAR not in one.ability.uses):
            continue
        ctx = Ctx(one.source, "IV-X-507", who if one.is_own else other, actor=other)
        if _is_left(g, one, who) and one.can(g, ctx):
            move = one.used_by[who]
            if move not in found:
                found.append(move)
    return found


def at_hand(g: VanguardState, who: int, active: int) -> Iterator[tuple[Printed, Ctx]]:
    """What a crew member could use in a dice check of `active`, whether or not there is a die for it now."""
    for one in held(g, who, "check"):
        ctx = _ctx(g, one, who)
        if who != active:
            if (one.kind != "card" and not one.is_own) or (_is_far(g, who) and NEAR not in one.ability.uses):
                continue
            ctx = Ctx(one.source, "IV-X-507", who if one.is_own else active, actor=active)
        condition = one.ability.condition
        if _is_left(g, one, who) and (condition is None or test(g, condition.condition, ctx)):
            yield one, ctx


def _is_far(g: VanguardState, who: int) -> bool:
    """Whether a crew member is elsewhere than the check, and no gear lets who supports from there play a card."""
    check = g.expedition.check
    if check is None or g.expedition.team[who].sector == check.sector:
        return False
    return who not in check.supporters or not holds(g, check.who, "support-card")


def could(g: VanguardState, who: int, timing: str, word: str) -> bool:
    """Whether a crew member could answer a moment with an effect that is just this word."""
    return any(
        one.ability.effect.text == word and _is_left(g, one, who) and one.can(g, _ctx(g, one, who))
        for one in held(g, who, timing)
    )


def reactions(g: VanguardState, who: int, pending: Pending) -> list[Move]:
    """The moves with which a crew member can answer what is about to happen."""
    found: list[Move] = []
    for one in held(g, who, pending.kind):
        if not _may_answer(g, one, who, pending):
            continue
        if _is_left(g, one, who) and one.can(g, _ctx(g, one, who, pending)):
            move = one.used_by[who]
            if move not in found:
                found.append(move)
    return found


def _may_answer(g: VanguardState, printed: Printed, who: int, pending: Pending) -> bool:
    """A card is about its owner, unless it speaks of `self`; what concerns nobody must happen in the owner's sector."""
    if pending.who == NOBODY:
        return not pending.sector or pending.kind != "poi" or g.expedition.team[who].sector == pending.sector
    return pending.who == who or printed.about_others


def _ctx(g: VanguardState, one: Printed, who: int, pending: Pending | None = None) -> Ctx:
    if pending is not None:
        return Ctx(one.source, "IV-X-602", who, 0, pending.sector, actor=pending.who, about=about(pending))
    e = g.expedition
    now = NEW if e.turn_notes.new_sector else ()
    return Ctx(one.source, "IV-X-602", who, 0, e.team[who].sector, about=now)


def about(pending: Pending) -> tuple[str, ...]:
    """What conditions may ask about the thing that is about to happen."""
    words = [pending.what, f"{pending.kind}:{pending.what}"]
    for cause in pending.cause.split():
        words.append(f"cause:{cause}")
    if pending.kind == "lead":
        words.append(f"type:{SHORT_TYPES[TYPES.index(pending.what)]}")
    elif pending.kind == "travel":
        words += [f"symbol:{symbol}" for symbol in pending.what.split()]
    return tuple(words)


def _is_left(g: VanguardState, one: Printed, who: int) -> bool:
    """Whether the limits of an ability let it be used once more."""
    if not one.limited:
        return True
    e = g.expedition
    for use in one.ability.uses:
        if use in TIMES and e.used_gear.get(one.key, 0) >= TIMES[use]:
            return False
        if use in ("round", "turn") and Done(one.key) in done_in(g, use):
            return False
        if use == "action" and (e.who != who or e.actions < 1 or e.check is not None):
            return False
    return True


# -- Using it --------------------------------------------------------------------------------------------------------


def find(g: VanguardState, move: Move) -> tuple[Printed, int]:
    """The ability that a move uses, and whose it is."""
    assert isinstance(move, PlayCard | UseSkill | UseCard)
    known = printed[g.campaign]
    if isinstance(move, PlayCard):
        return _meant(g, known[move.card]), move.who
    if isinstance(move, UseSkill):
        return known[f"{SKILL}{g.expedition.team[move.who].crew}"][0], move.who
    return known[move.card][move.n], move.who


def _meant(g: VanguardState, printed: tuple[Printed, ...]) -> Printed:
    """Of two upper effects of a section card, the one for what is about to happen."""
    pending = g.expedition.pending
    kind = pending[-1].kind if pending else ""
    return next((one for one in printed if one.ability.timing == kind), printed[0])


def use(g: VanguardState, move: Move) -> Rules[None]:
    """Pay for it, put the card away, and carry out its effect."""
    one, who = find(g, move)
    e = g.expedition
    ctx = _ctx(g, one, who, e.pending[-1] if e.pending else None)
    if one.kind == "card" and one.ability.timing == "check" and e.check is not None and not one.is_own:
        # IV-X-507: as if the active crew member had played it.
        ctx = Ctx(ctx.source, "IV-X-507", e.check.who, actor=who)
    for limit in one.ability.uses:
        if limit in TIMES:
            e.used_gear[one.key] = e.used_gear.get(one.key, 0) + 1
        elif limit in ("round", "turn"):
            done_in(g, limit).append(Done(one.key))
        elif limit == "action":
            e.actions -= 1
    _put_away(g, one, who)
    yield from carry_out(g, one.ability.effect, ctx)


def _put_away(g: VanguardState, one: Printed, who: int) -> None:
    """A section card is discarded or boxed, a skill costs a charge, a discovery goes under its deck."""
    e = g.expedition
    if one.kind == "card":
        if g.news is not None:
            show(g, "card", card=one.card, who=who, use="played")
            say(g, "vanguard-played", "IV-X-601", who=who, card=one.card)
        hand.put_away(g, who, one.card, "sacrifice" in one.ability.uses)
    elif one.kind == "skill":
        g.expedition.team[who].charges -= 1
        show(g, "card", card=g.expedition.team[who].crew, who=who, use="skill")
        say(g, "vanguard-skill", "IV-X-702", who=who, left=g.expedition.team[who].charges)
    else:
        if g.news is not None:
            show(g, "card", card=one.card, who=who, use=one.kind)
            say(g, "vanguard-used-card", "IV-X-1204", who=who, card=one.card)
        if one.kind == "discovery":
            put_under(g, one.card, "IV-X-1404")
        elif one.kind == "unique":
            discard_unique(g, one.card)
        elif one.kind == "equipment":
            used = Done(f"used:{one.card}")
            e.tallies.gear += used not in e.once
            e.once.append(used)
            if "discard" in one.ability.uses:
                equipment.discard(g, who, one.card, "IV-X-1207")
