"""GT-B-11.9: slavers, smugglers and pirates."""

from starboard.games.trucker.content.cards import Booty, Pirates, Slavers, Smugglers
from starboard.games.trucker.moves.flight_moves import ClaimReward, DeclineReward
from starboard.games.trucker.rules.aboard.credits import tell_earned
from starboard.games.trucker.rules.aboard.crew import lose_crew
from starboard.games.trucker.rules.aboard.declared_strength import cannon_reach, declare_cannons
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.rules.aboard.goods import gain_goods, lose_goods
from starboard.games.trucker.rules.aboard.specialists import bites, send_diplomat
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.track.flight_days import lose_days
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Ask, Rules, show, tell

Enemies = Slavers | Smugglers | Pirates


def enemies(g: TruckerState, card: Enemies) -> Rules[None]:
    """GT-B-11.9.1: they attack in flight order until somebody beats them. Pirates shoot after all fights, at all whom
    they have beaten (GT-B-11.9.7)."""
    while g.step == 0 and g.turn < len(g.order):
        yield CHECKPOINT
        yield from fight(g, g.order[g.turn], card)
        g.turn += 1
        if g.step:
            for seat in g.order[g.turn :]:
                show(g, "passed", seat=seat, card=g.card, why="beaten")
    g.step = 1
    if g.beaten:
        yield from barrage(g, g.beaten, "shot", card.lose.shots)
        g.beaten = []


def fight(g: TruckerState, seat: int, card: Enemies) -> Rules[None]:
    """GT-B-11.9.2: cannon strength against the strength of the enemies; halves count."""
    enemy = 2 * card.strength
    show_duel(g, seat, enemy)
    total = yield from declare_cannons(g, seat, "GT-B-11.9.2", card.strength)
    if total > enemy:
        g.step = 1
        note(g, seat, "victory")
        tell_verdict(g, "trucker-victory", "GT-B-11.9.3", seat, enemy, total, "won")
        yield from reward(g, seat, card)
    elif total == enemy:
        note(g, seat, "draw")
        tell_verdict(g, "trucker-draw", "GT-B-11.9.4", seat, enemy, total, "drawn")
    else:
        note(g, seat, "defeat")
        tell_verdict(g, "trucker-defeat", "GT-B-11.9.4", seat, enemy, total, "lost")
        if not (bites(g, seat, card.lose) and (yield from send_diplomat(g, seat))):
            yield from punish(g, seat, card)


def show_duel(g: TruckerState, seat: int, enemy: int) -> None:
    """The two sides, before anything is declared: what a player could bring, in half points."""
    if g.news is not None:
        reach = cannon_reach(g, seat)
        show(g, "duel", seat=seat, enemy=enemy, least=reach.least, most=reach.most)


def tell_verdict(g: TruckerState, id: str, rule: str, seat: int, enemy: int, total: int, outcome: str) -> None:
    """How a fight ended, in half points."""
    tell(g, id, rule, beat="verdict", seat=seat, enemy=enemy, total=total, outcome=outcome)


def reward(g: TruckerState, seat: int, card: Enemies) -> Rules[None]:
    """GT-B-11.9.3: the victor takes the reward and loses the days, or neither."""
    if isinstance(card.reward, Booty):
        prompt, args = "trucker-ask-booty", {"days": card.days}
    else:
        prompt, args = "trucker-ask-reward", {"days": card.days, "credits": card.reward.credits}
    move = yield Ask(seat, prompt, [ClaimReward(), DeclineReward()], "GT-B-11.9.3", args)
    if isinstance(move, DeclineReward):
        tell(g, "trucker-declined", "GT-B-11.9.3", seat=seat)
        return
    if isinstance(card.reward, Booty):
        yield from gain_goods(g, seat, card.reward.goods, "GT-B-11.9.5")
    else:
        g.truckers[seat].credits += card.reward.credits
        tell_earned(g, seat, card.reward.credits, "GT-B-11.9.3")
    lose_days(g, {seat: card.days}, "GT-B-11.9.3")


def punish(g: TruckerState, seat: int, card: Enemies) -> Rules[None]:
    """GT-B-11.9.5 to 11.9.7: smugglers take goods, slavers crew; pirates remember whom they have beaten."""
    if card.lose.crew:
        yield from lose_crew(g, seat, card.lose.crew, "GT-B-11.9.6")
    elif card.lose.goods:
        yield from lose_goods(g, seat, card.lose.goods, "GT-B-11.9.5")
    else:
        g.beaten.append(seat)
