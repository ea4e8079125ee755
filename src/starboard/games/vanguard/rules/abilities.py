"""What cards can be used for: section cards, crew skills, equipment, discoveries, unique discoveries, lander mods.

All of them are abilities with a timing, a limit and a price. `usable` finds those of a crew member for a moment, `use`
carries one out.
"""

from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from starboard.games.vanguard.actions import TIMINGS, Ability
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.context import Ctx
from starboard.games.vanguard.effects import carry_out, may_effect
from starboard.games.vanguard.expedition_state import NOBODY, Member, Pending
from starboard.games.vanguard.moves_explore import PlayCard, UseCard, UseSkill
from starboard.games.vanguard.notation import All as Both
from starboard.games.vanguard.notation import Any as Either
from starboard.games.vanguard.notation import Condition, Not, Test
from starboard.games.vanguard.rules import equipment, hand
from starboard.games.vanguard.rules.finds import discard_unique, put_under
from starboard.games.vanguard.rules.passives import holds
from starboard.games.vanguard.rules.team import member, trip
from starboard.games.vanguard.rules.telling import say
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.terms import TYPE_SHORT, TYPES
from starboard.games.vanguard.values import test
from starboard.kernel import Move, Rules

SHORT_TYPES = tuple(TYPE_SHORT)
NEAR = "near"
"""The use of an ability that reaches into the check of a connected sector."""
TIMES = {"once": 1, "twice": 2, "thrice": 3}
"""How often a card can be used in an exploration."""


class Held(NamedTuple):
    """An ability that somebody has, and the move that uses it."""

    move: Move
    ability: Ability
    card: str
    kind: str
    """`card`, `skill`, `equipment`, `gear`, `discovery`, `unique`, `mod`."""


@cache
def timings(folder: str) -> dict[str, dict[str, list[int]]]:
    """Which cards have abilities for a timing: by timing, then by card, as places in its list of abilities."""
    found: dict[str, dict[str, list[int]]] = {timing: {} for timing in TIMINGS}
    for id, abilities in _printed(folder).items():
        for number, ability in enumerate(abilities):
            found[ability.timing].setdefault(id, []).append(number)
    return found


@cache
def _printed(folder: str) -> dict[str, tuple[Ability, ...]]:
    """The abilities on each card. A skill is under `crew:` and the number of the crew card."""
    c = campaign(folder)
    found: dict[str, tuple[Ability, ...]] = {id: (card.upper,) for id, card in c.section_cards.items() if card.upper}
    found |= {f"crew:{id}": (card.skill,) for id, card in c.crew.items() if card.skill}
    found |= {id: card.abilities for id, card in c.equipment.items()}
    found |= {id: card.abilities for id, card in c.mods.items()}
    found |= {id: (card.planet,) for id, card in c.discoveries.items() if card.planet}
    found |= {id: (card.ability,) for id, card in c.uniques.items() if card.ability}
    return found


# -- What somebody has -----------------------------------------------------------------------------------------------


def has_any(g: VanguardState, who: int, timing: str) -> bool:
    """Whether a crew member has any card for this timing at all: the question that is asked most often."""
    known = timings(g.campaign)[timing].keys()
    e = trip(g)
    one = e.team[who]
    if not known.isdisjoint(one.hand) or not known.isdisjoint(one.equipment):
        return True
    if one.charges and f"crew:{one.crew}" in known:
        return True
    if not known.isdisjoint(e.discoveries) or not known.isdisjoint(e.uniques) or not known.isdisjoint(e.mods):
        return True
    place = e.places.get(one.sector)
    return place is not None and not known.isdisjoint(place.gear)


def held(g: VanguardState, who: int, timing: str) -> Iterator[Held]:
    """Every ability with this timing that a crew member could use, limits and conditions aside."""
    e = trip(g)
    one = e.team[who]
    known, printed = timings(g.campaign)[timing], _printed(g.campaign)
    if one.hand and hand.is_within_limit(g, who):
        for card in one.hand:
            if card in known:
                yield Held(PlayCard(who, card), printed[card][0], card, "card")
    skill = f"crew:{one.crew}"
    if one.charges and skill in known:
        yield Held(UseSkill(who), printed[skill][0], skill, "skill")
    for kind, cards in _shared(g, one, known):
        for card in cards:
            for number in known[card]:
                yield Held(UseCard(who, card, number), printed[card][number], card, kind)


