"""Bytes in letters that an address and a header can hold."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def unlettered(text: str) -> bytes:
    """The bytes of such letters; none where it is something else."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        return b""
