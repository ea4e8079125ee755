"""What holds as long as a card is in play: equipment, gear in the sector, POI, condition, planet, lander mods.

A passive is a word with arguments, perhaps under a condition. Content is read once into tables by card and word, so
that asking for a word that nobody has costs next to nothing.
"""

from collections.abc import Callable, Sequence

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.notation.grammar import Passive
from starboard.games.vanguard.rules.cards.equipment import token_equipment
from starboard.games.vanguard.state.board_state import BOARD, Board
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY

Table = dict[str, dict[str, tuple[Passive, ...]]]
"""The passives with one word: by the kind of the card, then by its id."""
Concerned = Callable[[Expedition, Board, int], Sequence[str]]
"""Finds the cards of a kind that concern a crew member."""
Source = tuple[str, Concerned, dict[str, tuple[Passive, ...]]]
"""A kind of card, which of them concern somebody, and what those that say a word say."""


@PerCampaign
def tables(folder: str) -> dict[str, Table]:
    """The passives of a campaign by their word. What no card says is not in it."""
    c = campaign[folder]
    found: dict[str, Table] = {}
    for id, equipment in c.equipment.items():
        _enter(found, "gear" if id in token_equipment[folder] else "equipment", id, equipment.passives)
    for kind, cards in (
        ("mod", c.mods),
        ("planet", c.planets),
        ("poi", c.pois),
        ("condition", c.conditions),
        ("threat", c.threats),
    ):
        for id, card in cards.items():
            _enter(found, kind, id, card.passives)
    for planet in c.planets.values():
        for lasting in planet.lasting:
            _enter(found, "lasting", f"{planet.id}.{lasting.id}", lasting.passives)
    return found


def _enter(found: dict[str, Table], kind: str, id: str, passives: tuple[Passive, ...]) -> None:
    for passive in passives:
        cards = found.setdefault(passive.word, {}).setdefault(kind, {})
        cards[id] = (*cards.get(id, ()), passive)


@PerCampaign
def sources(folder: str) -> dict[str, dict[str, list[Source]]]:
    """What can matter on the board of each planet, by word."""
    return {planet: _sources_on(folder, planet) for planet in campaign[folder].planets}


def _sources_on(folder: str, planet: str) -> dict[str, list[Source]]:
    """Without what other planets say."""
    own = {planet, *(f"{planet}.{lasting.id}" for lasting in campaign[folder].planets[planet].lasting)}
    found: dict[str, list[Source]] = {}
    for word, table in tables[folder].items():
        for kind, cards in table.items():
            kept = {id: cards[id] for id in cards if id in own or kind not in ("planet", "lasting")}
            if kept:
                found.setdefault(word, []).append((kind, CARDS[kind], kept))
    return found


def passives(g: VanguardState, who: int, word: str) -> Sequence[Passive]:
    """Everything with this word that is in force for a crew member; with `NOBODY`, what is in force for all."""
    e = g.expedition
    boards = e.boards
    if not boards:
        return ()
    board = boards[0]
    if len(boards) > 1 and who != NOBODY:
        board = boards[e.team[who].sector // BOARD]
    said = sources[g.campaign][board.planet]
    if word not in said:
        return ()
    found: list[Passive] = []
    for kind, concerned, cards in said[word]:
        for id in concerned(e, board, who):
            if id in cards:
                for passive in cards[id]:
                    if passive.condition is None or test(g, passive.condition, Ctx(f"{kind}:{id}", "", who)):
                        found.append(passive)
    return found


# -- Cards that concern a crew member --------------------------------------------------------------------------------


def _equipment(e: Expedition, board: Board, who: int) -> Sequence[str]:
    """What is carried and works so."""
    return e.team[who].equipment if who != NOBODY else ()


def _gear(e: Expedition, board: Board, who: int) -> Sequence[str]:
    """IV-X-1206: what stands in the sector."""
    place = e.places.get(e.team[who].sector) if who != NOBODY else None
    return place.gear if place is not None else ()


def _pois(e: Expedition, board: Board, who: int) -> Sequence[str]:
    place = e.places.get(e.team[who].sector) if who != NOBODY else None
    return (place.pois[-1].id,) if place is not None and place.pois and not place.pois[-1].down else ()


def _lasting(e: Expedition, board: Board, who: int) -> Sequence[str]:
    return [f"{board.planet}.{lasting}" for lasting in board.forever] if board.forever else ()


CARDS: dict[str, Concerned] = {
    "equipment": _equipment,
    "gear": _gear,
    "poi": _pois,
    "planet": lambda e, board, who: (board.planet,),
    "condition": lambda e, board, who: (board.condition,),
    "threat": lambda e, board, who: [threat.id for threat in board.threats],
    "lasting": _lasting,
    "mod": lambda e, board, who: e.mods,
}
"""The cards of each kind that concern a crew member, or everybody."""


def total(g: VanguardState, who: int, word: str) -> int:
    """The sum of the numbers that a word gives."""
    if word not in tables[g.campaign]:
        return 0
    found = passives(g, who, word)
    return sum([passive.args[0] for passive in found if isinstance(passive.args[0], int)]) if found else 0


def holds(g: VanguardState, who: int, word: str, name: str = "") -> bool:
    """Whether a word is in force, for this name where it has names."""
    if word not in tables[g.campaign]:
        return False
    for passive in passives(g, who, word):
        if not name or not passive.args or name in passive.args:
            return True
    return False
