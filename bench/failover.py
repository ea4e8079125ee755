"""Two servers on one PostgreSQL, of which the one that holds a table is killed again and again while somebody plays
there. How long until the other one answers? `PYTHONPATH=tests:tests/titles .venv/bin/python -m bench.failover [KILLS]`

A player is connected to the survivor, or comes back to it as soon as the connection ends, so that nothing is measured
but the servers. What it was shown before must be shown again: nothing that was acknowledged may be lost.
"""

import signal
import statistics
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from running import Running
from servers import postgres_server
from web.test_several import Player, leases, server

KILLS = 50
MOVES = 3
GOAL = 10.0
MOST_LINES = 300
"""Lines after which another table is opened, before the match comes to its end."""


def measured(kills: int, say: bool = True) -> list[float]:
    """Seconds from each kill until the first answer of the other server."""
    seconds: list[float] = []
    with TemporaryDirectory() as name, postgres_server() as postgres, ExitStack() as life:
        folder, database = Path(name), postgres.new_database()

        def started(number: int) -> Running:
            return life.enter_context(server(folder / str(number), database))

        holder, other = started(0), started(1)
        player = Player(holder)
        for number in range(kills):
            player.play(holder, player.last + MOVES)
            assert (leases(holder), leases(other)) == (1, 0)
            holder.process.send_signal(signal.SIGKILL)
            start = time.monotonic()
            player.play(other, player.last + 1)
            seconds.append(player.answered - start)
            if say:
                print(f"{number + 1}: {seconds[-1]:.2f} s", flush=True)
            holder, other = other, started(number + 2)
            if player.last > MOST_LINES:
                player = Player(holder)
    return seconds


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    seconds = sorted(measured(kills))
    print(
        f"{kills} kills: median {statistics.median(seconds):.2f} s, worst {seconds[-1]:.2f} s, "
        f"best {seconds[0]:.2f} s; "
        f"goal under {GOAL:.0f} s; nothing that was acknowledged was lost"
    )


if __name__ == "__main__":
    main()
