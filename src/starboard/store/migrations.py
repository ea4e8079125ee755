"""The format of the database, step by step. A step that has been released is never changed: a new one follows it.

`BLOB` is SQLite's word; PostgreSQL has another.
"""

from starboard.store.database import Database
from starboard.store.errors import StoreError

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            version BIGINT NOT NULL,
            state TEXT NOT NULL,
            watch TEXT NOT NULL,
            changed BIGINT NOT NULL,
            body BLOB NOT NULL
        )""",
        "CREATE INDEX tables_by_state ON tables (state, watch, changed)",
        """CREATE TABLE players (
            player TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            PRIMARY KEY (player, table_id)
        )""",
        "CREATE INDEX players_by_table ON players (table_id)",
        """CREATE TABLE lines (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number BIGINT NOT NULL,
            line BLOB NOT NULL,
            told BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            count BIGINT NOT NULL,
            mark BLOB NOT NULL
        )""",
    ),
    # Tables at which a lesson is given stand in a list of their own.
    ("ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT ''",),
    # Which of several servers holds a table; see `leases.py`.
    (
        "ALTER TABLE tables ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN fence BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_holder ON tables (holder) WHERE holder <> ''",
        """CREATE TABLE servers (
            id TEXT PRIMARY KEY,
            address TEXT NOT NULL,
            seal TEXT NOT NULL,
            until DOUBLE PRECISION NOT NULL
        )""",
        "CREATE TABLE bans (player TEXT PRIMARY KEY, name TEXT NOT NULL, since BIGINT NOT NULL)",
    ),
    # Where players are told that they are waited for.
    ("CREATE TABLE contacts (player TEXT PRIMARY KEY, body BLOB NOT NULL)",),
    # The last turn of each seat that somebody was told of; see `contacts.py`.
    (
        """CREATE TABLE told (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat BIGINT NOT NULL,
            since BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
    ),
    # What was found out about matches that are over; see `analyses.py`.
    (
        """CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            lines BIGINT NOT NULL,
            body BLOB NOT NULL
        )""",
    ),
)
"""How each version is made from the one before it; the first one from nothing."""


def migrate(database: Database, migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> None:
    """Bring the database up to date, all steps or none. `StoreError` when it is newer than this program."""
    with database.transaction():
        database.lock()
        database.run("CREATE TABLE IF NOT EXISTS starboard (version BIGINT NOT NULL)")
        found = database.rows("SELECT version FROM starboard")
        version = int(found[0][0]) if found else 0
        if version > len(migrations):
            raise StoreError("store-newer", version=version, known=len(migrations))
        for step in migrations[version:]:
            for statement in step:
                database.run(statement)
        database.run("DELETE FROM starboard")
        database.run("INSERT INTO starboard VALUES (?)", len(migrations))
