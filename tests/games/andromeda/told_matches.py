"""What is told in matches of Andromeda's Edge."""

from collections.abc import Iterator
from random import Random

from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Event, new_match


def whole_matches(count: int) -> Iterator[Event]:
    """Everything that is told in some matches of two against the Hegemon, played at random with everything in them."""
    options = {"hegemon": "ofc_2a", "raiders": "any", "moons": "both", "destiny": True}
    for seed in range(count):
        deck = ("dawn", "twilight", "shadows")[seed % 3]
        match, rng = new_match(ANDROMEDA, 2, seed, {**options, "events": deck}), Random(seed)
        yield from match.events
        while not match.over:
            question, seat = match.question, match.waiting[0]
            assert question is not None
            offers = list(match.offers(seat))
            if question.takes_several:
                match.play(seat, rng.sample(offers, rng.randint(question.least, question.most)))
            else:
                match.play(seat, rng.choice(offers))
            yield from match.events
