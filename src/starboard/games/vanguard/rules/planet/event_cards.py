"""IV-X-8: the event at the end of a turn."""

from starboard.games.vanguard.board.sectors import biomes
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import Exert, GoOn
from starboard.games.vanguard.rules.basics.statuses import is_sheltered
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.cards.passives import passives
from starboard.games.vanguard.rules.crew.exertion import can_exert, exert
from starboard.games.vanguard.rules.planet.time_tracks import advance_all
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import NOTHING_ASKED, Move, Rules, show


def event(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-801 to IV-X-805: reveal the top card; those who can may answer it; then its main effect if a biome matches,
    and else the secondary one."""
    e = g.expedition
    if not e.events_on or not (e.events.cards or e.events.discards):
        return
    hint(g, "event")
    reveal(g)
    one = g.expedition.team[who]
    pending = Pending("event", who, e.event, "event", one.sector)
    e.pending.append(pending)
    yield from _answer(g, who, pending)
    del e.pending[-1]
    if not pending.cancelled and not one.dead:
        yield from resolve(g, who, pending.unmatched)
    if e.event:
        e.events.discard(e.event)
    e.event = ""


def reveal(g: VanguardState) -> None:
    """IV-X-801: the top event, out of the shuffled discards if need be."""
    e = g.expedition
    e.event = e.events.draw(g.chance)
    if g.news is not None:
        show(g, "event", event=e.event, who=e.who, fits=int(matches(g, e.who)))
        say(g, "vanguard-event", "IV-X-801", card=e.event)


def _answer(g: VanguardState, who: int, pending: Pending) -> Rules[None]:
    """IV-X-805: between reveal and resolution cards may be played and dice won back by exertion. Exertion alone is
    offered only where the event will ask for something and no die is available."""
    while not pending.cancelled:
        options = abilities.reactions(g, who, pending)
        if can_exert(g, who) and (options or not g.expedition.team[who].available):
            options.append(Exert(who))
        if not options:
            return
        asked: list[Move] = [*options, GoOn()]
        move = yield ask_crew(g, who, "vanguard-ask-event", asked, "IV-X-805")
        if isinstance(move, GoOn):
            return
        if isinstance(move, Exert):
            yield from exert(g, who)
        else:
            yield from abilities.use(g, move)


def matches(g: VanguardState, who: int) -> bool:
    """IV-X-802: one of its biomes is a biome of the sector; gear may keep some out."""
    card = campaign[g.campaign].events[g.expedition.event]
    here = biomes(g, g.expedition.team[who].sector)
    for passive in passives(g, who, "counts-as"):
        here.add(str(passive.args[0]))
    here.intersection_update(card.biomes)
    if here:
        for passive in passives(g, who, "no-event"):
            here.difference_update(map(str, passive.args))
    return bool(here)


def resolve(g: VanguardState, who: int, unmatched: bool) -> Rules[None]:
    """IV-X-802, IV-X-803: the main effect concerns the one who revealed it; the secondary one is, unless the card says
    otherwise, that all time tracks advance."""
    e = g.expedition
    card = campaign[g.campaign].events[e.event]
    ctx = Ctx(f"event:{e.event}", "IV-X-802", who)
    if not unmatched and matches(g, who):
        if is_sheltered(g, who, "calm"):
            return NOTHING_ASKED
        say(g, "vanguard-event-main", "IV-X-802", who=who, card=e.event)
        return carry_out(g, card.effect, ctx)
    say(g, "vanguard-event-other", "IV-X-803", card=e.event)
    if card.other is not None:
        return carry_out(g, card.other, ctx)
    hint(g, "time")
    return advance_all(g, "IV-X-803")
