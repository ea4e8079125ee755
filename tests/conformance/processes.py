"""The same seed gives the same match in another process, with another order of sets and another global generator."""

import json
import os
import random
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from conformance.walk import Violation, as_bytes, step_for
from starboard.kernel import Title, find_title, new_match, record_of, write_record

TESTS = Path(__file__).resolve().parent.parent
SEEDS = 6
MOVES = 400


def prints(title: Title[Any]) -> list[str]:
    """A fingerprint of the whole record, views included, of a few random matches."""
    found = []
    for seed in range(SEEDS):
        seats = title.least_seats + seed % (title.most_seats - title.least_seats + 1)
        match = new_match(title, seats, seed)
        rng = random.Random(seed)
        seen = sha256()
        for _ in range(MOVES):
            if match.over:
                break
            step = step_for(match, rng.randrange(1, 1 << 16))
            events = step.play(match)
            seen.update(as_bytes([match.view(None), match.view(0), [str(event.message) for event in events]]))
        found.append(f"{sha256(write_record(record_of(match))).hexdigest()}-{seen.hexdigest()}")
    return found


def check_same_in_two_processes(name: str, paths: tuple[Path, ...] = ()) -> None:
    """Play the same seeds under two orders of sets; every move, view and event must be the same."""
    first, second = (_other_process(name, str(hash_seed), paths) for hash_seed in (1, 2))
    if first != second:
        seed = next(at for at, pair in enumerate(zip(first, second, strict=True)) if pair[0] != pair[1])
        raise Violation(None, f"{name} plays otherwise in another process: seed {seed}. Does it walk over a set?")


def _other_process(name: str, hash_seed: str, paths: tuple[Path, ...]) -> list[str]:
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = os.pathsep.join(map(str, filter(None, [*paths, TESTS, TESTS / "titles", *given])))
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-m", "conformance.processes", name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise Violation(None, f"{name} cannot be played in another process: {done.stderr.strip()[-300:]}")
    answer: list[str] = json.loads(done.stdout)
    return answer


if __name__ == "__main__":
    random.seed()
    print(json.dumps(prints(find_title(sys.argv[1]))))
