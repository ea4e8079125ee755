"""An exploration as everybody sees it: boards, the away team, and the dice check in progress."""

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.rules.exploration.turn import ACTIONS
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.away_team_view import MemberView, member_view
from starboard.games.vanguard.view.check.check_view import CheckView, check_view
from starboard.games.vanguard.view.planet_view import BoardView, PlaceView, board_view, place_view
from starboard.kernel.view import Sealed, View


class LeadView(View, frozen=True):
    """What is printed on a lead token."""

    value: int
    gives: str
    returns: bool
    """Whether it goes back into the bag."""


class ExpeditionView(View, frozen=True):
    """Everything on the table between launch and docking."""

    boards: list[BoardView]
    places: dict[int, PlaceView]
    team: list[MemberView]
    landing: int
    """The sector of the lander; 0 when it stands nowhere."""
    landing_rolls: int
    lander: Sealed
    mods: list[Sealed]
    supplies: int
    """-1: as many as one wants."""
    most_supplies: int
    discoveries: list[Sealed]
    uniques: list[Sealed]
    success: int
    rank_up: Sealed
    ranked: bool
    """Whether the rank-up card shows its completed side."""
    leads: list[list[LeadView]]
    """Lead tokens on each of the discovery decks."""
    bag: list[LeadView]
    """Those in the bag, in an order that tells nothing."""
    events: int
    """How many cards the event deck has."""
    events_past: list[Sealed]
    event: Sealed
    start: int
    """Who holds the start token, by the place in the team."""
    round: int
    who: int
    """Whose turn it is, by the place in the team."""
    actions: int
    """Actions that are left in this turn."""
    actions_in_all: int
    """How many the turn has: some cards give more than it usually has."""
    special_done: bool
    check: CheckView | None
    end: str


def expedition_view(g: VanguardState, reckon: bool) -> ExpeditionView | None:
    """What lies on the table; None aboard."""
    e = g.expedition
    if not e.team:
        return None
    return ExpeditionView(
        boards=[board_view(board) for board in e.boards],
        places={sector: place_view(sector, place) for sector, place in e.places.items()},
        team=[member_view(g, one) for one in e.team],
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
        leads=[[lead_view(token) for token in tokens] for tokens in e.leads],
        bag=sorted((lead_view(token) for token in e.bag), key=lambda lead: (lead.value, lead.gives, lead.returns)),
        events=len(e.events.cards),
        events_past=list(e.events.discards),
        event=e.event,
        start=e.start,
        round=e.round,
        who=e.who,
        actions=e.actions,
        actions_in_all=max(ACTIONS, e.actions),
        special_done=e.special_done,
        check=check_view(g, reckon),
        end=e.end,
    )


def lead_view(token: int) -> LeadView:
    """A lead token, by its place in the list of tokens."""
    lead = RULES.tokens[token]
    return LeadView(value=lead.value, gives=lead.gives, returns=lead.returns)
