"""An exploration as everybody sees it: boards, the away team, and the dice check in progress."""

from typing import Any

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.away_team_view import MemberView, member_view
from starboard.games.vanguard.view.check.check_view import CheckView, check_view
from starboard.games.vanguard.view.check.outlook import outlook_view
from starboard.games.vanguard.view.planet_view import BoardView, PlaceView, board_view, place_view
from starboard.kernel.view import Sealed, View


class ExpeditionView(View, frozen=True):
    """Everything on the table between launch and docking."""

    boards: list[BoardView]
    places: dict[int, PlaceView]
    team: list[MemberView]
    landing: int
    landing_rolls: int
    lander: Sealed
    mods: list[Sealed]
    supplies: int
    most_supplies: int
    discoveries: list[Sealed]
    uniques: list[Sealed]
    success: int
    rank_up: Sealed
    ranked: bool
    leads: list[list[tuple[int, str, bool]]]
    bag: list[tuple[int, str, bool]]
    events: int
    events_past: list[Sealed]
    event: Sealed
    start: int
    round: int
    who: int
    actions: int
    special_done: bool
    check: CheckView | None
    outlook: Any
    end: str


def expedition_view(g: VanguardState) -> ExpeditionView | None:
    """What lies on the table; None aboard."""
    e = g.expedition
    if not e.team:
        return None
    return ExpeditionView(
        boards=[board_view(board) for board in e.boards],
        places={sector: place_view(place) for sector, place in e.places.items()},
        team=[member_view(one) for one in e.team],
        landing=e.landing,
        landing_rolls=e.landing_rolls,
        lander=e.lander,
        mods=list(e.mods),
        supplies=e.supplies,
        most_supplies=e.most_supplies,
        discoveries=list(e.discoveries),
        uniques=list(e.uniques),
        success=e.success,
        rank_up=e.rank_up,
        ranked=e.ranked,
        leads=[[token_view(token) for token in tokens] for tokens in e.leads],
        bag=sorted(token_view(token) for token in e.bag),
        events=len(e.events.cards),
        events_past=list(e.events.discards),
        event=e.event,
        start=e.start,
        round=e.round,
        who=e.who,
        actions=e.actions,
        special_done=e.special_done,
        check=check_view(g, e),
        outlook=outlook_view(g),
        end=e.end,
    )


def token_view(token: int) -> tuple[int, str, bool]:
    """What is printed on a lead token."""
    lead = RULES.tokens[token]
    return (lead.value, lead.gives, lead.returns)
