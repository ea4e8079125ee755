"""Who is asking, and the secrets by which a seat or a table is somebody's. Only hashes of them are kept."""

import secrets
from collections.abc import Iterable
from hashlib import sha256

import msgspec

from starboard.kernel.header import LARGEST_SEED

KEY_BYTES = 16
WORDS = (
    "amber bold brave bright calm clear cold dim distant early fair fast gentle golden grand green hidden idle keen "
    "late lone lost lucky mild new noble odd old pale plain proud quick quiet rare red salty shy silver slow small "
    "soft spare steady still stray swift tall tidy tiny true violet wandering warm wide wild young"
)
THINGS = (
    "asteroid aurora beacon cargo comet corona crater crew deck dock dust eclipse engine flare freighter galaxy gate "
    "harbour haul hull journey lantern launch meteor moon nebula nova orbit parsec pilot planet probe pulsar quasar "
    "ring rocket sail satellite shuttle signal sky star station storm sun tail thruster torch voyage wreck zenith"
)
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for each other."""
TAIL = 8


class Caller(msgspec.Struct, frozen=True):
    """Who is asking: the id and name from the player's cookie, and the keys that came along."""

    player: str = ""
    name: str = ""
    keys: tuple[str, ...] = ()

    def hashes(self, more: Iterable[str] = ()) -> frozenset[str]:
        """What the keys, and some more of them, are known by."""
        return frozenset(hashed(key) for key in (*self.keys, *more))


def new_key() -> str:
    """A secret that cannot be guessed."""
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> str:
    """What is kept of a key. It is long and random, so a plain hash will do."""
    return sha256(key.encode(errors="replace")).hexdigest()


def new_seed() -> int:
    """Where the chance of a match begins. Anyone who knew it could look at all the cards."""
    return secrets.randbelow(LARGEST_SEED + 1)


def new_table_id() -> str:
    """A name that people can tell apart, with a tail that nobody can guess: at many tables, knowing it is enough to
    watch."""
    tail = "".join(secrets.choice(ALPHABET) for _ in range(TAIL))
    return f"{secrets.choice(WORDS.split())}-{secrets.choice(THINGS.split())}-{tail}"


def in_log(table: str) -> str:
    """A table as the log names it: without its tail, since logs are read by more people than tables are."""
    return f"{table.rpartition('-')[0]}-*"
