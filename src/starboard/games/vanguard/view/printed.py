"""What is printed on boards and cards, as plain data for clients. Dice and rules are the same for all matches and open
to everybody; what belongs to a campaign is sealed until play has come to it (IV-C-301), one card after the other.

What is written in the notation is given twice: as it is written, and in words that can be said in every language.
Landing tables, scans and logs are left out: they are read when play comes to them, and then the view and the log show
them.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.cards import Destination
from starboard.games.vanguard.content.dice import KINDS, Kind
from starboard.games.vanguard.content.offered import campaigns, can_be_read, offered_options, prefix_of
from starboard.games.vanguard.content.planet import Planet, SpecialLine
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.names.effect_names import Words, words_of
from starboard.games.vanguard.names.names import thing_name
from starboard.games.vanguard.notation.actions import Ability, Action, Combo
from starboard.games.vanguard.notation.grammar import Checked, Effect, Parsed, Passive
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import BIOMES, COLOURS, MORALE, SECTIONS, SYMBOLS, TYPES
from starboard.games.vanguard.view.printed_actions import parts_of

UNPRINTED = ("file", "poi", "printed", "down")
"""What a client does not draw of a card. Which POI lies in a sector is seen on the table."""
OF_PLANET = ("id", "edges", "symbol", "sector", "landing", "disc", "track", "state", "time", "passives", "abilities")
"""What stands on a planet board itself."""
SAY: dict[type, Callable[[Words, Any], Any]] = {
    Effect: lambda words, effect: words.effect(effect) if effect.steps else None,
    Checked: lambda words, checked: words.condition(checked.condition),
    Requirement: lambda words, requirement: words.requirement(requirement),
    Passive: lambda words, passive: words.passive(passive),
    Ability: lambda words, ability: words.ability(ability),
    Combo: lambda words, combo: words.combo(combo),
    SpecialLine: lambda words, line: words.special(line.special),
    Action: lambda words, action: words.action(action),
}
"""How what is written in the notation is said."""


@cache
def printed() -> dict[str, Any]:
    """Dice, ranks, injuries, and by which word the messages of each campaign begin."""
    first = words_of(next(iter(campaigns().values())))
    return {
        "sections": list(SECTIONS),
        "symbols": list(SYMBOLS),
        "colours": list(COLOURS),
        "biomes": list(BIOMES),
        "types": list(TYPES),
        "morale": list(MORALE),
        "dice": [_die(kind) for kind in KINDS],
        "ranks": {str(rank): msgspec.to_builtins(one) for rank, one in RULES.ranks.items()},
        "injuries": _plain(dict(RULES.injuries.types), first),
        "danger": _plain(dict(RULES.danger.boxes), first),
        "ship": msgspec.to_builtins(RULES.ship),
        "carry": [choice for option in offered_options() if option.id == "carry" for choice in option.choices],
        "campaigns": {name: {"folder": folder, "prefix": prefix_of(folder)} for name, folder in campaigns().items()},
    }


def _die(kind: Kind) -> dict[str, Any]:
    faces = [[SYMBOLS[symbol] for symbol in face] for face in kind.faces]
    return {"id": kind.id, "colour": COLOURS[kind.colour], "kind": kind.kind, "main": kind.main, "faces": faces}


@cache
def sealed_print(name: str) -> dict[str, Any] | None:
    """What is printed on the card or board that is called so."""
    called = _called().get(name)
    if called is None:
        return None
    folder, kind, id = called
    thing, words = getattr(campaign[folder], kind)[id], words_of(folder)
    if isinstance(thing, Planet):
        drawn = {field: _plain(getattr(thing, field), words) for field in OF_PLANET}
        return {field: value for field, value in drawn.items() if value}
    card: dict[str, Any] = _plain(thing, words)
    if isinstance(thing, Destination) and thing.planet:
        # From far away a planet is seen before anybody has been there.
        card["disc"] = list(campaign[folder].planets[thing.planet].disc or ())
    return card


@cache
def _called() -> dict[str, tuple[str, str, str]]:
    """Everything of all campaigns by its name: where it is."""
    return {
        thing_name(folder, id): (folder, kind, id)
        for folder in filter(can_be_read, campaigns().values())
        for id, kind in campaign[folder].kind_of.items()
        if kind != "logs"
    }


def _plain(thing: Any, words: Words) -> Any:
    """Structs as dicts without what they leave empty; the notation as it is written and in words."""
    if isinstance(thing, Parsed | Requirement):
        say = SAY.get(type(thing))
        said = msgspec.to_builtins(say(words, thing)) if say is not None else None
        if said is None:
            return thing.text
        parts = {"parts": parts_of(words, thing)} if isinstance(thing, Action) else {}
        return {"text": thing.text, "words": said, **parts}
    if isinstance(thing, msgspec.Struct):
        fields = {name: getattr(thing, name) for name in thing.__struct_fields__ if name not in UNPRINTED}
        return {name: _plain(value, words) for name, value in fields.items() if value or value == 0}
    if isinstance(thing, dict):
        return {str(name): _plain(value, words) for name, value in thing.items()}
    if isinstance(thing, tuple | list):
        return [_plain(value, words) for value in thing]
    return str(thing) if isinstance(thing, str) else thing
