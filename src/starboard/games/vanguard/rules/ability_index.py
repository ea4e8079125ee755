"""The abilities of a campaign, read once into tables by card and by timing, with all that does not depend on play."""

from functools import cache

import msgspec

from starboard.games.vanguard.actions import TIMINGS, Ability
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.notation import All as Both
from starboard.games.vanguard.notation import Any as Either
from starboard.games.vanguard.notation import Condition, Not, Test

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


class Printed(msgspec.Struct, frozen=True):
    """An ability on a card."""

    ability: Ability
    card: str
    """The id of the card; of a skill, `crew:` and the number of the crew card."""
    number: int
    """Its place on the card."""
    source: str
    """What an effect of it comes from."""
    key: str
    """What remembers that it was used."""
    limited: bool
    about_others: bool
    """Whether it speaks of `self` or `anybody`: then it is not about its owner alone."""

    @property
    def is_own(self) -> bool:
        """Whether it is its owner's also in the check of another."""
        return self.about_others or NEAR in self.ability.uses


class Known(msgspec.Struct, frozen=True):
    """The abilities for one timing."""

    cards: dict[str, list[Printed]]
    ids: frozenset[str]
    """Those of these cards."""
    skills: dict[str, Printed]
    """By the number of the crew card."""


@cache
def timings(folder: str) -> dict[str, Known]:
    """The abilities for each timing."""
    return {timing: _known(folder, timing) for timing in TIMINGS}


def _known(folder: str, timing: str) -> Known:
    every = {id: [one for one in on if one.ability.timing == timing] for id, on in printed(folder).items()}
    cards = {id: on for id, on in every.items() if on and not id.startswith(SKILL)}
    skills = {id.removeprefix(SKILL): on[0] for id, on in every.items() if on and id.startswith(SKILL)}
    return Known(cards, frozenset(cards), skills)


@cache
def printed(folder: str) -> dict[str, tuple[Printed, ...]]:
    """The abilities on each card. A skill is under `crew:` and the number of the crew card."""
    c = campaign(folder)
    found: dict[str, tuple[Ability, ...]] = {
        id: (card.upper, card.second) if card.second else (card.upper,) for id, card in c.section_cards.items()
    }
    found |= {f"{SKILL}{id}": (card.skill,) for id, card in c.crew.items() if card.skill}
    found |= {id: card.abilities for id, card in c.equipment.items()}
    found |= {id: card.abilities for id, card in c.mods.items()}
    found |= {id: (card.planet,) for id, card in c.discoveries.items() if card.planet}
    found |= {id: (card.ability,) for id, card in c.uniques.items() if card.ability}
    return {
        id: tuple(_printed(id, number, ability) for number, ability in enumerate(abilities))
        for id, abilities in found.items()
    }


def _printed(card: str, number: int, ability: Ability) -> Printed:
    return Printed(
        ability,
        card,
        number,
        source=f"card:{card}",
        key=f"use:{card}#{number}",
        limited=any(use in LIMITS for use in ability.uses),
        about_others=ability.condition is not None
        and any(mentions(ability.condition.condition, word) for word in OTHERS),
    )


def mentions(condition: Condition, word: str) -> bool:
    """Whether a condition asks for a test somewhere."""
    if isinstance(condition, Both | Either):
        return any(mentions(part, word) for part in condition.parts)
    if isinstance(condition, Not):
        return mentions(condition.inner, word)
    return isinstance(condition, Test) and condition.word == word
