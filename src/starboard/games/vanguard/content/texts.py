"""Which texts a campaign has. They are read by what speaks to people; rules only ask whether there is one."""

import re
from functools import cache
from importlib.resources.abc import Traversable

from starboard.games.vanguard.content import campaign_folder

SAID = ("kernel", "bots", "arena", "analysis", "store", "table", "web", "cli", "client", "contents")
SAID_BY_TITLES = ("andromeda", "trucker", "vanguard")
OPEN = frozenset((*SAID, *SAID_BY_TITLES))
"""Words with which the texts of the program itself begin."""

_ID = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def is_sealed(id: str) -> bool:
    """IV-C-301: whatever a campaign says is read only when play has come to it; the program's own words are open."""
    word, hyphen, _ = id.partition("-")
    return bool(hyphen) and word not in OPEN


@cache
def texts(name: str) -> frozenset[str]:
    """The ids of all English texts of a campaign of this package."""
    return text_ids(campaign_folder(name), "en")


def text_ids(folder: Traversable, language: str) -> frozenset[str]:
    """The ids of the messages of a campaign in a language."""
    inside = folder.joinpath("text", language)
    if not inside.is_dir():
        return frozenset()
    found = (file.read_text(encoding="utf-8") for file in inside.iterdir() if file.name.endswith(".ftl"))
    return frozenset(id for text in found for id in _ID.findall(text))
