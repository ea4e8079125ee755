"""A dice check as it is written in a file, and its chances as an object for programs."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from starboard.games.vanguard.board.requirements_met import Way, need_number
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.files.check_file_cards import card_in
from starboard.games.vanguard.files.check_file_values import (
    LONGEST_NAME,
    MOST_DICE,
    dice_in,
    die_in,
    entries_in,
    flag_in,
    number_in,
    object_in,
    word_in,
)
from starboard.games.vanguard.notation.symbols import COLOURS, NINE, ROWS, SYMBOLS
from starboard.games.vanguard.odds.check_odds import Answer, Check, Row, Special, Track, by_name
from starboard.games.vanguard.odds.dice_choices import Advice
from starboard.kernel import StarboardError

MOST_ROWS = 6
MOST_WAYS = 12
MOST_NEEDS = 6
MOST_CARDS = 4
MOST_FIELDS = 20
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
    fields = object_in(data, "$", {"dice"}, FIELDS)
    if "rows" not in fields and "tracks" not in fields:
        raise StarboardError("vanguard-odds-missing", place="$", field="rows")
    if "rows" in fields and "tracks" in fields:
        raise StarboardError("vanguard-odds-both")
    dice = (*dice_in(fields["dice"], "dice"), *dice_in(fields.get("supporters", []), "supporters"))
    rolled = tuple(_rolled(entry, place) for place, entry in entries_in(fields, "rolled", MOST_DICE))
    if len(dice) + len(rolled) > MOST_DICE:
        raise StarboardError("vanguard-odds-dice", most=MOST_DICE)
    rows = tuple(_row(entry, place) for place, entry in entries_in(fields, "rows", MOST_ROWS, least=1))
    tracks = _tracks(fields.get("tracks", {})) if "tracks" in fields else ()
    names = [row.name for row in rows] or [track.name for track in tracks]
    twice = [name for place, name in enumerate(names) if name in names[:place]]
    if twice:
        raise StarboardError("vanguard-odds-twice", name=twice[0])
    return Check(
        dice=dice,
        rows=rows,
        rolled=rolled,
        conversions=tuple(_conversion(entry, place) for place, entry in entries_in(fields, "conversions", MOST_WAYS)),
        swap=_swap(fields.get("swap", {})),
        doubles=flag_in(fields, "double_symbols", usual=True),
        specials=_specials(fields, tracks),
        tracks=tracks,
        cards=tuple(card_in(entry, place) for place, entry in entries_in(fields, "cards", MOST_CARDS)),
        want=_want(fields, names),
    )


def available(data: object, check: Check) -> tuple[Check, tuple[int, ...]]:
    """For advice: the check without the asking player's dice, and these dice."""
    fields = object_in(data, "$", {"dice"}, FIELDS)
    own = dice_in(fields["dice"], "dice")
    return msgspec.structs.replace(check, dice=dice_in(fields.get("supporters", []), "supporters")), own


# -- Dice and rows -----------------------------------------------------------------------------------------------------


def _rolled(entry: object, place: str) -> tuple[int, tuple[int, tuple[int, ...]]]:
    """A die that lies on the table, and the symbols of the face that is up."""
    fields = object_in(entry, place, {"die", "shows"}, {"die", "shows"})
    kind = die_in(fields["die"], f"{place}.die")
    shows = fields["shows"]
    if not isinstance(shows, list) or not 1 <= len(shows) <= 2:
        raise StarboardError("vanguard-odds-list", field=f"{place}.shows", least=1, most=2)
    symbols = tuple(sorted(SYMBOLS.index(word_in(symbol, f"{place}.shows", SYMBOLS)) for symbol in shows))
    colour = COLOURS.index(fields["die"].partition("_")[0])
    return kind, (colour, symbols)


def _row(entry: object, place: str) -> Row:
    fields = object_in(entry, place, {"row", "needs"}, {"row", "needs"})
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
    return tuple(sorted(need_number(word_in(need, place, NEEDS)) for need in value))


def _conversion(entry: object, place: str) -> tuple[int, int]:
    fields = object_in(entry, place, {"colour", "to"}, {"colour", "to"})
    colour = COLOURS.index(word_in(fields["colour"], f"{place}.colour", COLOURS))
    return colour, SYMBOLS.index(word_in(fields["to"], f"{place}.to", NINE))


