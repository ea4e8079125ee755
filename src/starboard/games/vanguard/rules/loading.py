"""IV-S-2306: the lander is loaded: supplies, equipment up to its limits, and who carries what."""

from functools import cache
from itertools import chain

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.expedition_state import Expedition
from starboard.games.vanguard.moves_explore import GoOn
from starboard.games.vanguard.moves_ship import Load
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
    e = g.expedition
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
    armory = g.ship.armory
    found: list[Move] = list(chain.from_iterable(map(_loads(g.campaign, *with_room(g)).__getitem__, armory)))
    for id in sorted(_upgrades(g.campaign).intersection(armory)):
        found += upgrades(g, id)
    return found


@cache
def _loads(
    folder: str, minor: tuple[int, ...], personal: tuple[int, ...], field: tuple[int, ...]
) -> dict[str, list[Load]]:
    """The moves that give each card to one of the sections with room for its kind (IV-X-1202: a section icon restricts
    it): the same ones are offered again and again."""
    room = {"minor": minor, "personal": personal, "field": field}
    return {
        card.id: [
            Load(card.id, SECTIONS[one]) for one in room.get(card.kind, ()) if card.section in ("", SECTIONS[one])
        ]
        for card in campaign(folder).equipment.values()
    }


@cache
def _upgrades(folder: str) -> frozenset[str]:
    """Field upgrades, whose place is where something else is."""
    return frozenset(id for id, card in campaign(folder).equipment.items() if card.kind == "upgrade")


def with_room(g: VanguardState) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The sections that have room for another minor, personal or field card: one minor card each, the others as the
    lander has (IV-X-1103)."""
    e = g.expedition
    cards = campaign(g.campaign).equipment
    lander = campaign(g.campaign).landers[e.lander]
    most, personal, field = MINOR, lander.personal, lander.field
    if e.mods:
        most += mod_total(g, e, "minor")
        personal += mod_total(g, e, "personal")
        field += mod_total(g, e, "field")
    everybody, minor = [], []
    for one in e.team:
        everybody.append(one.section)
        taken = 0
        for id in one.equipment:
            kind = cards[id].kind
            taken += kind == "minor"
            personal -= kind == "personal"
            field -= kind == "field"
        if taken < most:
            minor.append(one.section)
    team = tuple(everybody)
    return tuple(minor), team if personal > 0 else (), team if field > 0 else ()


def upgrades(g: VanguardState, id: str) -> list[Load]:
    """A field upgrade goes to whoever carries what it belongs to."""
    base = campaign(g.campaign).equipment[id].upgrades
    return [Load(id, SECTIONS[one.section]) for one in g.expedition.team if base in one.equipment]


def load(g: VanguardState, move: Load) -> None:
    """A card leaves the armory with a member of the team."""
    section = SECTIONS.index(move.section)
    one = next(one for one in g.expedition.team if one.section == section)
    g.ship.armory.remove(move.card)
    one.equipment.append(move.card)
    say(g, "vanguard-loaded", "IV-S-2306", card=move.card, crew=one.crew)
