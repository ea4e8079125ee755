"""When each word for a test holds. To import it is to fill `effects.numbers.TESTS`."""

from starboard.games.vanguard.board.sectors import biomes, connected, printed, top_poi
from starboard.games.vanguard.content.campaign_files import EMPTY_POI
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import at, test_word
from starboard.games.vanguard.effects.sector_targets import here
from starboard.games.vanguard.notation.argument_kinds import INJURY_SHORT
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.state.game_state import VanguardState

# -- Sectors -----------------------------------------------------------------------------------------------------------


@test_word("biome")
def _biome(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """One of these biomes is here."""
    sector = here(g, ctx)
    return bool(sector) and not biomes(g, sector).isdisjoint(map(str, args))


@test_word("biome-at")
def _biome_at(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return any(not biomes(g, sector).isdisjoint(map(str, args[1:])) for sector in at(g, args[0], ctx))


@test_word("is")
def _is(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The sector has this tag."""
    return any(args[0] in printed(g, sector).tags for sector in at(g, args[1], ctx))


@test_word("at")
def _at(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """Here is in that place."""
    return here(g, ctx) in at(g, args[0], ctx)


def _icon(name: str) -> None:
    @test_word(name)
    def _has_icon(g: VanguardState, ctx: Ctx, args: Args) -> bool:
        """The top POI has this icon."""
        tops = [top_poi(g, sector) for sector in at(g, args[0], ctx)]
        return any(top is not None and name in top.icons for top in tops)


for _name in ("final", "important"):
    _icon(_name)


@test_word("empty")
def _empty(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The empty POI card lies there, or none."""
    tops = [top_poi(g, sector) for sector in at(g, args[0], ctx)]
    return any(top is None or top.id == EMPTY_POI for top in tops)


@test_word("threatened")
def _threatened(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """IV-X-1503: the main standee of a threat is there."""
    sectors = at(g, args[0], ctx)
    threats = [threat for board in g.expedition.boards for threat in board.threats]
    return any(sector in sectors for threat in threats for sector in threat.sectors[:1])


@test_word("marked")
def _marked(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    places = g.expedition.places
    return any(places[sector].markers.get(str(args[0])) for sector in at(g, args[1], ctx))


@test_word("gear")
def _gear(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """That field equipment stands there."""
    return any(args[0] in g.expedition.places[sector].gear for sector in at(g, args[1], ctx))


@test_word("new")
def _new(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """Nobody had entered the sector before."""
    return "new" in ctx.about


@test_word("joined")
def _joined(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """From the first place one comes to the second without leaving the third."""
    start, goal, allowed = (set(at(g, arg, ctx)) for arg in args)
    reached, edge = set(start), list(start)
    while edge:
        after = {other for sector in edge for other in connected(g, sector) if other in allowed} - reached
        reached |= after
        edge = list(after)
    return not reached.isdisjoint(goal)


# -- Crew members ------------------------------------------------------------------------------------------------------


@test_word("self")
def _self(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The person concerned is the one whose effect it is."""
    return ctx.actor in (-1, ctx.who)


@test_word("anybody")
def _anybody(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """Anybody at all: a card that says so is not about its owner alone."""
    return True


@test_word("alone")
def _alone(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    sector = here(g, ctx)
    return sum(one.sector == sector for one in g.expedition.team if not one.dead) == 1


@test_word("carries")
def _carries(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return ctx.who >= 0 and args[0] in g.expedition.team[ctx.who].equipment


@test_word("used")
def _used(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """What a card does once a round was done in this one."""
    return any(one.what.startswith(f"use:{args[0]}#") for one in g.expedition.round_notes.once)


@test_word("section")
def _section(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return ctx.who >= 0 and SECTIONS[g.expedition.team[ctx.who].section] in args


@test_word("moved")
def _moved(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return g.expedition.moved


@test_word("rested")
def _rested(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return g.expedition.rested


@test_word("replaced")
def _replaced(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The POI here was replaced this turn."""
    return g.expedition.turn_notes.replaced == here(g, ctx)


@test_word("status")
def _status(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    if ctx.who < 0:
        return False
    until = g.expedition.team[ctx.who].statuses.get(str(args[0]), -1)
    return until >= g.expedition.turns


# -- What is about to happen -------------------------------------------------------------------------------------------


@test_word("injury")
def _injury(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The injury is of one of these types."""
    return any(INJURY_SHORT.get(str(arg), "") in ctx.about for arg in args) or "any" in args


def _about_word(word: str) -> None:
    @test_word(word)
    def _is_about(g: VanguardState, ctx: Ctx, args: Args) -> bool:
        """What is about to happen has one of these."""
        return any(f"{word}:{arg}" in ctx.about for arg in args)


for _name in ("type", "symbol", "cause", "row"):
    _about_word(_name)


# -- The campaign ------------------------------------------------------------------------------------------------------


@test_word("condition")
def _condition(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return any(board.condition in args for board in g.expedition.boards)


@test_word("mission")
def _mission(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The mission is `done`, `failed` or `open`. After the exploration the record knows."""
    id, wanted = str(args[0]), str(args[1])
    if g.expedition.team:
        for board in g.expedition.boards:
            for mission in board.missions:
                if mission.id == id:
                    return mission.status == wanted
    return wanted == "done" and any(id in record.done for record in g.records.values())


@test_word("found")
def _found(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The unique discovery is on the lander or in its pocket."""
    return args[0] in g.ship.pockets or args[0] in g.expedition.uniques


@test_word("installed")
def _installed(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    ship = g.ship
    return any(
        args[0] in cards for cards in (ship.upgrades, ship.facility_upgrades, ship.mods, ship.fitted, ship.landers)
    )


@test_word("activated")
def _activated(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The facility was used in this pass (IV-S-0602)."""
    return args[0] in g.ship.facilities


@test_word("objective")
def _objective(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The objective is in play."""
    return any(one.id == args[0] and not one.done for one in [*g.ship.objectives, *g.ship.side])


@test_word("planet")
def _planet(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The exploration is on one of these planets, or the team is just back from it."""
    if not g.expedition.team:
        return g.ship.home is not None and g.ship.home.planet in args
    for board in g.expedition.boards:
        if board.planet in args:
            return True
    return False


@test_word("visited")
def _visited(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return args[0] in g.ship.explored


@test_word("set")
def _set(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """The flag has some value."""
    return args[0] in g.flags


@test_word("resolved")
def _resolved(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """A row of that POI, or that row of it, was resolved in this exploration."""
    ending = f".{args[1]}" if args[1] is not None else ""
    rows = g.expedition.resolved
    return any(key.startswith(f"poi:{args[0]}.") and key.endswith(ending) for key in rows)
