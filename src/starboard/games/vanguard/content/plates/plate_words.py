"""The words of plates. Clients draw them, the checker of campaigns and the documentation read them here."""

from collections.abc import Mapping

from starboard.games.vanguard.content.plates.built_words import BUILT, VESSELS
from starboard.games.vanguard.content.plates.figure_words import FIGURES, THINGS
from starboard.games.vanguard.content.plates.indoor_words import FURNITURE, ROOMS
from starboard.games.vanguard.content.plates.outdoor_words import LIGHT, PLAIN, SKY, TERRAIN
from starboard.games.vanguard.content.plates.plate_parameters import PlateWord

WORDS: Mapping[str, PlateWord] = {
    one.name: one
    for group in (SKY, TERRAIN, BUILT, VESSELS, ROOMS, FURNITURE, THINGS, PLAIN, FIGURES, LIGHT)
    for one in group
}
