"""The build hook. It ships the locales, the pages of rules and the built client, and on request it compiles the kernel.

The client is built with Node out of a wheel, so users need none. A default build is pure Python. With
`STARBOARD_COMPILE=1` in the environment the modules listed in pyproject.toml under `[tool.starboard] compiled` are
compiled with mypyc as well. The Python files stay beside the compiled ones: they are the reference, and deleting the
compiled ones gives the default build again.
"""

import contextlib
import os
import runpy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "STARBOARD_COMPILE"
COMPILER = ["mypy>=1.15", "setuptools>=75"]
SOURCES = "src"
STATIC = "src/starboard/web/static"


class StarboardBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds to a wheel what is not already laid out in src/ as the wheel needs it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: Node, unless the client is built, and what compiling takes."""
        client = self._client()
        needs = [] if client["is_built"]() else [client["NODE"]]
        if _compiling():
            # mypyc checks types first, so it must see the libraries that the modules import.
            needs += [*COMPILER, *self.metadata.core.dependencies]
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files; `version` is "standard" or "editable"."""
        if version == "editable":
            # An editable install reads src/, locales/ and docs/ where they are. Compiled files there would hide edits,
            # and the client is built by `make client`.
            if _compiling():
                self.app.display_warning(f"{SWITCH} does nothing for an editable install")
            return
        build_data["force_include"]["locales"] = "starboard/locales"
        build_data["force_include"]["docs/rules"] = "starboard/rules"
        self._client()["build"]()
        # Named here because git ignores it.
        build_data["artifacts"].append(f"/{STATIC}")
        if _compiling():
            # Kept on the hook: hatchling reads the files after this method has returned. The folder goes with the hook.
            self.scratch = TemporaryDirectory(prefix="starboard-build-", ignore_cleanup_errors=True)
            build_data["force_include"].update(self._compile(Path(self.scratch.name)))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel is written."""
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def _client(self) -> dict[str, Any]:
        """The functions of client/build.py."""
        return runpy.run_path(str(Path(self.root, "client", "build.py")))

    def _compile(self, scratch: Path) -> dict[str, str]:
        """Compile the listed modules; returns where each new file is and where in the wheel it belongs."""
        sources = Path(self.root, SOURCES)
        listed = self.metadata.config["tool"]["starboard"]["compiled"]
        modules = [_inside(sources, Path(self.root, name)) for name in listed]
        library = scratch / "lib"
        with contextlib.chdir(sources):
            mypyc(modules, library, scratch)
        return {str(file): file.relative_to(library).as_posix() for file in library.rglob("*") if file.is_file()}


def _compiling() -> bool:
    answer = os.environ.get(SWITCH, "0")
    if answer not in {"", "0", "1"}:
        raise ValueError(f"{SWITCH} is 1 to compile or 0 not to, not {answer!r}")
    return answer == "1"


def _inside(sources: Path, file: Path) -> str:
    if not file.is_file():
        raise FileNotFoundError(f"[tool.starboard] compiled in pyproject.toml names a file that is not there: {file}")
    return file.relative_to(sources).as_posix()


def mypyc(modules: list[str], library: Path, scratch: Path) -> None:
    """Compile `modules`, given relative to the current folder, into `library`. Writes nowhere but below `scratch`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # Strictness is for `make lint`: here a newer mypy that finds more in the other modules must not stop a build.
    options = [
        "--config-file=",
        f"--cache-dir={scratch / 'types'}",
        "--explicit-package-bases",
        "--follow-imports=silent",
    ]
    extensions = mypycify(
        [*options, *modules],
        opt_level="3",
        # Several modules share one library beside the package; this names it.
        group_name="starboard",
        target_dir=str(scratch / "c"),
    )
    command = build_ext(Distribution({"name": "starboard", "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(scratch / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
