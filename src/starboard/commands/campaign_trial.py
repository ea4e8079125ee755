"""Plays a campaign that is sound as far as its files tell, to see that nothing in it breaks a match."""

from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from starboard.bots.play import play_out
from starboard.bots.random_bot import RandomBot
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.validation.walk import Fault
from starboard.games.vanguard.setup import first_state
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import OPERATION, Terms
from starboard.games.vanguard.title import VanguardTitle
from starboard.kernel import Arg, Chance, Message, Options, StarboardError, new_match
from starboard.processes import no_interrupts

SEATS = (1, 3)
SECONDS = 120.0
DECISIONS = 1_500
"""Decisions of one trial: a good part of a random campaign."""


class _FromFolder(VanguardTitle):
    """The title, with a campaign that lies anywhere."""

    def __init__(self, folder: Path, start: str) -> None:
        self._folder, self._start = str(folder), start

    def check(self, seats: int, options: Options) -> None:
        """The folder was checked before."""

    def setup(self, seats: int, options: Options, chance: Chance) -> VanguardState:
        return first_state(Terms(seats, self._folder, self._start, (), False, ()), chance)


def tried_out(folder: Path, seconds: float = SECONDS) -> list[Fault]:
    """What happens in a few random matches that should not. They are played in a process of their own, because a
    campaign can also keep the rules busy forever."""
    processes = get_context("spawn")
    here, there = processes.Pipe(duplex=False)
    trial = processes.Process(target=_try_out, args=(str(folder), there), daemon=True)
    with no_interrupts():
        trial.start()
    there.close()
    try:
        if here.poll(seconds):
            told: bytes = here.recv_bytes()
            return msgspec.json.decode(told, type=list[Fault])
    except EOFError:
        pass
    finally:
        trial.kill()
        trial.join()
    words: dict[str, Arg] = {"file": "campaign.toml", "line": 1, "seconds": int(seconds)}
    return [Fault(Message("vanguard-campaign-endless", words), "campaign.toml", 1)]


def _try_out(folder: str, tell: Connection) -> None:
    tell.send_bytes(msgspec.json.encode(list(trial_faults(Path(folder)))))


def trial_faults(folder: Path) -> Iterator[Fault]:
    """The first thing that breaks, in this process."""
    for start in _starts(folder):
        for seats in SEATS:
            reason = _trial(folder, start, seats)
            if reason is not None:
                words: dict[str, Arg] = {"file": "campaign.toml", "line": 1, "start": start, "reason": reason}
                yield Fault(Message("vanguard-campaign-broke", words), "campaign.toml", 1)
                return


def _starts(folder: Path) -> list[str]:
    head = campaign[str(folder)].head
    operations = [f"{OPERATION}-{number}" for number, _ in enumerate(head.operation, start=1)]
    return ["quick", *(["tutorial"] if head.tutorial else []), *operations]


def _trial(folder: Path, start: str, seats: int) -> Message | None:
    title = _FromFolder(folder, start)
    try:
        match = new_match(title, seats, 1)
        play_out(match, [RandomBot(seat) for seat in range(seats)], DECISIONS, 1)
    except StarboardError as why:
        return why.message
    return None
