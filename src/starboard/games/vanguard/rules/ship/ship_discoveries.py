"""Discoveries that come aboard, and unique discoveries in their pockets (IV-S-2801 to IV-S-2803)."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.rules.basics.discovery_places import discovery_deck
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.morale import raise_morale
from starboard.games.vanguard.rules.ship.ship_passives import ship_has
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import Rules, show, tell

ROW_MORALE = "row-morale"
"""What an upgrade does for the first row that is completed after it."""


def find_from(g: VanguardState, type: int, rule: str) -> None:
    """The top card of a discovery deck becomes a found discovery."""
    deck = discovery_deck(g, type)
    if deck:
        g.chance.reveal()
        id = deck.pop()
        g.ship.found.append(id)
        show(g, "discovery", card=id, who=-1, kind="found")
        say(g, "vanguard-found", rule, card=id)


def keep_found(g: VanguardState, id: str) -> Rules[None]:
    """IV-S-2803: to the found discoveries; an ability for the ship is resolved now."""
    g.ship.found.append(id)
    show(g, "discovery", card=id, who=-1, kind="found")
    say(g, "vanguard-found", "IV-S-2803", card=id)
    ability = campaign[g.campaign].discoveries[id].ship
    if ability is not None:
        yield from carry_out(g, ability, Ctx(f"card:{id}", "IV-S-2803"))


def pocket(g: VanguardState, id: str) -> Rules[None]:
    """IV-S-2801: a unique discovery into its pocket; IV-S-2802: a completed row gives its reward. What has no pocket is
    used up (IV-X-1422)."""
    c = campaign[g.campaign]
    row = c.uniques[id].row
    if not row or id in g.ship.pockets:
        g.decks.removed.append(id)
        return
    g.ship.pockets.append(id)
    say(g, "vanguard-pocketed", "IV-S-2801", card=id)
    others = [other for other, card in c.uniques.items() if card.row == row]
    if row in g.ship.rows_paid or not all(other in g.ship.pockets for other in others):
        return
    g.ship.rows_paid.append(row)
    tell(g, "vanguard-row-complete", "IV-S-2802", row=row)
    if ship_has(g, ROW_MORALE) and Done(ROW_MORALE) not in g.once:
        g.once.append(Done(ROW_MORALE))
        yield from raise_morale(g, "IV-S-2802")
    reward = c.rows.get(f"row {row}")
    if reward is not None:
        yield from carry_out(g, reward.reward, Ctx(f"row:{row}", "IV-S-2802"))
