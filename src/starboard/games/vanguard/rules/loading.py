"""IV-S-2306: the lander is loaded: supplies, equipment up to its limits, and who carries what."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.cards import Equipment
from starboard.games.vanguard.moves_explore import GoOn
from starboard.games.vanguard.moves_ship import Load
from starboard.games.vanguard.names import crew_name, named
from starboard.games.vanguard.rules.team import trip
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.terms import SECTIONS
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, tell

MINOR = 1
"""IV-S-2306: minor equipment that each member may take."""


def load_lander(g: VanguardState) -> Rules[None]:
    """IV-S-2306: one card after the other, as long as there is room and the players want to."""
    fill_supplies(g)
    while options := loads(g):
        yield CHECKPOINT
        move = yield Ask(g.speaker, "vanguard-ask-load", [*options, GoOn()], "IV-S-2306")
        if isinstance(move, GoOn):
            return
        load(g, move)


def fill_supplies(g: VanguardState) -> None:
    """IV-S-2306: supplies to the start value of the lander; mods and what was prepared add to it."""
    e = trip(g)
    e.lander, e.mods = g.ship.lander, list(g.ship.fitted)
    lander = campaign(g.campaign).landers[e.lander]
    e.supplies = lander.supplies + mod_total(g, "supplies") + e.notes.get("supplies", 0)
    e.most_supplies = e.supplies + mod_total(g, "most-supplies")


def mod_total(g: VanguardState, word: str) -> int:
    """What the mods on the lander add, before there is a board to play on."""
    if not trip(g).mods:
        return 0
    mods = campaign(g.campaign).mods
    numbers = [p.args[0] for id in trip(g).mods for p in mods[id].passives if p.word == word]
    return sum(number for number in numbers if isinstance(number, int))


def room_for(g: VanguardState, kind: str) -> int:
    """IV-X-1103: how many more cards of a kind the lander takes, personal and field equipment counted separately."""
    e = trip(g)
    cards = campaign(g.campaign).equipment
    loaded = sum([cards[id].kind == kind for one in e.team for id in one.equipment])
    lander = campaign(g.campaign).landers[e.lander]
    limit = lander.personal if kind == "personal" else lander.field
    return limit + mod_total(g, kind) - loaded


def loads(g: VanguardState) -> list[Move]:
    """Every card of the armory with everybody who may take it."""
    cards = campaign(g.campaign).equipment
    able = {kind: with_room(g, kind) for kind in ("minor", "personal", "field")}
    found: list[Move] = []
    for id in g.ship.armory:
        card = cards[id]
        # What everybody with room may take is most of the armory.
        sections = takers(g, card, able) if card.section or card.kind == "upgrade" else able[card.kind]
        found += _loads(id, sections)
    return found


@cache
def _loads(card: str, sections: tuple[str, ...]) -> tuple[Load, ...]:
    """The moves that give a card to one of these sections: the same ones are offered again and again."""
    return tuple(Load(card, section) for section in sections)


def with_room(g: VanguardState, kind: str) -> tuple[str, ...]:
    """The sections that have room for another card of a kind: minor equipment one each, the others as the lander
    has."""
    team = trip(g).team
    if kind != "minor":
        return tuple([SECTIONS[one.section] for one in team]) if room_for(g, kind) > 0 else ()
    cards = campaign(g.campaign).equipment
    most = MINOR + mod_total(g, kind)
    able = [one.section for one in team if sum([cards[id].kind == kind for id in one.equipment]) < most]
    return tuple([SECTIONS[section] for section in able])


def takers(g: VanguardState, card: Equipment, able: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The sections that may take a card along: of those with room for its kind (IV-X-1202: a section icon restricts
    it); a field upgrade whoever carries what it belongs to."""
    if card.kind == "upgrade":
        return tuple([SECTIONS[one.section] for one in trip(g).team if card.upgrades in one.equipment])
    sections = able[card.kind]
    return tuple([section for section in sections if card.section in ("", section)])


def load(g: VanguardState, move: Load) -> None:
    """A card leaves the armory with a member of the team."""
    one = next(one for one in trip(g).team if SECTIONS[one.section] == move.section)
    g.ship.armory.remove(move.card)
    one.equipment.append(move.card)
    tell(g, "vanguard-loaded", "IV-S-2306", card=named(g, move.card), crew=crew_name(g, one.crew))
