"""An action with its parts apart, so that a sheet can set them out: needs as ways of symbols, results in words."""

from typing import Any

import msgspec

from starboard.games.vanguard.names.effect_names import Words
from starboard.games.vanguard.notation.actions import Action, Special
from starboard.games.vanguard.notation.requirement import Requirement


def parts_of(words: Words, action: Action) -> dict[str, Any]:
    """Danger dice, tracks, special effects and outcomes of an action."""
    rows = {
        name: {"ways": _ways(row.requirement), "said": words.effect(row.effect), "arrow": row.arrow}
        for name, row in action.rows.items()
    }
    specials = [_special(words, special) for special in action.specials]
    parts = {"danger": action.danger, "tracks": action.tracks, "specials": specials, "rows": rows}
    plain: dict[str, Any] = msgspec.to_builtins({name: part for name, part in parts.items() if part})
    return plain


def _special(words: Words, special: Special) -> dict[str, Any]:
    return {"ways": _ways(special.requirement), "said": words.special(special)}


def _ways(requirement: Requirement | None) -> tuple[tuple[str, ...], ...]:
    return requirement.ways if requirement is not None else ()
