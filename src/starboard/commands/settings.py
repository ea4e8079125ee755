"""Settings of a title as `--option` takes them."""

from collections.abc import Sequence
from typing import Any

from starboard.kernel import Option, Title
from starboard.kernel.title import Setting
from starboard.terminal import WrongCall


def spelled(setting: Setting) -> str:
    """A setting as `--option` takes it."""
    if isinstance(setting, tuple):
        return ",".join(map(spelled, setting))
    return str(setting).lower() if isinstance(setting, bool) else str(setting)


def read_options(title: Title[Any], given: Sequence[str]) -> dict[str, object]:
    """Settings as they were typed, `NAME=VALUE` each; whether the title offers them is for the kernel to say."""
    known = {option.id: option for option in title.options}
    settings: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise WrongCall("cli-option-malformed", value=text[:80])
        settings[name] = _setting(known[name], value) if name in known else value
    return settings


def _setting(option: Option, text: str) -> object:
    choices = {spelled(choice): choice for choice in option.choices}
    if not option.most:
        return choices.get(text, text)
    return [choices.get(part, part) for part in text.split(",")] if text else []
