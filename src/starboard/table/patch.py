"""How one view differs from another, as plain data: small enough to send one with every beat.

A patch is of one of three kinds:

    {"ships": {"2": {"cell": [5]}}}  something within has changed: in an object by key, in a list by place
    [7]                              this is there now, whatever was there before
    []                               nothing is there any more (a key of an object)

Lists are patched by place only where they are equally long, and replaced otherwise. The twin of `patched` is
`client/src/table/patch.ts`.
"""

from typing import Any, TypeAlias

import msgspec

Patch: TypeAlias = dict[str, Any] | list[Any]

NOTHING: dict[str, Any] = {}
"""The patch that changes nothing."""

_encode = msgspec.json.Encoder().encode


def patch_of(old: Any, new: Any) -> Patch:
    """The patch that leads from one piece of plain data (dicts with str keys, lists, numbers, strings, bools, None) to
    another; `{}` when they are the same. Linear time."""
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if kind is dict:
        found: dict[str, Any] = {key: [] for key in old if key not in new}
        for key, value in new.items():
            if key not in old:
                found[key] = [value]
            elif (change := _change(old[key], value)) is not None:
                found[key] = change
        return found
    if kind is list and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(place): change for place, (was, now) in pairs if (change := _change(was, now)) is not None}
    return NOTHING if old == new else [new]


def _change(old: Any, new: Any) -> Patch | None:
    """The patch from one part to another, None when they are the same."""
    if old is new:
        return None
    kind = type(new)
    if kind is dict or kind is list:
        # Most parts of a view stay as they are, and writing them down is much quicker than walking through them. To
        # Python `1 == True`, so that comparing them as they are would not do.
        return None if _encode(old) == _encode(new) else patch_of(old, new) or None
    return [new] if old != new or type(old) is not kind else None


def patched(old: Any, patch: Patch) -> Any:
    """What a patch leads to. The old data is left as it is, and what did not change is shared with it."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return old
    if isinstance(old, list):
        rows = list(old)
        for place, change in patch.items():
            rows[int(place)] = patched(old[int(place)], change)
        return rows
    fields = dict(old)
    for key, change in patch.items():
        if change == []:
            del fields[key]
        else:
            fields[key] = patched(old.get(key), change)
    return fields
