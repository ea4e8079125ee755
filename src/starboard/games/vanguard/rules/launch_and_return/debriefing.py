"""Page 27, debriefing: promotions, success tokens, and the trade in dice."""

from starboard.games.vanguard.board.equal_choices import different_cards
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import Promote, Swap
from starboard.games.vanguard.names.names import crew_name
from starboard.games.vanguard.notation.symbols import TYPES
from starboard.games.vanguard.rules.basics.discovery_places import lay_under
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.launch_and_return.docking import home_of, return_rank_up
from starboard.games.vanguard.rules.ship.section_dice import trade_dice
from starboard.games.vanguard.rules.ship.ship_crew import commander, free_sleeves
from starboard.games.vanguard.rules.ship.ship_discoveries import find_from
from starboard.games.vanguard.rules.ship.ship_passives import ship_has
from starboard.games.vanguard.rules.ship.tokens import change_success
from starboard.games.vanguard.rules.story.occasions import occasion
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import CHECKPOINT, Arg, Ask, Move, Rules, show

HIGHEST = len(RULES.ranks)
SWAPPED = Done("swapped")


def debriefing(g: VanguardState) -> Rules[None]:
    """IV-S-2701 to IV-S-2708. `ship.step` is the cursor."""
    ship = g.ship
    if not ship.step:
        yield from promotions(g)
        ship.step = "tokens"
    if ship.step == "tokens":
        if home_of(g).success:
            change_success(g, home_of(g).success, "IV-S-2703")
        home_of(g).success = 0
        ship.step = "dice"
    if ship.step == "dice":
        yield from trade_dice(g)
        ship.step = "swap"
    yield CHECKPOINT
    yield from swap_found(g)


def promotions(g: VanguardState) -> Rules[None]:
    """IV-S-2701, IV-S-2702: with a completed card every living member may rise a rank, if there is a sleeve. The card
    is out of the game if somebody did."""
    home = home_of(g)
    if not home.rank_up:
        return
    if home.ranked:
        for id in home.team:
            if can_rise(g, id):
                yield from offer_promotion(g, id)
    if home.promoted:
        g.decks.removed.append(home.rank_up)
    else:
        return_rank_up(g, home.rank_up)
    home.rank_up = ""


def can_rise(g: VanguardState, id: str) -> bool:
    """IV-S-2701: at most rank 3, and with a free sleeve of the next rank in the section."""
    one = g.crew[id]
    return one.rank < HIGHEST and free_sleeves(g, one.section, one.rank + 1) > 0


def offer_promotion(g: VanguardState, id: str) -> Rules[None]:
    """The commander decides whether a sleeve is given away."""
    words: dict[str, Arg] = {"crew": crew_name(g, id), "rank": g.crew[id].rank + 1}
    move = yield Ask(commander(g, id), "vanguard-ask-promote", [Promote(id), GoOn()], "IV-S-2701", words)
    if isinstance(move, Promote):
        g.crew[id].rank += 1
        home_of(g).promoted.append(id)
        show(g, "promote", crew=id, start=g.crew[id].rank - 1, rank=g.crew[id].rank)
        say(g, "vanguard-promoted", "IV-S-2701", crew=id, rank=g.crew[id].rank)
        yield from occasion(g, "promoted", [id])


def swap_found(g: VanguardState) -> Rules[None]:
    """A bridge upgrade lets the players exchange one found discovery for the top card of another deck."""
    if not ship_has(g, "exchange-found") or SWAPPED in g.ship.once or not g.ship.found:
        return
    options: list[Move] = [
        Swap(id, TYPES[type])
        for id in sorted(different_cards(g.ship.found))
        for type, deck in enumerate(g.decks.discoveries)
        if deck
    ]
    move = yield Ask(g.speaker, "vanguard-ask-swap", [*options, GoOn()], "IV-S-0032")
    if isinstance(move, Swap):
        g.ship.once.append(SWAPPED)
        g.ship.found.remove(move.card)
        find_from(g, TYPES.index(move.deck), "IV-S-0032")
        lay_under(g, move.card)
        say(g, "vanguard-swapped", "IV-S-0032", card=move.card)
