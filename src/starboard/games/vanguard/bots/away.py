"""Actions on a planet: act here, go where it is worth more, rest in time, and come home."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from starboard.games.vanguard.board.requirements_met import Conversions
from starboard.games.vanguard.board.sectors import layout, paths_from, top_poi
from starboard.games.vanguard.bots.ambitions import ambitions, is_last
from starboard.games.vanguard.bots.chances import chance, steps
from starboard.games.vanguard.bots.hopes import Hopes, atoms, goals_of, hopes
from starboard.games.vanguard.bots.worth import worth
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.effects.sector_targets import sectors
from starboard.games.vanguard.moves.exploration_moves import (
    LiftOff,
    PlaceGear,
    PlayCard,
    Prepare,
    Rest,
    StandBy,
    TakeSpecial,
    Travel,
    UseCard,
    UseSkill,
)
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.argument_kinds import COLOUR_LETTERS
from starboard.games.vanguard.notation.symbols import COLOURS, SHORT, SYMBOLS
from starboard.games.vanguard.rules.basics.away_team import living
from starboard.games.vanguard.rules.basics.board_layout import is_tutorial
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.exploration.movement import is_closed
from starboard.games.vanguard.rules.planet.action_tracks import action_of, key_of, markers_of
from starboard.games.vanguard.rules.planet.missions import OPEN
from starboard.games.vanguard.rules.planet.poi import has_icon
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move

FAR = 0.82
"""What is a path further away is worth that much less."""
DANGER, FAILURE, WOUNDED = 0.6, 0.8, 0.5
"""What a danger die costs, what to have tried in vain, and what each injury adds to the fear of the next one."""
STAND, HOME = 5.0, 30.0
"""To stand where a mission wants somebody, and to be where the lander is when it is time to go."""
HURT, LATE, TOO_LATE = 3, 20, 28
"""Injuries that are enough to go home; rounds that are; rounds after which nobody waits for the others."""
LAST = 40
"""Rounds that are enough on a planet that nobody will come back to."""
ENOUGH = 2.0
"""What is worth less does not keep anybody on a planet whose main missions are over."""
STAND_BY = StandBy()
WORTH_IT = 0.5
"""What is worth less waits for one's own turn."""
CAUGHT = 0.4
"""Where nobody can travel, things are worth that much less."""
CLOSED = 0.3
"""What is not open yet is worth that much less."""
AGAIN = 0.3
"""An action that succeeded before is worth that much less."""


def planet_hopes(g: VanguardState) -> Hopes:
    """What is wanted where we are."""
    e = g.expedition
    missions = tuple(one.id for board in e.boards for one in board.missions if one.status == OPEN)
    enough = frozenset(
        f"track:{name}"
        for board in e.boards
        for name, goal in goals_of(g.campaign, board.planet).items()
        if board.values[name] >= goal
    )
    return hopes(g.campaign, layout(e), missions, enough, tuple(ambitions(g)))


def choose_action(g: VanguardState, options: Sequence[Move], chance: Random) -> int:
    """The best of the actions, and of what is none. In the turn of another only what is worth it."""
    if STAND_BY in options:
        wants = planet_hopes(g).wants
        chances = [_spare(g, move, wants) for move in options]
        return chances.index(max(chances))
    ratings = rated(Plan(g, g.expedition.who), options, chance)
    return ratings.index(max(ratings))


def rated(plan: "Plan", options: Sequence[Move], chance: Random) -> list[float]:
    """What each of the actions is worth to the one whose turn it is; equals by the mood of the day."""
    return [plan.rate(move) + 0.05 * chance.random() for move in options]


def _spare(g: VanguardState, move: Move, wants: Mapping[str, float]) -> float:
    """What somebody thinks of in the turn of another: a card or a skill that is useful now."""
    if isinstance(move, PlayCard | UseCard | UseSkill):
        return 0.5 * worth(abilities.find(g, move)[0].ability.effect, wants) - 0.3
    return WORTH_IT if isinstance(move, StandBy) else -1.0


