"""People bring their own table up to the one here: a list to tick off. Nothing goes on before it is done.

`g.own` is their table as it was last; whatever has changed here since becomes a step of `g.chores`. There are no
checkpoints in here: these belong to those who call.
"""

from starboard.games.andromeda.board.players import the_hegemon
from starboard.games.andromeda.moves.companion_moves import AllDone, Ticked
from starboard.games.andromeda.rules.companion.differences import differences, own_table
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Ask, Move, Rules

RULE = "AE-E-7.1"
"""The player who holds the Eye moves things for the Hegemon."""


def in_step(g: AndromedaState) -> None:
    """What was done last was done at people's own table first: the two are alike."""
    if g.told:
        g.own = own_table(g)


def catch_up(g: AndromedaState) -> Rules[None]:
    """Ask for every step that is left until the two tables are alike. A match that began without such lists has one
    from now on."""
    if not g.told:
        return
    if g.own is not None and not g.chores:
        g.chores = differences(g, g.own)
    while left := [number for number, step in enumerate(g.chores) if not step.done]:
        options: list[Move] = [AllDone(), *(Ticked(number) for number in left)]
        move = yield Ask(the_hegemon(g).eye, "andromeda-ask-told-chores", options, RULE)
        for number in [move.step] if isinstance(move, Ticked) else left:
            g.chores[number].done = True
    g.chores = []
    in_step(g)
