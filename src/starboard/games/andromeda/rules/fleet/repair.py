"""AE-B-21.4, AE-B-21.5: repairs."""

from starboard.games.andromeda.effects.effects import Source, op
from starboard.games.andromeda.moves.effect_moves import Decline, RepairModule, RepairShip
from starboard.games.andromeda.names.names import by, named, ship_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.fleet.ships import ships_at
from starboard.games.andromeda.rules.player_area.tracks import score
from starboard.games.andromeda.state.game_state import (
    REPAIR_BAY,
    SCRAPYARD,
    SHIP_TYPES,
    SHIPS_OF,
    TYPE_OF,
    AndromedaState,
)
from starboard.kernel import Ask, Move, Rules, show, tell


def damaged(g: AndromedaState, who: int) -> list[int]:
    """The places of damaged modules."""
    return [place for place, module in enumerate(g.players[who].modules) if module.damaged]


def repair_module(g: AndromedaState, who: int, place: int, rule: str) -> None:
    """AE-B-21.4: one marker less; a mechaphage token goes with its second repair (AE-B-22.2)."""
    module = g.players[who].modules[place]
    if module.damage:
        module.damage -= 1
    else:
        module.mechaphage -= 1
        if not module.mechaphage:
            g.mechaphages += 1
    tell(g, "andromeda-repaired-module", rule, seat=by(g, who), module=named(module.id))
    show(g, "mend", who=who, what=module.id, place=place)


def repair_ship(g: AndromedaState, who: int, ship: int, rule: str) -> None:
    """AE-B-21.4: from the scrapyard to the repair bay."""
    g.players[who].ships[ship] = REPAIR_BAY
    tell(g, "andromeda-repaired-ship", rule, seat=by(g, who), ship=ship_name(ship))
    show(g, "mend", who=who, what=SHIP_TYPES[TYPE_OF[ship]], place=-1)


@op("repair")
def _repair(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """Players choose freely. A ship may be worth more in the scrapyard (AE-B-13.5), so nobody has to repair."""
    for _ in range(int(args[0])):
        modules, wrecks = damaged(g, who), ships_at(g, who, SCRAPYARD)
        if not modules and not wrecks:
            score(g, who, 1, "AE-B-21.5", "repair")
        elif len(modules) == 1 and not wrecks:
            repair_module(g, who, modules[0], "AE-B-21.4")
        else:
            options = _repairs(g, who, modules, wrecks, source.id)
            move = yield Ask(who, "andromeda-ask-repair", options, "AE-B-21.4")
            if isinstance(move, RepairModule):
                repair_module(g, who, move.place, "AE-B-21.4")
            elif isinstance(move, RepairShip):
                ship = next(ship for ship in SHIPS_OF[SHIP_TYPES.index(move.ship)] if ship in wrecks)
                repair_ship(g, who, ship, "AE-B-21.4")
            else:
                return


def _repairs(g: AndromedaState, who: int, modules: list[int], wrecks: list[int], source: str) -> list[Move]:
    found: list[Move] = [RepairModule(g.players[who].modules[place].id, place) for place in modules]
    found += [RepairShip(SHIP_TYPES[kind]) for kind in sorted({TYPE_OF[ship] for ship in wrecks})]
    return [*found, Decline(source)] if wrecks else found
