"""The proxies of docs/hosting.md, with its configurations: only addresses and ports are others."""

import re
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx2

import system
from running import ROOT, Running

HOSTING = ROOT / "docs" / "hosting.md"
PATIENCE = 30.0
ALONE, SEVERAL = ("127.0.0.1:8420",), ("10.0.0.1:8420", "10.0.0.2:8420")
"""The servers of the page."""


def configuration(kind: str, address: str, servers: Sequence[str]) -> str:
    """What the page says for this kind of proxy in front of this many servers."""
    documented = ALONE if len(servers) == 1 else SEVERAL
    blocks = re.findall(rf"```{kind}\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    (text,) = (block for block in blocks if documented[0] in block)
    for name, server in zip(documented, servers, strict=True):
        text = text.replace(name, server)
    text = text.replace("listen 80;", f"listen {address};").replace("bind :80", f"bind {address}")
    text = text.replace("games.example.org", f"http://{address}")
    return f"server {{ listen {address};\n{text}\n}}" if text.startswith("location") else text


def command(kind: str, folder: Path, text: str) -> list[str]:
    """Writes the configuration down; how the proxy is started with it, in the foreground."""
    file = folder / f"{kind}.conf"
    program = system.proxy(kind)
    assert program is not None, f"{kind} is not installed"
    if kind == "nginx":
        places = " ".join(
            f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        first = f"daemon off; user root; pid {folder}/pid; error_log stderr; worker_processes 1;\nevents {{ }}\n"
        text = f"{first}http {{ access_log {folder}/access.log; {places}\n{text}\n}}\n"
        words = [program, "-p", str(folder), "-c", str(file), "-e", "stderr"]
    elif kind == "haproxy":
        # One that writes down every request, as most do.
        first = "frontend games\n"
        text = text.replace(first, f"{first}    log stdout format raw local0\n    option httplog\n")
        words = [program, "-db", "-f", str(file)]
    else:
        text = f"{{\n    admin off\n    auto_https off\n}}\n{text}"
        words = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
    file.write_text(text, encoding="utf-8")
    return words


@contextmanager
def proxied(kind: str, folder: Path, *servers: Running) -> Iterator[Running]:
    """A proxy in front of these servers, as long as one is in here."""
    folder.mkdir()
    address = f"127.0.0.1:{free_port()}"
    text = configuration(kind, address, [urlsplit(server.address).netloc for server in servers])
    environment = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (folder / "log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command(kind, folder, text), env=environment, stdout=log, stderr=log, cwd=folder, encoding="utf-8"
        )
    try:
        proxy = Running(process, f"http://{address}/", folder)
        wait_for(proxy)
        yield proxy
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(proxy: Running) -> None:
    """Until somebody behind it answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not proxy.has_ended:
        try:
            if httpx2.get(f"{proxy.address}health", timeout=5).text == "ok":
                return
        except httpx2.HTTPError:
            pass
        time.sleep(0.1)
    raise RuntimeError(f"the proxy does not answer: {proxy.log}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
