"""Where things are kept."""

from pathlib import Path

import pytest

from starboard.store import data_folder, default_database

HOME = Path("/home/ada")

PLACES = [
    ("linux", {}, HOME / ".local/share/starboard"),
    ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/starboard")),
    ("linux", {"XDG_DATA_HOME": "relative"}, HOME / ".local/share/starboard"),
    ("linux", {"XDG_DATA_HOME": ""}, HOME / ".local/share/starboard"),
    ("darwin", {"XDG_DATA_HOME": "/data"}, HOME / "Library/Application Support/Starboard"),
    ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/Starboard")),
    ("win32", {}, HOME / "AppData/Local/Starboard"),
]


@pytest.mark.parametrize(("system", "environment", "folder"), PLACES)
def test_the_folder_follows_the_custom_of_the_system(
    system: str, environment: dict[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: HOME)
    assert data_folder(environment, system) == folder


def test_the_database_lies_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: HOME)
    assert Path(default_database()).name == "starboard.db"
    assert Path(default_database()).parent == data_folder()
