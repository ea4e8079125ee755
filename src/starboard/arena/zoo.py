"""A title as an environment for learning programs: the AEC interface of PettingZoo. It needs the extra `zoo`.

    from starboard.arena.zoo import env

    world = env("trucker", seats=2, options={}, seed=1)
    world.reset()
    for agent in world.agent_iter():
        observation, reward, termination, truncation, info = world.last()
        over = termination or truncation
        action = None if over else world.action_space(agent).sample(observation["action_mask"])
        world.step(action)

An action is a place in the list of legal moves; the mask says how long that list is. The last action of the space is
"done": it ends a choice of several moves, which are otherwise given one action each. Who acts when several may is
fixed, so that the order is well defined: on a ballot each seat in order, not seeing what the others wrote; in a race
the seats take turns, beginning after the one that acted last.

Rewards come at the end and are 0 before: with `reward="winners"` +1 for each winner and -1 for everybody else, with
`reward="scores"` the final scores. There is no clock, so deadlines pass by chance, as they do in simulations.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Literal, TypeAlias

import msgspec

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as why:
    raise ImportError("starboard.arena.zoo needs the extra 'zoo': pip install 'starboard[zoo]'") from why

from starboard.bots import DEADLINE_PASSES, Asked, Sight
from starboard.kernel import (
    Match,
    Move,
    RulesBroken,
    StarboardError,
    chance_from,
    find_title,
    new_match,
)
from starboard.kernel.title import agreed_options

Reward: TypeAlias = Literal["winners", "scores"]
Encode: TypeAlias = Callable[[Any, Asked | None, Sequence[Move]], "np.ndarray[Any, Any]"]
"""The view of a seat, what it is asked (None while it is not) and its legal moves, as an array in `space`."""

_LARGEST_SEED = 1 << 30


def env(
    title_name: str,
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    most_options: int = 256,
    size: int = 16_384,
    encode: Encode | None = None,
    space: "spaces.Space[Any] | None" = None,
    reward: Reward = "winners",
) -> Any:
    """The environment, with PettingZoo's own checks of the order of calls around it.

    An observation is the JSON of the seat's view and question in `size` bytes, the rest zeros; or whatever `encode`
    gives, which must then lie in `space`. A view that does not fit, or a list longer than `most_options` - 1, raises
    `StarboardError` instead of being cut: a program that learns from half a board learns nonsense.
    `UnknownTitle` and `BadOption` as for any match.
    """
    return wrappers.OrderEnforcingWrapper(
        StarboardEnv(title_name, seats, options, seed, most_options, size, encode, space, reward)
    )


class StarboardEnv(AECEnv):  # type: ignore[misc]  # PettingZoo publishes no types
    """See `env`."""

    metadata = {"name": "starboard_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012  as PettingZoo has it

    def __init__(
        self,
        title_name: str,
        seats: int,
        options: Mapping[str, Any] | None,
        seed: int,
        most_options: int,
        size: int,
        encode: Encode | None,
        space: "spaces.Space[Any] | None",
        reward: Reward,
    ) -> None:
        super().__init__()
        if (encode is None) != (space is None):
            raise ValueError("encode and space are given together or not at all")
        if most_options < 2 or size < 1:
            raise ValueError("there is room for at least one move and one byte")
        self._title = find_title(title_name)
        self._options = agreed_options(self._title, seats, options or {})
        self._seed = seed
        self._episode = 0
        self._size = size
        self._encode = encode
        self._reward = reward
        self._most = most_options
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        inner = space or spaces.Box(0, 255, (size,), np.uint8)
        mask = spaces.Box(0, 1, (most_options,), np.int8)
        # One space per agent: each can be seeded on its own.
        self._spaces = {
            agent: spaces.Dict({"observation": inner, "action_mask": mask}) for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(most_options) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self._spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self._actions[agent]

    # -- An episode ----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. With a seed the same one each time; without, the next of the series that the environment's own
        seed gives. `options` is PettingZoo's and not used."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        source = chance_from(self._seed, self._episode)
        self._episode += 1
        seats = len(self.possible_agents)
        self._match: Match = new_match(self._title, seats, source.below(_LARGEST_SEED), self._options, listening=False)
        self._chance = Random(source.below(_LARGEST_SEED)).random
        self._taken: list[int] = []
        """Places chosen so far, where several are asked for."""
        self._acted = seats - 1
        self._made = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: Any) -> None:
        """The selected agent acts. `StarboardError` when the mask does not allow it; then nothing changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        place = int(action)
        if not (0 <= place < self._most and self._mask(seat)[place]):
            raise StarboardError("arena-zoo-action", action=str(action)[:40], seat=seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._is_answer(place):
            try:
                self._match.pick(seat, *self._taken)
            except RulesBroken:
                self._truncate()
            self._taken = []
            self._acted = seat
            self._made += 1
            self._go_on()
        self._accumulate_rewards()

    def _is_answer(self, place: int) -> bool:
        """Take one action; True when the answer to the question is then complete."""
        question = self._match.question
        done = self._most - 1
        if place != done:
            self._taken.append(place)
        return place == done or question is None or len(self._taken) == question.most

    def _go_on(self) -> None:
        """Go on to the next seat that must act, or end the episode."""
        match = self._match
        while match.question is not None and not any(self.truncations.values()):
            deadline = match.question.deadline
            seat = self._next_seat()
            if self._made >= self._title.longest:
                self._truncate()
            elif deadline is not None and (seat is None or self._chance() < DEADLINE_PASSES):
                match.expire(deadline.key)
                self._made += 1
            elif seat is None:
                # A dead end of the rules. Learning goes on with the next match.
                self._truncate()
            else:
                self.agent_selection = self.possible_agents[seat]
                return
        outcome = match.outcome
        if outcome is not None:
            for seat, agent in enumerate(self.possible_agents):
                won = 1.0 if seat in outcome.winners else -1.0
                self.rewards[agent] = won if self._reward == "winners" else float(outcome.scores[seat])
                self.terminations[agent] = True

    def _next_seat(self) -> int | None:
        """Who acts now; None when nobody has anything to do."""
        match = self._match
        try:
            waiting = [seat for seat in match.waiting if match.offers(seat) or seat == match.asked]
        except RulesBroken:
            return None
        if match.question is not None and match.question.counts_from_sending:
            seats = len(self.possible_agents)
            waiting.sort(key=lambda seat: (seat - self._acted - 1) % seats)
        return waiting[0] if waiting else None

    def _truncate(self) -> None:
        self.truncations = dict.fromkeys(self.truncations, True)

    # -- What an agent sees --------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, "np.ndarray[Any, Any]"]:
        """What this agent may see now: its view, and while it is asked, the question and which actions are allowed."""
        seat = self.possible_agents.index(agent)
        match = self._match
        asked: Asked | None = None
        moves: Sequence[Move] = ()
        if agent == self.agent_selection and match.question is not None:
            sight = Sight(match, seat)
            asked, moves = sight.question, sight.options
        view = match.view(seat)
        seen = self._bytes(view, asked) if self._encode is None else self._encode(view, asked, moves)
        return {"observation": seen, "action_mask": self._mask(seat)}

    def _bytes(self, view: Any, asked: Asked | None) -> "np.ndarray[Any, Any]":
        prompt = asked.prompt if asked is not None else None
        text = msgspec.json.encode({"prompt": prompt, "taken": self._taken if asked else [], "view": view})
        if len(text) > self._size:
            raise StarboardError("arena-zoo-size", bytes=len(text), size=self._size)
        seen = np.zeros(self._size, np.uint8)
        seen[: len(text)] = np.frombuffer(text, np.uint8)
        return seen

    def _mask(self, seat: int) -> "np.ndarray[Any, Any]":
        mask = np.zeros(self._most, np.int8)
        question = self._match.question
        if question is None or self.possible_agents[seat] != self.agent_selection:
            return mask
        count = len(self._match.offers(seat))
        if count >= self._most:
            raise StarboardError("arena-zoo-options", options=count, most=self._most)
        mask[:count] = 1
        mask[self._taken if len(self._taken) < question.most else slice(None)] = 0
        mask[-1] = len(self._taken) >= question.least
        return mask