def _swap(value: object) -> tuple[int, ...]:
    """What each symbol counts as instead."""
    if not isinstance(value, dict):
        raise StarboardError("vanguard-odds-object", place="swap")
    if not value:
        return ()
    swap = list(range(len(SYMBOLS)))
    for name, other in value.items():
        swap[SYMBOLS.index(word_in(name, "swap", NINE))] = SYMBOLS.index(word_in(other, f"swap.{name}", NINE))
    return tuple(swap)


# -- Specials, tracks, cards -------------------------------------------------------------------------------------------


def _tracks(value: object) -> tuple[Track, ...]:
    """Tracks from the top; `at` is the field on which the marker stands already."""
    if not isinstance(value, dict) or not value:
        raise StarboardError("vanguard-odds-object", place="tracks")
    for name in value:
        word_in(name, "tracks", ROWS)
    tracks = []
    for name in (name for name in ROWS if name in value):
        fields = object_in(value[name], f"tracks.{name}", {"fields"}, {"fields", "at"})
        length = number_in(fields, "fields", f"tracks.{name}", 1, MOST_FIELDS)
        tracks.append(Track(name, length - number_in(fields, "at", f"tracks.{name}", 0, length - 1)))
    return tuple(tracks)


def _specials(fields: Mapping[str, Any], tracks: Sequence[Track]) -> tuple[Special, ...]:
    """Special effects in order; those for bare dice come last, as they take what is left."""
    specials = [_special(entry, place) for place, entry in entries_in(fields, "specials", MOST_WAYS)]
    names = {track.name for track in tracks}
    for number, special in enumerate(specials):
        place = f"specials[{number}]"
        if special.track and special.track not in names:
            raise StarboardError("vanguard-odds-no-track", place=place, name=special.track)
        if special.dice and (not tracks or any(not later.dice for later in specials[number:])):
            raise StarboardError("vanguard-odds-bare", place=place)
        if special.once and any(earlier.once for earlier in specials[:number]):
            raise StarboardError("vanguard-odds-once", place=place)
    return tuple(specials)


def _special(entry: object, place: str) -> Special:
    fields = object_in(entry, place, set(), {"needs", "dice", "track", "steps", "once"})
    if ("needs" in fields) == ("dice" in fields):
        raise StarboardError("vanguard-odds-missing", place=place, field="needs")
    track = word_in(fields["track"], f"{place}.track", ROWS) if "track" in fields else ""
    steps = number_in(fields, "steps", place, -3, 3, 1) if track else 0
    if "dice" in fields:
        return Special(dice=number_in(fields, "dice", place, 1, MOST_NEEDS), track=track, steps=steps)
    needs = fields["needs"]
    if not isinstance(needs, list) or not 1 <= len(needs) <= MOST_NEEDS:
        raise StarboardError("vanguard-odds-list", field=f"{place}.needs", least=1, most=MOST_NEEDS)
    symbols = tuple(SYMBOLS.index(word_in(need, f"{place}.needs", SYMBOLS)) for need in needs)
    return Special(symbols, track=track, steps=steps, once=flag_in(fields, "once"))


def _want(fields: Mapping[str, Any], names: Sequence[str]) -> int:
    return names.index(word_in(fields["want"], "want", names)) if "want" in fields else -1


# -- The answer --------------------------------------------------------------------------------------------------------


def report(check: Check, found: Answer, advice: Sequence[Advice] = ()) -> dict[str, Any]:
    """`rows` by name, `exact` with the same as fractions, `left_out` with the places of cards that were not counted if
    there are any, and `choose` with the dice to take if that was asked."""
    rows = by_name(check, found.chances)
    answer: dict[str, Any] = {
        "rows": {name: float(chance) for name, chance in rows.items()},
        "exact": {name: str(chance) for name, chance in rows.items()},
    }
    if found.left_out:
        answer["left_out"] = list(found.left_out)
    if advice:
        answer["choose"] = _advised(advice[-1]) | {"by_count": [_advised(entry) for entry in advice]}
    return answer


def _advised(advice: Advice) -> dict[str, Any]:
    names = list(NUMBER_OF)
    return {"dice": [names[die] for die in advice.dice], "chance": float(advice.chance), "exact": str(advice.chance)}
