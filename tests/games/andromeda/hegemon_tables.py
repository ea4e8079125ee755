"""Tables at which the Hegemon plays: what lies where, which card is face up and how the dice fall is up to a test."""

from typing import Any

from games.andromeda.battlefields import LoadedDice, Played, bare_table, spaces
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.effects import Source, carry_out, parse
from starboard.games.andromeda.hegemon_state import Hegemon
from starboard.games.andromeda.map import kind_of
from starboard.games.andromeda.rules.hegemon_turn import hegemon_turn
from starboard.games.andromeda.state import BAY, SHIP_TYPES, SHIPS_OF, AndromedaState, Player
from starboard.kernel import Event

TEST = Source("ofc_1a", "AE-E-13.6")


def hegemon_table(seats: int = 1, officer: str = "ofc_1a", **options: Any) -> AndromedaState:
    """The turn of the Hegemon, all its ships on the ramp, nothing else on the map. Player 0 holds the Eye."""
    g = bare_table(seats, hegemon=officer, **options)
    g.turn, g.step = g.seats, "choose"
    its_own(g).ships = [BAY] * 9
    the(g).eye = 0
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
