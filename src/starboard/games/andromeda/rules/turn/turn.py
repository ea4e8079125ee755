"""AE-B-4, AE-B-7, AE-B-13: a turn, step by step. `g.step` is the cursor:

| step       | what is next                                                                  |
|------------|-------------------------------------------------------------------------------|
| choose     | launch or return to station                                                   |
| launch     | another launch in the same turn                                               |
| launched   | what the launch brings at once                                                |
| action     | the action of the region                                                      |
| recruit    | recruit and collect                                                           |
| ready      | what can be done before a foray or a battle                                   |
| foray      | the raider foray                                                              |
| battle     | the battle in the active region                                               |
| warp       | the battle on the Gate after a Shadow Warp                                    |
| end_launch | the last chance for free actions                                              |
| build      | the four steps of a Return turn: build,                                       |
| activate   | activate,                                                                     |
| scrapyard  | points for the scrapyard,                                                     |
| return     | return                                                                        |
| end_return | the last chance for free actions                                              |
| hand       | the hand limit                                                                |
| event      | the event that came due                                                       |
| end        | the end of the game may be triggered, and the next player's turn begins       |
"""

from starboard.games.andromeda.board.players import is_hegemon
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.turn_moves import Launch, ReturnToStation
from starboard.games.andromeda.names.names import by
from starboard.games.andromeda.rules.battle.battle import battle
from starboard.games.andromeda.rules.battle.foray import foray, threats, warped_to
from starboard.games.andromeda.rules.companion.chore_list import catch_up, in_step
from starboard.games.andromeda.rules.end.end import end_turn
from starboard.games.andromeda.rules.events.events import event
from starboard.games.andromeda.rules.fleet.ships import contested
from starboard.games.andromeda.rules.hegemon.hegemon_turn import hegemon_turn
from starboard.games.andromeda.rules.player_area.leaders import recruit_and_collect
from starboard.games.andromeda.rules.player_area.tactics import check_hand
from starboard.games.andromeda.rules.turn.free_actions import (
    before_battle,
    before_the_end,
    might_act,
    offered,
    take,
    with_free_actions,
)
from starboard.games.andromeda.rules.turn.launch import can_launch, launch, launches, on_launch
from starboard.games.andromeda.rules.turn.region_actions import region_action
from starboard.games.andromeda.rules.turn.return_to_station import (
    activate_step,
    build_step,
    return_step,
    scrapyard_step,
)
from starboard.games.andromeda.rules.turn.told_turn import first_steps, hear_until, later_steps, to_battle, turn_over
from starboard.games.andromeda.state.game_state import NOWHERE, REPAIR_BAY, SCRAPYARD, SHIP_TYPES, AndromedaState
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, tell


def take_turn(g: AndromedaState) -> Rules[None]:
    """AE-B-4.1: one turn from its cursor on."""
    who = g.turn
    if is_hegemon(g, who):
        if g.step == "choose":
            yield from hegemon_turn(g)
            g.step = "event"
    else:
        if g.step == "choose":
            yield from choose(g, who)
        while g.step == "launch" or g.step in LAUNCH_STEPS:
            yield from launch_turn(g, who)
        if g.step in RETURN_STEPS:
            yield from return_turn(g, who)
        if g.step == "hand":
            yield from check_hand(g, who)
            in_step(g)
            g.step = "event"
    if g.step == "event":
        if not g.event:
            yield from catch_up(g)
        if g.event_due or g.event:
            yield CHECKPOINT
            yield from event(g)
        g.step = "end"
    yield from catch_up(g)
    end_turn(g)


