"""A match looked at again, over HTTP: asked for, made, kept; not while it is played, and not without bounds."""

import time
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from starboard.analysis import Analysis
from starboard.kernel import StarboardError
from starboard.store import open_store
from starboard.table import QUICK, USUAL, Hall, HallSettings
from starboard.web.app import create_app
from starboard.web.desk import MOST_ANALYSES
from starboard.web.settings import Settings, analysts_of, effort_of
from table.test_analyses import record
from web.asking import error, opened
from web.conftest import SECRET, stranger


def client_of(database: str, **given: Any) -> TestClient:
    hall = Hall(open_store(database), HallSettings(analysis_effort=QUICK, **given))
    return TestClient(create_app(hall, Settings(secret=SECRET)), raise_server_exceptions=False)


def brought(client: TestClient, seed: int = 3) -> str:
    """The path of a table whose match is over."""
    answer = client.post("/api/records", content=record(seed), headers={"content-type": "application/x-ndjson"})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['table']['id']}/analysis"


def made(client: TestClient, path: str) -> Any:
    answer = client.post(path).raise_for_status().json()
    end = time.monotonic() + 60
    while answer["state"] in ("waits", "works"):
        assert time.monotonic() < end
        time.sleep(0.02)
        answer = client.get(path).raise_for_status().json()
    return answer


def test_it_is_asked_for_and_kept(tmp_path: Any) -> None:
    database = str(tmp_path / "a.db")
    with client_of(database) as client:
        path = brought(client)
        assert client.get(path).json() == {
            "state": "nothing",
            "share": 0.0,
            "before": 0,
            "seconds": 0,
            "why": None,
            "analysis": None,
            "lately": [],
        }
        found = made(client, path)
        assert found["state"] == "done"
        assert msgspec.convert(found["analysis"], Analysis).title == "drift"
        assert stranger(client).get(path).json()["analysis"] == found["analysis"]
    with client_of(database, analysts=0) as client:
        # What is there is shown also where nothing new is made.
        assert client.get(path).json()["analysis"] == found["analysis"]
        assert client.get("/api/me").json()["again"] is False
        assert error(client.post(brought(client, 4))) == "table-analysis-off"


def test_a_match_that_is_played_is_not_judged_for_anybody(tmp_path: Any) -> None:
    with client_of(str(tmp_path / "a.db")) as client:
        table = opened(client)["table"]["id"]
        path = f"/api/tables/{table}/analysis"
        for who in (client, stranger(client)):
            for ask in (who.get, who.post, who.delete):
                answer = ask(path)
                assert (answer.status_code, error(answer)) == (409, "table-not-over")
        assert error(client.post("/api/tables/none/analysis")) == "table-unknown"


def test_nobody_asks_without_end(tmp_path: Any) -> None:
    with client_of(str(tmp_path / "a.db")) as client:
        path = brought(client)
        made(client, path)
        answers = [client.post(path) for _ in range(MOST_ANALYSES)]
        assert answers[-1].status_code == 429
        assert error(answers[-1]) == "web-too-many"
        assert client.get(path).status_code == 200


def test_the_owner_says_how_much_is_done() -> None:
    assert analysts_of({}) == HallSettings().analysts
    assert [analysts_of({"STARBOARD_ANALYSTS": given}) for given in ("0", "4", "64")] == [0, 4, 64]
    assert [effort_of({"STARBOARD_ANALYSIS": given}) for given in ("", "usual", "quick")] == [USUAL, USUAL, QUICK]


@pytest.mark.parametrize("given", ["-1", "65", "two", "1.5", "٣", "9" * 90])
def test_another_number_of_analysts_is_refused(given: str) -> None:
    with pytest.raises(StarboardError) as why:
        analysts_of({"STARBOARD_ANALYSTS": given})
    assert why.value.message.id == "web-analysts-malformed"
    with pytest.raises(StarboardError) as why:
        effort_of({"STARBOARD_ANALYSIS": given})
    assert why.value.message.id == "web-analysis-malformed"
