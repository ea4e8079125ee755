"""What a browser keeps for us is signed, so that nobody can forge it: who a player is, and that the server's
password was given."""

import hmac
import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

from starboard.kernel import StarboardError

KEY_FILE = "secret"
KEY_BYTES = 32
SHORTEST_SECRET = 32
LONGEST_SEALED = 1024
"""Characters; nothing that we seal is longer, and what is longer is not even looked at."""


class Seal:
    """Signs short pieces of data, each for one purpose: what was signed as a name is no good as a pass."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def close(self, purpose: str, data: bytes) -> str:
        """The data with its signature, in letters that a cookie can hold."""
        return f"{_letters(data)}.{_letters(self._signature(purpose, data))}"

    def open(self, purpose: str, sealed: str) -> bytes | None:
        """The data, if it was signed here for this purpose; else None. Wrong signatures all take the same time."""
        body, _, signature = sealed.partition(".")
        if len(sealed) > LONGEST_SEALED:
            return None
        try:
            data, given = _bytes(body), _bytes(signature)
        except ValueError:
            return None
        return data if hmac.compare_digest(given, self._signature(purpose, data)) else None

    def _signature(self, purpose: str, data: bytes) -> bytes:
        return hmac.digest(self._secret, purpose.encode() + b"\0" + data, sha256)


def server_secret(folder: Path, environ: "os._Environ[str] | dict[str, str]") -> bytes:
    """The key of the server: STARBOARD_SECRET, or the one in the data folder, made there when it is first needed.

    With another key all cookies are void, so it must outlive the process.
    """
    given = environ.get("STARBOARD_SECRET", "")
    if given:
        if len(given) < SHORTEST_SECRET:
            raise StarboardError("web-secret-short", least=SHORTEST_SECRET)
        return sha256(given.encode()).digest()
    file = folder / KEY_FILE
    try:
        # Readable by nobody else from its first moment, and never written over.
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
            new.write(secrets.token_bytes(KEY_BYTES))
    except FileExistsError:
        pass
    key = file.read_bytes()
    if len(key) != KEY_BYTES:
        raise StarboardError("web-secret-damaged", file=str(file))
    return key


def _letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _bytes(letters: str) -> bytes:
    if not letters.isascii() or _letters(data := urlsafe_b64decode(letters + "=" * (-len(letters) % 4))) != letters:
        raise ValueError("not our letters")
    return data
