"""An away team on the proving ground: dice that fall as a test says, and procedures that are answered move by move."""

from collections.abc import Sequence
from pathlib import Path

from games.procedure import Procedure
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import FACES, NUMBER_OF
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import GiveDie, GoOn, RollDie
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.notation.symbols import SHORT, SYMBOLS, TYPE_SHORT
from starboard.games.vanguard.rules import every_word
from starboard.games.vanguard.rules.basics.board_layout import begin, lay_boards
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Injury, Member
from starboard.games.vanguard.state.ship_state import Crew, Decks, Section, Ship
from starboard.kernel import Act, AskSome, Chance, Move, Race, listed
from starboard.kernel.piles import Deck

assert every_word.WORDS, "every word is carried out by something"

FOLDER = str(Path(__file__).parent / "proving")
START = {"se": 0, "re": 1, "sc": 2, "en": 3}
"""The crew, by section."""


class Fixed(Chance):
    """A random source that gives what it was told to; when that is used up, as chance has it."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(98765 << 30 | 4321)
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        return self.numbers.pop(0) if self.numbers else super().below(n)


def landed(*crew: str, planet: str = "P90", sectors: Sequence[int] = (), seats: int = 1) -> VanguardState:
    """These crew members on a planet, all of them in sector 1 unless it is said otherwise, with their starting dice."""
    crew = crew or ("re", "sc")
    control = [player for player in range(seats) for _ in range(4 // seats)] if seats != 3 else [0, 0, 1, 2]
    c = campaign[FOLDER]
    decks: list[list[str]] = [[], [], [], [], []]
    for card in c.discoveries.values():
        decks[TYPE_SHORT[card.type]].append(card.id)
    g = VanguardState(
        Fixed(),
        seats,
        FOLDER,
        "quick",
        [],
        [Section(seat, list(RULES.start_dice[number])) for number, seat in enumerate(control)],
        {id: Crew(section, "team" if id in crew else "available") for id, section in START.items()},
        Ship(),
        Decks(decks, injuries={name: kind.count for name, kind in RULES.injuries.types.items()}),
        part="explore",
        news=[],
    )
    team = [Member(START[id], id, available=list(RULES.start_dice[START[id]])) for id in crew]
    e = g.expedition = Expedition([], {}, team, lander="L1", supplies=5, most_supplies=8)
    lay_boards(g, planet)
    begin(e)
    e.landing = 1
    for who, one in enumerate(e.team):
        one.sector = one.origin = one.round_origin = sectors[who] if sectors else 1
    e.who = 0
    e.events = Deck(["E03", "E02", "E01"])
    return g


def trip(g: VanguardState) -> Expedition:
    """The exploration."""
    return g.expedition


def one(g: VanguardState, who: int = 0) -> Member:
    """A crew member."""
    return trip(g).team[who]


def dice(*ids: str) -> list[int]:
    """Section dice by their ids, sorted."""
    return sorted(NUMBER_OF[id] for id in ids)


def ids(numbers: Sequence[int]) -> list[str]:
    """The ids of section dice."""
    names = {number: id for id, number in NUMBER_OF.items()}
    return [names[number] for number in numbers]


def own(g: VanguardState, who: int = 0, available: Sequence[str] = (), spent: Sequence[str] = ()) -> Member:
    """A crew member has exactly these dice."""
    member = one(g, who)
    member.available, member.spent = dice(*available), dice(*spent)
    return member


def hurt(g: VanguardState, *types: str, who: int = 0, columns: Sequence[int] = ()) -> None:
    """A crew member has these injuries, and injury dice on these columns."""
    one(g, who).injuries = [Injury(type) for type in types]
    for column in columns:
        one(g, who).injury_dice[column] = 1


def deal(g: VanguardState, *cards: str, who: int = 0) -> None:
    """A crew member holds these section cards."""
    one(g, who).hand = list(cards)


# -- Dice that fall as they should -----------------------------------------------------------------------------------


def face(die: str, shows: str) -> int:
    """The face of a die that shows these symbols: `acc`, `def+gat`."""
    wanted = tuple(sorted(SYMBOLS.index(SHORT[name]) for name in shows.split("+")))
    return FACES[NUMBER_OF[die]].index(wanted)


def load(g: VanguardState, *numbers: int) -> None:
    """What chance gives next."""
    assert isinstance(g.chance, Fixed)
    g.chance.numbers = list(numbers)


INJURY_FACE: dict[str, int] = {face: RULES.injuries.faces.index(face) for face in RULES.injuries.faces}
DANGER_FACE: dict[str, int] = {face: RULES.danger.faces.index(face) for face in RULES.danger.faces}
"""What chance must give for a face of these dice."""


class Played(Procedure):
    """A procedure of ISS Vanguard, where several may act at once."""

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what; in a race the first of those who may act."""
        assert not self.over
        seat = self.seats[0] if isinstance(self.question, Race) else self.question.seat
        return seat, self.question.prompt.removeprefix("vanguard-ask-")

    @property
    def seats(self) -> list[int]:
        """Who may act now."""
        return sorted(self.question.offers) if isinstance(self.question, Race) else [self.question.seat]

    def offers_to(self, seat: int) -> list[Move]:
        """The moves on offer to a seat; none to one that may not act."""
        if seat not in self.seats:
            return []
        return self._raced(seat) if isinstance(self.question, Race) else self.offers

    def _raced(self, seat: int) -> list[Move]:
        options = self.question.offers[seat]
        return list(listed(options))

    def act(self, seat: int, move: Move) -> "Played":
        """One of those who may act does."""
        assert move in self.offers_to(seat), (move, self.offers_to(seat))
        self._go(Act(seat, move) if isinstance(self.question, Race) else move)
        return self

    @property
    def offers(self) -> list[Move]:
        """The moves on offer."""
        if isinstance(self.question, Race):
            return [move for seat in self.seats for move in self._raced(seat)]
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
            self._go_with(move)
        return self

    def _go_with(self, move: Move) -> None:
        """In a race the first seat acts to which the move is offered."""
        if isinstance(self.question, Race):
            self._go(Act(next(seat for seat in self.seats if move in self._raced(seat)), move))
        else:
            self._go(move)

    def through(self, *wanted: Move) -> "Played":
        """Answer every question with a wanted move where it is offered, else with the last one or with none."""
        left = list(wanted)
        while not self.over:
            if isinstance(self.question, AskSome):
                chosen = [move for move in self.offers if move in left][: self.question.most]
                left = [move for move in left if move not in chosen]
                self._go(tuple(chosen or self.offers[: self.question.least]))
                continue
            found = next((move for move in left if move in self.offers), None)
            if found is None:
                found = GoOn() if GoOn() in self.offers else self.offers[0]
            else:
                left.remove(found)
            self._go_with(found)
        assert not left, f"never offered: {left}"
        return self


