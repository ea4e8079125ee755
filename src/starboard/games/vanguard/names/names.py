"""The names of things. What a campaign defines is named in the words of the campaign (`guestbook-crew-44`), the rest in
the words of the title. Whatever is asked, there is an answer: a record that somebody wrote by hand may name what is not
there."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.notation.symbols import MORALE, SECTIONS, TYPES
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Arg, Message

UNKNOWN = Message("vanguard-unknown")

SECTION_NAMES = {
    "security": Message("vanguard-section-security"),
    "recon": Message("vanguard-section-recon"),
    "science": Message("vanguard-section-science"),
    "engineering": Message("vanguard-section-engineering"),
}
MORALE_NAMES = {
    "high": Message("vanguard-morale-high"),
    "medium": Message("vanguard-morale-medium"),
    "low": Message("vanguard-morale-low"),
    "very_low": Message("vanguard-morale-very-low"),
}
FACILITY_NAMES = {
    "laboratory": Message("vanguard-facility-laboratory"),
    "complex": Message("vanguard-facility-complex"),
    "barracks": Message("vanguard-facility-barracks"),
    "situation-room": Message("vanguard-facility-situation-room"),
    "add-on": Message("vanguard-facility-add-on"),
}
SLOT_NAMES = {
    "critical": Message("vanguard-slot-critical"),
    "moderate": Message("vanguard-slot-moderate"),
    "light": Message("vanguard-slot-light"),
    "recovered": Message("vanguard-slot-recovered"),
}
PENALTY_NAMES = {
    "dice": Message("vanguard-penalty-dice"),
    "success": Message("vanguard-penalty-success"),
    "crew": Message("vanguard-penalty-crew"),
}
DECK_NAMES = {
    "last": Message("vanguard-deck-last"),
    "starters": Message("vanguard-deck-starters"),
    "all": Message("vanguard-deck-all"),
    "own": Message("vanguard-deck-own"),
}
TYPE_NAMES = {
    "minerals": Message("vanguard-type-minerals"),
    "living_specimens": Message("vanguard-type-living-specimens"),
    "alien_technology": Message("vanguard-type-alien-technology"),
    "strange_flora": Message("vanguard-type-strange-flora"),
    "microorganisms": Message("vanguard-type-microorganisms"),
}
COLOUR_NAMES = {
    "red": Message("vanguard-colour-red"),
    "green": Message("vanguard-colour-green"),
    "blue": Message("vanguard-colour-blue"),
}
DIE_NAMES = {
    "basic": Message("vanguard-die-basic"),
    "wild": Message("vanguard-die-wild"),
    "universal": Message("vanguard-die-universal"),
    "expert": Message("vanguard-die-expert"),
    "fitness": Message("vanguard-die-fitness"),
    "gathering": Message("vanguard-die-gathering"),
    "defence": Message("vanguard-die-defence"),
    "exploration": Message("vanguard-die-exploration"),
    "biology": Message("vanguard-die-biology"),
    "xenology": Message("vanguard-die-xenology"),
    "construction": Message("vanguard-die-construction"),
    "science": Message("vanguard-die-science"),
    "technology": Message("vanguard-die-technology"),
}
"""IV-X-612: a die is known by its kind, a specialised one by its symbol."""
WORDS = {
    "crew": "crew",
    "planets": "planet",
    "systems": "system",
    "destinations": "destination",
    "pois": "poi",
    "threats": "threat",
    "conditions": "condition",
    "missions": "mission",
    "plates": "plate",
}
"""Kinds of things whose messages are not called `card`."""


def named(g: VanguardState, id: str) -> Message:
    """The name of a card, crew member, planet, system or destination of the campaign."""
    return _named(g.campaign, id)


@cache
def _named(folder: str, id: str) -> Message:
    return Message(thing_name(folder, id)) if id in campaign[folder].kind_of else UNKNOWN


@cache
def thing_name(folder: str, id: str) -> str:
    """The id of the message by which something of a campaign is called."""
    c = campaign[folder]
    return f"{c.head.prefix}-{WORDS.get(c.kind_of[id], 'card')}-{id}"


@cache
def crew_of(folder: str, id: str) -> Message:
    """The name of a crew member of a campaign."""
    c = campaign[folder]
    return Message(f"{c.head.prefix}-crew-{id}") if id in c.crew else UNKNOWN


def crew_name(g: VanguardState, id: str) -> Message:
    """The name of a crew member."""
    return crew_of(g.campaign, id)


def section_name(section: int | str) -> Message:
    """The name of a section, by its place or its id."""
    id = SECTIONS[section] if isinstance(section, int) and 0 <= section < len(SECTIONS) else section
    return SECTION_NAMES.get(str(id), UNKNOWN)


def morale_name(level: int) -> Message:
    """The name of a level of morale."""
    return MORALE_NAMES[MORALE[level]]


def type_name(type: int) -> Message:
    """The name of a discovery deck."""
    return TYPE_NAMES[TYPES[type]]


@cache
def die_name(id: str) -> Message:
    """The name of a section die, by its id: `red_fitness`."""
    colour, _, kind = id.partition("_")
    if colour not in COLOUR_NAMES or kind not in DIE_NAMES:
        return UNKNOWN
    return Message("vanguard-die", {"colour": COLOUR_NAMES[colour], "kind": DIE_NAMES[kind]})


def listed(parts: list[Message]) -> Message:
    """Several things one after the other."""
    if not parts:
        return Message("vanguard-nothing")
    said = parts[0]
    for part in parts[1:]:
        said = Message("vanguard-and", {"first": said, "second": part})
    return said


def signed(count: Arg) -> dict[str, Arg]:
    """A number without its sign, and the sign."""
    below = isinstance(count, int) and count < 0
    return {"count": -count if isinstance(count, int) and below else count, "sign": "minus" if below else "plus"}
