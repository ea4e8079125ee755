"""Effects, demands, conditions and abilities in words. Each word of the notation has one message; these put them
together, so that no card has to say in prose what it does."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.campaign_files import EMPTY_POI
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.names.condition_names import COUNTED, bracketed, condition_words, joined, value_words
from starboard.games.vanguard.names.names import signed
from starboard.games.vanguard.names.place_names import place_words
from starboard.games.vanguard.notation import grammar
from starboard.games.vanguard.notation.actions import Ability, Action, Combo, Row, Special
from starboard.games.vanguard.notation.argument_kinds import OWN
from starboard.games.vanguard.notation.grammar import (
    Args,
    Call,
    Condition,
    CrewSet,
    Effect,
    Flag,
    Func,
    Group,
    Named,
    Node,
    Passive,
    Step,
    Value,
    parse_condition,
)
from starboard.games.vanguard.notation.place_words import HERE, Place
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.vocabulary import ACTIONS, PASSIVES
from starboard.kernel import Arg, Message

THINGS = {
    "pois": "poi",
    "threats": "threat",
    "conditions": "condition",
    "missions": "mission",
    "planets": "planet",
    "systems": "system",
    "crew": "crew",
}
"""The word for a kind of thing in the ids of the campaign's texts; others are cards."""
STORY = frozenset(
    ("pois", "threats", "conditions", "missions", "planets", "systems", "situations", "objectives", "uniques")
)
"""Kinds of things that a card may speak of before anybody has met them. Until then they are known by their numbers."""
_KINDS_OF_THINGS = (
    "poi",
    "unique",
    "card",
    "threat",
    "condition",
    "mission",
    "planet",
    "situation",
    "system",
    "standee",
)
_OWN = ("marker", "tag", "lasting")
_OTHERS = parse_condition("not self").condition


