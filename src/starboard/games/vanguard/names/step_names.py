"""Effects in sentences: what is done, what happens, and groups of both."""

from collections.abc import Sequence

from starboard.games.vanguard.content.campaign_files import EMPTY_POI
from starboard.games.vanguard.names.argument_names import FORMS, ArgumentWords
from starboard.games.vanguard.names.condition_names import is_secret
from starboard.games.vanguard.names.deeds import DEEDS, DOUBLE, EVERYWHERE, GAINS, OF_SOMEBODY, PAGES, SECRETS
from starboard.games.vanguard.names.names import signed
from starboard.games.vanguard.names.place_names import place_words
from starboard.games.vanguard.names.sentences import (
    NOTHING,
    UNTOLD,
    Kind,
    Part,
    Voice,
    chosen,
    clause,
    listed,
    row,
    sentences,
    text,
)
from starboard.games.vanguard.notation.grammar import Arg as GivenArg
from starboard.games.vanguard.notation.grammar import Call, CrewSet, Effect, Group, Node, Step
from starboard.games.vanguard.notation.place_words import HERE, Place
from starboard.games.vanguard.notation.vocabulary import ACTIONS
from starboard.kernel import Arg, Message

DEAR = "dear-"
"""What the note begins with that a room of the ship costs more."""


