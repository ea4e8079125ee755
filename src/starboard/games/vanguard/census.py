"""The components of a campaign, wherever they lie: for the check that none is ever lost or made."""

from collections import Counter

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Member
from starboard.kernel import Message

SHIP_CARDS = (
    *("equipment", "situations", "research", "production", "objectives", "upgrades", "technology"),
    *("facility_upgrades", "add_ons", "landers", "mods", "uniques", "rank_ups"),
)
"""Cards that wait in storage until the story brings them, and of which there is one each."""


def census(g: VanguardState) -> Counter[str]:
    """How often each card, token and injury is there. What is in no place is in storage."""
    found = Counter(_in_play(g))
    c = campaign[g.campaign]
    for id, kind in c.kind_of.items():
        if kind in SHIP_CARDS and not found[id]:
            found[id] = 1
    for deck in g.decks.discoveries:
        found.update(deck)
    found.update(g.ship.found)
    if g.ship.home is not None:
        found.update(g.ship.home.discoveries)
    found.update({f"injury {name}": count for name, count in g.decks.injuries.items()})
    found["lead"] = len(RULES.tokens)
    if g.expedition.team:
        _count_expedition(g.expedition, found)
    return found


def _in_play(g: VanguardState) -> list[str]:
    """Every card of the ship and all equipment that is not in storage."""
    ship = g.ship
    cards = [*ship.envelope, *ship.upgrades, *ship.facility_upgrades, *ship.add_ons, *ship.research, *ship.armory]
    cards += [*ship.landers, *ship.mods, *ship.pockets, *g.decks.removed, *g.decks.rank_ups, *ship.shown]
    cards += [*ship.situations, *ship.situation_deck, *([ship.technology] if ship.technology else [])]
    cards += [one.id for one in [*ship.objectives, *ship.side]]
    cards += [one.id for one in ship.production]
    if ship.home is not None:
        cards += [*ship.home.mods, *ship.home.uniques, *([ship.home.rank_up] if ship.home.rank_up else [])]
    if g.expedition.team:
        cards += [*g.expedition.uniques, *([g.expedition.rank_up] if g.expedition.rank_up else [])]
        cards += [card for one in g.expedition.team for card in one.equipment]
    # Mods on the lander are listed by the hangar until the away team comes home.
    return [*cards, *ship.fitted]


def _count_expedition(e: Expedition, found: Counter[str]) -> None:
    found.update(e.discoveries)
    found.update(f"injury {injury.type}" for one in e.team for injury in one.injuries)
    if e.bag or e.aside or e.drawn or any(e.leads):
        found["lead"] = len(e.bag) + len(e.aside) + len(e.drawn) + sum(map(len, e.leads))


def invariants(g: VanguardState) -> list[Message]:
    """What can never be: tokens below zero or above their number, dice or section cards astray."""
    ship = g.ship
    wrong = []
    if not 0 <= ship.command <= RULES.ship.command or not 0 <= ship.energy <= RULES.ship.energy or ship.success < 0:
        wrong.append(Message("vanguard-tokens-wrong"))
    if g.expedition.team:
        wrong += [
            Message("vanguard-dice-astray", {"crew": one.crew})
            for who, one in enumerate(g.expedition.team)
            if dice_of(g.expedition, who, one) != sorted([*g.sections[one.section].dice, *one.borrowed])
        ]
    return wrong


def dice_of(e: Expedition, who: int, one: Member) -> list[int]:
    """Every die of a crew member, wherever it lies."""
    dice = [*one.available, *one.spent, *one.sacrificed, *one.left_home]
    if e.check is not None:
        dice += [die.kind for die in e.check.pool if die.owner == who]
        dice += [kind for owner, kind in e.check.hand if owner == who]
    return sorted(dice)
