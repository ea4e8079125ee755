"""States of matches that began under older rules."""

from typing import Any

from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.state.hegemon_state import Hegemon

EYE_ALWAYS = 2
"""Up to this version the holder of the Eye always decided for the Hegemon, and somebody was asked about free actions
where something had happened since: the place of that mark is another's now."""
_HEGEMON = AndromedaState.__struct_fields__.index("hegemon")
_CHOOSING = AndromedaState.__struct_fields__.index("choosing")
_EYE_DECIDES = Hegemon.__struct_fields__.index("eye_decides")


def mend(version: int, raw: Any) -> Any:
    """In a match that began so the holder of the Eye goes on deciding. One that was stored again says so already."""
    if version > EYE_ALWAYS:
        return raw
    raw[_CHOOSING] = False
    if raw[_HEGEMON] is not None and len(raw[_HEGEMON]) == _EYE_DECIDES:
        raw[_HEGEMON].append(True)
    return raw