class StepWords(ArgumentWords):
    """Says effects, step by step, in the words of one campaign."""

    def effect(self, effect: Effect) -> Message:
        """A text: all steps, one after the other."""
        return text(sentences(self.parts(effect.steps, "you")))

    def choice(self, effect: Effect) -> Message:
        """The same as one of several things to choose from: in one clause, without capital and stop."""
        # What is done before what happens: "morale rises and lose one energy" is no sentence.
        return clause(sorted(self.parts(effect.steps, "you"), key=lambda part: part.kind == "happening"))

    def parts(self, steps: Sequence[Step], who: Voice) -> list[Part]:
        """The pieces of a text, in this voice."""
        return [part for step in steps for part in self._step(step, who)]

    def _step(self, step: Step, who: Voice) -> list[Part]:
        if len(step.options) == 1:
            return self.node(step.options[0], who)
        rooms = self._dear_rooms(step)
        if rooms is not None:
            return [Part(rooms)]
        options = [self.node(node, who) for node in step.options]
        shared = _shared_choice(options)
        if shared is not None:
            return [shared]
        said = chosen([clause(option) for option in options], "vanguard-or-else")
        deeds = all(part.kind == "deed" for option in options for part in option)
        return [Part(said, "deed" if deeds and who != "you" else "headed")]

    def _dear_rooms(self, step: Step) -> Message | None:
        """Rooms of the ship of which one will cost more: they share what is said of them."""
        calls = [node for node in step.options if isinstance(node, Call) and node.word == "note"]
        rooms = [str(call.args[0]).removeprefix(DEAR) for call in calls if str(call.args[0]).startswith(DEAR)]
        if len(rooms) < len(step.options) or len({call.args[1:] for call in calls}) > 1:
            return None
        said = chosen([Message("vanguard-dear-room", {"room": room}) for room in rooms])
        return Message("vanguard-dear-rooms", {"rooms": said, **self.arguments(ACTIONS["note"], calls[0].args)})

    def node(self, node: Node, who: Voice = "you") -> list[Part]:
        """One thing that is done, or what stands in brackets."""
        if isinstance(node, Group):
            return self._group(node, who)
        if node.word in SECRETS or node.word in PAGES:
            return [Part(NOTHING, "silent" if node.word in SECRETS else "page")]
        own = self._own_words(node)
        if own is not None:
            return [Part(own)]
        args = self._call_arguments(node)
        if node.word in GAINS:
            verb = "lose" if args.get("sign") == "minus" else "gain"
            what = Message(f"vanguard-the-{node.word}", args)
            return [Part(Message(f"vanguard-do-{verb}", {"who": who, "what": what}), "deed", verb=verb, object=what)]
        if node.word in DEEDS:
            deeds = 2 if node.word in DOUBLE else 1
            return [Part(Message(f"vanguard-do-{node.word}", {"who": who, **args}), "deed", deeds=deeds)]
        if node.word in OF_SOMEBODY:
            kind: Kind = "deed" if who in ("each", "they") else "happening"
            return [Part(Message(f"vanguard-happens-{node.word}", {"who": who, **args}), kind)]
        return [Part(Message(f"vanguard-happens-{node.word}", args))]

    def _call_arguments(self, call: Call) -> dict[str, Arg]:
        joint = "vanguard-both" if call.word in EVERYWHERE else "vanguard-or"
        args = self.arguments(ACTIONS[call.word], call.args, form=FORMS.get(call.word, "in"), places=joint)
        if call.word == "become":
            args["injury"] = Message("vanguard-an-injury", {"word": str(call.args[0])})
        return args

    def _own_words(self, call: Call) -> Message | None:
        """What the campaign says in a sentence of its own: a marker that is placed, a track that moves, a state."""
        if call.word == "poi" and call.args[0] == EMPTY_POI:
            args = self._call_arguments(call)
            return Message("vanguard-happens-poi-empty", {"place": args["place"], "placed": args["placed"]})
        match call.word:
            case "set":
                return self._set(str(call.args[0]), str(call.args[1]))
            case "track":
                return self._track(str(call.args[0]), call.args[1])
            case "marker" | "unmark":
                return self._marker(call)
        return None

    def _set(self, id: str, word: str) -> Message | None:
        if id in self.switches:
            on = word != "0"
            own = self.clause("track", id, "on" if on else "off")
            said: dict[str, Arg] = {"name": self.own("track", id), "on": "yes" if on else "no"}
            return own or Message("vanguard-happens-switch", said)
        if word.isdigit():
            return Message("vanguard-happens-set-number", {"track": self.track(id), "count": int(word)})
        return self.clause("state", f"{id}-{word}", "on")

    def _track(self, id: str, steps: GivenArg) -> Message | None:
        if not isinstance(steps, int):
            return None
        args = signed(steps)
        return self.clause("track", id, "down" if args["sign"] == "minus" else "up", args)

    def _marker(self, call: Call) -> Message | None:
        id, place, count = (*call.args, None, None)[:3]
        count = 1 if count is None else 0 if count == "all" else count
        if not isinstance(count, int):
            return None
        where = place_words(self, place if isinstance(place, Place) else HERE, "in", "vanguard-both")
        said: dict[str, Arg] = {"place": where, "count": count}
        return self.clause("marker", str(id), "put" if call.word == "marker" else "gone", said)

    def _group(self, node: Group, who: Voice) -> list[Part]:
        match node.word:
            case "":
                return self.parts(node.inner, who)
            case "nothing":
                return [Part(NOTHING)]
            case "if":
                return self._if(node, who)
            case "may" | "pay":
                return self._offer(node, who)
            case "each" | "one" | "random":
                return self._crew_group(node, who)
        inner = self.parts(node.inner, who)
        if all(part.kind in UNTOLD for part in inner):
            return inner
        said: dict[str, Arg] = {"said": clause(inner)}
        if node.word == "once":
            said["span"] = node.span or "exploration"
        elif node.word == "repeat":
            said["count"] = self.value(node.times)
        elif node.place is not None:
            said["place"] = place_words(self, node.place, "in")
        return [Part(Message(f"vanguard-group-{node.word}", said), "headed")]

    def _if(self, node: Group, who: Voice) -> list[Part]:
        assert node.condition is not None
        inner, other = self.parts(node.inner, who), self.parts(node.other, who)
        if all(part.kind in UNTOLD for part in (*inner, *other)):
            page = any(part.kind == "page" for part in (*inner, *other))
            return [Part(NOTHING, "page" if page else "silent")]
        if is_secret(node.condition):
            return [Part(NOTHING, "secret")]
        said = clause(_with_subject(inner, who))
        if other and clause(other) == clause(inner):
            return inner
        args: dict[str, Arg] = {"condition": self.condition(node.condition), "said": said}
        if not other:
            return [Part(Message("vanguard-group-if", args), "headed")]
        args["otherwise"] = self._otherwise(node.other, who)
        within = Message("vanguard-group-if-else-within", args)
        if _is_long(other):
            args = {**args, "otherwise": row(sentences(other))}
        return [Part(Message("vanguard-group-if-else", args), "headed", within=within)]

    def _otherwise(self, steps: Sequence[Step], who: Voice) -> Message:
        """What is done if not; an "if" in it begins with "but", so that no two stand side by side."""
        parts = self.parts(steps, who)
        if len(parts) == 1 and parts[0].said.id == "vanguard-group-if":
            return Message("vanguard-group-but-if", parts[0].said.args)
        return clause(_with_subject(parts, who))

    def _offer(self, node: Group, who: Voice) -> list[Part]:
        """What one may do, and what one gets for it."""
        said: dict[str, Arg] = {"who": who, "said": clause(self.parts(node.inner, "inf"))}
        kind: Kind = "deed" if who in ("each", "they") else "headed"
        if node.word == "may":
            return [Part(Message("vanguard-group-may", said), kind)]
        gain = self.parts(node.other, "inf")
        if all(part.kind == "deed" for part in gain):
            return [Part(Message("vanguard-group-pay", {**said, "gain": clause(gain)}), kind)]
        gain = self.parts(node.other, who)
        return [Part(Message("vanguard-group-pay-then", {**said, "gain": clause(gain)}), "headed")]

    def _crew_group(self, node: Group, who: Voice) -> list[Part]:
        """What some of the crew do, and what happens for each of them."""
        assert node.crew is not None
        if node.word == "each" and node.crew == CrewSet("me"):
            return self.parts(node.inner, who)
        crew, pick = self.crew(node.crew, node.word), node.word
        voice: Voice = "they" if node.word == "one" else "each"
        found: list[Part] = []
        deeds: list[Message] = []
        for step in node.inner:
            for part in self._step(step, voice):
                if part.kind == "deed":
                    deeds.append(part.said)
                    continue
                if deeds:
                    found.append(_of_crew(crew, pick, listed(deeds)))
                    deeds, crew, pick = [], Message("vanguard-crew-again", {"pick": pick}), "again"
                if part.kind in UNTOLD:
                    found.append(part)
                    continue
                theirs = _of_their_sector(clause(self._step(step, "they")))
                opens = "yes" if theirs.id == "vanguard-group-if" else "no"
                said: dict[str, Arg] = {"crew": crew, "pick": pick, "said": theirs, "if": opens}
                found.append(Part(Message("vanguard-group-for", said), "headed"))
                crew, pick = Message("vanguard-crew-again", {"pick": node.word}), "again"
        return [*found, _of_crew(crew, pick, listed(deeds))] if deeds else found


