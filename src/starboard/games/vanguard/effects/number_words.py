"""What each word for a number is worth. To import it is to fill `effects.numbers.NUMBERS`."""

from functools import cache

from starboard.games.vanguard.board.dice_shown import pool_count
from starboard.games.vanguard.board.sectors import board_at, paths_from, threat
from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.content.campaign_files import EMPTY_POI
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import at, number_word
from starboard.games.vanguard.effects.sector_targets import here
from starboard.games.vanguard.notation.argument_kinds import INJURY_SHORT
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.notation.place_words import EVERYWHERE
from starboard.games.vanguard.notation.symbols import PARAMETERS, SECTIONS
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Member
from starboard.games.vanguard.state.notes import Tallies
from starboard.games.vanguard.state.ship_state import Objective

ANY_SECTION = "any"


def _me(g: VanguardState, ctx: Ctx) -> Member | None:
    return g.expedition.team[ctx.who] if ctx.who >= 0 and g.expedition.team else None


def _crew_at(g: VanguardState, arg: object, ctx: Ctx) -> list[Member]:
    """The crew member concerned, or everybody in a place."""
    if arg is None:
        me = _me(g, ctx)
        return [me] if me is not None else []
    sectors, found = at(g, arg, ctx), []
    for one in g.expedition.team:
        if one.sector in sectors and not one.dead:
            found.append(one)
    return found


# -- The board ---------------------------------------------------------------------------------------------------------


