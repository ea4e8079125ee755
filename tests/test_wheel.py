"""What `pip install .` installs is whole: the wheel alone serves the lobby, without Node and without the checkout."""

import subprocess
import sys
import zipfile
from pathlib import Path

import httpx2
import pytest

from running import ROOT, running
from starboard.speech import LANGUAGES


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked as an installer would do it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = ["pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), "."]
    subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=True, timeout=300)
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        names = archive.namelist()
        archive.extractall(folder / "site")
    assert len(names) == len(set(names))
    return folder / "site"


def test_the_wheel_has_words_and_pages(wheel: Path) -> None:
    package = wheel / "starboard"
    assert all((package / "locales" / language / "kernel.ftl").is_file() for language in LANGUAGES)
    assert {page.name for page in (package / "rules").rglob("*.md")} == {
        page.name for page in (ROOT / "docs" / "rules").rglob("*.md")
    }
    assert (package / "web" / "static" / "index.html").is_file()
    assert list((package / "web" / "static" / "assets").glob("*.js"))
    assert not list(wheel.rglob("node_modules"))


def test_the_wheel_alone_serves_the_lobby(wheel: Path, tmp_path: Path) -> None:
    with running(tmp_path, PYTHONPATH=str(wheel)) as server:
        page = httpx2.get(server.address, timeout=20)
        assert page.status_code == 200
        script = page.text.partition('src="/')[2].partition('"')[0]
        assert httpx2.get(server.address + script, timeout=20).status_code == 200
        titles = httpx2.get(f"{server.address}api/titles", timeout=20).json()
        assert "trucker" in {title["id"] for title in titles}
        code = "import starboard; print(starboard.__file__)"
        where = subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONPATH": str(wheel)}, capture_output=True, text=True, check=True
        )
        assert Path(where.stdout.strip()).is_relative_to(wheel)
