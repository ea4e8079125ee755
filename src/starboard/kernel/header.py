"""What a match starts with."""

from typing import Any

import msgspec

from starboard.kernel.errors import BadOption, Unreadable
from starboard.kernel.title import Setting, Title, checked_options

LARGEST_SEED = (1 << 63) - 1


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a match was begun with; with the log it is the whole match."""

    title: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Setting] = {}
    free_undo: bool = False
    names: tuple[str, ...] = ()
    start: bytes = b""
    """The state of a checkpoint in which the match began; empty: it was set up from its seed. See `play_on`."""


def checked_header(title: Title[Any], header: Header) -> Header:
    """The header with every option filled in. `BadOption` when seats, options or seed are not what the title offers."""
    if type(header.seed) is not int or not 0 <= header.seed <= LARGEST_SEED:
        raise BadOption("kernel-seed", seed=str(header.seed)[:40])
    options = checked_options(title, header.seats, header.options)
    return msgspec.structs.replace(header, options=options)


def unfit(title: Title[Any], header: Header | None) -> Unreadable:
    """Why a stored match cannot go on: something that it needs is gone, or it no longer fits the rules."""
    gone = title.missing(header.options) if header is not None else None
    return Unreadable("kernel-save-outdated", title=title.id) if gone is None else Unreadable(gone.id, **gone.args)
