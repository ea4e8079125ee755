"""What only events do: tokens that drop on regions, ships that are drawn to the Gate."""

from starboard.games.andromeda.board.map import distance, in_range, kind_of
from starboard.games.andromeda.board.players import is_hegemon
from starboard.games.andromeda.board.tie_ranks import Rank, ship_rank
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.effects.effects import Source, decider, may, op, program_decides
from starboard.games.andromeda.moves.battle_moves import MoveToGate
from starboard.games.andromeda.moves.effect_moves import Decline
from starboard.games.andromeda.names.names import region_name, resource_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.battle.raiders import the_gate
from starboard.games.andromeda.rules.fleet.ships import move_to, navigates, on_map, range_of, sides_at
from starboard.games.andromeda.rules.player_area.developments import planet_at
from starboard.games.andromeda.rules.player_area.resources import MINERALS
from starboard.games.andromeda.state.game_state import RESOURCES, SHIP_TYPES, SHIPS_OF, SPACES, TYPE_OF, AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell


@op("drop_resource")
def _drop_resource(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """Tokens on each such region: its own resource on a planet, a random mineral on a base; as far as the supply goes
    (AE-B-2.20)."""
    wanted = "base" if args[0] == "each_base" else "planet"
    for region in range(SPACES):
        if kind_of(g, region) == wanted and (wanted == "base" or not sides_at(g, region)):
            for _ in range(int(args[1])):
                drop(g, region, source.rule)


def drop(g: AndromedaState, region: int, rule: str) -> None:
    """One token out of the supply onto a region."""
    if kind_of(g, region) == "planet":
        resource = planet_at(g, region).development.resource
    else:
        resource = MINERALS[g.chance.below(len(MINERALS))]
    if not g.supply[resource]:
        return
    g.supply[resource] -= 1
    g.dropped.setdefault(region, [0] * len(RESOURCES))[resource] += 1
    tell(g, "andromeda-dropped", rule, what=resource_name(resource), region=region_name(g, region))
    show(g, "drop", at=region, what=RESOURCES[resource])


@op("move_to_gate")
def _move_to_gate(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """This many of the player's ships with the Gate in range may go there, without a Gate action or a battle."""
    for _ in range(int(args[0])):
        ships = drawn(g, who)
        if not ships:
            return
        places = sorted({(TYPE_OF[ship], g.players[who].ships[ship]) for ship in ships})
        options: list[Move] = [MoveToGate(SHIP_TYPES[kind], REGION_NAMES[place]) for kind, place in places]
        if is_hegemon(g, who) and program_decides(g):
            # It is never asked whether it likes to.
            move = min(options, key=lambda move: _rank(g, move))
        else:
            move = yield Ask(decider(g, who), "andromeda-ask-move-to-gate", [*options, Decline(source.id)], source.rule)
        if not isinstance(move, MoveToGate):
            return
        start = NUMBER_OF[move.region]
        ship = next(ship for ship in SHIPS_OF[SHIP_TYPES.index(move.ship)] if g.players[who].ships[ship] == start)
        move_to(g, who, ship, the_gate(g), source.rule, "gate")


def _rank(g: AndromedaState, move: Move) -> Rank:
    assert isinstance(move, MoveToGate)
    region = NUMBER_OF[move.region]
    return ship_rank(distance(g, region, the_gate(g)), SHIP_TYPES.index(move.ship), region)


@may("move_to_gate")
def _may_move_to_gate(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(drawn(g, who))


def drawn(g: AndromedaState, who: int) -> list[int]:
    """The ships elsewhere that have the Gate in range."""
    gate = the_gate(g)
    ships = g.players[who].ships
    return [
        ship
        for ship in on_map(g, who)
        if gate >= 0
        and ships[ship] != gate
        and in_range(g, ships[ship], gate, range_of(g, who, ship), navigates(g, who, ship))
    ]
