"""The abilities of a campaign, read once into tables by card and by timing, with all that does not depend on play."""

import msgspec

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.effects import done_in_full, numbers
from starboard.games.vanguard.effects.done_in_full import Able
from starboard.games.vanguard.effects.vanguard_readings import can_hold, faces_asked
from starboard.games.vanguard.moves.exploration_moves import PlayCard, UseCard, UseSkill
from starboard.games.vanguard.notation import grammar
from starboard.games.vanguard.notation.actions import TIMINGS, Ability
from starboard.games.vanguard.notation.grammar import Condition, Not, Test
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.cards.equipment import free_equipment, token_equipment
from starboard.kernel import Move

NEAR = "near"
"""The use of an ability that reaches into the check of a connected sector."""
TIMES = {"once": 1, "twice": 2, "thrice": 3}
"""How often a card can be used in an exploration."""
SKILL = "crew:"
"""What stands before the number of a crew card where its skill is meant."""
OTHERS = ("self", "anybody")
"""Tests that only a card asks which is not about its owner alone."""
LIMITS = (*TIMES, "round", "turn", "action")
"""Uses that say how often an ability can be used, or when."""

IN_TURN = "in-turn"
"""What somebody may use in one's own turn: what is for it, and what is for any time."""


class Printed(msgspec.Struct, frozen=True):
    """An ability on a card."""

    ability: Ability
    card: str
    """The id of the card; of a skill, `crew:` and the number of the crew card."""
    kind: str
    """`card`, `skill`, `equipment`, `discovery`, `unique`, `mod`: what card that is."""
    number: int
    """Its place on the card."""
    source: str
    """What an effect of it comes from."""
    key: str
    """What remembers that it was used."""
    limited: bool
    about_others: bool
    """Whether it speaks of `self` or `anybody`: then it is not about its owner alone."""
    is_own: bool
    """Whether it is its owner's also in the check of another."""
    can: Able
    """Whether its condition holds and its effect can be done in full."""
    used_by: tuple[Move, ...]
    """The moves with which the crew members use it, each at their place in the team."""


class Known(msgspec.Struct, frozen=True):
    """The abilities for one timing."""

    cards: dict[str, list[Printed]]
    ids: frozenset[str]
    """Those of these cards."""
    shared: bool
    """Whether some of them are more than section cards: then others may hold them too."""
    skills: dict[str, Printed]
    """By the number of the crew card."""
    carried: tuple[dict[str, list[Printed]], ...]
    """Those of equipment that works for who carries it, by section, as far as the section may carry it."""


@PerCampaign
def timings(folder: str) -> dict[str, Known]:
    """The abilities for each timing, and those for `IN_TURN`."""
    each = {timing: _known(folder, (timing,)) for timing in TIMINGS}
    return each | {IN_TURN: _known(folder, ("turn", "any"))}


def _known(folder: str, timing: tuple[str, ...]) -> Known:
    every = {id: [one for one in on if one.ability.timing in timing] for id, on in printed[folder].items()}
    cards = {id: on for id, on in every.items() if on and not id.startswith(SKILL)}
    skills = {id.removeprefix(SKILL): on[0] for id, on in every.items() if on and id.startswith(SKILL)}
    shared = any(one.kind != "card" for on in cards.values() for one in on)
    carried = tuple({id: on for id, on in cards.items() if _works_for(folder, section, id)} for section in SECTIONS)
    return Known(cards, frozenset(cards), shared, skills, carried)


def _works_for(folder: str, section: str, card: str) -> bool:
    """IV-X-1202, IV-X-1206: whether a card is equipment that somebody of a section may carry, and works so."""
    equipment = campaign[folder].equipment
    if card not in equipment or card in token_equipment[folder]:
        return False
    return card in free_equipment[folder] or equipment[card].section == section


@PerCampaign
def printed(folder: str) -> dict[str, tuple[Printed, ...]]:
    """The abilities on each card. A skill is under `crew:` and the number of the crew card."""
    c = campaign[folder]
    kinds: dict[str, dict[str, tuple[Ability, ...]]] = {
        "card": {id: _uses(card.upper, card.second) for id, card in c.section_cards.items()},
        "skill": {f"{SKILL}{id}": (card.skill,) for id, card in c.crew.items() if card.skill},
        "equipment": {id: card.abilities for id, card in c.equipment.items()},
        "mod": {id: card.abilities for id, card in c.mods.items()},
        "discovery": {id: _uses(card.planet, card.second) for id, card in c.discoveries.items()},
        "unique": {id: (card.ability,) for id, card in c.uniques.items() if card.ability},
    }
    return {
        id: tuple(_printed(id, kind, number, ability) for number, ability in enumerate(abilities))
        for kind, cards in kinds.items()
        for id, abilities in cards.items()
    }


def _uses(*abilities: Ability | None) -> tuple[Ability, ...]:
    """Those of a card that it has."""
    return tuple(ability for ability in abilities if ability is not None)


def _printed(card: str, kind: str, number: int, ability: Ability) -> Printed:
    asked = ability.condition.condition if ability.condition is not None else None
    about_others = asked is not None and any(mentions(asked, word) for word in OTHERS)
    return Printed(
        ability,
        card,
        kind,
        number,
        source=f"card:{card}",
        key=f"use:{card}#{number}",
        limited=any(use in LIMITS for use in ability.uses),
        about_others=about_others,
        is_own=about_others or NEAR in ability.uses,
        can=_can(ability),
        used_by=tuple(_move(who, card, kind, number) for who in range(len(SECTIONS))),
    )


def _move(who: int, card: str, kind: str, number: int) -> Move:
    """The move with which a crew member uses an ability."""
    if kind == "card":
        return PlayCard(who, card)
    if kind == "skill":
        return UseSkill(who)
    return UseCard(who, card, number)


def _can(ability: Ability) -> Able:
    able = done_in_full.ready(ability.effect)
    if ability.condition is None:
        return able
    asked = ability.condition.condition
    holds = can_hold(asked) if faces_asked(asked) else numbers.ready(asked)
    return lambda g, ctx: holds(g, ctx) and able(g, ctx)


def mentions(condition: Condition, word: str) -> bool:
    """Whether a condition asks for a test somewhere."""
    if isinstance(condition, grammar.All | grammar.Any):
        return any(mentions(part, word) for part in condition.parts)
    if isinstance(condition, Not):
        return mentions(condition.inner, word)
    return isinstance(condition, Test) and condition.word == word
