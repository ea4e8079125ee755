"""A world that a player cannot tell from the true one: hands, decks and what lies face down are redrawn."""

from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.board.players import is_hegemon
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.regions import PLANET_TYPES
from starboard.games.andromeda.state.game_state import SPACES, AndromedaState
from starboard.games.andromeda.state.hegemon_state import Hegemon
from starboard.kernel import Chance
from starboard.kernel.piles import deal_again


def hide(g: AndromedaState, seat: int, chance: Chance) -> None:
    """AE-B-25.1: hands, the order of decks, tokens and moons face down, destiny cards."""
    others = [player.hand for who, player in enumerate(g.players) if who != seat]
    deal_again(chance, [g.tactics.cards, *others])
    for deck in g.modules:
        deal_again(chance, [deck.cards])
    deal_again(chance, [g.events.cards])
    deal_again(chance, [g.planets])
    _hide_moons(g, chance)
    _hide_tokens(g, seat, chance)
    _hide_raiders(g, chance)
    _hide_destinies(g, seat, chance)
    if g.hegemon is not None:
        _hide_hegemon(g.hegemon, chance)


def _hide_moons(g: AndromedaState, chance: Chance) -> None:
    """Under the top moon of a planet could be any of its colour that has not been seen (AE-B-2.10)."""
    for kind in PLANET_TYPES:
        stacks = [g.moons[region] for region in range(SPACES) if _is_of(g, region, kind) and g.moons[region]]
        tops = [stack.pop() for stack in stacks]
        deal_again(chance, [g.spare_moons[kind], *stacks])
        for stack, top in zip(stacks, tops, strict=True):
            stack.append(top)


def _is_of(g: AndromedaState, region: int, kind: str) -> bool:
    return kind_of(g, region) == "planet" and content().regions.planets[g.tiles[region]].type == kind


def _hide_tokens(g: AndromedaState, seat: int, chance: Chance) -> None:
    """AE-B-18.3: a player knows the tokens that it put back, and those that it is looking at."""
    places: list[tuple[list[str], int]] = [(g.box["discovery"], at) for at in range(len(g.box["discovery"]))]
    for stack in g.stacks:
        seen = stack.looked if stack.looker == seat else 0
        for at in range(len(stack.tokens) - seen):
            if at >= len(stack.known) or stack.known[at] != seat:
                places.append((stack.tokens, at))
    pool = sorted(tokens[at] for tokens, at in places)
    chance.shuffle(pool)
    for tokens, at in places:
        tokens[at] = pool.pop()


def _hide_raiders(g: AndromedaState, chance: Chance) -> None:
    """AE-B-2.13: of each class that has not arrived, it could be either raider."""
    raiders = content().raiders
    for at, id in enumerate(g.raiders_to_come):
        rank = raiders[id].rank
        choices = sorted(other for other in [id, *g.box["raider"]] if raiders[other].rank == rank)
        choices = [other for other in choices if raiders[other].ability != "shadow_warp"]
        chosen = choices[chance.below(len(choices))]
        g.box["raider"].append(id)
        g.box["raider"].remove(chosen)
        g.box["raider"].sort()
        g.raiders_to_come[at] = g.cards[rank] = chosen


def _hide_destinies(g: AndromedaState, seat: int, chance: Chance) -> None:
    """AE-B-3.12, AE-E-6.14: what others keep and put back could be any card that the player does not hold."""
    if g.part == "over":
        return
    hands = [g.box["destiny"]]
    kept = [player for who, player in enumerate(g.players) if who != seat and player.destiny]
    for player in kept:
        player.rejected.append(player.destiny)
    for who, player in enumerate(g.players):
        if who != seat:
            hands.append(player.rejected)
            if is_hegemon(g, who):
                hands.append(player.dealt)
    deal_again(chance, hands)
    for player in kept:
        player.destiny = player.rejected.pop()


def _hide_hegemon(h: Hegemon, chance: Chance) -> None:
    """Its decks lie in any order. Its hand and destiny cards are redrawn with those of the players."""
    for deck in (*h.decks, h.negotiations):
        deal_again(chance, [deck.cards])
    deal_again(chance, [h.tiles])
