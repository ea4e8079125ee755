"""Playing on from a position: a table of one's own against bots, for those who may, and nothing for anybody else."""

from pathlib import Path

from running import running
from web.sockets import http, live, until

WISH = {"title": "drift", "options": {"rounds": 200}, "seats": [{"kind": "person"}, {"kind": "person"}]}


def test_a_seat_plays_on_at_a_table_of_its_own(tmp_path: Path) -> None:
    with running(tmp_path) as server, http(server) as host, http(server) as stranger:
        opened = host.post("/api/tables", json=WISH).raise_for_status().json()
        path = f"/api/tables/{opened['table']['id']}"
        assert host.post(f"{path}/onward", json={"position": 0}).json()["error"]["id"] == "table-not-begun"
        host.post(f"{path}/start").raise_for_status()
        own = host.post(f"{path}/onward", json={"position": 0}).raise_for_status().json()
        table = own["table"]
        assert (table["state"], table["yours"], table["id"] != opened["table"]["id"]) == ("playing", True, True)
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
        with live(server, opened["table"]["id"], opened["keys"]["0"]) as socket:
            there = until(socket, "welcome")["stand"]
        with live(server, table["id"], own["keys"]["0"]) as socket:
            here = until(socket, "welcome")["stand"]
        assert (here["view"], here["moves"]) == (there["view"], there["moves"])
        # The past of the new table begins where it began.
        assert host.get(f"/api/tables/{table['id']}/at/0").json()["view"] == there["view"]
        assert host.post(f"{path}/onward", json={"position": 0, "seat": 1}).status_code == 403
        assert stranger.post(f"{path}/onward", json={"position": 0}).status_code == 403
        for wrong in ({"position": 9}, {"position": -1}, {"position": "1"}, {"position": 0, "seat": 9}, {}):
            answer = host.post(f"{path}/onward", json=wrong)
            assert 400 <= answer.status_code < 500
            assert answer.json()["error"]["id"]
        assert len(host.get("/api/tables").json()["mine"]) == 2
        assert "Traceback" not in server.log
