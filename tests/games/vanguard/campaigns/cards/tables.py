"""The tables beside this file: what each card is to do, one line per card."""

from pathlib import Path

FOLDER = Path(__file__).parent / "tables"


def rows(name: str) -> list[list[str]]:
    """The lines of a table; a line that begins with `#` says what the columns are."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.split("|")] for line in lines if not line.startswith("#")]


def name(row: list[str]) -> str:
    """What a line is about."""
    return "-".join(cell for cell in row[:2] if cell.isalnum())
