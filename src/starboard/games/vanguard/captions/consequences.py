"""What a move costs that cannot be taken back, in words: who is left behind, what stays undone, what is paid."""

from starboard.games.vanguard.names.exploration_names import member_name
from starboard.games.vanguard.names.names import listed, named
from starboard.games.vanguard.rules.exploration.lift_off import stranded, undone
from starboard.games.vanguard.rules.exploration.rest import supplies_for_rest
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Caption, Message, Move


def leaving(g: VanguardState, seat: int, move: Move) -> Caption:
    """Lifting off, or consenting to it (IV-X-340): who dies on the planet, and which missions have failed then."""
    tag = str(move.__struct_config__.tag)
    costs: list[Message] = []
    if g.expedition.boards:
        left, missions = stranded(g), undone(g)
        if left:
            costs.append(Message("vanguard-cost-stranded", {"crew": listed([member_name(g, who) for who in left])}))
        if missions:
            costs.append(Message("vanguard-cost-undone", {"missions": listed([named(g, id) for id in missions])}))
    if not costs:
        return Caption(Message(f"vanguard-move-{tag}"), "", tag, "grave" if tag == "lift-off" else "")
    said = "vanguard-move-lift-off-costing" if tag == "lift-off" else "vanguard-move-agree-costing"
    return Caption(Message(said, {"cost": listed(costs)}), "", tag, "grave")


def resting(g: VanguardState, seat: int, move: Move) -> Caption:
    """A Rest (IV-X-330): what is left of the supplies then; nothing to hold where it costs none."""
    e = g.expedition
    cost = supplies_for_rest(g, e.who) if 0 <= e.who < len(e.team) else 0
    if not cost:
        return Caption(Message("vanguard-move-rest"), "", "rest")
    words = Message("vanguard-move-rest-costing", {"from": e.supplies, "to": max(0, e.supplies - cost)})
    return Caption(words, "", "rest", "grave")
