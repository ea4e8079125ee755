"""AE-B-3, AE-B-4: factions and destinies are chosen, then turns are taken to the end."""

from starboard.games.andromeda.board.players import clockwise, people
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.costs import ANY
from starboard.games.andromeda.moves.turn_moves import KeepDestiny, KeepFaction
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.rules.companion.chore_list import in_step
from starboard.games.andromeda.rules.companion.companion import ask_winner, lay
from starboard.games.andromeda.rules.end.end import begin_turn
from starboard.games.andromeda.rules.every_word import WORDS
from starboard.games.andromeda.rules.hegemon.hegemon_setup import starting_progress
from starboard.games.andromeda.rules.player_area.resources import gain, gain_any
from starboard.games.andromeda.rules.turn.turn import take_turn
from starboard.games.andromeda.state.battle_state import NOBODY
from starboard.games.andromeda.state.game_state import RESOURCES, AndromedaState
from starboard.kernel import CHECKPOINT, Ballot, Offer, Rules, tell

assert WORDS, "every word of the vocabulary is carried out by something"


STEPS_ONCE = {"fight": "foray", "told": "end_launch", "returning": "build"}
"""Steps of a turn that was told, as saved matches of the first version call them."""


def play(g: AndromedaState) -> Rules[None]:
    """The whole game. `g.part` and `g.step` say where it goes on. Where people play at their own table, they lay it
    first instead of choosing factions, and tell in the end who has won."""
    if g.told and g.step in STEPS_ONCE:
        g.step = "battle" if g.battle is not None else STEPS_ONCE[g.step]
    if g.part == "factions" and g.told:
        yield from lay(g)
        g.part = "hegemon"
    if g.part == "factions":
        yield from choose_factions(g)
        g.order = table_order(g)
        g.part = "resources"
    if g.part == "resources":
        yield from starting_resources(g)
        g.part = "destiny"
    if g.part == "destiny":
        yield CHECKPOINT
        yield from choose_destinies(g)
        g.part = "hegemon"
    if g.part == "hegemon":
        yield CHECKPOINT
        yield from starting_progress(g)
        in_step(g)
        begin_turn(g, g.first)
        g.part = "turn"
    while g.part == "turn":
        yield CHECKPOINT
        yield from take_turn(g)
    if g.told and g.winner == NOBODY:
        yield CHECKPOINT
        yield from ask_winner(g)


def table_order(g: AndromedaState) -> list[int]:
    """AE-B-3.11: clockwise from the first player."""
    return clockwise(g, g.first)


def choose_factions(g: AndromedaState) -> Rules[None]:
    """AE-B-3.2: each keeps one of three cards; the choices are shown together."""
    offers = {who: [KeepFaction(faction) for faction in g.players[who].dealt] for who in people(g)}
    kept = yield Ballot(offers, "andromeda-ask-faction", "AE-B-3.2")
    for who, move in kept.items():
        player = g.players[who]
        player.faction = move.faction
        g.box["faction"] += [faction for faction in player.dealt if faction != move.faction]
        player.dealt = []
        tell(g, "andromeda-chose-faction", "AE-B-3.2", seat=who, faction=named(move.faction))


def starting_resources(g: AndromedaState) -> Rules[None]:
    """AE-B-3.3: what is printed on the back of the faction card."""
    while g.order:
        yield CHECKPOINT
        who = g.order[0]
        cost = content().factions[g.players[who].faction].resources
        for resource in range(len(RESOURCES)):
            gain(g, who, resource, cost[resource], "AE-B-3.3")
        if cost[ANY]:
            yield from gain_any(g, who, cost[ANY], "AE-B-3.3")
        del g.order[0]


def choose_destinies(g: AndromedaState) -> Rules[None]:
    """AE-B-3.12: each keeps one of two cards, in secret."""
    choosing = [who for who in people(g) if g.players[who].rejected]
    if not choosing:
        return
    offers = {who: _destinies(g, who) for who in choosing}
    kept = yield Ballot(offers, "andromeda-ask-destiny", "AE-B-3.12")
    for who, move in kept.items():
        g.players[who].destiny = move.card
        g.players[who].rejected.remove(move.card)
        tell(g, "andromeda-chose-destiny", "AE-B-3.12", seat=who)


def _destinies(g: AndromedaState, who: int) -> Offer:
    return Offer(lambda: [KeepDestiny(card) for card in g.players[who].rejected], secret=True)
