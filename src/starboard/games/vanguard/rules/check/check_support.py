"""IV-X-502, IV-X-507: who supports a dice check with a die, and who may help with a card."""

from starboard.games.vanguard.board.equal_choices import different_kinds
from starboard.games.vanguard.board.sectors import connected
from starboard.games.vanguard.content.dice import KINDS, NUMBER_OF
from starboard.games.vanguard.effects.context import Ctx, ask_crew, asked_of
from starboard.games.vanguard.effects.numbers import at
from starboard.games.vanguard.moves.exploration_moves import Exert, GiveDie, GoOn
from starboard.games.vanguard.rules.basics.statuses import has_status
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import holds, passives, total
from starboard.games.vanguard.rules.check.dice_pool import check_of
from starboard.games.vanguard.rules.crew.exertion import can_exert, exert
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import NOTHING_ASKED, Arg, Move, Rules, show


def pick_up(g: VanguardState, owner: int, die: str) -> None:
    """An available die comes into the hand of dice (IV-X-501)."""
    dice = g.expedition.team[owner].available
    kind = NUMBER_OF[die]
    dice.remove(kind)
    check_of(g).hand.append([owner, kind])


def helpers(g: VanguardState) -> list[int]:
    """IV-X-507: every other crew member in the sector, with or without having given a die; those in the next sectors,
    who need a card for that; from elsewhere only who supports with the help of gear that says so."""
    check = check_of(g)
    sector = check.sector
    found, near = [], []
    for other, one in enumerate(g.expedition.team):
        if one.dead or other == check.who:
            continue
        if one.sector == sector:
            found.append(other)
        elif sector in connected(g, one.sector):
            near.append(other)
    found += near
    if check.supporters and holds(g, check.who, "support-card"):
        for other in check.supporters:
            if other not in found:
                found.append(other)
    return found


def supporters(g: VanguardState, who: int) -> list[int]:
    """IV-X-502: other crew members in the sector; some things let others support, or nobody."""
    check = check_of(g)
    sector = check.sector
    if check.notes.afar or has_status(g, who, "no-support") or holds(g, who, "no-support"):
        return []
    found = []
    for other, one in enumerate(g.expedition.team):
        if one.dead or other == who or has_status(g, other, "no-support"):
            continue
        if one.sector == sector or _reaches(g, other, who, sector):
            found.append(other)
    return found


def _reaches(g: VanguardState, other: int, who: int, sector: int) -> bool:
    """Whether something lets a crew member support the check from another sector."""
    for passive in passives(g, other, "support"):
        if sector in at(g, passive.args[0], Ctx("support", "IV-X-502", other)):
            return True
    for passive in passives(g, who, "support"):
        if g.expedition.team[other].sector in at(g, passive.args[0], Ctx("support", "IV-X-502", who)):
            return True
    return False


def support(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-502: each may support with exactly one own available die; some skills allow more."""
    others = supporters(g, who)
    return _supported_by(g, who, others) if others else NOTHING_ASKED


def _supported_by(g: VanguardState, who: int, others: list[int]) -> Rules[None]:
    for other in others:
        hint(g, "support")
        for _ in range(1 + total(g, who, "crowd")):
            given = yield from _support(g, other)
            if not given:
                break
            check = check_of(g)
            if other not in check.supporters:
                check.supporters.append(other)
                _tally_support(g, other)
            show(g, "support", who=other, die=KINDS[check.hand[-1][1]].id)
            say(g, "vanguard-supports", "IV-X-502", who=other, die=check.hand[-1][1])


def _helped(g: VanguardState) -> dict[str, Arg]:
    """Whose check it is."""
    return {"active": asked_of(g, check_of(g).who)["crew"]}


def _support(g: VanguardState, other: int) -> Rules[bool]:
    while True:
        kinds = different_kinds(g.expedition.team[other].available)
        options: list[Move] = [GiveDie(KINDS[kind].id) for kind in kinds]
        # IV-X-401: somebody who has dice may still want another one.
        if can_exert(g, other):
            options.append(Exert(other))
        if not options:
            return False
        move = yield ask_crew(g, other, "vanguard-ask-support", [*options, GoOn()], "IV-X-502", _helped(g))
        if isinstance(move, GoOn):
            return False
        if isinstance(move, GiveDie):
            pick_up(g, other, move.die)
            return True
        yield from exert(g, other)


def _tally_support(g: VanguardState, other: int) -> None:
    e = g.expedition
    this = Done("supported", other)
    if this not in e.once:
        e.once.append(this)
        e.tallies.supported += 1
