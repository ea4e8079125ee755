"""Requests about where a player is told that a table waits for them: on devices, by e-mail."""

from time import monotonic

import msgspec

from starboard.notices import Book, NotTold
from starboard.store import Contact, Device
from starboard.web.answers import NotGranted
from starboard.web.api import ToldAt
from starboard.web.desk import EVERYBODY
from starboard.web.endpoint import Call
from starboard.web.guard import address_of

KNOWN_BY = 16
"""Letters at the end of an address by which a browser knows its own."""


class Stopped(msgspec.Struct, frozen=True):
    """Nothing more is sent."""

    stopped: bool = True


async def told_at(call: Call) -> ToldAt:
    book = call.desk.hall.book
    return _shown(book, await book.of(call.player.id) if book is not None else Contact())


async def add_device(call: Call) -> ToldAt:
    wish, book = call.body, _book(call)
    device = Device(wish.endpoint, wish.p256dh, wish.auth)
    return _shown(book, await book.add_device(call.player.id, device, wish.language))


async def drop_device(call: Call) -> ToldAt:
    book = _book(call)
    return _shown(book, await book.drop_device(call.player.id, call.body.endpoint))


async def ask_mail(call: Call) -> ToldAt:
    book, wish = _book(call), call.body
    if not wish.address:
        return _shown(book, await book.stop_mail(call.player.id))
    # Anybody could have letters sent to anybody: few to one address, and few in all.
    now, desk = monotonic(), call.desk
    free = desk.codes.take(address_of(call.request.scope), now) and desk.codes.take(wish.address.lower(), now)
    if not free or not desk.codes_of_all.take(EVERYBODY, now):
        desk.metrics.too_many += 1
        raise NotGranted(429, "web-too-many-codes")
    return _shown(book, await book.ask_mail(call.player.id, wish.address, wish.language))


async def confirm_mail(call: Call) -> ToldAt:
    book = _book(call)
    return _shown(book, await book.confirm_mail(call.player.id, call.body.code))


async def stop(call: Call) -> Stopped:
    return await _stopped(call, call.body.token)


async def stop_by_mail(call: Call) -> Stopped:
    """Mail programs send nothing of ours but the address, so the token has to be in it (RFC 8058). The log leaves out
    what is behind this path (`guard.py`)."""
    return await _stopped(call, call.request.path_params["token"])


async def _stopped(call: Call, token: str) -> Stopped:
    await _book(call).stop_all(token)
    # Whoever follows a link out of a letter need not be a player in this browser.
    call.is_new = False
    return Stopped()


def _book(call: Call) -> Book:
    book = call.desk.hall.book
    if book is None:
        raise NotTold("table-notices-no-mailer")
    return book


def _shown(book: Book | None, contact: Contact) -> ToldAt:
    return ToldAt(
        push=book.pusher.public if book is not None and book.pusher is not None else "",
        mails=book is not None and book.mailer is not None,
        devices=[device.endpoint[-KNOWN_BY:] for device in contact.devices],
        mail=contact.mail,
        asked=contact.asked,
    )
