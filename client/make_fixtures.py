"""Makes the stands that tests and the gallery show: real matches, stopped where there is something to look at.

    python client/make_fixtures.py TITLE [NAME ...]

They are written to `client/src/titles/<title>/fixtures`, and are no part of the built client. The gallery shows them:
`npm run dev`, /gallery.html?title=<title>. What to look for stands in `client/moments`, one module a title.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import cast

import msgspec
from moments.stage import Moments, fixture

TITLES = Path(__file__).resolve().parent / "src" / "titles"


def main(title: str, names: list[str]) -> None:
    """Makes those that are named, or all; and what is printed on the components."""
    folder = TITLES / title / "fixtures"
    of = cast(Moments, import_module(f"moments.{title}"))
    (folder / "printed.json").write_bytes(msgspec.json.encode(of.printed()) + b"\n")
    for scene in of.SCENES:
        if names and scene.name not in names:
            continue
        found = fixture(of, scene)
        if found is None:
            print(f"{scene.name}: not found")
            continue
        text = msgspec.json.encode(found)
        (folder / f"{scene.name}.json").write_bytes(text + b"\n")
        print(f"{scene.name}: {len(text)} bytes")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    main(sys.argv[1], sys.argv[2:])
