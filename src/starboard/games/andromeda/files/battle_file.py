"""A battle as it is written in a file, and its chances as an object for programs."""

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.games.andromeda.odds.battle_chances import HIGHEST_TARGETING, MOST_DICE, Chances, Side, by_name
from starboard.kernel import StarboardError

MOST_SIDES = 20
MOST_SHIPS = 99
LONGEST_NAME = 80
FIELDS = {"name", "dice", "targeting", "rolled", "rerolls", "sets", "ships"}


def read_battle(data: object) -> list[Side]:
    """The sides of `{"sides": [{"name": ..., "dice": ...}, ...]}`; the other fields of a side are those of `Side`.
    `StarboardError` says in a sentence what is wrong."""
    sides = _object(data, "$", {"sides"}, {"sides"})["sides"]
    if not isinstance(sides, list) or not 2 <= len(sides) <= MOST_SIDES:
        raise StarboardError("andromeda-odds-sides", most=MOST_SIDES)
    read = [_side(entry, f"sides[{place}]") for place, entry in enumerate(sides)]
    names = [side.name for side in read]
    twice = [name for place, name in enumerate(names) if name in names[:place]]
    if twice:
        raise StarboardError("andromeda-odds-twice", name=twice[0])
    return read


def _side(entry: object, place: str) -> Side:
    fields = _object(entry, place, {"name", "dice"}, FIELDS)
    name = fields["name"]
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME:
        raise StarboardError("andromeda-odds-name", place=place, most=LONGEST_NAME)
    dice = _number(fields, "dice", place, 1, MOST_DICE)
    rolled, sets = _dice(fields, "rolled", place), _dice(fields, "sets", place)
    if len(rolled) > dice:
        raise StarboardError("andromeda-odds-rolled", place=place, dice=dice)
    return Side(
        name=name,
        dice=dice,
        targeting=_number(fields, "targeting", place, 1, HIGHEST_TARGETING),
        rolled=rolled,
        rerolls=_number(fields, "rerolls", place, 0, MOST_DICE),
        sets=sets,
        ships=_number(fields, "ships", place, 0, MOST_SHIPS, 1),
    )


def _object(value: object, place: str, needed: set[str], allowed: set[str]) -> Mapping[str, Any]:
    """`value` as an object with these fields."""
    if not isinstance(value, dict):
        raise StarboardError("andromeda-odds-object", place=place)
    missing = sorted(needed - value.keys())
    if missing:
        raise StarboardError("andromeda-odds-missing", place=place, field=missing[0])
    unknown = [str(field)[:40] for field in value if field not in allowed]
    if unknown:
        raise StarboardError("andromeda-odds-unknown", place=place, field=unknown[0])
    return value


def _number(fields: Mapping[str, Any], field: str, place: str, least: int, most: int, default: int = -1) -> int:
    """A whole number; when the field is left out, the least one or the default."""
    value = fields.get(field, least if default < 0 else default)
    if type(value) is not int or not least <= value <= most:
        raise StarboardError("andromeda-odds-number", place=place, field=field, least=least, most=most)
    return value


def _dice(fields: Mapping[str, Any], field: str, place: str) -> tuple[int, ...]:
    """Dice in a list."""
    dice = fields.get(field, [])
    if not isinstance(dice, list) or len(dice) > MOST_DICE:
        raise StarboardError("andromeda-odds-dice", place=place, field=field, most=MOST_DICE)
    if any(type(die) is not int or not 1 <= die <= 6 for die in dice):
        raise StarboardError("andromeda-odds-dice", place=place, field=field, most=MOST_DICE)
    return tuple(dice)


def report(sides: Sequence[Side], found: Chances) -> dict[str, Any]:
    """`win` by name, `none`, `losses` by name, and `exact` with the same as fractions."""
    return {
        "win": {name: float(chance) for name, chance in by_name(sides, found.win)},
        "none": float(found.none),
        "losses": {name: float(ships) for name, ships in by_name(sides, found.losses)},
        "exact": {
            "win": {name: str(chance) for name, chance in by_name(sides, found.win)},
            "none": str(found.none),
            "losses": {name: str(ships) for name, ships in by_name(sides, found.losses)},
        },
    }