def _shared(g: VanguardState, one: Member, among: Collection[str]) -> list[tuple[str, list[str]]]:
    """Those of some cards that are carried, that stand in the sector, or that lie on the lander."""
    e = trip(g)
    found = []
    carried = [card for card in one.equipment if card in among]
    if carried:
        able = [card for card in carried if equipment.may_carry(g, one, card) and not equipment.is_field(g, card)]
        found.append(("equipment", able))
    place = e.places.get(one.sector)
    if place is not None and place.gear:
        found.append(("gear", [card for card in place.gear if card in among]))
    for kind, cards in (("discovery", e.discoveries), ("unique", e.uniques), ("mod", e.mods)):
        if cards:
            found.append((kind, [card for card in cards if card in among]))
    return found


def usable(g: VanguardState, who: int, timing: str) -> list[Move]:
    """The moves for abilities with this timing that can be used now and would do something."""
    found: list[Move] = []
    if not has_any(g, who, timing):
        return found
    for one in held(g, who, timing):
        ctx = _ctx(g, one, who)
        if one.move not in found and _is_left(g, one, who) and _may(g, one.ability, ctx):
            found.append(one.move)
    return found


def own(g: VanguardState, who: int, timing: str) -> list[Move]:
    """As `usable`, but only what is the crew member's own: hand, skill and equipment."""
    return [move for move in usable(g, who, timing) if find(g, move)[0].kind in ("card", "skill", "equipment")]


def usable_for(g: VanguardState, who: int, timing: str, other: int) -> list[Move]:
    """What a crew member can use in another one's check: section cards, and whatever speaks of `self` (IV-X-507); from
    the next sector only what is for that."""
    found: list[Move] = []
    for one in held(g, who, timing):
        own = _is_own(one.ability)
        if (one.kind != "card" and not own) or (_is_far(g, who) and NEAR not in one.ability.uses):
            continue
        ctx = Ctx(f"card:{one.card}", "IV-X-507", who if own else other, actor=other)
        if one.move not in found and _is_left(g, one, who) and _may(g, one.ability, ctx):
            found.append(one.move)
    return found


def at_hand(g: VanguardState, who: int, active: int) -> Iterator[tuple[Held, Ctx]]:
    """What a crew member could use in a dice check of `active`, whether or not there is a die for it now."""
    for one in held(g, who, "check"):
        own = _is_own(one.ability)
        ctx = _ctx(g, one, who)
        if who != active:
            if (one.kind != "card" and not own) or (_is_far(g, who) and NEAR not in one.ability.uses):
                continue
            ctx = Ctx(f"card:{one.card}", "IV-X-507", who if own else active, actor=active)
        condition = one.ability.condition
        if _is_left(g, one, who) and (condition is None or test(g, condition.condition, ctx)):
            yield one, ctx


def _is_far(g: VanguardState, who: int) -> bool:
    """Whether a crew member is elsewhere than the check, and no gear lets who supports from there play a card."""
    check = trip(g).check
    if check is None or member(g, who).sector == check.sector:
        return False
    return who not in check.supporters or not holds(g, check.who, "support-card")


def _is_own(ability: Ability) -> bool:
    """Whether a card is its owner's also in the check of another."""
    return _about_others(ability) or NEAR in ability.uses


def _about_others(ability: Ability) -> bool:
    return ability.condition is not None and mentions(ability.condition.condition, "self")


def mentions(condition: Condition, word: str) -> bool:
    """Whether a condition asks for a test somewhere."""
    if isinstance(condition, Both | Either):
        return any(mentions(part, word) for part in condition.parts)
    if isinstance(condition, Not):
        return mentions(condition.inner, word)
    return isinstance(condition, Test) and condition.word == word


def reactions(g: VanguardState, who: int, pending: Pending) -> list[Move]:
    """The moves with which a crew member can answer what is about to happen."""
    found: list[Move] = []
    if not has_any(g, who, pending.kind):
        return found
    for one in held(g, who, pending.kind):
        if not _may_answer(g, one.ability, who, pending):
            continue
        ctx = _ctx(g, one, who, pending)
        if one.move not in found and _is_left(g, one, who) and _may(g, one.ability, ctx):
            found.append(one.move)
    return found


def _may_answer(g: VanguardState, ability: Ability, who: int, pending: Pending) -> bool:
    """A card is about its owner, unless it speaks of `self`; what concerns nobody must happen in the owner's sector."""
    if pending.who == NOBODY:
        return not pending.sector or pending.kind != "poi" or member(g, who).sector == pending.sector
    return pending.who == who or _about_others(ability)


