"""IV-C-204: in a lesson some dice fall as the campaign says, so that they show what is being explained."""

from starboard.games.vanguard.content.dice import COLOUR, FACES
from starboard.games.vanguard.notation.argument_kinds import COLOUR_LETTERS
from starboard.games.vanguard.notation.symbols import COLOURS, SHORT, SYMBOLS
from starboard.games.vanguard.state.game_state import VanguardState


def fallen(g: VanguardState, kind: int) -> int:
    """The face of a section die that is rolled: the first fall that fits, else as chance has it."""
    falls = g.expedition.falls
    for place, fall in enumerate(falls):
        die, _, shows = fall.partition(" ")
        if die == "D" or COLOUR_LETTERS.get(die) == COLOURS[COLOUR[kind]]:
            face = (SYMBOLS.index(SHORT[shows]),)
            if face in FACES[kind]:
                del falls[place]
                return FACES[kind].index(face)
    return g.chance.below(len(FACES[kind]))


def fallen_danger(g: VanguardState, faces: tuple[str, ...]) -> str:
    """The same for a danger die."""
    falls = g.expedition.falls
    for place, fall in enumerate(falls):
        die, _, shows = fall.partition(" ")
        if die == "danger":
            del falls[place]
            return shows
    return faces[g.chance.below(len(faces))]