def choose(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-4.1, AE-B-4.2: launch or return; free actions may come first. A player who can do neither skips the turn."""
    if g.told:
        go_on(g, who, (yield from hear_until(g, who, first_steps, "andromeda-ask-told-turn")))
    while g.step == "choose":
        options = turn_moves(g, who)
        if not options:
            tell(g, "andromeda-skipped", "AE-B-4.2", seat=by(g, who))
            g.step = "hand"
            return
        move = options[0]
        # The only option is mandatory, and needs no question.
        if len(options) > 1 or might_act(g, who):
            move = yield Ask(who, "andromeda-ask-turn", with_free_actions(g, who, options), "AE-B-4.1")
        offered(g, who)
        if isinstance(move, Launch | ReturnToStation):
            go_on(g, who, move)
        else:
            yield from take(g, who, move)
            yield CHECKPOINT


def go_on(g: AndromedaState, who: int, move: Move) -> None:
    """The turn goes on with a launch or a return, or is over."""
    if isinstance(move, Launch):
        launch(g, who, SHIP_TYPES.index(move.ship), NUMBER_OF[move.region])
        g.step = "launched"
    elif isinstance(move, ReturnToStation):
        tell(g, "andromeda-returns", "AE-B-13.1", seat=who)
        g.step = "build"
    else:
        g.step = "hand"


def turn_moves(g: AndromedaState, who: int) -> list[Move]:
    """AE-B-4.2: a launch needs a ship in the bay and a target, a return a starship outside the bay."""
    found = launches(g, who)
    ships = g.players[who].ships
    if g.launches:
        # It was paid for.
        return found
    if max(ships) >= 0 or SCRAPYARD in ships or REPAIR_BAY in ships:
        found.append(ReturnToStation())
    return found


# -- Launch ----------------------------------------------------------------------------------------------------------

LAUNCH_STEPS = ("launched", "action", "recruit", "ready", "foray", "battle", "warp", "end_launch")


def launch_turn(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-7: launch, region action, recruit and collect, foray, battle."""
    if g.step == "launch":
        yield CHECKPOINT
        move = yield Ask(who, "andromeda-ask-launch", launches(g, who), "AE-B-7.1")
        g.launches -= 1
        go_on(g, who, move)
    if g.step == "launched":
        yield from on_launch(g, who)
        g.step = "action"
    if g.step == "action":
        yield CHECKPOINT
        yield from region_action(g, who)
        g.step = "recruit"
    if g.step == "recruit":
        yield from recruit_and_collect(g, who)
        in_step(g)
        g.step = "ready" if trouble_ahead(g, who) else "foray"
    if g.step == "ready":
        if g.told:
            # What the region brought comes before the battle: ships may have moved, or gone.
            yield from hear_until(g, who, to_battle, "andromeda-ask-told-ready")
        yield from before_battle(g, who)
        g.step = "foray"
    yield from fight(g, who)
    if g.step == "end_launch" and g.told:
        yield from catch_up(g)
        # Whether there is another launch in this turn is decided at the players' own table.
        go_on(g, who, (yield from hear_until(g, who, later_steps, "andromeda-ask-told-more")))
    if g.step == "end_launch":
        yield from before_the_end(g, who)
        # Another launch needs a ship and a target when its time comes.
        g.step = "launch" if g.launches > 0 and can_launch(g, who) else "hand"


def trouble_ahead(g: AndromedaState, who: int) -> bool:
    """Whether a foray or a battle follows."""
    return bool(threats(g, g.region)) or contested(g, g.region)


def fight(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-7.9 to AE-B-7.11: the foray, then a battle where two sides meet; after a Shadow Warp first in the active
    region, then on the Gate (OQ-22)."""
    if g.step == "foray":
        yield from foray(g)
        g.step = "battle"
    if g.step == "battle":
        if g.battle is None:
            yield from catch_up(g)
        # A battle that has begun goes on, no matter who is left in it.
        if g.battle is not None or (contested(g, g.region) and not g.peaceful):
            yield from battle(g, g.region)
        g.step = "warp"
    if g.step == "warp":
        if g.battle is None:
            yield from catch_up(g)
        # A battle that has begun goes on, wherever the ship is by then.
        gate = g.battle.region if g.battle is not None else warped_to(g, who)
        if gate != NOWHERE:
            yield from battle(g, gate)
        g.step = "end_launch"


# -- Return ----------------------------------------------------------------------------------------------------------

RETURN_STEPS = ("build", "activate", "scrapyard", "return", "end_return")


def return_turn(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-13: build, activate, scrapyard, return. No region action, foray or battle (AE-B-13.8)."""
    if g.step == "build" and g.told:
        # What they build, activate and score is told before the ships come home.
        yield from hear_until(g, who, turn_over, "andromeda-ask-told-more")
        g.step = "return"
    if g.step == "build":
        yield from build_step(g, who)
        g.step = "activate"
    if g.step == "activate":
        yield from activate_step(g, who)
        g.step = "scrapyard"
    if g.step == "scrapyard":
        scrapyard_step(g, who)
        g.step = "return"
    if g.step == "return":
        yield CHECKPOINT
        yield from return_step(g, who)
        g.step = "end_return"
    if g.step == "end_return":
        yield from before_the_end(g, who)
        g.step = "hand"
