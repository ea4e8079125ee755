"""How players want to be told, where they have said so, and of which turns somebody was told. The first belongs to a
player, not to a table."""

from collections.abc import Collection
from typing import Any

import msgspec

from starboard.store.database import Database

PUT_CONTACT = (
    "INSERT INTO contacts (player, body) VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET body = excluded.body"
)
DROP_CONTACT = "DELETE FROM contacts WHERE player = ?"
CONTACT = "SELECT body FROM contacts WHERE player = ?"
TELL = (
    "INSERT INTO told (table_id, seat, since) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since WHERE told.since < excluded.since"
)
"""Touches nothing where somebody was told of this turn, or of a later one."""


class Device(msgspec.Struct, frozen=True):
    """A browser that takes messages, and the keys by which they are sealed for it."""

    endpoint: str
    p256dh: str
    auth: str


class Contact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where one player is told."""

    language: str = "en"
    devices: tuple[Device, ...] = ()
    mail: str = ""
    """The address, once its owner has shown that it is theirs."""
    asked: str = ""
    """The address that is to be confirmed,"""
    code: str = ""
    """the hash of what was sent there,"""
    tries: int = 0
    """and how often it was guessed wrong."""

    @property
    def is_empty(self) -> bool:
        return not self.devices and not self.mail and not self.asked


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Contact).decode


def kept(player: str, contact: Contact) -> dict[str, list[tuple[Any, ...]]]:
    """What to write: nothing is kept of those who want to hear nothing."""
    return {DROP_CONTACT: [(player,)]} if contact.is_empty else {PUT_CONTACT: [(player, _encode(contact))]}


def told(table: str, seat: int, since: int) -> dict[str, list[tuple[Any, ...]]]:
    """What to write before somebody is told of the turn of a seat that began then."""
    return {TELL: [(table, seat, since)]}


def contacts_of(database: Database, players: Collection[str]) -> dict[str, Contact]:
    found = {player: database.rows(CONTACT, player) for player in players}
    return {player: _decode(bytes(rows[0][0])) for player, rows in found.items() if rows}
