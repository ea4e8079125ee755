"""Which addresses count: only those that the owner of the server has listed, and none that lead home by a trick."""

import asyncio

import pytest

from starboard.kernel import StarboardError
from starboard.notices.receivers import NotListed, Receivers, places_of, receivers_of

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


def test_without_a_list_nothing_is_sent() -> None:
    with pytest.raises(NotListed):
        Receivers().find("https://discord.com/api")
    assert receivers_of({}).names == []


@pytest.mark.parametrize(
    "given", ["https://", "ftp://discord.com", "discord.com/api", "a@discord.com", "discord.com:x"]
)
def test_a_list_that_makes_no_sense_is_refused(given: str) -> None:
    with pytest.raises(StarboardError):
        receivers_of({"STARBOARD_WEBHOOKS": f"discord.com {given}"})


def test_a_public_name_may_not_lead_home() -> None:
    async def look() -> None:
        (home,) = receivers_of({"STARBOARD_WEBHOOKS": "localhost"})._listed
        with pytest.raises(NotListed):
            await places_of(home)
        # The owner who lists the whole address knows where it is.
        (meant,) = receivers_of({"STARBOARD_WEBHOOKS": "http://localhost:9000"})._listed
        assert await places_of(meant)

    asyncio.run(look())
