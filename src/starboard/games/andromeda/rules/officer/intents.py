"""What the officer of the Hegemon is about to do, in one sentence that is said before it happens, in the way of its
temper."""

from starboard.games.andromeda.board.players import the_hegemon
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.names.names import named, region_name
from starboard.games.andromeda.rules.officer.reasons import because
from starboard.games.andromeda.state.game_state import BAY, NOWHERE, AndromedaState
from starboard.kernel import Arg, Event, Message, show

WANTS = "andromeda-hegemon-wants-"
"""How the sentences begin; the rest of their ids is what is wanted."""

STEPS = {
    "building": ("development",),
    "leaders": (),
    "event": ("event",),
    "repair": ("module-repaired", "ship", "points"),
    "battle": (),
    "home": (f"ship/{BAY}", "shield-whole"),
}
"""What is moved because of it; all others are about the region where a ship goes."""


def intend(g: AndromedaState, id: str, rule: str, region: int = NOWHERE, **facts: int | Message) -> None:
    """Say what it wants, in the sentence of this id. With a region it is about that."""
    if g.news is None and g.own is None:
        return
    officer = hegemon_content().officers[the_hegemon(g).officer]
    said: dict[str, Arg] = {"officer": named(officer.id), "temper": officer.temper, **facts}
    if region != NOWHERE:
        said["region"] = region_name(g, region)
    wanted = id.removeprefix(WANTS)
    steps = STEPS.get(wanted, () if region == NOWHERE else (f"ship/{region}",))
    because(g, Message(id, said), *steps)
    if g.news is None:
        return
    g.news.append(Event(Message(id, said), rule))
    show(g, "intent", officer=officer.id, temper=officer.temper, intent=wanted, at=region)
