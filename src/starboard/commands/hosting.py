"""What `starboard play` and `starboard serve` have in common: one server on one data folder."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.kernel import StarboardError

if TYPE_CHECKING:
    import socket

RUNNING = "running-{database}"
"""A file of the data folder that the server of a database keeps locked, and in which its address stands."""


class AlreadyRunning(StarboardError):
    """Another server uses this database; `address` is where it is."""

    def __init__(self, address: str) -> None:
        super().__init__("web-already-running", address=address)
        self.address = address


def chosen_database() -> tuple[str, Path]:
    """The database that STARBOARD_DATABASE names, or the usual one, and the data folder that belongs to it."""
    from starboard.store import data_folder, default_database, is_file

    database = os.environ.get("STARBOARD_DATABASE", "") or default_database()
    if not is_file(database):
        return database, data_folder()
    file = Path(database).absolute()
    return str(file), file.parent


@contextmanager
def database_in_use(folder: Path, database: str, address: str) -> Iterator[None]:
    """What a server has to do about others on the same database: those on PostgreSQL share it, table by table."""
    from starboard.store import is_file

    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if is_file(database):
        with database_of_its_own(folder, database, address):
            yield
    else:
        yield


@contextmanager
def database_of_its_own(folder: Path, database: str, address: str) -> Iterator[None]:
    """Have the database for this process alone: two servers would let every bot move twice."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # A URL may hold a password.
    name = RUNNING.format(database=sha256(database.encode()).hexdigest()[:12])
    with open(folder / name, "a+", encoding="utf-8") as file:
        if not _locked(file.fileno()):
            file.seek(0)
            raise AlreadyRunning(file.read(200).strip())
        file.truncate(0)
        file.write(address)
        file.flush()
        yield


def host_tables(
    listener: "socket.socket",
    folder: Path,
    database: str,
    ready: Callable[[], None],
    *,
    hosts: tuple[str, ...] = (),
    own: bool,
    behind_proxy: bool,
) -> None:
    """Serve the tables of this database until Ctrl-C. `own`: people may fill in components of their own."""
    from starboard.notices import Herald, book_of, receivers_of
    from starboard.store import is_file, open_store, share_store
    from starboard.table import Hall, HallSettings
    from starboard.web.app import create_app
    from starboard.web.names import unwanted_names
    from starboard.web.seal import server_secret
    from starboard.web.serving import address_of, serve
    from starboard.web.settings import Settings, address_for_servers, analysts_of, bot_delay_of, effort_of, origins_of

    settings = Settings(
        secret=server_secret(folder, os.environ),
        password=os.environ.get("STARBOARD_PASSWORD", ""),
        hosts=hosts,
        origins=origins_of(os.environ),
        unwanted_names=unwanted_names(os.environ),
        own=folder if own else None,
    )
    tables = HallSettings(
        bot_delay=bot_delay_of(os.environ),
        analysts=analysts_of(os.environ),
        analysis_effort=effort_of(os.environ),
    )
    if is_file(database):
        store = open_store(database)
    else:
        address = address_for_servers(os.environ) or address_of(listener)
        store = share_store(database, address, sha256(b"servers\0" + settings.secret).hexdigest()[:16])
    home = settings.origins[0] if settings.origins else ""
    herald = Herald(receivers_of(os.environ), home=home, book=book_of(os.environ, store, settings.secret, home))
    serve(create_app(Hall(store, tables, herald=herald), settings), listener, ready, behind_proxy=behind_proxy)


def _locked(handle: int) -> bool:
    """Lock the file for as long as it is open; False when another process has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
