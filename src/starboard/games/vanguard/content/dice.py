"""The section dice: every kind, and what is on its faces (IV-X-611). A die in the state is a place in `KINDS`."""

from importlib.resources import files
from typing import Literal

import msgspec

from starboard.content import expect, read_toml
from starboard.games.vanguard.notation.symbols import COLOURS, SHORT, SYMBOLS

FILE = "dice.toml"
SIDES = 6


class Kind(msgspec.Struct, frozen=True):
    """A kind of section die."""

    id: str
    colour: int
    kind: str
    """`basic`, `specialised`, `wild`, `universal`, `expert`."""
    main: str
    """The symbol that a specialised die is for; empty for the others."""
    faces: tuple[tuple[int, ...], ...]
    """The symbols of each face, as places in `SYMBOLS`."""
    count: int
    """How many of it there are."""
    set: str
    """Where it comes from: `start`, `purchase`, or `story`, which unlocks it (IV-C-305)."""


class _Die(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    faces: tuple[str, ...]
    count: int
    set: Literal["start", "purchase", "story"]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    status: str
    die: tuple[_Die, ...]


def _kinds() -> tuple[Kind, ...]:
    """The dice of each colour, in the order of the file; a specialised one for each symbol of the colour."""
    printed = read_toml(files("starboard.games.vanguard.content"), FILE, _File).die
    for place, die in enumerate(printed):
        expect(len(die.faces) == SIDES, FILE, f"$.die[{place}]", "faces", len(die.faces), SIDES)
    return tuple(kind for colour in range(len(COLOURS)) for die in printed for kind in _of_colour(die, colour))


def _of_colour(die: _Die, colour: int) -> list[Kind]:
    own = SYMBOLS[3 * colour : 3 * colour + 3]
    made = []
    for symbol in own if die.kind == "specialised" else ("",):
        faces = tuple(_face(face, own, symbol) for face in die.faces)
        id = f"{COLOURS[colour]}_{symbol or die.kind}"
        made.append(Kind(id, colour, die.kind, symbol, faces, die.count, die.set))
    return made


def _face(text: str, own: tuple[str, ...], symbol: str) -> tuple[int, ...]:
    """`own` is the symbol that the die is for, `1` to `3` are the symbols of its colour."""
    words = [
        symbol if word == "own" else own[int(word) - 1] if word.isdigit() else SHORT[word] for word in text.split()
    ]
    return tuple(sorted(map(SYMBOLS.index, words)))


KINDS = _kinds()
NUMBER_OF = {kind.id: number for number, kind in enumerate(KINDS)}
COLOUR = tuple(kind.colour for kind in KINDS)
"""The colour of each kind, as a place in `COLOURS`."""
FACES = tuple(kind.faces for kind in KINDS)
