"""Messages that a browser shows while its page is closed: sealed for that browser alone (RFC 8291), with the name of
the server under them (RFC 8292). The service in between learns neither the table nor the words."""

import hmac
import os
import time
from hashlib import sha256
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from starboard.kernel import StarboardError
from starboard.notices.base64url import letters, unlettered
from starboard.notices.post import NotTaken, post
from starboard.notices.receivers import Address, NotListed, Receivers
from starboard.store import Device

PADDED = 512
"""All messages are as long as this, so that their length tells nothing; longer ones are cut."""
RECORD = 4096
POINT = 65
"""Bytes of a public key: a point of the curve, as it is."""
AUTH = 16
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
HOURS_TO_KEEP = 24


class BadDevice(StarboardError):
    """What a browser gave is no subscription."""


class Pusher:
    """Seals and sends. Its key is made of the secret of the server, so that all servers of a database have the same."""

    def __init__(self, receivers: Receivers, secret: bytes, home: str) -> None:
        self._receivers, self._home = receivers, home
        number = int.from_bytes(sha256(b"push\0" + secret).digest() + sha256(b"push\1" + secret).digest())
        self._key: Any = ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1())
        self.public = letters(_point(self._key.public_key()))

    def check(self, device: Device) -> None:
        """`NotListed` or `BadDevice` where nothing can be sent to it."""
        self._receivers.find(device.endpoint)
        seal(device, b"")

    def service(self, device: Device) -> str:
        """The service through which it goes. `NotListed` where that may not be."""
        return self._receivers.find(device.endpoint).origin

    async def send(self, device: Device, said: dict[str, str], topic: str) -> None:
        """Send this to a device. `NotTaken` where it is not taken."""
        try:
            address = self._receivers.find(device.endpoint)
            body = seal(device, msgspec.json.encode(said))
        except (NotListed, BadDevice) as why:
            raise NotTaken(str(why), again=False) from None
        headers = [
            ("content-type", "application/octet-stream"),
            ("content-encoding", "aes128gcm"),
            ("ttl", str(HOURS_TO_KEEP * 3600)),
            ("urgency", "normal"),
            # A later message about the same table takes the place of one that was not fetched yet.
            ("topic", letters(sha256(topic.encode()).digest())[:32]),
            ("authorization", f"vapid t={self._pass_for(address)}, k={self.public}"),
        ]
        await post(address, body, headers)

    def _pass_for(self, address: Address) -> str:
        """A short-lived pass by which the service knows who sends."""
        head = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
        claims = {"aud": address.origin, "exp": int(time.time()) + 12 * 3600, "sub": self._home}
        signed = f"{letters(head)}.{letters(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{letters(r.to_bytes(32) + s.to_bytes(32))}"


def seal(device: Device, said: bytes) -> bytes:
    """The bytes that only this browser can read. `BadDevice` where its keys are none."""
    theirs, auth = unlettered(device.p256dh), unlettered(device.auth)
    if len(theirs) != POINT or len(auth) != AUTH:
        raise BadDevice("table-notices-no-device")
    mine = ec.generate_private_key(ec.SECP256R1())
    try:
        shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    except ValueError:
        raise BadDevice("table-notices-no-device") from None
    ours, salt = _point(mine.public_key()), os.urandom(16)
    base = derived(auth, shared, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(salt, base, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, base, b"Content-Encoding: nonce\0", 12)
    padded = (said + b"\2").ljust(PADDED, b"\0")
    head = salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, padded, None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for no more than one block."""
    return hmac.digest(hmac.digest(salt, secret, sha256), info + b"\1", sha256)[:length]


def _point(key: Any) -> bytes:
    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point
