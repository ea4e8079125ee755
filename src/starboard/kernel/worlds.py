"""Worlds that a seat cannot tell from the true one: what it cannot know is redrawn."""

from starboard.kernel.chance import chance_from
from starboard.kernel.marks import Veil
from starboard.kernel.procedure import Procedure
from starboard.kernel.question import Question
from starboard.kernel.state import State


class Worlds:
    """Where a match became an imagined one, and for whom; nowhere in the true one."""

    __slots__ = ("veils",)

    def __init__(self, veils: tuple[Veil, ...] = ()) -> None:
        self.veils = veils

    def imagined(self, veil: Veil) -> "Worlds":
        """The same, and one world further from the truth."""
        return Worlds((*self.veils, veil))

    def draw(self, position: int, g: State, procedure: Procedure, question: Question | None) -> None:
        """If the world was imagined at this position, redraw it, each time in the same way."""
        for veil in self.veils:
            if veil.position == position:
                draw_anew(veil, g, procedure, question)


TRUTH = Worlds()
"""The true world. It is shared: imagining gives another object."""


def draw_anew(veil: Veil, g: State, procedure: Procedure, question: Question | None) -> None:
    """Redraw what the seat cannot know, the dice to come included."""
    chance = chance_from(veil.seed, veil.seat)
    g.chance.state = chance_from(veil.seed, 1, chance.below(1 << 30)).state
    procedure.title.hide(g, veil.seat, chance)
    procedure.forget_secrets(question)
    if question is not None:
        for seat in [seat for seat in procedure.votes if seat != veil.seat]:
            procedure.vote_again(question, seat, chance)
