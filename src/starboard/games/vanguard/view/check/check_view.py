"""The dice check in progress, step by step."""

from typing import Any

from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.notation.symbols import INJURY_FACES, SYMBOLS
from starboard.games.vanguard.rules.check.dice_pool import swaps
from starboard.games.vanguard.state.expedition_state import Check, Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.odds_view import odds_view
from starboard.kernel.view import View


class CheckView(View, frozen=True):
    """A dice check; `swap` says which symbols count as others where it is made."""

    who: int
    source: str
    action: int
    sector: int
    step: int
    hand: list[tuple[int, str]]
    supporters: list[int]
    pool: list[tuple[str, int, int, str]]
    injury: list[str]
    danger: list[tuple[str, str]]
    swap: dict[str, str]
    row: str
    odds: Any


def check_view(g: VanguardState, e: Expedition) -> CheckView | None:
    """The check that is being made; None between checks."""
    check: Check | None = e.check
    if check is None:
        return None
    return CheckView(
        who=check.who,
        source=check.source,
        action=check.action,
        sector=check.sector,
        step=check.step,
        hand=[(owner, KINDS[die].id) for owner, die in check.hand],
        supporters=list(check.supporters),
        pool=[(KINDS[die.kind].id, die.face, die.owner, die.shows) for die in check.pool],
        injury=[INJURY_FACES[face] for face in check.injury],
        danger=[(box, face) for box, face in check.danger],
        swap={SYMBOLS[symbol]: SYMBOLS[other] for symbol, other in swaps(g, check).items()},
        row=check.row,
        odds=odds_view(g),
    )