def _ctx(g: VanguardState, one: Held, who: int, pending: Pending | None = None) -> Ctx:
    if pending is None:
        new = ("new",) if trip(g).notes.get("turn:new-sector") else ()
        return Ctx(f"card:{one.card}", "IV-X-602", who, there=member(g, who).sector, about=new)
    return Ctx(f"card:{one.card}", "IV-X-602", who, there=pending.sector, actor=pending.who, about=about(pending))


def about(pending: Pending) -> tuple[str, ...]:
    """What conditions may ask about the thing that is about to happen."""
    words = [pending.what, f"{pending.kind}:{pending.what}"]
    words += [f"cause:{cause}" for cause in pending.cause.split()]
    if pending.kind == "lead":
        words.append(f"type:{SHORT_TYPES[TYPES.index(pending.what)]}")
    elif pending.kind == "travel":
        words += [f"symbol:{symbol}" for symbol in pending.what.split()]
    return tuple(words)


def _may(g: VanguardState, ability: Ability, ctx: Ctx) -> bool:
    if ability.condition is not None and not test(g, ability.condition.condition, ctx):
        return False
    return may_effect(g, ability.effect, ctx)


def _key(one: Held) -> str:
    number = one.move.n if isinstance(one.move, UseCard) else 0
    return f"use:{one.card}#{number}"


def _is_left(g: VanguardState, one: Held, who: int) -> bool:
    """Whether the limits of an ability let it be used once more."""
    e = trip(g)
    key = _key(one)
    for use in one.ability.uses:
        if use in TIMES and e.used_gear.get(key, 0) >= TIMES[use]:
            return False
        if use in ("round", "turn") and f"{use}:{key}" in e.once:
            return False
        if use == "action" and (e.who != who or e.actions < 1 or e.check is not None):
            return False
    return True


# -- Using it --------------------------------------------------------------------------------------------------------


def find(g: VanguardState, move: Move) -> tuple[Held, int]:
    """The ability that a move uses, and whose it is."""
    assert isinstance(move, PlayCard | UseSkill | UseCard)
    printed = _printed(g.campaign)
    if isinstance(move, PlayCard):
        return Held(move, printed[move.card][0], move.card, "card"), move.who
    if isinstance(move, UseSkill):
        skill = f"crew:{member(g, move.who).crew}"
        return Held(move, printed[skill][0], skill, "skill"), move.who
    kinds = [kind for kind, cards in _shared(g, member(g, move.who), (move.card,)) if cards]
    return Held(move, printed[move.card][move.n], move.card, kinds[0]), move.who


def use(g: VanguardState, move: Move) -> Rules[None]:
    """Pay for it, put the card away, and carry out its effect."""
    one, who = find(g, move)
    e = trip(g)
    ctx = _ctx(g, one, who, e.pending[-1] if e.pending else None)
    if one.kind == "card" and one.ability.timing == "check" and e.check is not None and not _is_own(one.ability):
        # IV-X-507: as if the active crew member had played it.
        ctx = Ctx(ctx.source, "IV-X-507", e.check.who, actor=who)
    key = _key(one)
    for limit in one.ability.uses:
        if limit in TIMES:
            e.used_gear[key] = e.used_gear.get(key, 0) + 1
        elif limit in ("round", "turn"):
            e.once.append(f"{limit}:{key}")
        elif limit == "action":
            e.actions -= 1
    _put_away(g, one, who)
    yield from carry_out(g, one.ability.effect, ctx)


def _put_away(g: VanguardState, one: Held, who: int) -> None:
    """A section card is discarded or boxed, a skill costs a charge, a discovery goes under its deck."""
    e = trip(g)
    if one.kind == "card":
        say(g, "vanguard-played", "IV-X-601", who=who, card=one.card)
        hand.put_away(g, who, one.card, "sacrifice" in one.ability.uses)
    elif one.kind == "skill":
        member(g, who).charges -= 1
        say(g, "vanguard-skill", "IV-X-702", who=who, left=member(g, who).charges)
    else:
        say(g, "vanguard-used-card", "IV-X-1204", who=who, card=one.card)
        if one.kind == "discovery":
            put_under(g, one.card, "IV-X-1404")
        elif one.kind == "unique":
            discard_unique(g, one.card)
        elif one.kind in ("equipment", "gear"):
            e.tallies["gear"] = e.tallies.get("gear", 0) + (f"used:{one.card}" not in e.once)
            e.once.append(f"used:{one.card}")
            if "discard" in one.ability.uses:
                equipment.discard(g, who, one.card, "IV-X-1207")
