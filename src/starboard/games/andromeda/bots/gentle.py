"""The gentle one, for learners: a settler that keeps out of the way of others, and slips now and then as people do."""

from collections.abc import Sequence
from typing import ClassVar, Final

from starboard.games.andromeda.board.players import people
from starboard.games.andromeda.bots.choices.for_hegemon import is_for_hegemon
from starboard.games.andromeda.bots.player import table
from starboard.games.andromeda.bots.settler import Settler
from starboard.games.andromeda.bots.thumb import by_thumb, ratings_of
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Asked, Choice, Move, Sight

CAREFUL: Final = (
    "andromeda-ask-turn",
    "andromeda-ask-launch",
    "andromeda-ask-activate",
    "andromeda-ask-acquire",
    "andromeda-ask-build-ship",
    "andromeda-ask-choose",
    "andromeda-ask-advance",
    "andromeda-ask-moon",
    "andromeda-ask-token",
    "andromeda-ask-upgrade",
)
"""Questions with several good answers, of which people overlook the best one."""
AHEAD: Final = 10
"""Victory points by which it may lead before it takes things easy."""
SLIPS: Final = 0.9
"""How often it overlooks what is best, while it does not lead."""
PLAUSIBLE: Final = 4.0
"""Points by which a move may be worse than the best one, so that somebody could have taken it for good."""


class Gentle(Settler):
    """A player who is good company: it never attacks anybody, and never plays nonsense."""

    boldness: ClassVar[float] = 0.0

    def decide(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> Choice:
        """In peace, and not always what is best; everything else as a settler."""
        if asked.prompt not in CAREFUL:
            return super().decide(sight, asked, options)
        g = table(sight.imagine(0))
        if is_for_hegemon(g, sight.seat, asked.prompt, options):
            return by_thumb(g, sight.seat, asked.prompt, options, None)
        easy = leads(g, sight.seat) > AHEAD or self.chance.random() < SLIPS
        return in_peace(g, sight.seat, options, easy)


def leads(g: AndromedaState, who: int) -> int:
    """The points by which a player is ahead of all others."""
    return g.players[who].vp - max(player.vp for other, player in enumerate(g.players) if other != who)


def in_peace(g: AndromedaState, who: int, options: Sequence[Move], easy: bool) -> int:
    """The place of the best move that attacks nobody. Somebody who takes it easy makes another one that looks good, if
    there is one: a launch to another region."""
    ratings = ratings_of(g, who, options)
    places = [place for place, move in enumerate(options) if not attacks(g, who, move)] or list(range(len(options)))
    best = max(places, key=lambda place: ratings[place])
    if not easy:
        return best
    second = [
        place
        for place in places
        if _aim(options[place]) != _aim(options[best]) and ratings[place] > max(0.0, ratings[best] - PLAUSIBLE)
    ]
    return max(second, key=lambda place: ratings[place], default=best)


def _aim(move: Move) -> object:
    """What a move is about: with which ship one goes somewhere is a small thing."""
    return move.region if isinstance(move, Launch) else move


def attacks(g: AndromedaState, who: int, move: Move) -> bool:
    """Whether a ship is launched to where another player has one."""
    if not isinstance(move, Launch):
        return False
    region = NUMBER_OF[move.region]
    return any(region in g.players[other].ships for other in people(g) if other != who)
