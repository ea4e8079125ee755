"""What people fill in of their own, over HTTP: kept only where the host allows it, only without mistakes, and nowhere
but in its own folder."""

import io
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from starboard.games.andromeda.content.boxes import PLACES, found_boxes, read_box
from starboard.games.andromeda.title import read_boxes_again
from starboard.kernel import Message
from starboard.speech import LANGUAGES, Speech
from web.asking import error
from web.conftest import Serve

OWN = "/api/titles/andromeda/own"
MODULE = {"name": "Prism", "type": "science", "cost": "2T+1N", "copies": 2, "damage": 0}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder whose boxes are offered, as `starboard play` has it."""
    monkeypatch.setenv(PLACES, str(tmp_path / "data" / "boxes"))
    read_boxes_again()
    yield tmp_path / "data"
    monkeypatch.delenv(PLACES)
    read_boxes_again()


@pytest.fixture
def owner(serve: Serve, data: Path) -> TestClient:
    return serve(own=data)


def draft(**sheets: Any) -> dict[str, Any]:
    return {"name": "The shelf", "sheets": sheets}


def made(owner: TestClient, name: str = "shelf") -> None:
    assert owner.post(OWN, json={"id": name}).status_code == 201


def packed(**files: str | bytes) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name.replace("__", "/").replace("_toml", ".toml"), text)
    return data.getvalue()


def bring(owner: TestClient, data: bytes) -> Any:
    return owner.post(f"{OWN}-import", content=data, headers={"content-type": "application/zip"})


def choices(owner: TestClient) -> list[str]:
    titles = {row["id"]: row for row in owner.get("/api/titles").json()}
    options = {option["id"]: option for option in titles["andromeda"]["options"]}
    return list(options[titles["andromeda"]["own"]]["choices"])


def test_a_box_is_made_filled_in_offered_and_thrown_away(owner: TestClient, data: Path) -> None:
    assert owner.get(OWN).json()["rows"] == []
    made(owner)
    assert choices(owner) == ["ours", "shelf"]
    answer = owner.put(f"{OWN}/shelf", json=draft(modules=[MODULE])).json()
    assert answer["kept"]
    assert [reading["message"]["id"] for reading in answer["verdict"]["readings"]] == ["andromeda-and"]
    assert read_box(data / "boxes" / "shelf").modules[0].cost == "2T+1N"
    opened = owner.get(f"{OWN}/shelf").json()["draft"]
    assert (opened["name"], opened["sheets"]["modules"]) == ("The shelf", [MODULE])
    row = owner.get(OWN).json()["rows"][0]
    assert (row["id"], row["name"], row["counts"]["modules"], row["fault"]) == ("shelf", "The shelf", 1, None)
    printed = owner.get("/api/titles/andromeda/printed").json()
    assert printed["modules"]["own_shelf_module_0"]["name"]["args"] == {"name": "Prism"}
    assert owner.delete(f"{OWN}/shelf").json()["rows"] == []
    assert not (data / "boxes" / "shelf").exists()
    assert choices(owner) == ["ours"]


def test_every_mistake_is_told_at_its_field_and_nothing_is_written(owner: TestClient, data: Path) -> None:
    made(owner)
    before = {file.name: file.read_bytes() for file in (data / "boxes" / "shelf").iterdir()}
    wrong = draft(
        modules=[MODULE, {"name": "", "type": "sience", "cost": "2Q", "copies": 77, "damage": "x", "price": 2}],
        officers=[
            {"name": "A", "place": "ofc_1a", "level": 2, "ring": ["vp(1)", "vpp(2)"], "progress": {"luck": 1}},
            {"name": "B" * 99, "place": "ofc_1a", "level": 1, "ring": []},
        ],
        actions=[{"deck": "IV", "target": "base(nowhere)"}],
        events=[{"name": "E", "deck": "dawn", "affects": "each", "effect": "vp", "hegemon_effect": "vp(x)"}],
        planets=[{"name": "P\n", "planet_type": "ice", "leaders": -1}],
    )
    answer = owner.put(f"{OWN}/shelf", json=wrong).json()
    assert not answer["kept"]
    assert {(one["sheet"], one["row"], one["field"], one["part"]) for one in answer["verdict"]["faults"]} == {
        *(("modules", 1, field, 0) for field in ("name", "type", "cost", "copies", "damage", "price")),
        *(("officers", 0, field, part) for field, part in (("ability", 0), ("ring", 1), ("progress", 0))),
        *(("officers", 1, field, 0) for field in ("name", "ring", "place")),
        *(("actions", 0, field, 0) for field in ("deck", "target")),
        *(("events", 0, field, 0) for field in ("effect", "hegemon_effect")),
        *(("planets", 0, field, 0) for field in ("name", "leaders")),
    }
    for language in LANGUAGES:
        speech = Speech(language)
        said = [speech.say(msgspec.convert(one["message"], Message)) for one in answer["verdict"]["faults"]]
        assert all(sentence.endswith(".") for sentence in said), said
    assert {file.name: file.read_bytes() for file in (data / "boxes" / "shelf").iterdir()} == before
    # The check alone says the same, and writes nothing either.
    assert owner.post(f"{OWN}/shelf/check", json=wrong).json() == answer["verdict"]


def test_comments_of_tables_that_did_not_change_stay(owner: TestClient, data: Path) -> None:
    made(owner)
    file = data / "boxes" / "shelf" / "planets.toml"
    file.write_text('# From the lid.\n[[planets]]\nname = "W"\nplanet_type = "ice"\nleaders = 2\n', encoding="utf-8")
    opened = owner.get(f"{OWN}/shelf").json()["draft"]
    opened["sheets"]["modules"] = [MODULE]
    assert owner.put(f"{OWN}/shelf", json=opened).json()["kept"]
    assert file.read_text(encoding="utf-8").startswith("# From the lid.")
    assert read_box(data / "boxes" / "shelf").modules[0].name == "Prism"


@pytest.mark.parametrize(
    "ask",
    [
        lambda client: client.post(OWN, json={"id": "shelf"}),
        lambda client: client.put(f"{OWN}/shelf", json=draft()),
        lambda client: client.delete(f"{OWN}/shelf"),
        lambda client: client.get(f"{OWN}/shelf"),
        lambda client: client.get(f"{OWN}/shelf/packed"),
        lambda client: bring(client, packed(shelf__box_toml='name = "S"')),
    ],
)
def test_nobody_writes_where_the_host_does_not_allow_it(
    serve: Serve, data: Path, ask: Callable[[TestClient], Any]
) -> None:
    client = serve()
    shelf = client.get(OWN).json()
    assert (shelf["may"], shelf["rows"]) == (False, [])
    answer = ask(client)
    assert (answer.status_code, error(answer)) == (403, "web-own-forbidden")
    assert not (data / "boxes").exists()


@pytest.mark.parametrize(
    "name", ["", "..", "../x", "a/b", "a\\b", "Shelf", "1a", "a" * 21, ".new-x", "a b", "\x00", "con.toml"]
)
def test_a_folder_has_a_plain_name_or_none(owner: TestClient, data: Path, name: str) -> None:
    answer = owner.post(OWN, json={"id": name})
    assert (answer.status_code, error(answer)) == (400, "web-own-name")
    assert not (data / "boxes").exists()


def test_what_is_there_is_not_made_twice_and_not_without_end(owner: TestClient) -> None:
    made(owner)
    answer = owner.post(OWN, json={"id": "shelf"})
    assert (answer.status_code, error(answer)) == (409, "web-own-there")
    for number in range(1, 24):
        made(owner, f"box{number}")
    assert error(owner.post(OWN, json={"id": "more"})) == "web-own-full"
    assert error(owner.get(f"{OWN}/nothere")) == "web-own-unknown"
    assert error(owner.get("/api/titles/trucker/own")) == "web-own-nothing"
    assert error(owner.get("/api/titles/chess/own")) == "web-no-such-title"


def test_a_packed_box_comes_back_as_it_was(owner: TestClient, data: Path) -> None:
    made(owner)
    owner.put(f"{OWN}/shelf", json=draft(modules=[MODULE]))
    answer = owner.get(f"{OWN}/shelf/packed")
    assert answer.headers["content-disposition"] == 'attachment; filename="shelf.zip"'
    before = owner.get(f"{OWN}/shelf").json()
    assert error(bring(owner, answer.content)) == "web-own-there"
    owner.delete(f"{OWN}/shelf")
    assert bring(owner, answer.content).json() == before
    assert read_box(data / "boxes" / "shelf").modules[0].name == "Prism"


HEAD = 'name = "S"\n'


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "web-own-archive"),
        (b"PK\x05\x06" + b"\x00" * 18, "web-own-archive"),
        (b"PK\x03\x04 hello", "web-own-archive"),
        (packed(box_toml=HEAD), "web-own-archive"),
        (packed(Shelf__box_toml=HEAD), "web-own-archive"),
        (packed(shelf__modules_toml=""), "web-own-archive"),
        (packed(shelf__box_toml=HEAD, other__box_toml=HEAD), "web-own-archive"),
        (packed(shelf__box_toml=b"\xff\xfe"), "web-own-archive"),
        (packed(shelf__box_toml=HEAD, shelf__modules_toml=b"#" * (9 << 20)), "web-own-archive"),
        (packed(**{f"shelf__{number}": "" for number in range(99)}, shelf__box_toml=HEAD), "web-own-archive"),
        (packed(shelf__box_toml=HEAD, shelf__modules_toml="[[modules]"), "contents-syntax"),
        (packed(shelf__box_toml=HEAD, shelf__modules_toml='[[modules]]\nname = "A"'), "contents-missing"),
        (b"x" * ((1 << 20) + 1), "web-body-too-large"),
    ],
)
def test_a_file_that_is_no_packed_box_is_refused(owner: TestClient, tmp_path: Path, data: bytes, said: str) -> None:
    assert error(bring(owner, data)) == said
    assert not (tmp_path / "data" / "boxes").exists()


def test_an_archive_cannot_write_elsewhere(owner: TestClient, data: Path) -> None:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("../../shelf/box.toml", HEAD)
        file.writestr("/etc/passwd", "x")
    assert bring(owner, archive.getvalue()).status_code == 201
    assert [one.name for one in (data / "boxes").iterdir()] == ["shelf"]


def test_a_file_that_somebody_spoiled_is_named_and_can_be_thrown_away(owner: TestClient, data: Path) -> None:
    made(owner)
    (data / "boxes" / "shelf" / "modules.toml").write_text("[[modules]", encoding="utf-8")
    (data / "boxes" / "shelf" / "notes.txt").write_text("mine", encoding="utf-8")
    row = owner.get(OWN).json()["rows"][0]
    assert (row["fault"]["id"], row["fault"]["args"]["file"]) == ("contents-syntax", "modules.toml")
    assert error(owner.get(f"{OWN}/shelf")) == "contents-syntax"
    assert owner.delete(f"{OWN}/shelf").json()["rows"] == []
    # What is not ours stays where it is.
    assert [file.name for file in (data / "boxes" / "shelf").iterdir()] == ["notes.txt"]


def test_a_box_that_is_being_played_with_only_grows(owner: TestClient) -> None:
    made(owner)
    owner.put(f"{OWN}/shelf", json=draft(modules=[MODULE]))
    options = {"companion": True, "hegemon": "ofc_1a", "box": "shelf"}
    wish = {"title": "andromeda", "name": "", "seats": [{"kind": "person"}], "options": options}
    table = owner.post("/api/tables", json=wish).json()["table"]["id"]
    assert owner.post(f"/api/tables/{table}/start").status_code == 200
    changed = {**MODULE, "cost": "1I"}
    assert error(owner.put(f"{OWN}/shelf", json=draft(modules=[changed]))) == "web-own-played"
    assert error(owner.put(f"{OWN}/shelf", json=draft())) == "web-own-played"
    assert error(owner.delete(f"{OWN}/shelf")) == "web-own-played"
    renamed = {**MODULE, "name": "Lens"}
    assert owner.put(f"{OWN}/shelf", json=draft(modules=[renamed, changed])).json()["kept"]
    assert found_boxes()["shelf"].modules[0].name == "Lens"
    owner.post(f"/api/tables/{table}/archive")
    assert owner.delete(f"{OWN}/shelf").status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        "[]",
        "{}",
        '{"name": 1}',
        '{"name": "a", "sheets": []}',
        '{"name": "a", "sheets": {"modules": [[]]}}',
        "[" * 9999,
    ],
)
def test_what_is_no_draft_is_refused_in_one_sentence(owner: TestClient, body: str) -> None:
    made(owner)
    answer = owner.put(f"{OWN}/shelf", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, error(answer)) == (400, "web-body-unreadable")