@number_word("count")
def _count(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Markers in sectors."""
    places, (name, where) = g.expedition.places, args
    found = 0
    if where is EVERYWHERE:
        for place in places.values():
            if name in place.markers:
                found += place.markers[name]
        return found
    for sector in at(g, where, ctx):
        if name in places[sector].markers:
            found += places[sector].markers[name]
    return found


@number_word("path-count")
def _path_count(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Markers on a path, on the paths of the sector (`here`, `all`), or on all paths."""
    name, path = str(args[0]), args[1]
    held = {key: markers for board in g.expedition.boards for key, markers in board.paths.items()}
    if path in ("here", "all"):
        keys = {path.key for path in paths_from(g, here(g, ctx))}
    else:
        keys = set(held) if path is None else {str(path)}
    return sum(held[key].get(name, 0) for key in keys if key in held)


@number_word("crewed")
def _crewed(g: VanguardState, ctx: Ctx, args: Args) -> int:
    return len(_crew_at(g, args[0], ctx))


@number_word("standees")
def _standees(g: VanguardState, ctx: Ctx, args: Args) -> int:
    found, sectors = threat(g, str(args[0])), at(g, args[1], ctx)
    return sum(sector in sectors for sector in found.sectors) if found is not None else 0


@number_word("field")
def _field(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """The field on which the token of a threat stands."""
    found = threat(g, str(args[0]))
    return found.time if found is not None else 0


@number_word("time")
def _time(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """The field of a time track: of a threat, mission, condition, or of the board."""
    id = str(args[0])
    found = threat(g, id)
    if found is not None:
        return found.time
    for board in g.expedition.boards:
        if id == board.condition:
            return board.condition_time
        for mission in board.missions:
            if mission.id == id:
                return mission.time
    return g.expedition.boards[0].time if id == "board" else 0


@number_word("progress")
def _progress(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """How far the markers of a colour are on the action tracks of a POI, wherever it lies."""
    stacks = (place.pois for place in g.expedition.places.values())
    pois = [poi for stack in stacks for poi in stack if poi.id == args[0]]
    return max((field for poi in pois for key, field in poi.tracks.items() if key.endswith(f".{args[1]}")), default=0)


@number_word("finals")
def _finals(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Sectors whose POI is final or empty."""
    final, found = _final[g.campaign], 0
    for place in g.expedition.places.values():
        if place.pois and place.pois[-1].id in final and not place.pois[-1].down:
            found += 1
    return found


@PerCampaign
def _final(folder: str) -> frozenset[str]:
    """The POIs that nothing replaces any more, and the empty one."""
    return frozenset(id for id, poi in campaign[folder].pois.items() if id == EMPTY_POI or "final" in poi.icons)


@number_word("entered-count")
def _entered(g: VanguardState, ctx: Ctx, args: Args) -> int:
    found = 0
    for place in g.expedition.places.values():
        found += place.entered
    return found


@number_word("visits")
def _visits(g: VanguardState, ctx: Ctx, args: Args) -> int:
    sector = here(g, ctx)
    return (board_at(g, sector) if sector else g.expedition.boards[0]).visit


# -- The exploration ---------------------------------------------------------------------------------------------------


@number_word("round")
def _round(g: VanguardState, ctx: Ctx, args: Args) -> int:
    return g.expedition.round


@number_word("supplies")
def _supplies(g: VanguardState, ctx: Ctx, args: Args) -> int:
    return g.expedition.supplies


@number_word("success")
def _success(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Success tokens above the board, or in the bag aboard."""
    return g.expedition.success if g.expedition.team else g.ship.success


@number_word("team")
def _team(g: VanguardState, ctx: Ctx, args: Args) -> int:
    found = 0
    for one in g.expedition.team:
        found += not one.dead
    return found


COUNTED = frozenset(Tallies.__struct_fields__) - {"counters"}


@cache
def _tallied(word: object) -> str:
    return str(word).replace("-", "_")


@number_word("tally")
def _tally(g: VanguardState, ctx: Ctx, args: Args) -> int:
    tallies, name = g.expedition.tallies, _tallied(args[0])
    if name in COUNTED:
        count: int = getattr(tallies, name)
        return count
    return tallies.counters.get(name, 0)


@number_word("kinds")
def _kinds(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Types of ordinary discoveries on the lander."""
    known = campaign[g.campaign].discoveries
    return len({known[id].type for id in g.expedition.discoveries})


@number_word("shown")
def _shown(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Pool dice that show a symbol, with vanguards that are taken for it (`vanguard_readings`); `any`: the most that
    show the same one."""
    check = g.expedition.check
    if check is None:
        return 0
    return pool_count(check.pool, str(args[0])) + ctx.about.count(f"vanguard:{args[0]}")


# -- A crew member -----------------------------------------------------------------------------------------------------


@number_word("rank")
def _rank(g: VanguardState, ctx: Ctx, args: Args) -> int:
    me = _me(g, ctx)
    return me.rank if me is not None else 0


@number_word("injuries")
def _injuries(g: VanguardState, ctx: Ctx, args: Args) -> int:
    return sum(len(one.injuries) for one in _crew_at(g, args[0], ctx))


@number_word("injury-cards")
def _injury_cards(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Injury cards of one type."""
    wanted = INJURY_SHORT[str(args[0])]
    return sum(card.type == wanted for one in _crew_at(g, args[1], ctx) for card in one.injuries)


@number_word("passengers")
def _passengers(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Injury cards with a marker of the planet on them."""
    me = _me(g, ctx)
    return sum(bool(injury.marker) for injury in me.injuries) if me is not None else 0


@number_word("hand")
def _hand(g: VanguardState, ctx: Ctx, args: Args) -> int:
    me = _me(g, ctx)
    return len(me.hand) if me is not None else 0


@number_word("charges")
def _charges(g: VanguardState, ctx: Ctx, args: Args) -> int:
    me = _me(g, ctx)
    return me.charges if me is not None else 0


@number_word("dice")
def _dice(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Section dice in play, without those in a pool."""
    me = _me(g, ctx)
    return len(me.available) + len(me.spent) if me is not None else 0


@number_word("equipment")
def _equipment(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """What is carried; aboard, what lies in the armory."""
    if not g.expedition.team:
        return len(g.ship.armory)
    return sum(len(one.equipment) for one in _crew_at(g, args[0], ctx))


# -- The lander and the ship -------------------------------------------------------------------------------------------


def parameter(g: VanguardState, name: str) -> int:
    """IV-X-1101: armour, sensors or manoeuvrability of the lander with its mods."""
    trip = g.expedition
    known = campaign[g.campaign]
    if not trip.lander:
        return 0
    total: int = getattr(known.landers[trip.lander], name)
    for mod in trip.mods:
        total += sum(int(str(passive.args[0])) for passive in known.mods[mod].passives if passive.word == name)
    return total


def _register_parameter(name: str) -> None:
    @number_word(name)
    def _parameter(g: VanguardState, ctx: Ctx, args: Args) -> int:
        return parameter(g, name)


for _name in PARAMETERS:
    _register_parameter(_name)


@number_word("morale")
def _morale(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """0 very low, 1 low, 2 medium, 3 high."""
    return g.ship.morale


@number_word("act")
def _act(g: VanguardState, ctx: Ctx, args: Args) -> int:
    return g.ship.act


@number_word("passes")
def _passes(g: VanguardState, ctx: Ctx, args: Args) -> int:
    return g.ship.passes


@number_word("read")
def _read(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """How often a log was read."""
    return g.book.times.get(str(args[0]), 0)


@number_word("explored")
def _explored(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """How often a planet was explored."""
    return g.ship.explored.count(str(args[0]))


@number_word("memorial")
def _memorial(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """How many of the crew, or of a section, have died."""
    section = str(args[0]) if args and args[0] is not None else ANY_SECTION
    cards = campaign[g.campaign].crew
    return sum(section in (ANY_SECTION, cards[id].section) for id in g.ship.memorial)


@number_word("recovered")
def _recovered(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """How many patients left the medbay in the last pass."""
    return g.ship.recovered


def _objective(g: VanguardState, ctx: Ctx) -> Objective:
    """The objective that asks."""
    id = ctx.source.removeprefix("card:")
    return next((one for one in [*g.ship.objectives, *g.ship.side] if one.id == id), Objective(id, since=g.ship.passes))


@number_word("waited")
def _waited(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """How many passes ago this objective came into play."""
    return g.ship.passes - _objective(g, ctx).since


@number_word("listened")
def _listened(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """How often the track of the campaign has advanced while this objective was in play."""
    return _objective(g, ctx).listened


@number_word("advanced")
def _advanced(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Steps towards this objective that were taken."""
    return _objective(g, ctx).progress


@number_word("seen")
def _seen(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """How often a situation was revealed."""
    return g.ship.seen.get(str(args[0]), 0)


@number_word("available")
def _available(g: VanguardState, ctx: Ctx, args: Args) -> int:
    """Available crew of a section with at least this rank."""
    section, rank = str(args[0]), int(str(args[1]))
    return sum(
        one.place == "available" and one.rank >= rank and section in (ANY_SECTION, SECTIONS[one.section])
        for one in g.crew.values()
    )
