"""AE-B-19: events. AE-E-3.3: those of the Underdark reach only players who have the Gate in range."""

from collections.abc import Callable, Mapping

from starboard.games.andromeda.board.map import in_range, lay_tile
from starboard.games.andromeda.board.players import is_hegemon, is_told
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.cards import EventCard
from starboard.games.andromeda.effects.effects import Source, carry_out, do_call, may_call
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import by, named, region_name, within
from starboard.games.andromeda.rules.battle.battle_sides import turn_order
from starboard.games.andromeda.rules.battle.raiders import arrive, the_gate
from starboard.games.andromeda.rules.companion.told_events import tell_card, tell_event
from starboard.games.andromeda.rules.events.event_track import reset_marker
from starboard.games.andromeda.rules.events.hegemon_eye import after_event
from starboard.games.andromeda.rules.fleet.ships import navigates, on_map, range_of
from starboard.games.andromeda.rules.player_area.moons import put_moons
from starboard.games.andromeda.state.game_state import SPACES, AndromedaState
from starboard.kernel import CHECKPOINT, Rules, show, tell

RICH = 5
"""Resources, tactics cards included, that make a player rich (Pirate Tithe)."""
FLEET = 3
"""Ships on the map that make a fleet (Hull Fatigue)."""


def event(g: AndromedaState) -> Rules[None]:
    """AE-B-19.3: the event that came due in the turn of `g.turn`; `turn.py` calls it while `g.event_due` is true."""
    if not g.event and not (g.events.cards or g.events.discards):
        # Nobody has written down the cards of this box: they are turned over at the table.
        yield from tell_card(g, turn_order(g))
        close_event(g)
        return
    if not g.event:
        draw_event(g)
    card = content().events[g.event]
    while g.order:
        yield CHECKPOINT
        yield from resolve(g, g.order[0], card)
        del g.order[0]
    g.events.discard(g.event)
    g.event = ""
    close_event(g)


def close_event(g: AndromedaState) -> None:
    """What comes with every event."""
    g.event_due = False
    g.events_done += 1
    raider_arrives(g)
    planet_appears(g)
    reset_marker(g)
    after_event(g)


def draw_event(g: AndromedaState) -> None:
    """AE-B-19.5: the top card, out of the reshuffled discards if need be. What lasted until this event ends. A card for
    the board is carried out once, by the active player."""
    g.raider_bonus = 0
    g.event = g.events.draw(g.chance)
    card = content().events[g.event]
    tell(g, "andromeda-event", "AE-B-19.3", event=named(g.event))
    show(g, "event", event=g.event)
    affects = AFFECTS.get(card.affects)
    g.order = [who for who in turn_order(g) if affects is not None and affects(g, who)]
    if card.affects == "board":
        g.order = [g.turn]
    elif not g.order:
        tell(g, "andromeda-event-nobody", "AE-E-3.3" if card.affects == "gate" else "AE-B-19.3")


def resolve(g: AndromedaState, who: int, card: EventCard) -> Rules[None]:
    """AE-B-19.4, AE-E-12.1: each player in turn order, the Hegemon among them unless the card has its own words for
    it (AE-E-12.2)."""
    effect = card.effect
    if is_hegemon(g, who) and card.hegemon_effect is not None and card.affects != "board":
        effect = card.hegemon_effect
    if card.affects != "board":
        tell(g, "andromeda-event-reaches", "AE-B-19.4", seat=within(g, who), event=named(card.id))
        if is_told(g, who):
            yield from move_raiders(g, who, card)
            tell(g, "andromeda-told-event", "AE-B-19.4", seat=by(g, who), what=effect_words(effect))
            yield from tell_event(g, who, effect)
            return
    yield from carry_out(g, who, effect, Source(card.id, "AE-B-19.3"))


def move_raiders(g: AndromedaState, who: int, card: EventCard) -> Rules[None]:
    """What an event does to raiders happens here, wherever people play."""
    source = Source(card.id, "AE-B-19.3")
    for call in [call for step in card.effect.steps for term in step for call in term.calls]:
        if call.name == "wyrm_return" and may_call(g, who, call, source):
            yield from do_call(g, who, call, source)


# -- Whom it reaches -------------------------------------------------------------------------------------------------


def has_gate_in_range(g: AndromedaState, who: int) -> bool:
    """AE-E-3.3: at least one ship has the Gate in range; one on the Gate counts. The same test holds for the Hegemon,
    whose heavy cruiser has it from everywhere (OQ-11). People at a table of their own see there how far their ships
    reach."""
    gate = the_gate(g)
    ships = g.players[who].ships
    if is_told(g, who):
        return gate >= 0 and bool(on_map(g, who))
    return gate >= 0 and any(
        in_range(g, ships[ship], gate, range_of(g, who, ship), navigates(g, who, ship)) for ship in on_map(g, who)
    )


def _is_behind(g: AndromedaState, who: int) -> bool:
    return g.players[who].vp < max(player.vp for player in g.players)


def _is_rich(g: AndromedaState, who: int) -> bool:
    if is_told(g, who):
        # Nobody knows here: people look at their own hand.
        return True
    return sum(g.players[who].resources) + len(g.players[who].hand) >= RICH


AFFECTS: Mapping[str, Callable[[AndromedaState, int], bool]] = {
    "each": lambda g, who: True,
    "rich": _is_rich,
    "fleet": lambda g, who: len(on_map(g, who)) >= FLEET,
    "behind": _is_behind,
    "gate": has_gate_in_range,
}


# -- What comes with every event -------------------------------------------------------------------------------------


def raider_arrives(g: AndromedaState) -> None:
    """AE-B-12.8: the next of the list; the list for the Gate leaves out the Wyrm."""
    track = content().event_track
    arrivals = track.underdark_arrivals if the_gate(g) >= 0 else track.arrivals
    rank = arrivals[min(g.arrivals, len(arrivals) - 1)]
    g.arrivals += 1
    arrive(g, rank, "AE-B-12.8")


def planet_appears(g: AndromedaState) -> None:
    """AE-B-19.6: the next planet with three moons of its colour, on the first empty space."""
    space = next((space for space in range(SPACES) if not g.tiles[space]), None)
    if not g.planets or space is None:
        return
    lay_tile(g, space, g.planets.pop())
    put_moons(g, space)
    g.chance.reveal()
    tell(g, "andromeda-planet-appears", "AE-B-19.6", region=region_name(g, space))
    show(g, "planet", at=space, tile=g.tiles[space])
