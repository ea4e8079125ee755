"""AE-B-2, AE-B-3: the first state. Nothing is decided here: factions are chosen in the first question."""

from starboard.games.andromeda.board.map import kind_of, lay_tile
from starboard.games.andromeda.board.players import clockwise, people
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.boxes import own_names
from starboard.games.andromeda.content.fleet import CLASSES
from starboard.games.andromeda.content.own_content import PLAIN, own_deck, own_set
from starboard.games.andromeda.content.regions import PLANET_TYPES
from starboard.games.andromeda.rules.hegemon.hegemon_setup import set_up_hegemon
from starboard.games.andromeda.rules.player_area.moons import put_moons
from starboard.games.andromeda.state.game_state import (
    BAY,
    FIRST_NEBULA,
    MODULE_TYPES,
    NEBULAE,
    SHIP_TYPES,
    SPACES,
    TRACKS,
    TYPE_OF,
    UNBUILT,
    AndromedaState,
    Player,
    Raider,
    Stack,
)
from starboard.games.andromeda.state.options import FIVE_PLAYERS, Terms
from starboard.kernel import Chance
from starboard.kernel.piles import Deck, deck_of, roll_dice

SUPPLY = (50, 25, 25, 25, 25)
"""AE-B-2.20, in the order of `RESOURCES`."""
FACTION_CARDS = 3
"""AE-B-3.2."""
DESTINY_CARDS = 2
FIRST_CARDS = 2
LATER_CARDS = 1
"""AE-B-3.8: players who do not begin have one more. Without it the first of two players won 55 % of the matches."""
HAND_LIMIT = 5
"""AE-B-3.9."""
LEADERS = 9
NEBULA_LEADERS = 3
FIRST_RAIDERS = 2
"""AE-B-2.14."""
COLUMN = 3
"""AE-B-2.16."""
STACK = 5
"""AE-B-2.17."""
SUPREMACY = 3
"""AE-B-2.18."""


def first_state(terms: Terms, chance: Chance) -> AndromedaState:
    """The table as it stands before the first question."""
    g = AndromedaState(
        chance=chance,
        seats=terms.people,
        players=[new_player() for _ in range(terms.players)],
        terminus=terms.length,
        deck=terms.deck,
        tiles=[*[""] * SPACES, *(f"N{number}" for number in range(1, NEBULAE + 1))],
        layout=0,
        vortexes=[],
        moons={},
        spare_moons={},
        planets=[],
        supply=list(SUPPLY),
        tactics=deck_of([id for id, card in content().tactics.items() for _ in range(card.copies)], chance),
        modules=[module_deck(kind, terms, chance) for kind in range(len(MODULE_TYPES))],
        columns=[],
        stacks=[],
        supremacy=[],
        neutral=neutral_upgrades(terms.players),
        cards={},
        events=event_deck(terms, chance),
        to_event=content().event_track.steps[terms.players],
        box={},
    )
    lay_map(g, terms)
    lay_moons(g, terms)
    lay_tokens(g)
    choose_raiders(g, terms)
    g.columns = [deck.draw_many(chance, min(COLUMN, len(deck.cards))) for deck in g.modules]
    if terms.box:
        # Of a type that the owner has not written down, nothing is known but that there are some.
        g.columns = [column or [f"{PLAIN}{name}"] for name, column in zip(MODULE_TYPES, g.columns, strict=True)]
    set_up_players(g, terms)
    if terms.officer:
        set_up_hegemon(g, terms)
    return g


def new_player() -> Player:
    """AE-B-3.1, AE-B-3.4, AE-B-3.10: three transports in the bay, all markers on the lowest space."""
    ships = []
    for ship, kind in enumerate(TYPE_OF):
        number = ship - TYPE_OF.index(kind)
        ships.append(BAY if number < content().ships[kind].start else UNBUILT)
    return Player(
        resources=[0] * len(SUPPLY),
        ships=ships,
        tracks=[0] * len(TRACKS),
        upgrades=[""] * len(SHIP_TYPES),
        hand_limit=HAND_LIMIT,
    )


def module_deck(kind: int, terms: Terms, chance: Chance) -> Deck:
    """AE-B-2.16, AE-E-4.8: the modules of a type, the ancient ones among them if they are in the game; those of an
    owner, where there are some."""
    sets = (own_set(terms.box),) if terms.box else ("base", "ancient") if terms.relics else ("base",)
    return deck_of(
        [
            id
            for id, design in content().modules.items()
            if design.type == kind and design.set in sets
            for _ in range(design.copies)
        ],
        chance,
    )


def event_deck(terms: Terms, chance: Chance) -> Deck:
    """AE-B-19.5: the events; none where the owner of a box has written none down: they are turned over there."""
    deck = own_deck(terms.box, terms.deck) if terms.box else terms.deck
    return deck_of([id for id, card in content().events.items() if card.deck == deck], chance)


def planet_tiles(terms: Terms) -> list[str]:
    """AE-B-2.4: the planets of an owner where there are enough, else ours."""
    planets = content().regions.planets
    own = [id for id in planets if terms.box and id.startswith(f"{own_set(terms.box)}_")]
    return own if len(own) >= max(content().board.planets.values()) else [id for id in planets if id not in own_names()]


def neutral_upgrades(players: int) -> list[int]:
    """AE-B-15.7, AE-E-2.4: one of each type more for five players."""
    tiles = [content().upgrades[f"up_{name}"] for name in SHIP_TYPES]
    return [tile.copies + (tile.escalation if players == FIVE_PLAYERS else 0) for tile in tiles]


