"""How strong a network is in the overlord's search, on deals that none learnt from:

    python -m training.andromeda_trial NETWORK OUT [--rounds 100] [--kinds 2,3,4,hegemon] [--bot overlord] [--seed N]

Two seats against the overlord; alone among two or three overlords, where the fair share is a third or a fourth; and
alone against the officers of level 3, beside what the overlord does with the same deals. With `--bot admiral` the
network judges for an admiral, among admirals: that takes an eighth of the time.
"""

import os
from argparse import ArgumentParser
from pathlib import Path

from training.course import APART, CLASSES, said, tried

OFFICERS = ("ofc_3a", "ofc_3b", "ofc_3c")


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("network", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--kinds", default="2,hegemon,3,4")
    parser.add_argument("--bot", choices=sorted(CLASSES), default="overlord")
    parser.add_argument("--seed", type=int, default=APART + 2)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    bots = (f"{asked.bot}:{asked.network}", asked.bot)
    with (asked.out / "trial.txt").open("w", encoding="utf-8") as report:
        for kind in asked.kinds.split(","):
            seats, officers = (1, OFFICERS) if kind == "hegemon" else (int(kind), ("",))
            rounds = max(1, asked.rounds // (len(officers) if seats == 1 else seats - 1))
            for officer in officers:
                result = tried(bots, rounds, asked.workers, asked.seed, seats, officer)
                won = " and ".join(f"{side.wins}" for side in result.sides)
                line = (
                    said(f"{asked.bot}, {seats} seats {officer}", result) + f", matches won {won} of {result.matches}"
                )
                print(line, flush=True)
                report.write(line + "\n")
                report.flush()


if __name__ == "__main__":
    main()
