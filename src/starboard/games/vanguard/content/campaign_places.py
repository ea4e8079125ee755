"""Campaigns of others: folders with a `campaign.toml` in the places that the variable STARBOARD_CAMPAIGNS names.

Each place is a campaign, or a folder of campaigns. Only their first file is read until one is played. A folder with
anything but plain files in it, or whose first file cannot be read, is not offered: `starboard campaign check` tells
why.
"""

import os
import stat
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from starboard.content import BadContent, folders_of_others, read_toml
from starboard.games.vanguard.content.campaign_files import Head
from starboard.games.vanguard.content.reading import read_notation

PLACES = "STARBOARD_CAMPAIGNS"
HEAD = "campaign.toml"
MOST_FILES = 5_000
LARGEST_FILE = 4 << 20
"""Bytes of one file."""


class FoundCampaign(msgspec.Struct, frozen=True):
    """A campaign of others, as far as its first file tells."""

    id: str
    prefix: str
    folder: str
    operations: int
    memories: tuple[str, ...]
    """What an earlier campaign may have left behind for it."""


def fence(folder: Path) -> None:
    """`BadContent` unless a folder holds plain files and folders only, not too many and not too large: nothing in it
    leads out of it, and nothing waits for somebody who writes."""
    left, seen = [folder], 0
    try:
        while left:
            for entry in sorted(left.pop().iterdir()):
                seen += 1
                name = entry.relative_to(folder).as_posix()
                kind = entry.lstat()
                if stat.S_ISDIR(kind.st_mode):
                    left.append(entry)
                elif not stat.S_ISREG(kind.st_mode):
                    raise BadContent("contents-not-plain", file=name)
                elif kind.st_size > LARGEST_FILE:
                    raise BadContent("contents-too-large", file=name, most=LARGEST_FILE >> 20)
                if seen > MOST_FILES:
                    raise BadContent("contents-too-many", file=name, most=MOST_FILES)
    except OSError:
        raise BadContent("contents-unreadable", file=folder.name) from None


def found_campaigns() -> Mapping[str, FoundCampaign]:
    """The campaigns of others by their ids; of two with the same id or prefix the first one."""
    return _found(os.environ.get(PLACES, ""))


@cache
def _found(places: str) -> Mapping[str, FoundCampaign]:
    found: dict[str, FoundCampaign] = {}
    prefixes: set[str] = set()
    for folder in folders_of_others(places, HEAD):
        try:
            fence(folder)
            head = read_toml(folder, HEAD, Head, read_notation)
        except BadContent:
            continue
        if head.id not in found and head.prefix not in prefixes:
            found[head.id] = FoundCampaign(
                head.id, head.prefix, str(folder), len(head.operation), tuple(sorted(head.carry))
            )
            prefixes.add(head.prefix)
    return found
