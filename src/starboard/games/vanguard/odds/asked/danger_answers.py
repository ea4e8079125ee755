"""What can stop a danger or an injury of a dice check (IV-X-602): cards, skills and things with which somebody answers
that it does not happen."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from starboard.games.vanguard.moves.exploration_moves import UseSkill
from starboard.games.vanguard.notation.grammar import Call, Effect
from starboard.games.vanguard.odds.asked.cards_at_hand import key_of
from starboard.games.vanguard.odds.sums.wanted_check import MANY
from starboard.games.vanguard.rules.basics.away_team import living
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.check.check_support import helpers
from starboard.games.vanguard.rules.check.dice_pool import check_of
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move


class Threat(NamedTuple):
    """Something that is about to happen to the active crew member."""

    kind: str
    """`danger` or `injury`."""
    what: str
    """The box of a danger die, the type of an injury."""
    cause: str


class Stop(NamedTuple):
    """Something that stops a threat, and how often it can."""

    who: int
    card: str
    key: str
    """The move that uses it, as clients name it."""
    times: int


Stops: TypeAlias = dict[Threat, tuple[Stop, ...]]
"""What can stop each threat."""


def stops_of(g: VanguardState, threats: Iterable[Threat]) -> Stops:
    """What is at hand against each threat."""
    return {threat: tuple(_against(g, threat)) for threat in threats}


def _against(g: VanguardState, threat: Threat) -> list[Stop]:
    """As if it were about to happen; nothing of the match is changed."""
    check, e = check_of(g), g.expedition
    pending = Pending(threat.kind, check.who, threat.what, threat.cause, check.sector)
    if not abilities.anybody_has(g, threat.kind):
        return []
    trial = replace(g, expedition=replace(e, pending=[*e.pending, pending]))
    found: dict[str, Stop] = {}
    for who in living(trial):
        able = abilities.reactions(trial, who, pending)
        for one in abilities.held(trial, who, threat.kind):
            move = one.used_by[who]
            if move in able and _cancels(one.ability.effect):
                found[key_of(move)] = Stop(who, one.card, key_of(move), _times(g, move, one.kind, one.limited))
    return list(found.values())


def _cancels(effect: Effect) -> bool:
    return any(isinstance(node, Call) and node.word == "cancel" for step in effect.steps for node in step.options[:1])


def _times(g: VanguardState, move: Move, kind: str, limited: bool) -> int:
    if isinstance(move, UseSkill):
        return g.expedition.team[move.who].charges
    return MANY if kind in ("equipment", "mod", "unique") and not limited else 1


def drops_of(g: VanguardState) -> list[tuple[Stop, int]]:
    """What takes danger dice out after the roll (IV-X-508), and how many each time; of the section cards of somebody
    who helps the best one (IV-X-507)."""
    active = check_of(g).who
    found = list(_drops(g, active))
    for other in helpers(g):
        mine = list(_drops(g, other))
        cards = [drop for drop in mine if drop[0].key.startswith("play-card")]
        found += [drop for drop in mine if drop not in cards]
        if cards and other not in check_of(g).helpers:
            found.append(max(cards, key=lambda drop: drop[1]))
    return found


def _drops(g: VanguardState, who: int) -> Iterator[tuple[Stop, int]]:
    for one, _ in abilities.at_hand(g, who, check_of(g).who):
        for step in one.ability.effect.steps:
            node = step.options[0]
            if len(step.options) == 1 and isinstance(node, Call) and node.word == "drop-danger":
                move, dice = one.used_by[who], node.args[0] if isinstance(node.args[0], int) else MANY
                yield Stop(who, one.card, key_of(move), _times(g, move, one.kind, one.limited)), dice


def all_stopped(stops: Sequence[Sequence[Stop]]) -> bool:
    """Whether each threat can have something that stops it: these are what can stop each of them."""

    def stopped(place: int, used: tuple[str, ...]) -> bool:
        if place == len(stops):
            return True
        able = (one for one in stops[place] if used.count(one.key) < one.times)
        return any(stopped(place + 1, (*used, one.key)) for one in able)

    return stopped(0, ())
