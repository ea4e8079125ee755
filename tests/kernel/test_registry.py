"""Which titles are installed, and what is said of those that are not or do not load."""

import sys
from pathlib import Path
from textwrap import dedent
from typing import ClassVar

import pytest

from drift.title import DRIFT, DriftTitle
from starboard.kernel import UnknownTitle, find_title, title_names

GOOD = """
    from drift.title import DriftTitle

    class Other(DriftTitle):
        id = "{name}"

    TITLE = Other()
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def install(shelf: Path, name: str, source: str, place: str = "") -> str:
    """Put a package onto the shelf that registers a title of this name; gives the name of its module."""
    module = f"shelf_{name}"
    (shelf / f"{module}.py").write_text(dedent(source).format(name=name), encoding="utf-8")
    info = shelf / f"{module}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n", encoding="utf-8")
    entry = f"[starboard.titles]\n{name} = {place or f'{module}:TITLE'}\n"
    (info / "entry_points.txt").write_text(entry, encoding="utf-8")
    return module


def unknown(name: str) -> UnknownTitle:
    with pytest.raises(UnknownTitle) as caught:
        find_title(name)
    return caught.value


def test_an_installed_title_is_found_by_its_name() -> None:
    assert "drift" in title_names()
    assert find_title("drift") is DRIFT


def test_a_title_may_live_in_a_package_of_its_own(shelf: Path) -> None:
    module = install(shelf, "sound", GOOD)
    assert "sound" in title_names()
    assert find_title("sound") is sys.modules[module].TITLE
    assert find_title("sound") is find_title("sound")


@pytest.mark.parametrize("name", ["", "Drift", "drift ", "nothing", "drift.title", "\x1b[31m", "../drift"])
def test_an_unknown_title_is_named_beside_those_there_are(name: str) -> None:
    why = unknown(name)
    assert why.message.id == "kernel-title-unknown"
    assert why.message.args == {"title": name, "titles": ", ".join(title_names())}


def test_a_very_long_name_is_not_repeated_in_full() -> None:
    assert unknown("x" * 100_000).message.args["title"] == "x" * 40


def test_names_are_given_in_order_once_each_and_without_loading_anything(shelf: Path) -> None:
    modules = [install(shelf, name, "raise AssertionError('loaded')") for name in ("zebra", "aardvark")]
    twin = install(shelf, "zebra_twin", "raise AssertionError('loaded')")
    entry = shelf / f"{twin}-1.dist-info" / "entry_points.txt"
    entry.write_text("[starboard.titles]\nzebra = shelf_zebra:TITLE\n", encoding="utf-8")
    names = title_names()
    assert names == sorted(set(names))
    assert {"zebra", "aardvark", "drift"} <= set(names)
    assert not {*modules, twin} & sys.modules.keys()


@pytest.mark.parametrize(
    ("name", "source", "reason"),
    [
        ("no_board", "raise OSError('the board is missing\\nand so are the pieces')", "the board is missing"),
        ("no_library", "import nowhere_to_be_found", "No module named 'nowhere_to_be_found'"),
        ("no_syntax", "def :", "invalid syntax (shelf_no_syntax.py, line 1)"),
        ("no_name", "title = 1", "module 'shelf_no_name' has no attribute 'TITLE'"),
        ("no_words", "raise ValueError", ""),
        ("long_words", "raise ValueError('x' * 10_000)", "x" * 200),
    ],
)
def test_a_title_that_does_not_load_is_named_with_the_reason_in_one_line(
    shelf: Path, name: str, source: str, reason: str
) -> None:
    install(shelf, name, source)
    why = unknown(name)
    assert why.message.id == "kernel-title-broken"
    assert why.message.args == {"title": name, "reason": reason}
    assert why.__cause__ is not None


def test_a_title_that_wants_to_leave_when_it_is_loaded_does_not_load(shelf: Path) -> None:
    install(shelf, "leaving", "import sys; sys.exit('not today')")
    assert unknown("leaving").message.id == "kernel-title-broken"


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("nobody", "TITLE = None"),
        ("just_words", "TITLE = 'just_words'"),
        ("just_a_class", "from drift.title import DriftTitle as TITLE"),
        ("misnamed", "from drift.title import DRIFT as TITLE"),
    ],
)
def test_what_is_not_a_title_of_that_name_is_refused_with_its_place(shelf: Path, name: str, source: str) -> None:
    module = install(shelf, name, source)
    why = unknown(name)
    assert why.message.id == "kernel-title-not-one"
    assert why.message.args == {"title": name, "place": f"{module}:TITLE"}


def test_an_entry_that_points_nowhere_does_not_load(shelf: Path) -> None:
    install(shelf, "lost", "", place="no.such.module:TITLE")
    assert unknown("lost").message.id == "kernel-title-broken"


def test_one_broken_title_does_not_spoil_the_others(shelf: Path) -> None:
    install(shelf, "spoilt", "raise OSError('spoilt')")
    install(shelf, "fresh", GOOD)
    unknown("spoilt")
    assert find_title("fresh").id == "fresh"
    assert find_title("drift") is DRIFT


def test_a_title_that_did_not_load_can_be_found_once_it_is_mended(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = install(shelf, "mended", "TITLE = None")
    unknown("mended")

    class Mended(DriftTitle):
        id: ClassVar[str] = "mended"

    title = Mended()
    monkeypatch.setattr(sys.modules[module], "TITLE", title)
    assert find_title("mended") is title
