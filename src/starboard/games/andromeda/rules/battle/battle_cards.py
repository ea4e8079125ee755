"""AE-B-6.5, AE-B-20.9: tactics cards, modules, tokens and upgrades that are used in a battle or at the Gate.

A *moment* is the triggers that work at one time. Whether a player is asked must not tell others what is in the hand: in
company a hand that is not empty counts as if it held a card for this moment.
"""

from functools import partial

from starboard.games.andromeda.board.players import alone
from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, do_term, may_effect
from starboard.games.andromeda.moves.battle_moves import Pass, PlayTactic, UseEffect
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.rules.battle.battle_sides import effects_at, side_of
from starboard.games.andromeda.rules.player_area.passives import triggered
from starboard.games.andromeda.rules.player_area.tactics import lay_open
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Ask, Move, Offer, Rules, show, tell

Moment = tuple[str, ...]

DIPLOMACY: Moment = ("diplomacy",)
PREPARATION: Moment = ("battle_prep",)
AFTER_ROLL: Moment = ("after_roll",)
VICTORY: Moment = ("on_battle_won",)
DAMAGE: Moment = ("damage_step", "damage_step_once_per_battle", "damage_step_once_per_cycle")

ONCE_A_CYCLE = "_once_per_cycle"
"""Ends the triggers of what works once until its owner returns to station; all else works once in a battle."""


def cards_for(g: AndromedaState, who: int, moment: Moment, rule: str) -> list[Move]:
    """The cards of the hand that can be played now, equal ones once."""
    cards = content().tactics
    return [
        PlayTactic(card)
        for card in sorted(set(g.players[who].hand))
        if cards[card].timing in moment and may_effect(g, who, cards[card].effect, Source(card, rule))
    ]


def play_card(g: AndromedaState, who: int, card: str, rule: str) -> Rules[None]:
    """The card is laid open on the discards, then its effect. The player of a card pays for it."""
    side = side_of(g, who)
    assert side is not None
    lay_open(g, who, card)
    side.cards.append(card)
    tell(g, "andromeda-played", rule, seat=who, card=named(card))
    show(g, "card", card=card, who=who, pile="tactics")
    yield from _carry_out(g, who, content().tactics[card].effect, Source(card, rule))
    if content().tactics[card].kind == "diplomacy":
        yield from triggered(g, who, "on_play_diplomacy")


def _carry_out(g: AndromedaState, who: int, effect: Effect, source: Source) -> Rules[None]:
    """Unlike `carry_out` it asks nobody whether to pay: that was decided with the card."""
    for step in effect.steps:
        yield from do_term(g, who, step[0], source)


# -- What lies on the station and on the ships -----------------------------------------------------------------------


def usable(g: AndromedaState, who: int, moment: Moment) -> dict[str, tuple[Effect, Source, list[str]]]:
    """Effects that the player may use now, each under a name of its own: the id of its source, and a number. With them
    comes the list that remembers them when they are used."""
    side = side_of(g, who)
    assert side is not None
    found: dict[str, tuple[Effect, Source, list[str]]] = {}
    for trigger in moment:
        used = g.players[who].bonuses if trigger.endswith(ONCE_A_CYCLE) else side.used
        seen: list[str] = []
        for effect, source in effects_at(g, who, trigger):
            seen.append(source.id)
            name = f"{source.id}/{seen.count(source.id)}"
            if name not in used and may_effect(g, who, effect, source):
                found[name] = (effect, source, used)
    return found


def uses(g: AndromedaState, who: int, moment: Moment) -> list[Move]:
    """The moves for what can be used; of equal things the first that is left."""
    found: dict[str, Move] = {}
    for name in usable(g, who, moment):
        source, _, number = name.rpartition("/")
        found.setdefault(source, UseEffect(source, int(number)))
    return list(found.values())


def use(g: AndromedaState, who: int, move: UseEffect, moment: Moment) -> Rules[None]:
    """Use it; it is then used up for this battle or return cycle."""
    name = f"{move.source}/{move.number}"
    effect, source, used = usable(g, who, moment)[name]
    used.append(name)
    tell(g, "andromeda-used", source.rule, seat=who, what=named(source.id))
    show(g, "use", who=who, what=source.id)
    yield from _carry_out(g, who, effect, source)


def may_hold(g: AndromedaState, who: int, moment: Moment, rule: str) -> bool:
    """Whether the player could play a card now, as far as everybody else can see; alone, whether it can."""
    if alone(g):
        return bool(cards_for(g, who, moment, rule))
    return bool(g.players[who].hand)


def might_act(g: AndromedaState, who: int, moment: Moment, rule: str) -> bool:
    """Whether the player could do something now, as far as everybody else can see."""
    return may_hold(g, who, moment, rule) or bool(usable(g, who, moment))


def act_until_pass(g: AndromedaState, who: int, moment: Moment, prompt: str, rule: str) -> Rules[None]:
    """The player plays cards of this moment and uses effects, as many as it likes."""
    while might_act(g, who, moment, rule):
        move = yield Ask(who, prompt, Offer(partial(_acts, g, who, moment, rule), secret=True, alone=False), rule)
        if isinstance(move, PlayTactic):
            yield from play_card(g, who, move.card, rule)
        elif isinstance(move, UseEffect):
            yield from use(g, who, move, moment)
        else:
            return


def _acts(g: AndromedaState, who: int, moment: Moment, rule: str) -> list[Move]:
    return [*cards_for(g, who, moment, rule), *uses(g, who, moment), Pass()]
