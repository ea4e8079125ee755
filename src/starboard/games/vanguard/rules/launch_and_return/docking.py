"""Page 26, docking: a failed mission costs morale, surplus discoveries are discarded, resting crew come back."""

from starboard.games.vanguard.moves.mission_moves import LeaveBehind
from starboard.games.vanguard.rules.basics.discovery_places import lay_under
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.morale import change_morale, lower_morale
from starboard.games.vanguard.rules.story.logs import moment
from starboard.games.vanguard.rules.story.occasions import occasion
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import Home
from starboard.kernel import AskSome, Move, Rules, tell


def docking(g: VanguardState) -> Rules[None]:
    """IV-S-2601 to IV-S-2603."""
    home = home_of(g)
    if g.ship.failed:
        yield from mission_failed(g)
    if waiting := g.ship.notes.morale:
        g.ship.notes.morale = 0
        yield from change_morale(g, waiting, "IV-S-2601")
    yield from stow(g, home)
    for id, one in g.crew.items():
        if one.place == "resting":
            one.place = "available"
            say(g, "vanguard-rested", "IV-S-2603", crew=id)
        elif one.place == "unavailable":
            one.place = "resting"
    yield from moment(g, "first_return")
    yield from occasion(g, "home", home.team)


def home_of(g: VanguardState) -> Home:
    """What the away team brought."""
    assert g.ship.home is not None
    return g.ship.home


def mission_failed(g: VanguardState) -> Rules[None]:
    """IV-S-2601, Q-46: the rank-up card is returned, completed or not, and morale falls."""
    home = home_of(g)
    tell(g, "vanguard-mission-failed", "IV-S-2601")
    if home.rank_up:
        return_rank_up(g, home.rank_up)
        home.rank_up, home.ranked = "", False
    yield from lower_morale(g, "IV-S-2601")


def return_rank_up(g: VanguardState, id: str) -> None:
    """IV-S-2702: the card goes back into the rank-up deck."""
    g.decks.rank_ups.append(id)
    g.chance.shuffle(g.decks.rank_ups)


def stow(g: VanguardState, home: Home) -> Rules[None]:
    """IV-S-2602: ordinary discoveries beyond the capacity go under their decks; unique ones count and always stay."""
    surplus = min(len(home.discoveries), len(home.discoveries) + len(home.uniques) - home.room)
    if surplus <= 0:
        return
    dropped = home.discoveries[:surplus]
    if surplus < len(home.discoveries):
        cards = home.discoveries
        options: list[Move] = [LeaveBehind(id, cards[:n].count(id) + 1) for n, id in enumerate(cards)]
        words = {"surplus": surplus}
        chosen = yield AskSome(g.speaker, "vanguard-ask-surplus", options, surplus, surplus, "IV-S-2602", words)
        dropped = [move.card for move in chosen]
    for id in list(dropped):
        home.discoveries.remove(id)
        lay_under(g, id)
        say(g, "vanguard-left-behind", "IV-S-2602", card=id)