class Plan:
    """What a crew member thinks at the beginning of an action."""

    def __init__(self, g: VanguardState, who: int) -> None:
        self.g = g
        self.who = who
        self.one = g.expedition.team[who]
        self.hopes = planet_hopes(g)
        self.conversions = own_conversions(g, who)
        self.caught = has_icon(g, self.one.sector, "no-travel")
        self.goals = dict(self._goals())
        self.home = is_time_to_go(g, max(self.goals.values(), default=0.0))
        if self.home:
            self.goals = {g.expedition.landing: HOME}

    def rate(self, move: Move) -> float:
        """About how many success tokens it is worth."""
        g, one = self.g, self.one
        if isinstance(move, TakeSpecial):
            return self._special(move)
        if isinstance(move, Travel):
            return self._travel(move.sector)
        if isinstance(move, Rest):
            back = min(len(one.spent), (len(one.available) + len(one.spent) + 1) // 2)
            return 0.3 * back + (2.0 if len(one.available) <= 2 and back > 1 else 0.0)
        if isinstance(move, LiftOff):
            return 2 * HOME if self.home and _all_home(g) else -1.0
        if isinstance(move, Prepare):
            room = RULES.ranks[one.rank].hand - len(one.hand)
            return 0.4 if move.what == "draw" and room > 0 else 0.05
        if isinstance(move, PlaceGear):
            return 0.8
        if isinstance(move, PlayCard | UseCard | UseSkill):
            return 0.5 * worth(abilities.find(g, move)[0].ability.effect, self.hopes.wants) - 0.3
        return -1.0

    # -- Actions -----------------------------------------------------------------------------------------------------

    def _special(self, move: TakeSpecial) -> float:
        """An action here. On the way home only what leads out of a place where nobody can travel."""
        source = move.source.partition("@")[0]
        if not self.home:
            return self.action_worth(source, move.action, self.one.sector)
        action = action_of(self.g, source, move.action)
        if not self.caught or not any(word in action.text for word in ("move ", "march ")):
            return 0.0
        return HOME * self._likely(action, source, move.action, self.one.sector)

    def action_worth(self, source: str, number: int, sector: int) -> float:
        """What an action is likely to bring."""
        action = action_of(self.g, source, number)
        value = self.hopes.actions.get((source, number), 0.5)
        if not source.startswith("mission:"):
            done = self.g.expedition.resolved
            value *= AGAIN ** max(done.get(f"{source}.{number}.{row}", 0) for row in ("green", "plain"))
        if action.plain is not None:
            return value
        likely = self._likely(action, source, number, sector)
        return likely * value - (1 - likely) * FAILURE - self._risk() * len(action.danger)

    def _risk(self) -> float:
        """What a danger die costs: the more, the nearer it brings us to the last injury."""
        return DANGER + WOUNDED * len(self.one.injuries) ** 2

    def _likely(self, action: Action, source: str, number: int, sector: int) -> float:
        dice = self.one.available
        if action.tracks:
            at = (markers_of(self.g, source, sector) or {}).get(key_of(number, "green"), 0)
            left = action.tracks.get("green", 1) - at
            return min(1.0, steps(dice, action, self.conversions) / max(1, left))
        row = action.rows.get("green") or action.rows.get("yellow")
        return chance(dice, row.requirement if row is not None else None, self.conversions)

    # -- Places ------------------------------------------------------------------------------------------------------

    def _goals(self) -> Iterator[tuple[int, float]]:
        """What each sector is worth going to."""
        g = self.g
        e = g.expedition
        wanted = self._stands()
        for sector in e.places:
            value = wanted.get(sector, 0.0)
            poi = top_poi(g, sector)
            for number, action in enumerate(poi.actions if poi is not None else ()):
                if action.demanded:
                    continue
                worth_it = self.action_worth(f"poi:{poi.id if poi else ''}", number, sector)
                value = max(value, self._open(action, sector) * worth_it)
            for mission in (one.id for board in e.boards for one in board.missions if one.status == OPEN):
                for number, action in enumerate(campaign[g.campaign].missions[mission].actions):
                    if action.where is not None and sector in sectors(g, action.where, Ctx("", "", self.who)):
                        worth_it = self.action_worth(f"mission:{mission}", number, sector)
                        value = max(value, self._open(action, sector) * worth_it)
            if value > 0:
                yield sector, value * (CAUGHT if has_icon(g, sector, "no-travel") else 1.0)

    def _open(self, action: Action, sector: int) -> float:
        """How likely an action is open to us: what is closed may open, if there is something that we can do for it."""
        if action.condition is None or test(self.g, action.condition.condition, Ctx("", "", self.who, sector)):
            return 1.0
        return CLOSED if any(atoms(action.condition.condition)) else 0.0

    def _stands(self) -> dict[int, float]:
        """Where a mission wants somebody; less where somebody is."""
        found: dict[int, float] = {}
        for place in self.hopes.stands:
            for sector in sectors(self.g, place, Ctx("", "", self.who)):
                others = sum(one.sector == sector for one in self.g.expedition.team if one is not self.one)
                found[sector] = STAND - others
        return found

    def _travel(self, step: int) -> float:
        """The best place in that direction, and what the path costs."""
        here = self.goals.get(self.one.sector, 0.0) if not self.home else 0.0
        best = 0.0
        for sector, far in self._distances(step).items():
            best = max(best, self.goals.get(sector, 0.0) * FAR ** (far + 1))
        crossed = next((path for path in paths_from(self.g, self.one.sector) if path.end == step), None)
        return best - 0.3 * len(crossed.symbols if crossed is not None else ()) - 0.3 * max(0.0, here)

    def bound_for(self, step: int) -> int:
        """Where somebody is going who takes the path to a sector: the best place in that direction, but for those to
        which there is a path from here."""
        near = {path.end for path in paths_from(self.g, self.one.sector)} - {step}
        far = {sector: steps for sector, steps in self._distances(step).items() if sector not in near}
        return max(far, key=lambda sector: self.goals.get(sector, 0.0) * FAR ** (far[sector] + 1))

    def _distances(self, start: int) -> dict[int, int]:
        """How far it is to each sector over open paths, not back through where we are."""
        found, edge = {start: 0}, [start]
        while edge:
            sector = edge.pop(0)
            if has_icon(self.g, sector, "no-travel"):
                continue
            for path in paths_from(self.g, sector):
                fresh = path.end not in found and path.end != self.one.sector
                if fresh and not is_closed(self.g, path, self.who):
                    found[path.end] = found[sector] + 1
                    edge.append(path.end)
        return found


def is_time_to_go(g: VanguardState, best: float) -> bool:
    """Whether the crew should go home: it is done here, hurt, worn out, or late."""
    e = g.expedition
    if is_tutorial(g):
        return False
    cards = campaign[g.campaign].missions
    busy = any(one.status == OPEN and cards[one.id].main for board in e.boards for one in board.missions)
    if busy and is_last(g.campaign, e.boards[0].planet):
        # There is no second time.
        return e.round > LAST
    hurt = max(len(e.team[who].injuries) for who in living(g)) >= HURT
    worn = e.supplies == 0 and sum(len(e.team[who].available) for who in living(g)) <= 2 * len(living(g))
    return hurt or e.round > LATE or (not busy and (worn or best < ENOUGH)) or (worn and e.round > LATE // 2)


def _all_home(g: VanguardState) -> bool:
    e: Expedition = g.expedition
    return e.round > TOO_LATE or all(e.team[who].sector == e.landing for who in living(g))


def own_conversions(g: VanguardState, who: int) -> Conversions:
    """What the crew card makes of a basic."""
    letter, name = campaign[g.campaign].crew[g.expedition.team[who].crew].convert.split()
    symbol = SYMBOLS.index(SHORT[name])
    if letter == "D":
        return tuple((colour, symbol) for colour in range(len(COLOURS)))
    return ((COLOURS.index(COLOUR_LETTERS[letter]), symbol),)
