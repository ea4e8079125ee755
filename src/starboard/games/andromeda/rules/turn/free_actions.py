"""AE-B-14: free actions. They are offered beside the main questions of one's own turn, and never asked about there.

At the end of a turn somebody is asked only where it is the last chance: the hand is over its limit, or the match ends.
Whether a player is asked must not tell others what is in the hand; so in company a hand that is not empty counts as if
it held an Operation card.
"""

from starboard.games.andromeda.board.players import alone
from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, carry_out, carry_out_agreed, may_effect
from starboard.games.andromeda.moves.effect_moves import PayOtherwise
from starboard.games.andromeda.moves.turn_moves import (
    DiscardDown,
    DiscardMoon,
    GoOn,
    MoveMoon,
    PlayCard,
    SlotMoon,
    Trade,
    UseAbility,
    UseToken,
)
from starboard.games.andromeda.names.names import named, resource_name
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.fleet.ships import can_move, move_ships
from starboard.games.andromeda.rules.player_area import moons, tactics, tokens
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.resources import gain, give_up, lose
from starboard.games.andromeda.state.game_state import CREDIT, ENERGY, RESOURCES, AndromedaState
from starboard.kernel import CHECKPOINT, Ask, Move, Offer, Rules, show, tell

TRADED = 3
"""AE-B-14.5."""
TRADES = tuple((number, Trade(name)) for number, name in enumerate(RESOURCES) if number != CREDIT)
LETTERS_OF_CREDIT = parse("exchange(2)")
SWAP = Source("letters_of_credit", "AE-B-14.3")
LAUNCH_STEPS = ("ready",)
"""Where Long Memory can be used: after the launch and before step 5."""
RETURN_STEPS = ("build", "activate", "scrapyard", "return", "end_return")
"""Where Letters of Credit can be used."""


def free_actions(g: AndromedaState, who: int) -> list[Move]:
    """All free actions that the player can take now."""
    player = g.players[who]
    found: list[Move] = [PlayCard(card) for card in playable(g, who)] if player.hand else []
    if player.tokens:
        found += [UseToken(token) for token in tokens.usable(g, who)]
    found += _with_moons(g, who)
    if _can_trade(g, who):
        found += [trade for number, trade in TRADES if g.supply[number]]
    found += [UseAbility(ability) for ability in abilities(g, who)]
    return found


def with_free_actions(g: AndromedaState, who: int, moves: list[Move], last: tuple[Move, ...] = ()) -> Offer:
    """The moves of a main question, free actions among them. The hand is read when somebody looks: in an imagined world
    it is another one."""
    return Offer(lambda: [*moves, *free_actions(g, who), *last], secret=True, alone=False)


def playable(g: AndromedaState, who: int) -> list[str]:
    """AE-B-14.2: Operation cards that would do something. Some are laid before a launch."""
    cards = content().tactics
    timings = ("free_action", "before_launch") if g.step == "choose" else ("free_action",)
    return [
        card
        for card in tactics.operations(g, who)
        if cards[card].timing in timings and may_effect(g, who, cards[card].effect, Source(card, "AE-B-14.2"))
    ]


def _with_moons(g: AndromedaState, who: int) -> list[Move]:
    """AE-B-14.4: slot or discard a held moon; with Reflections put a slotted one elsewhere."""
    player = g.players[who]
    found: list[Move] = []
    if not player.moons and not _can_reflect(g, who):
        return found
    slots = moons.open_slots(g, who)
    if player.moons:
        held = moons.faces(g, who)
        found += [SlotMoon(moon, player.modules[place].id, place) for moon in held for place in slots]
        found += [DiscardMoon(moon) for moon in held]
    if slots and _can_reflect(g, who):
        found += [
            MoveMoon(start, player.modules[place].id, place)
            for start, module in enumerate(player.modules)
            if module.moon
            for place in slots
        ]
    return found


def _can_trade(g: AndromedaState, who: int) -> bool:
    player = g.players[who]
    return sum(player.resources) + len(player.hand) >= TRADED


def _can_reflect(g: AndromedaState, who: int) -> bool:
    return has(g, who, "reflections") and "reflections" not in g.players[who].bonuses


def abilities(g: AndromedaState, who: int) -> list[str]:
    """AE-B-14.3: abilities of the faction that are free actions."""
    found = []
    if g.step in RETURN_STEPS and _has_left(g, who, "letters_of_credit"):
        found += ["letters_of_credit"] if may_effect(g, who, LETTERS_OF_CREDIT, SWAP) else []
    if g.step in LAUNCH_STEPS and _has_left(g, who, "long_memory"):
        found += ["long_memory"] if g.players[who].resources[ENERGY] and can_move(g, who, 1) else []
    return found


def _has_left(g: AndromedaState, who: int, ability: str) -> bool:
    return ability not in g.turn_bonuses and has(g, who, ability)


