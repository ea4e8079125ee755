"""A curve of chances as a picture of letters, for a terminal."""

from collections.abc import Sequence

HEIGHT = 11
"""Rows: from 100 to 0 in steps of ten."""
EVERYBODY = "*"
"""Where several curves meet."""


def curve_picture(curves: Sequence[Sequence[float]]) -> list[str]:
    """The lines of the picture: a column a point, each chance as the number of its curve, from 1."""
    if not curves:
        return []
    grid = [[" "] * len(curves) for _ in range(HEIGHT)]
    for column, chances in enumerate(curves):
        for number, chance in enumerate(chances, 1):
            row = round((HEIGHT - 1) * (1 - min(1.0, max(0.0, chance))))
            mark = str(number % 10)
            grid[row][column] = mark if grid[row][column] in (" ", mark) else EVERYBODY
    lines = []
    for row, cells in enumerate(grid):
        label = f"{100 - 10 * row:3} %" if row % 5 == 0 else " " * 5
        lines.append(f"{label} │{''.join(f'{cell} ' for cell in cells)}".rstrip())
    return [*lines, f"{' ' * 6}└{'─' * 2 * len(curves)}"]
