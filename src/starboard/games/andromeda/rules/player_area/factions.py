"""AE-B-3.5: the abilities of the factions. Each is asked about where it works, by the name that it has in the content.

| ability            | what it does                                                       | where |
|--------------------|--------------------------------------------------------------------|-------|
| piracy             | after winning against players: 1 resource from each loser          | battle |
| grim_flag          | +1 die when the ship launched this turn used Assault               | battle |
| margins            | credits from a module bring 1 energy                               | modules |
| letters_of_credit  | once a Return turn: exchange 2 resources                           | free actions |
| deep_roots         | developments cost 1 less                                           | developments |
| harmony            | +1 VP for a new development                                        | developments |
| fabricate          | ships cost 1 less                                                  | ships |
| hymn_of_steel      | 1 repair after each return                                         | return |
| curiosity          | 1 more discovery token to choose from                              | tokens |
| lecture_hall       | 1 tactics card for each advance on Science                         | tracks |
| open_sky           | all ships have range +1                                            | ships |
| long_memory        | once a launch turn, before the battle: 1 energy moves a ship 1 step | free actions |
| phalanx            | +1 die in battles of other players' turns                          | battle |
| walls_within       | the first module damage of a return cycle is ignored               | damage |
| warpath            | the first battle won in a return cycle: +1 on Supremacy            | battle |
| fuel_the_fire      | the first energy discarded in a battle gives 2 dice                | battle |
| mindweb            | hand limit +2                                                      | tactics |
| foresight          | 1 more card when 2 or more are drawn                               | tactics |
| moonbound          | a claimed moon brings 1 energy                                     | moons |
| reflections        | once a return cycle: put a slotted moon into another slot          | free actions |
| envoys             | recruits 1 leader from a region next to a ship, too                | leaders |
| quorum             | leaders on the station score 2 VP at the end                       | score |
| second_life        | ships in the scrapyard score 3 VP                                  | return |
| scrap_sense        | modules that come with damage cost 1 less                          | modules |
| mist_walkers       | all ships have Navigation                                          | ships |
| vapor_harvest      | 1 resource for a launch to a nebula                                | launch |
| omnipresence       | once a return cycle: launch to a base with ships, without a battle | launch |
| silent_litany      | 1 tactics card for a launch to a base                              | launch |
| infestation        | transports may go to planets with own ships                        | launch |
| hive_mind          | +1 die for each own development next to the battle, at most 2      | battle |
"""

from functools import cache

from starboard.games.andromeda.content import content
from starboard.games.andromeda.state.game_state import AndromedaState


@cache
def abilities_of(faction: str) -> frozenset[str]:
    """The names of the two abilities; the Hegemon has none."""
    return frozenset(content().factions[faction].abilities) if faction else frozenset()


def has(g: AndromedaState, who: int, ability: str) -> bool:
    """Whether the faction of this player has the ability."""
    return ability in abilities_of(g.players[who].faction)


def first_time(g: AndromedaState, who: int, ability: str) -> bool:
    """Whether the player has the ability and has not used it since the last return; it is used with the question."""
    if not has(g, who, ability) or ability in g.players[who].bonuses:
        return False
    g.players[who].bonuses.append(ability)
    return True
