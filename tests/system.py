"""What the tests need of the system: a Chromium to look with, a PostgreSQL to store in, the proxies that people put
in front of a server, and what checks the description of a service.

`python tests/system.py` installs what is missing, where that is possible; otherwise it says what to do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHROMIUM = "STARBOARD_CHROMIUM"
"""Names the browser where it is not on the path."""


def chromium() -> str | None:
    """The browser of the tests: best the one that draws nothing but pages."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return os.environ.get(CHROMIUM) or next(filter(None, map(shutil.which, names)), None)


def postgres() -> str | None:
    """A program of PostgreSQL; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(found[-1]) if found else shutil.which("initdb")


PROXIES = {"nginx": "nginx-light", "haproxy": "haproxy", "caddy": "caddy"}
"""Proxies, and Debian's packages of them."""


def proxy(name: str) -> str | None:
    """A proxy; Debian keeps some of them off the path of those who are not root."""
    return shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin")


def missing() -> list[str]:
    """The packages of Debian that are missing."""
    found = {"chromium-headless-shell": chromium(), "postgresql": postgres()}
    found["systemd"] = shutil.which("systemd-analyze")
    found |= {package: proxy(name) for name, package in PROXIES.items()}
    return [package for package, place in found.items() if place is None]


def main() -> None:
    wanted = missing()
    if not wanted:
        return
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise SystemExit(
            f"The tests need {' and '.join(wanted)}. On Debian: sudo apt-get install {' '.join(wanted)}. "
            f"Elsewhere put them on the path, or name the browser in {CHROMIUM}."
        )
    print(f"installing {' and '.join(wanted)}", file=sys.stderr)
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *wanted]):
        subprocess.run(["apt-get", *command], env=quietly, stdout=subprocess.DEVNULL, check=True)
    if missing():
        raise SystemExit(f"{' and '.join(missing())} did not come with the package.")


if __name__ == "__main__":
    main()
