"""A plate, as clients are given it once it was met."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.campaign_files import Log
from starboard.games.vanguard.content.plates.plate_files import CROPS, Plate
from starboard.games.vanguard.names.names import thing_name
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel.view import View


class DrawnPrint(View, frozen=True):
    """A word of a plate, and what it is told; the rest is as the words of plates have it."""

    draw: str
    given: dict[str, float | bool | str | list[list[float]]]


class PlatePrint(View, frozen=True, tag_field="print", tag="plate"):
    """A picture: what is drawn, from the back to the front, and the parts of it for places with less room."""

    id: str
    draw: list[DrawnPrint]
    crops: dict[str, tuple[int, int, int, int]]
    """By name, each x, y, width and height: `tall`, `wide` and `square`."""


def plate_print(plate: Plate) -> PlatePrint:
    """A plate in plain data."""
    return PlatePrint(
        id=plate.id,
        draw=[DrawnPrint(draw=one.draw, given=one.given) for one in plate.draw],
        crops={name: plate.crop(name) for name in CROPS},
    )


@cache
def plate_of_log(folder: str, id: str, where: str = "") -> tuple[str, bool]:
    """The name of the plate beside a page, and whether it is the page's own; else that of its planet, of the one where
    it was read, or of the ship. Empty where there is none."""
    content = campaign[folder]
    log = content.logs.get(id, Log(id))
    planet = content.planets.get(log.planet or where)
    shared = planet.plate if planet is not None else content.head.plate
    plate = log.plate or shared
    return (thing_name(folder, plate) if plate in content.plates else "", bool(log.plate))


@cache
def plates_by_thing(folder: str) -> dict[str, str]:
    """The names of plates by the ids of the planets and cards that have one."""
    content = campaign[folder]
    found = {
        id: getattr(getattr(content, kind)[id], "plate", "")
        for id, kind in content.kind_of.items()
        if kind not in ("logs", "plates")
    }
    return {id: thing_name(folder, plate) for id, plate in found.items() if plate in content.plates}


def act_plate(g: VanguardState) -> str:
    """The name of the plate of the act."""
    plates = campaign[g.campaign].head.act_plates
    plate = plates[g.ship.act - 1] if 0 < g.ship.act <= len(plates) else ""
    return thing_name(g.campaign, plate) if plate in campaign[g.campaign].plates else ""
