"""A bot for Drift that is not blind: it digs where it can and grabs what is worth most."""

from drift.moves import Dig, Grab, Keep
from starboard.bots import Choice, Sight


class Greedy:
    """Takes crates wherever it sees them, and the first move of the list elsewhere."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Choice:
        best = max(range(len(sight.options)), key=lambda place: self._crates(sight, place))
        return (best,) if sight.question.kind == "ask-some" else best

    def _crates(self, sight: Sight, place: int) -> int:
        move = sight.options[place]
        if isinstance(move, Dig):
            return int(sight.view["wrecks"][sight.view["captains"][sight.seat]["cell"]])
        if isinstance(move, Keep):
            return move.die
        return move.crate if isinstance(move, Grab) else 0
