"""AE-B-20.14 to AE-B-20.16, AE-B-20.18: who wins, and what that brings."""

from itertools import zip_longest

import msgspec

from starboard.games.andromeda.board.players import is_person, is_told
from starboard.games.andromeda.effects.effects import decider
from starboard.games.andromeda.moves.battle_moves import Plunder
from starboard.games.andromeda.moves.companion_moves import NobodyWon, Points, Won
from starboard.games.andromeda.moves.turn_moves import GoOn
from starboard.games.andromeda.names.battle_names import dice_named, side_kind, side_name, side_within, sides_named
from starboard.games.andromeda.names.names import by, named, resource_name, within
from starboard.games.andromeda.rules.battle.battle_cards import VICTORY, act_until_pass
from starboard.games.andromeda.rules.battle.battle_sides import fighting, raider_cards, targeting_of
from starboard.games.andromeda.rules.battle.raiders import remove, revenge
from starboard.games.andromeda.rules.battle.winning_roll import best_rolls
from starboard.games.andromeda.rules.fleet.ships import raiders_at, ships_at
from starboard.games.andromeda.rules.player_area import tactics
from starboard.games.andromeda.rules.player_area.factions import first_time, has
from starboard.games.andromeda.rules.player_area.passives import triggered
from starboard.games.andromeda.rules.player_area.resources import lose
from starboard.games.andromeda.rules.player_area.tracks import advance, score
from starboard.games.andromeda.state.battle_state import RAIDERS, Battle
from starboard.games.andromeda.state.chronicle_state import Fought
from starboard.games.andromeda.state.game_state import RESOURCES, SUPREMACY, AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell

CARD = "card"
POINTS = (1, 2, 3, 5, 10)
MOST_POINTS = 6
"""What can be reported about the points of a victory: how much at once, and how often."""


def result(g: AndromedaState, b: Battle) -> Rules[None]:
    """AE-B-20.14: who has won; if the best dice are tied, all lose. Then, in turn order, what winning and losing
    bring."""
    sides = fighting(b)
    if any(is_told(g, side.who) for side in sides):
        yield from tell_winner(g, b)
    else:
        compare(g, b)
    b.losers = [side.who for side in sides if side.who not in (b.winner, RAIDERS)]
    beaten = raider_cards(g, b.region) if b.winner != RAIDERS else []
    for side in sides:
        if side.who == b.winner and side.who != RAIDERS:
            yield from win(g, b, [card.vp for card in beaten])
        elif side.who != RAIDERS:
            yield from lost(g, side.who)
    if beaten:
        remove(g, b.region)
    if b.winner == RAIDERS:
        yield from revenge(g, b)


def compare(g: AndromedaState, b: Battle) -> None:
    """AE-B-20.14: the best dice win."""
    sides = fighting(b)
    best = best_rolls([side.roll for side in sides])
    dice = dice_named(sides[best[0]].roll)
    if len(best) == 1:
        b.winner = sides[best[0]].who
        tell(g, "andromeda-battle-won", "AE-B-20.14", seat=side_name(g, b.winner), side=side_kind(b.winner), dice=dice)
    else:
        tied = [sides[place].who for place in best]
        tell(g, "andromeda-battle-tied", "AE-B-20.14", sides=sides_named(g, tied), dice=dice)
    remember(g, b)
    show_result(g, b)


def remember(g: AndromedaState, b: Battle) -> None:
    """For the story at the end."""
    sides = fighting(b)
    fought = Fought(
        g.turns,
        b.region,
        [side.who for side in sides],
        [targeting_of(g, side) for side in sides],
        [side.fell for side in sides],
        [side.roll for side in sides],
        b.winner,
        raiders_at(g, b.region),
        sum(len(ships_at(g, side.who, b.region)) for side in sides if side.who != RAIDERS),
    )
    g.chronicle.battles.append(msgspec.json.encode(fought).decode())
    g.chronicle.scrapped.append(0)


def show_result(g: AndromedaState, b: Battle) -> None:
    """The sides from the best to the worst, and the die from the highest down at which the best two differ; 0 where
    their dice are alike, or fell at another table."""
    if g.news is None:
        return
    ranked = sorted(fighting(b), key=lambda side: sorted(side.roll, reverse=True), reverse=True)
    best, second = (sorted(side.roll, reverse=True) for side in ranked[:2])
    pairs = zip_longest(best, second, fillvalue=0)
    die = next((place for place, (one, other) in enumerate(pairs, 1) if one != other), 0)
    show(g, "result", at=b.region, winner=b.winner, order=[side.who for side in ranked], die=die)


