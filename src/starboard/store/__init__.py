"""What lasts: tables, the logs of their matches, checkpoints to go on from. SQLite by default, PostgreSQL by URL."""

from starboard.store.analyses import Kept
from starboard.store.contacts import Contact, Device
from starboard.store.errors import HeldElsewhere, StoreConflict, StoreError
from starboard.store.leases import Attendant, Leases, Server
from starboard.store.own_folders import OwnFolders
from starboard.store.place import data_folder, default_database, is_file, open_store, share_store
from starboard.store.rows import (
    Happened,
    Hints,
    Kind,
    Pace,
    Seat,
    Snapshot,
    State,
    Stored,
    StoredLine,
    TableRow,
    Undo,
    Watch,
    Webhook,
)
from starboard.store.shared import SharedStore
from starboard.store.store import EventStore

__all__ = [
    "Attendant",
    "Contact",
    "Device",
    "EventStore",
    "Happened",
    "HeldElsewhere",
    "Hints",
    "Kept",
    "Kind",
    "Leases",
    "OwnFolders",
    "Pace",
    "Seat",
    "Server",
    "SharedStore",
    "Snapshot",
    "State",
    "StoreConflict",
    "StoreError",
    "Stored",
    "StoredLine",
    "TableRow",
    "Undo",
    "Watch",
    "Webhook",
    "data_folder",
    "default_database",
    "is_file",
    "open_store",
    "share_store",
]
