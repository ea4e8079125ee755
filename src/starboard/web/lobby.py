"""Requests that belong to no table: who I am, the door, which titles there are and what they say."""

import asyncio
import logging
from functools import cache
from time import monotonic
from typing import Any

import msgspec
from starlette.responses import Response

from starboard.kernel import Title, UnknownTitle, agreed_options, find_title, title_names
from starboard.lessons import Sat, cast_of
from starboard.rulebook import RuleFound, rule_text, rules_with
from starboard.speech import LANGUAGES
from starboard.web.answers import JSON, NotGranted, Printed, as_json
from starboard.web.api import Advice, Me, TitleRow, row_of
from starboard.web.desk import Player, clean_name
from starboard.web.endpoint import Call
from starboard.web.guard import address_of
from starboard.web.texts import open_texts

LONGEST_NAMED = 40
"""No more than this is repeated of what was asked for and does not exist."""

LOG = logging.getLogger("starboard.web")


async def who_am_i(call: Call) -> Me:
    return _me(call, call.player.name)


async def call_me(call: Call) -> Response:
    player = Player(call.player.id, clean_name(call.body.name))
    answer = as_json(_me(call, player.name))
    call.desk.remember(answer, call.request, player)
    # Kept already: the name that came with the request is the one that counts.
    call.is_new = False
    return answer


async def enter(call: Call) -> Response:
    desk = call.desk
    if not desk.settings.password:
        return as_json(_me(call, call.player.name))
    if not desk.may_try(address_of(call.request.scope), monotonic()):
        desk.metrics.too_many += 1
        raise NotGranted(429, "web-too-many-passwords")
    if not desk.is_password(call.body.password):
        raise NotGranted(403, "web-wrong-password")
    answer = as_json(msgspec.structs.replace(_me(call, call.player.name), entered=True))
    desk.let_in(answer, call.request)
    return answer


def _me(call: Call, name: str) -> Me:
    hall = call.desk.hall
    entered = call.desk.has_entered(call.request)
    return Me(name, entered, bool(hall.receivers), hall.book is not None, hall.analyses.are_made)


async def titles(call: Call) -> list[TitleRow]:
    found = []
    for name in title_names():
        try:
            found.append(row_of(find_title(name)))
        except UnknownTitle as why:
            # The others can still be played.
            LOG.warning("the title %s does not load: %s", name, why)
    return found


def warm_up() -> None:
    """Load what the first visitor would otherwise wait for: the titles, and what is printed on their components."""
    for name in title_names():
        try:
            _printed_of(name)
        except Exception as why:
            # Anyone who asks for it will be told; the others can still be played.
            LOG.warning("what is printed in the title %s cannot be had: %s", name, why)


async def printed(call: Call) -> Response:
    return _printed_of(call.request.path_params["title"]).answer(call.request)


async def advice(call: Call) -> Advice:
    title, seats = _title(call.request.path_params["title"]), call.body.seats
    return Advice(list(title.warnings(seats, agreed_options(title, seats, call.body.options))))


async def cast(call: Call) -> list[Sat]:
    return cast_of(_title(call.request.path_params["title"])).sat(call.body.bots)


async def words(call: Call) -> Response:
    language, word = call.request.path_params["language"], call.request.path_params["word"]
    return _words_of(language, word).answer(call.request)


async def rule(call: Call) -> Response:
    language, id = _language(call), call.request.path_params["id"]
    # The pages of a language are read when somebody first asks for one of their rules.
    text = await asyncio.to_thread(rule_text, language, id)
    if text is None:
        raise NotGranted(404, "web-no-such-rule", rule=id[:LONGEST_NAMED])
    return Printed(msgspec.json.encode(text), JSON).answer(call.request)


async def search_rules(call: Call) -> list[RuleFound]:
    return await asyncio.to_thread(rules_with, _language(call), call.body.title, call.body.words)


def _language(call: Call) -> str:
    language: str = call.request.path_params["language"]
    if language not in LANGUAGES:
        raise NotGranted(404, "web-no-such-language", language=language[:LONGEST_NAMED], languages=", ".join(LANGUAGES))
    return language


@cache
def _printed_of(name: str) -> Printed:
    """What is printed on a title's components. Those who draw them ask once; making it takes longer than keeping it."""
    return Printed(msgspec.json.encode(_title(name).printed()), JSON)


def forget_printed() -> None:
    """What is printed has changed: somebody has written down components of their own."""
    _printed_of.cache_clear()


@cache
def _words_of(language: str, word: str) -> Printed:
    texts = open_texts(language, word)
    if not texts:
        raise NotGranted(404, "web-no-such-words")
    return Printed("\n".join(texts).encode(), "text/plain; charset=utf-8")


def _title(name: str) -> Title[Any]:
    if name not in title_names():
        raise NotGranted(404, "web-no-such-title")
    return find_title(name)
