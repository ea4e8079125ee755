"""A dice check whose chances are wanted: dice, rows, tracks, and what can still be changed."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from starboard.games.vanguard.dice import COLOUR, FACES
from starboard.games.vanguard.solver import Conversions, Shown, Swap, Way

Faces = tuple[Shown, ...]
"""What a die can show, one entry a side; a die that lies there already has one."""


class Row(msgspec.Struct, frozen=True):
    """A row above the red one, and the ways to meet it."""

    name: str
    ways: tuple[Way, ...]


class Special(msgspec.Struct, frozen=True):
    """A special effect (IV-X-530): dice that show one of the symbols, or so many dice of any kind, move a track;
    without a track they are just spent."""

    symbols: tuple[int, ...] = ()
    dice: int = 0
    track: str = ""
    steps: int = 0


class Track(msgspec.Struct, frozen=True):
    """A track: the fields that its marker has still to go to the outcome."""

    name: str
    fields: int


class Card(msgspec.Struct, frozen=True):
    """A card at hand: re-roll up to `count` dice, or set them to a symbol."""

    count: int
    colour: int = -1
    """Only dice of this colour; -1: of any."""
    shows: int = -1
    """Only dice that show this symbol; -1: any."""
    to: int = -1
    """The symbol to which dice are set; -1: they are rolled again; `ANY`: the player chooses."""


class Check(msgspec.Struct, frozen=True):
    """A dice check."""

    dice: tuple[int, ...]
    """Kinds of dice that will be rolled, supporters' included."""
    rows: tuple[Row, ...] = ()
    rolled: tuple[tuple[int, Shown], ...] = ()
    """Dice that were rolled already: the kind, and what it shows."""
    conversions: Conversions = ()
    swap: Swap = ()
    doubles: bool = False
    """Whether a die with two symbols can serve two needs, as in play (IV-X-533)."""
    specials: tuple[Special, ...] = ()
    tracks: tuple[Track, ...] = ()
    cards: tuple[Card, ...] = ()
    want: int = -1
    """The row that is wanted, by its place; -1: any above red."""

    @property
    def names(self) -> tuple[str, ...]:
        """The rows from the top, and what is left at last."""
        if self.tracks:
            return (*(track.name for track in self.tracks), "none")
        return (*(row.name for row in self.rows), "red")

    def wants(self, chances: Sequence[int | Fraction]) -> tuple[int | Fraction, ...]:
        """How good chances by row are: the wanted row or better first, then the higher rows."""
        last = self.want if self.want >= 0 else self.lowest_good
        return (sum(chances[: last + 1]), *chances)

    @property
    def lowest_good(self) -> int:
        """The lowest outcome that one would want: above red, and on tracks the one above the red track."""
        good = [place for place, name in enumerate(self.names) if name not in ("red", "none")]
        return good[-1] if good else 0


def faces_of(kind: int) -> Faces:
    """What a die of a kind can show."""
    return tuple((COLOUR[kind], symbols) for symbols in FACES[kind])


def all_faces(check: Check) -> list[Faces]:
    """What every die of the check can show; dice of one kind beside each other."""
    return [*((shown,) for _, shown in check.rolled), *(faces_of(kind) for kind in sorted(check.dice))]
