"""Imagined turns: a move, and what everybody would then do by rules of thumb.

The main questions of a turn are asked at checkpoints, where the rules can start again from the state alone. There a
world that was imagined once is copied as bytes for every move that is tried. Elsewhere a world is imagined for each.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from starboard.games.andromeda.bots import fights
from starboard.games.andromeda.bots.player import table
from starboard.games.andromeda.bots.thumb import by_thumb
from starboard.games.andromeda.rules.game import play
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import CHECKPOINT, Choice, Match, Sight, listed

TURN: Final = "andromeda-ask-turn"
MAIN: Final = (
    TURN,
    "andromeda-ask-launch",
    "andromeda-ask-turn-end",
    "andromeda-ask-long-memory",
    "andromeda-ask-develop",
    "andromeda-ask-activate",
)
"""The questions of a turn that are asked at a checkpoint."""
LONGEST: Final = 400
"""Decisions after which a rehearsal is abandoned: no turn takes that many."""

Stop = Callable[[AndromedaState], bool]

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(AndromedaState)


class Ahead(msgspec.Struct, frozen=True):
    """Where a rehearsal ended, and what the battle is worth to the player that was about to begin there."""

    g: AndromedaState
    battle: float


def is_main(g: AndromedaState, prompt: str) -> bool:
    """Whether a question stands at a checkpoint. To develop a planet may also be offered by an effect."""
    return prompt in MAIN and (prompt != "andromeda-ask-develop" or g.step == "build")


class Stage:
    """A state and its rules, at a question."""

    def __init__(self, data: bytes) -> None:
        self.g = _DECODER.decode(data)
        self.turn = self.g.turns
        """When the rehearsal began."""
        self._rules = play(self.g)
        self.question: Any = None
        """What is asked; None when the game is over, or where the rehearsal was to stop."""
        self._go_on(None, lambda g: False)

    @property
    def options(self) -> Any:
        """The legal moves."""
        return listed(self.question.options)

    def answer(self, chosen: Choice | None, stop: Stop) -> None:
        """Make this choice, or what is best by rules of thumb; then on to the next question, or to a checkpoint where
        it is time to stop."""
        options = self.options
        if chosen is None:
            chosen = _thumb(self.g, self.question, options)
        self._go_on(tuple(options[n] for n in chosen) if isinstance(chosen, tuple) else options[chosen], stop)

    def _go_on(self, answer: object, stop: Stop) -> None:
        self.question = None
        try:
            item = self._rules.send(answer)
            while item is CHECKPOINT:
                if stop(self.g):
                    return
                item = self._rules.send(None)
        except StopIteration:
            return
        self.question = item


class Rehearsal:
    """One world at a main question, to be tried again and again."""

    def __init__(self, g: AndromedaState) -> None:
        self._bytes = _ENCODER.encode(g)

    def after(self, who: int, place: int) -> Ahead:
        """The world when the turn of this player is over, or a battle begins, if it makes the move at this place."""
        stage = Stage(self._bytes)
        turn = stage.turn

        def stop(g: AndromedaState) -> bool:
            fights_now = g.battle is not None and g.battle.step == "escalation"
            return g.turns != turn or g.step == "event" or fights_now

        stage.answer(place, stop)
        for _ in range(LONGEST):
            if stage.question is None:
                break
            stage.answer(None, stop)
        return Ahead(stage.g, fights.coming(stage.g, who))

    def next_turn(self, who: int, place: int) -> Stage:
        """The world at the next turn of this player, or at the end of the game, if it makes the move at this place."""
        stage = Stage(self._bytes)
        choice: int | None = place
        for _ in range(LONGEST):
            stage.answer(choice, lambda g: False)
            choice, question = None, stage.question
            if question is None or (question.prompt == TURN and question.seat == who and stage.g.turns > stage.turn):
                break
        return stage


def tried(sight: Sight, place: int, seed: int) -> Ahead:
    """The world after a move within an effect, and all that it leads to before the next main question."""
    world, who = sight.imagine(seed), sight.seat
    turn = table(world).turns
    world.pick(who, place)
    for _ in range(LONGEST):
        if not _goes_on(world, who, turn):
            break
        chosen = _thumb(table(world), world.question, world.offers(who))
        world.pick(who, *(chosen if isinstance(chosen, tuple) else (chosen,)))
    g = table(world)
    return Ahead(g, fights.coming(g, who))


def _goes_on(world: Match, who: int, turn: int) -> bool:
    """Whether the player still decides within the same effect."""
    g, question = table(world), world.question
    if question is None or world.asked != who or g.turns != turn or is_main(g, question.prompt):
        return False
    return g.battle is None or g.battle.step == "gate"


def _thumb(g: AndromedaState, question: Any, options: Any) -> Choice:
    some = (question.least, question.most) if question.takes_several else None
    return by_thumb(g, question.seat, question.prompt, options, some)
