"""What things are called in events: `say` hands over what the rules have, and gets a message."""

from functools import cache

from starboard.games.vanguard.board.dice_shown import shown_words
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.names.names import COLOUR_NAMES, TYPE_NAMES, UNKNOWN, crew_name, die_name, listed, named
from starboard.games.vanguard.state.board_state import BOARD
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Arg, Message

NOBODY_NAME = Message("vanguard-nobody")
SYMBOL_NAMES = {
    "fitness": Message("vanguard-symbol-fitness"),
    "gathering": Message("vanguard-symbol-gathering"),
    "defence": Message("vanguard-symbol-defence"),
    "exploration": Message("vanguard-symbol-exploration"),
    "biology": Message("vanguard-symbol-biology"),
    "xenology": Message("vanguard-symbol-xenology"),
    "construction": Message("vanguard-symbol-construction"),
    "science": Message("vanguard-symbol-science"),
    "technology": Message("vanguard-symbol-technology"),
    "basic": Message("vanguard-symbol-basic"),
    "vanguard": Message("vanguard-symbol-vanguard"),
    "accident": Message("vanguard-symbol-accident"),
}
ROW_NAMES = {
    "yellow": Message("vanguard-row-yellow"),
    "green": Message("vanguard-row-green"),
    "red": Message("vanguard-row-red"),
}
NAMED = ("card", "poi", "threat", "condition", "mission", "planet", "system", "destination", "lander", "mod")
"""What is given as its id."""


def name_of(g: VanguardState, key: str, thing: Arg) -> Arg:
    """The name of a thing, by what it is given as: `who` and `other` are places in the team, `die` a kind of dice,
    `face` a result, `sector` a sector; crew, cards, threats, missions and the like are named by their id."""
    if key in ("who", "other"):
        return member_name(g, thing)
    if key == "die" and isinstance(thing, int):
        return die_name(KINDS[thing].id)
    if key == "sector" and isinstance(thing, int):
        return sector_name(g, thing)
    if key in NAMED:
        return named(g, str(thing))
    if key == "crew":
        return crew_name(g, str(thing))
    if key == "injury":
        return Message("vanguard-word-injury", {"word": str(thing)})
    if key == "pool":
        return dice_name(g, tuple(range(thing if isinstance(thing, int) else 0)))
    if key == "place" and isinstance(thing, int):
        return pool_name(g, thing)
    if key in _TABLES:
        return _TABLES[key].get(str(thing), thing)
    if key == "symbol":
        return result_name(str(thing))
    if key == "path":
        return path_name(g, str(thing))
    if key in ("source", "track"):
        return track_name(g, str(thing))
    if key == "name":
        return Message(f"{campaign[g.campaign].head.prefix}-{thing}")
    return thing


_TABLES: dict[str, dict[str, Message]] = {
    "row": ROW_NAMES,
    "type": TYPE_NAMES,
    "colour": COLOUR_NAMES,
}


def member_name(g: VanguardState, who: Arg) -> Message:
    """A crew member of the away team."""
    if not isinstance(who, int) or not 0 <= who < len(g.expedition.team):
        return NOBODY_NAME
    return crew_name(g, g.expedition.team[who].crew)


def sector_name(g: VanguardState, sector: int) -> Message:
    """A sector of a board."""
    if not 0 <= sector // BOARD < len(g.expedition.boards):
        return UNKNOWN
    return _sector_name(g.campaign, g.expedition.boards[sector // BOARD].planet, sector % BOARD)


@cache
def _sector_name(folder: str, planet: str, n: int) -> Message:
    c = campaign[folder]
    if planet not in c.planets or all(sector.n != n for sector in c.planets[planet].sector):
        return UNKNOWN
    return Message(f"{c.head.prefix}-sector-{planet}-{n}")


def path_name(g: VanguardState, path: str) -> Message:
    """A path by the sectors at its ends: `4-6`."""
    first, _, second = path.partition("-")
    ends: dict[str, Arg] = {
        name: sector_name(g, int(end)) for name, end in (("first", first), ("second", second)) if end.isdigit()
    }
    return Message("vanguard-path-between", ends) if len(ends) == 2 else UNKNOWN


def track_name(g: VanguardState, track: str) -> Message:
    """A time track by its card; an action track by its sector, action and colour: `4.0.green`."""
    sector, _, rest = track.partition(".")
    row = rest.partition(".")[2]
    if not sector.isdigit() or row not in ROW_NAMES:
        return source_name(g, track)
    return Message("vanguard-action-track-of", {"row": ROW_NAMES[row], "source": source_name(g, f"poi:{sector}")})


def source_name(g: VanguardState, source: str) -> Message:
    """A card by its kind and id, `poi:120`, or by its id alone; `poi:4` of a time track is the POI of that sector."""
    kind, _, id = source.rpartition(":")
    if source == "prepare":
        return Message("vanguard-prepare")
    if source == "board":
        return Message("vanguard-board")
    if kind == "poi" and id.isdigit() and int(id) in g.expedition.places:
        pois = g.expedition.places[int(id)].pois
        return named(g, pois[-1].id) if pois else UNKNOWN
    return named(g, id)


def result_name(result: str) -> Message:
    """What a die shows: a symbol, or several with `+` between them."""
    shows = [SYMBOL_NAMES.get(symbol, UNKNOWN) for symbol in result.split("+")]
    said = shows[0]
    for more in shows[1:]:
        said = Message("vanguard-two-symbols", {"first": said, "second": more})
    return said


def pool_name(g: VanguardState, place: int) -> Message:
    """A die of the pool, by its place: the die and what it shows."""
    check = g.expedition.check
    if check is None or not 0 <= place < len(check.pool):
        return UNKNOWN
    die = check.pool[place]
    said: dict[str, Arg] = {"die": die_name(KINDS[die.kind].id), "face": result_name(shown_words(die))}
    if die.owner != check.who:
        return Message("vanguard-pool-die-of", said | {"who": member_name(g, die.owner)})
    return Message("vanguard-pool-die", said)


def dice_name(g: VanguardState, places: tuple[int, ...]) -> Message:
    """Several dice of the pool."""
    return listed([pool_name(g, place) for place in places])


def lead_name(token: int) -> Message:
    """A lead token: its value, what it gives, and whether it returns to the bag."""
    if not 0 <= token < len(RULES.tokens):
        return UNKNOWN
    lead = RULES.tokens[token]
    returns = "yes" if lead.returns else "no"
    return Message("vanguard-lead-token", {"value": lead.value, "gives": lead.gives or "nothing", "returns": returns})


def word_name(g: VanguardState, word: str) -> Message:
    """A symbol, or a word of a planet on the table."""
    if word in SYMBOL_NAMES:
        return SYMBOL_NAMES[word]
    c = campaign[g.campaign]
    boards = g.expedition.boards
    for board in boards:
        for state in c.planets[board.planet].state:
            if word in state.values:
                return Message(f"{c.head.prefix}-state-{state.id}-{word}")
    return UNKNOWN
