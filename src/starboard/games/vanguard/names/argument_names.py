"""Arguments of the words of the notation in words: things by their names, tracks, markers, crew, symbols."""

from collections.abc import Sequence

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.campaign_files import EMPTY_POI
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.names.condition_names import COUNTED, condition_words, value_words
from starboard.games.vanguard.names.names import signed
from starboard.games.vanguard.names.place_names import Form, place_words
from starboard.games.vanguard.names.sentences import chosen
from starboard.games.vanguard.notation import grammar
from starboard.games.vanguard.notation.argument_kinds import OWN
from starboard.games.vanguard.notation.grammar import (
    All,
    Args,
    Condition,
    CrewSet,
    Flag,
    Func,
    Named,
    Value,
    parse_condition,
)
from starboard.games.vanguard.notation.place_words import HERE, Place
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
"""Kinds of things that a card may speak of before anybody has met them. Until then they have no name."""
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
_INJURED = [parse_condition(text).condition for text in ("injuries > 0", "injuries >= 1")]
"""Of somebody who is looked for: another than you, and one with an injury."""
FORMS: dict[str, Form] = {
    "move": "to",
    "unmark": "from",
    "land": "in",
}
"""The form of the place in the sentence of a word; in all others it is where."""
_WAYS: dict[str, Form] = {"toward": "toward", "away": "from"}


