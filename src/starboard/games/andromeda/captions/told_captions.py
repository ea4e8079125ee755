"""Reports of people who play at their own table: what stands under which heading where it belongs to no region, and
what is ticked off."""

from starboard.games.andromeda.moves import companion_moves as companion
from starboard.games.andromeda.moves import effect_moves as effect
from starboard.games.andromeda.moves import turn_moves as turn
from starboard.games.andromeda.names.chore_names import chore_words
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Message, Move

HEADINGS: dict[type[Move], str] = {
    turn.ReturnToStation: "station",
    effect.BuildShip: "station",
    effect.RepairShip: "station",
    effect.Acquire: "station",
    companion.Points: "points",
    companion.PointsOf: "points",
    companion.ShipHit: "hegemon",
    companion.ModuleHit: "hegemon",
    companion.CardGone: "hegemon",
    companion.ItGains: "hegemon",
    companion.OtherModule: "table",
    companion.MarkerMoved: "table",
}
"""Where a report is looked for that has no place on the map; `andromeda-companion-heading-…` is said above it."""


def heading(g: AndromedaState, move: Move) -> str:
    """The group of a report; empty for all other moves, and in matches that are played here."""
    return HEADINGS.get(type(move), "") if g.told and g.battle is None else ""


def told_caption(g: AndromedaState, move: Move) -> Message | None:
    """The words of a report that is a decision where one plays here: there it was done, not is to be. None for all
    others."""
    if not g.told:
        return None
    if isinstance(move, companion.Ticked):
        return ticked_caption(g, move)
    if isinstance(move, effect.BuildShip):
        return Message("andromeda-move-told-build", {"ship": named(move.ship)})
    if isinstance(move, effect.RepairShip):
        return Message("andromeda-move-told-repair", {"ship": named(move.ship)})
    if isinstance(move, turn.ReturnToStation):
        return Message("andromeda-move-told-return")
    if isinstance(move, turn.GoOn) and g.battle is not None and g.battle.step == "preparation":
        return Message("andromeda-move-told-roll")
    return None


def ticked_caption(g: AndromedaState, move: companion.Ticked) -> Message:
    """The step itself: pressing it says that it was done."""
    if 0 <= move.step < len(g.chores):
        return chore_words(g, g.chores[move.step])
    return Message("andromeda-unknown")
