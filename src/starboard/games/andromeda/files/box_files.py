"""A box to be filled in by its owner: empty tables of the form of ours, with a row to copy in each as a comment."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from starboard.games.andromeda.content.boxes import HEAD, NAMED, TABLES
from starboard.kernel import StarboardError

EXAMPLES = {
    "officers": [
        'name = "Our Officer"',
        'place = "ofc_1a"',
        "level = 1",
        'ability = ""',
        'ring = ["tactics(1)", "module(industry,free)", "vp(1)"]',
        "progress = { industry = 1 }",
        'temper = "orderly"',
    ],
    "actions": ['deck = "I"', 'target = "planet(most_moons)"', 'special = "build"'],
    "modules": ['name = "Our Module"', 'type = "science"', 'cost = "1I+1E"', "copies = 2"],
    "events": [
        'name = "Our Event"',
        'deck = "dawn"',
        'affects = "each"',
        'effect = "vp(1)"',
        'hegemon_effect = "as_player"',
    ],
    "planets": ['name = "Our Planet"', 'planet_type = "ice"', "leaders = 2"],
}
"""A row of each table, made up: what is printed in a box is its owner's to write down."""


def write_empty_box(folder: Path, say: Callable[[str], str]) -> None:
    """The folder must not be there yet; its name becomes that of the box. `say` has the words for its comments."""
    if not NAMED.fullmatch(folder.name):
        raise StarboardError("contents-box-name", file=folder.name)
    if folder.exists():
        raise StarboardError("andromeda-box-there", folder=str(folder))
    folder.mkdir(parents=True)
    quoted = msgspec.json.encode(folder.name).decode()
    (folder / HEAD).write_text(f"name = {quoted}\n", encoding="utf-8")
    for table in TABLES:
        about = say(f"andromeda-box-table-{table}")
        lines = [f"# {about}", "#", f"# [[{table}]]", *(f"# {line}" for line in EXAMPLES[table])]
        (folder / f"{table}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
