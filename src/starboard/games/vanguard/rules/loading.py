"""IV-S-2306: the lander is loaded: supplies, equipment up to its limits, and who carries what."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.expedition_state import Expedition
from starboard.games.vanguard.moves_explore import GoOn
from starboard.games.vanguard.moves_ship import Load
from starboard.games.vanguard.rules.team import trip
from starboard.games.vanguard.rules.telling import say
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.terms import SECTIONS
from starboard.kernel import CHECKPOINT, Ask, Move, Rules

MINOR = 1
"""IV-S-2306: minor equipment that each member may take."""


def load_lander(g: VanguardState) -> Rules[None]:
    """IV-S-2306: one card after the other, as long as there is room and the players want to."""
    fill_supplies(g)
    while options := loads(g):
        yield CHECKPOINT
        options.append(GoOn())
        move = yield Ask(g.speaker, "vanguard-ask-load", options, "IV-S-2306")
        if isinstance(move, GoOn):
            return
        load(g, move)


def fill_supplies(g: VanguardState) -> None:
    """IV-S-2306: supplies to the start value of the lander; mods and what was prepared add to it."""
    e = trip(g)
    e.lander, e.mods = g.ship.lander, list(g.ship.fitted)
    lander = campaign(g.campaign).landers[e.lander]
    e.supplies = lander.supplies + mod_total(g, e, "supplies") + e.notes.get("supplies", 0)
    e.most_supplies = e.supplies + mod_total(g, e, "most-supplies")


def mod_total(g: VanguardState, e: Expedition, word: str) -> int:
    """What the mods on the lander add, before there is a board to play on."""
    if not e.mods:
        return 0
    known = _mods_with(g.campaign, word)
    return sum([known[id] for id in e.mods if id in known]) if known else 0


@cache
def _mods_with(folder: str, word: str) -> dict[str, int]:
    """What each mod adds that says this word."""
    found: dict[str, int] = {}
    for mod in campaign(folder).mods.values():
        for passive in mod.passives:
            if passive.word == word and isinstance(passive.args[0], int):
                found[mod.id] = found.get(mod.id, 0) + passive.args[0]
    return found


def loads(g: VanguardState) -> list[Move]:
    """Every card of the armory with everybody who may take it."""
    cards = campaign(g.campaign).equipment
    able = {kind: _loads(g.campaign, kind, sections) for kind, sections in with_room(g).items()}
    found: list[Move] = []
    for id in g.ship.armory:
        kind = cards[id].kind
        found += able[kind][id] if kind != "upgrade" else upgrades(g, id)
    return found


@cache
def _loads(folder: str, kind: str, sections: tuple[str, ...]) -> dict[str, tuple[Load, ...]]:
    """The moves that give each card of a kind to one of these sections (IV-X-1202: a section icon restricts it): the
    same ones are offered again and again."""
    cards = [card for card in campaign(folder).equipment.values() if card.kind == kind]
    return {card.id: tuple(Load(card.id, one) for one in sections if card.section in ("", one)) for card in cards}


def with_room(g: VanguardState) -> dict[str, tuple[str, ...]]:
    """The sections that have room for another card of each kind: one minor card each, the others as the lander has
    (IV-X-1103)."""
    e = trip(g)
    cards = campaign(g.campaign).equipment
    lander = campaign(g.campaign).landers[e.lander]
    most = MINOR + mod_total(g, e, "minor")
    minor, personal, field = [], lander.personal + mod_total(g, e, "personal"), lander.field + mod_total(g, e, "field")
    for one in e.team:
        kinds = [cards[id].kind for id in one.equipment]
        personal -= kinds.count("personal")
        field -= kinds.count("field")
        if kinds.count("minor") < most:
            minor.append(SECTIONS[one.section])
    everybody = tuple([SECTIONS[one.section] for one in e.team])
    return {
        "minor": tuple(minor),
        "personal": everybody if personal > 0 else (),
        "field": everybody if field > 0 else (),
    }


def upgrades(g: VanguardState, id: str) -> list[Load]:
    """A field upgrade goes to whoever carries what it belongs to."""
    base = campaign(g.campaign).equipment[id].upgrades
    return [Load(id, SECTIONS[one.section]) for one in trip(g).team if base in one.equipment]


def load(g: VanguardState, move: Load) -> None:
    """A card leaves the armory with a member of the team."""
    section = SECTIONS.index(move.section)
    one = next(one for one in trip(g).team if one.section == section)
    g.ship.armory.remove(move.card)
    one.equipment.append(move.card)
    say(g, "vanguard-loaded", "IV-S-2306", card=move.card, crew=one.crew)