def _of_crew(crew: Message, pick: str, said: Message) -> Part:
    """What some of the crew do. Those chosen do it in a sentence of its own, unless it is part of a longer one."""
    args: dict[str, Arg] = {"crew": crew, "pick": pick, "said": said}
    within = Message("vanguard-group-crew-within", args)
    return Part(Message("vanguard-group-crew", args), "headed", within=within)


def _of_their_sector(said: Message) -> Message:
    """In what is said of others, where the condition means their sector, it is "that sector" and not yours."""
    args: dict[str, Arg] = {
        name: _of_their_sector(arg) if isinstance(arg, Message) else arg for name, arg in said.args.items()
    }
    if said.id == "vanguard-place" and args.get("which") == "here":
        args["which"] = "there"
    return Message(said.id, args)


def _is_long(parts: Sequence[Part]) -> bool:
    """Whether it is too much for one clause: then each part has a sentence of its own."""
    told = [part for part in parts if part.kind not in UNTOLD]
    return len(told) > 2 or (len(told) > 1 and any(part.kind == "headed" for part in told))


def _shared_choice(options: Sequence[Sequence[Part]]) -> Part | None:
    """ "Gain a lead on minerals or a lead on flora" instead of "gain a lead on minerals, or gain a lead on flora"."""
    parts = [option[0] for option in options if len(option) == 1 and option[0].verb and option[0].object is not None]
    if len(parts) < len(options) or len({part.verb for part in parts}) > 1:
        return None
    what = chosen([part.object for part in parts if part.object is not None])
    return Part(Message(parts[0].said.id, {**parts[0].said.args, "what": what}), "deed")


def _with_subject(parts: list[Part], who: Voice) -> list[Part]:
    """Within "if …," somebody who was named before is "they"."""
    if who != "they" or not parts or any(part.kind != "deed" for part in parts):
        return parts
    return [Part(Message("vanguard-they", {"said": clause(parts)}))]
