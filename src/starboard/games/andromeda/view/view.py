"""AE-B-25.1: who may see what. Hidden are hands, decks, tokens and moons face down, raiders to come, destiny cards."""

from typing import cast

from starboard.games.andromeda.odds.launch_outlook import Outlook, outlooks
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.battle_view import BattleView, battle_view
from starboard.games.andromeda.view.hegemon_view import HegemonView, hegemon_view
from starboard.games.andromeda.view.map_view import MoonsView, moons_view, raider_cards
from starboard.games.andromeda.view.station_view import PlayerView, player_view
from starboard.games.andromeda.view.words import Part, TurnStep
from starboard.kernel.view import Reckoned, View


class AndromedaView(View, frozen=True):
    """What one seat may see of the table."""

    part: Part
    turn: int
    step: TurnStep
    first: int
    terminus: int
    deck: str
    tiles: list[str]
    moons: dict[int, MoonsView]
    planets: int
    supply: list[int]
    tactics: int
    discards: list[str]
    columns: list[list[str]]
    module_decks: list[int]
    stacks: list[int]
    supremacy: list[str]
    neutral: list[int]
    raider_cards: list[str]
    raiders: list[tuple[str, int]]
    raiders_gone: list[str]
    free_figures: int
    events: int
    events_past: list[str]
    to_event: int
    event: str
    raider_bonus: int
    dropped: dict[int, list[int]]
    developments: list[tuple[int, int, bool]]
    active_region: int
    activated: list[str]
    activations: int
    ending: bool
    final_turns_left: list[int]
    players: list[PlayerView]
    outlook: Reckoned[dict[str, Outlook]]
    battle: BattleView | None
    hegemon: HegemonView | None
    accounts: list[list[tuple[str, int, int, str]]]


def view(g: AndromedaState, seat: int | None, reckon: bool = True) -> AndromedaView:
    """What this seat (None: an onlooker) may see. Without `reckon` nothing is worked out that takes long."""
    return AndromedaView(
        part=cast(Part, g.part),
        turn=g.turn,
        step=cast(TurnStep, g.step),
        first=g.first,
        terminus=g.terminus,
        deck=g.deck,
        tiles=list(g.tiles),
        moons={region: moons_view(region, moons) for region, moons in g.moons.items()},
        planets=len(g.planets),
        supply=list(g.supply),
        tactics=len(g.tactics.cards),
        discards=list(g.tactics.discards),
        columns=[list(column) for column in g.columns],
        module_decks=[len(deck.cards) for deck in g.modules],
        stacks=[len(stack.tokens) for stack in g.stacks],
        supremacy=list(g.supremacy),
        neutral=list(g.neutral),
        raider_cards=raider_cards(g),
        raiders=[(raider.id, raider.region) for raider in g.raiders],
        raiders_gone=list(g.raiders_gone),
        free_figures=g.free_figures,
        events=len(g.events.cards),
        events_past=list(g.events.discards),
        to_event=g.to_event,
        event=g.event,
        raider_bonus=g.raider_bonus,
        dropped={region: list(tokens) for region, tokens in g.dropped.items()},
        developments=[(place.region, place.owner, place.collapsed) for place in g.developments],
        active_region=g.region,
        activated=list(g.activated),
        activations=g.activations,
        ending=g.ending,
        final_turns_left=list(g.final),
        players=[player_view(g, who, seat) for who in range(len(g.players))],
        outlook=_outlook(g, seat) if reckon else None,
        battle=battle_view(g, seat, reckon),
        hegemon=hegemon_view(g),
        accounts=[[(item.what, item.count, item.points, item.rule) for item in items] for items in g.accounts],
    )


def _outlook(g: AndromedaState, seat: int | None) -> dict[str, Outlook]:
    """For who is to launch a ship: the regions where somebody waits. All of it lies on the table."""
    if seat is None or seat != g.turn or g.part != "turn" or g.step not in ("choose", "launch"):
        return {}
    return outlooks(g, seat)
