"""AE-E-6, AE-E-7.2, AE-E-7.3: the Hegemon's set-up."""

from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.board.players import clockwise, hegemon_player, hegemon_side
from starboard.games.andromeda.content.boxes import own_id
from starboard.games.andromeda.content.hegemon import DECKS, hegemon_content
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.rules.player_area.tracks import advance
from starboard.games.andromeda.state.game_state import BAY, SPACES, AndromedaState
from starboard.games.andromeda.state.hegemon_state import Hegemon
from starboard.games.andromeda.state.options import Terms
from starboard.kernel import Rules, tell
from starboard.kernel.piles import deck_of

DESTINY_CARDS = 2
"""AE-E-6.14."""


def set_up_hegemon(g: AndromedaState, terms: Terms) -> None:
    """The last step of the set-up: its `Player` stands at the end of `g.players`, empty but for ships, tracks and
    resources. `g.first` is the first player, and the last player takes the Eye (AE-E-7.2)."""
    c = hegemon_content()
    decks = [deck_of(action_cards(terms, number), g.chance) for number in range(len(DECKS))]
    tiles = list(c.tiles)
    g.chance.shuffle(tiles)
    g.hegemon = Hegemon(
        officer=officer_of(terms),
        eye=clockwise(g, g.first)[-1],
        eye_waits=terms.eye_waits,
        probe=top_left(g),
        decks=decks,
        cards=[deck.draw(g.chance) for deck in decks],
        negotiations=deck_of([id for id, card in c.negotiations.items() for _ in range(card.copies)], g.chance),
        tiles=tiles,
        bribed=c.station.bribed,
        eye_decides=terms.eye_decides,
    )
    player = hegemon_player(g)
    # One more than the last person (AE-E-7.2); alone that is 2 against 1 (AE-E-7.3).
    player.vp = len(g.players)
    player.ships = [BAY] * len(player.ships)
    player.leaders = c.station.on_station + c.station.bribed
    player.posted = {region: 1 for region in range(SPACES) if kind_of(g, region) == "base"}
    if terms.destiny:
        player.dealt = [g.box["destiny"].pop() for _ in range(DESTINY_CARDS)]


def officer_of(terms: Terms) -> str:
    """AE-E-6.2: the officer that an owner has written down in the place of ours, or ours."""
    own = own_id(terms.box, "officer", terms.officer)
    return own if own in hegemon_content().officers else terms.officer


def action_cards(terms: Terms, deck: int) -> list[str]:
    """AE-E-6.8: the cards of a deck, those of an owner where there are some."""
    cards = [card for card in hegemon_content().actions.values() if card.deck == deck]
    own = [card.id for card in cards if terms.box and card.box == terms.box]
    return own or [card.id for card in cards if not card.box]


def top_left(g: AndromedaState) -> int:
    """AE-E-6.10: the first tile from the top left that a ship can be launched to, so that the probe's region is always
    one of these (AE-E-13.4)."""
    return next(region for region in range(SPACES) if g.tiles[region] not in ("", "quasar"))


def starting_progress(g: AndromedaState) -> Rules[None]:
    """AE-E-6.6, OQ-12: when all else is set up the markers move as the officer shows, and what they reach counts, but
    for tactics cards: the Hegemon begins without any (AE-E-6.13)."""
    if g.hegemon is None:
        return
    officer = hegemon_content().officers[g.hegemon.officer]
    tell(g, "andromeda-hegemon-officer", "AE-E-6.2", officer=named(officer.id), level=officer.level)
    for track, steps in officer.progress.items():
        yield from advance(g, hegemon_side(g), track, steps)
