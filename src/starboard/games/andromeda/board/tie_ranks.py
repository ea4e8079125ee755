"""How ways that suit the Hegemon equally well are told apart where the program decides: the nearest, then the weakest,
then the leftmost. A rank is a tuple of numbers, lower ones first; beside it stand the words for each of them."""

from starboard.games.andromeda.board.map import distance
from starboard.games.andromeda.board.players import people, the_hegemon
from starboard.games.andromeda.content import content
from starboard.games.andromeda.state.game_state import TYPE_OF, AndromedaState

Rank = tuple[int, ...]
PLACES = ("nearest", "weakest", "leftmost", "topmost")
"""What the numbers of a region, ship or raider stand for."""
GOODS = ("cheapest", "leftmost")
"""What the numbers of a module stand for."""
LEFTMOST = ("leftmost",)
"""Why the first of several is taken."""


def region_rank(g: AndromedaState, region: int) -> Rank:
    """By the way from the probe, then by the guns of people and raiders there."""
    ships = [ship for who in people(g) for ship, place in enumerate(g.players[who].ships) if place == region]
    guns = sum(content().ships[TYPE_OF[ship]].guns for ship in ships)
    guns += sum(content().raiders[raider.id].guns for raider in g.raiders if raider.region == region)
    return distance(g, the_hegemon(g).probe, region), guns, *_spot(region)


def raider_rank(raider: str, away: int, region: int) -> Rank:
    """By the way that it comes, then by its dice, the better ones last."""
    card = content().raiders[raider]
    return away, card.guns * 10 + card.targeting, *_spot(region)


def ship_rank(away: int, kind: int, region: int) -> Rank:
    """Of one's own ships: by the way from somewhere, then by its guns."""
    return away, content().ships[kind].hegemon_guns, *_spot(region)


def _spot(region: int) -> Rank:
    return content().board.xs[region], region


def first_of(ranks: list[Rank], words: tuple[str, ...]) -> tuple[int, str]:
    """The place of the lowest of several ranks, and the word for what tells it from the next."""
    place = min(range(len(ranks)), key=ranks.__getitem__)
    best = ranks[place]
    second = min(rank for number, rank in enumerate(ranks) if number != place)
    differs = next((number for number, (one, other) in enumerate(zip(best, second, strict=True)) if one != other), -1)
    return place, words[differs]
