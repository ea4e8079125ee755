"""The tables of an owner's box as a form: which fields there are, what can stand in each, and what helps to fill it in.
Kinds and limits are read off the structs that the files are checked against."""

from collections.abc import Iterable
from functools import cache
from typing import get_args, get_type_hints

from msgspec import inspect as look

from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.box_slips import AS_PLAYER, all_targets
from starboard.games.andromeda.content.boxes import MOST_ROWS, TABLES, BoxHead
from starboard.games.andromeda.content.costs import LETTERS
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import amounts, named
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.companion.told_events import GAINS
from starboard.games.andromeda.rules.hegemon.hegemon_targets import WORDS as TARGET_WORDS
from starboard.games.andromeda.state.game_state import RESOURCES, TRACKS
from starboard.games.andromeda.state.options import OFFICERS
from starboard.kernel import Message
from starboard.kernel.own_tables import Choice, Field, FieldKind, Form, Sheet

GOODS = (*RESOURCES, "any", "tactics")
"""What each letter of a cost stands for."""
USUAL_AMOUNTS = (1, 2, 3)
STEP, PLUS = ";", "+"
"""What stands between two steps of an effect, and between two parts of a cost."""
EXPLAINED = ("place", "ring", "ability", "progress", "temper", "target", "cost", "damage", "effect", "hegemon_effect")
"""Fields with a sentence of help."""


@cache
def box_form() -> Form:
    """All of it."""
    head = look.type_info(BoxHead)
    assert isinstance(head, look.StructType)
    return Form(
        about=Message("andromeda-box-about"),
        option="box",
        name=_field("box", head.fields[0]),
        sheets=[_sheet(table) for table in TABLES],
    )


def _sheet(table: str) -> Sheet:
    info = look.type_info(TABLES[table])
    assert isinstance(info, look.StructType)
    label, about = Message(f"andromeda-box-sheet-{table}"), Message(f"andromeda-box-table-{table}")
    return Sheet(table, label, about, [_field(table, field) for field in info.fields], MOST_ROWS)


def _field(table: str, field: look.Field) -> Field:
    """A field with the limits of its type."""
    id, type = field.name, field.type
    choices = _choices(table, id, type)
    kind = "choice" if choices and not isinstance(type, look.DictType) else _kind(type)
    hints, joint = _hints(id)
    needs_text = isinstance(type, look.StrType) and bool(type.min_length)
    return Field(
        id=id,
        kind=kind,
        label=Message(f"andromeda-box-field-{_words(id)}"),
        help=Message(f"andromeda-box-help-{_words(id)}") if id in EXPLAINED else None,
        start=_start(field, kind, choices),
        choices=choices,
        hints=hints,
        joint=joint,
        longest=_text_type(type).max_length or 0,
        least=_number(type, "ge"),
        most=_number(type, "le") or (type.max_length or 0 if isinstance(type, look.VarTupleType) else 0),
        needed=needs_text,
    )


def _kind(type: look.Type) -> FieldKind:
    if isinstance(type, look.IntType):
        return "number"
    if isinstance(type, look.VarTupleType):
        return "list"
    return "counts" if isinstance(type, look.DictType) else "text"


def _start(field: look.Field, kind: FieldKind, choices: list[Choice]) -> str | int | list[str] | dict[str, int]:
    """What a new row begins with: the default, else the least that is sound."""
    if kind == "list":
        return [""]
    if kind == "counts":
        return {}
    if isinstance(field.default, str | int):
        return field.default
    if kind == "choice":
        return choices[0].value
    return _number(field.type, "ge") if kind == "number" else ""


def _text_type(type: look.Type) -> look.StrType:
    inner = type.item_type if isinstance(type, look.VarTupleType) else type
    return inner if isinstance(inner, look.StrType) else look.StrType()


def _number(type: look.Type, bound: str) -> int:
    inner = type.value_type if isinstance(type, look.DictType) else type
    return (getattr(inner, bound) or 0) if isinstance(inner, look.IntType) else 0


def _choices(table: str, field: str, type: look.Type) -> list[Choice]:
    """What can be chosen, in the words that the game has for it."""
    if field == "place":
        return [Choice(id, Message(f"andromeda-option-hegemon-{id}")) for id in OFFICERS]
    if field == "target":
        return [Choice(text, _target(text)) for text in all_targets()]
    if field == "progress":
        return [Choice(track, named(track)) for track in TRACKS]
    if not isinstance(type, look.LiteralType):
        return []
    # In the order in which they are written there.
    values = get_args(get_type_hints(TABLES[table])[field])
    return [Choice(value, _choice(table, field, value)) for value in values]


def _choice(table: str, field: str, value: str | int) -> Message:
    if field == "level" or (table, field) == ("actions", "deck"):
        return Message(f"andromeda-box-{field}", {"number": str(value)})
    if field == "deck":
        return Message(f"andromeda-option-events-{value}")
    if field == "type" or (field == "ability" and value):
        return named(str(value))
    return Message(f"andromeda-box-{_words(field)}-{_words(str(value)) or 'none'}")


def _target(text: str) -> Message:
    kind, _, which = text.rstrip(")").partition("(")
    return named(which) if kind == "base" else TARGET_WORDS[kind, which]


def _hints(field: str) -> tuple[list[Choice], str]:
    """Texts that our own cards have there, with what they mean, and what stands between two of them."""
    if field == "cost":
        return [
            Choice(f"{count}{letter}", amounts([(good, count)]))
            for letter, good in zip(LETTERS, GOODS, strict=True)
            for count in USUAL_AMOUNTS
        ], PLUS
    if field == "ring":
        ours = (hegemon_content().officers[id] for id in OFFICERS)
        return _effects(space.text for officer in ours for space in officer.ring), STEP
    if field == "effect":
        cards = (card for card in content().events.values() if not card.id.startswith("own_"))
        return _effects(card.effect.text for card in cards), STEP
    if field == "hegemon_effect":
        return [Choice(AS_PLAYER, Message("andromeda-box-as-player"), alone=True), *_effects(GAINS)], STEP
    return [], ""


def _effects(texts: Iterable[str]) -> list[Choice]:
    return [Choice(text, effect_words(parse(text))) for text in sorted(set(texts)) if text not in ("", "none")]


def _words(id: str) -> str:
    return id.replace("_", "-")
