"""`python -m bench.fingerprint [TITLE ...] [--matches N] [--views]`: does play still go as it went?

Random matches with random options are played, and everything that happens in them is hashed: what is offered, what is
told, the states, and with `--views` what everybody is shown. Equal figures before and after a change mean that it
changed nothing that a player could notice.
"""

from argparse import ArgumentParser
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from starboard.kernel import Match, Title, find_title, new_match, title_names
from starboard.kernel.errors import BadOption
from starboard.kernel.title import Option

LONGEST = 1500
"""Decisions of one match, at most."""
DEADLINE_PASSES = 1 / 200
VIEW_EACH = 7
"""Decisions between two looks at what everybody is shown."""
KINDS = ("offers", "events", "states", "views")


def main() -> None:
    parser = ArgumentParser(description="A hash over random matches.")
    parser.add_argument("titles", nargs="*", default=title_names())
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--views", action="store_true")
    asked = parser.parse_args()
    table = Table("title", "decisions", *KINDS)
    for name in asked.titles:
        title = find_title(name)
        trace = Trace(asked.views)
        for seed in track(range(asked.matches), name):
            trace.follow(drawn(title, Random(seed)), Random(seed))
        table.add_row(name, str(trace.decisions), *(trace.hashes[kind].hexdigest()[:12] for kind in KINDS))
    Console(width=120).print(table)


def drawn(title: Title[Any], rng: Random) -> Match:
    """A match with seats and options as they come; a combination that the title refuses is drawn again."""
    while True:
        seats = rng.randint(title.least_seats, title.most_seats)
        options = {option.id: setting(option, rng) for option in title.options if rng.random() < 0.5}
        try:
            return new_match(title, seats, rng.randrange(1 << 30), options)
        except BadOption:
            continue


def setting(option: Option, rng: Random) -> Any:
    if not option.most:
        return rng.choice(option.choices)
    return [rng.choice(option.choices) for _ in range(rng.randint(option.least, min(option.most, 4)))]


class Trace:
    """What happened in all the matches that it followed."""

    def __init__(self, views: bool) -> None:
        self.views = views
        self.decisions = 0
        self.hashes = {kind: sha256() for kind in KINDS}

    def follow(self, match: Match, rng: Random) -> None:
        self._told(match)
        for _ in range(LONGEST):
            if match.over:
                break
            self.decisions += 1
            self._decide(match, rng)
            self._told(match)

    def _decide(self, match: Match, rng: Random) -> None:
        question = match.question
        assert question is not None
        seats = [seat for seat in match.waiting if match.offers(seat)]
        if match.deadline is not None and (not seats or rng.random() < DEADLINE_PASSES):
            match.expire(match.deadline.key)
            return
        seat = rng.choice(seats)
        offers = match.offers(seat)
        least, most = question.least, min(question.most, len(offers))
        self.hashes["offers"].update(msgspec.json.encode([seat, question.prompt, least, most, list(offers)]))
        match.pick(seat, *rng.sample(range(len(offers)), rng.randint(least, most)))

    def _told(self, match: Match) -> None:
        self.hashes["events"].update(msgspec.json.encode(match.events))
        self.hashes["states"].update(match.state_bytes())
        if self.views and self.decisions % VIEW_EACH == 0:
            for seat in (*range(match.header.seats), None):
                self.hashes["views"].update(msgspec.json.encode(match.view(seat)))


if __name__ == "__main__":
    main()
