"""A match at a table, and a companion that is told of it.

`Table` plays a match with the Hegemon at random and writes down what somebody at the table would see. `Teller` answers
the companion with that: reports make its table equal to the other, and where cards or dice of the Hegemon fall, they
fall as they did there.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

from games.andromeda.two_tables import fleet, hidden, lay_under
from starboard.games.andromeda.content import REGION_NAMES
from starboard.games.andromeda.moves.battle_moves import Escalate, Pass
from starboard.games.andromeda.moves.companion_moves import (
    AllDone,
    CardGone,
    FewerDice,
    FightOn,
    Laid,
    LiesHere,
    MarkerMoved,
    ModuleHit,
    MostDice,
    NobodyWon,
    OtherModule,
    Peaceful,
    Points,
    PointsOf,
    RaiderGone,
    Relocate,
    ShipHit,
    SitOut,
    TurnOver,
    Won,
    Wrecked,
)
from starboard.games.andromeda.moves.effect_moves import (
    Acquire,
    BuildDevelopment,
    BuildShip,
    ClaimMoon,
    Collapse,
    DamageShip,
    Rebuild,
    Recall,
    Recruit,
    RepairShip,
    SendLeader,
)
from starboard.games.andromeda.moves.hegemon_moves import ChooseRegion, Defy, RefuseTribute
from starboard.games.andromeda.moves.turn_moves import GoOn, Launch
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, fighting
from starboard.games.andromeda.state.battle_state import NOBODY
from starboard.games.andromeda.state.game_state import (
    BAY,
    REPAIR_BAY,
    SCRAPYARD,
    SHIP_TYPES,
    SHIPS_OF,
    UNBUILT,
    AndromedaState,
)
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import AskSome, Ballot, Move, new_match


class Table:
    """A match at a table, played at random. `seen` is what happened, in order: a name, and what there is to say."""

    def __init__(self, seats: int, seed: int, **options: Any) -> None:
        self.match = new_match(ANDROMEDA, seats, seed, options)
        self.rng = Random(seed)
        self.dice = Random(seed + 1)
        self.seen: list[tuple[str, Any]] = []
        self.log: list[Any] = []
        while self.g.part != "turn":
            self.decide()
        self.log = []

    @property
    def g(self) -> AndromedaState:
        g = self.match.state
        assert isinstance(g, AndromedaState)
        return g

    def play_out(self) -> None:
        """To the end of the match."""
        while not self.match.over:
            self.decide()

    def decide(self) -> None:
        """One answer to one question. Launches are liked: they lead to battles."""
        question, match = self.match.question, self.match
        if isinstance(question, Ballot):
            for seat in list(match.waiting):
                match.play(seat, self.rng.choice(match.offers(seat)))
            return
        seat = match.asked
        offers = match.offers(seat)
        if isinstance(question, AskSome):
            answer: Any = self.rng.sample(offers, self.rng.randint(question.least, question.most))
        else:
            launches = [move for move in offers if isinstance(move, Launch)]
            answer = self.rng.choice(launches if launches and self.rng.random() < 0.6 else offers)
        assert question is not None
        self.see("answer", (seat, question.prompt, answer))
        match.play(seat, answer)
        self.log += match.events

    def see(self, what: str, shown: Any) -> None:
        self.seen.append((what, shown))


class Teller:
    """Tells a companion of the turns of a table."""

    def __init__(self, table: Table, **options: Any) -> None:
        header = table.match.header
        self.table = table
        self.match = new_match(ANDROMEDA, header.seats, header.seed, {**header.options, "companion": True, **options})
        self.log: list[Any] = []
        self.past: list[tuple[str, Any]] = []
        self.match.play(self.g.first, Laid())
        lay_under(self.g, hidden(table.g))
        for who in range(header.seats):
            self.g.players[who].posted = deepcopy(table.g.players[who].posted)
            self.g.players[who].vp = table.g.players[who].vp

    @property
    def g(self) -> AndromedaState:
        g = self.match.state
        assert isinstance(g, AndromedaState)
        return g

    def tell(self) -> None:
        """Answer every question as the table showed, to the final account."""
        self.past = self.table.seen
        while self.g.part == "turn":
            question = self.match.question
            assert question is not None
            answer = self.answer(question.prompt.removeprefix("andromeda-ask-"))
            self.match.play(self.match.asked, answer)
            self.log += self.match.events

    def next_seen(self, *whats: str) -> Any:
        """What comes next at the table of these things."""
        for place, (what, shown) in enumerate(self.past):
            if what in whats:
                del self.past[: place + 1]
                return what, shown
        return "", None

    def launches_again(self) -> bool:
        """Whether this turn at the table goes on with a launch or a return."""
        return next((what for what, _ in self.past if what in ("before", "end")), "") == "before"

    # -- Answers -----------------------------------------------------------------------------------------------------

    def answer(self, prompt: str) -> Any:
        seat = self.match.asked
        told: dict[str, Callable[[int], Any]] = {
            "told-turn": self.first_step,
            "told-ready": self.before_battle,
            "told-more": self.last_step,
            "told-event": self.after_event,
            "told-diplomacy": self.diplomacy,
            "told-prepare": self.preparation,
            "told-dice": self.most_dice,
            "told-winner": self.winner,
            "told-points": self.points,
            "told-wrecks": self.wrecks,
            "told-chores": lambda seat: AllDone(),
            "escalate": self.escalation,
            "told-module": lambda seat: LiesHere(self.lies),
            "told-region": lambda seat: ChooseRegion(REGION_NAMES[self.goes]),
        }
        if prompt in told:
            return told[prompt](seat)
        refusal = {"ultimatum": Defy(), "tribute": RefuseTribute()}.get(prompt)
        return self.same_answer(seat, prompt, refusal)

    def same_answer(self, seat: int, prompt: str, otherwise: Any) -> Any:
        """What was answered to the same question there, in this turn and before the preparation of this battle if one
        is fought; `otherwise` if nobody asked there."""
        for place, (what, shown) in enumerate(self.past):
            if what == "end" or (what == "prepared" and otherwise is not None):
                break
            if what == "answer" and shown[:2] == (seat, f"andromeda-ask-{prompt}"):
                # A person is asked about own things in the same words as for the Hegemon.
                if isinstance(shown[2], Move) and prompt != "withdraw" and shown[2] not in self.match.offers(seat):
                    continue
                del self.past[place]
                return shown[2]
        assert otherwise is not None, (prompt, self.past)
        return otherwise

    def first_step(self, seat: int) -> Move:
        if not self.launches_again():
            return next(self.reports(seat, self.end_of_turn()), TurnOver())
        there = next(shown for what, shown in self.past if what == "before")
        report = next(self.reports(seat, there), None)
        if report is not None:
            return report
        self.next_seen("before")
        move: Move = self.next_seen("begins")[1]
        return move

    def before_battle(self, seat: int) -> Move:
        there = next(shown for what, shown in self.past if what == "foray")
        peaceful = Peaceful() if there.peaceful and not self.g.peaceful else GoOn()
        return next(self.reports(seat, there), peaceful)

    def last_step(self, seat: int) -> Move:
        if self.g.step == "build":
            home = next(shown for what, shown in self.past if what == "return")
            return next(self.reports(seat, self.end_of_turn(), home), TurnOver())
        if self.launches_again():
            return self.first_step(seat)
        return next(self.reports(seat, self.end_of_turn()), TurnOver())

    def end_of_turn(self) -> AndromedaState:
        there: AndromedaState = next(shown for what, shown in self.past if what == "hand")
        return there

    def after_event(self, seat: int) -> Move:
        # Whom the event does not reach has nothing to tell.
        there = next((shown for what, shown in self.past if what in (f"resolved {seat}", "end")), None)
        return next(self.reports(seat, there), GoOn()) if isinstance(there, AndromedaState) else GoOn()

    # -- Battles -----------------------------------------------------------------------------------------------------

    def escalation(self, seat: int) -> list[Move]:
        found = self.same_answer(seat, "escalate", [])
        if not found:
            joined = self.same_answer(seat, "join", Pass())
            found = [joined] if joined != Pass() else []
        return [Escalate(move.ship, move.region, move.copy) for move in found]

    def diplomacy(self, seat: int) -> Any:
        withdrawn = self.same_answer(seat, "withdraw", Pass())
        if withdrawn != Pass():
            return withdrawn
        out = next(shown for what, shown in self.past if what == "prepared")
        return SitOut() if seat in out else FightOn()

    def preparation(self, seat: int) -> Move:
        there = next(shown for what, shown in self.past if what == "dice")
        assert self.g.battle is not None
        for side in fighting(self.g.battle):
            if not 0 <= side.who < self.g.seats and dice_of(self.g, side) > there[side.who]:
                return FewerDice(side.who)
        return GoOn()

    def most_dice(self, seat: int) -> Move:
        return MostDice(next(shown for what, shown in self.past if what == "most dice"))

    def winner(self, seat: int) -> Move:
        _, winner = self.next_seen("won")
        return NobodyWon() if winner == NOBODY else Won(winner)

    def points(self, seat: int) -> Move:
        there = next(shown for what, shown in self.past if what == f"gained {seat}")
        return next(self._points(seat, there), GoOn())

    def wrecks(self, seat: int) -> list[Move]:
        there = next(shown for what, shown in self.past if what == f"damaged {seat}")
        lost = Counter[int]()
        for kind, members in enumerate(SHIPS_OF):
            lost[kind] = fleet(there, seat)[kind].count(SCRAPYARD) - fleet(self.g, seat)[kind].count(SCRAPYARD)
            assert 0 <= lost[kind] <= len(members)
        return [Wrecked(SHIP_TYPES[kind], copy + 1) for kind in lost for copy in range(lost[kind])]

    # -- Reports -----------------------------------------------------------------------------------------------------

    def reports(self, seat: int, there: AndromedaState, home: AndromedaState | None = None) -> Iterator[Move]:
        """What has still to be told, so that the companion's table is as that one. `home`: the table before the ships
        came home."""
        g = self.g
        yield from self._developments(seat, there)
        yield from self._ships(seat, home or there)
        if home is not None:
            for kind in range(len(SHIPS_OF)):
                if fleet(g, seat)[kind].count(UNBUILT) > fleet(there, seat)[kind].count(UNBUILT):
                    yield BuildShip(SHIP_TYPES[kind])
        yield from self._leaders(seat, there)
        yield from self._offers(there)
        for region, moons in g.moons.items():
            if len(moons) > len(there.moons.get(region, [])):
                # Of a planet the top one goes first.
                gone = [moon for moon in moons if moon not in there.moons.get(region, [])]
                yield ClaimMoon(REGION_NAMES[region], gone[-1])
        raiders = Counter((raider.id, raider.region) for raider in g.raiders)
        raiders -= Counter((raider.id, raider.region) for raider in there.raiders)
        for id, region in raiders:
            yield RaiderGone(id, REGION_NAMES[region])
        yield from self._points(seat, there)
        for who in range(g.seats):
            if who != seat:
                yield from (PointsOf(who, move.points) for move in self._points(who, there))
        # A return moves the marker by itself.
        if g.to_event - (home is not None) > there.to_event and g.to_event > (home is not None):
            yield MarkerMoved()
        its, here = there.players[g.seats], g.players[g.seats]
        if len(here.hand) > len(its.hand):
            yield CardGone()
        if its.ships.count(SCRAPYARD) > here.ships.count(SCRAPYARD) or its.shield > here.shield:
            yield ShipHit()
        if sum(module.damage for module in its.modules) > sum(module.damage for module in here.modules):
            yield ModuleHit()

    def _points(self, who: int, there: AndromedaState) -> Iterator[Points]:
        points = there.players[who].vp - self.g.players[who].vp
        step = next((step for step in (10, 5, 3, 2, 1, -1) if 0 < step <= points or points < 0 > step), 0)
        if step:
            yield Points(step)

    def _developments(self, seat: int, there: AndromedaState) -> Iterator[Move]:
        here = {place.region: place.collapsed for place in self.g.developments if place.owner == seat}
        for place in there.developments:
            if place.owner == seat:
                name = REGION_NAMES[place.region]
                if place.region not in here:
                    yield BuildDevelopment(name)
                elif place.collapsed != here[place.region]:
                    yield Collapse(name) if place.collapsed else Rebuild(name)

    def _ships(self, seat: int, there: AndromedaState) -> Iterator[Move]:
        for kind, name in enumerate(SHIP_TYPES):
            here, goal = Counter(fleet(self.g, seat)[kind]), Counter(fleet(there, seat)[kind])
            for start in here - goal:
                for place in goal - here:
                    if start == UNBUILT and place >= REPAIR_BAY:
                        yield BuildShip(name)
                    elif start >= 0 and place >= 0:
                        self.goes = place
                        yield Relocate(name, REGION_NAMES[start])
                    elif start >= 0 and place == BAY:
                        yield Recall(name, REGION_NAMES[start])
                    elif start >= 0 and place in (SCRAPYARD, REPAIR_BAY):
                        yield DamageShip(name, REGION_NAMES[start])
                    elif start == SCRAPYARD and place == REPAIR_BAY:
                        yield RepairShip(name)

    def _leaders(self, seat: int, there: AndromedaState) -> Iterator[Move]:
        here, goal = Counter(self.g.players[seat].posted), Counter(there.players[seat].posted)
        for region in here - goal:
            yield Recruit(REGION_NAMES[region])
        for region in goal - here:
            yield SendLeader(REGION_NAMES[region])

    def _offers(self, there: AndromedaState) -> Iterator[Move]:
        for column, goal in zip(self.g.columns, there.columns, strict=True):
            wrong = Counter(column) - Counter(goal)
            right = Counter(goal) - Counter(column)
            held = sum(len(player.modules) for player in there.players)
            if wrong and held > sum(len(player.modules) for player in self.g.players):
                yield Acquire(next(iter(wrong)))
            elif wrong and right:
                self.lies = next(iter(right))
                yield OtherModule(next(iter(wrong)))
