"""The components of the game, wherever they lie: for the check that none is ever lost or made."""

from collections import Counter

from starboard.games.andromeda.content.own_content import PLAIN
from starboard.games.andromeda.state.game_state import RESOURCES, AndromedaState, Player
from starboard.kernel import Message


def census(g: AndromedaState) -> Counter[str]:
    """How many there are of each tile, card, module, moon, token, ship, leader and resource."""
    found: Counter[str] = Counter(tile for tile in g.tiles if tile)
    found.update(g.planets)
    for moons in [*g.moons.values(), *g.spare_moons.values()]:
        found.update(moons)
    found.update([*g.tactics.cards, *g.tactics.discards, *g.events.cards, *g.events.discards])
    if g.event:
        found[g.event] += 1
    for deck, column in zip(g.modules, g.columns, strict=True):
        found.update([*deck.cards, *deck.discards, *column])
    for stack in g.stacks:
        found.update(stack.tokens)
    found.update(token for token in g.supremacy if token)
    for cards in [g.cards.values(), *g.box.values()]:
        found.update(cards)
    for resource, name in enumerate(RESOURCES):
        lying = sum(tokens[resource] for tokens in g.dropped.values())
        found[name] = g.supply[resource] + lying + sum(player.resources[resource] for player in g.players)
    found["mechaphage token"] = g.mechaphages
    found["raider"] = g.free_figures + len(g.raiders) + len(g.raiders_to_come) + len(g.raiders_gone)
    found["upgrade"] = sum(g.neutral)
    for number, player in enumerate(g.players):
        found.update(_of_player(number, player))
    found.update(_of_hegemon(g))
    # Nobody knows how many modules there are of which nobody knows more than the type.
    return Counter({name: count for name, count in found.items() if not name.startswith(PLAIN)})


def _of_player(number: int, player: Player) -> Counter[str]:
    found = Counter([*player.hand, *player.moons, *player.tokens, *player.spent, *player.dealt, *player.rejected])
    found.update(module.id for module in player.modules)
    found.update(module.moon for module in player.modules if module.moon)
    found["mechaphage token"] = sum(module.mechaphage > 0 for module in player.modules)
    found["upgrade"] = sum(tile != "" and not tile.endswith(player.faction or "–") for tile in player.upgrades)
    found[f"ships of {number}"] = len(player.ships)
    found[f"leaders of {number}"] = player.leaders + sum(player.posted.values()) + sum(player.settled.values())
    found.update([card for card in (player.faction, player.destiny) if card])
    return found


def _of_hegemon(g: AndromedaState) -> Counter[str]:
    """Its cards and tiles; its leaders are counted with its `Player`."""
    h = g.hegemon
    if h is None:
        return Counter()
    found = Counter([*h.cards, *h.tiles, *h.upgrades])
    for deck in (*h.decks, h.negotiations):
        found.update([*deck.cards, *deck.discards])
    return found


def invariants(g: AndromedaState) -> list[Message]:
    """What can never be: less than nothing, or two layouts that disagree."""
    wrong = []
    for who, player in enumerate(g.players):
        if player.vp < 0 or player.leaders < 0 or min(player.resources) < 0:
            wrong.append(Message("andromeda-below-zero", {"seat": who}))
    if min(g.supply) < 0:
        wrong.append(Message("andromeda-supply-below-zero"))
    if g.layout != sum(1 << space for space, tile in enumerate(g.tiles[:22]) if tile):
        wrong.append(Message("andromeda-layout-wrong"))
    return wrong
