"""Why a builder would take, place or leave a component: what that adds to the ship, and what becomes of its square."""

from collections.abc import Sequence
from typing import Final

from starboard.games.trucker.board.ship.components import Part, code_of
from starboard.games.trucker.bots.building.yard import Spot, Yard
from starboard.games.trucker.bots.worth.tally import Tally
from starboard.games.trucker.names.flight_names import points
from starboard.kernel import Message

COUNTS: Final = 0.35
"""Credits a level by which a thing must speak for a place, to be named."""
MOST: Final = 2
JOINTS: Final = 2
"""Connectors from which on it is worth saying how many are closed."""


def because_of(yard: Yard, tile: str, spot: Spot) -> Message | None:
    """What speaks most for a component on a square, in at most two sentences."""
    part = yard.board.parts[code_of(tile, spot.turn)]
    reasons = [*_ability(yard, part, spot.cell), *_place(yard, part, spot.cell)]
    reasons.sort(key=lambda one: -one[0])
    return said([message for value, message in reasons if value >= COUNTS * yard.level])


def said(sentences: Sequence[Message]) -> Message | None:
    """The first two, one after the other."""
    if len(sentences) < MOST:
        return sentences[0] if sentences else None
    return Message("trucker-because-both", {"first": sentences[0], "second": sentences[1]})


def _ability(yard: Yard, part: Part, cell: int) -> list[tuple[float, Message]]:
    """What the ship can do with it that it could not do before, and what that is worth."""
    number, aliens = yard.board.ship_of[cell], yard.aliens_at(part, cell)
    value, tally = yard.ability(part, number, aliens), yard.tally_of_ship(number)
    does = _does(yard, part, number, tally)
    if aliens:
        does = Message("trucker-because-alien")
    return [] if does is None else [(value, does)]


def _does(yard: Yard, part: Part, number: int, tally: Tally) -> Message | None:
    kind = part.kind
    if part.engine:
        return _engine(yard, part, number, tally)
    if part.cannon:
        return Message(
            "trucker-because-cannon", {"strength": points(tally.cannon + tally.powered_cannon + part.cannon)}
        )
    if kind.crew:
        return Message("trucker-because-crew", {"count": tally.crew + kind.crew})
    if kind.batteries:
        thirsty = tally.doubles > 0 or any(tally.shields)
        if thirsty and not tally.batteries:
            return Message("trucker-because-power")
        return Message("trucker-because-batteries", {"count": tally.batteries + kind.batteries})
    if kind.cargo or kind.special:
        held = tally.cargo + tally.special + kind.cargo + kind.special
        return Message("trucker-because-cargo", {"count": held})
    new = [side for side in part.shields if not tally.shields[side]]
    return Message("trucker-because-shield", {"count": len(new)}) if new else None


def _engine(yard: Yard, part: Part, number: int, tally: Tally) -> Message:
    """GT-B-12.3.2: without an engine a ship is lost in open space. GT-LM-4.9.2: in a fleet the slowest decides."""
    now = tally.engine + tally.powered_engine
    if not now:
        return Message("trucker-because-first-engine")
    if len(yard.board.fleet) > 1 and now < tally.ceiling:
        return Message("trucker-because-slowest", {"count": now + part.engine})
    return Message("trucker-because-engine", {"count": now + part.engine})


def _place(yard: Yard, part: Part, cell: int) -> list[tuple[float, Message]]:
    """What the square is good for, and what that is worth."""
    wants = yard.frontier[cell]
    joints = sum(1 for want in wants if want % 4)
    gain, _ = yard.room.after(part, cell, wants)
    found = [
        (yard.joints(wants), Message("trucker-because-joints", {"count": joints})) if joints >= JOINTS else None,
        (yard.square * gain, Message("trucker-because-room")),
        (yard.bridge(part, cell), Message("trucker-because-bridge")),
        (yard.closes_gap(part, cell), Message("trucker-because-gap")),
        (yard.guns(part, cell), Message("trucker-because-guns")),
    ]
    return [one for one in found if one is not None]
