"""GT-B-11.1: open space."""

from starboard.games.trucker.content.cards import OpenSpace
from starboard.games.trucker.rules.aboard.declared_strength import declare_engines
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.track.flight_days import gain_days
from starboard.games.trucker.rules.track.giving_up import withdraw_ship
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Rules, tell


def open_space(g: TruckerState, card: OpenSpace) -> Rules[None]:
    """GT-B-11.1: all fly as far as their engines carry them. On level IV meteors may come after that (GT-X2-5.5)."""
    if g.step == 0:
        yield from fly(g)
        g.step = 1
    yield from barrage(g, [seat for seat in g.order if g.truckers[seat].flying], "meteor", card.meteors)


def fly(g: TruckerState) -> Rules[None]:
    """GT-B-11.1.1, 11.1.2: all declare their engines in flight order, then all fly, the leader first."""
    days: dict[int, int] = {}
    for seat in g.order:
        strengths = yield from declare_engines(g, seat, "GT-B-11.1.1")
        for number, strength in strengths.items():
            if not strength:
                # GT-B-12.3.2, GT-LM-4.9.3: of a fleet only the ships without drive stay behind.
                tell(g, "trucker-no-engines", "GT-B-12.3.2", seat=seat)
                withdraw_ship(g, seat, number, "GT-B-12.3.2")
        days[seat] = min((strength for strength in strengths.values() if strength), default=0)
    gain_days(g, days, "GT-B-11.1.2")
