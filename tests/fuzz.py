"""`make fuzz`: the conformance suite on ever new matches of every title, for FUZZ_MINUTES minutes.

Prints what was played. A failure is shrunk, its record is kept, and the exit status is 1.
"""

import os
import random
import sys
import time
from collections import Counter

from rich.console import Console

from conformance.suite import CHECKS, run
from conformance.walk import Violation
from starboard.kernel import find_title, title_names

MATCHES = 40
"""Matches a check before the next title and check have their turn."""


def main() -> int:
    console = Console()
    end = time.monotonic() + 60 * float(os.environ.get("FUZZ_MINUTES", "10"))
    played: Counter[str] = Counter()
    failed = False
    titles = [find_title(name) for name in title_names()]
    rng = random.SystemRandom()
    with console.status("playing") as status:
        while time.monotonic() < end and not failed:
            title, check = rng.choice(titles), rng.choice(CHECKS)
            left = max(0, end - time.monotonic())
            status.update(f"{sum(played.values())} matches, {left / 60:.1f} minutes left: {title.id}, {check.__name__}")
            try:
                run(check, title, matches=MATCHES, moves=rng.choice([20, 60, 200]), chosen=rng.randrange(1 << 32))
            except Violation as why:
                console.print(f"{title.id}, {check.__name__}: {why}", markup=False)
                failed = True
            played[title.id] += MATCHES
    for name, count in sorted(played.items()):
        console.print(f"{name}: {count} matches checked")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
