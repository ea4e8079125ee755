"""IV-X-18: Deadly Space. Module 1 is of the rulebook, modules 2 and 3 are ours (Q-16)."""

from starboard.games.vanguard.board.sectors import biomes
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.rules.basics.away_team import ANY_COLOUR, dice_in_play, living
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.equipment import remove_tokens
from starboard.games.vanguard.rules.crew import crew_dice
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import HUNGRY
from starboard.kernel import Rules, show

DICE = RULES.injuries.critical
"""Q-17: injury dice that are rolled for the life of a crew member."""
FEW_DICE = 3
FACES = RULES.injuries.faces
DANGEROUS = ("deadly", "hostile")
"""Q-16: biomes in which a Rest costs a supply more."""
DEAREST = 2
"""Q-16: what a Rest costs there."""


def is_on(g: VanguardState, module: str) -> bool:
    """Whether a module is in play."""
    return module in g.deadly


def rest_costs(g: VanguardState, who: int) -> int:
    """Q-16: two supplies instead of one where it is deadly or hostile."""
    if is_on(g, HUNGRY) and any(biome in DANGEROUS for biome in biomes(g, g.expedition.team[who].sector)):
        return DEAREST
    return 1


def last_chance(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-1802: with three or fewer dice a fourth injury kills; else three injury dice decide, and who lives
    sacrifices a die."""
    show(g, "injury", what="", who=who, slot=len(g.expedition.team[who].injuries))
    say(g, "vanguard-fourth-injury", "IV-X-1802", who=who)
    if dice_in_play(g, who) <= FEW_DICE:
        die(g, who)
        return
    faces = [FACES[g.chance.below(len(FACES))] for _ in range(DICE)]
    grave, hurt = faces.count("grave"), faces.count("injury")
    show(g, "dice", dice=faces, who=who, why="last-chance")
    say(g, "vanguard-last-chance", "IV-X-1802", who=who, grave=grave, hurt=hurt)
    if is_fatal(grave, hurt):
        die(g, who)
        return
    yield from crew_dice.sacrifice_dice(g, who, 1, ANY_COLOUR, "IV-X-1802")


def is_fatal(grave: int, hurt: int) -> bool:
    """Q-17: two grave injuries, or a grave one and an injury."""
    return grave >= 2 or (grave >= 1 and hurt >= 1)


def die(g: VanguardState, who: int) -> None:
    """IV-X-1803, IV-X-1804: play goes on without the crew member; with nobody left the exploration is over."""
    take_out(g, who)
    if not living(g):
        g.expedition.end = "evacuation"
        raise ExplorationEnds


def take_out(g: VanguardState, who: int) -> None:
    """IV-X-1803: dice to the section box, injuries to the supply, equipment to the armory with its tokens."""
    e = g.expedition
    one = e.team[who]
    one.dead = True
    show(g, "death", crew=one.crew, who=who)
    say(g, "vanguard-died", "IV-X-1803", who=who)
    one.sacrificed = sorted([*one.sacrificed, *one.available, *one.spent])
    one.available, one.spent = [], []
    if e.check is not None:
        _leave_check(g, who)
    for card in one.injuries:
        g.decks.injuries[card.type] = g.decks.injuries.get(card.type, 0) + 1
    one.injuries, one.injury_dice = [], [0, 0, 0]
    # What one of them did for the others in the sector is over.
    one.statuses = {}
    for card_id in list(one.equipment):
        g.ship.armory.append(card_id)
        remove_tokens(g, card_id)
    one.equipment = []


def _leave_check(g: VanguardState, who: int) -> None:
    check = g.expedition.check
    assert check is not None
    gone = [die for die in check.pool if die.owner == who]
    g.expedition.team[who].sacrificed = sorted([*g.expedition.team[who].sacrificed, *(die.kind for die in gone)])
    check.pool = [die for die in check.pool if die.owner != who]
