"""A dice check as it is written in a file, and its chances as an object for programs."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from starboard.games.vanguard.dice import NUMBER_OF
from starboard.games.vanguard.odds import Advice, Card, Check, Row, Special, Track, by_name
from starboard.games.vanguard.solver import ANY, Way, need_number
from starboard.games.vanguard.terms import COLOURS, NINE, ROWS, SYMBOLS
from starboard.kernel import StarboardError

MOST_DICE = 24
MOST_ROWS = 6
MOST_WAYS = 12
MOST_NEEDS = 6
MOST_CARDS = 4
MOST_FIELDS = 20
LONGEST_NAME = 40
NEEDS = (*SYMBOLS, *COLOURS, "die", "any")
FIELDS = {
    "dice",
    "supporters",
    "rolled",
    "rows",
    "conversions",
    "double_symbols",
    "swap",
    "specials",
    "tracks",
    "cards",
    "want",
}


def read_check(data: object) -> Check:
    """The check that an object describes. `StarboardError` says in a sentence what is wrong."""
    fields = _object(data, "$", {"dice"}, FIELDS)
    if "rows" not in fields and "tracks" not in fields:
        raise StarboardError("vanguard-odds-missing", place="$", field="rows")
    if "rows" in fields and "tracks" in fields:
        raise StarboardError("vanguard-odds-both")
    dice = (*_dice(fields["dice"], "dice"), *_dice(fields.get("supporters", []), "supporters"))
    rolled = tuple(_rolled(entry, place) for place, entry in _entries(fields, "rolled", MOST_DICE))
    if len(dice) + len(rolled) > MOST_DICE:
        raise StarboardError("vanguard-odds-dice", most=MOST_DICE)
    rows = tuple(_row(entry, place) for place, entry in _entries(fields, "rows", MOST_ROWS, least=1))
    tracks = _tracks(fields.get("tracks", {})) if "tracks" in fields else ()
    names = [row.name for row in rows] or [track.name for track in tracks]
    twice = [name for place, name in enumerate(names) if name in names[:place]]
    if twice:
        raise StarboardError("vanguard-odds-twice", name=twice[0])
    return Check(
        dice=dice,
        rows=rows,
        rolled=rolled,
        conversions=tuple(_conversion(entry, place) for place, entry in _entries(fields, "conversions", MOST_WAYS)),
        swap=_swap(fields.get("swap", {})),
        doubles=_flag(fields, "double_symbols"),
        specials=_specials(fields, tracks),
        tracks=tracks,
        cards=tuple(_card(entry, place) for place, entry in _entries(fields, "cards", MOST_CARDS)),
        want=_want(fields, names),
    )


def available(data: object, check: Check) -> tuple[Check, tuple[int, ...]]:
    """For advice: the check without the dice of whoever asks, and these dice."""
    fields = _object(data, "$", {"dice"}, FIELDS)
    own = _dice(fields["dice"], "dice")
    return msgspec.structs.replace(check, dice=_dice(fields.get("supporters", []), "supporters")), own


# -- Dice and rows -----------------------------------------------------------------------------------------------------


def _dice(value: object, field: str) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) > MOST_DICE:
        raise StarboardError("vanguard-odds-list", field=field, least=0, most=MOST_DICE)
    return tuple(_die(entry, f"{field}[{place}]") for place, entry in enumerate(value))


def _die(value: object, place: str) -> int:
    if not isinstance(value, str) or value not in NUMBER_OF:
        raise StarboardError("vanguard-odds-die", place=place, found=_short(value))
    return NUMBER_OF[value]


def _rolled(entry: object, place: str) -> tuple[int, tuple[int, tuple[int, ...]]]:
    """A die that lies on the table, and the symbols of the face that is up."""
    fields = _object(entry, place, {"die", "shows"}, {"die", "shows"})
    kind = _die(fields["die"], f"{place}.die")
    shows = fields["shows"]
    if not isinstance(shows, list) or not 1 <= len(shows) <= 2:
        raise StarboardError("vanguard-odds-list", field=f"{place}.shows", least=1, most=2)
    symbols = tuple(sorted(SYMBOLS.index(_word(symbol, f"{place}.shows", SYMBOLS)) for symbol in shows))
    colour = COLOURS.index(fields["die"].partition("_")[0])
    return kind, (colour, symbols)


def _row(entry: object, place: str) -> Row:
    fields = _object(entry, place, {"row", "needs"}, {"row", "needs"})
    name = fields["row"]
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME or name == "red":
        raise StarboardError("vanguard-odds-row", place=place, most=LONGEST_NAME)
    needs = fields["needs"]
    if not isinstance(needs, list) or not 1 <= len(needs) <= MOST_WAYS:
        raise StarboardError("vanguard-odds-list", field=f"{place}.needs", least=1, most=MOST_WAYS)
    return Row(name, tuple(_way(way, f"{place}.needs[{number}]") for number, way in enumerate(needs)))


def _way(value: object, place: str) -> Way:
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_NEEDS:
        raise StarboardError("vanguard-odds-list", field=place, least=1, most=MOST_NEEDS)
    return tuple(sorted(need_number(_word(need, place, NEEDS)) for need in value))


def _conversion(entry: object, place: str) -> tuple[int, int]:
    fields = _object(entry, place, {"colour", "to"}, {"colour", "to"})
    colour = COLOURS.index(_word(fields["colour"], f"{place}.colour", COLOURS))
    return colour, SYMBOLS.index(_word(fields["to"], f"{place}.to", NINE))


def _swap(value: object) -> tuple[int, ...]:
    """What each symbol counts as instead."""
    if not isinstance(value, dict):
        raise StarboardError("vanguard-odds-object", place="swap")
    if not value:
        return ()
    swap = list(range(len(SYMBOLS)))
    for name, other in value.items():
        swap[SYMBOLS.index(_word(name, "swap", NINE))] = SYMBOLS.index(_word(other, f"swap.{name}", NINE))
    return tuple(swap)


# -- Specials, tracks, cards -------------------------------------------------------------------------------------------


def _tracks(value: object) -> tuple[Track, ...]:
    """Tracks from the top; `at` is the field on which the marker stands already."""
    if not isinstance(value, dict) or not value:
        raise StarboardError("vanguard-odds-object", place="tracks")
    for name in value:
        _word(name, "tracks", ROWS)
    tracks = []
    for name in (name for name in ROWS if name in value):
        fields = _object(value[name], f"tracks.{name}", {"fields"}, {"fields", "at"})
        length = _number(fields, "fields", f"tracks.{name}", 1, MOST_FIELDS)
        tracks.append(Track(name, length - _number(fields, "at", f"tracks.{name}", 0, length - 1)))
    return tuple(tracks)


def _specials(fields: Mapping[str, Any], tracks: Sequence[Track]) -> tuple[Special, ...]:
    """Special effects in order; those for bare dice come last, as they take what is left."""
    specials = [_special(entry, place) for place, entry in _entries(fields, "specials", MOST_WAYS)]
    names = {track.name for track in tracks}
    for number, special in enumerate(specials):
        place = f"specials[{number}]"
        if special.track and special.track not in names:
            raise StarboardError("vanguard-odds-no-track", place=place, name=special.track)
        if special.dice and (not tracks or any(not later.dice for later in specials[number:])):
            raise StarboardError("vanguard-odds-bare", place=place)
    return tuple(specials)


def _special(entry: object, place: str) -> Special:
    fields = _object(entry, place, set(), {"needs", "dice", "track", "steps"})
    if ("needs" in fields) == ("dice" in fields):
        raise StarboardError("vanguard-odds-missing", place=place, field="needs")
    track = _word(fields["track"], f"{place}.track", ROWS) if "track" in fields else ""
    steps = _number(fields, "steps", place, -3, 3, 1) if track else 0
    if "dice" in fields:
        return Special(dice=_number(fields, "dice", place, 1, MOST_NEEDS), track=track, steps=steps)
    needs = fields["needs"]
    if not isinstance(needs, list) or not 1 <= len(needs) <= MOST_NEEDS:
        raise StarboardError("vanguard-odds-list", field=f"{place}.needs", least=1, most=MOST_NEEDS)
    symbols = tuple(SYMBOLS.index(_word(need, f"{place}.needs", SYMBOLS)) for need in needs)
    return Special(symbols, track=track, steps=steps)


def _card(entry: object, place: str) -> Card:
    """`{"reroll": 2}` or `{"set": 1, "to": "science"}`, either for dice of a `colour` or that show a symbol `shows`."""
    fields = _object(entry, place, set(), {"reroll", "set", "to", "colour", "shows"})
    if ("reroll" in fields) == ("set" in fields) or ("set" in fields) != ("to" in fields):
        raise StarboardError("vanguard-odds-card", place=place)
    colour = COLOURS.index(_word(fields["colour"], f"{place}.colour", COLOURS)) if "colour" in fields else -1
    shows = SYMBOLS.index(_word(fields["shows"], f"{place}.shows", SYMBOLS)) if "shows" in fields else -1
    if "reroll" in fields:
        return Card(_number(fields, "reroll", place, 1, MOST_DICE), colour, shows)
    to = _word(fields["to"], f"{place}.to", (*SYMBOLS[:-1], "any"))
    return Card(_number(fields, "set", place, 1, MOST_DICE), colour, shows, ANY if to == "any" else SYMBOLS.index(to))


def _want(fields: Mapping[str, Any], names: Sequence[str]) -> int:
    return names.index(_word(fields["want"], "want", names)) if "want" in fields else -1


# -- Plain values ------------------------------------------------------------------------------------------------------


def _object(value: object, place: str, needed: set[str], allowed: set[str]) -> Mapping[str, Any]:
    """`value` as an object with these fields."""
    if not isinstance(value, dict):
        raise StarboardError("vanguard-odds-object", place=place)
    missing = sorted(needed - value.keys())
    if missing:
        raise StarboardError("vanguard-odds-missing", place=place, field=missing[0])
    unknown = [_short(field) for field in value if field not in allowed]
    if unknown:
        raise StarboardError("vanguard-odds-unknown", place=place, field=unknown[0])
    return value


def _entries(fields: Mapping[str, Any], field: str, most: int, least: int = 0) -> list[tuple[str, object]]:
    """The entries of a list, each with its place."""
    value = fields.get(field, [])
    if not isinstance(value, list) or (field in fields and not least <= len(value) <= most):
        raise StarboardError("vanguard-odds-list", field=field, least=least, most=most)
    return [(f"{field}[{place}]", entry) for place, entry in enumerate(value)]


def _word(value: object, place: str, known: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise StarboardError("vanguard-odds-word", place=place, found=_short(value), known=", ".join(known))
    return value


def _number(
    fields: Mapping[str, Any], field: str, place: str, least: int, most: int, default: int | None = None
) -> int:
    """A whole number; when the field is left out, the default or the least one."""
    value = fields.get(field, least if default is None else default)
    if type(value) is not int or not least <= value <= most:
        raise StarboardError("vanguard-odds-number", place=place, field=field, least=least, most=most)
    return value


def _flag(fields: Mapping[str, Any], field: str) -> bool:
    value = fields.get(field, False)
    if not isinstance(value, bool):
        raise StarboardError("vanguard-odds-flag", field=field)
    return value


def _short(value: object) -> str:
    return str(value)[:LONGEST_NAME]


# -- The answer --------------------------------------------------------------------------------------------------------


def report(check: Check, found: Sequence[Fraction], advice: Sequence[Advice] = ()) -> dict[str, Any]:
    """`rows` by name, `exact` with the same as fractions, and `choose` with the dice to take if that was asked."""
    rows = by_name(check, found)
    answer: dict[str, Any] = {
        "rows": {name: float(chance) for name, chance in rows.items()},
        "exact": {name: str(chance) for name, chance in rows.items()},
    }
    if advice:
        answer["choose"] = _advised(advice[-1]) | {"by_count": [_advised(entry) for entry in advice]}
    return answer


def _advised(advice: Advice) -> dict[str, Any]:
    names = list(NUMBER_OF)
    return {"dice": [names[die] for die in advice.dice], "chance": float(advice.chance), "exact": str(advice.chance)}
