"""The adventure cards: a struct for each kind, named by the field `kind`."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import ClassVar, Literal

import msgspec

from starboard.content import expect, read_toml

FILES = ("cards.toml", "cards-level-four.toml")

Side = Literal["front", "right", "rear", "left"]
Criterion = Literal["crew", "engines", "cannons"]
Hand = Literal["left", "right"]
MOST_INTRUDERS = 2


class Goods(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many goods of each colour."""

    red: int = 0
    yellow: int = 0
    green: int = 0
    blue: int = 0


class Attack(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One meteor or shot: a small one can be stopped by shields."""

    size: Literal["small", "large"]
    side: Side


class Loss(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody suffers: exactly one of these is set."""

    days: int = 0
    crew: int = 0
    goods: int = 0
    shots: tuple[Attack, ...] = ()


class Card(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """What every card has."""

    rule: ClassVar[str]
    """The rule that says how cards of this kind are played."""

    id: str
    level: Literal[1, 2, 3, 4]
    starter: bool = False


class OpenSpace(Card, frozen=True, tag="open_space"):
    """GT-B-11.1. On level IV meteors may come after it (GT-X2-5.5)."""

    rule = "GT-B-11.1"
    meteors: tuple[Attack, ...] = ()


class Stardust(Card, frozen=True, tag="stardust"):
    """GT-B-11.6."""

    rule = "GT-B-11.6"


class Epidemic(Card, frozen=True, tag="epidemic"):
    """GT-B-11.7."""

    rule = "GT-B-11.7"


class Sabotage(Card, frozen=True, tag="sabotage"):
    """GT-B-11.8."""

    rule = "GT-B-11.8"


class Planets(Card, frozen=True, tag="planets"):
    """GT-B-11.2: the goods of each planet, from top to bottom."""

    rule = "GT-B-11.2"
    days: int
    planets: tuple[Goods, ...]


class AbandonedShip(Card, frozen=True, tag="abandoned_ship"):
    """GT-B-11.3: crew is given up for credits. Its automatic defence, if it has one, shoots first (GT-X2-5.5)."""

    rule = "GT-B-11.3"
    crew: int
    credits: int
    days: int
    shots: tuple[Attack, ...] = ()


class AbandonedStation(Card, frozen=True, tag="abandoned_station"):
    """GT-B-11.4: crew is needed, but stays aboard. Its automatic defence, if it has one, shoots first (GT-X2-5.5)."""

    rule = "GT-B-11.4"
    crew: int
    goods: Goods
    days: int
    shots: tuple[Attack, ...] = ()


class MeteoricSwarm(Card, frozen=True, tag="meteoric_swarm"):
    """GT-B-11.5."""

    rule = "GT-B-11.5"
    meteors: tuple[Attack, ...]


class Credits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reward in credits."""

    credits: int


class Booty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reward in goods."""

    goods: Goods


class Slavers(Card, frozen=True, tag="slavers"):
    """GT-B-11.9.6."""

    rule = "GT-B-11.9"
    strength: int
    lose: Loss
    reward: Credits
    days: int


class Smugglers(Card, frozen=True, tag="smugglers"):
    """GT-B-11.9.5."""

    rule = "GT-B-11.9"
    strength: int
    lose: Loss
    reward: Booty
    days: int


class Pirates(Card, frozen=True, tag="pirates"):
    """GT-B-11.9.7."""

    rule = "GT-B-11.9"
    strength: int
    lose: Loss
    reward: Credits
    days: int


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a combat zone: the player with the least of something suffers the loss."""

    least: Criterion
    lose: Loss


class CombatZone(Card, frozen=True, tag="combat_zone"):
    """GT-B-11.10."""

    rule = "GT-B-11.10"
    lines: tuple[Line, ...]


class Commandos(Card, frozen=True, tag="commandos"):
    """GT-X2-4: an intruder for each of `hands`, who walks `steps` squares. Of them each that `every` divides gets a
    charge."""

    rule = "GT-X2-4"
    side: Side
    hands: tuple[Hand, ...]
    steps: int
    every: int
    reward: Credits


class Predator(Card, frozen=True, tag="predator"):
    """GT-X2-4: an intruder for each of `hands`, who walks `steps` squares and eats one of the crew on each."""

    rule = "GT-X2-4"
    side: Side
    hands: tuple[Hand, ...]
    steps: int
    reward: Credits


Adventure = (
    OpenSpace
    | Stardust
    | Epidemic
    | Sabotage
    | Planets
    | AbandonedShip
    | AbandonedStation
    | MeteoricSwarm
    | Slavers
    | Smugglers
    | Pirates
    | CombatZone
    | Commandos
    | Predator
)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    cards: tuple[Adventure, ...]


def read_cards(folder: Traversable) -> Mapping[str, Adventure]:
    """The cards by id. `BadContent` names the place and field that is wrong."""
    cards: dict[str, Adventure] = {}
    for file in FILES:
        for number, card in enumerate(read_toml(folder, file, _File).cards):
            place = f"$.cards[{number}]"
            expect(card.id not in cards, file, place, "id", card.id, "≠")
            _check_losses(file, place, card)
            if isinstance(card, Commandos | Predator):
                _check_intruders(file, place, card)
            cards[card.id] = card
    return cards


def _check_losses(file: str, place: str, card: Adventure) -> None:
    losses = [card.lose] if isinstance(card, Slavers | Smugglers | Pirates) else []
    if isinstance(card, CombatZone):
        expect(len(card.lines) == 3, file, place, "lines", len(card.lines), 3)
        losses = [line.lose for line in card.lines]
    for loss in losses:
        named = sum(map(bool, (loss.days, loss.crew, loss.goods, loss.shots)))
        expect(named == 1, file, place, "lose", named, 1)


def _check_intruders(file: str, place: str, card: Commandos | Predator) -> None:
    """GT-X2-4.7: one intruder or two, who walk, and do something on the way."""
    count = len(card.hands)
    expect(1 <= count <= MOST_INTRUDERS, file, place, "hands", count, f"1–{MOST_INTRUDERS}")
    expect(card.steps > 0, file, place, "steps", card.steps, "1 2 3 …")
    if isinstance(card, Commandos):
        expect(1 <= card.every <= card.steps, file, place, "every", card.every, f"1–{card.steps}")
