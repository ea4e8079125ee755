"""The command `starboard`: help, games, simulations, and one clear line for whatever goes wrong."""

import importlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from starboard import __version__, cli
from starboard.arena import plan_of, simulate
from starboard.kernel import find_title
from starboard.terminal import run

ROOT = Path(__file__).resolve().parent.parent
FAULTS = str(ROOT / "tests" / "faults")
STARBOARD = shutil.which("starboard", path=str(Path(sys.executable).parent)) or ""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STARBOARD_LANG", "STARBOARD_DEBUG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


class Result:
    """What a command line printed and returned."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line on standard error."""
        assert self.status != 0
        assert self.err.startswith("starboard: ")
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        return self.err.removeprefix("starboard: ").rstrip("\n")


def call(capsys: pytest.CaptureFixture[str], *args: str) -> Result:
    status = run(cli.starboard, args)
    said = capsys.readouterr()
    return Result(status, said.out, said.err)


def environment() -> dict[str, str]:
    return dict(os.environ) | {"PYTHONPATH": str(ROOT / "tests" / "titles"), "PYTHONIOENCODING": "utf-8"}


# -- Help --------------------------------------------------------------------------------------------------------------


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "--version").out == f"starboard {__version__}\n"


@pytest.mark.parametrize("args", [(), ("--help",)])
def test_help_lists_the_commands_that_there_are(args: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    result = call(capsys, *args)
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("Usage: starboard ")
    for command in ("play", "serve", "games", "simulate", "replay", "ship", "odds"):
        assert f"\n  {command} " in result.out
    assert "\n  brew " not in result.out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--lang", "cs", "--help"), ["Použití: starboard", "Volby:", "Příkazy:", "Vypíše nainstalované hry"]),
        (("--help", "--lang=pl"), ["Użycie: starboard", "Opcje:", "Polecenia:", "Wypisuje zainstalowane gry"]),
        (("simulate", "--help", "--lang", "cs"), ["Použití: starboard simulate", "--keep DIR", "Kolik partií"]),
    ],
)
def test_help_is_in_the_language_of_the_reader(
    args: tuple[str, ...], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    out = call(capsys, *args).out
    assert [word for word in words if word not in out] == []
    assert "Usage" not in out
    assert "cli-" not in out


@pytest.mark.parametrize("command", ["play", "serve", "games", "simulate", "replay", "ship"])
def test_every_option_is_explained(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = call(capsys, command, "--help").out
    assert "cli-" not in out
    assert "Show this page and exit." in out


# -- Wrong calls -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ("brew",),
            "There is no command “brew”. There are: analyse, backup, campaign, companion, duel, games, merge, odds, "
            "play, replay, restore, serve, ship, simulate, tables.",
        ),
        (("--nope",), "There is no option --nope here; --help lists them all."),
        (("games", "--nope"), "There is no option --nope here; --help lists them all."),
        (("games", "more"), "That is one argument too many: “more”."),
        (("games", "--json=1"), "The option --json is missing its value, or has one it does not take."),
        (("simulate",), "The argument TITLE is missing; --help says more."),
        (("replay",), "The argument FILE is missing; --help says more."),
        (("simulate", "drift", "--seed"), "The option --seed is missing its value, or has one it does not take."),
        (("simulate", "drift", "a", "b"), "That is one argument too many: “a”."),
        (("--lang", "de", "games"), "“de” is not one of our languages. There are: en, cs, pl."),
        (("games", "--lang", ""), "“” is not one of our languages. There are: en, cs, pl."),
        (("simulate", "drift", "--option", "rounds"), "“rounds” is not a setting; write NAME=VALUE."),
        (("simulate", "drift", "--option", "=3"), "“=3” is not a setting; write NAME=VALUE."),
        (("games", "\x1b[31m\nred"), "That is one argument too many: “[31m red”."),
        (("games", "\udcff"), "That is one argument too many: “?”."),
    ],
)
def test_a_wrong_call_is_one_line(args: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    result = call(capsys, *args)
    assert result.complaint == sentence
    assert (result.status, result.out) == (2, "")


@pytest.mark.parametrize("option", ["--seats", "--games", "--from", "--seed", "--workers"])
@pytest.mark.parametrize("value", ["x", "", "-1", "1.5", "1e3", "0x10", "９", "9" * 19, "9" * 5000, " 3", "nan"])
def test_numbers_are_whole_and_within_bounds(option: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    result = call(capsys, "simulate", "drift", option, value)
    assert result.status == 2
    assert result.complaint.startswith(f"{option} takes a whole number from ")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("nothing",), "No game called “nothing” is installed. Installed: andromeda, drift, trucker, vanguard."),
        (("drift", "--seats", "7"), "“drift” is for 2 to 4 players, not 7."),
        (("drift", "--bots", "nobody"), "“drift” has no bot called “nobody”. It has: random, greedy."),
        (("drift", "--bots", ""), "“drift” has no bot called “”. It has: random, greedy."),
        (("drift", "--bots", "random,"), "“drift” has no bot called “”. It has: random, greedy."),
        (("drift", "--seats", "3", "--bots", "random,random"),
         "2 bots were named for 3 seats; name one for each seat, or one for all."),
        (("drift", "--option", "rounds=7"), "“7” is not a choice for “rounds”. The choices are: 1, 3, 6, 12, 200."),
        (("drift", "--option", "rounds="), "“” is not a choice for “rounds”. The choices are: 1, 3, 6, 12, 200."),
        (("drift", "--option", "speed=1"), "“drift” has no option “speed”."),
        (("drift", "--option", "colours=red"), "“colours” is a list of 3 to 4 entries."),
        (("drift", "--option", "colours="), "“colours” is a list of 3 to 4 entries."),
        (("drift", "--option", "dense=1"), "“1” is not a choice for “dense”. The choices are: False, True."),
    ],
)  # fmt: skip
def test_what_cannot_be_simulated_is_one_line(
    args: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for more in ((), ("--json",)):
        result = call(capsys, "simulate", *args, *more)
        assert result.complaint == sentence
        assert (result.status, result.out) == (1, "")


def test_errors_are_in_the_language_of_the_reader(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert call(capsys, "simulate", "drift", "--seats", "7").complaint == "Hra „drift“ má 2 až 4 místa, ne 7."
    commands = (
        "analyse, backup, campaign, companion, duel, games, merge, odds, play, replay, restore, serve, ship, simulate, "
        "tables"
    )
    assert call(capsys, "nic").complaint == f"Příkaz „nic“ není; jsou: {commands}."
    monkeypatch.setenv("STARBOARD_LANG", "pl")
    assert call(capsys, "simulate").complaint == "Brakuje argumentu TITLE; więcej mówi --help."


def test_a_fault_of_the_program_is_one_line_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> list[str]:
        raise LookupError("first\nsecond")

    monkeypatch.setattr("starboard.commands.games.title_names", broken)
    result = call(capsys, "games")
    assert result.status == 70
    assert result.complaint == "That was our mistake, please report it: LookupError: first."
    monkeypatch.setenv("STARBOARD_DEBUG", "1")
    assert "Traceback" in call(capsys, "games").err


# -- games -------------------------------------------------------------------------------------------------------------


def test_games_lists_titles_seats_options_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    result = call(capsys, "games")
    heads, andromeda, row, trucker, vanguard = (line.split("\t") for line in result.out.splitlines())
    assert andromeda[:3] == ["andromeda", "Andromeda's Edge", "1–5"]
    assert trucker[:3] == ["trucker", "Galaxy Trucker", "2–5"]
    assert trucker[4].startswith("standard, ")
    assert vanguard[:3] == ["vanguard", "ISS Vanguard", "1–4"]
    assert heads == ["Title", "Name", "Seats", "Options", "Presets", "Bots", "Notes"]
    assert row[:3] == ["drift", "Drift", "2–4"]
    assert row[3].startswith("rounds=6 (1, 3, 12, 200); clock=15 (5, 60); ")
    assert row[4:] == ["", "random, greedy", ""]


def test_games_says_which_settings_the_rules_advise_against(capsys: pytest.CaptureFixture[str]) -> None:
    _, andromeda, _, trucker, vanguard = (line.split("\t")[-1] for line in call(capsys, "games").out.splitlines())
    assert andromeda.startswith("length=50, number of seats 5: Five players and a short game (terminus 50)")
    assert "first-game, number of seats 5: " in andromeda
    assert "classes=IV, number of seats 4: " in trucker
    assert "classes=III, " not in trucker
    assert vanguard == ""


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    andromeda, drift, trucker, vanguard = call(capsys, "games", "--json", "--lang", "pl").json
    assert andromeda["seats"] == {"least": 1, "most": 5}
    assert trucker["name"] == "Galaxy Trucker"
    assert [preset["id"] for preset in vanguard["presets"]] == ["campaign", "quick", "lesson", "operation", "deadly"]
    assert trucker["presets"][0] == {
        "id": "standard",
        "name": "Gra standardowa: I, II, III",
        "options": {"classes": ["I", "II", "III"]},
        "seats": [{"seats": seats, "warnings": []} for seats in range(2, 6)],
    }
    assert drift["title"] == "drift"
    assert drift["about"].startswith("Mała gra")
    assert drift["seats"] == {"least": 2, "most": 4}
    assert drift["options"][0] == {
        "id": "rounds",
        "name": "Rundy",
        "choices": [1, 3, 6, 12, 200],
        "default": 6,
        "least": 0,
        "most": 0,
    }
    assert drift["bots"] == ["random", "greedy"]


def test_a_title_that_does_not_load_leaves_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(FAULTS)
    result = call(capsys, "games", "--json")
    assert "drift" in [title["title"] for title in result.json]
    assert result.status == 1
    assert result.complaint == "The game “no-title” cannot be loaded: faults:NO_TITLE is not a game of that name."


def test_no_games_are_said_to_be_none(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.commands.games.title_names", list)
    assert call(capsys, "games").out == "No games are installed.\n"
    assert call(capsys, "games", "--json").json == []


def test_a_terminal_gets_a_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "dumb")
    out = call(capsys, "games").out
    assert "drift" in out
    assert "\t" not in out
    assert len(out.splitlines()) > 4


# -- simulate ----------------------------------------------------------------------------------------------------------

QUICK = ("--option", "rounds=1", "--seed", "3")


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    result = call(capsys, "simulate", "drift", "--seats", "3", "--games", "8", *QUICK, "--json")
    assert (result.status, result.err) == (0, "")
    assert list(result.json) == ["title", "games", "decisions", "seconds", "wins", "scores", "errors"]
    assert (result.json["title"], result.json["games"], result.json["errors"]) == ("drift", 8, [])
    assert len(result.json["scores"]) == 3
    assert sum(result.json["wins"]) == pytest.approx(8)


def test_simulate_warns_of_what_the_rules_advise_against(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("simulate", "andromeda", "--seats", "5", "--games", "1", "--workers", "1", "--json")
    result = call(capsys, *args, "--option", "length=50")
    assert result.status == 0
    assert result.err.startswith("starboard: Note: Five players and a short game (terminus 50)")
    assert not call(capsys, *args).err


def test_simulate_refuses_what_the_title_does_not_play(capsys: pytest.CaptureFixture[str]) -> None:
    result = call(capsys, "simulate", "andromeda", "--preset", "hegemon", "--seats", "4")
    assert result.complaint.startswith("The Hegemon plays against at most 3 people, not 4")
    presets = {preset["id"]: preset for preset in call(capsys, "games", "--json").json[0]["presets"]}
    assert [row["seats"] for row in presets["hegemon"]["seats"]] == [1, 2, 3]
    assert [bool(row["warnings"]) for row in presets["first-game"]["seats"]] == [False] * 4 + [True]


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    result = call(capsys, "simulate", "drift", "--bots", "greedy, random", "--games", "8", *QUICK, "--lang", "cs")
    first, heads, *rows = result.out.splitlines()
    assert first.startswith("Drift: 8 partií, ")
    assert heads.split("\t") == ["Místo", "Bot", "Výhry", "Podíl", "Průměrné skóre"]
    assert [row.split("\t")[:2] for row in rows] == [["Hráč 1", "greedy"], ["Hráč 2", "random"]]


def test_where_nobody_was_named_the_second_level_plays(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--games", "1", "--workers", "1")
    for title, bot in (("andromeda", "settler"), ("vanguard", "ensign"), ("drift", "random")):
        more = ("--option", "start=operation") if title == "vanguard" else ()
        _, _, row, *_ = call(capsys, "simulate", title, *args, *more).out.splitlines()
        assert row.split("\t")[1] == bot


def test_options_are_read_in_the_types_of_the_title(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--option", "dense=true", "--option", "colours=red,blue,green", "--option", "rounds=1", "--games", "2")
    assert call(capsys, "simulate", "drift", *args).status == 0


def test_a_preset_brings_its_options_and_others_change_them(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("simulate", "trucker", "--preset", "first-flight", "--option", "build=turns", "--games", "2", "--json")
    result = call(capsys, *args)
    assert (result.status, result.json["games"]) == (0, 2)
    result = call(capsys, "simulate", "drift", "--preset", "none")
    assert result.status == 1
    assert result.complaint == "“drift” has no setup “none”. It has: –."


def test_failed_matches_are_told_and_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(FAULTS)
    args = ("simulate", "failing", "--games", "60", *QUICK, "--workers", "1", "--keep", str(tmp_path / "kept"))
    result = call(capsys, *args, "--json")
    errors = result.json["errors"]
    assert result.status == 1
    assert len(errors) > 5
    assert result.json["games"] == 60 - len(errors)
    assert set(errors[0]) == {"game", "seed", "message"}
    assert errors[0]["message"].startswith("The rules of “failing” failed after ")
    lines = result.err.splitlines()
    assert len(lines) == 6
    assert lines[0] == f"starboard: Match {errors[0]['game']} (seed {errors[0]['seed']}): {errors[0]['message']}"
    assert lines[5] == f"starboard: {len(errors) - 5} more matches failed."
    kept = tmp_path / "kept" / f"failing-3-{errors[0]['game']}.jsonl"
    assert call(capsys, "replay", str(kept)).status == 0


def test_a_folder_that_cannot_be_made_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = call(capsys, "simulate", "drift", "--games", "1", "--keep", str(tmp_path / "file"))
    assert result.complaint == f"The system says no: {tmp_path / 'file'}: File exists."


def test_an_interrupt_tells_what_is_done(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    # The package has a function of the same name as the module.
    module = importlib.import_module("starboard.arena.simulate")
    played = module.play_out

    def interrupted(*args: Any) -> Any:
        decisions = played(*args)
        interrupted.games += 1  # type: ignore[attr-defined]
        if interrupted.games > 5:  # type: ignore[attr-defined]
            raise KeyboardInterrupt
        return decisions

    interrupted.games = 0  # type: ignore[attr-defined]
    monkeypatch.setattr(module, "play_out", interrupted)
    result = call(capsys, "simulate", "drift", "--games", "1000", *QUICK, "--workers", "1", "--json")
    assert result.status == 130
    assert result.json["games"] == 5
    assert result.complaint == "Interrupted after 5 matches."


# -- As a process ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("program", [[STARBOARD], [sys.executable, "-m", "starboard"]], ids=["script", "module"])
def test_the_command_itself(program: list[str]) -> None:
    command = [*program, "simulate", "drift", "--games", "20", "--seed", "1", "--workers", "2", "--json"]
    done = subprocess.run(command, capture_output=True, env=environment(), check=True)
    result = json.loads(done.stdout)
    assert (done.stderr, result["games"], result["errors"]) == (b"", 20, [])
    same = simulate(plan_of(find_title("drift"), seed=1), 20)
    assert (result["decisions"], tuple(result["wins"]), tuple(result["scores"])) == (
        same.decisions,
        same.wins,
        same.scores,
    )


def test_ctrl_c_on_a_terminal_ends_all_processes_cleanly() -> None:
    ours, theirs = os.openpty()
    command = [STARBOARD, "simulate", "drift", "--games", "100000000", "--workers", "2", "--json"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=theirs, env=environment() | {"TERM": "xterm"}, start_new_session=True
    )
    os.close(theirs)
    # The bar appears when the work has begun. The terminal would then send the signal to the whole group.
    shown = os.read(ours, 100)
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGINT)
    while True:
        try:
            shown += os.read(ours, 10_000)
        except OSError:
            break
    out, _ = process.communicate(timeout=30)
    os.close(ours)
    assert process.returncode == 130
    assert sum(json.loads(out)["wins"]) == pytest.approx(json.loads(out)["games"])
    assert b"Traceback" not in shown
    assert b"Interrupted after " in shown


def test_ctrl_c_before_the_first_word_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(language: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("starboard.terminal.Speech", interrupted)
    assert run(cli.starboard, ["games"]) == 130


def test_nobody_hears_of_a_broken_pipe() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([STARBOARD, "games"], stdout=writer, stderr=subprocess.PIPE, env=environment(), check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_terminal_that_lacks_letters_gets_question_marks() -> None:
    poor = environment() | {"PYTHONIOENCODING": "latin-1"}
    done = subprocess.run([STARBOARD, "--lang", "cs", "nic"], capture_output=True, env=poor, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("starboard: P?íkaz ?nic? není".encode("latin-1"))
