"""AE-E-13, AE-E-14, AE-E-16: a turn of the Hegemon. `Hegemon.step` is the cursor; `LAUNCH` and `RETURN` have its
steps in their order."""

from collections.abc import Callable, Mapping

from starboard.games.andromeda.board.players import hegemon_player, the_hegemon
from starboard.games.andromeda.content.hegemon import DECKS, hegemon_content
from starboard.games.andromeda.rules.events.hegemon_eye import pass_eye
from starboard.games.andromeda.rules.hegemon.hegemon_launch import LAUNCH, card_of, on_ramp
from starboard.games.andromeda.rules.hegemon.hegemon_return import RETURN
from starboard.games.andromeda.rules.hegemon.hegemon_targets import card_words
from starboard.games.andromeda.rules.officer.intents import intend
from starboard.games.andromeda.state.game_state import BAY, USED_UP, AndromedaState
from starboard.games.andromeda.state.hegemon_state import Hegemon
from starboard.kernel import CHECKPOINT, Rules, show, tell

Steps = Mapping[str, Callable[[AndromedaState], Rules[None] | None]]


def hegemon_turn(g: AndromedaState) -> Rules[None]:
    """The whole turn: launch with foray and battle, or return. What every turn ends with is done by `turn.py`: the
    event that came due, and whether the end of the game is triggered."""
    h = the_hegemon(g)
    if not h.step:
        h.step = first_step(g, h)
    steps: Steps = LAUNCH if h.step in LAUNCH else RETURN
    order = [*steps, ""]
    while h.step:
        yield CHECKPOINT
        asking = steps[h.step](g)
        if asking is not None:
            yield from asking
        h.step = order[order.index(h.step) + 1]
    # The Eye that waited for this turn is passed on now (OQ-13).
    while h.eye_due:
        h.eye_due -= 1
        pass_eye(g)


def first_step(g: AndromedaState, h: Hegemon) -> str:
    """AE-E-13.2: the die picks a section of the ramp; without a ship there the Hegemon returns. In its last turn it
    returns in any case, unless all its ships are on the ramp (AE-E-16.1)."""
    out = sum(place not in (BAY, USED_UP) for place in hegemon_player(g).ships)
    if g.ending and out:
        tell(g, "andromeda-hegemon-last-turn", "AE-E-16.1", count=out)
        show(g, "officer", officer=h.officer, die=0, section=0, card="")
        return "build"
    die = g.chance.roll()
    h.section = hegemon_content().station.section_of[die - 1]
    section = DECKS[h.section]
    if not on_ramp(g, h.section):
        tell(g, "andromeda-hegemon-section-empty", "AE-E-13.2", die=die, section=section)
        show(g, "officer", officer=h.officer, die=die, section=h.section, card="")
        intend(g, "andromeda-hegemon-wants-home", "AE-E-13.2")
        return "build"
    tell(g, "andromeda-hegemon-die", "AE-E-13.2", die=die, section=section, target=card_words(card_of(h)))
    show(g, "officer", officer=h.officer, die=die, section=h.section, card=h.cards[h.section])
    return "launch"
