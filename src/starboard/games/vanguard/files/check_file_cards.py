"""Cards at hand in the file of a dice check."""

from collections.abc import Mapping
from typing import Any

from starboard.games.vanguard.board.requirements_met import ANY
from starboard.games.vanguard.files.check_file_values import MOST_DICE, dice_in, flag_in, number_in, object_in, word_in
from starboard.games.vanguard.notation.symbols import COLOURS, NINE, ROWS, SYMBOLS
from starboard.games.vanguard.odds.sums.wanted_check import COPY, MANY, Card, Part
from starboard.kernel import StarboardError

MOST_STEPS = 20
MOST_PARTS = 3
DEEDS = ("reroll", "set", "toss", "add", "double", "excuse", "advance")
EXCUSES = ("need", "swap", "special")
RESULTS = {"any": ANY, "shown": COPY}


def card_in(entry: object, place: str, depth: int = 0) -> Card:
    """`{"reroll": 2}` or `{"set": 1, "to": "science"}`, either for dice of a `colour` or that show a symbol `shows`;
    `all` stands for any number, and `every` for dice that are all set or rolled again, like it or not. Or
    `{"add": ["red_basic"]}`, `{"double": "science"}`, `{"excuse": "need"}`, `{"advance": 2, "track": "green"}`; `then`
    goes on, `or` is another card that could be used instead."""
    fields = object_in(entry, place, set(), {*DEEDS, "to", "colour", "shows", "track", "every", "then", "or"})
    if depth > MOST_PARTS:
        raise StarboardError("vanguard-odds-mixed", place=place)
    parts = _parts(fields, place)
    others = card_in(fields["or"], f"{place}.or", depth + 1).options if "or" in fields else ()
    options = (parts, *others)
    if any(part.rolls for option in options for part in option) and (len(options) > 1 or len(parts) > 1):
        raise StarboardError("vanguard-odds-mixed", place=place)
    return Card(options)


def _parts(fields: Mapping[str, Any], place: str, depth: int = 0) -> tuple[Part, ...]:
    """What a card does, one thing after the other."""
    deeds = [deed for deed in DEEDS if deed in fields]
    if len(deeds) != 1 or ("set" in fields) != ("to" in fields) or ("advance" in fields) != ("track" in fields):
        raise StarboardError("vanguard-odds-card", place=place)
    part = _part(fields, deeds[0], place)
    if "then" not in fields:
        return (part,)
    allowed = {*DEEDS, "to", "colour", "shows", "track", "every", "then"}
    if depth > MOST_PARTS:
        raise StarboardError("vanguard-odds-mixed", place=place)
    then = object_in(fields["then"], f"{place}.then", set(), allowed)
    return (part, *_parts(then, f"{place}.then", depth + 1))


def _part(fields: Mapping[str, Any], deed: str, place: str) -> Part:
    colour = COLOURS.index(word_in(fields["colour"], f"{place}.colour", COLOURS)) if "colour" in fields else -1
    shows = SYMBOLS.index(word_in(fields["shows"], f"{place}.shows", SYMBOLS)) if "shows" in fields else -1
    if deed == "add":
        dice = dice_in(fields["add"], f"{place}.add")
        if not dice:
            raise StarboardError("vanguard-odds-list", field=f"{place}.add", least=1, most=MOST_DICE)
        return Part("add", dice=dice)
    if deed == "double":
        return Part("double", to=SYMBOLS.index(word_in(fields["double"], f"{place}.double", NINE)))
    if deed == "excuse":
        return Part("excuse", what=word_in(fields["excuse"], f"{place}.excuse", EXCUSES))
    if deed == "advance":
        track = word_in(fields["track"], f"{place}.track", ROWS)
        return Part("advance", number_in(fields, "advance", place, -MOST_STEPS, MOST_STEPS), what=track)
    count = MANY if fields[deed] == "all" else number_in(fields, deed, place, 1, MOST_DICE)
    if deed != "set":
        return Part(deed, count, colour, shows, every=deed == "reroll" and flag_in(fields, "every"))
    to = word_in(fields["to"], f"{place}.to", (*SYMBOLS[:-1], "any", "shown"))
    every = flag_in(fields, "every")
    if every and to in ("any", "shown"):
        raise StarboardError("vanguard-odds-card", place=place)
    return Part("turn", count, colour, shows, RESULTS[to] if to in RESULTS else SYMBOLS.index(to), every)
