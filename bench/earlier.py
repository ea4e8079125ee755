"""Bots as they were: those of an earlier commit, beside those of today and by the rules of today.

`veteran@ae979e4f` is the veteran of that commit. Its folder of bots is taken out of git, under a name of its own, so
that both can sit at one table. Where it names what has been moved since, it cannot be loaded.
"""

import subprocess
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from io import BytesIO
from pathlib import Path
from tarfile import open as open_tar
from tempfile import TemporaryDirectory, gettempdir

from starboard.bots import BotMaker, bot_maker
from starboard.bots.registry import GROUP
from starboard.kernel import find_title

HERE = Path(__file__).parent
KEPT = Path(gettempdir()) / "starboard-earlier-bots"


@cache
def maker_of(title: str, name: str) -> BotMaker:
    """What makes bots of that name, of today or of the commit after the `@`."""
    bot, _, commit = name.partition("@")
    if not commit:
        return bot_maker(find_title(title), name)
    (entry,) = entry_points(group=GROUP, name=f"{title}:{bot}")
    now = f"starboard.games.{title}.bots"
    then = f"{title}_bots_{_hash(commit)}"
    _taken_out(title, commit, now, then)
    if str(KEPT) not in sys.path:
        sys.path.insert(0, str(KEPT))
    made: BotMaker = getattr(import_module(entry.module.replace(now, then)), entry.attr)
    return made


@cache
def _hash(commit: str) -> str:
    return _git("rev-parse", "--short=12", f"{commit}^{{commit}}").decode().strip()


def _taken_out(title: str, commit: str, now: str, then: str) -> None:
    """The folder of bots as a package `then`. Several processes may do this at once: the first one wins."""
    if (KEPT / then).exists():
        return
    KEPT.mkdir(exist_ok=True)
    folder = now.replace(".", "/")
    with TemporaryDirectory(dir=KEPT) as work:
        with open_tar(fileobj=BytesIO(_git("archive", _hash(commit), f"src/{folder}"))) as tar:
            tar.extractall(work, filter="data")
        package = Path(work, "src", folder)
        for file in package.rglob("*.py"):
            file.write_text(file.read_text(encoding="utf-8").replace(now, then), encoding="utf-8")
        try:
            package.rename(KEPT / then)
        except OSError:
            assert (KEPT / then).exists()


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=HERE.parent, check=True, capture_output=True).stdout