def might_act(g: AndromedaState, who: int) -> bool:
    """Whether a free action could be possible, as far as everybody can see."""
    player = g.players[who]
    if alone(g):
        return bool(free_actions(g, who))
    if player.hand or player.moons or _can_trade(g, who) or abilities(g, who):
        return True
    return bool(tokens.usable(g, who)) or bool(_with_moons(g, who))


def last_chance(g: AndromedaState, who: int) -> bool:
    """Whether what is not done now can never be done."""
    if tactics.over_limit(g, who) and _new_cards(g, who):
        return True
    return g.ending and might_act(g, who)


def _new_cards(g: AndromedaState, who: int) -> bool:
    """Whether a card could be played that has come since free actions were last offered, as far as all can see."""
    new = g.players[who].hand[g.held :]
    return any(card in new for card in playable(g, who)) if alone(g) else bool(new)


def offered(g: AndromedaState, who: int) -> None:
    """The player has seen what can be done with the hand."""
    g.held = len(g.players[who].hand)


def before_the_end(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-14.1: free actions at the end of a turn, where it is the last chance; at another table they are taken
    there."""
    while not g.told and last_chance(g, who):
        yield CHECKPOINT
        down = (DiscardDown(),) if tactics.over_limit(g, who) else ()
        options = with_free_actions(g, who, [], (*down, GoOn()))
        move = yield Ask(who, "andromeda-ask-turn-end", options, "AE-B-14.1")
        offered(g, who)
        if isinstance(move, DiscardDown):
            tactics.discard_down(g, who)
        if isinstance(move, GoOn | DiscardDown):
            return
        yield from take(g, who, move)


def before_battle(g: AndromedaState, who: int) -> Rules[None]:
    """Long Memory moves a ship after the launch and before the battle, so that its owner is asked there."""
    while not g.told and "long_memory" in abilities(g, who):
        yield CHECKPOINT
        options = with_free_actions(g, who, [], (GoOn(),))
        move = yield Ask(who, "andromeda-ask-long-memory", options, "AE-B-14.3")
        if isinstance(move, GoOn):
            return
        yield from take(g, who, move)


def take(g: AndromedaState, who: int, move: Move) -> Rules[None]:
    """Carry out a free action, or hear that the player wants to choose how to pay."""
    if isinstance(move, PayOtherwise):
        g.choosing = True
    elif isinstance(move, PlayCard):
        yield from play_card(g, who, move.card)
    elif isinstance(move, UseToken):
        yield from tokens.use(g, who, move.token)
    elif isinstance(move, SlotMoon):
        moons.slot(g, who, move.moon, move.place)
    elif isinstance(move, DiscardMoon):
        yield from moons.discard(g, who, move.moon)
    elif isinstance(move, MoveMoon):
        reflect(g, who, move)
    elif isinstance(move, Trade):
        yield from trade(g, who, RESOURCES.index(move.resource))
    elif isinstance(move, UseAbility):
        yield from use_ability(g, who, move.ability)


def play_card(g: AndromedaState, who: int, card: str) -> Rules[None]:
    """AE-B-14.2: the card is laid open, then its effect."""
    tactics.lay_open(g, who, card)
    tell(g, "andromeda-played", "AE-B-14.2", seat=who, card=named(card))
    show(g, "card", card=card, who=who, pile="tactics")
    yield from carry_out_agreed(g, who, content().tactics[card].effect, Source(card, "AE-B-14.2"))


def trade(g: AndromedaState, who: int, resource: int) -> Rules[None]:
    """AE-B-14.5: three resources of any kind for one."""
    tell(g, "andromeda-trades", "AE-B-14.5", seat=who, what=resource_name(resource))
    yield from give_up(g, who, TRADED, RESOURCES[resource], "AE-B-14.5")
    gain(g, who, resource, 1, "AE-B-14.5")


def reflect(g: AndromedaState, who: int, move: MoveMoon) -> None:
    """Reflections: a slotted moon goes to another slot."""
    player = g.players[who]
    player.bonuses.append("reflections")
    start, end = player.modules[move.start], player.modules[move.place]
    start.moon, end.moon = "", start.moon
    tell(g, "andromeda-slotted", "AE-B-3.5", seat=who, moon=named(end.moon), module=named(end.id))
    show(g, "slot", who=who, moon=end.moon, place=move.place)


def use_ability(g: AndromedaState, who: int, ability: str) -> Rules[None]:
    """AE-B-14.3."""
    g.turn_bonuses.append(ability)
    source = Source(ability, "AE-B-14.3")
    tell(g, "andromeda-used-ability", "AE-B-14.3", seat=who, ability=named(ability))
    show(g, "use", who=who, what=ability)
    if ability == "letters_of_credit":
        yield from carry_out(g, who, LETTERS_OF_CREDIT, source)
    else:
        lose(g, who, ENERGY, 1)
        yield from move_ships(g, who, 1, 1, source)
