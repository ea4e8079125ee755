"""AE-B-25.1: who may see what. Hidden are hands, decks, tokens and moons face down, raiders to come, destiny cards."""

from typing import Any

import msgspec

from starboard.games.andromeda.board.map import is_nebula
from starboard.games.andromeda.odds.launch_outlook import outlooks
from starboard.games.andromeda.rules.player_area.tactics import hand_limit
from starboard.games.andromeda.state.game_state import AndromedaState, Player
from starboard.games.andromeda.view.battle_view import battle_view
from starboard.games.andromeda.view.hegemon_view import hegemon_view


def view(g: AndromedaState, seat: int | None) -> dict[str, Any]:
    """What this seat (None: an onlooker) may see."""
    return {
        "part": g.part,
        "turn": g.turn,
        "step": g.step,
        "first": g.first,
        "terminus": g.terminus,
        "deck": g.deck,
        "tiles": list(g.tiles),
        "moons": {region: _moons(region, moons) for region, moons in g.moons.items()},
        "planets": len(g.planets),
        "supply": list(g.supply),
        "tactics": len(g.tactics.cards),
        "discards": list(g.tactics.discards),
        "columns": [list(column) for column in g.columns],
        "module_decks": [len(deck.cards) for deck in g.modules],
        "stacks": [len(stack.tokens) for stack in g.stacks],
        "supremacy": list(g.supremacy),
        "neutral": list(g.neutral),
        "raider_cards": raider_cards(g),
        "raiders": [[raider.id, raider.region] for raider in g.raiders],
        "raiders_gone": list(g.raiders_gone),
        "free_figures": g.free_figures,
        "events": len(g.events.cards),
        "events_past": list(g.events.discards),
        "to_event": g.to_event,
        "event": g.event,
        "raider_bonus": g.raider_bonus,
        "dropped": {region: list(tokens) for region, tokens in g.dropped.items()},
        "developments": [[place.region, place.owner, place.collapsed] for place in g.developments],
        "active_region": g.region,
        "activated": list(g.activated),
        "activations": g.activations,
        "ending": g.ending,
        "final_turns_left": list(g.final),
        "players": [_player(g, who, player, seat) for who, player in enumerate(g.players)],
        "outlook": _outlook(g, seat),
        "battle": battle_view(g, seat),
        "hegemon": hegemon_view(g, seat),
        "accounts": [[[item.what, item.count, item.points, item.rule] for item in items] for items in g.accounts],
    }


def _outlook(g: AndromedaState, seat: int | None) -> dict[str, Any]:
    """For who is to launch a ship: the regions where somebody waits. All of it lies on the table."""
    if seat is None or seat != g.turn or g.part != "turn" or g.step not in ("choose", "launch"):
        return {}
    found: dict[str, Any] = msgspec.to_builtins(outlooks(g, seat))
    return found


def _moons(region: int, moons: list[str]) -> dict[str, Any]:
    """AE-B-2.10: of a planet's stack only the top is seen, and how high it is; in nebulae all lie face up."""
    return {"seen": list(moons) if is_nebula(region) else moons[-1:], "count": len(moons)}


def raider_cards(g: AndromedaState) -> list[str]:
    """AE-B-2.13: the cards that lie face up: the S class, and those whose raider has arrived."""
    return [id for id in g.cards.values() if id not in g.raiders_to_come]


def _player(g: AndromedaState, who: int, player: Player, seat: int | None) -> dict[str, Any]:
    own = who == seat
    open_now = own or g.part == "over"
    return {
        "faction": player.faction,
        "vp": player.vp,
        "resources": list(player.resources),
        "cards": len(player.hand),
        "hand": sorted(player.hand) if own else None,
        "hand_limit": hand_limit(g, who),
        "ships": list(player.ships),
        "shield": player.shield,
        "leaders": player.leaders,
        "posted": dict(sorted(player.posted.items())),
        "settled": dict(sorted(player.settled.items())),
        "tracks": list(player.tracks),
        "modules": [[module.id, module.damage, module.mechaphage, module.moon] for module in player.modules],
        "held_moons": list(player.moons),
        "tokens": list(player.tokens),
        "spent": list(player.spent),
        "upgrades": list(player.upgrades),
        "vault": player.vault,
        "targeting": player.targeting,
        "bonuses": list(player.bonuses),
        "defeated": player.defeated,
        "dealt": list(player.dealt) if who < g.seats else None,
        "destiny": player.destiny if open_now else None,
        "destinies": list(player.rejected) if own else None,
    }
