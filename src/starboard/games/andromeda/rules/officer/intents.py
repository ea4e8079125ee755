"""What the officer of the Hegemon is about to do, in one sentence that is said before it happens, in the way of its
temper."""

from starboard.games.andromeda.board.players import the_hegemon
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.names.names import named, region_name
from starboard.games.andromeda.state.game_state import NOWHERE, AndromedaState
from starboard.kernel import Arg, Event, Message, show

WANTS = "andromeda-hegemon-wants-"
"""How the sentences begin; the rest of their ids is what is wanted."""


def intend(g: AndromedaState, id: str, rule: str, region: int = NOWHERE, **facts: int | Message) -> None:
    """Say what it wants, in the sentence of this id. With a region it is about that."""
    if g.news is None:
        return
    officer = hegemon_content().officers[the_hegemon(g).officer]
    said: dict[str, Arg] = {"officer": named(officer.id), "temper": officer.temper, **facts}
    if region != NOWHERE:
        said["region"] = region_name(g, region)
    g.news.append(Event(Message(id, said), rule))
    show(g, "intent", officer=officer.id, temper=officer.temper, intent=id.removeprefix(WANTS), at=region)