class Words:
    """Says things in the words of one campaign."""

    def __init__(self, name: str) -> None:
        self.campaign = campaign[name]
        self.prefix = self.campaign.head.prefix
        self.texts = texts(name)
        tracks = [track for planet in self.campaign.planets.values() for track in planet.track]
        self.switches = {track.id for track in tracks} - {track.id for track in tracks if track.fields > 1}
        """Tracks with one field: something is so or not."""

    # -- Effects -------------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> Message:
        """All steps, one after the other."""
        return self._steps(effect.steps)

    def _steps(self, steps: Sequence[Step]) -> Message:
        """Where what an `if` or the like stands before has ended, and more follows, there is a semicolon."""
        if not steps:
            return Message("vanguard-nothing")
        said = self._step(steps[0])
        for before, step in pairwise(steps):
            joint = "vanguard-next" if _is_headed(before.options[-1]) else "vanguard-then"
            said = Message(joint, {"first": said, "second": self._step(step)})
        return said

    def _step(self, step: Step) -> Message:
        if len(step.options) == 1:
            return self.node(step.options[0])
        *others, last = step.options
        said = [bracketed(self.node(node)) if isinstance(node, Group) else self.node(node) for node in others]
        long = isinstance(last, Group) and not last.word and len(last.inner) > 1
        return joined([*said, bracketed(self.node(last)) if long else self.node(last)], "vanguard-or")

    def _inner(self, steps: Sequence[Step]) -> Message:
        """What a word such as `if` stands before; in brackets, if it is not plain where that ends."""
        parted = any(_is_headed(step.options[-1]) for step in steps[:-1])
        otherwise = any(
            isinstance(node, Group) and node.word == "if" and node.other for step in steps for node in step.options
        )
        said = self._steps(steps)
        return bracketed(said) if parted or otherwise else said

    def node(self, node: Node) -> Message:
        """One thing that is done, or what stands in brackets."""
        if isinstance(node, Call):
            return self._switched(node) or Message(
                f"vanguard-op-{node.word}", self.arguments(ACTIONS[node.word], node.args)
            )
        return self._group(node)

    def _switched(self, call: Call) -> Message | None:
        """`set chock 1`, where a track has one field: it is so from now on."""
        if call.word != "set" or call.args[0] not in self.switches:
            return None
        name, on = self.own("track", str(call.args[0])), "no" if str(call.args[1]) == "0" else "yes"
        return Message("vanguard-op-switch", {"name": name, "on": on})

    def _group(self, node: Group) -> Message:
        if not node.word:
            return self._steps(node.inner)
        args: dict[str, Arg] = {"effect": self._inner(node.inner)}
        if node.word == "pay":
            args["gain"] = self._inner(node.other)
        if node.condition is not None:
            args["condition"] = self.condition(node.condition)
            if node.other:
                return Message("vanguard-group-if-else", args | {"otherwise": self._inner(node.other)})
        if node.crew is not None:
            args["crew"] = self.crew(node.crew)
        if node.place is not None:
            args["place"] = place_words(self, node.place)
        if node.word == "nothing":
            args = {}
        if node.word == "once":
            args["span"] = node.span or "exploration"
        if node.word == "repeat":
            args["count"] = self.value(node.times)
        return Message(f"vanguard-group-{node.word}", args)

    # -- Arguments -----------------------------------------------------------------------------------------------------

    def arguments(self, signature: str, args: Args, several: str = "vanguard-and") -> dict[str, Arg]:
        """The arguments of a word by their kinds. What was left out has its usual meaning; of what there are several,
        a test asks for one `or` another."""
        said: dict[str, Arg] = {}
        kinds = signature.split()
        for place, kind in enumerate(kinds):
            name = kind.rstrip("?*")
            given = args[place:] if kind.rstrip("?").endswith("*") else args[place : place + 1]
            said |= self._argument(name, [arg for arg in given if arg is not None], several)
        if "colour" in said and "count" in said:
            said["dice"] = Message("vanguard-dice", {"count": said["count"], "colour": said.pop("colour")})
        if "setting" in said:
            said["setting"] = self._setting(str(args[0]), str(args[1]))
        return said

    def _setting(self, name: str, word: str) -> Arg:
        """What a state of a planet is set to, in its own words; and the number of a track."""
        said = f"{self.prefix}-state-{name}-{word}"
        return Message(said) if said in self.texts else word

    def _argument(self, kind: str, given: Sequence[grammar.Arg], several: str) -> dict[str, Arg]:
        if kind in ("dice", "some") and given[0] == OWN:
            return {"count": OWN}
        if kind == "some" and given[0] == "all":
            return {"count": "any"}
        if kind in ("number", "amount", "dice", "some"):
            return signed(self._count(given[0]) if given else int(kind == "number"))
        if kind in ("place", "target"):
            place = given[0] if given else HERE
            said = place_words(self, place) if isinstance(place, Place) else self.own("route", str(place))
            return {"place": said, "placed": "yes" if given else "no"}
        if kind == "crew":
            assert isinstance(given[0], CrewSet)
            return {"crew": self.crew(given[0])}
        if kind in ("face", "result", "injury", "type", "biome", "symbol", "row", "section"):
            joint = "vanguard-or" if kind == "result" else several
            named: dict[str, Arg] = {kind: joined([self._word(kind, str(one)) for one in given or ("any",)], joint)}
            return named | ({"shows": str(given[0]) if given else "any"} if kind == "face" else {})
        if kind in _KINDS_OF_THINGS:
            return {"thing": joined([self.thing(str(one)) for one in given], several)}
        if kind == "check":
            return {"thing": self.thing(str(given[0]))}
        if kind in _OWN:
            return {kind: self.own(kind, str(given[0])) if given else ""}
        if kind in ("track", "name"):
            return {"track": self.track(str(given[0])) if given else Message("vanguard-track-this")}
        if kind == "flag" and isinstance(given[0], Flag):
            return {}
        if kind == "path":
            return {kind: str(given[0]).replace("-", "–") if given else ""}
        return {kind: str(given[0]) if given else ""}

    def _word(self, kind: str, name: str) -> Message:
        """A word of a closed list; or a path symbol that only a planet of this campaign has."""
        own = f"{self.prefix}-{kind}-{name}"
        return Message(own) if kind == "symbol" and own in self.texts else word(kind, name)

    def _count(self, given: grammar.Arg) -> Arg:
        if isinstance(given, int):
            return given
        return self.value(given) if isinstance(given, Func | Named) else 0

    def thing(self, id: str) -> Message:
        """A card, threat, POI … by its id."""
        base = id.partition(".")[0]
        kind = self.campaign.kind_of.get(base)
        if kind is None:
            return Message("vanguard-standee", {"which": "choice" if id == "one" else id})
        name = f"{self.prefix}-{THINGS.get(kind, 'card')}-{base}"
        if kind in STORY and base != EMPTY_POI:
            return Message("vanguard-unmet", {"number": base, "called": name})
        return Message(name)

    def track(self, id: str) -> Message:
        """A track by the card it is on, or one of the planet."""
        if id in ("board", "threat", "any"):
            return Message("vanguard-track-of", {"which": id})
        if id in self.campaign.kind_of:
            return self.thing(id)
        return Message("vanguard-called", {"name": self.own(COUNTED, id)})

    def own(self, kinds: str | Sequence[str], id: str) -> Message:
        """Something of a planet that is of one of these kinds; if it has no name of its own, by its id."""
        names = (f"{self.prefix}-{kind}-{id}" for kind in ((kinds,) if isinstance(kinds, str) else kinds))
        return next((Message(name) for name in names if name in self.texts), Message("vanguard-own", {"name": id}))

    def crew(self, crew: CrewSet) -> Message:
        """A set of crew members."""
        if isinstance(crew.base, Place) and crew.where == _OTHERS and not crew.pick:
            return Message("vanguard-crew-others-at", {"place": place_words(self, crew.base)})
        if isinstance(crew.base, Place):
            said = Message("vanguard-crew-at", {"place": place_words(self, crew.base)})
        else:
            said = Message("vanguard-crew", {"which": crew.base})
        if crew.pick:
            by = self.value(Named(crew.by))
            said = Message("vanguard-crew-pick", {"pick": crew.pick, "value": by, "crew": said})
        if crew.where is not None:
            said = Message("vanguard-crew-where", {"crew": said, "condition": self.condition(crew.where)})
        return said

    # -- Conditions and numbers ----------------------------------------------------------------------------------------

    def condition(self, condition: Condition) -> Message:
        """What must be so."""
        return condition_words(self, condition)

    def value(self, value: Value) -> Arg:
        """A number."""
        return value_words(self, value)

    # -- Cards ---------------------------------------------------------------------------------------------------------

    def requirement(self, requirement: Requirement) -> Message:
        """What dice must show."""
        ways = [joined([word("need", need) for need in way], "vanguard-plus") for way in requirement.ways]
        return joined(ways, "vanguard-either")

    def passive(self, passive: Passive) -> Message:
        """What holds while a card is in play."""
        args = self.arguments(PASSIVES[passive.word], passive.args)
        if passive.word == "swap":
            args["face"] = swapped([str(name) for name in passive.args])
        said = Message(f"vanguard-passive-{passive.word}", args)
        if passive.condition is None:
            return said
        return Message("vanguard-group-if", {"condition": self.condition(passive.condition), "effect": said})

    def ability(self, ability: Ability) -> Message:
        """When a card can be used, how often, and what for."""
        said = self.effect(ability.effect)
        if ability.condition is not None:
            said = Message(
                "vanguard-group-if", {"condition": self.condition(ability.condition.condition), "effect": said}
            )
        for use in reversed(ability.uses):
            said = Message("vanguard-uses", {"use": use, "effect": said})
        return Message("vanguard-timing", {"timing": ability.timing, "effect": said})

    def combo(self, combo: Combo) -> Message:
        """A dice combination."""
        said = self.effect(combo.effect)
        if combo.span:
            said = Message("vanguard-group-once", {"span": combo.span, "effect": said})
        return Message("vanguard-demand", {"demand": self.requirement(combo.requirement), "effect": said})

    def special(self, special: Special) -> Message:
        """A special effect of a check."""
        if special.track:
            said = Message("vanguard-special-track", {"row": word("row", special.track), **signed(special.steps)})
        elif special.instant:
            said = Message("vanguard-special-instant", {"row": word("row", special.instant)})
        else:
            said = self.effect(special.effect) if special.effect else Message("vanguard-nothing")
        if special.once:
            said = Message("vanguard-group-once", {"span": "check", "effect": said})
        if special.condition is not None:
            met = self.condition(special.condition.condition)
            return Message("vanguard-group-if", {"condition": met, "effect": said})
        assert special.requirement is not None
        return Message("vanguard-demand", {"demand": self.requirement(special.requirement), "effect": said})

    def row(self, row: Row) -> Message:
        """An outcome: what it needs, what it does, and the row that follows."""
        said = self.effect(row.effect)
        if row.arrow:
            said = Message("vanguard-arrow", {"effect": said, "row": word("row", row.arrow)})
        if row.requirement is None:
            return said
        return Message("vanguard-demand", {"demand": self.requirement(row.requirement), "effect": said})

    def action(self, action: Action) -> list[Message]:
        """A special action, a line each: when it may be taken, danger, tracks, special effects, outcomes."""
        lines = [Message("vanguard-action-demanded")] if action.demanded else []
        if action.condition is not None:
            lines.append(Message("vanguard-action-if", {"condition": self.condition(action.condition.condition)}))
        if action.limit:
            lines.append(Message("vanguard-action-limit", {"limit": action.limit}))
        lines += [Message("vanguard-action-danger", {"box": box}) for box in action.danger]
        for track, fields in action.tracks.items():
            lines.append(Message("vanguard-action-track", {"row": word("row", track), "count": fields}))
        lines += [Message("vanguard-action-special", {"effect": self.special(one)}) for one in action.specials]
        if action.plain is not None:
            lines.append(self.effect(action.plain))
        for name, row in action.rows.items():
            lines.append(Message("vanguard-action-row", {"row": word("row", name), "effect": self.row(row)}))
        return lines


@cache
def words_of(name: str) -> Words:
    """The words of a campaign."""
    return Words(name)


def _is_headed(node: Node) -> bool:
    """Whether it is what a word such as `if` or `each` stands before."""
    return isinstance(node, Group) and node.word not in ("", "nothing")


# -- Single words ------------------------------------------------------------------------------------------------------


def word(kind: str, name: str) -> Message:
    """A word of a closed list: `vanguard-word-face` says all of them."""
    return Message(f"vanguard-word-{kind}", {"word": name})


def swapped(names: Sequence[str]) -> Message:
    """Symbols in pairs: the first counts as the second. Where both count as each other, they are named once."""
    pairs = list(zip(names[::2], names[1::2], strict=False))
    said = []
    for number, (first, second) in enumerate(pairs):
        if (second, first) not in pairs[:number]:
            both = "yes" if (second, first) in pairs else "no"
            args: dict[str, Arg] = {"first": word("face", first), "second": word("face", second), "both": both}
            said.append(Message("vanguard-symbol-as", args))
    return joined(said, "vanguard-and")