# -- The map ---------------------------------------------------------------------------------------------------------


def lay_map(g: AndromedaState, terms: Terms) -> None:
    """AE-B-2.4 to AE-B-2.8: planets for the number of players, shuffled with the bases, from the top left. The Gate
    lies on its own space before all others (AE-E-3.4), and special regions are shuffled in (AE-B-24.2)."""
    board, regions = content().board, content().regions
    g.planets = planet_tiles(terms)
    g.chance.shuffle(g.planets)
    tiles = [g.planets.pop() for _ in range(board.planets[terms.players])]
    tiles += list(regions.bases)
    if terms.special:
        tiles += [id for id in ("quasar", "vortex") for _ in range(regions.special[id].count)]
    g.chance.shuffle(tiles)
    if terms.gate:
        lay_tile(g, board.gate, "underdark_gate")
    spaces = [space for space in range(SPACES) if not g.tiles[space]]
    for space, tile in zip(spaces, tiles, strict=False):
        lay_tile(g, space, tile)


def lay_moons(g: AndromedaState, terms: Terms) -> None:
    """AE-B-2.9 to AE-B-2.11: three on each planet, the others aside; one or two in each nebula (AE-E-4.1, AE-E-4.2)."""
    moons = content().moons
    for kind in PLANET_TYPES:
        g.spare_moons[kind] = [id for id, moon in moons.items() if moon.planet_type == kind]
        g.chance.shuffle(g.spare_moons[kind])
    for region in range(SPACES):
        if kind_of(g, region) == "planet":
            put_moons(g, region)
    sets = ("orphaned", "ancient") if terms.moons == "both" else (terms.moons,)
    free = [id for id, moon in moons.items() if moon.set in sets]
    g.chance.shuffle(free)
    each = len(free) // NEBULAE
    for number in range(NEBULAE):
        g.moons[FIRST_NEBULA + number] = free[number * each : (number + 1) * each]
    g.box["moon"] = [id for id, moon in moons.items() if moon.set != "planetary" and moon.set not in sets]


def lay_tokens(g: AndromedaState) -> None:
    """AE-B-2.17, AE-B-2.18: three stacks of discovery tokens, three supremacy tokens; the others are not used."""
    tokens = [id for id, token in content().discoveries.items() for _ in range(token.copies)]
    g.chance.shuffle(tokens)
    g.stacks = [Stack([tokens.pop() for _ in range(STACK)]) for _ in range(3)]
    g.box["discovery"] = tokens
    supremacy = list(content().supremacy)
    g.chance.shuffle(supremacy)
    g.supremacy = [supremacy.pop() for _ in range(SUPREMACY)]
    g.box["supremacy"] = supremacy


def choose_raiders(g: AndromedaState, terms: Terms) -> None:
    """AE-B-2.12 to AE-B-2.14: a card of each class; two dice place the first raiders. The Wyrm comes with the Gate, and
    begins there (AE-E-3.5)."""
    raiders = content().raiders
    for rank in CLASSES:
        choices = [id for id, card in raiders.items() if card.rank == rank and card.ability != "shadow_warp"]
        g.cards[rank] = choices[g.chance.below(len(choices))]
    if not terms.any_raiders:
        g.cards["S"] = "vorticon_attackers"
    if terms.gate:
        g.cards["C"] = "underdark_wyrm"
        g.raiders.append(Raider("underdark_wyrm", content().board.gate))
    g.raiders_to_come = [g.cards[rank] for rank in ("A", "B", "C", "D") if g.cards[rank] != "underdark_wyrm"]
    g.box["raider"] = [id for id in raiders if id not in g.cards.values()]
    g.free_figures = raiders[g.cards["S"]].figures
    for die in roll_dice(g.chance, FIRST_RAIDERS):
        g.raiders.append(Raider(g.cards["S"], FIRST_NEBULA + die - 1))
        g.free_figures -= 1


# -- Players ---------------------------------------------------------------------------------------------------------


def set_up_players(g: AndromedaState, terms: Terms) -> None:
    """AE-B-3: leaders, first cards, factions and destinies to choose from, the first player, start points."""
    factions = [id for id, faction in content().factions.items() if terms.all_factions or faction.set == "base"]
    destinies = list(content().destinies)
    g.chance.shuffle(factions)
    g.chance.shuffle(destinies)
    bases = [region for region in range(SPACES) if kind_of(g, region) == "base"]
    for player in (g.players[who] for who in people(g)):
        player.dealt = [factions.pop() for _ in range(FACTION_CARDS)]
        player.posted = dict.fromkeys(bases, 1)
        for die in roll_dice(g.chance, NEBULA_LEADERS):
            nebula = FIRST_NEBULA + die - 1
            player.posted[nebula] = player.posted.get(nebula, 0) + 1
        player.hand = g.tactics.draw_many(g.chance, FIRST_CARDS)
        if terms.destiny:
            player.rejected = [destinies.pop() for _ in range(DESTINY_CARDS)]
    g.box["faction"], g.box["destiny"] = factions, destinies if terms.destiny else []
    g.first = 0 if terms.people == 1 else g.chance.below(terms.people)
    for place, who in enumerate(clockwise(g, g.first)):
        player = g.players[who]
        player.vp = place + 1
        if place:
            player.hand += g.tactics.draw_many(g.chance, LATER_CARDS)
