"""AE-B-20.9: until the dice fall, the cards that a player has added in its preparation can be taken back."""

from functools import cache

from starboard.games.andromeda.content import content
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, the_battle
from starboard.games.andromeda.state.battle_state import Side
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import show, tell

MOST = 4
"""How often a player may change its mind in one preparation, so that there is an end to it."""
WORDS = frozenset({"dice", "targeting", "enemy_dice", "pay"})
"""What a card may do that can be taken back: nothing is asked of others, nothing is drawn."""


@cache
def leaves_no_trace(card: str) -> bool:
    """Whether what a tactics card does in preparation can be undone."""
    terms = [term for step in content().tactics[card].effect.steps for term in step]
    costs = [term.cost for term in terms if term.cost is not None]
    calls = [call for term in terms for call in term.calls]
    return all(call.name in WORDS for call in [*calls, *costs]) and all(cost.args[0] == "energy" for cost in costs)


class Added:
    """The cards that a player has added since it began to prepare. They are noted one by one, and not as the hand that
    was: in an imagined world that is another one."""

    def __init__(self, g: AndromedaState, side: Side) -> None:
        self._g, self._side = g, side
        self.times = 0
        """How often it was taken back."""
        self.cards: list[str] = []

    def note(self, card: str) -> None:
        """A card will be added. What things were like before the first of them is remembered."""
        if not self.cards:
            g, player = self._g, self._g.players[self._side.who]
            self._numbers = [(side.dice, side.targeting, side.energy, len(side.cards)) for side in the_battle(g).sides]
            self._resources, self._supply = list(player.resources), list(g.supply)
        self.cards.append(card)

    @property
    def anything(self) -> bool:
        """Whether there is something to take back."""
        return self.times < MOST and bool(self.cards)

    def take_back(self) -> None:
        """All of it, as if it had not been added."""
        g, side = self._g, self._side
        player, spent = g.players[side.who], side.energy
        for one, (dice, targeting, energy, cards) in zip(the_battle(g).sides, self._numbers, strict=True):
            one.dice, one.targeting, one.energy = dice, targeting, energy
            del one.cards[cards:]
        player.resources[:], g.supply[:] = self._resources, self._supply
        for card in self.cards:
            g.tactics.discards.remove(card)
            player.hand.append(card)
        self.times += 1
        tell(g, "andromeda-took-back", "AE-B-20.9", seat=side.who)
        show(g, "spend", who=side.who, energy=side.energy - spent, number=dice_of(g, side))
        self.cards = []
