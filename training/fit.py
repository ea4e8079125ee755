"""Fit a network to matches and lessons, and write it in whole numbers.

The network adds to the lead as things look: it learns what is missing of the margin at the end, and what a search says
of the moves of one turn, compared with each other.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from starboard.games.andromeda.bots.learnt.numbers import FINE, NAMES
from starboard.neurons import UNIT, Layer, Network
from training.andromeda_matches import Rows

LEAD = NAMES.index("lead")
POINTS = 20.0
"""The unit of what the network says while it learns."""
LESSON = 5.0
BATCH, RATE, DECAY = 4096, 4e-3, 1e-3
LESSONS_A_STEP = 1500
APART = 13
"""Every match with such a number is set apart; no number of matches with lessons divides it."""
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Recipe(NamedTuple):
    """How a network is made."""

    hidden: tuple[int, ...] = (32,)
    outcome: float = 1.0
    teach: float = 1.0
    passes: int = 30
    drop: float = 0.1
    seed: int = 1


class Data(NamedTuple):
    """Matches by their numbers, as one table: rows, what they lack of the margin, and which are set apart."""

    rows: NDArray[Any]
    lacks: NDArray[Any]
    apart: NDArray[np.bool_]
    lessons: NDArray[np.float32]
    turns: NDArray[np.int64]
    lessons_lack: NDArray[Any]
    lessons_apart: NDArray[np.bool_]


def gathered(matches: Sequence[Rows]) -> Data:
    """All matches; some are set apart, to say when to stop."""
    rows = np.concatenate([one.rows for one in matches]).astype(np.float32)
    margins = np.concatenate([one.margins for one in matches])
    apart = np.concatenate([np.full(len(one.rows), number % APART == 0) for number, one in enumerate(matches)])
    taught = [(number, one) for number, one in enumerate(matches) if len(one.lessons)]
    lessons = np.concatenate([one.lessons for _, one in taught]).astype(np.float32)
    begins = np.cumsum([0, *(int(one.groups.max()) + 1 for _, one in taught)])
    turns = np.concatenate([one.groups + begin for (_, one), begin in zip(taught, begins[:-1], strict=True)])
    seen = np.concatenate([one.seen for _, one in taught])
    lessons_apart = np.concatenate([np.full(len(one.lessons), number % APART == 0) for number, one in taught])
    lack = seen - lessons[:, LEAD] / FINE
    return Data(rows, margins - rows[:, LEAD] / FINE, apart, lessons, turns.astype(np.int64), lack, lessons_apart)


def fitted(data: Data, recipe: Recipe) -> tuple[Network, str]:
    """A network in whole numbers, and one line about how it went."""
    torch.manual_seed(recipe.seed)
    learn = ~data.apart
    mean, spread = data.rows[learn].mean(0), data.rows[learn].std(0) + 0.05
    net = _net((len(NAMES), *recipe.hidden, 1), recipe.drop).to(DEVICE)
    torch.nn.init.zeros_(net[-1].weight)

    def scaled(rows: NDArray[np.float32]) -> torch.Tensor:
        return torch.tensor((rows - mean) / spread, dtype=torch.float32, device=DEVICE)

    rows, lacks = scaled(data.rows[learn]), _tensor(data.lacks[learn] / POINTS)
    check, check_lacks = scaled(data.rows[~learn]), _tensor(data.lacks[~learn] / POINTS)
    lessons = [_Lessons(scaled(data.lessons[some]), data.turns[some], data.lessons_lack[some])
               for some in (~data.lessons_apart, data.lessons_apart)]  # fmt: skip
    steps = max(1, len(rows) // BATCH)
    optimiser = torch.optim.AdamW(net.parameters(), lr=RATE / 2, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps * recipe.passes)
    best, kept, story = float("inf"), net.state_dict(), []
    for _ in range(recipe.passes):
        net.train()
        order = torch.randperm(len(rows), device=DEVICE)
        for step in range(steps):
            some = order[step * BATCH : (step + 1) * BATCH]
            loss = recipe.outcome * torch.nn.functional.huber_loss(net(rows[some])[:, 0], lacks[some], delta=2.0)
            if recipe.teach:
                loss = loss + recipe.teach * lessons[0].loss(net, LESSONS_A_STEP)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        net.eval()
        with torch.no_grad():
            of_margin = torch.nn.functional.huber_loss(net(check)[:, 0], check_lacks, delta=2.0).item()
            of_lessons = lessons[1].loss(net).item()
        score = recipe.outcome * of_margin + recipe.teach * of_lessons
        story.append((of_margin, of_lessons))
        if score < best:
            best, kept = score, {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(kept)
    first, last = story[0], min(story, key=lambda one: recipe.outcome * one[0] + recipe.teach * one[1])
    told = f"{recipe}: margin {first[0]:.4f} to {last[0]:.4f}, lessons {first[1]:.4f} to {last[1]:.4f}"
    return _whole(net, mean, spread), told


class _Lessons:
    """Moves of single turns, compared with each other."""

    def __init__(self, rows: torch.Tensor, turns: NDArray[np.int64], lack: NDArray[Any]) -> None:
        numbers = np.unique(turns, return_inverse=True)[1]
        self.rows, self.turns = rows, torch.tensor(numbers, device=DEVICE)
        self.count = int(numbers.max()) + 1
        self.lack = self._centred(_tensor(lack), self.turns) / LESSON

    def _centred(self, values: torch.Tensor, turns: torch.Tensor) -> torch.Tensor:
        total = torch.zeros(self.count, device=DEVICE).index_add_(0, turns, values)
        count = torch.zeros(self.count, device=DEVICE).index_add_(0, turns, torch.ones_like(values)).clamp(min=1)
        return values - (total / count)[turns]

    def loss(self, net: torch.nn.Module, most: int = 0) -> torch.Tensor:
        rows, turns, lack = self.rows, self.turns, self.lack
        if most and most < self.count:
            some = (torch.rand(self.count, device=DEVICE) < most / self.count)[turns]
            rows, turns, lack = rows[some], turns[some], lack[some]
        said = net(rows)[:, 0] * (POINTS / LESSON)
        return ((self._centred(said, turns) - lack) ** 2).mean()


def _tensor(values: NDArray[Any]) -> torch.Tensor:
    return torch.tensor(values, dtype=torch.float32, device=DEVICE)


def _net(sizes: Sequence[int], drop: float) -> torch.nn.Sequential:
    layers: list[torch.nn.Module] = []
    for width, cells in pairwise(sizes):
        layers += [torch.nn.Linear(width, cells), torch.nn.ReLU(), torch.nn.Dropout(drop)]
    return torch.nn.Sequential(*layers[:-2])


def _whole(net: torch.nn.Sequential, mean: NDArray[np.float32], spread: NDArray[np.float32]) -> Network:
    """The network as whole numbers that read numbers as they are and speak in points."""
    linear: list[Any] = [layer for layer in net if isinstance(layer, torch.nn.Linear)]
    layers = []
    for number, layer in enumerate(linear):
        weights = layer.weight.detach().cpu().numpy().astype(np.float64)
        bias = layer.bias.detach().cpu().numpy().astype(np.float64)
        if number == 0:
            weights = weights / spread
            bias = bias - weights @ mean
        if number + 1 == len(linear):
            weights, bias = weights * POINTS, bias * POINTS
        cells = tuple(tuple(round(one * UNIT) for one in cell) for cell in weights)
        layers.append(Layer(cells, tuple(round(one * UNIT) for one in bias)))
    return Network(NAMES, tuple(layers))
