"""The awards at the end of a match, and what turned it: read from what was counted while it was played.

An award for the most of something goes to one player alone: in a tie nobody gets it.
"""

from typing import NamedTuple

from starboard.games.trucker.state.game_state import TruckerState

SHOWN = 2
"""Awards that each player gets at most: the rarest."""
MOST = {
    "peace-maker": ("draw", 2),
    "inspectors-nightmare": ("mistake", 4),
    "umbrella": ("shielded", 3),
    "clay-pigeon": ("shot-down", 3),
    "punching-bag": ("defeat", 3),
    "best-looking-of-all": ("best-looking", 1),
    "ghost": ("missed", 8),
    "pirate-hunter": ("victory", 2),
    "tourist": ("landed", 3),
    "dust-cloth": ("dust", 6),
    "power-user": ("battery", 6),
    "rubber-ship": ("bounced", 6),
    "two-for-one": ("broke-off", 5),
    "headhunter": ("crew", 6),
    "scrap-donor": ("lost", 8),
    "turbo": ("forward", 8),
    "grocer": ("sold", 10),
    "window-shopper": ("returned", 12),
}
"""Awards for the most of something: what is counted, and the least that counts."""
ORDER = (
    "spy",
    "empty-handed",
    "inspectors-nightmare",
    "peace-maker",
    "miser",
    "postcard",
    "umbrella",
    "clay-pigeon",
    "punching-bag",
    "best-looking-of-all",
    "ghost",
    "pirate-hunter",
    "tourist",
    "dust-cloth",
    "power-user",
    "rubber-ship",
    "two-for-one",
    "headhunter",
    "museum-piece",
    "quitter",
    "scrap-donor",
    "turbo",
    "grocer",
    "window-shopper",
    "inspectors-pet",
)
"""All awards, the rarest first: of 60 matches among programs, the last one was given more than twice a match."""
RARITY = {award: place for place, award in enumerate(ORDER)}
BLOW = 3
"""Components that one card must cost to be part of the story."""


class Award(NamedTuple):
    """Who gets what."""

    award: str
    seat: int


class Turning(NamedTuple):
    """Something that decided the match: a card that cost somebody that many components (`blow`), or somebody who took
    the lead in a round, by that many credits (`lead`)."""

    kind: str
    seat: int
    round: int
    amount: int
    card: str = ""


def awards(g: TruckerState) -> list[Award]:
    """Everything that somebody deserves, the rarest first."""
    given = [Award(award, seat) for award, (deed, least) in MOST.items() if (seat := _most(g, deed, least)) >= 0]
    for seat, deeds in enumerate(g.deeds):
        given += [Award(award, seat) for award, deserved in _alone(deeds.done, len(g.classes)).items() if deserved]
    return sorted(given, key=lambda award: (RARITY[award.award], award.seat))


def shown_awards(g: TruckerState) -> list[Award]:
    """The rarest of each player."""
    counts = [0] * len(g.truckers)
    found: list[Award] = []
    for award in awards(g):
        counts[award.seat] += 1
        if counts[award.seat] <= SHOWN:
            found.append(award)
    return found


def _most(g: TruckerState, deed: str, least: int) -> int:
    """Who did it most, alone and often enough; -1 when nobody did."""
    counts = [deeds.done.get(deed, 0) for deeds in g.deeds]
    most = max(counts, default=0)
    return counts.index(most) if most >= least and counts.count(most) == 1 else -1


def _alone(done: dict[str, int], rounds: int) -> dict[str, bool]:
    """Awards that do not look at the others."""
    finished = done.get("arrived", 0) == rounds
    return {
        "museum-piece": done.get("whole", 0) > 0,
        "inspectors-pet": not done.get("mistake") and done.get("tidy", 0) == rounds,
        "miser": finished and done.get("battery", 0) <= rounds,
        "postcard": done.get("postcard", 0) > 0,
        "empty-handed": finished and not done.get("sold"),
        "spy": done.get("spied", 0) > 0,
        "quitter": done.get("gave-up", 0) > 1 or done.get("never-flew", 0) > 0,
    }


def turnings(g: TruckerState) -> list[Turning]:
    """What turned the match, in the order of its rounds: the heaviest blow to each player, and changes of the lead.
    After the only round of a match it is no news who leads."""
    found = [
        Turning("blow", seat, deeds.worst_round, deeds.worst, deeds.worst_card)
        for seat, deeds in enumerate(g.deeds)
        if deeds.worst >= BLOW
    ]
    leader = -1
    rounds = min((len(deeds.purses) for deeds in g.deeds), default=0)
    for number in range(rounds if rounds > 1 else 0):
        purses = [deeds.purses[number] for deeds in g.deeds]
        ahead, behind = sorted(purses, reverse=True)[:2]
        seat = purses.index(ahead)
        if ahead > behind and seat != leader:
            leader = seat
            found.append(Turning("lead", seat, number, ahead - behind))
    return sorted(found, key=lambda turning: (turning.round, turning.kind))


def all_broke(g: TruckerState) -> bool:
    """Whether nobody has a credit left: a draw, in a way."""
    return all(not trucker.credits for trucker in g.truckers)
