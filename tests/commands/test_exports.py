"""A match that is under way is exported and goes on at another table; what is no such file changes nothing."""

import json
import stat
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from running import running
from starboard import cli
from starboard.kernel import find_title, new_match
from starboard.store import Seat, Stored, StoredLine, TableRow
from starboard.table import exports
from starboard.terminal import run
from web.sockets import http, live, until

WISH = {
    "title": "drift",
    "name": "Friday",
    "options": {"rounds": 200},
    "watch": "nobody",
    "undo": "free",
    "pace": "days",
    "hours": 36,
    "seats": [{"kind": "person", "name": "Ada"}, {"kind": "here", "name": "Ben"}],
}


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Carries out a command line; gives the status, what was printed, and what was complained about."""
    monkeypatch.setenv("STARBOARD_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def carried_out(*words: str) -> tuple[int, str, str]:
        status = run(cli.starboard, list(words))
        return status, *capsys.readouterr()

    return carried_out


def played(where: str, folder: Path, say: Any, file: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """A match that has begun is exported and imported while its server runs. Gives what is shown at both tables."""
    with running(folder / "server", STARBOARD_DATABASE=where, XDG_DATA_HOME=str(folder / "data")) as server:
        with http(server) as client:
            opened = client.post("/api/tables", json=WISH).raise_for_status().json()
            bearer = {"authorization": f"Bearer {opened['host']}"}
            client.post(f"/api/tables/{opened['table']['id']}/start", headers=bearer).raise_for_status()
        with live(server, opened["table"]["id"], opened["host"], opened["keys"]["0"]) as socket:
            stand = until(socket, "welcome")["stand"]
            answer = {"type": "answer", "id": 1, "at": stand["count"], "moves": [stand["moves"][0]["move"]]}
            socket.send(json.dumps(answer), text=True)
            until(socket, "done")
        assert say("tables", "export", opened["table"]["id"], str(file))[0] == 0
        status, out, _ = say("tables", "import", str(file))
        assert status == 0
        first, host, *seats = out.splitlines()
        assert first.startswith(f"{file.name} goes on at the table “")
        assert [line.partition(":")[0] for line in seats] == ["Ada", "Ben"]
        table, _, key = host.removeprefix("Host: /t/").partition("#host=")
        shown = []
        for name, keys in ((opened["table"]["id"], [opened["host"]]), (table, [key])):
            with live(server, name, *keys) as socket:
                shown.append(until(socket, "welcome"))
        assert "Traceback" not in server.log
    return shown[0], shown[1]


def test_a_match_goes_on_elsewhere(where: str, tmp_path: Path, say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_DATABASE", where)
    file = tmp_path / "friday.export"
    old, new = played(where, tmp_path, say, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert new["table"]["id"] != old["table"]["id"]
    assert (old["table"]["pace"], old["table"]["hours"]) == ("days", 36)
    for field in ("name", "title", "options", "state", "watch", "undo", "position", "pace", "hours"):
        assert new["table"][field] == old["table"][field]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in new["table"]["seats"]] == [
        (seat["kind"], seat["name"], seat["bot"]) for seat in old["table"]["seats"]
    ]
    for field in ("position", "count", "view", "question", "moves", "waiting"):
        assert new["stand"][field] == old["stand"][field]
    assert say("tables", "export", old["table"]["id"], str(file))[2].endswith(
        "is already there; nothing was overwritten.\n"
    )


def forged(**fields: object) -> Callable[[bytes], bytes]:
    """Changes the first line, whose check is right all the same."""

    def change(data: bytes) -> bytes:
        first, _, record = data.partition(b"\n")
        return json.dumps({**json.loads(first), **fields}).encode() + b"\n" + record

    return change


def another_record(data: bytes) -> bytes:
    """A record that ends elsewhere, and a right check for all of it."""
    first, _, record = data.partition(b"\n")
    record = b"".join(line + b"\n" for line in record.splitlines()[:-1])
    return json.dumps({**json.loads(first), "record": zlib.crc32(record)}).encode() + b"\n" + record


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda data: b"", "This file is not an exported match."),
        (lambda data: data.partition(b"\n")[2], "This file is not an exported match."),
        (lambda data: b"[" * 200_000, "This file is not an exported match."),
        (lambda data: data[:-3], "This exported match is damaged or was changed by hand."),
        (lambda data: data.replace(b'"seat":0', b'"seat":1'), "This exported match is damaged or was changed by hand."),
        (forged(export=2), "This match was exported by a newer version of Starboard."),
        (forged(seats=[]), "This exported match is damaged or was changed by hand."),
        (forged(watch="all"), "This exported match is damaged or was changed by hand."),
        (forged(seats=[{"kind": "bot", "name": "", "bot": "../x", "persona": ""}] * 3), "“drift” has no bot called"),
        (another_record, "Line 6 is missing or cut short"),
    ],
)
def test_what_is_no_export_changes_nothing(
    tmp_db: str,
    tmp_path: Path,
    say: Any,
    monkeypatch: pytest.MonkeyPatch,
    exported: bytes,
    damage: Callable[[bytes], bytes],
    sentence: str,
) -> None:
    monkeypatch.setenv("STARBOARD_DATABASE", tmp_db)
    file = tmp_path / "bad.export"
    file.write_bytes(damage(exported))
    status, out, complaint = say("tables", "import", str(file))
    assert (status, out, complaint.count("\n")) == (1, "", 1)
    assert complaint.startswith(f"starboard: {sentence}")
    assert not Path(tmp_db).exists()


@pytest.fixture(scope="module")
def exported() -> bytes:
    """The file of a match that has just begun."""
    match = new_match(find_title("drift"), 3, 7)
    while match.position < 4:
        seat = match.waiting[0]
        match.play(seat, match.offers(seat)[0])
    row = TableRow("a-b-c", "drift", "", {}, (Seat("person"),) * 3, "", (), "link", "free", "playing", 0, 0)
    lines = [
        StoredLine(number, msgspec.json.encode(line), b"") for number, line in enumerate([match.header, *match.lines])
    ]
    return exports.exported(Stored(row, lines, None))
