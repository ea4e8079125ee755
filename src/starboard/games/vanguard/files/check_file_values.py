"""Plain values in the file of a dice check: each as it must be, or a sentence about what is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.kernel import StarboardError

MOST_DICE = 24
LONGEST_NAME = 40


def object_in(value: object, place: str, needed: set[str], allowed: set[str]) -> Mapping[str, Any]:
    """`value` as an object with these fields."""
    if not isinstance(value, dict):
        raise StarboardError("vanguard-odds-object", place=place)
    missing = sorted(needed - value.keys())
    if missing:
        raise StarboardError("vanguard-odds-missing", place=place, field=missing[0])
    unknown = [shortened(field) for field in value if field not in allowed]
    if unknown:
        raise StarboardError("vanguard-odds-unknown", place=place, field=unknown[0])
    return value


def entries_in(fields: Mapping[str, Any], field: str, most: int, least: int = 0) -> list[tuple[str, object]]:
    """The entries of a list, each with its place."""
    value = fields.get(field, [])
    if not isinstance(value, list) or (field in fields and not least <= len(value) <= most):
        raise StarboardError("vanguard-odds-list", field=field, least=least, most=most)
    return [(f"{field}[{place}]", entry) for place, entry in enumerate(value)]


def word_in(value: object, place: str, known: Sequence[str]) -> str:
    """One of the known words."""
    if not isinstance(value, str) or value not in known:
        raise StarboardError("vanguard-odds-word", place=place, found=shortened(value), known=", ".join(known))
    return value


def number_in(
    fields: Mapping[str, Any], field: str, place: str, least: int, most: int, default: int | None = None
) -> int:
    """A whole number; when the field is left out, the default or the least one."""
    value = fields.get(field, least if default is None else default)
    if type(value) is not int or not least <= value <= most:
        raise StarboardError("vanguard-odds-number", place=place, field=field, least=least, most=most)
    return value


def flag_in(fields: Mapping[str, Any], field: str, usual: bool = False) -> bool:
    """True or false; `usual` when the field is left out."""
    value = fields.get(field, usual)
    if not isinstance(value, bool):
        raise StarboardError("vanguard-odds-flag", field=field)
    return value


def shortened(value: object) -> str:
    """What stands there, for a complaint about it."""
    return str(value)[:LONGEST_NAME]


def dice_in(value: object, field: str) -> tuple[int, ...]:
    """Dice by their ids."""
    if not isinstance(value, list) or len(value) > MOST_DICE:
        raise StarboardError("vanguard-odds-list", field=field, least=0, most=MOST_DICE)
    return tuple(die_in(entry, f"{field}[{place}]") for place, entry in enumerate(value))


def die_in(value: object, place: str) -> int:
    """A die by its id."""
    if not isinstance(value, str) or value not in NUMBER_OF:
        raise StarboardError("vanguard-odds-die", place=place, found=shortened(value))
    return NUMBER_OF[value]
