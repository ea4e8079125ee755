"""What lasts: tables, the logs of their matches, checkpoints to go on from. SQLite by default, PostgreSQL by URL."""

from starboard.store.errors import StoreConflict, StoreError
from starboard.store.own_folders import OwnFolders
from starboard.store.place import data_folder, default_database, open_store
from starboard.store.rows import Happened, Kind, Seat, Snapshot, State, Stored, StoredLine, TableRow, Undo, Watch
from starboard.store.store import EventStore

__all__ = [
    "EventStore",
    "Happened",
    "Kind",
    "OwnFolders",
    "Seat",
    "Snapshot",
    "State",
    "StoreConflict",
    "StoreError",
    "Stored",
    "StoredLine",
    "TableRow",
    "Undo",
    "Watch",
    "data_folder",
    "default_database",
    "open_store",
]
