"""IV-X-1206: field equipment is placed, which counts as an action; its upgrades come with it."""

from starboard.games.vanguard.board.sectors import board_at, paths_from
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import ask_crew
from starboard.games.vanguard.moves.exploration_moves import PickPath, PlaceGear
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.equipment import field_equipment, may_carry, placed
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move, Rules, show

PATHS = {"path": 1, "paths": 2}
"""How many paths of the sector a token, or its two halves, stand on."""


def placings(g: VanguardState, who: int) -> list[Move]:
    """The carried field equipment whose token is not on the board yet."""
    one = g.expedition.team[who]
    fields = field_equipment[g.campaign]
    if fields.isdisjoint(one.equipment):
        return []
    standing = placed(g)
    found: list[Move] = []
    for card in one.equipment:
        if card in fields and card not in standing and may_carry(g, one, card):
            found.append(PlaceGear(card))
    return found


def place(g: VanguardState, who: int, move: PlaceGear) -> Rules[None]:
    """IV-X-1206: once placed, everybody benefits."""
    yield from put_token(g, who, move.card)


def put_token(g: VanguardState, who: int, card: str) -> Rules[None]:
    """The token goes where the card says: into the sector, or on paths of it. Upgrades that are carried come along."""
    sector = g.expedition.team[who].sector
    cards = campaign[g.campaign].equipment
    count = PATHS.get(cards[card].place, 0)
    for _ in range(count):
        yield from _on_path(g, who, card)
    if not count:
        gear = g.expedition.places[sector].gear
        gear.append(card)
        for other in (other for one in g.expedition.team for other in one.equipment):
            if cards[other].kind == "upgrade" and cards[other].upgrades == card and other not in gear:
                gear.append(other)
    show(g, "gear", card=card, who=who, goes="board", at=sector)
    say(g, "vanguard-placed", "IV-X-1206", who=who, card=card, sector=sector)


def _on_path(g: VanguardState, who: int, card: str) -> Rules[None]:
    sector = g.expedition.team[who].sector
    board = board_at(g, sector)
    keys = sorted({path.key for path in paths_from(g, sector) if card not in board.path_gear.get(path.key, ())})
    if not keys:
        return
    key = keys[0]
    if len(keys) > 1:
        options: list[Move] = [PickPath(key) for key in keys]
        move = yield ask_crew(g, who, "vanguard-ask-path", options, "IV-X-1206")
        key = move.path
    board.path_gear.setdefault(key, []).append(card)
