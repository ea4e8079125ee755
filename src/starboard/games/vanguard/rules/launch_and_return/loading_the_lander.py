"""IV-S-2306: the lander is loaded: supplies, equipment up to its limits, and who carries what."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import Load
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show

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
    lander = campaign[g.campaign].landers[e.lander]
    e.supplies = lander.supplies + mod_total(g.campaign, e.mods, "supplies") + e.notes.supplies
    e.most_supplies = e.supplies + mod_total(g.campaign, e.mods, "most-supplies")


def mod_total(folder: str, mods: Iterable[str], word: str) -> int:
    """What the mods on the lander add, before there is a board to play on."""
    known = _mods_with(folder, word)
    return sum([known.get(id, 0) for id in mods]) if known else 0


@cache
def _mods_with(folder: str, word: str) -> dict[str, int]:
    """What each mod adds that says this word."""
    found: dict[str, int] = {}
    for mod in campaign[folder].mods.values():
        for passive in mod.passives:
            if passive.word == word and isinstance(passive.args[0], int):
                found[mod.id] = found.get(mod.id, 0) + passive.args[0]
    return found


def loads(g: VanguardState) -> list[Move]:
    """Every card of the armory with everybody who may take it."""
    armory = g.ship.armory
    found: list[Move] = list(chain.from_iterable(map(_loads(g.campaign, *with_room(g)).__getitem__, armory)))
    found += upgrades(g)
    return found


@cache
def _loads(
    folder: str, minor: tuple[int, ...], personal: tuple[int, ...], field: tuple[int, ...]
) -> dict[str, tuple[Load, ...]]:
    """The moves that give each card to one of the sections with room for its kind: the same ones are offered again and
    again."""
    room = {"minor": minor, "personal": personal, "field": field}
    return {
        card.id: _takers(card.id, card.section, room.get(card.kind, ())) for card in campaign[folder].equipment.values()
    }


@cache
def _takers(card: str, only: str, room: tuple[int, ...]) -> tuple[Load, ...]:
    """The moves that give a card to one of these sections (IV-X-1202: a section icon restricts it)."""
    return tuple(_load(card, SECTIONS[one]) for one in room if only in ("", SECTIONS[one]))


@cache
def _load(card: str, section: str) -> Load:
    return Load(card, section)


def with_room(g: VanguardState) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The sections that have room for another minor, personal or field card."""
    return room_for(g, {one.section: one.equipment for one in g.expedition.team})


def room_for(
    g: VanguardState, carried: Mapping[int, Sequence[str]]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The same where the sections carry this."""
    e = g.expedition
    cards = campaign[g.campaign].equipment
    most, personal, field = _most(g.campaign, e.lander, tuple(e.mods))
    everybody, minor = [], []
    for section, equipment in carried.items():
        everybody.append(section)
        taken = 0
        for id in equipment:
            kind = cards[id].kind
            if kind == "minor":
                taken += 1
            elif kind == "personal":
                personal -= 1
            elif kind == "field":
                field -= 1
        if taken < most:
            minor.append(section)
    team = tuple(everybody)
    return tuple(minor), team if personal > 0 else (), team if field > 0 else ()


@cache
def _most(folder: str, lander: str, mods: tuple[str, ...]) -> tuple[int, int, int]:
    """How many minor cards each may take, and how many personal and field cards there may be, with what mods add: one
    minor card each, the others as the lander has (IV-X-1103)."""
    card = campaign[folder].landers[lander]
    minor, personal, field = [mod_total(folder, mods, word) for word in ("minor", "personal", "field")]
    return MINOR + minor, card.personal + personal, card.field + field


def upgrades(g: VanguardState) -> list[Load]:
    """Field upgrades of the armory go to the carrier of what they belong to."""
    bases = _upgraded[g.campaign]
    found: list[Load] = []
    for one in g.expedition.team:
        for id in bases.keys() & one.equipment:
            found += [_load(upgrade, SECTIONS[one.section]) for upgrade in bases[id] if upgrade in g.ship.armory]
    found.sort(key=lambda move: move.card)
    return found


@PerCampaign
def _upgraded(folder: str) -> dict[str, list[str]]:
    """What field upgrades belong to, and which ones."""
    found: dict[str, list[str]] = {}
    for id, card in campaign[folder].equipment.items():
        if card.kind == "upgrade":
            found.setdefault(card.upgrades, []).append(id)
    return found


def sensible(g: VanguardState) -> Load | None:
    """What a quartermaster would load next: what only one section can use, then what lasts, each for who carries least.
    No rule: only what is put forward. Nothing where no lander was chosen yet."""
    if not g.expedition.lander:
        return None
    cards = campaign[g.campaign].equipment
    carried: dict[str, int] = {SECTIONS[one.section]: len(one.equipment) for one in g.expedition.team}
    offers = [move for move in loads(g) if isinstance(move, Load) and move.section in carried]

    def rank(move: Load) -> tuple[bool, bool, int]:
        card = cards[move.card]
        return bool(card.section), bool(card.passives), -carried[move.section]

    return max(offers, key=rank, default=None)


def fills(g: VanguardState, move: Load) -> bool:
    """Whether nothing more can be loaded after this, so that the lander launches with it."""
    left = list(g.ship.armory)
    carried = {one.section: list(one.equipment) for one in g.expedition.team}
    carrier = SECTIONS.index(move.section) if move.section in SECTIONS else -1
    if move.card not in left or carrier not in carried:
        return False
    left.remove(move.card)
    carried[carrier].append(move.card)
    known = _loads(g.campaign, *room_for(g, carried))
    bases = _upgraded[g.campaign]
    upgraded = [upgrade for cards in carried.values() for id in cards for upgrade in bases.get(id, ())]
    return not any(known[id] for id in left) and not any(id in left for id in upgraded)


def load(g: VanguardState, move: Load) -> None:
    """A card leaves the armory with a member of the team."""
    for one in g.expedition.team:
        if SECTIONS[one.section] == move.section:
            g.ship.armory.remove(move.card)
            one.equipment.append(move.card)
            if g.news is not None:
                show(g, "load", card=move.card, crew=one.crew)
                say(g, "vanguard-loaded", "IV-S-2306", card=move.card, crew=one.crew)
