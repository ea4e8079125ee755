"""Where a gained card goes: to the crew member on the planet, to the armory, into the envelope (IV-S-0006)."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.equipment import receive
from starboard.games.vanguard.rules.ship.ship_discoveries import pocket
from starboard.games.vanguard.rules.ship.situations import shuffle_in
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Rules, show


def gain_card(g: VanguardState, id: str, ctx: Ctx) -> Rules[None]:
    """A card by its kind. There is one of each: what the campaign has or had is not gained again (IV-C-302)."""
    if id in owned(g):
        return
    kind = campaign[g.campaign].kind_of[id]
    if kind == "uniques":
        yield from pocket(g, id)
    elif kind == "situations":
        shuffle_in(g, id)
    elif kind == "equipment" and g.expedition.team and ctx.who != NOBODY:
        receive(g, ctx.who, id)
    else:
        (g.ship.armory if kind == "equipment" else g.ship.envelope).append(id)
        if g.news is not None:
            show(g, "card", card=id, who=-1, use="gained")
            say(g, "vanguard-gained", ctx.rule, card=id)


def owned(g: VanguardState) -> set[str]:
    """Every card for the ship, and all equipment, that is or was in play."""
    ship = g.ship
    cards = [*ship.envelope, *ship.upgrades, *ship.facility_upgrades, *ship.add_ons, *ship.research, *ship.armory]
    cards += [ship.technology, *ship.landers, *ship.mods, *ship.fitted, *ship.pockets, *g.decks.removed]
    cards += [*ship.situations, *ship.situation_deck]
    cards += [one.id for one in [*ship.objectives, *ship.side]]
    cards += [one.id for one in ship.production]
    if ship.home is not None:
        cards += [*ship.home.mods, *ship.home.uniques]
    if g.expedition.team:
        cards += [*g.expedition.uniques, *(card for one in g.expedition.team for card in one.equipment)]
    return set(cards)
