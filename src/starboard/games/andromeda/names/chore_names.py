"""What people move at their own table, in a sentence each: what, and where from."""

from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.own_content import PLAIN
from starboard.games.andromeda.names.names import named, region_name
from starboard.games.andromeda.state.game_state import (
    BAY,
    MODULE_TYPES,
    REPAIR_BAY,
    SCRAPYARD,
    AndromedaState,
)
from starboard.games.andromeda.state.own_table_state import Chore
from starboard.kernel import Message

SHIP_PLACES = {
    BAY: "andromeda-chore-ramp",
    SCRAPYARD: "andromeda-chore-scrapyard",
    REPAIR_BAY: "andromeda-chore-repair-bay",
}
FROM = ("ship", "raider", "probe")
"""Kinds with a place that the piece comes from."""


def chore_words(g: AndromedaState, step: Chore) -> Message:
    """What to do: "Move its transport to Vael"."""
    args = {"piece": named(step.piece) if step.piece else "", "count": step.count, "start": step.start, "end": step.end}
    if step.kind == "eye":
        return Message("andromeda-chore-eye", {"seat": step.end})
    if step.kind == "module" and step.piece.startswith(PLAIN):
        design = content().modules[step.piece]
        return Message("andromeda-chore-module-plain", {"type": named(MODULE_TYPES[design.type])})
    if step.kind == "offer":
        return Message("andromeda-chore-offer", {**args, "type": named(MODULE_TYPES[step.end])})
    if step.kind == "command":
        # People count the spaces of a ring from one.
        args["end"] = step.end + 1
    return Message(f"andromeda-chore-{step.kind}", {**args, "from": _place(g, step.start), "to": _place(g, step.end)})


def chore_detail(g: AndromedaState, step: Chore) -> Message | None:
    """What helps to find it: where a piece comes from, what a module costs."""
    if step.kind in FROM:
        return Message("andromeda-chore-from", {"from": _place(g, step.start)})
    if step.kind == "module" and not step.piece.startswith(PLAIN):
        design = content().modules[step.piece]
        return Message("andromeda-chore-price", {"type": named(MODULE_TYPES[design.type]), "price": sum(design.cost)})
    if step.kind in ("track", "points"):
        return Message("andromeda-chore-numbers", {"start": step.start, "end": step.end})
    if step.kind in ("offer", "development", "cards"):
        return Message(f"andromeda-chore-{step.kind}-note")
    return None


def chore_reason(g: AndromedaState, step: Chore) -> Message:
    """Why: the sentence that was said when it happened here, else what is always so."""
    marks = (f"{step.kind}/{step.piece}", f"{step.kind}/{step.end}", f"{step.kind}/{step.start}", step.kind)
    reasons = g.own.reasons if g.own is not None else {}
    said = next((reasons[mark] for mark in marks if mark in reasons), None)
    return said or Message("andromeda-chore-because", {"kind": step.kind})


def _place(g: AndromedaState, place: int) -> Message:
    return Message(SHIP_PLACES[place]) if place in SHIP_PLACES else region_name(g, place)
