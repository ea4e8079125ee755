"""Which decisions are told, by what the jobs have found."""

from collections.abc import Sequence

import msgspec

from starboard.analysis import QUICK, Analysis, Deed, Estimate, Gain, course
from starboard.analysis.jobs import Compare, Doubt, Job, Look, Tell, Told, Walk, Weigh
from starboard.analysis.survey import Fate, Stretch, Survey
from starboard.kernel import Message

EFFORT = msgspec.structs.replace(QUICK, decisions=16)
STRETCHES = tuple(Stretch(4 * turn, turn + 1, Message("turn", {"turn": turn + 1})) for turn in range(4))
SURVEY = Survey(
    "drift",
    1,
    "f",
    "judge",
    "player",
    False,
    False,
    (1.0, 0.0),
    1,
    (0, 1) * 8,
    STRETCHES,
    tuple((position, position % 2) for position in range(16)),
    (Fate(3, 1, "dice", Message("rolled")),),
)


class Findings:
    """What the jobs of an invented match find: the cost of each decision, and its error, in the few worlds of the
    glance and in those of the trial."""

    def __init__(self, costs: dict[int, tuple[float, float]], trials: dict[int, tuple[float, float]]) -> None:
        self.costs, self.trials = costs, trials

    def result(self, job: Job) -> object:
        match job:
            case Walk():
                return SURVEY
            case Look():
                return Estimate(0.5, 0.1)
            case Compare(position=position, better=better):
                found = (self.costs if better is None else self.trials).get(position)
                even = Estimate(0.5, 0.1)
                return None if found is None else Doubt(position % 2, (1,), even, even, Gain(*found))
            case Tell():
                return Told(Message("asked"), (Deed(Message("played")),), (Deed(Message("better")),), None)
            case Weigh():
                return Gain(0.2, 0.01), Gain(-0.2, 0.01)

    def analysis(self, people: Sequence[int] = ()) -> Analysis:
        work = course(EFFORT, people=people)
        batch = next(work)
        while True:
            try:
                batch = work.send([self.result(job) for job in batch.jobs])
            except StopIteration as end:
                found = end.value
                assert isinstance(found, Analysis)
                return found


def told(findings: Findings, people: Sequence[int] = ()) -> list[int]:
    return [point.position for point in findings.analysis(people).turning]


def test_only_what_is_sure_is_told() -> None:
    costs = {0: (0.3, 0.1), 5: (0.3, 0.1)}
    assert told(Findings(costs, {0: (0.2, 0.05), 5: (0.2, 0.11)})) == [0]


def test_what_seemed_bad_at_a_glance_may_prove_right() -> None:
    assert told(Findings({0: (0.3, 0.1)}, {0: (-0.1, 0.01)})) == []


def test_what_costs_next_to_nothing_is_not_told() -> None:
    assert told(Findings({0: (0.3, 0.1)}, {0: (0.005, 0.001)})) == []


def test_of_one_turn_only_the_worst_decision_is_tried() -> None:
    costs = {0: (0.1, 0.1), 2: (0.3, 0.1)}
    assert told(Findings(costs, {0: (0.3, 0.01), 2: (0.2, 0.01)})) == [2]


def test_decisions_of_people_come_before_dearer_ones_of_bots() -> None:
    costs = {0: (0.1, 0.1), 1: (0.5, 0.1), 5: (0.4, 0.1)}
    trials = {position: (cost, 0.01) for position, (cost, _) in costs.items()}
    assert told(Findings(costs, trials)) == [1, 5]
    assert 0 in told(Findings(costs, trials), people=(0,))


def test_the_headline_says_what_moves_cost_and_luck_gave() -> None:
    found = Findings({0: (0.3, 0.1)}, {0: (0.2, 0.01)}).analysis()
    assert found.headline == Message(
        "analysis-headline", {"seat": 0, "moves": 1, "cost": 20, "luck": 20, "side": "gave"}
    )
    assert [entry.what for entry in found.ledgers[0].entries] == [Message("rolled")]
