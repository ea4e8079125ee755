"""What our own campaign writes in the notation, said in one language."""

from collections.abc import Iterator
from pathlib import Path

from starboard.games.vanguard.content import campaign, campaign_folder
from starboard.games.vanguard.content.planet import SpecialLine
from starboard.games.vanguard.content.validation.walk import walk
from starboard.games.vanguard.names.effect_names import words_of
from starboard.games.vanguard.notation.actions import Ability, Action, Combo
from starboard.games.vanguard.notation.grammar import Checked, Effect, Passive
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.kernel import Arg, Message
from starboard.speech import new_bundle, parsed

ROOT = Path(__file__).resolve().parents[4]


class Speaker:
    """Says messages of the title and of the campaign in one language, and lets nothing be missing."""

    def __init__(self, language: str) -> None:
        self.bundle = new_bundle(language)
        texts = campaign_folder("guest_book").joinpath("text", language)
        files = [*(ROOT / "locales" / language).glob("vanguard*.ftl"), *texts.iterdir()]
        for file in files:
            self.bundle.add_resource(parsed(file.read_text(encoding="utf-8")))

    def say(self, message: Arg) -> str:
        if not isinstance(message, Message):
            return str(message)
        called = message.args.get("called")
        if isinstance(called, str):
            return self.say(Message(called))
        args = {name: self.say(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
        pattern = self.bundle.get_message(message.id).value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, args)
        assert errors == [], message.id
        return str(said)


def everything() -> Iterator[Message]:
    """All that our own campaign writes in the notation, as messages."""
    for found in walk(campaign["guest_book"]):
        words = words_of("guest_book", found.planet)
        match found.parsed:
            case Effect() as effect:
                yield words.effect(effect)
            case Checked() as checked:
                yield words.condition(checked.condition)
            case Passive() as passive:
                yield words.passive(passive)
            case Ability() as ability:
                yield words.ability(ability)
            case Action() as action:
                yield from words.action(action)
            case Combo() as combo:
                yield words.combo(combo)
            case SpecialLine() as line:
                yield words.special(line.special)
            case Requirement() as requirement:
                yield words.requirement(requirement)
