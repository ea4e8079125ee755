"""How the rules tell what happens: things by their place or id, named only when somebody listens.

What happens in most turns asks for `g.news` before it tells anything: bots play a great many turns that nobody hears
of, and these should not even pay for the arguments.
"""

from starboard.games.vanguard.names.exploration_names import name_of
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Arg, Event, Message, show


def say(g: VanguardState, id: str, rule: str, /, **things: Arg) -> None:
    """An event for everybody. `who` is a place in the team, `die` a kind of section dice, `sector` a sector, `card` any
    card; other names as in `names_explore`."""
    # Positional only, or Python would compare the name of each thing with those of the arguments before.
    if g.news is not None:
        g.news.append(Event(Message(id, _named(g, things)), rule))


def show_change(g: VanguardState, what: str, change: int, now: int, who: int = NOBODY) -> None:
    """More or fewer of something are seen: a gain or a payment, with how many there are now."""
    show(g, "gain" if change > 0 else "pay", count=abs(change), what=what, who=who, now=now)


def _named(g: VanguardState, things: dict[str, Arg]) -> dict[str, Arg]:
    return {key: name_of(g, key, thing) for key, thing in things.items()}
