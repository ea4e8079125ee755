"""Where things are kept, and opening a store there."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from starboard.store.database import Database
from starboard.store.errors import StoreError
from starboard.store.shared import SharedStore
from starboard.store.sqlite import SqliteDatabase
from starboard.store.store import EventStore

FILE = "starboard.db"
POSTGRES = ("postgresql://", "postgres://")


def data_folder(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The user's folder for what Starboard keeps, by the custom of the system. It may not be there yet."""
    if system == "win32":
        local = environment.get("LOCALAPPDATA")
        return Path(local) / "Starboard" if local else Path.home() / "AppData" / "Local" / "Starboard"
    if system == "darwin":
        return Path.home() / "Library" / "Application Support" / "Starboard"
    custom = environment.get("XDG_DATA_HOME", "")
    # The specification of those folders says that a relative path is to be ignored.
    base = Path(custom) if os.path.isabs(custom) else Path.home() / ".local" / "share"
    return base / "starboard"


def default_database() -> str:
    """The default database."""
    return str(data_folder() / FILE)


def open_store(where: str = "") -> EventStore:
    """The store in this file or at this `postgresql://` URL, made or brought up to date where need be.

    `StoreError` when that is not possible, or when a newer version of Starboard has written it.
    """
    return EventStore(database_at(where or default_database()))


def is_file(where: str) -> bool:
    """Whether a database is a file, which one server has for itself."""
    return "://" not in where


def share_store(where: str, address: str, seal: str) -> SharedStore:
    """The store at this URL, for a server among others that reach it at this address. `StoreError` as in `open_store`,
    or where the others have another seal."""
    return SharedStore(database_at(where), address, seal)


def database_at(where: str) -> Database:
    """The kind of database that the name asks for; not connected yet."""
    if not where.startswith(POSTGRES):
        return SqliteDatabase(Path(where))
    try:
        # The driver is an optional extra.
        from starboard.store.postgres import PostgresDatabase
    except ImportError as why:
        raise StoreError("store-no-driver") from why
    return PostgresDatabase(where)
