"""What the dice of a pool show (IV-X-505)."""

from collections import Counter
from collections.abc import Sequence

from starboard.games.vanguard.content.dice import COLOUR, FACES
from starboard.games.vanguard.notation.symbols import ACCIDENT, SHORT, SYMBOLS, VANGUARD
from starboard.games.vanguard.state.check_state import PoolDie

NUMBER = {name: number for number, name in enumerate(SYMBOLS)}
_SHOWN = tuple(tuple((colour, face) for face in faces) for colour, faces in zip(COLOUR, FACES, strict=True))
"""What each face of each kind of dice is for the solver."""


def symbols(die: PoolDie) -> tuple[int, ...]:
    """The symbols that a die shows, as places in `SYMBOLS`."""
    return tuple(NUMBER[name] for name in die.shows.split("+")) if die.shows else FACES[die.kind][die.face]


def shown_words(die: PoolDie) -> str:
    """The same as moves and names have it: `science`, `fitness+gathering`."""
    return die.shows or "+".join([SYMBOLS[symbol] for symbol in FACES[die.kind][die.face]])


def shown(die: PoolDie) -> tuple[int, tuple[int, ...]]:
    """The colour of a die and the symbols that it shows, as the solver wants them."""
    return (COLOUR[die.kind], symbols(die)) if die.shows else _SHOWN[die.kind][die.face]


def pool_count(pool: Sequence[PoolDie], face: str) -> int:
    """How many dice show a symbol, given by its three letters; `any`: the most that show the same one. A vanguard fits
    anything, an accident nothing (IV-X-515)."""
    if face != "any":
        wanted = NUMBER[SHORT[face]]
        return sum(wanted in symbols(die) for die in pool)
    wild = sum(VANGUARD in symbols(die) for die in pool)
    counts = Counter(symbol for die in pool for symbol in set(symbols(die)) - {VANGUARD, ACCIDENT})
    return wild + max(counts.values(), default=0)
