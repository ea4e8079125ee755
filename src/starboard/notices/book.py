"""Where players are told, and how they say so: on a device, by e-mail. An address counts once its owner has read the
code that was sent there; everything ends with one press."""

import hmac
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from starboard.kernel import Message, StarboardError
from starboard.notices.base64url import letters, unlettered
from starboard.notices.delivery import Delivery
from starboard.notices.mail import Letter, Mailer, checked_address
from starboard.notices.post import NotTaken
from starboard.notices.receivers import NotListed
from starboard.speech import LANGUAGES, Speech
from starboard.store import Contact, Device, EventStore

if TYPE_CHECKING:
    # Its library is there only where the owner of the server wants it.
    from starboard.notices.push import Pusher

GONE = (404, 410)
"""What a push service says of a device that is there no more."""
MOST_DEVICES = 8
MOST_TRIES = 5
DIGITS = 6
OUTGOING = "the server for outgoing mail"


class NotTold(StarboardError):
    """That cannot be done with how somebody is told."""


class News(msgspec.Struct, frozen=True):
    """What one player is told, in their language."""

    table: str
    """The id of the table,"""
    name: str
    """and what it is called."""
    said: str


class Book:
    """How the players of a server want to be told."""

    def __init__(
        self, store: EventStore, secret: bytes, home: str, pusher: "Pusher | None" = None, mailer: Mailer | None = None
    ) -> None:
        self._store, self._secret, self._home = store, secret, home
        self.pusher, self.mailer = pusher, mailer

    async def of(self, player: str) -> Contact:
        return (await self._store.contacts([player])).get(player, Contact())

    # -- What a player says ---------------------------------------------------------------------------------------

    async def add_device(self, player: str, device: Device, language: str) -> Contact:
        """Tell this device from now on. `NotListed` where its service is not on the owner's list."""
        if self.pusher is None:
            raise NotTold("table-notices-no-push")
        self.pusher.check(device)
        old = await self.of(player)
        others = tuple(one for one in old.devices if one.endpoint != device.endpoint)
        new = msgspec.structs.replace(old, devices=(*others, device)[-MOST_DEVICES:], language=_known(language))
        return await self._keep(player, new)

    async def drop_device(self, player: str, endpoint: str) -> Contact:
        old = await self.of(player)
        left = tuple(one for one in old.devices if one.endpoint != endpoint)
        return await self._keep(player, msgspec.structs.replace(old, devices=left))

    async def ask_mail(self, player: str, given: str, language: str) -> Contact:
        """Send a code to this address. `NotTold` where the mail does not go out."""
        if self.mailer is None:
            raise NotTold("table-notices-no-mailer")
        address, code = checked_address(given.strip()), f"{secrets.randbelow(10**DIGITS):0{DIGITS}d}"
        speech = Speech(_known(language))
        text = speech.say(Message("table-notices-code", {"code": code, "home": self._home}))
        try:
            await self.mailer.send(Letter(address, speech.say(Message("table-notices-code-subject")), text))
        except NotTaken:
            raise NotTold("table-notices-mail-refused") from None
        old = await self.of(player)
        asked = msgspec.structs.replace(
            old, asked=address, code=self._hashed(player, code), tries=0, language=speech.language
        )
        return await self._keep(player, asked)

    async def confirm_mail(self, player: str, code: str) -> Contact:
        """The owner of the address has read the code."""
        old = await self.of(player)
        if not old.asked or old.tries >= MOST_TRIES:
            raise NotTold("table-notices-code-void")
        if not hmac.compare_digest(old.code, self._hashed(player, code.strip())):
            await self._keep(player, msgspec.structs.replace(old, tries=old.tries + 1))
            raise NotTold("table-notices-code-wrong")
        return await self._keep(player, msgspec.structs.replace(old, mail=old.asked, asked="", code="", tries=0))

    async def stop_mail(self, player: str) -> Contact:
        old = await self.of(player)
        return await self._keep(player, msgspec.structs.replace(old, mail="", asked="", code="", tries=0))

    async def stop_all(self, token: str) -> None:
        """The owner of a link in a message wants to hear no more. `NotTold` where it is no such link."""
        player, _, check = token.partition(".")
        known = unlettered(player).decode(errors="replace")
        if not hmac.compare_digest(check, self._check(known)):
            raise NotTold("table-notices-stop-unknown")
        await self._keep(known, Contact())

    # -- What is sent to a player ---------------------------------------------------------------------------------

    async def tell(self, player: str, contact: Contact, news: News, delivery: Delivery) -> None:
        """Begin to send this to everywhere the player wants it."""
        if self.pusher is not None:
            data = {"title": news.name, "body": news.said, "url": f"/t/{news.table}", "tag": news.table}
            data["stop"] = Speech(contact.language).say(Message("table-notices-stop"))
            for device in contact.devices:
                # Nothing goes to a service that the owner of the server has taken off the list.
                with suppress(NotListed):
                    service = self.pusher.service(device)
                    send = partial(self.pusher.send, device, data, news.table)
                    delivery.begin(service, self._to_device(player, device, service, send, delivery))
        if self.mailer is not None and contact.mail:
            letter = self._letter(player, contact, news)
            delivery.begin(OUTGOING, self._to_mailbox(self.mailer, letter, delivery))

    async def _to_device(
        self, player: str, device: Device, service: str, send: Callable[[], Awaitable[None]], delivery: Delivery
    ) -> None:
        why = await delivery.deliver(service, send)
        if why is not None and why.status in GONE:
            await self.drop_device(player, device.endpoint)

    async def _to_mailbox(self, mailer: Mailer, letter: Letter, delivery: Delivery) -> None:
        await delivery.deliver(OUTGOING, partial(mailer.send, letter))

    def _letter(self, player: str, contact: Contact, news: News) -> Letter:
        token = f"{letters(player.encode())}.{self._check(player)}"
        there, page = f"{self._home}/t/{news.table}", f"{self._home}/stop#{token}"
        end = Speech(contact.language).say(Message("table-notices-mail-end", {"address": page}))
        return Letter(
            contact.mail, news.said, f"{news.said}\n\n{there}\n\n-- \n{end}\n", f"{self._home}/api/stop/{token}"
        )

    # -- The rest -------------------------------------------------------------------------------------------------

    async def _keep(self, player: str, contact: Contact) -> Contact:
        await self._store.keep_contact(player, contact)
        return contact

    def _check(self, player: str) -> str:
        return letters(hmac.digest(self._secret, b"stop\0" + player.encode(), sha256))

    def _hashed(self, player: str, code: str) -> str:
        return hmac.new(self._secret, f"code\0{player}\0{code}".encode(), sha256).hexdigest()


def _known(language: str) -> str:
    return language if language in LANGUAGES else "en"
