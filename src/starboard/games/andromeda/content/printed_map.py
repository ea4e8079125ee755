"""The map as it is printed: rows of spaces, and the nebulae around them."""

from importlib.resources.abc import Traversable

import msgspec

from starboard.content import expect, read_toml
from starboard.games.andromeda.state.game_state import FIRST_NEBULA, NEBULAE, SPACES
from starboard.kernel.hexes import hex_grid, hexes_of_rows

FILE = "board.toml"
REGION_NAMES = (*(f"S{n:02}" for n in range(1, SPACES + 1)), *(f"N{n}" for n in range(1, NEBULAE + 1)))
"""What each region is called in moves and records."""
NUMBER_OF = {name: number for number, name in enumerate(REGION_NAMES)}


class Nebula(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nebula: where it is drawn, and the spaces next to it."""

    x: int
    y: int
    adjacent: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    rows: tuple[int, ...]
    gate: str
    planets: dict[int, int]
    nebulae: tuple[Nebula, ...]


class Board(msgspec.Struct, frozen=True):
    """All regions by number: the spaces first, then the nebulae."""

    xs: tuple[int, ...]
    """How far to the right each region lies, in tenths of a hex."""
    ys: tuple[int, ...]
    rows: tuple[int, ...]
    """The row of each space."""
    steps: tuple[tuple[int, ...], ...]
    """For each space the one in each of the six directions of `kernel.hexes`; -1 for none."""
    nebulae: tuple[tuple[int, ...], ...]
    """For each nebula the spaces next to it."""
    gate: int
    """The marked space of the Underdark Gate (AE-E-3.4)."""
    planets: dict[int, int]
    """How many planets are laid at the start, by the number of players (AE-B-2.6)."""


def read_board(folder: Traversable) -> Board:
    """The map. `BadContent` names the place and field that is wrong."""
    file = read_toml(folder, FILE, _File)
    expect(sum(file.rows) == SPACES, FILE, "$", "rows", sum(file.rows), SPACES)
    expect(len(file.nebulae) == NEBULAE, FILE, "$", "nebulae", len(file.nebulae), NEBULAE)
    expect(NUMBER_OF.get(file.gate, SPACES) < SPACES, FILE, "$", "gate", file.gate, "S01 … S22")
    expect(sorted(file.planets) == [2, 3, 4, 5], FILE, "$", "planets", str(sorted(file.planets)), "2–5")
    for number, nebula in enumerate(file.nebulae):
        for name in nebula.adjacent:
            expect(
                NUMBER_OF.get(name, SPACES) < FIRST_NEBULA, FILE, f"$.nebulae[{number}]", "adjacent", name, "S01 … S22"
            )
    hexes = hexes_of_rows(file.rows)
    grid = hex_grid(hexes)
    return Board(
        # Half a hex to the right of the outermost row begins the first one.
        xs=(*(10 * q + 5 * r + 5 for q, r in hexes), *(nebula.x for nebula in file.nebulae)),
        ys=(*(10 * r for _, r in hexes), *(nebula.y for nebula in file.nebulae)),
        rows=tuple(r for _, r in hexes),
        steps=tuple(tuple(links) for links in grid.links),
        nebulae=tuple(tuple(NUMBER_OF[name] for name in nebula.adjacent) for nebula in file.nebulae),
        gate=NUMBER_OF[file.gate],
        planets=dict(file.planets),
    )
