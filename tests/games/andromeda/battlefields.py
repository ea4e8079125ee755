"""Tables on which only stands what a test puts there, loaded dice, and procedures that are answered move by move."""

from typing import Any

from games.procedure import Procedure
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.effect_moves import Pay, PayOtherwise
from starboard.games.andromeda.rules.battle.battle import battle
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, targeting_of
from starboard.games.andromeda.rules.every_word import WORDS
from starboard.games.andromeda.setup import first_state
from starboard.games.andromeda.state.game_state import (
    BAY,
    RESOURCES,
    SHIP_TYPES,
    SHIPS_OF,
    SPACES,
    UNBUILT,
    AndromedaState,
    Module,
    Raider,
)
from starboard.games.andromeda.state.options import OPTIONS, terms
from starboard.kernel import AskSome, Chance, Event, Move, listed

assert WORDS, "every word is carried out by something"


class LoadedDice(Chance):
    """Dice that fall as they were told to; when those are used up, as chance has it."""

    def __init__(self, *faces: int) -> None:
        super().__init__(12345)
        self.faces = list(faces)

    def roll(self, sides: int = 6) -> int:
        return self.faces.pop(0) if self.faces else super().roll(sides)


def laid_table(seats: int = 2, **options: Any) -> AndromedaState:
    """A game as it is set up."""
    given = {option.id: option.default for option in OPTIONS} | options
    return first_state(terms(seats, given), Chance(99))


def bare_table(seats: int = 2, **options: Any) -> AndromedaState:
    """The turn of player 0 in a game without ships on the map, raiders, cards in hand, resources or abilities."""
    g = laid_table(seats, **options)
    g.part, g.step, g.turn = "turn", "battle", 0
    g.news = []
    for raider in g.raiders:
        g.free_figures += content().raiders[raider.id].rank == "S"
    g.raiders = []
    for player in g.players:
        g.tactics.cards += player.hand
        player.hand, player.dealt = [], []
        player.ships = [BAY if ship < 3 else UNBUILT for ship in range(9)]
        player.vp = 0
    return g


def put(g: AndromedaState, who: int, kind: str, region: str) -> int:
    """A ship of a player in a region; its number."""
    ships = g.players[who].ships
    ship = next(ship for ship in SHIPS_OF[SHIP_TYPES.index(kind)] if ships[ship] < 0)
    ships[ship] = NUMBER_OF[region]
    return ship


def launch(g: AndromedaState, who: int, kind: str, region: str) -> int:
    """A ship that was launched this turn: its region is the active one."""
    g.turn, g.region = who, NUMBER_OF[region]
    g.ship = put(g, who, kind, region)
    return g.ship


def put_raider(g: AndromedaState, id: str, region: str) -> Raider:
    """A raider in a region."""
    raider = Raider(id, NUMBER_OF[region])
    g.raiders.append(raider)
    rank = content().raiders[id].rank
    g.cards[rank] = id
    if rank == "S":
        g.free_figures -= 1
    elif id in g.raiders_to_come:
        g.raiders_to_come.remove(id)
    return raider


def give(g: AndromedaState, who: int, **amounts: int) -> None:
    """Resources out of the supply."""
    for name, count in amounts.items():
        g.supply[RESOURCES.index(name)] -= count
        g.players[who].resources[RESOURCES.index(name)] += count


def deal(g: AndromedaState, who: int, *cards: str) -> None:
    """Tactics cards out of the deck."""
    for card in cards:
        g.tactics.cards.remove(card)
        g.players[who].hand.append(card)


def fit(g: AndromedaState, who: int, *modules: str) -> None:
    """Modules on a station."""
    g.players[who].modules += [Module(id) for id in modules]


def spaces(g: AndromedaState, kind: str) -> list[int]:
    """The spaces that hold a tile of a kind."""
    return [region for region in range(SPACES) if kind_of(g, region) == kind]


class Played(Procedure):
    """A procedure of Andromeda's Edge, with its questions by name."""

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        assert not self.over
        return self.question.seat, self.question.prompt.removeprefix("andromeda-ask-")

    @property
    def offers(self) -> list[Move]:
        """The moves on offer."""
        options = self.question.options
        return list(listed(options))

    def answer(self, *moves: Move) -> "Played":
        """The answer to the question: one move, or several where several may be picked."""
        for move in moves:
            assert move in self.offers, (move, self.offers)
        if isinstance(self.question, AskSome):
            assert self.question.least <= len(moves) <= self.question.most
            self._go(moves)
        else:
            (move,) = moves
            self._go(move)
        return self

    def through_to(self, asked: tuple[int, str], *wanted: Move) -> "Played":
        """Answer as `through` does until this is asked."""
        while self.asked != asked:
            self._step(list(wanted))
        return self

    def through(self, *wanted: Move) -> "Played":
        """Answer every question: with the first of the wanted moves that is on offer, each used once; else with the
        last move of the list, which is to do nothing more, or with nothing where nothing may be picked. A test that
        wants to pay in a certain way says so beforehand."""
        left = list(wanted)
        while not self.over:
            self._step(left)
        assert not left, f"never offered: {left}"
        return self

    def _step(self, left: list[Move]) -> None:
        if any(isinstance(move, Pay) for move in left) and PayOtherwise() in self.offers:
            self.answer(PayOtherwise())
        chosen = next((move for move in left if move in self.offers), None)
        if chosen is not None:
            left.remove(chosen)
            self.answer(chosen)
        elif isinstance(self.question, AskSome):
            self.answer(*self.offers[: self.question.least])
        else:
            self.answer(self.offers[-1])


def fight(g: AndromedaState, region: str, *dice: int) -> Played:
    """A battle with these dice."""
    g.chance = LoadedDice(*dice)
    return Played(battle(g, NUMBER_OF[region]))


def heard(g: AndromedaState, id: str) -> list[Event]:
    """What was told under an id."""
    return [event for event in g.news or [] if event.message.id == f"andromeda-{id}"]


def ships_of(g: AndromedaState, who: int, place: int) -> int:
    """How many ships of a player are in a place."""
    return g.players[who].ships.count(place)


def sides(g: AndromedaState) -> list[int]:
    """The sides of the battle that is being fought."""
    assert g.battle is not None
    return [side.who for side in g.battle.sides]


def duel(seats: int = 2) -> AndromedaState:
    """Player 0 sent a fighter to S06, where a transport of player 1 is."""
    g = bare_table(seats)
    put(g, 1, "transport", "S06")
    launch(g, 0, "fighter", "S06")
    return g


def figures(g: AndromedaState, who: int) -> tuple[int, int]:
    """Dice and targeting of a side now."""
    assert g.battle is not None
    side = next(side for side in g.battle.sides if side.who == who)
    return dice_of(g, side), targeting_of(g, side)
