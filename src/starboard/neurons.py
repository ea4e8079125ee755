"""A small network in whole numbers, for bots that learnt: the same sums on every machine, in plain Python."""

from collections.abc import Sequence
from operator import mul
from typing import Final, TypeAlias

import msgspec

UNIT: Final = 1 << 14
"""What stands for 1 in the weights of every layer."""

Cells: TypeAlias = tuple[tuple[int, ...], ...]
"""The weights of some cells for some numbers."""


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights of each of its cells, and what is added; both in units."""

    weights: Cells
    bias: tuple[int, ...]


class Network(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Layers of cells that pass on what is above zero; the last has one cell, which speaks in points."""

    names: tuple[str, ...]
    """The numbers that it reads, in their order."""
    layers: tuple[Layer, ...]

    def __post_init__(self) -> None:
        width = len(self.names)
        for layer in self.layers:
            if len(layer.bias) != len(layer.weights) or any(len(cell) != width for cell in layer.weights):
                raise ValueError("the layers of a network fit each other")
            width = len(layer.weights)
        if width != 1:
            raise ValueError("a network ends in one cell")

    def cells(self, begin: int, count: int) -> Cells:
        """What each cell of the first layer makes of some of the numbers, from this place on."""
        return tuple(cell[begin : begin + count] for cell in self.layers[0].weights)

    def rest(self, sums: Sequence[int]) -> float:
        """What comes out, in points, if the first layer made these sums of all numbers."""
        layer, *others = self.layers
        unit = UNIT
        values = [total + bias for total, bias in zip(sums, layer.bias, strict=True)]
        for layer in others:
            above = [value if value > 0 else 0 for value in values]
            values = [
                sum(map(mul, cell, above)) + bias * unit for cell, bias in zip(layer.weights, layer.bias, strict=True)
            ]
            unit *= UNIT
        return values[0] / unit


def sums_of(cells: Cells, numbers: Sequence[int]) -> list[int]:
    """What these cells make of the numbers. The sums of parts can be added up."""
    return [sum(map(mul, cell, numbers)) for cell in cells]
