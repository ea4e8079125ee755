"""AE-B-20: the sides of a battle, their dice and their targeting.

What works by itself (modules, developments, tokens, upgrades, abilities) is counted whenever somebody asks, so that the
numbers are right at any moment. `Side` keeps only what was added in this battle.
"""

from starboard.games.andromeda.board.hegemon_dice import more_dice, more_targeting
from starboard.games.andromeda.board.map import neighbours
from starboard.games.andromeda.board.players import clockwise, hegemon_side, is_hegemon, is_person, left_of
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.fleet import RaiderCard
from starboard.games.andromeda.effects.effects import Source
from starboard.games.andromeda.notation.grammar import Effect, total
from starboard.games.andromeda.rules.fleet.ships import guns, raiders_at, ships_at
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.passives import passives, upgrade_of
from starboard.games.andromeda.state.battle_state import RAIDERS, Battle, Side
from starboard.games.andromeda.state.game_state import AndromedaState

MOST_DICE = 6
HIGHEST_TARGETING = 5
HIVE_MIND = 2
"""The most dice that Hive Mind adds."""

# -- Who is in it ----------------------------------------------------------------------------------------------------


def turn_order(g: AndromedaState) -> list[int]:
    """AE-B-20: clockwise from the active player. The Hegemon comes directly after the Eye holder (AE-E-15.8)."""
    order: list[int] = []
    first = g.turn if is_person(g, g.turn) else left_of(g, _eye(g))
    for seat in clockwise(g, first):
        order.append(seat)
        if g.hegemon is not None and seat == _eye(g):
            order.append(hegemon_side(g))
    if is_hegemon(g, g.turn):
        order.remove(hegemon_side(g))
        order.insert(0, hegemon_side(g))
    return order


def _eye(g: AndromedaState) -> int:
    return g.hegemon.eye if g.hegemon is not None else 0


def raider_cards(g: AndromedaState, region: int) -> list[RaiderCard]:
    """The cards of the raiders in a region."""
    return [content().raiders[id] for id in raiders_at(g, region)]


def the_battle(g: AndromedaState) -> Battle:
    """The battle that is being fought."""
    assert g.battle is not None
    return g.battle


def side_of(g: AndromedaState, who: int) -> Side | None:
    """The side of a player in the battle or Gate roll, None when it has none."""
    if g.battle is None:
        return None
    return next((side for side in g.battle.sides if side.who == who), None)


def fighting(b: Battle) -> list[Side]:
    """The sides that have not sat out."""
    return [side for side in b.sides if not side.out]


def opponents(g: AndromedaState, who: int) -> list[int]:
    """The other sides. Raiders ignore diplomacy (AE-B-12.9)."""
    b = the_battle(g)
    return [side.who for side in fighting(b) if side.who != who and not (side.who == RAIDERS and b.step == "diplomacy")]


def has_ability(g: AndromedaState, ability: str) -> bool:
    """Whether a raider with this ability fights."""
    b = the_battle(g)
    return b.step != "gate" and any(card.ability == ability for card in raider_cards(g, b.region))


# -- Dice ------------------------------------------------------------------------------------------------------------


def lasting(g: AndromedaState, side: Side) -> list[Effect]:
    """What works by itself when a player prepares."""
    triggers = ["battle_prep"]
    if side.who == g.turn:
        triggers.append("battle_prep_if_active")
    if side.energy:
        triggers.append("battle_prep_if_energy_spent")
    return [effect for trigger in triggers for effect, _ in effects_at(g, side.who, trigger)]


def effects_at(g: AndromedaState, who: int, trigger: str) -> list[tuple[Effect, Source]]:
    """What a player has for this moment of a battle: on its station, and on its ships in the battle."""
    found = passives(g, who, trigger)
    if not any(g.players[who].upgrades):
        return found
    for ship in ships_in(g, the_battle(g), who):
        upgrade = upgrade_of(g, who, ship)
        if upgrade is not None and upgrade.trigger == trigger:
            found.append((upgrade.effect, Source(upgrade.id, "AE-B-15.6")))
    return found


def ships_in(g: AndromedaState, b: Battle, who: int) -> list[int]:
    """The ships that roll: all in the region, and at the Gate the one that was launched (AE-E-5.2)."""
    return [g.ship] if b.step == "gate" else ships_at(g, who, b.region)


def dice_of(g: AndromedaState, side: Side) -> int:
    """AE-B-20.7, AE-B-20.10: guns, and what cards, energy and lasting effects add; from 1 to 6."""
    b = the_battle(g)
    if side.who == RAIDERS:
        dice = sum(card.guns for card in raider_cards(g, b.region))
    elif is_hegemon(g, side.who):
        dice = sum(guns(g, side.who, ship) for ship in ships_in(g, b, side.who))
        dice += more_dice(g, b.region)
    else:
        dice = sum(guns(g, side.who, ship) for ship in ships_in(g, b, side.who))
        dice += total(lasting(g, side), "dice")
        if b.step != "gate":
            dice += faction_dice(g, b, side.who)
    return max(1, min(MOST_DICE, dice + side.dice))


def faction_dice(g: AndromedaState, b: Battle, who: int) -> int:
    """What the abilities of a faction add: Grim Flag, Phalanx, Hive Mind."""
    active = who == g.turn
    dice = 1 if active and b.assault and has(g, who, "grim_flag") else 0
    if not active and has(g, who, "phalanx"):
        dice += 1
    if has(g, who, "hive_mind"):
        near = neighbours(g, b.region)
        own = [d for d in g.developments if d.owner == who and not d.collapsed and d.region in near]
        dice += min(HIVE_MIND, len(own))
    return dice


def targeting_of(g: AndromedaState, side: Side) -> int:
    """AE-B-20.11: from 1 to 5. Several raiders are one side, and it aims as well as the best of them."""
    if side.who == RAIDERS:
        # Once they are beaten there are none.
        value = max((card.targeting for card in raider_cards(g, the_battle(g).region)), default=1)
    elif is_hegemon(g, side.who):
        value = g.players[side.who].targeting + more_targeting(g)
    else:
        value = g.players[side.who].targeting + total(lasting(g, side), "targeting")
    return max(1, min(HIGHEST_TARGETING, value + side.targeting))
