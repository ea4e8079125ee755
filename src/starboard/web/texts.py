"""Which words are sent to whom: those of this program and its titles to everybody, and what the content of a title
keeps sealed, such as the pages of a story, only to a table that has come to it."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

from starboard.kernel import Title, find_title, title_names
from starboard.speech import FALLBACK, LANGUAGES, messages_of, texts_of

_NAMED = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
"""A message that is said within another."""


def open_texts(language: str, word: str) -> list[str]:
    """Messages of this program, of a title, or of the content that a title brings; English comes first there, because
    content may be translated in part, and of two messages the later one is said."""
    if language not in LANGUAGES or not word.isalnum():
        return []
    ours = texts_of(language, word, find_title(word) if word in title_names() else None)
    return ours or [text for spoken in _chain(language) for text in _content_texts(spoken, word)]


def sealed_text(language: str, title: Title[Any], ids: Collection[str]) -> str:
    """Those of these messages that the title keeps sealed, with the names in them. Where English stands in
    for another language, the message says so by an attribute."""
    known = {id: text for word in {id.partition("-")[0] for id in ids} for id, text in _sealed(language, title, word)}
    told = dict.fromkeys(id for id in ids if id in known)
    rest = list(told)
    while rest:
        named = [id for id in _NAMED.findall(known[rest.pop()]) if id in known and id not in told]
        told |= dict.fromkeys(named)
        rest += named
    return "".join(known[id] for id in told)


def _chain(language: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((FALLBACK, language)))


def _content_texts(language: str, word: str) -> list[str]:
    """Messages of the first title whose content has them, without those that are sealed."""
    for name in title_names():
        title = find_title(name)
        texts = texts_of(language, word, title)
        if texts:
            return ["".join(part for id, part in messages_of(text) if not title.is_sealed(id)) for text in texts]
    return []


@cache
def _sealed(language: str, title: Title[Any], word: str) -> tuple[tuple[str, str], ...]:
    found: dict[str, str] = {}
    for spoken in _chain(language) if word.isalnum() else ():
        mark = "" if spoken == language else f"    .lang = {spoken}\n"
        found |= {id: text + mark for id, text in _messages(spoken, title, word) if title.is_sealed(id)}
    return tuple(found.items())


def _messages(language: str, title: Title[Any], word: str) -> Iterator[tuple[str, str]]:
    return (message for text in texts_of(language, word, title) for message in messages_of(text))
