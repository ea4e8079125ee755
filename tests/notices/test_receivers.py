"""Which addresses count: only those that the owner of the server has listed, and none that lead home by a trick."""

import asyncio
import socket
from threading import Event
from typing import Any

import pytest

from starboard.kernel import StarboardError
from starboard.notices.post import NotTaken, post
from starboard.notices.receivers import MOST_SOUGHT, NotListed, Receivers, is_public, places_of, receivers_of

LISTED = receivers_of({"STARBOARD_WEBHOOKS": "discord.com hooks.slack.com:8443 http://127.0.0.1:9000"})


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("https://discord.com/api/webhooks/1/secret", "/api/webhooks/1/secret"),
        ("https://DISCORD.com:443/api?wait=true", "/api?wait=true"),
        ("https://hooks.slack.com:8443/services/T/B", "/services/T/B"),
        ("http://127.0.0.1:9000", "/"),
    ],
)
def test_what_is_listed_is_found(url: str, path: str) -> None:
    assert LISTED.find(url).path == path


@pytest.mark.parametrize(
    "url",
    [
        "",
        "discord.com/api",
        "http://discord.com/api",
        "https://discord.com:444/api",
        "https://discord.com.example.org/api",
        "https://example.org/https://discord.com/",
        "https://example.org@discord.com/api",
        "https://discord.com@example.org/api",
        "https://discord.com\\@example.org/api",
        "https://hooks.slack.com/services",
        "http://127.0.0.1:9001/",
        "http://127.1:9000/",
        "http://[::ffff:127.0.0.1]:9000/",
        "http://localhost:9000/",
        "http://169.254.169.254/latest/meta-data",
        "https://discord.com:99999/",
        "https://discord.com/a b",
        "https://discord.com/\r\nhost: example.org",
        "https://discord.com/ä",
        "file:///etc/passwd",
        "gopher://discord.com/",
        f"https://discord.com/{'a' * 600}",
        "https://[discord.com/",
    ],
)
def test_everything_else_is_refused_with_one_sentence(url: str) -> None:
    with pytest.raises(NotListed):
        LISTED.find(url)


WIDE = receivers_of({"STARBOARD_PUSH": "*.notify.example.com"}, "STARBOARD_PUSH")


@pytest.mark.parametrize("name", ["wns2", "a.b-c.9", "x" * 63])
def test_a_star_stands_for_every_name_below(name: str) -> None:
    found = WIDE.find(f"https://{name}.notify.example.com/1").receiver
    assert (found.host, found.is_named_whole) == (f"{name}.notify.example.com", False)


@pytest.mark.parametrize(
    "name", ["", "a.", ".a", "a..b", "-a", "a-", "a_b", "*", "a%2eb", "a%00", "x" * 64, "evil.org/a", "a." * 120 + "a"]
)
def test_a_star_stands_for_nothing_that_is_no_name(name: str) -> None:
    with pytest.raises(NotListed):
        WIDE.find(f"https://{name}.notify.example.com/1")
    for outside in ("notify.example.com", "evilnotify.example.com"):
        with pytest.raises(NotListed):
            WIDE.find(f"https://{outside}/1")


def test_a_name_that_cannot_be_looked_up_is_no_answer() -> None:
    address = receivers_of({"STARBOARD_WEBHOOKS": f"http://{'x' * 64}.example"}).find(f"http://{'x' * 64}.example/a")
    with pytest.raises(NotTaken) as why:
        asyncio.run(post(address, b"{}"))
    assert why.value.again


def test_names_that_are_looked_up_for_long_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = Event()

    def stalling(*asked: Any, **more: Any) -> list[Any]:
        answered.wait()
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("203.0.113.9", 443))]

    async def look() -> None:
        where = LISTED.find("http://127.0.0.1:9000/").receiver
        waiting = [asyncio.create_task(places_of(where)) for _ in range(MOST_SOUGHT)]
        await asyncio.sleep(0)
        # Everything else that needs a thread gets one, and who comes too late learns so at once.
        assert await asyncio.gather(*(asyncio.to_thread(int) for _ in range(40))) == [0] * 40
        with pytest.raises(OSError, match="too many"):
            await places_of(where)
        answered.set()
        assert await asyncio.gather(*waiting) == [["203.0.113.9"]] * MOST_SOUGHT
        assert await places_of(where) == ["203.0.113.9"]

    monkeypatch.setattr(socket, "getaddrinfo", stalling)
    try:
        asyncio.run(look())
    finally:
        answered.set()


def test_a_number_of_the_newer_kind_is_written_as_such() -> None:
    found = receivers_of({"STARBOARD_WEBHOOKS": "http://[::1]:9000"}).find("http://[::1]:9000/a")
    assert (found.origin, found.receiver.host) == ("http://[::1]:9000", "::1")


def test_without_a_list_nothing_is_sent() -> None:
    with pytest.raises(NotListed):
        Receivers().find("https://discord.com/api")
    assert receivers_of({}).names == []


@pytest.mark.parametrize(
    "given",
    [
        "https://",
        "ftp://discord.com",
        "discord.com/api",
        "a@discord.com",
        "discord.com:x",
        "discord.com#x",
        # Would stand for the whole network.
        "*",
        "*.",
        "https://*.",
        "a.*.com",
        "discord.com,ntfy.sh",
        "discord..com",
    ],
)
def test_a_list_that_makes_no_sense_is_refused(given: str) -> None:
    with pytest.raises(StarboardError):
        receivers_of({"STARBOARD_WEBHOOKS": f"discord.com {given}"})


@pytest.mark.parametrize(
    "place",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "0.0.0.0",
        "192.0.0.8",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:0:127.0.0.1",
        "64:ff9b::169.254.169.254",
        "64:ff9b:1::7f00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "2001:db8::1",
        "3fff::1",
        "5f00::1",
        "fc00::1",
        "fd12::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
    ],
)
def test_numbers_at_home_are_known_in_every_dress(place: str) -> None:
    assert not is_public(place)


@pytest.mark.parametrize("place", ["162.159.135.232", "::ffff:8.8.8.8", "2606:4700::6810:1", "64:ff9b::8.8.8.8"])
def test_numbers_of_everybody_are_public(place: str) -> None:
    assert is_public(place)


@pytest.mark.parametrize("place", ["127.0.0.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"])
def test_a_name_that_leads_home_gets_nothing(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    def found(number: str) -> Any:
        return socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 443)

    monkeypatch.setattr(socket, "getaddrinfo", lambda *asked, **more: [found("8.8.8.8"), found(place)])

    async def look() -> None:
        # Even one of several numbers is enough.
        with pytest.raises(NotTaken) as why:
            await post(LISTED.find("https://discord.com/api"), b"{}")
        assert not why.value.again

    asyncio.run(look())


def test_a_public_name_may_not_lead_home() -> None:
    async def look() -> None:
        (home,) = receivers_of({"STARBOARD_WEBHOOKS": "localhost"})._listed
        with pytest.raises(NotListed):
            await places_of(home)
        # The owner who lists the whole address knows where it is.
        (meant,) = receivers_of({"STARBOARD_WEBHOOKS": "http://localhost:9000"})._listed
        assert await places_of(meant)

    asyncio.run(look())
