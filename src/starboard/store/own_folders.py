"""Folders of text files that people may change through the server: what they fill in of their own. Names were checked
before they come here, and only files of known names are touched."""

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp, mkstemp

from starboard.store.errors import StoreError

HALF_MADE = ".new-"
"""What a folder or file is called until it is whole."""


class OwnFolders:
    """The folders in one place. Whatever is written is there as a whole, or not at all."""

    def __init__(self, root: Path, files: Sequence[str], largest: int) -> None:
        """`files`: the names that a folder may hold, the first of them always; `largest`: bytes of one."""
        self._root = root
        self._files = tuple(files)
        self._largest = largest

    def names(self) -> list[str]:
        """Every folder that holds the first file."""
        try:
            return sorted(one.name for one in self._root.iterdir() if (one / self._files[0]).is_file())
        except OSError:
            return []

    def read(self, name: str) -> dict[str, str] | None:
        """The files of a folder; None where there is no such folder. What is no text, or too large, is left empty of
        sense but not of letters, so that its reader can say so."""
        folder = self._root / name
        try:
            if not (folder / self._files[0]).is_file():
                return None
            found = {file: folder / file for file in self._files if (folder / file).is_file()}
            return {file: self._text(path) for file, path in found.items()}
        except OSError:
            raise StoreError("store-own-unreadable", name=name) from None

    def _text(self, path: Path) -> str:
        with path.open("rb") as file:
            return file.read(self._largest + 1).decode("utf-8", errors="replace")

    def create(self, name: str, files: Mapping[str, str]) -> bool:
        """A new folder, which appears with all its files at once. False where the name is taken."""
        if (self._root / name).exists():
            return False
        half = ""
        try:
            self._root.mkdir(mode=0o700, parents=True, exist_ok=True)
            half = mkdtemp(prefix=HALF_MADE, dir=self._root)
            for file in self._files:
                Path(half, file).write_text(files.get(file, ""), encoding="utf-8", newline="\n")
            # Fails where somebody was quicker: such a folder is not empty.
            os.replace(half, self._root / name)
        except OSError:
            self._clear(Path(half)) if half else None
            if (self._root / name).exists():
                return False
            raise StoreError("store-own-unwritable", name=name) from None
        return True

    def replace(self, name: str, files: Mapping[str, str]) -> None:
        """Other texts in the files of a folder; those that are the same are not touched."""
        before = self.read(name) or {}
        try:
            for file in self._files:
                if before.get(file) != files.get(file, ""):
                    _write(self._root / name / file, files.get(file, ""))
        except OSError:
            raise StoreError("store-own-unwritable", name=name) from None

    def remove(self, name: str) -> None:
        """Take the known files away, and the folder with them if nothing else is in it."""
        self._clear(self._root / name)
        if (self._root / name / self._files[0]).exists():
            raise StoreError("store-own-unwritable", name=name)

    def _clear(self, folder: Path) -> None:
        with suppress(OSError):
            for file in self._files:
                (folder / file).unlink(missing_ok=True)
            folder.rmdir()


def _write(path: Path, text: str) -> None:
    """Beside the old one first: a file is never half written."""
    handle, half = mkstemp(prefix=HALF_MADE, dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(half, path)
    except OSError:
        Path(half).unlink(missing_ok=True)
        raise
