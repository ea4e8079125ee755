"""Which sources play here: results of others are only worth as much as ours where these are the same."""

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

import starboard


@cache
def fingerprint() -> str:
    """A name for the sources that are running here: the same wherever the same matches are played."""
    seen = sha256(f"{starboard.__version__} {sys.version_info[:2]}".encode())
    root = Path(starboard.__file__).parent
    for folder in ("kernel", "bots", "games", "arena", "analysis"):
        for file in sorted(path for path in (root / folder).rglob("*") if path.suffix in {".py", ".toml", ".json"}):
            seen.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()[:16]
