"""AE-E-15.4: what negotiation cards do."""

from starboard.games.andromeda.board.players import is_person
from starboard.games.andromeda.effects.effects import Source, hegemon_op
from starboard.games.andromeda.moves.hegemon_moves import Defy, PayTribute, RefuseTribute, Submit
from starboard.games.andromeda.names.battle_names import side_name
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.battle.battle_preparation import add_dice, add_targeting
from starboard.games.andromeda.rules.battle.battle_sides import fighting, side_of, the_battle
from starboard.games.andromeda.rules.player_area import tactics
from starboard.games.andromeda.rules.player_area.resources import give_up
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell

TRIBUTE = 2


def fighting_people(g: AndromedaState) -> list[int]:
    """The people who fight, in turn order."""
    return [side.who for side in fighting(the_battle(g)) if is_person(g, side.who)]


def can_give(g: AndromedaState, who: int, count: int) -> bool:
    """AE-B-1.5: tactics cards are resources, too. At their own table people see for themselves."""
    return g.told or sum(g.players[who].resources) + len(g.players[who].hand) >= count


def given(g: AndromedaState, who: int, count: int, source: Source) -> Rules[None]:
    """The person discards this many resources."""
    if not g.told:
        yield from give_up(g, who, count, source.id, source.rule)


@hegemon_op("heg_dice")
def _heg_dice(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    add_dice(g, who, int(args[0]), source.rule)


@hegemon_op("heg_targeting")
def _heg_targeting(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    add_targeting(g, who, int(args[0]), source.rule)


@hegemon_op("heg_tactics")
def _heg_tactics(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    tactics.draw(g, who, int(args[0]), source.rule)


@hegemon_op("heg_transports_escalate")
def _heg_transports_escalate(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """Nothing happens by itself: `hegemon_battle.stays` asks for the tile."""


@hegemon_op("heg_sits_out")
def _heg_sits_out(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """Its ships neither win nor lose."""
    side = side_of(g, who)
    assert side is not None
    side.out = True
    tell(g, "andromeda-sits-out", source.rule, seat=side_name(g, who))
    show(g, "out", who=who, at=the_battle(g).region)


@hegemon_op("each_human_discard_or")
def _each_human_discard_or(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """Each person discards a resource, or the Hegemon rolls one more die. A person with nothing cannot choose."""
    for person in fighting_people(g):
        options: list[Move] = [Submit(), Defy()]
        if can_give(g, person, 1) and isinstance(
            (yield Ask(person, "andromeda-ask-ultimatum", options, source.rule)), Submit
        ):
            yield from given(g, person, 1, source)
        else:
            add_dice(g, who, 1, source.rule)


@hegemon_op("each_human_may_pay_2_to_make_hegemon_sit_out")
def _tribute(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """The first person who pays two resources makes the Hegemon sit out."""
    for person in fighting_people(g):
        if can_give(g, person, TRIBUTE):
            options: list[Move] = [PayTribute(), RefuseTribute()]
            move = yield Ask(person, "andromeda-ask-tribute", options, source.rule)
            if isinstance(move, PayTribute):
                yield from given(g, person, TRIBUTE, source)
                _heg_sits_out(g, who, args, source)
                return


@hegemon_op("humans_no_energy")
def _humans_no_energy(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    the_battle(g).no_energy = True
    tell(g, "andromeda-hegemon-no-energy", source.rule)


@hegemon_op("heg_gives_card_each_human")
def _gives_card(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """AE-E-8.4: random cards of its hand, as far as there are any."""
    for person in fighting_people(g):
        for _ in range(min(int(args[0]), len(g.players[who].hand))):
            card = tactics.random_card(g, who)
            g.players[who].hand.remove(card)
            g.chance.reveal()
            if g.told:
                # The card comes from the hand on the table; here it is one of many.
                g.tactics.discard(card)
                tell(g, "andromeda-hegemon-gave-hidden", source.rule, seat=person)
                continue
            g.players[person].hand.append(card)
            tell(g, "andromeda-hegemon-gave-card", source.rule, to=(person,), card=named(card))
            tell(g, "andromeda-hegemon-gave-hidden", source.rule, but=(person,), seat=person)
            show(g, "gain", who=person, count=1, what="card")
