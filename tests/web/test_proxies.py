"""The proxies of docs/hosting.md in front of one server: what is asked gets through, and no token is logged."""

from pathlib import Path

import httpx2
import pytest

from running import running
from web.proxies import proxied
from web.sockets import http, live, until

WISH = {"title": "drift", "seats": [{"kind": "person"}, {"kind": "bot"}]}


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_a_table_is_played_through_a_proxy(kind: str, tmp_path: Path) -> None:
    with running(tmp_path / "server") as server, proxied(kind, tmp_path / "proxy", server) as front:
        with http(front) as client:
            opened = client.post("/api/tables", json=WISH, headers={"origin": front.address.rstrip("/")}).json()
            table, host = opened["table"]["id"], opened["host"]
            client.post(f"/api/tables/{table}/start", headers={"authorization": f"Bearer {host}"}).raise_for_status()
        with live(front, table, host, *opened["keys"].values(), Origin=front.address.rstrip("/")) as socket:
            assert until(socket, "welcome")["seats"] == [0, 1]
        token = "cC1hZGE.a-token-that-ends-all-messages"
        assert httpx2.post(f"{front.address}api/stop/{token}").status_code == 400
        written = front.log + _read(tmp_path / "proxy" / "access.log")
        assert token not in written
        # What else was asked is there, where the proxy keeps a log at all.
        assert kind == "caddy" or f"/api/tables/{table}/start" in written
        evil = {"origin": "https://evil.example"}
        assert httpx2.post(f"{front.address}api/tables", json=WISH, headers=evil).status_code == 403


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""
