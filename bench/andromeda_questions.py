"""How much a person is asked in a match of Andromeda's Edge: `python -m bench.andromeda_questions [--record]`.

Bots play alone against Quartermaster Vell, `MATCHES` matches each: a settler, who takes what looks good as most people
do, and an admiral, who uses everything there is. It counts what a person would press: one for each question with
something to decide, and where several things may be chosen, one for each of them and one to be done. A question with
one answer is answered by itself, unless that could betray something.
"""

import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

from starboard.bots import make_bot
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Match, Sight, new_match

RESULTS = Path(__file__).parent / "andromeda.md"
MATCHES = 20
PLAYERS = ("settler", "admiral")
OFFICER = "ofc_1a"
SHOWN = 12
"""Prompts that are listed, those with the most presses."""


def play(match: Match, player: str, seed: int, presses: Counter[str]) -> None:
    """Play a match, and count by prompt what is pressed in it."""
    bot = make_bot(ANDROMEDA, player, seed)
    while not match.over:
        question, seat = match.question, match.waiting[0]
        assert question is not None
        sight = Sight(match, seat)
        chosen = bot.choose(sight)
        places = (chosen,) if isinstance(chosen, int) else tuple(chosen)
        prompt = question.prompt.removeprefix("andromeda-ask-")
        if question.takes_several:
            presses[prompt] += len(places) + 1
        elif len(match.offers(seat)) > 1 or not sight.question.alone:
            presses[prompt] += 1
        match.pick(seat, *places)


def pressed(player: str) -> Counter[str]:
    """What is pressed in all matches of a player, by prompt."""
    presses: Counter[str] = Counter()
    for seed in range(MATCHES):
        play(new_match(ANDROMEDA, 1, seed, {"hegemon": OFFICER}), player, seed, presses)
    return presses


def table() -> str:
    """The figures, as they are recorded."""
    counts = [pressed(player) for player in PLAYERS]
    most = sum(counts, Counter()).most_common(SHOWN)
    lines = [("all", [count.total() for count in counts])]
    lines += [(prompt, [count[prompt] for count in counts]) for prompt, _ in most]
    rows = [f"| {prompt} | {' | '.join(f'{count / MATCHES:.1f}' for count in found)} |" for prompt, found in lines]
    return "\n".join(
        [
            f"## {datetime.now(UTC):%Y-%m-%d} · rules {ANDROMEDA.version} · what is pressed in a match",
            "",
            f"`python -m bench.andromeda_questions`: alone against {OFFICER}, {MATCHES} matches",
            "",
            f"| question | {' | '.join(PLAYERS)} |",
            f"| --- |{' --- |' * len(PLAYERS)}",
            *rows,
            "",
        ]
    )


def main() -> None:
    text = table()
    print(text)
    if "--record" in sys.argv[1:]:
        RESULTS.write_text(RESULTS.read_text(encoding="utf-8") + "\n" + text, encoding="utf-8")


if __name__ == "__main__":
    main()
