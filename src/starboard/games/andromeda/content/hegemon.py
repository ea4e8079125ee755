"""What is printed for the Hegemon: officers, action cards, negotiation cards, upgrade tiles, its station."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from starboard.content import BadContent, expect, read_toml
from starboard.games.andromeda.content.box_slips import TARGETS
from starboard.games.andromeda.content.boxes import Box, found_boxes, own_id
from starboard.games.andromeda.content.reading import Row, read_table
from starboard.games.andromeda.notation.grammar import BadEffect, Effect, parse
from starboard.games.andromeda.state.game_state import SHIP_TYPES, SHIPS_OF, TRACKS, TRANSPORT

OFFICERS_FILE, STATION_FILE = "hegemon_officers.toml", "hegemon_station.toml"
DECKS = ("I", "II", "III")
"""AE-E-6.8: the action decks, one for each section of the ramp."""
SPECIALS = ("none", "build", "event", "repair")
"""AE-E-13.8: the icons of action cards."""
ABILITIES = ("iron_line", "levies", "cold_reading", "annihilation_doctrine", "annexation", "foreknowledge")
"""AE-E-6.2: what officers can do; `board.hegemon_officers` says where."""
DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
"""In the order of `kernel.hexes`."""


class Officer(msgspec.Struct, frozen=True):
    """AE-E-6.2: where the markers begin, the command ring, and the ability of an officer; level 1 has none."""

    id: str
    level: int
    ability: str
    progress: Mapping[int, int]
    """Steps that the markers start with, by track."""
    ring: tuple[Effect, ...]
    temper: str
    """How it says what it wants: `orderly`, `bold` or `cold`."""


class ActionCard(msgspec.Struct, frozen=True):
    """AE-E-13.3: where the next ship of a section goes, and what else happens (AE-E-13.8)."""

    id: str
    deck: int
    """A place in `DECKS`."""
    kind: str
    """`base`, `planet`, `region` or `probe`."""
    which: str
    """The id of a base, or one of `TARGETS`."""
    special: str
    box: str = ""
    """The box of an owner that it was written down from; empty for ours."""


class NegotiationCard(msgspec.Struct, frozen=True):
    """AE-E-15.4."""

    id: str
    copies: int
    effect: Effect


class UpgradeTile(msgspec.Struct, frozen=True):
    """AE-E-9.6: a bonus, once or for good."""

    id: str
    lasting: bool
    effect: Effect


class Station(msgspec.Struct, frozen=True):
    """AE-E-13.2: the launch ramp, and the leaders that begin on the station."""

    sections: tuple[tuple[int, ...], ...]
    """The ships of each section in the order of their letters: places in `Player.ships`."""
    section_of: tuple[int, ...]
    """The section that each result of the die picks, from 1 on."""
    on_station: int
    bribed: int


class HegemonContent(msgspec.Struct, frozen=True):
    """Everything of the Hegemon that is printed, each thing under its id."""

    officers: Mapping[str, Officer]
    actions: Mapping[str, ActionCard]
    negotiations: Mapping[str, NegotiationCard]
    tiles: Mapping[str, UpgradeTile]
    station: Station


@cache
def hegemon_content() -> HegemonContent:
    """The content of this package. `BadContent` the first time, if a file is damaged."""
    ours = read_hegemon(files("starboard.games.andromeda.content"))
    officers, actions = dict(ours.officers), dict(ours.actions)
    for box in found_boxes().values():
        officers |= {officer.id: officer for officer in _own_officers(box)}
        actions |= {card.id: card for card in _own_actions(box)}
    return msgspec.structs.replace(ours, officers=officers, actions=actions)


def _own_officers(box: Box) -> list[Officer]:
    return [
        Officer(
            own_id(box.id, "officer", one.place),
            one.level,
            one.ability,
            {TRACKS.index(track): steps for track, steps in one.progress.items()},
            tuple(parse(text) for text in one.ring),
            one.temper,
        )
        for one in box.officers
    ]


def _own_actions(box: Box) -> list[ActionCard]:
    """Each lies in a deck of its own box."""
    cards = []
    for number, one in enumerate(box.actions):
        kind, _, which = one.target.rstrip(")").partition("(")
        cards.append(
            ActionCard(own_id(box.id, "action", number), DECKS.index(one.deck), kind, which, one.special, box.id)
        )
    return cards


@cache
def hegemon_things() -> frozenset[str]:
    """The ids of everything of the Hegemon that has a name. Action cards have none: they are told by what they say."""
    c = hegemon_content()
    return frozenset([*c.officers, *c.negotiations, *c.tiles, *ABILITIES])


def read_hegemon(folder: Traversable) -> HegemonContent:
    """The content of the Hegemon in a folder, checked. `BadContent` says what is wrong and where."""
    bases = {row.fields["id"] for row in read_table(folder, "alliance_bases.csv", "id,effect,status")}
    actions = read_table(folder, "hegemon_action_cards.csv", "id,deck,target,special,status")
    negotiations = read_table(folder, "negotiation_cards.csv", "id,copies,effect,status")
    tiles = read_table(folder, "hegemon_upgrade_tiles.csv", "id,kind,effect,status")
    return HegemonContent(
        officers=_officers(folder),
        actions={row.fields["id"]: _action(row, bases) for row in actions},
        negotiations={row.fields["id"]: _negotiation(row) for row in negotiations},
        tiles={row.fields["id"]: _tile(row) for row in tiles},
        station=_station(folder),
    )


# -- Officers --------------------------------------------------------------------------------------------------------


class _Officer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    level: Literal[1, 2, 3]
    ability: Literal["", "iron_line", "levies", "cold_reading", "annihilation_doctrine", "annexation", "foreknowledge"]
    ring: tuple[str, ...]
    progress: dict[str, int]
    temper: Literal["orderly", "bold", "cold"] = "orderly"


class _Officers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    officers: tuple[_Officer, ...]


def _officers(folder: Traversable) -> Mapping[str, Officer]:
    file = read_toml(folder, OFFICERS_FILE, _Officers)
    return {officer.id: _officer(number, officer) for number, officer in enumerate(file.officers)}


def _officer(number: int, officer: _Officer) -> Officer:
    place = f"$.officers[{number}]"
    for track in officer.progress:
        expect(track in TRACKS, OFFICERS_FILE, place, "progress", track, ", ".join(TRACKS))
    # Only the first level does without an ability (AE-E-6.2).
    fits = (officer.level == 1) == (officer.ability == "")
    expect(fits, OFFICERS_FILE, place, "ability", officer.ability, ", ".join(ABILITIES))
    return Officer(
        officer.id,
        officer.level,
        officer.ability,
        {TRACKS.index(track): steps for track, steps in officer.progress.items()},
        tuple(_space(place, text) for text in officer.ring),
        officer.temper,
    )


def _space(place: str, text: str) -> Effect:
    try:
        return parse(text)
    except BadEffect as why:
        message = "contents-value"
        raise BadContent(message, file=OFFICERS_FILE, place=place, field="ring", found=text, wanted=str(why)) from None


# -- Cards and tiles -------------------------------------------------------------------------------------------------

_TARGET = re.compile(r"(?P<kind>[a-z]+)\((?P<which>\w+)\)")


def _action(row: Row, bases: set[str]) -> ActionCard:
    row.status()
    found = _TARGET.fullmatch(row.fields["target"])
    known = found is not None and found["which"] in (
        bases if found["kind"] == "base" else TARGETS.get(found["kind"], ())
    )
    if found is None or not known:
        raise row.wrong("target", ", ".join(f"{kind}({'|'.join(which)})" for kind, which in TARGETS.items()))
    deck, special = DECKS.index(row.word("deck", DECKS)), row.word("special", SPECIALS)
    return ActionCard(row.fields["id"], deck, found["kind"], found["which"], special)


def _negotiation(row: Row) -> NegotiationCard:
    row.status()
    return NegotiationCard(row.fields["id"], row.number("copies", 9), row.effect("effect"))


def _tile(row: Row) -> UpgradeTile:
    row.status()
    return UpgradeTile(row.fields["id"], row.word("kind", ("once", "lasting")) == "lasting", row.effect("effect"))


# -- The station -----------------------------------------------------------------------------------------------------


class _Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: Literal["I", "II", "III"]
    dice: tuple[int, ...]
    ships: tuple[Literal["transport", "fighter", "science_vessel", "heavy_cruiser"], ...]


class _Station(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    bribed: int
    on_station: int
    sections: tuple[_Section, ...]


def _station(folder: Traversable) -> Station:
    file = read_toml(folder, STATION_FILE, _Station)
    decks = [section.deck for section in file.sections]
    expect(decks == list(DECKS), STATION_FILE, "$", "sections", ", ".join(decks), ", ".join(DECKS))
    dice = sorted(die for section in file.sections for die in section.dice)
    expect(dice == [1, 2, 3, 4, 5, 6], STATION_FILE, "$.sections", "dice", str(dice), "1–6")
    standing = sorted(SHIP_TYPES.index(ship) for section in file.sections for ship in section.ships)
    wanted = [kind for kind, ships in enumerate(SHIPS_OF) for _ in ships]
    expect(standing == wanted, STATION_FILE, "$.sections", "ships", str(standing), str(wanted))
    left = [list(ships) for ships in SHIPS_OF]
    sections = []
    for number, section in enumerate(file.sections):
        # A section that can lose all its ships for good would have to be skipped in the last turn (OQ-21).
        lasts = any(ship != SHIP_TYPES[TRANSPORT] for ship in section.ships)
        expect(lasts, STATION_FILE, f"$.sections[{number}]", "ships", ", ".join(section.ships), SHIP_TYPES[-1])
        sections.append(tuple(left[SHIP_TYPES.index(ship)].pop(0) for ship in section.ships))
    section_of = tuple(
        next(number for number, section in enumerate(file.sections) if die in section.dice) for die in dice
    )
    return Station(tuple(sections), section_of, file.on_station, file.bribed)
