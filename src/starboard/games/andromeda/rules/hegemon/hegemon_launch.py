"""AE-E-13: a launch turn of the Hegemon, from its second step on. Each function is one step."""

from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.board.players import hegemon_player, hegemon_side, the_hegemon
from starboard.games.andromeda.content.hegemon import DECKS, ActionCard, hegemon_content
from starboard.games.andromeda.effects.effects import Source, do_call
from starboard.games.andromeda.names.names import region_name, ship_name
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.battle.battle import battle
from starboard.games.andromeda.rules.battle.foray import foray, warped_to
from starboard.games.andromeda.rules.companion.chore_list import catch_up
from starboard.games.andromeda.rules.events.event_track import move_marker
from starboard.games.andromeda.rules.fleet.ships import contested
from starboard.games.andromeda.rules.hegemon.hegemon_command import move_command
from starboard.games.andromeda.rules.hegemon.hegemon_developments import build
from starboard.games.andromeda.rules.hegemon.hegemon_moons import claim_from, gain_nebula_moon
from starboard.games.andromeda.rules.hegemon.hegemon_targets import card_words, target
from starboard.games.andromeda.rules.officer.intents import intend
from starboard.games.andromeda.rules.officer.reasons import tell_why
from starboard.games.andromeda.rules.player_area import tactics
from starboard.games.andromeda.rules.player_area.leaders import collect, take_leaders
from starboard.games.andromeda.state.game_state import (
    BAY,
    NOWHERE,
    SCIENCE_VESSEL,
    SHIP_TYPES,
    SHIPS_OF,
    TYPE_OF,
    AndromedaState,
)
from starboard.games.andromeda.state.hegemon_state import Hegemon
from starboard.kernel import CHECKPOINT, Rules, show, tell

ONE_REPAIR = parse("repair(1)").steps[0][0].calls[0]
LETTERS = "ABCDEFGHI"


def on_ramp(g: AndromedaState, section: int) -> list[int]:
    """The ships that a section of the ramp still holds, in the order of their letters."""
    ships = hegemon_player(g).ships
    return [ship for ship in hegemon_content().station.sections[section] if ships[ship] == BAY]


def card_of(h: Hegemon) -> ActionCard:
    """The card that lies face up on the section which the die picked."""
    return hegemon_content().actions[h.cards[h.section]]


def launch(g: AndromedaState) -> Rules[None]:
    """AE-E-13.3, AE-E-9.10: the next ship of the section goes to the region that its card names, occupied or not. A
    science vessel brings a moon at that moment (AE-E-9.12)."""
    h = the_hegemon(g)
    ship = on_ramp(g, h.section)[0]
    region = yield from target(g, card_of(h))
    hegemon_player(g).ships[ship] = region
    g.region, g.ship = region, ship
    letter = LETTERS[hegemon_content().station.sections[h.section].index(ship)]
    tell(
        g,
        "andromeda-hegemon-launched",
        "AE-E-13.3",
        ship=ship_name(ship),
        letter=letter,
        section=DECKS[h.section],
        region=region_name(g, region),
    )
    show(g, "launch", who=hegemon_side(g), ship=SHIP_TYPES[TYPE_OF[ship]], at=region)
    if ship in SHIPS_OF[SCIENCE_VESSEL]:
        yield from gain_nebula_moon(g, "AE-E-9.12")


def region_action(g: AndromedaState) -> Rules[None]:
    """AE-E-13.5, AE-E-13.6: the top moon of a planet, or a card; anywhere else the command marker moves (OQ-16)."""
    if kind_of(g, g.region) != "planet":
        yield from move_command(g, "AE-E-13.6")
    elif g.moons.get(g.region):
        yield from claim_from(g, [g.region], "AE-E-13.5")
    else:
        tell_why(g, "andromeda-hegemon-no-moon", "AE-E-13.5", ["cards"], region=region_name(g, g.region))
        tactics.draw(g, hegemon_side(g), 1, "AE-E-13.5")


def recruit_and_collect(g: AndromedaState) -> None:
    """AE-E-13.7: its leaders come home from every region with one of its ships, and for each token there it draws a
    card (AE-E-8.2)."""
    player = hegemon_player(g)
    for region in sorted({place for place in player.ships if place >= 0}):
        if region in player.posted:
            take_leaders(g, hegemon_side(g), region, player.posted[region], "AE-E-13.7")
        if region in g.dropped:
            count = sum(g.dropped[region])
            steps, place = ["cards", f"collected/{region}"], region_name(g, region)
            tell_why(g, "andromeda-hegemon-collected", "AE-E-13.7", steps, count=count, region=place)
            collect(g, hegemon_side(g), region)


def special_action(g: AndromedaState) -> Rules[None]:
    """AE-E-13.8: the icons of the card."""
    special = card_of(the_hegemon(g)).special
    if special == "build":
        yield from build(g, "AE-E-13.8")
    elif special == "event":
        intend(g, "andromeda-hegemon-wants-event", "AE-E-13.8")
        move_marker(g, 1, "AE-E-13.8")
    elif special == "repair":
        intend(g, "andromeda-hegemon-wants-repair", "AE-E-13.8")
        yield from do_call(g, hegemon_side(g), ONE_REPAIR, Source("repair", "AE-E-13.8"))


def battle_step(g: AndromedaState) -> Rules[None]:
    """AE-E-13.10. A battle that has begun goes on, no matter who is left in it."""
    if g.battle is not None or contested(g, g.region):
        if g.battle is None:
            yield from catch_up(g)
        yield CHECKPOINT
        yield from battle(g, g.region)


def warp_step(g: AndromedaState) -> Rules[None]:
    """OQ-22: after a Shadow Warp there may be another battle on the Gate."""
    gate = warped_to(g, hegemon_side(g))
    if gate != NOWHERE:
        if g.battle is None:
            yield from catch_up(g)
        yield CHECKPOINT
        yield from battle(g, gate)


def discard_card(g: AndromedaState) -> None:
    """AE-E-13.11: the card is laid aside and the next one of its deck is turned up."""
    h = the_hegemon(g)
    deck = h.decks[h.section]
    deck.discard(h.cards[h.section])
    h.cards[h.section] = deck.draw(g.chance)
    shown = card_words(card_of(h))
    tell(g, "andromeda-hegemon-next-card", "AE-E-13.11", section=DECKS[h.section], target=shown)
    show(g, "card", card=h.cards[h.section], who=hegemon_side(g), pile="action")


LAUNCH = {
    "launch": launch,
    "action": region_action,
    "recruit": recruit_and_collect,
    "special": special_action,
    "foray": foray,
    "battle": battle_step,
    "warp": warp_step,
    "discard": discard_card,
}
"""AE-E-13.1: the steps in their order; the die has been rolled before."""
