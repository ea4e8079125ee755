"""AE-B-20.17, AE-B-21: every ship of every losing side takes 1 damage."""

from starboard.games.andromeda.board.players import is_person, is_told
from starboard.games.andromeda.effects.effects import Source, may, op
from starboard.games.andromeda.moves.battle_moves import SpareShip
from starboard.games.andromeda.moves.companion_moves import Wrecked
from starboard.games.andromeda.names.names import by, ship_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.battle.battle_cards import DAMAGE, act_until_pass
from starboard.games.andromeda.rules.battle.battle_sides import side_of, the_battle
from starboard.games.andromeda.rules.fleet.damage import damage_ship, scrap
from starboard.games.andromeda.rules.fleet.ships import ships_at
from starboard.games.andromeda.state.battle_state import Outcome
from starboard.games.andromeda.state.game_state import SCRAPYARD, SHIP_TYPES, SHIPS_OF, TYPE_OF, AndromedaState
from starboard.kernel import Ask, AskSome, Move, Rules, tell


def take_damage(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.17: a loser may spare ships, then each of the others takes 1 damage. Nobody need spare a ship: one in the
    scrapyard is worth points (AE-B-13.5)."""
    b = the_battle(g)
    side = side_of(g, who)
    assert side is not None
    if is_told(g, who):
        yield from tell_wrecks(g, who)
        return
    if is_person(g, who) and ships_at(g, who, b.region):
        yield from act_until_pass(g, who, DAMAGE, "andromeda-ask-spare", "AE-B-20.17")
    for ship in ships_at(g, who, b.region):
        if ship in side.spared:
            b.outcomes.append(Outcome(who, "spared", SHIP_TYPES[TYPE_OF[ship]]))
            tell(g, "andromeda-spared", "AE-B-20.17", seat=by(g, who), ship=ship_name(ship))
        else:
            yield from damage_ship(g, who, ship, "AE-B-20.17")
            if g.players[who].ships[ship] == SCRAPYARD and g.chronicle.scrapped:
                g.chronicle.scrapped[-1] += 1


def tell_wrecks(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.17: which ships of a loser at another table really went to the scrapyard; shields and cards may have
    spared some."""
    ships = ships_at(g, who, the_battle(g).region)
    if not ships:
        return
    kinds = [TYPE_OF[ship] for ship in ships]
    options: list[Move] = [
        Wrecked(SHIP_TYPES[kind], kinds[:number].count(kind) + 1) for number, kind in enumerate(kinds)
    ]
    moves = yield AskSome(who, "andromeda-ask-told-wrecks", options, 0, len(options), "AE-B-20.17")
    for move in moves:
        of_kind = [ship for ship in ships if SHIP_TYPES[TYPE_OF[ship]] == move.ship]
        scrap(g, who, of_kind[move.copy - 1], "AE-B-20.17")


def at_risk(g: AndromedaState, who: int) -> list[int]:
    """The ships that will take damage as things stand."""
    side = side_of(g, who)
    if side is None or g.battle is None or who not in g.battle.losers:
        return []
    return [ship for ship in ships_at(g, who, g.battle.region) if ship not in side.spared]


@op("negate_damage")
def _negate_damage(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """This many of the player's ships take no damage; equal ones are interchangeable."""
    side = side_of(g, who)
    assert side is not None
    for _ in range(int(args[0])):
        kinds = sorted({TYPE_OF[ship] for ship in at_risk(g, who)})
        if not kinds:
            return
        options: list[Move] = [SpareShip(SHIP_TYPES[kind]) for kind in kinds]
        move = options[0]
        if len(options) > 1:
            move = yield Ask(who, "andromeda-ask-spare-ship", options, source.rule)
        assert isinstance(move, SpareShip)
        spared = [ship for ship in at_risk(g, who) if ship in SHIPS_OF[SHIP_TYPES.index(move.ship)]]
        side.spared.append(spared[0])


@may("negate_damage")
def _may_negate_damage(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(at_risk(g, who))
