"""Which titles are installed. A title is an entry point of the group `starboard.titles`, so it may live in a package of
its own."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from starboard.kernel.errors import UnknownTitle
from starboard.kernel.title import Title

GROUP = "starboard.titles"


def title_names() -> list[str]:
    """The names of all installed titles, in alphabetical order; loads none of them."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def find_title(name: str) -> Title[Any]:
    """The title of that name. `UnknownTitle` when there is none or it does not load. What was found once is remembered:
    looking through all installed packages takes a millisecond."""
    found = [entry for entry in entry_points(group=GROUP) if entry.name == name]
    if not found:
        raise UnknownTitle("kernel-title-unknown", title=name[:40], titles=", ".join(title_names()))
    return _load(found[0])


def _load(entry: EntryPoint) -> Title[Any]:
    try:
        title = entry.load()
    except (Exception, SystemExit) as why:
        # Whatever a foreign package raises while it is imported, the reader gets one sentence.
        reason = str(why).split("\n", 1)[0][:200]
        raise UnknownTitle("kernel-title-broken", title=entry.name, reason=reason) from why
    if not isinstance(title, Title) or title.id != entry.name:
        raise UnknownTitle("kernel-title-not-one", title=entry.name, place=entry.value)
    return title
