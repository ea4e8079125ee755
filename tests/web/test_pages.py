"""The files of the client: what is served, what is not, and how long a browser may keep it."""

import gzip
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from starboard.web.app import CLIENT_PAGES
from starboard.web.pages import KINDS
from web.conftest import Serve

BROWSER = {"accept": "text/html,application/xhtml+xml"}


@pytest.mark.parametrize("path", [page.replace("{table}", "quiet-comet") for page in CLIENT_PAGES])
def test_every_page_of_the_client_is_the_client(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_a_browser_that_is_lost_is_told_so_by_the_client(client: TestClient) -> None:
    answer = client.get("/nowhere", headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")
    assert client.get("/api/nowhere", headers=BROWSER).headers["content-type"] == "application/json"


def test_what_carries_a_hash_is_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/assets/a-1f.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_a_large_file_is_packed_for_those_who_can_unpack(client: TestClient, static: Path) -> None:
    whole = (static / "assets" / "a-1f.js").read_bytes()
    with client.stream("GET", "/assets/a-1f.js", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert gzip.decompress(packed) == whole
    assert len(packed) < len(whole) / 10
    plain = client.get("/assets/a-1f.js", headers={"accept-encoding": "identity"})
    assert plain.content == whole
    assert "content-encoding" not in plain.headers


def test_a_copy_that_is_still_good_is_not_sent_again(client: TestClient) -> None:
    tag = client.get("/icon.svg").headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = client.get("/icon.svg", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
    assert client.get("/icon.svg", headers={"if-none-match": '"other"'}).status_code == 200


def test_a_new_build_is_served_without_a_restart(client: TestClient, static: Path) -> None:
    assert client.get("/icon.svg").text == "<svg/>"
    (static / "icon.svg").write_text("<svg></svg>", encoding="utf-8")
    assert client.get("/icon.svg").text == "<svg></svg>"


@pytest.mark.parametrize(
    "path",
    [
        "/.built",
        "/assets/../.built",
        "/../starboard.db",
        "/%2e%2e/starboard.db",
        "/assets",
        "/assets/",
        "//etc/passwd",
        "/..%2fstarboard.db",
        "/assets/a-1f.js/",
        "/icon.svg%00.js",
        "/icon",
        "/secret",
    ],
)
def test_nothing_else_is_served(client: TestClient, tmp_path: Path, path: str) -> None:
    (tmp_path / "secret").write_text("x", encoding="utf-8")
    assert client.get(path).status_code == 404


def test_without_a_build_a_person_reads_what_to_do(serve: Serve, tmp_path: Path) -> None:
    client = serve(static=tmp_path / "nothing")
    assert "make client" in client.get("/").text
    czech = client.get("/", headers={"accept-language": "cs-CZ,cs;q=0.9"})
    assert czech.status_code == 503
    assert czech.text.startswith("Stránky pro prohlížeč")


def test_every_kind_of_file_in_the_build_is_known() -> None:
    assert {".css", ".html", ".js", ".svg", ".woff2"} <= KINDS.keys()
