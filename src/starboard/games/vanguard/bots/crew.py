"""The bot `crew`: plays its sections sensibly, alone or beside people."""

from collections.abc import Callable, Sequence
from random import Random

from starboard.games.vanguard.bots import aboard, away, checks
from starboard.games.vanguard.bots.check_figures import in_check
from starboard.games.vanguard.bots.reasons import reason
from starboard.games.vanguard.bots.worth import worth
from starboard.games.vanguard.moves.effect_moves import Accept, Choose, Decline
from starboard.games.vanguard.moves.exploration_moves import Agree, Exert, GoOn, SkipLesson
from starboard.games.vanguard.moves.mission_moves import Nurse, Swap
from starboard.games.vanguard.moves.ship_book_moves import Power, SpeedUp
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Choice, Match, Message, Move, Sight

ACTION, ROLL = "vanguard-ask-action", "vanguard-ask-roll"
Decide = Callable[[VanguardState, Sequence[Move], Random], int]


class Crew:
    """Looks at a world that it cannot tell from the true one, and goes by rules of thumb."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        """The place of the chosen move, or the places of several."""
        asked = sight.question
        some = (asked.least, asked.most) if asked.kind == "ask-some" else None
        return self.decide(asked.prompt, some, sight.options, lambda: self._world(sight))

    def explain(self, sight: Sight, chosen: Choice) -> Message | None:
        """Why an action, in one sentence; None for everything else. In the turn of another nobody explains."""
        if sight.question.prompt != ACTION or not isinstance(chosen, int) or away.STAND_BY in sight.options:
            return None
        g = self._world(sight)
        return reason(g, g.expedition.who, sight.options[chosen])

    def figure(self, sight: Sight, chosen: Choice) -> Message | None:
        """In a dice check, what it makes of the chances."""
        return in_check(sight, chosen) if isinstance(chosen, int) else None

    def decide(
        self, prompt: str, some: tuple[int, int] | None, options: Sequence[Move], look: Callable[[], VanguardState]
    ) -> Choice:
        """The same in any world; `some` says how many moves are wanted, where it can be several. It looks only where
        that is of use."""
        if some is not None:
            return checks.roll(look(), options, some[1]) if prompt == ROLL else tuple(range(some[0]))
        if len(options) == 1:
            return 0
        if prompt in DECISIONS:
            return DECISIONS[prompt](look(), options, self.chance)
        if prompt in aboard.RATES:
            rate, g = aboard.RATES[prompt], look()
            ratings = [rate(g, move, self.chance) for move in options]
            return ratings.index(max(ratings))
        return self._thumb(options)

    def _world(self, sight: Sight) -> VanguardState:
        """The state of an imagined world, which holds nothing of the true one that the player does not see."""
        return state_of(sight.imagine(self.chance.getrandbits(30)))

    def _thumb(self, options: Sequence[Move]) -> int:
        """Whatever comes to mind, rather than nothing; but nobody wears out for it."""
        for place, move in enumerate(options):
            if isinstance(move, Agree | SkipLesson):
                return place
        able = [place for place, move in enumerate(options) if not isinstance(move, COSTLY)]
        return self.chance.choice(able or range(len(options)))


def state_of(world: Match) -> VanguardState:
    """The state of an imagined world."""
    g = world.state
    assert isinstance(g, VanguardState)
    return g


COSTLY = (Exert, GoOn, Nurse, Power, SpeedUp, Swap)
"""What is only done where there is nothing else."""


def _effect(g: VanguardState, options: Sequence[Move], chance: Random) -> int:
    """Of what an effect offers, what is worth most here."""
    wants = away.planet_hopes(g).wants if g.expedition.boards else {}

    def rate(place: int) -> float:
        move = options[place]
        if isinstance(move, Choose):
            return worth(parse_effect(move.option), wants) + 0.1 * chance.random()
        if isinstance(move, Accept):
            return worth(parse_effect(move.offer), wants) + 0.1 * chance.random()
        return 0.0 if isinstance(move, Decline) else chance.random()

    return max(range(len(options)), key=rate)


DECISIONS: dict[str, Decide] = {
    ACTION: away.choose_action,
    "vanguard-ask-between": lambda g, options, _: options.index(GoOn()),
    "vanguard-ask-choose": _effect,
    "vanguard-ask-modify": checks.modify,
    "vanguard-ask-drop-danger": lambda g, options, _: checks.drop_danger(g, options),
    "vanguard-ask-exert-first": lambda g, options, _: checks.exert_first(g, options),
    "vanguard-ask-help": checks.modify,
    "vanguard-ask-offer": _effect,
    "vanguard-ask-reroll": checks.pick,
    "vanguard-ask-special": lambda g, options, _: checks.special(g, options),
    "vanguard-ask-starmap": aboard.starmap,
    "vanguard-ask-support": lambda g, options, _: checks.support(g, options),
    "vanguard-ask-toss": checks.pick,
    "vanguard-ask-turn-die": checks.turn,
}
"""Who decides which question."""
