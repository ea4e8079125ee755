"""IV-S-0006, IV-S-0201: cards for future use wait in the envelope until the page that installs them is reached."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import Objective
from starboard.kernel import show


def take_out(g: VanguardState, kind: str, rule: str) -> list[str]:
    """The cards of a kind in the envelope leave it."""
    if not g.ship.envelope:
        return []
    kinds = campaign[g.campaign].kind_of
    found = [id for id in g.ship.envelope if kinds[id] == kind]
    for id in found:
        g.ship.envelope.remove(id)
        if g.news is not None:
            show(g, "install", card=id)
            say(g, "vanguard-installed", rule, card=id)
    return found


def install_upgrades(g: VanguardState, room: str, rule: str) -> None:
    """IV-S-1202, IV-S-3201: upgrades of the production complex or of the medbay, when their page is reached."""
    c = campaign[g.campaign]
    for id in [id for id in g.ship.envelope if c.kind_of[id] == "facility_upgrades"]:
        if c.facility_upgrades[id].room == room:
            g.ship.envelope.remove(id)
            g.ship.facility_upgrades.append(id)
            show(g, "install", card=id)
            say(g, "vanguard-installed", rule, card=id)


def install_bridge_cards(g: VanguardState) -> None:
    """IV-S-0201: objectives, a technology level, which replaces the old one, and bridge upgrades."""
    for id in take_out(g, "objectives", "IV-S-0201"):
        install_objective(g, id)
    for id in take_out(g, "technology", "IV-S-0201"):
        if g.ship.technology:
            g.decks.removed.append(g.ship.technology)
        g.ship.technology = id
    g.ship.upgrades += take_out(g, "upgrades", "IV-S-0201")


def install_objective(g: VanguardState, id: str) -> None:
    """A new main or side objective comes into play; an act may begin with it."""
    card = campaign[g.campaign].objectives[id]
    (g.ship.objectives if card.main else g.ship.side).append(Objective(id, since=g.ship.passes))
    g.ship.act = max(g.ship.act, card.act)
