"""What comes with the program for those who host it: its service for systemd, and its image."""

import json
import re
import shlex
import subprocess
from importlib.metadata import metadata
from pathlib import Path

import pytest

from running import ROOT
from starboard.commands.serve import serve_command

HOSTING = ROOT / "hosting"


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    text = (HOSTING / "starboard.service").read_text(encoding="utf-8")
    file = tmp_path / "starboard.service"
    # There is no program of ours in that place on the machine of the tests.
    file.write_text(text.replace("/opt/starboard/bin/starboard", "/bin/true"), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(file)], check=False, capture_output=True, text=True)
    assert [line for line in done.stderr.splitlines() if file.name in line] == []


def test_the_service_and_the_image_call_the_server_rightly() -> None:
    service = (HOSTING / "starboard.service").read_text(encoding="utf-8")
    image = (HOSTING / "Containerfile").read_text(encoding="utf-8")
    started = re.search(r"^ExecStart=(.*)$", service, re.MULTILINE)
    called = re.search(r"^CMD (.*)$", image, re.MULTILINE)
    assert started is not None
    assert called is not None
    for words in (shlex.split(started[1]), json.loads(called[1])):
        assert words[0].rpartition("/")[2] == "starboard"
        assert words[1] == "serve"
        assert serve_command.make_context("serve", words[2:], resilient_parsing=True).params["port"] == 8420


@pytest.mark.parametrize("file", ["starboard.service", "Containerfile", "compose.yaml"])
def test_every_setting_is_one_that_there_is(file: str) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\bSTARBOARD_[A-Z_]+", (HOSTING / file).read_text(encoding="utf-8")))
    assert named
    assert all(f"`{name}`" in page for name in named)


def test_the_image_has_what_its_settings_ask_for() -> None:
    image = (HOSTING / "Containerfile").read_text(encoding="utf-8")
    extras = re.search(r"\$wheel\[(.*?)\]", image)
    assert extras is not None
    # The compose file has a PostgreSQL and passes on which services reach devices.
    assert (
        {"postgres", "push"} <= set(extras[1].split(",")) <= {*(metadata("starboard").get_all("Provides-Extra") or ())}
    )
