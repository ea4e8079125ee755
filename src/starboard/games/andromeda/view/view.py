"""AE-B-25.1: who may see what. Hidden are hands, decks, tokens and moons face down, raiders to come, destiny cards."""

from typing import cast, get_args

from starboard.games.andromeda.board.players import is_hegemon
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.account_view import AccountPartView, AccountView, account_parts, account_view
from starboard.games.andromeda.view.battle_view import BattleView, battle_view
from starboard.games.andromeda.view.chore_view import ChoreView, chore_view
from starboard.games.andromeda.view.ending.ending_view import EndingView, ending_view
from starboard.games.andromeda.view.hegemon_view import HegemonView, hegemon_view
from starboard.games.andromeda.view.map_view import MapView, RaidersView, map_view, raiders_view
from starboard.games.andromeda.view.outlook_view import OutlookView, outlook_view
from starboard.games.andromeda.view.station_view import PlayerView, player_view
from starboard.games.andromeda.view.supply_view import (
    ColumnView,
    EventsView,
    SupplyView,
    events_view,
    market_view,
    supply_view,
)
from starboard.games.andromeda.view.words import Part, Phase, ReturnStep, Scene, TurnStep
from starboard.kernel.view import Reckoned, View

_RETURNING = (*get_args(ReturnStep), "returning")


class TurnView(View, frozen=True):
    """Where in the match we are."""

    player: int
    """Whose turn it is."""
    step: TurnStep
    phase: Phase
    """What is going on, in one word."""
    activations: int
    """Activations done in this Return turn."""


class EndView(View, frozen=True):
    """How the match ends."""

    terminus: int
    """The victory points that trigger the end."""
    triggered: bool
    final_turns: list[int]
    """Who has still to take the final turn."""
    accounts: list[AccountView]
    """What each player scored; empty before the end."""
    parts: list[AccountPartView]
    """The same by parts, as they are counted up; empty before the end."""
    order: list[int]
    """The players from the first to the last; empty before the end."""


class AndromedaView(View, frozen=True):
    """What one seat may see of the table. Players are called by their numbers: people by their seats, and after them
    the Hegemon if it plays."""

    part: Part
    scene: Scene
    """What there is to look at, where the open question says nothing else (`Printed.scenes`)."""
    first: int
    """The first player."""
    turn: TurnView
    end: EndView
    map: MapView
    raiders: RaidersView
    supply: SupplyView
    market: list[ColumnView]
    events: EventsView
    players: list[PlayerView]
    outlook: Reckoned[list[OutlookView]]
    """The regions where somebody waits for a ship that is launched; empty for those who do not launch now."""
    battle: BattleView | None
    hegemon: HegemonView | None
    told: bool
    """Whether people play at their own table and tell of it here."""
    chores: list[ChoreView]
    """What they have to move there, to be ticked off."""
    ending: Reckoned[EndingView]
    """The story of the match; null before it is over."""


def view(g: AndromedaState, seat: int | None, reckon: bool = True) -> AndromedaView:
    """What this seat (None: an onlooker) may see. Without `reckon` nothing is worked out that takes long."""
    return AndromedaView(
        cast(Part, g.part),
        _scene(g),
        g.first,
        TurnView(g.turn, cast(TurnStep, g.step), _phase(g), g.activations),
        _end(g),
        map_view(g),
        raiders_view(g),
        supply_view(g),
        market_view(g),
        events_view(g),
        [player_view(g, who, seat) for who in range(len(g.players))],
        outlook_view(g, seat) if reckon else None,
        battle_view(g, reckon),
        hegemon_view(g),
        g.told,
        chore_view(g),
        ending_view(g) if reckon else None,
    )


def _end(g: AndromedaState) -> EndView:
    accounts = account_view(g)
    parts = account_parts(g) if accounts else []
    order = sorted(range(len(accounts)), key=lambda who: -accounts[who].total)
    return EndView(g.terminus, g.ending, list(g.final), accounts, parts, order)


def _phase(g: AndromedaState) -> Phase:
    if g.part != "turn":
        return "over" if g.part == "over" else "setup"
    if g.battle is not None:
        return "battle"
    if g.event:
        return "event"
    if g.hegemon is not None and g.hegemon.step:
        return "hegemon"
    if g.step == "choose":
        return "choose"
    return "return" if g.step in _RETURNING else "launch"


def _scene(g: AndromedaState) -> Scene:
    if g.part == "over":
        return "scores"
    if g.battle is not None:
        return "battle"
    return "hegemon" if g.part == "turn" and is_hegemon(g, g.turn) else "edge"