def do(g: VanguardState, text: str, *wanted: Move, who: int = 0, source: str = "test") -> None:
    """Carry out an effect for a crew member."""
    Played(carry_out(g, parse_effect(text), Ctx(source, "IV-X-303", who))).through(*wanted)


def picks(*rolled: str) -> list[Move]:
    """The moves that pick up these dice."""
    return [RollDie(id, list(rolled[:place]).count(id) + 1) for place, id in enumerate(rolled)]


def check(
    g: VanguardState,
    action: str,
    *rolled: tuple[str, str],
    support: Sequence[tuple[str, str]] = (),
    after: Sequence[int] = (),
    source: str = "prepare",
    number: int = 0,
    who: int = 0,
) -> Played:
    """A dice check with an action that is written here, up to the first question after the roll: these dice were chosen
    and show this. `after` is what chance gives next: injury dice, danger dice, then whatever else is rolled. With a
    source it is an action of that card."""
    parsed = action_of(g, source, number) if source != "prepare" else parse_action(action) if action else None
    # The dice are rolled in the order in which they are picked up, which is that of the crew board.
    own_dice = sorted(rolled, key=lambda one: NUMBER_OF[one[0]])
    load(g, *(face(*die) for die in [*own_dice, *support]), *after)
    play = Played(dice_check(g, who, source, number, parsed))
    if not play.over and play.asked[1] == "roll":
        play.answer(*picks(*(die for die, _ in own_dice)))
    left = list(support)
    while not play.over and play.asked[1] == "support":
        play.answer(GiveDie(left.pop(0)[0]) if left else GoOn())
    return play
