"""AE-E-6.2: the abilities of officers. Each is asked about where it works, by the name that it has in the content.

| ability               | what it does                                              | where        |
|-----------------------|-----------------------------------------------------------|--------------|
| iron_line             | +1 die in battles on planets                              | battle       |
| levies                | 1 tactics card at the start of each return                | return       |
| cold_reading          | 1 discovery token more whenever it gains some             | tracks       |
| annihilation_doctrine | +1 targeting in every battle                              | battle       |
| annexation            | builds with 1 leader fewer than needed, but at least 1    | developments |
| foreknowledge         | its first die in each battle is a 6                       | battle       |
"""

from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.state.game_state import AndromedaState


def commands(g: AndromedaState, ability: str) -> bool:
    """Whether the officer in command has this ability."""
    return g.hegemon is not None and hegemon_content().officers[g.hegemon.officer].ability == ability