def tell_winner(g: AndromedaState, b: Battle) -> Rules[None]:
    """AE-B-20.14: people at their own table roll there, compare their dice with those here, and tell who has won."""
    options: list[Move] = [*(Won(side.who) for side in fighting(b)), NobodyWon()]
    move = yield Ask(decider(g, g.turn), "andromeda-ask-told-winner", options, "AE-B-20.14")
    if isinstance(move, Won):
        b.winner = move.side
        tell(g, "andromeda-told-won", "AE-B-20.14", seat=side_within(g, b.winner))
    else:
        tell(g, "andromeda-told-tied", "AE-B-20.14")
    show(g, "result", at=b.region, winner=b.winner, order=[side.who for side in fighting(b)], die=0)


def tell_points(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-12.7: what a victory in somebody else's turn brought a person at another table; in one's own turn there is
    time to tell it later."""
    if who == g.turn:
        return
    options: list[Move] = [GoOn(), *(Points(points) for points in POINTS)]
    for _ in range(MOST_POINTS):
        move = yield Ask(who, "andromeda-ask-told-points", options, "AE-B-12.7")
        if not isinstance(move, Points):
            return
        score(g, who, move.points, "AE-B-12.7", "told")


def win(g: AndromedaState, b: Battle, beaten: list[int]) -> Rules[None]:
    """AE-B-20.15: one up on Supremacy, once per battle; defeated raiders are scored (AE-B-12.7)."""
    who = b.winner
    if is_told(g, who):
        g.players[who].defeated += len(beaten)
        yield from tell_points(g, who)
        return
    # Warpath doubles the first victory of a return cycle.
    yield from advance(g, who, SUPREMACY, 2 if first_time(g, who, "warpath") else 1)
    if beaten:
        g.players[who].defeated += len(beaten)
        tell(g, "andromeda-defeated", "AE-B-12.7", seat=by(g, who), count=len(beaten))
        score(g, who, sum(beaten) + g.raider_bonus * len(beaten), "AE-B-12.7", "battle")
    yield from triggered(g, who, "on_battle_won")
    if is_person(g, who):
        if has(g, who, "piracy"):
            yield from plunder(g, who, b.losers)
        yield from act_until_pass(g, who, VICTORY, "andromeda-ask-victory", "AE-B-20.18")


def lost(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.16: a losing player draws a tactics card. The Hegemon never does (AE-E-15.6)."""
    if is_person(g, who):
        tactics.draw(g, who, 1, "AE-B-20.16")
    yield from triggered(g, who, "on_battle_lost")


def plunder(g: AndromedaState, who: int, losers: list[int]) -> Rules[None]:
    """Piracy: one resource of each losing player; a card is taken unseen (AE-B-1.5). The Hegemon has nothing else to
    give (AE-E-8.4)."""
    for loser in losers:
        options = _booty(g, loser)
        if not options:
            continue
        move = options[0]
        if len(options) > 1:
            move = yield Ask(who, "andromeda-ask-plunder", options, "AE-B-3.5", {"seat": within(g, loser)})
        assert isinstance(move, Plunder)
        if move.resource == CARD:
            steal_card(g, who, loser)
        else:
            resource = RESOURCES.index(move.resource)
            lose(g, loser, resource, 1)
            g.supply[resource] -= 1
            g.players[who].resources[resource] += 1
            what = resource_name(resource)
            tell(g, "andromeda-plundered", "AE-B-3.5", seat=who, other=sides_named(g, [loser]), what=what)
            show(g, "plunder", who=who, loser=loser, what=move.resource)


def _booty(g: AndromedaState, loser: int) -> list[Move]:
    player = g.players[loser]
    found: list[Move] = [Plunder(loser, name) for number, name in enumerate(RESOURCES) if player.resources[number]]
    return [*found, Plunder(loser, CARD)] if player.hand else found


def steal_card(g: AndromedaState, who: int, loser: int) -> None:
    """A card of the hand, unseen; the two of them know which it was."""
    hand = g.players[loser].hand
    card = hand.pop(g.chance.below(len(hand)))
    g.players[who].hand.append(card)
    both = tuple(seat for seat in (who, loser) if is_person(g, seat))
    tell(g, "andromeda-card-taken", "AE-B-3.5", to=both, seat=who, card=named(card))
    tell(g, "andromeda-card-taken-hidden", "AE-B-3.5", but=both, seat=who)
    show(g, "plunder", who=who, loser=loser, what=CARD)
