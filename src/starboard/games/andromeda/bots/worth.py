"""What things are worth to a player, in victory points: rough figures that do not depend on the table.

They are fit for comparing two moves of the same kind. What a whole position is worth is told by `position`.
"""

from functools import cache
from typing import Final

from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.costs import Cost
from starboard.games.andromeda.notation.grammar import Call, Effect, Term

RESOURCE: Final = (0.35, 0.7, 0.7, 0.7, 0.75)
"""Energy, ice, nanocarbon, titanium, credit."""
MINERAL: Final = 0.8
"""Of a mineral that can be chosen."""
CARD: Final = 0.5
LEADER: Final = 1.3
STEP: Final = 1.6
"""One space of a track."""
SCARCE: Final = (1.4, 1.2, 1.0, 0.8, 0.6, 0.5, 0.4)
"""How much more the first of a resource is worth than one of many, by how many there are already."""

EACH: Final = {
    "vp": 1.0,
    "tactics": CARD,
    "repair": 0.9,
    "recruit": LEADER,
    "exchange": 0.15,
    "discount": 1.0,
    "nebula_moon": 1.2,
    "upgrade": 1.8,
    "launch_again": 1.5,
    "vault": 4.0,
    "hand_limit": 0.3,
    "targeting_level": 1.5,
    "dice": 0.8,
    "targeting": 0.9,
    "reroll": 0.5,
    "enemy_dice": 0.6,
    "negate_damage": 0.3,
    "discard_resource": -0.6,
    "damage_module": -2.0,
    "damage_ship": -0.5,
    "collapse_dev": -6.0,
    "reverse_launch": 0.0,
    "send_leader_to_base": -1.0,
}
"""What a word of the vocabulary is worth for each of its number."""
ONCE: Final = {
    "claim_moon": 1.3,
    "discovery_stack": 2.2,
    "discovery_random": 2.0,
    "supremacy_token": 2.5,
    "build_dev": 3.0,
    "move_ship": 0.1,
    "move_to_gate": 0.0,
    "range": 0.4,
    "withdraw": 0.1,
    "truce": 0.1,
    "set_die": 0.8,
    "enemy_discard_or_die": 0.4,
}
"""What a word is worth, whatever its number."""
SHIP: Final = 1.0
MODULE: Final = 1.2
"""What it is worth to be allowed to build a ship, to acquire a module; a discount comes on top."""


@cache
def of_effect(effect: Effect) -> float:
    """Step by step the best term; nobody takes one that is worth less than nothing."""
    return sum(max(0.0, *(of_term(term) for term in step)) for step in effect.steps)


@cache
def of_term(term: Term) -> float:
    """What is gained, less what is paid."""
    paid = -of_call(term.cost) if term.cost is not None else 0.0
    return sum(of_call(call) for call in term.calls) - paid


def of_call(call: Call) -> float:
    """One word; what is paid is worth less than nothing."""
    name, args = call.name, call.args
    if name in ("gain", "pay"):
        worth = int(args[1]) * _resource(str(args[0]), name)
        return worth if name == "gain" else -worth
    if name == "advance":
        return STEP * int(args[1])
    if name == "tactics_keep":
        return CARD * (int(args[1]) + 0.2)
    if name in ("build_ship", "acquire_module"):
        return (SHIP if name == "build_ship" else MODULE) + 0.6 * int(args[1])
    if name in ONCE:
        return ONCE[name]
    return EACH.get(name, 0.0) * int(args[0]) if args and isinstance(args[0], int) else 0.0


def _resource(name: str, word: str) -> float:
    if name == "any":
        # When gaining, choose the best; when paying, give the least.
        return MINERAL if word == "gain" else 0.45
    return RESOURCE[("energy", "ice", "nano", "titan", "credit").index(name)]


@cache
def of_cost(cost: Cost) -> float:
    """What is given away to pay a cost."""
    each = (*RESOURCE, 0.65, CARD)
    return sum(count * worth for count, worth in zip(cost, each, strict=True))


@cache
def of_moon(moon: str) -> float:
    """The symbol of a moon, once."""
    return of_effect(content().moons[moon].symbol)


@cache
def of_card(card: str) -> float:
    """A tactics card in the hand."""
    return 0.3 + 0.4 * of_effect(content().tactics[card].effect)


@cache
def of_token(token: str) -> float:
    """A discovery or supremacy token: one that lasts works several times."""
    face = content().tokens[token]
    return of_effect(face.effect) * (1.0 if face.timing == "once" else 3.0)


def scarcity(have: int) -> float:
    """How much one more of a resource is worth to somebody who has this many."""
    return SCARCE[min(have, len(SCARCE) - 1)]
