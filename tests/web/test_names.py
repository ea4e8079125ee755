"""Names that the owner of a server does not want."""

from pathlib import Path

import pytest

from starboard.kernel import StarboardError
from starboard.web.names import Names, unwanted_names
from web.asking import ALONE, error, opened
from web.conftest import Serve

WORDS = ("dolt", "zlý pán")


@pytest.mark.parametrize(
    "name", ["dolt", "Dolt", "what a DOLT!", "d.o.l.t", "d o l t", "dólt", "ｄｏｌｔ", "Zly pan 7"]
)
def test_a_name_with_a_word_of_the_list_is_not_allowed(name: str) -> None:
    assert not Names(WORDS).allow(name)


@pytest.mark.parametrize("name", ["", "Ada", "dol", "Ž", "🚀", "doll", "pán"])
def test_other_names_are(name: str) -> None:
    assert Names(WORDS).allow(name)


def test_without_a_list_every_name_is_allowed() -> None:
    assert Names(()).allow("dolt")
    assert Names(["!?", ""]).allow("dolt")


def test_the_server_refuses_such_names_wherever_they_come(serve: Serve) -> None:
    client = serve(unwanted_names=WORDS)
    assert error(client.post("/api/me", json={"name": "A Dolt"})) == "web-name-refused"
    assert error(client.post("/api/tables", json=ALONE | {"name": "Dolts"})) == "web-name-refused"
    seats = [{"kind": "person", "name": "dolt"}, {"kind": "open"}]
    assert error(client.post("/api/tables", json=ALONE | {"seats": seats})) == "web-name-refused"
    table = opened(client)["table"]["id"]
    assert error(client.put(f"/api/tables/{table}", json={"name": "dolt"})) == "web-name-refused"
    seat = {"kind": "here", "name": "Dolt"}
    assert error(client.put(f"/api/tables/{table}/seats/1", json=seat)) == "web-name-refused"
    assert client.post("/api/me", json={"name": "Ada"}).json()["name"] == "Ada"
    assert client.put(f"/api/tables/{table}", json={"name": "Friday"}).json()["name"] == "Friday"


def test_a_name_that_was_chosen_before_is_not_used_any_more(serve: Serve) -> None:
    before = serve()
    before.post("/api/me", json={"name": "Dolt"})
    assert opened(before)["table"]["seats"][0]["name"] == "Dolt"
    now = serve(unwanted_names=WORDS)
    now.cookies.update(before.cookies)
    assert opened(now)["table"]["seats"][0]["name"] == ""


def test_the_list_is_a_file_with_a_word_a_line(tmp_path: Path) -> None:
    file = tmp_path / "names"
    file.write_text("\ufeffdolt\n# a comment\n\n zlý pán  # and one more\n", encoding="utf-8")
    assert unwanted_names({"STARBOARD_NAMES": str(file)}) == WORDS
    assert unwanted_names({}) == ()


@pytest.mark.parametrize("data", [None, b"\xff\xfe", bytes(2 << 20)])
def test_a_list_that_cannot_be_read_is_a_sentence(data: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "names"
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(StarboardError) as why:
        unwanted_names({"STARBOARD_NAMES": str(file)})
    assert why.value.message.id == "web-names-unreadable"
