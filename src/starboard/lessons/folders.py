"""Where the files of a title lie that are no code: beside the module of its class."""

import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from starboard.kernel import Title

LESSONS = "lessons"


def folder_of(title: Title[Any], name: str = LESSONS) -> Traversable | None:
    """A folder or file beside the module of a title's class; None where there is none."""
    module = sys.modules.get(type(title).__module__)
    package = getattr(module, "__package__", None)
    try:
        found = files(package).joinpath(name) if package else None
        return found if found is not None and (found.is_dir() or found.is_file()) else None
    except Exception:
        # A package from an odd loader has no resources; its title can still be played.
        return None
