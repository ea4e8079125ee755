"""What tests start and end: a server that ended is followed by another one."""

import signal
from pathlib import Path

import httpx2
import pytest

from running import Host


def test_a_host_starts_a_server_again_that_ended(tmp_path: Path) -> None:
    host = Host(tmp_path)
    first = host.server()
    assert host.server() is first
    first.stop(signal.SIGKILL)
    assert first.has_ended
    second = host.server()
    assert second is not first
    assert second.folder == first.folder
    assert httpx2.get(f"{second.address}health", timeout=20).text == "ok"
    host.close()
    assert second.has_ended
    with pytest.raises(httpx2.ConnectError):
        httpx2.get(f"{second.address}health", timeout=20)