class ArgumentWords:
    """Says things in the words of one campaign; of a planet, whose sectors have names."""

    def __init__(self, name: str, planet: str = "") -> None:
        self.campaign = campaign[name]
        self.prefix = self.campaign.head.prefix
        self.planet = planet
        self.texts = texts(name)
        tracks = [track for planet in self.campaign.planets.values() for track in planet.track]
        self.switches = {track.id for track in tracks} - {track.id for track in tracks if track.fields > 1}
        """Tracks with one field: something is so or not."""

    def arguments(
        self,
        signature: str,
        args: Args,
        several: str = "vanguard-both",
        form: Form = "in",
        places: str = "vanguard-or",
        count: str = "count",
    ) -> dict[str, Arg]:
        """The arguments of a word by their kinds. What was left out has its usual meaning; of what there are several,
        a test asks for one `or` another. A condition keeps `count` for how many there must be."""
        said: dict[str, Arg] = {}
        kinds = signature.split()
        if "way" in kinds:
            form = _WAYS.get(str(args[kinds.index("way")]), "in")
        for place, kind in enumerate(kinds):
            name = kind.rstrip("?*")
            given = args[place:] if kind.rstrip("?").endswith("*") else args[place : place + 1]
            found = [arg for arg in given if arg is not None]
            if name in ("place", "target"):
                said |= self._place(found, form, places)
            else:
                said |= self._argument(name, found, several)
        if "colour" in said and "count" in said:
            said["dice"] = Message("vanguard-dice", {"count": said["count"], "colour": said.pop("colour")})
        if "setting" in said:
            said["setting"] = self._setting(str(args[0]), str(args[1]))
        if count != "count" and "count" in said:
            said[count] = said.pop("count")
        return said

    def _setting(self, name: str, word: str) -> Arg:
        """What a state of a planet is set to, in its own words; and the number of a track."""
        said = f"{self.prefix}-state-{name}-{word}"
        return Message(said) if said in self.texts else word

    def _place(self, given: Sequence[grammar.Arg], form: Form, joint: str) -> dict[str, Arg]:
        place = given[0] if given else HERE
        said = place_words(self, place, form, joint) if isinstance(place, Place) else self._route(str(place))
        return {"place": said, "placed": "yes" if given else "no"}

    def _route(self, id: str) -> Message:
        """Along a way of the planet: as the campaign itself says it, or by the name of the way."""
        own = self.clause("route", id, "along")
        return own or Message("vanguard-route-along", {"name": self.own("route", id)})

    def _argument(self, kind: str, given: Sequence[grammar.Arg], joint: str) -> dict[str, Arg]:
        if kind in ("dice", "some") and given[0] == OWN:
            return {"count": OWN}
        if kind == "some" and given[0] == "all":
            return {"count": "any"}
        if kind in ("number", "amount", "dice", "some"):
            return signed(self._count(given[0]) if given else int(kind == "number"))
        if kind == "crew":
            assert isinstance(given[0], CrewSet)
            return {"crew": self.crew(given[0], "each")}
        if kind in ("face", "result", "injury", "type", "biome", "symbol", "row", "section"):
            joint = "vanguard-or" if kind in ("result", "injury", "type", "biome") else joint
            joint = "vanguard-both-quoted" if (kind, joint) == ("symbol", "vanguard-both") else joint
            said = chosen([self._word(kind, str(one)) for one in given or ("any",)], joint)
            if kind == "result":
                return {kind: said}
            return {kind: said, "shows": str(given[0]) if len(given) == 1 else "several" if given else "any"}
        if kind in _KINDS_OF_THINGS:
            things = [str(one) for one in given]
            return {"thing": chosen([self.thing(one) for one in things], joint), "plural": self._plural(things)}
        if kind == "check":
            return {"thing": self.thing(str(given[0]))}
        if kind in _OWN:
            return {kind: self.own(kind, str(given[0])) if given else ""}
        if kind == "track":
            return {"track": self.track(str(given[0])) if given else Message("vanguard-track-this")}
        if kind == "name":
            return {"name": self.own(COUNTED, str(given[0]))}
        if kind == "flag" and isinstance(given[0], Flag):
            return {}
        if kind == "path":
            return {kind: self._path(str(given[0])) if given else ""}
        return {kind: str(given[0]) if given else ""}

    def _path(self, path: str) -> Arg:
        """A path by the sectors at its ends, where they have names."""
        ends = [f"{self.prefix}-sector-{self.planet}-{n}" for n in path.split("-")]
        if len(ends) == 2 and all(end in self.texts for end in ends):
            return Message("vanguard-path-between", {"first": Message(ends[0]), "second": Message(ends[1])})
        return path.replace("-", "–")

    def _plural(self, things: Sequence[str]) -> Arg:
        """Whether a verb is in the plural after these names. The text itself is not named: the thing may be sealed."""
        own = f"{self.thing_name(things[0])}-plural" if things else ""
        return "yes" if len(things) > 1 or own in self.texts else "no"

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
        name = self.thing_name(base)
        if kind in STORY and base != EMPTY_POI:
            return Message("vanguard-unmet", {"kind": kind, "called": name})
        return Message(name)

    def thing_name(self, id: str) -> str:
        """The id of the message that names a thing."""
        base = id.partition(".")[0]
        return f"{self.prefix}-{THINGS.get(self.campaign.kind_of.get(base, ''), 'card')}-{base}"

    def track(self, id: str) -> Message:
        """A track by the card it is on, or one of the planet."""
        if id in ("board", "threat", "any"):
            return Message("vanguard-track-of", {"which": id})
        if id in self.campaign.kind_of:
            return Message("vanguard-track-card", {"name": self.thing(id)})
        return Message("vanguard-track-named", {"name": self.own(COUNTED, id)})

    def own(self, kinds: str | Sequence[str], id: str) -> Message:
        """Something of a planet that is of one of these kinds; if it has no name of its own, by its id."""
        names = (f"{self.prefix}-{kind}-{id}" for kind in ((kinds,) if isinstance(kinds, str) else kinds))
        return next((Message(name) for name in names if name in self.texts), Message("vanguard-own", {"name": id}))

    def clause(self, kind: str, id: str, use: str, args: dict[str, Arg] | None = None) -> Message | None:
        """What the campaign itself says of a marker, track or state in such a sentence, if it does."""
        name = f"{self.prefix}-{kind}-{id}-{use}"
        return Message(name, args or {}) if name in self.texts else None

    def own_passive(self, id: str, number: int) -> Message | None:
        """What the campaign itself says of something that always holds on a card or planet, if it does."""
        name = f"{self.prefix}-passive-{id}-{number}"
        return Message(name) if name in self.texts else None

    def switch(self, id: str, on: bool) -> Message:
        """That something is so, or is not."""
        own = self.clause("track", id, "if" if on else "unless")
        return own or Message("vanguard-if-switch", {"name": self.own("track", id), "on": "yes" if on else "no"})

    def crew(self, crew: CrewSet, pick: str) -> Message:
        """Some of the crew as who does something: each of them, one that is chosen, or one by chance."""
        asked = list(crew.where.parts if isinstance(crew.where, All) else [crew.where] if crew.where else [])
        others = _OTHERS in asked and isinstance(crew.base, Place)
        which = "others-at" if others else "at" if isinstance(crew.base, Place) else crew.base
        said: dict[str, Arg] = {"pick": pick, "which": which}
        if isinstance(crew.base, Place):
            said["place"] = place_words(self, crew.base, "in")
            if pick == "one" and crew.base == HERE:
                # Whom you choose is in your own sector: some languages have a word for that.
                said["place"] = Message("vanguard-place", {"form": "in", "which": "own"})
        found = Message("vanguard-crew", said)
        if crew.pick:
            by = self.value(Named(crew.by))
            found = Message("vanguard-crew-pick", {**said, "most": crew.pick, "by": crew.by, "value": by})
        if any(part in _INJURED for part in asked):
            found = Message("vanguard-crew-injured", {"crew": found})
        asked = [part for part in asked if part not in _INJURED and not (others and part == _OTHERS)]
        if asked:
            condition = self.condition(All(tuple(asked)) if len(asked) > 1 else asked[0])
            found = Message("vanguard-crew-where", {"crew": found, "pick": pick, "condition": condition})
        return found

    def condition(self, condition: Condition) -> Message:
        """What must be so."""
        return condition_words(self, condition)

    def value(self, value: Value) -> Arg:
        """A number."""
        return value_words(self, value)


def word(kind: str, name: str) -> Message:
    """A word of a closed list: `vanguard-word-face` says all of them."""
    return Message(f"vanguard-word-{kind}", {"word": name})
