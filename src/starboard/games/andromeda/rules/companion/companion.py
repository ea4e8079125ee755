"""The companion (AE-E-6): people play at their own table, and the program runs the Hegemon.

The table here is a copy of the one there. People lay theirs as it is drawn, and tell in their turns what the Hegemon
looks at: ships, moons, developments, leaders, modules on offer, points (`companion_reports`). The event cards, the
raiders that come, and all that is the Hegemon's are turned over and rolled here. Hands, resources, tracks and abilities
of people are their own business, and nothing here depends on them.
"""

from starboard.games.andromeda.board.map import regions_with_tiles
from starboard.games.andromeda.board.players import is_hegemon, people
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.moves.companion_moves import Laid, TurnOver, Won
from starboard.games.andromeda.moves.turn_moves import Launch, ReturnToStation
from starboard.games.andromeda.names.battle_names import side_within
from starboard.games.andromeda.names.names import by
from starboard.games.andromeda.rules.battle.battle import battle
from starboard.games.andromeda.rules.battle.foray import foray
from starboard.games.andromeda.rules.companion.companion_reports import RULE, hear, other_modules, reports
from starboard.games.andromeda.rules.end.end import begin_turn, end_turn
from starboard.games.andromeda.rules.events.event_track import move_marker
from starboard.games.andromeda.rules.events.events import event
from starboard.games.andromeda.rules.fleet.ships import contested
from starboard.games.andromeda.rules.hegemon.hegemon_setup import starting_progress
from starboard.games.andromeda.rules.hegemon.hegemon_turn import hegemon_turn
from starboard.games.andromeda.rules.player_area.leaders import take_leaders
from starboard.games.andromeda.rules.turn.launch import launch
from starboard.games.andromeda.state.battle_state import NOBODY
from starboard.games.andromeda.state.game_state import (
    BAY,
    REPAIR_BAY,
    SCRAPYARD,
    SHIP_TYPES,
    SHIPS_OF,
    UNBUILT,
    USED_UP,
    AndromedaState,
)
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, tell

MOST_REPORTS = 40
"""Things that are told in one turn: far more than happen."""


def set_up_companion(g: AndromedaState) -> None:
    """What people draw at their own table is not dealt here."""
    g.companion = True
    for player in (g.players[who] for who in people(g)):
        g.box["faction"] += player.dealt
        g.box["destiny"] += player.rejected
        g.tactics.cards += player.hand
        player.dealt, player.rejected, player.hand = [], [], []
    g.chance.shuffle(g.tactics.cards)


def run_companion(g: AndromedaState) -> Rules[None]:
    """The whole game. The cursor is `g.part` and `g.step` as in `game` and `turn`: `choose`, then `fight` after a
    launch, `told` when the ships have done their part, `returning` in a return turn; `event` and `end` as always."""
    if g.part == "factions":
        yield from lay(g)
        g.part = "hegemon"
    if g.part == "hegemon":
        yield CHECKPOINT
        yield from starting_progress(g)
        begin_turn(g, g.first)
        g.part = "turn"
    while g.part == "turn":
        yield CHECKPOINT
        yield from take_turn(g)
    if g.part == "over" and g.winner == NOBODY:
        yield CHECKPOINT
        yield from ask_winner(g)


def lay(g: AndromedaState) -> Rules[None]:
    """AE-E-6.1: people lay their table as it is drawn, and say which modules they turned up. `g.activations` counts."""
    while True:
        yield CHECKPOINT
        others = other_modules(g) if g.activations < MOST_REPORTS else []
        move = yield Ask(g.first, "andromeda-ask-laid", [Laid(), *others], "AE-E-6.1")
        if isinstance(move, Laid):
            return
        g.activations += 1
        yield from hear(move, g, g.first)


