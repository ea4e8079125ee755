"""The description for programs is true: schemathesis asks for everything in it, with good and with bad data."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance
from starlette.testclient import TestClient

from starboard.store import open_store
from starboard.table import Hall
from starboard.web import desk, guard
from starboard.web.app import ENDPOINTS, create_app
from starboard.web.openapi import description
from starboard.web.own import ZIP
from starboard.web.settings import Settings
from starboard.web.tables import RECORD

EXAMPLES = 12
"""Requests of each kind; schemathesis adds those that stand at the edges of the types."""
PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without limits of how often one may ask."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name in (
            (guard, "MOST_AT_ONCE"),
            (desk, "MOST_RECORDS"),
            (desk, "MOST_TABLES"),
            (desk, "MOST_PASSWORDS"),
        ):
            patch.setattr(module, name, 1_000_000)
        database = str(tmp_path_factory.mktemp("openapi") / "starboard.db")
        app = create_app(Hall(open_store(database)), Settings(secret=b"s" * 32))
        listener = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio"))
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        thread.join()


@schemathesis.serializer(RECORD)
def lines(context: schemathesis.SerializationContext, value: object) -> bytes:
    """A record as schemathesis makes one up."""
    return str(value).encode()


@schemathesis.serializer(ZIP)
def packed(context: schemathesis.SerializationContext, value: object) -> bytes:
    """A packed box as schemathesis makes one up."""
    return str(value).encode()


schema = schemathesis.openapi.from_dict(description(ENDPOINTS))


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_described(case: "schemathesis.Case[Any]", address: str) -> None:
    # What a schema cannot say, such as which titles there are, may still be refused.
    case.call_and_validate(base_url=address, excluded_checks=[positive_data_acceptance])


def test_every_row_of_the_protocol_is_described() -> None:
    rows = [line for line in PROTOCOL.read_text(encoding="utf-8").splitlines() if re.match(r"\| `[A-Z]+ /", line)]
    stated = {found for row in rows for found in re.findall(r"`([A-Z]+) (/[^ `]*)`", row.split(" | ")[0])}
    ours = {(one.method, re.sub(r":\w+", "", one.path).replace("{table}", "{id}")) for one in ENDPOINTS}
    assert stated == ours | {("GET", "/health"), ("GET", "/metrics")}


def test_the_description_names_everything_once() -> None:
    whole = description(ENDPOINTS)
    assert whole["openapi"].startswith("3.1")
    names = [operation["operationId"] for path in whole["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names)) == len(ENDPOINTS)


def test_the_description_is_served(client: TestClient) -> None:
    answer = client.get("/api/openapi.json")
    assert answer.json()["info"]["title"] == "Starboard"
    assert answer.headers["content-type"] == "application/json"
