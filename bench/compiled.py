"""A compiled copy of the kernel and of the reference title's rules, in a folder of its own.

The wheel compiles the kernel, and each title that comes with it will have its rules compiled too; so the benchmark
compiles the rules of the reference title with the kernel, as a title in the wheel would be.
"""

import contextlib
import shutil
import tomllib
from pathlib import Path

from hatch_build import mypyc

ROOT = Path(__file__).resolve().parent.parent
RULES = ["drift/rules.py", "drift/view.py"]


def compiled_tree(folder: Path, *, rules: bool, root: Path = ROOT) -> Path:
    """Copy the package and the reference title of a checkout into `folder` and compile them there; the path to import
    from."""
    tree = folder / "tree"
    shutil.copytree(root / "src", tree, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(root / "tests" / "titles", tree, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(root / "locales", tree / "starboard" / "locales")
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    modules = [name.removeprefix("src/") for name in project["tool"]["starboard"]["compiled"]]
    with contextlib.chdir(tree):
        mypyc(modules + RULES * rules, tree, folder / "scratch")
    return tree
