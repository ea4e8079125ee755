"""AE-B-20 at somebody's own table: the companion plays the Hegemon's part of a battle and rolls for it and for raiders.
What people do there, with cards and dice of their own, they tell."""

from starboard.games.andromeda.board.players import hegemon_side, is_hegemon, is_person
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.effects.effects import decider
from starboard.games.andromeda.moves.battle_moves import Escalate
from starboard.games.andromeda.moves.companion_moves import FightOn, NobodyWon, SitOut, Won, Wrecked
from starboard.games.andromeda.names.battle_names import side_within
from starboard.games.andromeda.names.names import by, ship_name
from starboard.games.andromeda.rules.battle.battle_diplomacy import sit_out
from starboard.games.andromeda.rules.battle.battle_escalation import join
from starboard.games.andromeda.rules.battle.battle_result import lost, result, win
from starboard.games.andromeda.rules.battle.battle_roll import dice_to_roll, roll_side
from starboard.games.andromeda.rules.battle.battle_sides import fighting, raider_cards, the_battle
from starboard.games.andromeda.rules.battle.raiders import remove, revenge
from starboard.games.andromeda.rules.fleet.ships import on_map, ships_at
from starboard.games.andromeda.state.battle_state import NOBODY, RAIDERS, Battle
from starboard.games.andromeda.state.game_state import SCRAPYARD, SHIP_TYPES, SHIPS_OF, TYPE_OF, AndromedaState
from starboard.kernel import Ask, AskSome, Move, Rules, tell


def escalate(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.2: which ships of a person join. All that are elsewhere are offered: what else gives them the range lies
    on the table."""
    region = the_battle(g).region
    places = [(TYPE_OF[ship], g.players[who].ships[ship]) for ship in on_map(g, who)]
    away = [(kind, place) for kind, place in places if place != region]
    if not away:
        return
    options: list[Move] = [
        Escalate(SHIP_TYPES[kind], REGION_NAMES[place], away[:number].count((kind, place)) + 1)
        for number, (kind, place) in enumerate(away)
    ]
    moves = yield AskSome(who, "andromeda-ask-escalate", options, 0, len(options), "AE-B-20.2")
    for move in moves:
        kind, start = SHIP_TYPES.index(move.ship), NUMBER_OF[move.region]
        ship = next(ship for ship in SHIPS_OF[kind] if g.players[who].ships[ship] == start)
        join(g, who, ship, "AE-B-20.2")


def negotiate(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.6: whether a person is still in it after truces and withdrawals."""
    move = yield Ask(who, "andromeda-ask-told-diplomacy", [FightOn(), SitOut()], "AE-B-20.6")
    if isinstance(move, SitOut):
        sit_out(g, who, "AE-B-20.6")


def nothing(g: AndromedaState, who: int) -> Rules[None]:
    """Cards and energy are people's own business."""
    yield from ()


def roll(g: AndromedaState, b: Battle) -> None:
    """AE-B-20.12: the Hegemon and the raiders; people roll their own dice."""
    for side, dice in zip(fighting(b), dice_to_roll(g, b), strict=True):
        if not is_person(g, side.who):
            roll_side(g, side, dice)


def told_result(g: AndromedaState, b: Battle) -> Rules[None]:
    """AE-B-20.14: people compare the dice and tell who has won. Without people in it the dice are all here."""
    sides = fighting(b)
    if not any(is_person(g, side.who) for side in sides):
        yield from result(g, b)
        return
    options: list[Move] = [*(Won(side.who) for side in sides), NobodyWon()]
    move = yield Ask(decider(g, g.turn), "andromeda-ask-told-winner", options, "AE-B-20.14")
    b.winner = move.side if isinstance(move, Won) else NOBODY
    b.losers = [side.who for side in sides if side.who not in (b.winner, RAIDERS)]
    if b.winner == NOBODY:
        tell(g, "andromeda-told-tied", "AE-B-20.14")
    else:
        tell(g, "andromeda-told-won", "AE-B-20.14", seat=side_within(g, b.winner))
    yield from aftermath(g, b)


def aftermath(g: AndromedaState, b: Battle) -> Rules[None]:
    """AE-B-12.6, AE-B-20.15: what winning and losing bring to the Hegemon; raiders that lost are removed."""
    beaten = raider_cards(g, b.region) if b.winner != RAIDERS else []
    if is_hegemon(g, b.winner):
        yield from win(g, b, [card.vp for card in beaten])
    elif is_person(g, b.winner):
        g.players[b.winner].defeated += len(beaten)
    if hegemon_side(g) in b.losers:
        yield from lost(g, hegemon_side(g))
    if beaten:
        remove(g, b.region)
    if b.winner == RAIDERS:
        yield from revenge(g, b)


def take_damage(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.17: which of a loser's ships really went to the scrapyard; shields and cards may have spared some."""
    ships = ships_at(g, who, the_battle(g).region)
    if not ships:
        return
    kinds = [TYPE_OF[ship] for ship in ships]
    options: list[Move] = [
        Wrecked(SHIP_TYPES[kind], kinds[:number].count(kind) + 1) for number, kind in enumerate(kinds)
    ]
    moves = yield AskSome(who, "andromeda-ask-told-wrecks", options, 0, len(options), "AE-B-20.17")
    for move in moves:
        of_kind = [ship for ship in ships if SHIP_TYPES[TYPE_OF[ship]] == move.ship]
        ship = of_kind[move.copy - 1]
        g.players[who].ships[ship] = SCRAPYARD
        tell(g, "andromeda-scrapped", "AE-B-20.17", seat=by(g, who), ship=ship_name(ship))
