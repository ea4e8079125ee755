"""The end of a match as a story: awards, and what turned it."""

from starboard.games.trucker.board.awards import Turning, all_broke, shown_awards, turnings
from starboard.games.trucker.content import content
from starboard.games.trucker.names.flight_names import card_name
from starboard.games.trucker.names.names import award_name, award_reason
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Arg, Message
from starboard.kernel.view import View


class AwardView(View, frozen=True):
    """An award for something that a player did more than the others, or as nobody should."""

    award: str
    seat: int
    name: Message
    reason: Message
    """What it is for."""


class TurningView(View, frozen=True):
    """Something that decided the match, in words, with the round, counted from 0."""

    seat: int
    round: int
    card: str
    """The card that did it; empty for a change of the lead."""
    message: Message


class EndingView(View, frozen=True):
    """How it went."""

    awards: list[AwardView]
    """The two rarest of each player, the rarest first."""
    turnings: list[TurningView]
    purses: list[list[int]]
    """For each seat the credits after each round."""
    broke: Message | None
    """What is to be said when nobody has a credit left."""


def ending_view(g: TruckerState) -> EndingView | None:
    """Only when all rounds are over."""
    if g.round < len(g.classes):
        return None
    return EndingView(
        awards=[
            AwardView(award.award, award.seat, award_name(award.award), award_reason(award.award))
            for award in shown_awards(g)
        ],
        turnings=[_turning(turning) for turning in turnings(g)],
        purses=[list(deeds.purses) for deeds in g.deeds],
        broke=Message("trucker-story-broke") if all_broke(g) else None,
    )


def _turning(turning: Turning) -> TurningView:
    if turning.kind == "lead":
        message = Message(
            "trucker-story-lead", {"seat": turning.seat, "round": turning.round + 1, "count": turning.amount}
        )
    else:
        name = card_name(str(content().cards[turning.card].__struct_config__.tag))
        args: dict[str, Arg] = {"seat": turning.seat, "round": turning.round + 1, "count": turning.amount, "card": name}
        message = Message("trucker-story-blow", args)
    return TurningView(turning.seat, turning.round, turning.card, message)
