"""The dice check in progress, step by step."""

from bisect import bisect

from starboard.games.vanguard.board.dice_shown import symbols
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.notation.symbols import INJURY_FACES, SYMBOLS
from starboard.games.vanguard.rules.check.dice_pool import swaps
from starboard.games.vanguard.rules.planet.action_tracks import action_of, markers_of
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.fits_view import RowView
from starboard.games.vanguard.view.check.odds_parts import OddsView
from starboard.games.vanguard.view.check.odds_view import odds_view
from starboard.games.vanguard.view.check.rows_view import rows_of
from starboard.kernel.view import Reckoned, Sealed, View

BEGINS = (1, 2, 3, 4, 6, 7, 10)
"""The first step of each stage of a check."""
ROLLED = 3


class DieView(View, frozen=True):
    """A section die that was rolled."""

    kind: str
    face: int
    """Its place among the faces of its kind; -1 for a symbol that is on none of them."""
    owner: int
    """The member of the away team it belongs to, by the place in the team."""
    shows: tuple[str, ...]
    """The symbols of its face, or what a card has turned it to."""
    counts: tuple[str, ...]
    """What these count as where the check is made."""
    turned: bool
    """Whether it shows what a card has turned it to, whatever is on its faces."""


class HandDieView(View, frozen=True):
    """A section die that was picked up to be rolled."""

    kind: str
    owner: int


class DangerDieView(View, frozen=True):
    """A danger die: its box, and what it shows once it was rolled."""

    box: str
    face: str


class SwapView(View, frozen=True):
    """Symbols of one kind that count as another."""

    symbol: str
    counts: str
    both: bool
    """Whether the other also counts as this one; then the pair is named once."""


class CheckView(View, frozen=True):
    """A dice check."""

    who: int
    """Who makes it, by the place in the away team."""
    kind: str
    """What kind of card it is for: `poi`, `threat`, `condition`, `mission`, `mod`, or `prepare`."""
    source: Sealed
    """The card; empty for Prepare."""
    action: int
    """The place of the action on the card."""
    sector: int
    step: int
    """From 1 to 10."""
    stage: int
    """The step as somebody at the table would name it, from 0: the dice, support, the roll, what changes it, dangers,
    the rows, the outcome."""
    hand: list[HandDieView]
    supporters: list[int]
    pool: list[DieView]
    injury: list[str]
    """What the injury dice show that are still to be resolved."""
    danger: list[DangerDieView]
    swap: list[SwapView]
    """Symbols that count as others where the check is made."""
    tracks: dict[str, int]
    """Markers on the tracks of the card: `0.green` for the green track of its first action."""
    row: str
    """The outcome that was marked; empty before."""
    combos: list[RowView]
    """Combinations of cards in hand and of the global condition, until they are over."""
    specials: list[RowView]
    """Special effects that are still to come."""
    rows: list[RowView]
    """Outcomes, from the top."""
    forecast: str
    """The outcome that the dice give if nothing more is done; empty where they give none."""
    odds: Reckoned[OddsView]


def check_view(g: VanguardState, reckon: bool) -> CheckView | None:
    """The check that is being made; None between checks."""
    check = g.expedition.check
    if check is None:
        return None
    kind, _, source = check.source.partition(":")
    swap = swaps(g, check)
    found = rows_of(g, action_of(g, check.source, check.action) if source else None)
    return CheckView(
        who=check.who,
        kind=kind,
        source=source,
        action=check.action,
        sector=check.sector,
        step=check.step,
        stage=_stage(check),
        hand=[HandDieView(kind=KINDS[die].id, owner=owner) for owner, die in check.hand],
        supporters=list(check.supporters),
        pool=[die_view(die, swap) for die in check.pool],
        injury=[INJURY_FACES[face] for face in check.injury],
        danger=[DangerDieView(box=box, face=face) for box, face in check.danger],
        swap=swap_views(swap),
        tracks=dict((markers_of(g, check.source, check.sector) if source else None) or {}),
        row=check.row,
        combos=found.combos,
        specials=found.specials,
        rows=found.outcomes,
        forecast=found.forecast,
        odds=odds_view(g) if reckon else None,
    )


def _stage(check: Check) -> int:
    """Support has no step of its own: dice were picked up that are not rolled yet (IV-X-502)."""
    if check.step < ROLLED and not check.pool:
        return 1 if check.hand else 0
    return bisect(BEGINS, check.step) - 1


def die_view(die: PoolDie, swap: dict[int, int]) -> DieView:
    """A die of the pool."""
    shows = symbols(die)
    return DieView(
        kind=KINDS[die.kind].id,
        face=die.face,
        owner=die.owner,
        shows=tuple(SYMBOLS[symbol] for symbol in shows),
        counts=tuple(SYMBOLS[swap.get(symbol, symbol)] for symbol in shows),
        turned=bool(die.shows),
    )


def swap_views(swap: dict[int, int]) -> list[SwapView]:
    """What counts as something else, pairs that count as each other once."""
    return [
        SwapView(symbol=SYMBOLS[symbol], counts=SYMBOLS[other], both=swap.get(other) == symbol)
        for place, (symbol, other) in enumerate(swap.items())
        if not (swap.get(other) == symbol and list(swap).index(other) < place)
    ]
