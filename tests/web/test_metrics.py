"""Figures for those who watch over a server."""

import re
from typing import Any

from starlette.testclient import TestClient

from starboard.web.metrics import Metrics, peak_memory
from web.asking import connected, until
from web.conftest import Serve

SAMPLE = re.compile(r'starboard_[a-z_]+(\{[a-z]+="[a-z0-9]+"\})? [0-9.e+]+')


def figures(client: TestClient) -> dict[str, float]:
    answer = client.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if not SAMPLE.fullmatch(line)] == []
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_requests_are_counted_by_their_status(client: TestClient) -> None:
    client.get("/api/me")
    client.get("/api/none")
    counted = figures(client)
    assert counted['starboard_http_requests_total{status="200"}'] == 1
    assert counted['starboard_http_requests_total{status="404"}'] == 1
    assert counted["starboard_memory_peak_bytes"] == peak_memory() > 1 << 20


def test_live_connections_are_counted(client: TestClient, table: Any) -> None:
    with connected(client, table["table"]["id"]) as socket:
        until(socket, "welcome")
        counted = figures(client)
        assert (counted["starboard_sockets"], counted["starboard_hall_tables"]) == (1, 1)
        assert counted['starboard_frames_total{way="in"}'] == 1
        assert counted['starboard_frames_total{way="out"}'] >= 1
    assert figures(client)["starboard_sockets"] == 0


def test_every_family_has_its_type() -> None:
    text = Metrics().text({"tables": 3})
    assert "# TYPE starboard_sockets gauge\nstarboard_sockets 0\n" in text
    assert "# TYPE starboard_hall_tables gauge\nstarboard_hall_tables 3\n" in text


def test_with_a_password_figures_are_for_those_who_know_it(serve: Serve) -> None:
    client = serve(password="nine small moons")
    assert client.get("/metrics").status_code == 401
    assert client.get("/metrics", headers={"authorization": "Bearer nine large moons"}).status_code == 401
    assert client.get("/metrics", headers={"authorization": "Bearer nine small moons"}).status_code == 200


def test_health_is_one_word(client: TestClient) -> None:
    answer = client.get("/health")
    assert (answer.status_code, answer.text) == (200, "ok")
