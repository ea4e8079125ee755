"""Sentences in the reader's language: Fluent messages for what the rest of the program says as ids with arguments.

The messages are in `locales/<language>/<first word>.ftl`, where the first word is that of the message ids in the file:
`kernel-seats` is in `kernel.ftl`. A file is read when one of its messages is first said, because a title brings
thousands and most commands say a few. A title that lives in a package of its own brings a folder `locales` in it.
"""

import re
import sys
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from starboard.kernel import Message, Title

LANGUAGES = ("en", "cs", "pl")
FALLBACK = "en"
LONGEST_PART = 2000

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|[ \t]*$))*", re.MULTILINE)
"""A message goes on in indented lines, and in empty ones between them."""
_BREAKS = "\t\n\v\f\r\x85\u2028\u2029"
_ODD = {"Cc": "", "Cf": "", "Cs": "?"}
"""What becomes of control characters, of invisible marks, and of halves of characters."""


class Speech:
    """Says messages in one language. What is missing there is said in English, and what is missing there too by its id:
    a gap in a translation must never stop a game."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self._chain = tuple(dict.fromkeys((self.language, FALLBACK)))
        self._folders = [_own_folder()]
        self._bundles = {name: new_bundle(name) for name in self._chain}
        self._read: set[str] = set()

    def learn(self, title: Title[Any]) -> None:
        """Find the messages of a title as well, if its package brings any."""
        new = [folder for folder in _folders_of(title) if folder not in self._folders]
        if new:
            self._folders += new
            self._read.clear()

    def knows(self, id: str) -> bool:
        """Whether there is a sentence for this id, in the reader's language or in English."""
        return self._bundle_with(id) is not None

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The sentence for a message. Never raises: the worst answer is the id with its arguments.

        A number called `seat` is said as the name of that seat, from `names` or as "Seat 1", "Seat 2". What may be
        `called` by the id of another message is said so where that is known.
        """
        try:
            called = message.args.get("called")
            if isinstance(called, str) and self.knows(called):
                return self.say(Message(called), names)
            bundle = self._bundle_with(message.id)
            pattern = bundle.get_message(message.id).value if bundle else None
            if bundle is None or pattern is None:
                return str(message)
            args = {
                name: self._argument(name, value, names)
                for name, value in message.args.items()
                # Lists are for those who draw what happened.
                if isinstance(value, str | int | Message)
            }
            return str(bundle.format_pattern(pattern, args)[0])
        except Exception:
            # Whatever a foreign translation contains, the reader gets something to read.
            return str(message)

    def _argument(self, name: str, value: str | int | Message, names: Sequence[str]) -> str | int:
        if isinstance(value, bool):
            return "true" if value else "false"
        if name == "seat" and isinstance(value, int):
            value = self.name_of(value, names)
        elif isinstance(value, Message):
            value = self.say(value, names)
        # Fluent gives up on a sentence with a longer part.
        return value if isinstance(value, int) or len(value) <= LONGEST_PART else f"{value[:LONGEST_PART]}…"

    def name_of(self, seat: int, names: Sequence[str] = ()) -> str:
        """What the player in this seat is called."""
        if 0 <= seat < len(names) and names[seat].strip():
            return names[seat]
        return self.say(Message("kernel-seat-name", {"number": seat + 1}))

    def _bundle_with(self, id: str) -> FluentBundle | None:
        """The first bundle of the chain that has the message, its file read if that was not done yet."""
        word = id.partition("-")[0]
        if word not in self._read:
            self._read.add(word)
            for language, bundle in self._bundles.items():
                for text in _texts(self._folders, language, word):
                    bundle.add_resource(parsed(text))
        return next((bundle for bundle in self._bundles.values() if bundle.has_message(id)), None)


def capital(text: object) -> str:
    """`CAPITAL($said)` in a message: the same with a capital letter, for what stands at the beginning of a sentence."""
    said = str(text)
    return said[:1].upper() + said[1:]


def new_bundle(language: str) -> FluentBundle:
    """An empty bundle that knows our functions."""
    functions: dict[str, Any] = {"CAPITAL": capital}
    return FluentBundle([language], use_isolating=False, functions=functions)


@cache
def parsed(text: str) -> Resource:
    """A Fluent file as its messages. Reading one takes far longer than saying something, so it is done once."""
    return FluentResource(text)


def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: what was asked for, else STARBOARD_LANG, else that of the system, else English.

    The first of these that is set decides, as POSIX has it, even when it names a language that we do not speak.
    """
    for value in (asked, *map(environ.get, ("STARBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if value:
            language = value.replace("-", "_").partition(".")[0].partition("_")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def texts_of(language: str, word: str, title: Title[Any] | None = None) -> list[str]:
    """The Fluent files of a language whose messages begin with this word, our own and those of a title."""
    theirs = _folders_of(title) if title is not None else []
    return list(_texts([_own_folder(), *theirs], language, word))


def messages_of(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a Fluent file one by one: each id, and all that is written of it."""
    return ((found[1], found[0].rstrip() + "\n") for found in _MESSAGE.finditer(text))


def plain(text: str) -> str:
    """`text` on one line and without what could disturb a terminal or the order of its letters: control characters,
    marks of direction, halves of characters. Names and records come from strangers."""
    return "".join(_ODD.get(unicodedata.category(c), c) if c not in _BREAKS else " " for c in text)


def _own_folder() -> Traversable:
    """Where the messages of this program lie: in the wheel inside the package, in a checkout beside `src`."""
    inside = files("starboard").joinpath("locales")
    return inside if inside.is_dir() else Path(__file__).resolve().parents[2] / "locales"


def _folders_of(title: Title[Any]) -> list[Traversable]:
    """Where the words of a title lie: beside the module of its class, or anywhere if the whole path is given."""
    module = sys.modules.get(type(title).__module__)
    package = getattr(module, "__package__", None)
    try:
        folders = [_folder(package, name) for name in title.texts] if package else []
        return [folder for folder in folders if folder.is_dir()]
    except Exception:
        # A package from an odd loader has no resources; its title can still be played.
        return []


def _folder(package: str, name: str) -> Traversable:
    return Path(name) if Path(name).is_absolute() else files(package).joinpath(*name.split("/"))


def _texts(folders: Sequence[Traversable], language: str, word: str) -> Iterator[str]:
    """The files that hold messages whose ids begin with this word: `word.ftl` and `word-*.ftl`."""
    for folder in folders:
        inside = folder.joinpath(language)
        if not inside.is_dir():
            continue
        for file in sorted(inside.iterdir(), key=lambda file: file.name):
            stem = file.name.removesuffix(".ftl")
            if stem != file.name and (stem == word or stem.startswith(f"{word}-")):
                yield file.read_bytes().decode("utf-8", "replace")
