"""A browser that subscribes to messages and opens what it is sent, written from the standards and not from our code."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from starboard.store import Device


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Reader:
    """One browser."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def device(self, endpoint: str) -> Device:
        return Device(endpoint, text_of(self._point), text_of(self._auth))

    def read(self, body: bytes) -> dict[str, str]:
        """The message in these bytes (RFC 8188 and 8291)."""
        salt, length, theirs = body[:16], int.from_bytes(body[16:20]), body[21 : 21 + body[20]]
        sealed = body[21 + body[20] :]
        assert len(sealed) <= length
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        base = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + self._point + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(base)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(base)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened[-1:] == b"\2"
        said: dict[str, str] = msgspec.json.decode(opened[:-1])
        return said


def claims_of(head: str) -> dict[str, Any]:
    """What the pass in this request says (RFC 8292), once its signature has been checked."""
    line = next(line for line in head.split("\r\n") if line.lower().startswith("authorization: vapid "))
    token, _, key = line[len("authorization: vapid t=") :].partition(", k=")
    signed, _, signature = token.rpartition(".")
    r, s = (int.from_bytes(part) for part in (bytes_of(signature)[:32], bytes_of(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(bytes_of(signed.partition(".")[2]))
    return claims
