"""`starboard play` and `starboard serve`, as a person starts and stops them."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from running import ROOT, Running, running
from starboard import cli
from starboard.commands.play import PORT
from starboard.terminal import run

PLAY = ("play", "--no-browser", "--data")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_LANG", "en")


@pytest.fixture
def busy() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def get(server: Running, path: str = "health", **headers: str) -> httpx2.Response:
    return httpx2.get(server.address + path, headers=headers, timeout=20)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("command", ["play", "serve"])
def test_it_starts_and_ends_cleanly(command: str, how: signal.Signals, tmp_path: Path) -> None:
    words = (*PLAY, str(tmp_path), "--port", "0") if command == "play" else ("serve", "--port", "0")
    with running(tmp_path, *words) as server:
        assert get(server).text == "ok"
        assert server.stop(how) == 0
        assert server.process.stdout is not None
        assert server.process.stdout.read() == "Everything is saved.\n"
    assert "Traceback" not in server.log


def test_a_table_stands_as_it_was_left(tmp_path: Path) -> None:
    wish = {"title": "drift", "name": "Friday", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    with running(tmp_path) as server, httpx2.Client(base_url=server.address, timeout=20) as client:
        id = client.post("/api/tables", json=wish).json()["table"]["id"]
        started = client.post(f"/api/tables/{id}/start").json()
        cookies = dict(client.cookies)
        server.stop()
    with running(tmp_path) as server:
        row = httpx2.get(f"{server.address}api/tables/{id}", cookies=cookies, timeout=20).json()
    assert (row["name"], row["state"], row["host"]) == ("Friday", started["state"], True)


def test_play_is_for_this_machine_only(tmp_path: Path) -> None:
    with running(tmp_path, *PLAY, str(tmp_path), "--port", "0") as server:
        assert server.address.startswith("http://127.0.0.1:")
        assert get(server, host="evil.example").status_code == 421
    assert (tmp_path / "starboard.db").is_file()
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


def test_a_second_play_leads_to_the_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path, *PLAY, str(tmp_path), "--port", "0") as server:
        assert run(cli.starboard, [*PLAY, str(tmp_path), "--port", "0"]) == 0
        assert capsys.readouterr().out == f"Starboard is already running at {server.address}.\n"


def test_a_second_server_of_a_database_does_not_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        monkeypatch.setenv("STARBOARD_DATABASE", str(tmp_path / "starboard.db"))
        assert run(cli.starboard, ["serve", "--port", "0"]) == 1
        said = f"starboard: Another server is already using this database, at {server.address}.\n"
        assert capsys.readouterr().err == said


def test_after_a_crash_it_starts_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.stop(signal.SIGKILL)
    with running(tmp_path) as server:
        assert get(server).text == "ok"


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_port_that_is_taken_is_one_sentence(
    command: str, busy: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STARBOARD_DATABASE", str(tmp_path / "x.db"))
    words = [*PLAY, str(tmp_path)] if command == "play" else ["serve"]
    assert run(cli.starboard, [*words, "--port", str(busy)]) == 1
    said = f"starboard: Port {busy} is already in use. Choose another with --port.\n"
    assert capsys.readouterr().err == said
    assert list(tmp_path.iterdir()) == []


def test_play_takes_another_port_when_the_usual_one_is_taken(tmp_path: Path) -> None:
    try:
        blocker: socket.socket | None = socket.create_server(("127.0.0.1", PORT))
    except OSError:
        # Somebody plays on this machine: just as good.
        blocker = None
    with running(tmp_path, *PLAY, str(tmp_path)) as server:
        assert server.address not in {f"http://127.0.0.1:{PORT}/"}
        assert get(server).text == "ok"
    if blocker is not None:
        blocker.close()


@pytest.mark.parametrize(
    ("words", "environ", "sentence"),
    [
        (["--host", "no.such.host.invalid"], {}, "This machine has no address “no.such.host.invalid”."),
        (["--host", "192.0.2.1"], {}, "This machine has no address “192.0.2.1”."),
        (["--port", "70000"], {}, "--port takes a whole number from 0 to 65535, not “70000”."),
        ([], {"STARBOARD_SECRET": "short"}, "STARBOARD_SECRET is too short: it needs at least 32 characters."),
        (
            [],
            {"STARBOARD_ORIGIN": "games.example"},
            "“games.example” in STARBOARD_ORIGIN is not an address like https://example.org.",
        ),
        *(
            (
                [],
                {"STARBOARD_BOT_DELAY": given},
                f"“{given}” in STARBOARD_BOT_DELAY is not a number of seconds from 0 to 60.",
            )
            for given in ("soon", "-1", "61", "nan")
        ),
    ],
)
def test_what_is_wrong_is_one_sentence(
    words: list[str],
    environ: dict[str, str],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in {"STARBOARD_DATABASE": str(tmp_path / "x.db"), **environ}.items():
        monkeypatch.setenv(name, value)
    assert run(cli.starboard, ["serve", "--port", "0", *words]) in {1, 2}
    assert capsys.readouterr().err == f"starboard: {sentence}\n"


def test_other_commands_do_not_load_the_server() -> None:
    code = "import sys, starboard.cli; print({'starlette', 'uvicorn', 'sqlite3', 'asyncio'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_the_first_command_of_the_readme_starts_a_table(tmp_path: Path) -> None:
    play = ["make", "play", f"PLAY=--no-browser --port 0 --data {tmp_path}"]
    process = subprocess.Popen(play, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    lines = iter(process.stdout.readline, "")
    address = next(line.split()[3] for line in lines if line.startswith("Starboard is at "))
    assert httpx2.get(address, timeout=20).text.startswith("<!doctype html>")
    # As Ctrl-C does it: make and everything below it.
    os.killpg(process.pid, signal.SIGINT)
    assert "Everything is saved.\n" in process.communicate()[0]
