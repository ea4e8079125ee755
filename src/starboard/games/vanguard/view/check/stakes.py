"""What hangs on a move: the chances of the outcomes of a check after it (IV-X-501), or those that a special action
promises before it is taken (IV-X-301)."""

from collections.abc import Sequence

from msgspec.structs import replace

from starboard.games.vanguard.moves.exploration_moves import (
    Combine,
    GiveDie,
    GoOn,
    PickDie,
    PlayCard,
    SpendDice,
    TakeSpecial,
    TurnDie,
    UseCard,
    UseSkill,
)
from starboard.games.vanguard.odds.asked import cards_at_hand
from starboard.games.vanguard.odds.asked.check_asked import action_asked
from starboard.games.vanguard.state import check_state
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.odds_parts import BAD, bad_of, good_of
from starboard.games.vanguard.view.check.odds_view import promise, worked_out
from starboard.kernel import How, Move, Stake

GO_ON = "go-on"
LEAST = 0.0005
"""A smaller difference is one of rounding."""


def stake(g: VanguardState, move: Move) -> Stake | None:
    """What a move leads to; None where nothing is known, or nothing hangs on it."""
    if isinstance(move, TakeSpecial):
        return _promise(g, move)
    key = _key_of(g, move)
    worked = worked_out(g) if key else None
    if worked is None or key not in worked.moves:
        return None
    odds, after = worked.odds, worked.moves[key]
    best = odds.most or odds.figure.chances
    return Stake(
        dict(zip(odds.names, after, strict=True)),
        _sure(odds.names, after),
        _lost(odds.names, best, after),
        _lost(odds.names, after, odds.figure.chances) if key != GO_ON else "",
        good_of(odds.names, after),
        odds.bad,
    )


def _key_of(g: VanguardState, move: Move) -> str:
    """How the odds call a move; empty for those that they know nothing of."""
    match move:
        case GoOn():
            return GO_ON
        case PickDie(place):
            check = g.expedition.check
            return f"{'toss' if check is not None and check.notes.tossing else 'reroll'}:{place}"
        case TurnDie(place, symbol):
            return f"turn:{place}:{symbol}"
        case SpendDice(places):
            return f"spend:{','.join(map(str, places))}"
        case Combine(card, n):
            return f"combine:{card}:{n}"
        case GiveDie():
            return f"give-die:{move.die}"
        case PlayCard() | UseCard() | UseSkill():
            return cards_at_hand.key_of(move)
    return ""


def _sure(names: Sequence[str], after: Sequence[float]) -> str:
    return next((name for name, chance in zip(names, after, strict=True) if chance == 1), "")


def _lost(names: Sequence[str], before: Sequence[float], after: Sequence[float]) -> str:
    """The best outcome such that it or a better one is less likely than before; empty where none is."""
    difference = 0.0
    for name, was, will in zip(names, before, after, strict=True):
        difference += was - will
        if name not in BAD and difference > LEAST:
            return name
    return ""


# -- Special actions ---------------------------------------------------------------------------------------------------


def _promise(g: VanguardState, move: TakeSpecial) -> Stake | None:
    """The figure with all available dice, as if the check had begun. Nothing of the match is changed."""
    e = g.expedition
    if e.check is not None or e.special_done or e.actions < 1 or not 0 <= e.who < len(e.team):
        return None
    source, _, other = move.source.partition("@")
    one = e.team[e.who]
    begun = check_state.Check(e.who, source, move.action, int(other) if other else one.sector)
    trial = replace(g, expedition=replace(e, check=begun))
    asked = action_asked(trial)
    found = promise(trial, asked) if asked is not None else None
    if found is None:
        return None
    names, shown = found
    return Stake(
        dict(zip(names, shown.chances, strict=True)),
        shown.sure,
        good=shown.good,
        bad=bad_of(names),
        assumes=shown.assumes,
        how=tuple(How(one.message, dict(zip(names, one.chances, strict=True))) for one in shown.how),
    )
