"""The notation of effects: what a card, module, token or space does, as text and as data."""

import re
from collections.abc import Iterable

import msgspec

from starboard.games.andromeda.state.game_state import MODULE_TYPES, RESOURCES, SHIP_TYPES, TRACKS

Args = tuple[str | int, ...]


NUMBER = ("number",)


KINDS: dict[str, tuple[str, ...]] = {
    "resource": (*RESOURCES, "any"),
    "track": (*TRACKS, "any", "lowest"),
    "module": (*MODULE_TYPES, "any"),
    "ship": (*SHIP_TYPES, "any"),
    "free": ("free",),
    "moon": ("nebula", "own_ship_planet"),
    "stack": ("1", "2", "observatory"),
    "random stack": ("science", "observatory"),
    "drop": ("each_planet_without_ships", "each_base"),
    "class": ("S",),
    "die": ("heg_dice_1",),
}
"""The words that an argument of each kind can be. A `number` is a whole number, a `stack` may be written as one."""


VOCABULARY: dict[str, tuple[str, ...]] = {
    "gain": ("resource", "number"),
    "pay": ("resource", "number"),
    "exchange": NUMBER,
    "tactics": NUMBER,
    "tactics_keep": ("number", "number"),
    "vp": NUMBER,
    "advance": ("track", "number"),
    "repair": NUMBER,
    "damage_module": NUMBER,
    "damage_ship": NUMBER,
    "build_ship": ("ship", "number"),
    "acquire_module": ("module", "number"),
    "module": ("module", "free"),
    "build_dev": NUMBER,
    "discount": NUMBER,
    "claim_moon": ("moon",),
    "nebula_moon": NUMBER,
    "discovery_stack": ("stack",),
    "discovery_random": ("random stack", "number"),
    "recruit": NUMBER,
    "move_ship": NUMBER,
    "range": NUMBER,
    "upgrade": NUMBER,
    "launch_again": NUMBER,
    "event": NUMBER,
    "command": NUMBER,
    "vault": NUMBER,
    "hand_limit": NUMBER,
    "targeting_level": NUMBER,
    "supremacy_token": NUMBER,
    "dice": NUMBER,
    "targeting": NUMBER,
    "reroll": NUMBER,
    "set_die": ("number", "number"),
    "enemy_dice": NUMBER,
    "enemy_discard_or_die": NUMBER,
    "negate_damage": NUMBER,
    "withdraw": NUMBER,
    "truce": NUMBER,
    "drop_resource": ("drop", "number"),
    "collapse_dev": NUMBER,
    "reverse_launch": NUMBER,
    "discard_resource": NUMBER,
    "send_leader_to_base": NUMBER,
    "spawn_raider": ("class", "number"),
    "raider_vp_bonus": NUMBER,
    "wyrm_return": NUMBER,
    "move_to_gate": NUMBER,
    "heg_dice": NUMBER,
    "heg_targeting": NUMBER,
    "heg_tactics": NUMBER,
    "heg_transports_escalate": NUMBER,
    "heg_sits_out": NUMBER,
    "each_human_discard_or": ("die",),
    "each_human_may_pay_2_to_make_hegemon_sit_out": NUMBER,
    "humans_no_energy": NUMBER,
    "heg_gives_card_each_human": NUMBER,
}
"""Every word that content may use, and the kinds of its arguments."""


class Call(msgspec.Struct, frozen=True):
    """One word with its arguments: `gain(ice,2)`."""

    name: str
    args: Args


class Term(msgspec.Struct, frozen=True):
    """What is gained together, and what is paid for it."""

    calls: tuple[Call, ...]
    cost: Call | None = None


class Effect(msgspec.Struct, frozen=True):
    """Steps, one after the other, each a choice of terms. `text` is how it stands in the content."""

    steps: tuple[tuple[Term, ...], ...] = ()
    text: str = ""


class BadEffect(ValueError):
    """A text that is no effect; says what is wrong."""


def total(effects: Iterable[Effect], word: str) -> int:
    """What a word adds up to in some effects."""
    return sum(
        int(call.args[0])
        for effect in effects
        for step in effect.steps
        for term in step
        for call in term.calls
        if call.name == word
    )


_CALL = re.compile(r"(?P<name>[a-z0-9_]+)\((?P<args>[^()]*)\)")


def parse(text: str) -> Effect:
    """The effect that a text stands for; the empty text and `none` do nothing. `BadEffect` says what is wrong."""
    if text in ("", "none"):
        return Effect((), text)
    return Effect(tuple(tuple(_term(term) for term in step.split("|")) for step in text.split(";")), text)


def _term(text: str) -> Term:
    cost, arrow, gained = text.rpartition("->")
    return Term(tuple(_call(call) for call in gained.split("&")), _call(cost) if arrow else None)


def _call(text: str) -> Call:
    found = _CALL.fullmatch(text.strip())
    if not found:
        raise BadEffect(f"{text!r}")
    name = found["name"]
    kinds = VOCABULARY.get(name)
    words = [word.strip() for word in found["args"].split(",")]
    if kinds is None:
        raise BadEffect(name)
    if len(words) != len(kinds):
        raise BadEffect(f"{text.strip()}: {len(words)} ≠ {len(kinds)}")
    return Call(name, tuple(_argument(text, word, kind) for word, kind in zip(words, kinds, strict=True)))


def _argument(text: str, word: str, kind: str) -> str | int:
    if kind == "number":
        if not re.fullmatch(r"-?[0-9]{1,2}", word):
            raise BadEffect(f"{text.strip()}: {word!r}")
        return int(word)
    if word not in KINDS[kind]:
        raise BadEffect(f"{text.strip()}: {word!r} ({', '.join(KINDS[kind])})")
    return word
