"""Why a bot would make a move: what it brings, what waits there, what it saves; or that it hardly matters."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final

from starboard.games.andromeda.bots.reasons.battles import at_launch, in_battle
from starboard.games.andromeda.bots.reasons.gains import Gains
from starboard.games.andromeda.bots.rehearsal import Ahead
from starboard.games.andromeda.bots.thumb import ratings_of
from starboard.games.andromeda.moves.effect_moves import Pay, Swap, Take
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.names.names import goods, listed
from starboard.games.andromeda.state.game_state import RESOURCES, AndromedaState
from starboard.kernel import Arg, Message, Move

ALIKE: Final = 0.25
"""Points by which moves may differ that are as good as each other."""
HARDLY: Final = Message("andromeda-because-alike")


def aim_of(move: Move) -> object:
    """What a move is about: with which ship one goes somewhere is a small thing."""
    return move.region if isinstance(move, Launch) else move


def rival_of(options: Sequence[Move], chosen: int, values: Mapping[int, float]) -> int | None:
    """The place of the next best move that is about something else; None where there is none."""
    others = [place for place in values if aim_of(options[place]) != aim_of(options[chosen])]
    return max(others, key=lambda place: values[place], default=None)


def because_tried(
    g: AndromedaState, who: int, move: Move, rival: Move | None, chosen: Sequence[Ahead], other: Sequence[Ahead]
) -> Message | None:
    """For a move that was played on to the end of its turn, beside the next best."""
    gains = Gains(g, who, move, chosen, other)
    waits = at_launch(g, who, move, rival) if isinstance(move, Launch) else None
    return said([waits, gains.brought(), gains.readied()]) or _lacked(g, who, move) or gains.kept()


def because_rated(g: AndromedaState, who: int, moves: Sequence[Move], options: Sequence[Move]) -> Message | None:
    """For everything else: chances of a battle, what is scarce, what can be spared."""
    fought = in_battle(g, who, moves, options)
    if fought is not None:
        return fought
    (move,) = moves if len(moves) == 1 else (None,)
    if isinstance(move, Pay):
        paid = [goods(id, count) for id, count in zip(RESOURCES, _paid(move), strict=True) if count]
        paid += [goods("card", move.cards)] if move.cards else []
        return Message("andromeda-because-spares", {"what": listed(paid)}) if paid else None
    if isinstance(move, Swap):
        return Message("andromeda-because-spares", {"what": goods(move.give, 1)})
    if move is None or g.battle is not None:
        return None
    ratings = sorted(ratings_of(g, who, options), reverse=True)
    return HARDLY if ratings[0] - ratings[-1] < ALIKE else None


def compared(gains: Sequence[float], other: Message) -> Message:
    """By how many points a move came out better than another in the same worlds, and how sure that is: twice the
    standard error of the mean."""
    worlds = len(gains)
    gain = mean(gains)
    error = 2 * stdev(gains) / sqrt(worlds) if worlds > 1 else 0.0
    points, doubt = round(gain), max(1, round(error))
    if points <= doubt:
        return Message("andromeda-because-as-good", {"other": other})
    words: dict[str, Arg] = {"points": points, "error": doubt, "worlds": worlds, "other": other}
    return Message("andromeda-because-compared", words)


def _lacked(g: AndromedaState, who: int, move: Move) -> Message | None:
    """Whether there is nothing yet of what is taken."""
    if not isinstance(move, Take):
        return None
    have = g.players[who].resources
    none_yet = [not have[RESOURCES.index(id)] for id in ("ice", "nano", "titan") if getattr(move, id)]
    return Message("andromeda-because-lacks") if none_yet and all(none_yet) else None


def _paid(move: Pay) -> tuple[int, ...]:
    return (move.energy, move.ice, move.nano, move.titan, move.credit)


def said(sentences: Sequence[Message | None]) -> Message | None:
    """The first two that there are, one after the other."""
    first, second = ([one for one in sentences if one is not None] + [None, None])[:2]
    if first is None or second is None:
        return first
    return Message("andromeda-because-both", {"first": first, "second": second})
