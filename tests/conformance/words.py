"""Everything that a title says in play has a sentence in every language."""

import random
from functools import cache
from typing import Any

from conformance.walk import Violation, step_for
from starboard.kernel import Message, Move, Refused, Title, new_match
from starboard.speech import Speech

MATCHES = 8
MOVES = 400


def check_words(title: Title[Any], language: str) -> None:
    """Play a few matches and look up every prompt, caption, event and refusal that comes up."""
    speech = Speech(language)
    # Without the fallback: a sentence that is only there in English is missing.
    speech._bundles = {language: speech._bundles[language]}
    speech.learn(title)
    missing = sorted(id for id in _said_by(title) if not speech.knows(id))
    if missing:
        raise Violation(None, f"{title.id} has no words in {language} for: {', '.join(missing)}")


@cache
def _said_by(title: Title[Any]) -> frozenset[str]:
    """The ids of everything that comes up. They are the same in every language, so the matches are played once."""
    said = {f"{title.id}-name", f"{title.id}-about"}
    said |= {f"{title.id}-option-{option.id}" for option in title.options}
    said |= {f"client-group-{option.group}" for option in title.options if option.group not in ("", "main")}
    said |= {f"{title.id}-preset-{preset.id}" for preset in title.presets}
    said |= {f"{title.id}-order-{order.id}{part}" for order in title.orders for part in ("", "-note")}
    for seed in range(MATCHES):
        _play(title, seed, said)
    return frozenset(said)


def _play(title: Title[Any], seed: int, said: set[str]) -> None:
    rng = random.Random(seed)
    seats = title.least_seats + seed % (title.most_seats - title.least_seats + 1)
    match = new_match(title, seats, seed)
    strangers: list[Move] = []
    for _ in range(MOVES):
        question = match.question
        if question is None:
            break
        said.add(question.prompt)
        for argument in question.args.values():
            _note(argument, said)
        for seat in match.waiting:
            for move in match.offers(seat):
                _note(match.caption(seat, move).message, said)
            strangers += [move for move in match.offers(seat)[:2] if move not in strangers]
            for move in strangers[-40:]:
                if move not in match.offers(seat):
                    try:
                        match.play(seat, move)
                    except Refused as why:
                        _note(why.message, said)
        for event in step_for(match, rng.randrange(1, 1 << 16)).play(match):
            _note(event.message, said)


def _note(value: object, said: set[str]) -> None:
    """Remember the id of a message and of those inside it."""
    if isinstance(value, Message):
        if value.id:
            said.add(value.id)
        for argument in value.args.values():
            _note(argument, said)
