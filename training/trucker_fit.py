"""Fit a network to ships and their flights, and write it in whole numbers.

It adds to what the plain judge says of the abilities of a ship, and comes with weights for the places of components.
Variants of one ship are compared with each other, since they were flown with the same dice: what a table, its cards and
its other players make of a flight is left out.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from starboard.games.trucker.bots.learnt.judgement import PLACES, Judgement
from starboard.games.trucker.bots.learnt.numbers import FINE, JUDGED, NAMES
from starboard.neurons import UNIT, Layer
from training.trucker_flights import COLUMNS, Rows

SPOKEN: Final = 10.0
"""The unit of what the network says while it learns, in credits."""
BATCH, RATE, DECAY = 100, 3e-3, 3e-3
"""Tables in a step, and how fast and how boldly it learns."""
QUICK: Final = 10
"""How much faster the weights of places learn: they begin at nothing."""
APART: Final = 9
"""Every table with such a number is set apart."""
FEW_ENDS: Final = 5.0
"""A ship with more open connectors than these is hardly ever the best looking."""
PRIOR: Final = 100.0
"""How many variants it takes to change what is thought of a fleet by half."""
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Recipe(NamedTuple):
    """How a network is made."""

    hidden: tuple[int, ...] = (24,)
    passes: int = 60
    drop: float = 0.1
    seed: int = 1


class Data(NamedTuple):
    """Tables as one: numbers of ships, their places, what the plain judge says, what came of it, and which table."""

    rows: NDArray[np.float32]
    places: NDArray[np.float32]
    plain: NDArray[np.float32]
    leads: NDArray[np.float32]
    tables: NDArray[np.int64]


def fleet_weights(data: Data) -> tuple[float, ...]:
    """How much what the plain judge says of each ability counts in a fleet: near to what it says, where little is
    known."""
    parts = data.rows[:, : len(JUDGED) - 1] / FINE
    columns = np.concatenate([parts, data.places], axis=1).astype(np.float64)
    leads = data.leads.astype(np.float64)
    for number in np.unique(data.tables):
        some = data.tables == number
        columns[some] -= columns[some].mean(0)
        leads[some] -= leads[some].mean()
    prior = np.array([1.0] * parts.shape[1] + [0.0] * data.places.shape[1])
    trust = np.diag(PRIOR * columns.var(0) + 1e-6)
    found = np.linalg.solve(columns.T @ columns + trust, columns.T @ leads + trust @ prior)
    return tuple(max(0.0, one) for one in found[: len(JUDGED) - 1])


def gathered(tables: Sequence[Rows]) -> Data:
    """All tables."""
    every = np.concatenate([one.rows for one in tables]).astype(np.float32)
    leads = np.concatenate([one.leads for one in tables])
    numbers = np.repeat(np.arange(len(tables)), [len(one.rows) for one in tables])
    rows = every[:, : len(NAMES)]
    plain = rows[:, : len(JUDGED) - 1].sum(1) / FINE
    return Data(rows, places_of(every), plain, leads, numbers)


def places_of(rows: NDArray[np.float32]) -> NDArray[np.float32]:
    """What the weights of places are for, in the order of `PLACES`."""
    column = {name: rows[:, place] for place, name in enumerate(COLUMNS)}
    level = column["level"] / FINE
    found: dict[str, NDArray[Any]] = {
        "open_end": column["open_ends"] * column["exposed"] / (10 * FINE),
        "open_end_level": np.minimum(column["open_ends"], FEW_ENDS) * level,
        "small": column["small_hits"] / 100,
        "joint": column["joints"] * level,
        "covered": column["covered"] / 100,
        "filled": column["filled"] * level,
        "premium": column["premium"],
    }
    return np.stack([found[name] for name in PLACES], axis=1)


class Fit:
    """The network, and the weights of places beside it, all from nothing."""

    def __init__(self, recipe: Recipe, mean: NDArray[Any], spread: NDArray[Any]) -> None:
        sizes = (len(NAMES), *recipe.hidden, 1)
        layers: list[torch.nn.Module] = []
        for width, cells in pairwise(sizes):
            layers += [torch.nn.Linear(width, cells), torch.nn.ReLU(), torch.nn.Dropout(recipe.drop)]
        net = torch.nn.Sequential(*layers[:-2])
        places = torch.nn.Linear(len(PLACES), 1, bias=False)
        torch.nn.init.zeros_(net[-1].weight)
        torch.nn.init.zeros_(places.weight)
        self.parts = torch.nn.ModuleDict({"net": net, "places": places}).to(DEVICE)
        self.mean, self.spread = mean, spread

    def said(self, rows: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
        """What it says of ships, in credits."""
        return SPOKEN * self.parts["net"](rows)[:, 0] + self.parts["places"](places)[:, 0]


def centred(values: torch.Tensor, tables: torch.Tensor, count: int) -> torch.Tensor:
    """What each variant has more than the mean of its table."""
    total = torch.zeros(count, device=DEVICE).index_add_(0, tables, values)
    many = torch.zeros(count, device=DEVICE).index_add_(0, tables, torch.ones_like(values)).clamp(min=1)
    return values - (total / many)[tables]


def fitted(data: Data, recipe: Recipe) -> tuple[Judgement, str]:
    """A judgement in whole numbers, and one line about how it went."""
    torch.manual_seed(recipe.seed)
    learn = data.tables % APART != 0
    mean, spread = data.rows[learn].mean(0), data.rows[learn].std(0) + 0.05
    fit = Fit(recipe, mean, spread)
    rows, places = tensor((data.rows - mean) / spread), tensor(data.places)
    tables, count = torch.tensor(data.tables, device=DEVICE), int(data.tables.max()) + 1
    plain, leads = centred(tensor(data.plain), tables, count), centred(tensor(data.leads), tables, count)
    lacks = leads - plain
    known = torch.tensor(learn, device=DEVICE)
    groups = torch.tensor(np.unique(data.tables[learn]), device=DEVICE)
    steps = max(1, len(groups) // BATCH)
    optimiser = torch.optim.AdamW(
        [
            {"params": fit.parts["net"].parameters()},
            {"params": fit.parts["places"].parameters(), "weight_decay": 0.0, "lr": QUICK * RATE},
        ],
        lr=RATE,
        weight_decay=DECAY,
    )
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, [RATE, QUICK * RATE], total_steps=steps * recipe.passes)
    best, kept = float("inf"), fit.parts.state_dict()
    for _ in range(recipe.passes):
        fit.parts.train()
        order = groups[torch.randperm(len(groups), device=DEVICE)]
        for step in range(steps):
            chosen = torch.zeros(count, dtype=torch.bool, device=DEVICE)
            chosen[order[step * BATCH : (step + 1) * BATCH]] = True
            some = chosen[tables]
            said = centred(fit.said(rows[some], places[some]), tables[some], count)
            loss = torch.nn.functional.huber_loss(said / SPOKEN, lacks[some] / SPOKEN, delta=1.5)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        fit.parts.eval()
        with torch.no_grad():
            said = centred(fit.said(rows, places), tables, count)
            missed = ((said - lacks)[~known] ** 2).mean().item()
        if missed < best:
            best, kept = missed, {name: value.clone() for name, value in fit.parts.state_dict().items()}
    fit.parts.load_state_dict(kept)
    whole = (leads[~known] ** 2).mean().item()
    before = (lacks[~known] ** 2).mean().item()
    return in_whole_numbers(fit), f"{recipe}: explains {1 - best / whole:.1%}, the plain judge {1 - before / whole:.1%}"


def tensor(values: NDArray[Any]) -> torch.Tensor:
    return torch.tensor(values, dtype=torch.float32, device=DEVICE)


def in_whole_numbers(fit: Fit) -> Judgement:
    """The network reads numbers as they are and speaks in credits."""
    linear: list[Any] = [layer for layer in fit.parts["net"] if isinstance(layer, torch.nn.Linear)]
    layers = []
    for number, layer in enumerate(linear):
        weights = layer.weight.detach().cpu().numpy().astype(np.float64)
        bias = layer.bias.detach().cpu().numpy().astype(np.float64)
        if number == 0:
            weights = weights / fit.spread
            bias = bias - weights @ fit.mean
        if number + 1 == len(linear):
            weights, bias = weights * SPOKEN, bias * SPOKEN
        cells = tuple(tuple(round(one * UNIT) for one in cell) for cell in weights)
        layers.append(Layer(cells, tuple(round(one * UNIT) for one in bias)))
    places = fit.parts["places"].weight.detach().cpu().numpy()[0]
    return Judgement(NAMES, tuple(layers), tuple(round(float(one) * UNIT) for one in places))
