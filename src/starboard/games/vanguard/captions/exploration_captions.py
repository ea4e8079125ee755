"""How the moves of an exploration are shown: their words, where on the board they light up, and their group.

The words are `vanguard-move-` and the tag of the move, with its fields as names. A place is a thing on the board:
`sector:4`, `poi:120`, `member:0`, `die:0:red_basic`, `pool:2`, `card:SE01`, `threat:T01`, `path:4-6`, `track:C02`.
"""

from collections.abc import Callable

from msgspec.structs import asdict

from starboard.games.vanguard.captions.consequences import leaving, resting
from starboard.games.vanguard.captions.move_weights import WEIGHTS
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.effect_moves import Accept, Choose, Decline, PickCrew, PickSector
from starboard.games.vanguard.moves.exploration_moves import (
    EXPLORE_MOVES,
    Agree,
    LiftOff,
    PickInjury,
    Rest,
    TakeSpecial,
    UseSkill,
)
from starboard.games.vanguard.names.effect_names import words_in_play
from starboard.games.vanguard.names.exploration_names import (
    dice_name,
    lead_name,
    member_name,
    path_name,
    pool_name,
    result_name,
    sector_name,
    source_name,
    track_name,
    word_name,
)
from starboard.games.vanguard.names.names import COLOUR_NAMES, TYPE_NAMES, UNKNOWN, crew_name, die_name, listed, named
from starboard.games.vanguard.notation.grammar import BadNotation, parse_effect
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Arg, Caption, Message, Move

Captioned = Callable[[VanguardState, int, Move], Caption]
Name = Callable[[VanguardState, object], Arg]


def _text(g: VanguardState, value: object) -> Arg:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str | int) else str(value)


def _number(g: VanguardState, value: object) -> int:
    return value if isinstance(value, int) else -1


FIELDS: dict[str, Name] = {
    "who": lambda g, value: member_name(g, _number(g, value)),
    "to": lambda g, value: member_name(g, _number(g, value)),
    "sector": lambda g, value: sector_name(g, _number(g, value)),
    "path": lambda g, value: path_name(g, str(value)),
    "card": lambda g, value: named(g, str(value)),
    "threat": lambda g, value: named(g, str(value)),
    "source": lambda g, value: source_name(g, str(value).partition("@")[0]),
    "track": lambda g, value: track_name(g, str(value)),
    "die": lambda g, value: die_name(str(value)) if value in NUMBER_OF else UNKNOWN,
    "colour": lambda g, value: COLOUR_NAMES.get(str(value), UNKNOWN),
    "kind": lambda g, value: TYPE_NAMES.get(str(value), UNKNOWN),
    "symbol": lambda g, value: result_name(str(value)),
    "symbols": lambda g, value: listed([result_name(one) for one in value]) if isinstance(value, tuple) else UNKNOWN,
    "place": lambda g, value: pool_name(g, _number(g, value)),
    "places": lambda g, value: dice_name(g, value if isinstance(value, tuple) else ()),
    "word": lambda g, value: word_name(g, str(value)),
    "token": lambda g, value: lead_name(_number(g, value)),
    "crew": lambda g, value: crew_name(g, str(value)),
}
"""What the fields of moves are called; others stand for themselves."""

PLACES = {
    "sector": "sector",
    "card": "card",
    "threat": "threat",
    "path": "path",
    "track": "track",
    "who": "member",
    "place": "pool",
    "die": "die",
    "source": "",
    "colour": "column",
    "crew": "crew",
}
"""Where a move lights up, by its fields."""


def explored(g: VanguardState, seat: int, move: Move) -> Caption:
    """The caption of any move of an exploration."""
    tag = str(move.__struct_config__.tag)
    fields = asdict(move)
    words = {name: FIELDS.get(name, _text)(g, value) for name, value in fields.items()}
    said = Message(f"vanguard-move-{tag}", words | _details(g, move))
    return Caption(said, _place(fields), tag, WEIGHTS.get(type(move), ""))


def _place(fields: dict[str, object]) -> str:
    for name in ("sector", "card", "threat", "path", "track", "place", "die", "source", "colour", "crew", "who"):
        if name in fields:
            kind = PLACES[name]
            return f"{kind}:{fields[name]}" if kind else str(fields[name])
    return ""


def _details(g: VanguardState, move: Move) -> dict[str, Arg]:
    """What the words say besides the fields: the name of a special action or of a skill."""
    if isinstance(move, TakeSpecial):
        prefix = campaign[g.campaign].head.prefix
        id = move.source.partition("@")[0].partition(":")[2]
        known = id in campaign[g.campaign].kind_of
        return {"card": id, "name": Message(f"{prefix}-action-{id}-{move.action + 1}") if known else UNKNOWN}
    if isinstance(move, UseSkill) and 0 <= move.who < len(g.expedition.team):
        crew = g.expedition.team[move.who].crew
        return {"skill": Message(f"{campaign[g.campaign].head.prefix}-skill-{crew}")}
    if isinstance(move, PickInjury):
        return {"injury": _injury(g, move)}
    return {"skill": UNKNOWN} if isinstance(move, UseSkill) else {}


def _injury(g: VanguardState, move: PickInjury) -> Message:
    team = g.expedition.team
    if not 0 <= move.who < len(team) or not 0 <= move.slot < len(team[move.who].injuries):
        return UNKNOWN
    card = team[move.who].injuries[move.slot]
    injury = Message("vanguard-word-injury", {"word": card.type})
    return Message("vanguard-injury-down", {"injury": injury}) if card.down else injury


def _effect_words(g: VanguardState, text: str) -> Message:
    try:
        return words_in_play(g).choice(parse_effect(text))
    except BadNotation:
        return UNKNOWN


def chosen(g: VanguardState, seat: int, move: Move) -> Caption:
    """One of several things that an effect offers."""
    assert isinstance(move, Choose)
    return Caption(Message("vanguard-move-choose", {"what": _effect_words(g, move.option)}), "", "choose")


def accepted(g: VanguardState, seat: int, move: Move) -> Caption:
    """What an effect offers, taken or left."""
    assert isinstance(move, Accept | Decline)
    tag = str(move.__struct_config__.tag)
    said = Message(f"vanguard-move-{tag}", {"what": _effect_words(g, move.offer)})
    return Caption(said, "", "offer", WEIGHTS.get(type(move), ""))


CAPTIONS: dict[type[Move], Captioned] = {
    **dict.fromkeys(EXPLORE_MOVES, explored),
    LiftOff: leaving,
    Rest: resting,
    Agree: leaving,
    PickCrew: explored,
    PickSector: explored,
    Choose: chosen,
    Accept: accepted,
    Decline: accepted,
}
"""Who makes the caption of each type of move."""
