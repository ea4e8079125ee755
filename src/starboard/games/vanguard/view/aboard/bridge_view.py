"""The bridge: objectives, technology, upgrades and situations."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel.view import Sealed, View


class ObjectiveView(View, frozen=True):
    """An objective, and whether it is done."""

    id: Sealed
    done: bool


class BridgeView(View, frozen=True):
    """What lies on the bridge; the deck of potential situations only by its size."""

    objectives: list[ObjectiveView]
    side: list[ObjectiveView]
    technology: Sealed
    upgrades: list[Sealed]
    active: list[Sealed]
    situations: list[Sealed]
    situation_deck: int
    rank_ups: int
    counters: dict[str, int]


def bridge_view(g: VanguardState) -> BridgeView:
    """What everybody can read on the bridge."""
    ship = g.ship
    return BridgeView(
        objectives=[ObjectiveView(id=one.id, done=one.done) for one in ship.objectives],
        side=[ObjectiveView(id=one.id, done=one.done) for one in ship.side],
        technology=ship.technology,
        upgrades=list(ship.upgrades),
        active=list(ship.active),
        situations=list(ship.situations),
        situation_deck=len(ship.situation_deck),
        rank_ups=len(g.decks.rank_ups),
        counters=listening_view(g),
    )


def listening_view(g: VanguardState) -> dict[str, int]:
    """The track that runs through the campaign, once it runs. What else the story remembers shows in the story."""
    track = campaign[g.campaign].head.listening
    if track is None or not any(one.id == track.objective for one in g.ship.objectives):
        return {}
    return {track.counter: g.counters.get(track.counter, 0)}
