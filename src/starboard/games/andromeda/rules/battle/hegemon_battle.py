"""AE-E-15: the Hegemon in battle: escalation, negotiation, in which it is not asked."""

from starboard.games.andromeda.board.hegemon_dice import tiles_add
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.board.players import hegemon_player, hegemon_side, the_hegemon
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.effects.effects import Source, carry_out
from starboard.games.andromeda.names.names import named, region_name, ship_name
from starboard.games.andromeda.rules.battle.battle_escalation import could_join, join
from starboard.games.andromeda.rules.battle.battle_sides import has_ability, side_of, the_battle
from starboard.games.andromeda.rules.officer.intents import intend
from starboard.games.andromeda.rules.player_area.developments import development_at
from starboard.games.andromeda.state.game_state import SHIPS_OF, TRANSPORT, AndromedaState
from starboard.kernel import Rules, show, tell


def escalate(g: AndromedaState) -> None:
    """AE-E-15.1, AE-E-15.2: every ship that has the battle in range joins it, but for transports that wait on a planet
    without a development."""
    for ship in could_join(g, hegemon_side(g), the_battle(g).region):
        place = hegemon_player(g).ships[ship]
        if stays(g, ship):
            tell(g, "andromeda-hegemon-stays", "AE-E-15.1", region=region_name(g, place))
        else:
            intend(g, "andromeda-hegemon-wants-battle", "AE-E-15.1", place, ship=ship_name(ship))
            join(g, hegemon_side(g), ship, "AE-E-15.1", "always")


def stays(g: AndromedaState, ship: int) -> bool:
    """AE-E-15.1: whether it is a transport on a planet without a development; the Forward Shipyard sends these, too."""
    if ship not in SHIPS_OF[TRANSPORT] or tiles_add(g, "heg_transports_escalate"):
        return False
    place = hegemon_player(g).ships[ship]
    return kind_of(g, place) == "planet" and development_at(g, place) is None


def negotiate(g: AndromedaState) -> Rules[None]:
    """AE-E-15.4, OQ-23: once in each battle a negotiation card is turned over and carried out, unless the Hollow Choir
    silences everybody."""
    if has_ability(g, "silence"):
        tell(g, "andromeda-hegemon-silenced", "AE-B-12.9")
        return
    deck = the_hegemon(g).negotiations
    card = hegemon_content().negotiations[deck.draw(g.chance)]
    deck.discard(card.id)
    side = side_of(g, hegemon_side(g))
    if side is not None:
        side.cards.append(card.id)
    tell(g, "andromeda-hegemon-negotiates", "AE-E-15.4", card=named(card.id))
    show(g, "card", card=card.id, who=hegemon_side(g), pile="negotiation")
    yield from carry_out(g, hegemon_side(g), card.effect, Source(card.id, "AE-E-15.4"))
