"""AE-B-11: leaders; and what lies on regions to be collected."""

from starboard.games.andromeda.board.map import kind_of, neighbours
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.effects.effects import Source, decider, may, op
from starboard.games.andromeda.moves.effect_moves import Recruit, SendLeader
from starboard.games.andromeda.names.names import by, region_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.resources import gain
from starboard.games.andromeda.state.game_state import RESOURCES, SPACES, AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell


def take_leaders(g: AndromedaState, who: int, region: int, count: int, rule: str) -> None:
    """From a region to the station."""
    player = g.players[who]
    player.posted[region] -= count
    if not player.posted[region]:
        del player.posted[region]
    player.leaders += count
    if g.news is not None:
        tell(g, "andromeda-recruited", rule, seat=by(g, who), count=count, region=region_name(g, region))
        show(g, "recruit", who=who, at=region, count=count)


def post_leader(g: AndromedaState, who: int, region: int, rule: str) -> None:
    """From the station to a region."""
    player = g.players[who]
    player.leaders -= 1
    player.posted[region] = player.posted.get(region, 0) + 1
    if g.news is not None:
        tell(g, "andromeda-sent-leader", rule, seat=by(g, who), region=region_name(g, region))
        show(g, "send", who=who, at=region)


def leaders_at(g: AndromedaState, region: int) -> int:
    """AE-B-17.7: the leaders of all players on a region, those under a development included."""
    return sum(player.posted.get(region, 0) + player.settled.get(region, 0) for player in g.players)


def recruit_and_collect(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-7.8: own leaders come home from every region with one's own ship, and tokens there are taken."""
    player = g.players[who]
    for region in sorted({place for place in player.ships if place >= 0}):
        if region in player.posted:
            take_leaders(g, who, region, player.posted[region], "AE-B-7.8")
        if region in g.dropped:
            collect(g, who, region)
    if has(g, who, "envoys"):
        yield from _envoys(g, who)


def collect(g: AndromedaState, who: int, region: int) -> None:
    """AE-B-7.8: the tokens go to the player; those that the Hegemon discards go to the supply (AE-E-8.2)."""
    tokens = g.dropped.pop(region)
    for resource in range(len(RESOURCES)):
        if tokens[resource]:
            g.supply[resource] += tokens[resource]
            gain(g, who, resource, tokens[resource], "AE-B-7.8")


def _envoys(g: AndromedaState, who: int) -> Rules[None]:
    """Envoys: one leader from a region next to the active one."""
    places = [region for region in neighbours(g, g.region) if region in g.players[who].posted]
    if places:
        yield from _recruit_from(g, who, places, Source("envoys", "AE-B-3.5"))


def _recruit_from(g: AndromedaState, who: int, places: list[int], source: Source) -> Rules[None]:
    """A leader costs nothing, so nobody is asked whether to."""
    region = places[0]
    if len(places) > 1:
        move = yield Ask(who, "andromeda-ask-recruit", [Recruit(REGION_NAMES[place]) for place in places], source.rule)
        region = NUMBER_OF[move.region]
    take_leaders(g, who, region, 1, source.rule)


@op("recruit")
def _recruit(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    for _ in range(int(args[0])):
        places = sorted(g.players[who].posted)
        if places:
            yield from _recruit_from(g, who, places, source)


@may("recruit")
def _may_recruit(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(g.players[who].posted)


@op("send_leader_to_base")
def _send_leader_to_base(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """The owner chooses the base."""
    for _ in range(min(int(args[0]), g.players[who].leaders)):
        bases = [region for region in range(SPACES) if kind_of(g, region) == "base"]
        options: list[Move] = [SendLeader(REGION_NAMES[region]) for region in bases]
        move = yield Ask(decider(g, who), "andromeda-ask-send-leader", options, source.rule)
        post_leader(g, who, NUMBER_OF[move.region], source.rule)


@may("send_leader_to_base")
def _may_send_leader(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return g.players[who].leaders > 0
