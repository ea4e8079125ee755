"""Frames that no honest client sends: of the wrong type, size, seat, order or encoding."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from starboard.web.live import LARGEST_FRAME

ODD_VALUES: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, 2**64, 1.5, -0.0, 1e308, "", "0", "\x00", "\ud7ff", "💥" * 50, "../..", "x" * 5000,
    [], [[]], [None] * 50, {}, {"": ""}, {"type": "answer"}, [{"type": "answer"}], {"type": None}, [0, 1, 2],
]  # fmt: skip
FIELDS = ("id", "at", "moves", "move", "seat", "to", "yes", "keys", "after", "face", "type", "n", "more")
TYPES = ("answer", "why", "undo", "redo", "agree", "face", "seen", "ping", "pong", "hello", "welcome", "done", "", "x")
BROKEN = [
    b"", b" ", b"{", b"}", b"[", b"nul", b"NaN", b"-", b'"', b'{"type":', b'{"type":"ping","id":1}{"type":"ping"}',
    b"[" * 20_000, b'{"a":' * 5000, b"9" * 20_000, b'{"type":"ping","id":1e999}', b'{"type":"ping","id":"\\ud800"}',
    b'{"type":"ping","id":1,"id":2}', b"\xef\xbb\xbf{}", b'{"type":"answer","id":1,"moves":[' + b"{}," * 5000 + b"{}]}",
]  # fmt: skip


def frames(random: Random, moves: list[Any], count: int) -> Iterator[bytes]:
    """Frames that a table must not obey, no matter which of the seats that are not asked sends them."""
    for _ in range(count):
        yield random.choice((_wrong_type, _wrong_order, _wrong_move, _broken))(random, moves)[:LARGEST_FRAME]


def _wrong_type(random: Random, moves: list[Any]) -> bytes:
    """Every field may hold anything."""
    fields = random.sample(FIELDS, random.randint(0, 5))
    frame = {"type": random.choice(TYPES), "id": 1} | {field: random.choice(ODD_VALUES) for field in fields}
    return msgspec.json.encode(frame)


def _wrong_order(random: Random, moves: list[Any]) -> bytes:
    """Well formed, but nobody asked for it."""
    id = random.randrange(1 << 30)
    return msgspec.json.encode(
        random.choice(
            [
                {"type": "answer", "id": id, "at": random.randrange(1000), "moves": [random.choice(moves)]},
                {"type": "answer", "id": id, "moves": []},
                {"type": "undo", "id": id},
                {"type": "redo", "id": id},
                {"type": "agree", "id": id, "to": random.choice(["undo", "pause", "resume"]), "yes": True},
                {"type": "face", "id": id, "seat": random.choice([0, 2, 99, -1])},
                {"type": "hello", "keys": ["x" * 22], "after": 10**9},
                {"type": "ping", "id": id},
            ]
        )
    )


def _wrong_move(random: Random, moves: list[Any]) -> bytes:
    """An answer for a seat that is not asked, with moves that are or once were good, or nearly so."""
    move = dict(random.choice(moves))
    for field in random.sample(sorted(move), random.randint(0, len(move))):
        move[field] = random.choice(ODD_VALUES)
    return msgspec.json.encode({"type": "answer", "id": 1, "moves": [move] * random.choice([1, 1, 2, 40])})


def _broken(random: Random, moves: list[Any]) -> bytes:
    """Not JSON, or cut short, or with a bit turned."""
    whole = bytearray(random.choice([*BROKEN, _wrong_order(random, moves), _wrong_move(random, moves)]))
    for _ in range(random.randint(0, 3)):
        if whole:
            whole[random.randrange(len(whole))] ^= 1 << random.randrange(8)
    return bytes(whole[: random.randint(0, len(whole))] if random.random() < 0.3 else whole)
