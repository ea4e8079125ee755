"""AE-E-9.6, AE-E-15.5: what the officer and the upgrade tiles of the Hegemon add to its dice."""

from starboard.games.andromeda.board.hegemon_officers import commands
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.board.players import the_hegemon
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.notation.grammar import total
from starboard.games.andromeda.state.game_state import AndromedaState

SIX = 6


def tiles_add(g: AndromedaState, word: str) -> int:
    """AE-E-9.6: what a word adds up to on the lasting upgrade tiles that were turned over."""
    tiles = hegemon_content().tiles
    return total((tiles[id].effect for id in the_hegemon(g).upgrades if tiles[id].lasting), word)


def more_dice(g: AndromedaState, region: int) -> int:
    """AE-E-15.5: dice that it has more in a battle in this region: by its tiles, and with Iron Line on planets."""
    return tiles_add(g, "heg_dice") + int(commands(g, "iron_line") and kind_of(g, region) == "planet")


def more_targeting(g: AndromedaState) -> int:
    """AE-E-15.5: by its tiles, and with Annihilation Doctrine in every battle."""
    return tiles_add(g, "heg_targeting") + int(commands(g, "annihilation_doctrine"))


def certain_dice(g: AndromedaState) -> list[int]:
    """Foreknowledge: its first die is a 6, however it falls."""
    return [SIX] if commands(g, "foreknowledge") else []
