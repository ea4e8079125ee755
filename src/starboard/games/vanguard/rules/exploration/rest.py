"""IV-X-3.4: the Rest action."""

from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import pick_crew
from starboard.games.vanguard.rules.basics.away_team import in_sector
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.cards.hand import draw_cards
from starboard.games.vanguard.rules.cards.passives import passives, total
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.crew import deadly_space
from starboard.games.vanguard.rules.crew.crew_dice import refresh_dice
from starboard.games.vanguard.rules.crew.healing import heal_die
from starboard.games.vanguard.rules.crew.supplies import UNLIMITED, can_lose, change_supplies
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules, show


def can_rest(g: VanguardState, who: int) -> bool:
    """IV-X-330: not without supplies, unless a card makes it cost nothing."""
    return can_lose(g, deadly_space.DEAREST) or can_pay(g, who) or abilities.could(g, who, "rest", "unpaid")


def can_pay(g: VanguardState, who: int) -> bool:
    """Whether there are supplies for a Rest, or something pays for it."""
    return can_lose(g, deadly_space.rest_costs(g, who)) or _is_free(g, who)


def _is_free(g: VanguardState, who: int) -> bool:
    """Something pays for the Rest, once a round."""
    return bool(passives(g, who, "rest-free")) and not g.expedition.round_notes.rested_free


def supplies_for_rest(g: VanguardState, who: int) -> int:
    """IV-X-330: what a Rest takes now, if no card pays for it."""
    return 0 if g.expedition.supplies == UNLIMITED or _is_free(g, who) else deadly_space.rest_costs(g, who)


def rest(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-330 to IV-X-332: a supply less, half of the dice refreshed, a card drawn."""
    e = g.expedition
    hint(g, "rest")
    e.rested = True
    if g.news is not None:
        show(g, "rest", who=who)
        say(g, "vanguard-rests", "IV-X-330", who=who)
    pending = Pending("rest", who, "")
    yield from window(g, pending)
    if not pending.free and not can_pay(g, who):
        # A crew member who could rest only by a card, and did not use it, has only sat down.
        return
    if not pending.free and _is_free(g, who):
        e.round_notes.rested_free = True
    elif not pending.free:
        change_supplies(g, -deadly_space.rest_costs(g, who), "IV-X-330")
    one = g.expedition.team[who]
    half = (len(one.available) + len(one.spent) + 1) // 2
    yield from refresh_dice(g, who, half + total(g, who, "rest-refresh"), "IV-X-331")
    yield from draw_cards(g, who, 1 + total(g, who, "rest-draw"), "IV-X-332")
    for passive in passives(g, who, "rest-heal"):
        yield from _heal(g, who, passive.args[1] is not None)


def _heal(g: VanguardState, who: int, others: bool) -> Rules[None]:
    """An injury die of the resting crew member is discarded, or of somebody else in the sector."""
    able = [other for other in in_sector(g, g.expedition.team[who].sector) if any(g.expedition.team[other].injury_dice)]
    if others and len(able) > 1:
        who = yield from pick_crew(g, able, Ctx("rest", "IV-X-332", who))
    elif others and able:
        who = able[0]
    yield from heal_die(g, who, "IV-X-332")
