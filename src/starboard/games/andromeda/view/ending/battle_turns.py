"""Turning points that are battles."""

from collections.abc import Callable, Iterator

from starboard.games.andromeda.content import content
from starboard.games.andromeda.names.battle_names import dice_named, side_name, sides_named
from starboard.games.andromeda.names.names import named, region_name
from starboard.games.andromeda.rules.battle.winning_roll import best_rolls
from starboard.games.andromeda.state.battle_state import NOBODY, RAIDERS
from starboard.games.andromeda.state.chronicle_state import Fought
from starboard.games.andromeda.view.ending.found import Found
from starboard.games.andromeda.view.ending.match_facts import Facts, chance_of
from starboard.kernel import Arg

EARLY = 6
"""Turns that everybody has had when it is no longer the beginning."""
AGAINST, SURE = 0.30, 0.85
CROWD, FLEET = 3, 5
"""Sides, and ships, that make a gathering."""
WEEK = 3
STRONG = "BCD"
GIANTS = "CD"


def _found(facts: Facts, fought: Fought, who: int, **args: Arg) -> Found:
    where = region_name(facts.g, fought.region)
    return Found(fought.turn, who, fought.region, {"region": where, **args})


def _dice(fought: Fought, side: int) -> dict[str, Arg]:
    others = [dice for place, dice in enumerate(fought.last) if place != side]
    return {"dice": dice_named(fought.last[side]), "other": dice_named(max(others, key=lambda d: sorted(d)[::-1]))}


def first_blood(facts: Facts) -> Iterator[Found]:
    """The first battle of two players comes early."""
    for fought in facts.battles:
        if sum(side != RAIDERS for side in fought.sides) > 1:
            if fought.turn < EARLY * len(facts.players):
                yield _found(facts, fought, -1, sides=sides_named(facts.g, fought.sides), turn=fought.turn + 1)
            return


def against_odds(facts: Facts) -> Iterator[Found]:
    """Somebody wins who hardly could, against a player or a strong raider."""
    for fought in facts.battles:
        if fought.winner in (NOBODY, RAIDERS):
            continue
        side = fought.sides.index(fought.winner)
        chance = chance_of(fought, side)
        ranks = [content().raiders[raider].rank for raider in fought.raiders]
        worthy = len([one for one in fought.sides if one != RAIDERS]) > 1 or any(rank in STRONG for rank in ranks)
        if chance <= AGAINST and worthy:
            yield _found(facts, fought, fought.winner, **_won(facts, fought, side, chance))


def sure_thing(facts: Facts) -> Iterator[Found]:
    """Somebody loses who hardly could."""
    for fought in facts.battles:
        for side, who in enumerate(fought.sides):
            chance = chance_of(fought, side)
            if who not in (fought.winner, RAIDERS) and chance >= SURE:
                yield _found(facts, fought, who, **_won(facts, fought, side, chance))


def _won(facts: Facts, fought: Fought, side: int, chance: float) -> dict[str, Arg]:
    return {
        "seat": side_name(facts.g, fought.sides[side]),
        "percent": round(100 * chance),
        **_dice(fought, side),
    }


def saved_by_card(facts: Facts) -> Iterator[Found]:
    """Dice that were changed after the roll turn a battle into a victory."""
    for fought in facts.battles:
        if fought.winner in (NOBODY, RAIDERS):
            continue
        side = fought.sides.index(fought.winner)
        if best_rolls(fought.first) != [side]:
            before = {"first": dice_named(fought.first[side]), **_dice(fought, side)}
            yield _found(facts, fought, fought.winner, seat=side_name(facts.g, fought.winner), **before)


def tie_ruin(facts: Facts) -> Iterator[Found]:
    """Nobody wins, and ships are lost."""
    for fought, scrapped in zip(facts.battles, facts.scrapped, strict=True):
        if fought.winner == NOBODY and scrapped > 1:
            yield _found(facts, fought, -1, count=scrapped)


def gathering(facts: Facts) -> Iterator[Found]:
    """Many sides, or many ships."""
    for fought in facts.battles:
        if len(fought.sides) >= CROWD or fought.ships >= FLEET:
            yield _found(facts, fought, -1, sides=sides_named(facts.g, fought.sides), count=fought.ships)


def giant(facts: Facts) -> Iterator[Found]:
    """A raider of the two highest classes is beaten."""
    for fought in facts.battles:
        for raider in fought.raiders:
            if fought.winner not in (NOBODY, RAIDERS) and content().raiders[raider].rank in GIANTS:
                seat = side_name(facts.g, fought.winner)
                yield _found(facts, fought, fought.winner, seat=seat, raider=named(raider))


def devoured(facts: Facts) -> Iterator[Found]:
    """Raiders win three times in a row."""
    row = 0
    for fought in facts.battles:
        if RAIDERS in fought.sides:
            row = row + 1 if fought.winner == RAIDERS else 0
            if row == WEEK:
                yield _found(facts, fought, -1, count=WEEK)


BATTLE_KINDS: dict[str, tuple[int, Callable[[Facts], Iterator[Found]]]] = {
    "first-blood": (2, first_blood),
    "against-odds": (5, against_odds),
    "sure-thing": (4, sure_thing),
    "saved-by-card": (5, saved_by_card),
    "tie-ruin": (4, tie_ruin),
    "gathering": (4, gathering),
    "giant": (4, giant),
    "devoured": (3, devoured),
}
