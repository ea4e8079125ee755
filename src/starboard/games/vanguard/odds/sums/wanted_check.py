"""A dice check whose chances are wanted: dice, rows, tracks, and what can still be changed."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from starboard.games.vanguard.board.requirements_met import ANY, Conversions, Shown, Swap, Way
from starboard.games.vanguard.content.dice import COLOUR, FACES
from starboard.games.vanguard.notation.symbols import COLOURS

Faces = tuple[Shown, ...]
"""What a die can show, one entry per side; a die that lies there already has one."""
MANY = 99
"""As many dice as there are."""
HUES = len(COLOURS)
"""Where a card may set a die to any of its faces, a die is known by its kind and not by its colour alone: in place of
the colour stands its hue, which is this and its kind."""
COPY = 1000
"""The result of a die that is set to what another one shows."""


class Row(msgspec.Struct, frozen=True):
    """A row above the red one, and the ways to meet it."""

    name: str
    ways: tuple[Way, ...]


class Special(msgspec.Struct, frozen=True):
    """A special effect (IV-X-530): dice that show one of the symbols, or this many dice of any kind, move a track;
    without a track they are just spent."""

    symbols: tuple[int, ...] = ()
    dice: int = 0
    track: str = ""
    steps: int = 0
    once: bool = False
    """Whether it takes one die at most."""
    first: int = 0
    """Each set of this many symbols of one kind, no vanguard and no conversion, gives one more step."""
    kind: int = -1
    """That symbol."""


class Track(msgspec.Struct, frozen=True):
    """A track: the fields that its marker has still to go to the outcome."""

    name: str
    fields: int


class Part(msgspec.Struct, frozen=True):
    """One thing that a card does to the dice (IV-X-506)."""

    do: str
    """`reroll`, `add`, `turn`, `toss`, `double`, `excuse` or `advance`."""
    count: int = 1
    """Up to this many dice; steps of a track."""
    colour: int = -1
    """Only dice of this colour; -1: of any."""
    shows: int = -1
    """Only dice that show this symbol; -1: any."""
    to: int = -1
    """The symbol to which dice are set; `ANY`: a face of the die, of the player's choice; `COPY`: one that another die
    shows."""
    every: bool = False
    """Whether all dice that fit must be set, or rolled again."""
    dice: tuple[int, ...] = ()
    """The kinds of dice of which one is added to the pool and rolled."""
    what: str = ""
    """What is excused: `need`, a symbol of a row; `swap`; `special`, a die of a special effect. Or the track."""

    @property
    def rolls(self) -> bool:
        """Whether chance comes into it."""
        return self.do in ("reroll", "add")

    def fits(self, shown: Shown) -> bool:
        """Whether it can be used on a die."""
        return self.colour in (-1, colour_of(shown[0])) and (self.shows < 0 or self.shows in shown[1])


class Card(msgspec.Struct, frozen=True):
    """A card at hand: one of its options, whose parts come one after the other. Where dice are rolled there is one
    option with one part."""

    options: tuple[tuple[Part, ...], ...]

    @property
    def roll(self) -> Part | None:
        """What it rolls, if it does."""
        return next((part for part in self.options[0] if part.rolls), None)


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
    def knows_kinds(self) -> bool:
        """Whether a card may set a die to any of its faces, so that the kind of each die matters."""
        return any(part.do == "turn" and part.to == ANY for card in self.cards for one in card.options for part in one)

    @property
    def names(self) -> tuple[str, ...]:
        """The rows from the top, and what is left in the end."""
        if self.tracks:
            return (*(track.name for track in self.tracks), "none")
        return (*(row.name for row in self.rows), "red")

    def wants(self, chances: Sequence[int | Fraction]) -> tuple[int | Fraction, ...]:
        """How good chances by row are: the wanted row or better first, then the higher rows. A red track comes last."""
        good = [chance for chance, name in zip(chances, self.names, strict=True) if name not in ("red", "none")]
        return (sum(chances[: self.last_wanted + 1]), *good, *(chances[-1:] if self.tracks else ()))

    @property
    def last_wanted(self) -> int:
        """The lowest outcome that is wanted: the one that was named, or the lowest above red; on tracks the one above
        the red track; -1 if there is none."""
        good = [place for place, name in enumerate(self.names) if name not in ("red", "none")]
        return self.want if self.want >= 0 else good[-1] if good else -1


def faces_of(check: Check, kind: int) -> Faces:
    """What a die of a kind can show in a check."""
    hue = HUES + kind if check.knows_kinds else COLOUR[kind]
    return tuple([(hue, symbols) for symbols in FACES[kind]])


def lying_in(check: Check, kind: int, shown: Shown) -> Shown:
    """What a die that lies there shows, as the check wants to know it."""
    return (HUES + kind, shown[1]) if check.knows_kinds else shown


def colour_of(hue: int) -> int:
    """The colour of a die."""
    return hue if hue < HUES else COLOUR[hue - HUES]


def in_colour(shown: Shown) -> Shown:
    """What a die shows, by its colour alone."""
    return shown if shown[0] < HUES else (COLOUR[shown[0] - HUES], shown[1])


def results_of(hue: int) -> tuple[tuple[int, ...], ...]:
    """The faces to which a die can be set where any of them may be chosen."""
    return tuple(dict.fromkeys(FACES[hue - HUES]))


def all_faces(check: Check) -> list[Faces]:
    """What every die of the check can show; dice of one kind beside each other."""
    lying = [(lying_in(check, kind, shown),) for kind, shown in check.rolled]
    return [*lying, *(faces_of(check, kind) for kind in sorted(check.dice))]
