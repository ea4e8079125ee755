"""Which ids of a title's content somebody has met: those that a view shows, and those of messages that were told.

A view says by its types what is such an id (`starboard.kernel.view.Sealed`). For each type of view a walker is made
once that visits those fields and nothing else.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect as look

from starboard.kernel.message import Message
from starboard.kernel.title import Title

Visit: TypeAlias = Callable[[Any, set[str]], None]
"""Adds the ids that a value holds."""

_WORD = re.compile(r"[A-Za-z][\w-]*")


def met_in(title: Title[Any], view: Any) -> set[str]:
    """The ids that a view of this title shows."""
    found: set[str] = set()
    if title.views is None:
        _words(view, found)
    else:
        walker(title.views)(view, found)
    return found


def ids_of(message: Message) -> Iterator[str]:
    """The id of a message, and those of the messages that are said within it."""
    yield message.id
    for arg in message.args.values():
        if isinstance(arg, Message):
            yield from ids_of(arg)


@cache
def walker(shape: Any) -> Visit:
    """What visits every `Sealed` field and every message of a value of this type."""
    return _Walkers().of(look.type_info(shape)) or _nothing


def _words(value: Any, found: set[str]) -> None:
    """For titles whose views are plain data and say nothing of what is an id in them: every word counts, except what
    something may be `called` one day, which is not met yet. It goes when the last such title has typed views."""
    rest = [msgspec.to_builtins(value)]
    while rest:
        one = rest.pop()
        if isinstance(one, str):
            if _WORD.fullmatch(one):
                found.add(one)
        elif isinstance(one, dict):
            rest += one
            rest += [thing for key, thing in one.items() if key != "called" or not isinstance(thing, str)]
        elif isinstance(one, list | tuple):
            rest += one


def _nothing(value: Any, found: set[str]) -> None:
    """There is nothing to be met in such a value."""


def _sealed(value: Any, found: set[str]) -> None:
    found.add(value)


def _message(value: Any, found: set[str]) -> None:
    found.update(ids_of(value))


class _Parts:
    """Visits those fields of a struct in which there is something to find."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts: list[tuple[str, Visit]] = []

    def __call__(self, value: Any, found: set[str]) -> None:
        for name, visit in self.parts:
            visit(getattr(value, name), found)


class _Walkers:
    """Makes walkers; those of structs once, so that a struct may hold others of its own type."""

    def __init__(self) -> None:
        self._structs: dict[type, _Parts | None] = {}

    def of(self, info: look.Type) -> Visit | None:
        """What visits values of this type; None when there can be nothing to find."""
        match info:
            case look.Metadata():
                return _sealed if (info.extra or {}).get("sealed") else self.of(info.type)
            case look.StructType():
                return self._struct(info)
            case look.ListType() | look.VarTupleType() | look.SetType() | look.FrozenSetType():
                return _each(self.of(info.item_type))
            case look.TupleType():
                return _placed([self.of(one) for one in info.item_types])
            case look.DictType():
                return _keyed(self.of(info.key_type), self.of(info.value_type))
            case look.UnionType():
                return self._union(info)
        return None

    def _struct(self, info: look.StructType) -> Visit | None:
        cls = info.cls
        if cls is Message:
            return _message
        if cls not in self._structs:
            # It may hold others of its own type, which are visited by what is being made here.
            self._structs[cls] = walk = _Parts()
            walk.parts = [(field.name, visit) for field in info.fields if (visit := self.of(field.type)) is not None]
            self._structs[cls] = walk if walk.parts else None
        return self._structs[cls]

    def _union(self, info: look.UnionType) -> Visit | None:
        """One of several types, told apart by what the value is: there is at most one that is no struct."""
        structs = {one.cls: self.of(one) for one in info.types if isinstance(one, look.StructType)}
        others = [self.of(one) for one in info.types if not isinstance(one, look.StructType)]
        other = next((visit for visit in others if visit is not None), None)
        if other is None and not any(structs.values()):
            return None

        def visit_one(value: Any, found: set[str]) -> None:
            visit = structs.get(type(value), other)
            if value is not None and visit is not None:
                visit(value, found)

        return visit_one


def _each(visit: Visit | None) -> Visit | None:
    if visit is None:
        return None

    def visit_each(value: Any, found: set[str]) -> None:
        for one in value:
            visit(one, found)

    return visit_each


def _placed(visits: list[Visit | None]) -> Visit | None:
    places = [(place, visit) for place, visit in enumerate(visits) if visit is not None]

    def visit_places(value: Any, found: set[str]) -> None:
        for place, visit in places:
            visit(value[place], found)

    return visit_places if places else None


def _keyed(key: Visit | None, value: Visit | None) -> Visit | None:
    on_keys, on_values = _each(key), _each(value)

    def visit_dict(given: Any, found: set[str]) -> None:
        if on_keys is not None:
            on_keys(given, found)
        if on_values is not None:
            on_values(given.values(), found)

    return None if key is None and value is None else visit_dict
