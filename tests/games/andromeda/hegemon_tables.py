"""Tables at which the Hegemon plays: what lies where, which card is face up and how the dice fall is up to a test."""

from typing import Any

from games.andromeda.battlefields import LoadedDice, Played, bare_table, heard, spaces
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.effects.effects import Source, carry_out
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, targeting_of
from starboard.games.andromeda.rules.end.end import begin_turn
from starboard.games.andromeda.rules.hegemon.hegemon_turn import hegemon_turn
from starboard.games.andromeda.state.game_state import BAY, MODULE_TYPES, SHIP_TYPES, SHIPS_OF, AndromedaState, Player
from starboard.games.andromeda.state.hegemon_state import Hegemon
from starboard.kernel import Event

TEST = Source("ofc_1a", "AE-E-13.6")
PRINTED = [design for design in content().modules.values() if design.copies]
BY_TYPE = {name: [m for m in PRINTED if MODULE_TYPES[m.type] == name] for name in MODULE_TYPES}


def hegemon_table(seats: int = 1, officer: str = "ofc_1a", **options: Any) -> AndromedaState:
    """The turn of the Hegemon, all its ships on the ramp, nothing else on the map. Player 0 holds the Eye, and decides
    where nothing else is agreed."""
    g = bare_table(seats, hegemon=officer, **{"ties": "eye", **options})
    g.turn, g.step = g.seats, "choose"
    its_own(g).ships = [BAY] * 9
    the(g).eye = 0
    return g


def orderly_table(seats: int = 1, officer: str = "ofc_1a") -> AndromedaState:
    """Planets on S02, S05, S06 and S10, bases elsewhere; the probe on S07."""
    g = hegemon_table(seats, officer)
    lay(g, S05="pl_ice_2", S06="pl_desert_2", S10="pl_volcanic_1", S02="pl_gas_giant_1")
    the(g).probe = NUMBER_OF["S07"]
    return g


def the(g: AndromedaState) -> Hegemon:
    """The Hegemon's own part of the state."""
    assert g.hegemon is not None
    return g.hegemon


def its_own(g: AndromedaState) -> Player:
    """The Hegemon as a player."""
    return g.players[g.seats]


def lay(g: AndromedaState, **planets: str) -> None:
    """Lay planets on these spaces, which hold a tile; what lies there changes places with them."""
    free = [region for region in spaces(g, "planet") if REGION_NAMES[region] not in planets]
    for space in planets:
        if kind_of(g, NUMBER_OF[space]) != "planet":
            _exchange(g, free.pop(), NUMBER_OF[space])
    for space, tile in planets.items():
        there = NUMBER_OF[space]
        if tile in g.tiles:
            _exchange(g, g.tiles.index(tile), there)
        else:
            g.planets[g.planets.index(tile)], g.tiles[there] = g.tiles[there], tile
            spare = g.spare_moons[content().regions.planets[tile].type]
            g.moons[there] = [spare.pop() for _ in range(3)]


def _exchange(g: AndromedaState, here: int, there: int) -> None:
    """Two tiles change places, moons, leaders and all."""
    g.tiles[here], g.tiles[there] = g.tiles[there], g.tiles[here]
    tables: list[dict[int, Any]] = [g.moons, *(player.posted for player in g.players)]
    for table in tables:
        if here != there:
            _swap(table, here, there)


def _swap(table: dict[int, Any], here: int, there: int) -> None:
    found = {there: table.pop(here, None), here: table.pop(there, None)}
    table.update({region: value for region, value in found.items() if value is not None})


def send(g: AndromedaState, kind: str, place: str | int) -> int:
    """A ship of the Hegemon from the ramp to a region, the scrapyard or the repair bay; its number."""
    ships = its_own(g).ships
    ship = next(ship for ship in SHIPS_OF[SHIP_TYPES.index(kind)] if ships[ship] == BAY)
    ships[ship] = NUMBER_OF[place] if isinstance(place, str) else place
    return ship


def show(g: AndromedaState, card: str) -> int:
    """Lay an action card face up on its section; the first result of the die that picks it."""
    section = hegemon_content().actions[card].deck
    h = the(g)
    if h.cards[section] != card:
        h.decks[section].cards.remove(card)
        h.decks[section].cards.append(h.cards[section])
        h.cards[section] = card
    return hegemon_content().station.section_of.index(section) + 1


def take_turn(g: AndromedaState, *dice: int) -> Played:
    """A turn of the Hegemon with these dice."""
    g.chance = LoadedDice(*dice)
    return Played(hegemon_turn(g))


def play_card(g: AndromedaState, card: str) -> Played:
    """A launch turn with this card."""
    return take_turn(g, show(g, card))


def gains(g: AndromedaState, text: str) -> Played:
    """The Hegemon carries out an effect."""
    return Played(carry_out(g, g.seats, parse(text), TEST))


def told(g: AndromedaState, id: str) -> list[Event]:
    """What was told under an id of the Hegemon."""
    return [event for event in g.news or [] if event.message.id == f"andromeda-hegemon-{id}"]


def sound(kind: str, count: int) -> list[str]:
    """Modules of a type that come without damage."""
    return [design.id for design in BY_TYPE[kind] if design.damage == 0][:count]


# -- Battles ---------------------------------------------------------------------------------------------------------


def war(seats: int = 1, officer: str = "ofc_1a", card: str = "neg_press_gang") -> AndromedaState:
    """The turn of player 0. Planets on S05, S06, S09 and S10, with bases between; the negotiation card is given."""
    g = hegemon_table(seats, officer)
    lay(g, S05="pl_ice_2", S06="pl_desert_2", S09="pl_terran_1", S10="pl_volcanic_1")
    begin_turn(g, 0)
    the(g).negotiations.cards = [card]
    return g


def figures(g: AndromedaState) -> tuple[int, int]:
    """Dice and targeting of the Hegemon in the battle."""
    assert g.battle is not None
    side = next(side for side in g.battle.sides if side.who == g.seats)
    return dice_of(g, side), targeting_of(g, side)


def rolled(g: AndromedaState) -> tuple[int, int]:
    """With how many dice the Hegemon rolled, and how it aimed."""
    event = next(event for event in heard(g, "rolled") if not isinstance(event.message.args["seat"], int))
    count, targeting = event.message.args["count"], event.message.args["targeting"]
    assert isinstance(count, int)
    assert isinstance(targeting, int)
    return count, targeting