def take_turn(g: AndromedaState) -> Rules[None]:
    """AE-E-7.1: a person's turn is told; the Hegemon's is played."""
    if is_hegemon(g, g.turn):
        if g.step == "choose":
            yield from hegemon_turn(g)
            g.step = "event"
    else:
        yield from told_turn(g, g.turn)
    if g.step == "event":
        if g.event_due or g.event:
            yield CHECKPOINT
            yield from event(g)
        g.step = "end"
    end_turn(g)


def told_turn(g: AndromedaState, who: int) -> Rules[None]:
    """One report after the other, until the turn is over. `g.activations` counts them."""
    while g.step != "event":
        yield CHECKPOINT
        if g.step == "fight":
            yield from fight(g)
            g.step = "told"
            continue
        more = reports(g, who) if g.activations < MOST_REPORTS else []
        begin = turn_moves(g, who) if g.step == "choose" else []
        prompt = "andromeda-ask-told-turn" if begin else "andromeda-ask-told-more"
        move = yield Ask(who, prompt, [*begin, TurnOver(), *more], RULE)
        g.activations += 1
        if isinstance(move, Launch):
            begin_launch(g, who, move)
        elif isinstance(move, ReturnToStation):
            tell(g, "andromeda-returns", "AE-B-13.1", seat=who)
            g.step = "returning"
        elif isinstance(move, TurnOver):
            if g.step == "returning":
                come_home(g, who)
            g.step = "event"
        else:
            yield from hear(move, g, who)


def turn_moves(g: AndromedaState, who: int) -> list[Move]:
    """AE-B-4.1: a launch to any region, for abilities that nobody knows here may open it; or a return."""
    ships = g.players[who].ships
    kinds = [kind for kind, members in enumerate(SHIPS_OF) if any(ships[ship] == BAY for ship in members)]
    found: list[Move] = [
        Launch(SHIP_TYPES[kind], REGION_NAMES[region]) for kind in kinds for region in regions_with_tiles(g)
    ]
    if any(place not in (BAY, UNBUILT, USED_UP) for place in ships):
        found.append(ReturnToStation())
    return found


def begin_launch(g: AndromedaState, who: int, move: Launch) -> None:
    """AE-B-7.1, AE-B-7.8: the ship is there, and leaders where the player has ships come home. Tokens there go to the
    player, which is none of our business."""
    launch(g, who, SHIP_TYPES.index(move.ship), NUMBER_OF[move.region])
    player = g.players[who]
    for region in sorted({place for place in player.ships if place >= 0}):
        if region in player.posted:
            take_leaders(g, who, region, player.posted[region], "AE-B-7.8")
        for resource, count in enumerate(g.dropped.pop(region, [])):
            g.supply[resource] += count
    g.step = "fight"


def fight(g: AndromedaState) -> Rules[None]:
    """AE-B-7.9, AE-B-7.10: a raider in range comes, and where two sides meet there is a battle."""
    if g.battle is None:
        yield from foray(g)
    if g.battle is not None or contested(g, g.region):
        yield CHECKPOINT
        yield from battle(g, g.region)


def come_home(g: AndromedaState, who: int) -> None:
    """AE-B-13.6, AE-B-13.7: all ships go to the bay, and the event marker moves."""
    player = g.players[who]
    away = [ship for ship, place in enumerate(player.ships) if place >= 0 or place in (SCRAPYARD, REPAIR_BAY)]
    for ship in away:
        player.ships[ship] = BAY
    tell(g, "andromeda-returned", "AE-B-13.6", seat=by(g, who), count=len(away))
    move_marker(g, 1, "AE-B-13.7")


def ask_winner(g: AndromedaState) -> Rules[None]:
    """AE-E-17.10: the Hegemon's account is made here, those of people at their table; they tell who has more."""
    options: list[Move] = [Won(who) for who in range(len(g.players))]
    move = yield Ask(g.first, "andromeda-ask-told-final", options, "AE-E-17.10")
    assert isinstance(move, Won)
    g.winner = move.side
    tell(g, "andromeda-told-won", "AE-E-17.10", seat=side_within(g, g.winner))
