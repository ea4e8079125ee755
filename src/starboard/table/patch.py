"""How one view differs from another, as plain data: small enough to send one with every beat.

A patch is of one of three kinds:

    {"ships": {"2": {"cell": [5]}}}  something within has changed: in an object by key, in a list by place
    [7]                              this is there now, whatever was there before
    []                               nothing is there any more (a key of an object)

Lists are patched by place only where they are equally long, and replaced otherwise. The twin of `patched` is
`client/src/table/patch.ts`.
"""

from typing import Any, TypeAlias

Patch: TypeAlias = dict[str, Any] | list[Any]

NOTHING: dict[str, Any] = {}
"""The patch that changes nothing."""


def patch_of(old: Any, new: Any) -> Patch:
    """The patch that leads from one piece of plain data (dicts with str keys, lists, numbers, strings, bools, None) to
    another; `{}` when they are the same. Linear time."""
    if type(old) is not type(new):
        return [new]
    if type(old) is dict:
        found: Patch = {key: [] for key in old if key not in new}
        assert isinstance(found, dict)
        for key, value in new.items():
            change = patch_of(old[key], value) if key in old else [value]
            if change != NOTHING:
                found[key] = change
        return found
    if type(old) is list and len(old) == len(new):
        changes = ((str(place), patch_of(*pair)) for place, pair in enumerate(zip(old, new, strict=True)))
        return {place: change for place, change in changes if change != NOTHING}
    return {} if old == new else [new]


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
