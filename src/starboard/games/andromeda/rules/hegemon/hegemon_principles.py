"""AE-E-8, AE-E-9.5: how the Hegemon decides, and its way with resources, leaders and repairs."""

from typing import TypeVar

from starboard.games.andromeda.board.map import kind_of, leftmost
from starboard.games.andromeda.board.players import hegemon_side, the_hegemon
from starboard.games.andromeda.board.tie_ranks import LEFTMOST, Rank, region_rank
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.effects.effects import Source, hegemon_may, hegemon_op
from starboard.games.andromeda.moves.effect_moves import ClaimMoon, Recruit, RepairModule, RepairShip, SendLeader
from starboard.games.andromeda.moves.hegemon_moves import ChooseRegion
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.fleet.repair import damaged, repair_module, repair_ship
from starboard.games.andromeda.rules.fleet.ships import ships_at
from starboard.games.andromeda.rules.officer.tie_breaks import choose_for
from starboard.games.andromeda.rules.player_area.leaders import post_leader, take_leaders
from starboard.games.andromeda.rules.player_area.tactics import discard_card, random_card
from starboard.games.andromeda.rules.player_area.tracks import score
from starboard.games.andromeda.state.game_state import SCRAPYARD, SHIP_TYPES, SHIPS_OF, SPACES, TYPE_OF, AndromedaState
from starboard.kernel import Move, Rules

Placed = TypeVar("Placed", ChooseRegion, Recruit, SendLeader, ClaimMoon)


def choose_place(g: AndromedaState, prompt: str, options: list[Placed], rule: str) -> Rules[Placed]:
    """One of several moves that are about regions."""
    return (yield from choose_for(g, hegemon_side(g), prompt, options, rule, _rank))


def _rank(g: AndromedaState, move: Placed) -> Rank:
    return region_rank(g, NUMBER_OF[move.region])


def choose_leftmost(g: AndromedaState, regions: list[int], rule: str) -> Rules[int]:
    """The leftmost of some regions; of those above each other the rules name none (OQ-20)."""
    options = [ChooseRegion(REGION_NAMES[region]) for region in leftmost(regions)]
    move = yield from choose_place(g, "andromeda-ask-hegemon-region", options, rule)
    return NUMBER_OF[move.region]


# -- Resources -------------------------------------------------------------------------------------------------------


@hegemon_op("discard_resource")
def _discard_resource(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """AE-E-8.4: a random card for each; with an empty hand nothing."""
    for _ in range(min(int(args[0]), len(g.players[who].hand))):
        discard_card(g, who, random_card(g, who), "AE-E-8.4")


@hegemon_op("pay")
def _pay(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """AE-E-8.4: it pays nothing for actions."""


@hegemon_may("pay")
def _may_pay(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return True


# -- Leaders and repairs ---------------------------------------------------------------------------------------------


@hegemon_op("recruit")
def _recruit(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """From where is for the holder of the Eye to say (AE-E-8.1)."""
    for _ in range(int(args[0])):
        options = [Recruit(REGION_NAMES[region]) for region in sorted(g.players[who].posted)]
        if options:
            move = yield from choose_place(g, "andromeda-ask-hegemon-recruit", options, source.rule)
            take_leaders(g, who, NUMBER_OF[move.region], 1, source.rule)


@hegemon_op("send_leader_to_base")
def _send_leader_to_base(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """To which base is for the holder of the Eye to say; bribed leaders stay as long as there are others (OQ-14)."""
    for _ in range(min(int(args[0]), g.players[who].leaders)):
        bases = [region for region in range(SPACES) if kind_of(g, region) == "base"]
        options = [SendLeader(REGION_NAMES[region]) for region in bases]
        move = yield from choose_place(g, "andromeda-ask-hegemon-send-leader", options, source.rule)
        post_leader(g, who, NUMBER_OF[move.region], source.rule)
        the_hegemon(g).bribed = min(the_hegemon(g).bribed, g.players[who].leaders)


@hegemon_op("repair")
def _repair(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """AE-E-9.5: a module first, only then a ship, and with nothing to repair 1 VP."""
    for _ in range(int(args[0])):
        modules, wrecks = damaged(g, who), ships_at(g, who, SCRAPYARD)
        if not modules and not wrecks:
            score(g, who, 1, "AE-E-9.5", "repair")
            continue
        options = _repairs(g, who, modules, wrecks)
        move = yield from choose_for(g, who, "andromeda-ask-hegemon-repair", options, "AE-E-9.5", words=LEFTMOST)
        if isinstance(move, RepairModule):
            repair_module(g, who, move.place, "AE-E-9.5")
        elif isinstance(move, RepairShip):
            ships = SHIPS_OF[SHIP_TYPES.index(move.ship)]
            repair_ship(g, who, next(ship for ship in ships if ship in wrecks), "AE-E-9.5")


def _repairs(g: AndromedaState, who: int, modules: list[int], wrecks: list[int]) -> list[Move]:
    """The modules, of equal ones the first; without any the types of ships in the scrapyard."""
    if not modules:
        return [RepairShip(SHIP_TYPES[kind]) for kind in sorted({TYPE_OF[ship] for ship in wrecks})]
    found: dict[tuple[str, int, int], Move] = {}
    for place in modules:
        module = g.players[who].modules[place]
        found.setdefault((module.id, module.damage, module.mechaphage), RepairModule(module.id, place))
    return list(found.values())
