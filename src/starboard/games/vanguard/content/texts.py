"""Which texts a campaign has. They are read by whoever speaks to people; rules only ask whether there is one."""

import re
from functools import cache
from importlib.resources.abc import Traversable

from starboard.games.vanguard.content import campaign_folder

_ID = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_PROSE = re.compile(r"(?!vanguard-)[a-z0-9]+-(log|scene)-")


def is_prose(id: str) -> bool:
    """IV-C-301: logs and scenes are read only when told; so are their titles and choices."""
    return _PROSE.match(id) is not None


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
