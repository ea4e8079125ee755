"""What an analysis says can be written down and read again."""

import msgspec

from starboard.analysis import (
    VERSION,
    Analysis,
    Deed,
    Estimate,
    Gain,
    Ledger,
    LuckEntry,
    Point,
    TurningPoint,
    Way,
    read_analysis,
    write_analysis,
)
from starboard.kernel import Message

NOTHING = Gain(0.0, 0.0)


def an_analysis() -> Analysis:
    title = Message("drift-stretch", {"turn": 3})
    played = Way((Deed(Message("drift-move-bid", {"card": "red-3"}), "hand"),), Estimate(0.25, 0.05))
    better = Way((Deed(Message("drift-move-bid", {"card": "red-5"}), "hand"),), Estimate(0.5, 0.05))
    entry = LuckEntry(9, 3, 1, "dice", Message("drift-rolled"), Gain(-0.25, 0.05), exact=True)
    return Analysis(
        VERSION,
        "drift",
        1,
        "5d0f2c11",
        "random",
        "random",
        12,
        7,
        False,
        (0,),
        Message("analysis-headline"),
        (
            Point(0, 0, None, (Estimate(0.5, 0.1), Estimate(0.5, 0.1))),
            Point(12, 3, title, (Estimate(0.0, 0.0), Estimate(1.0, 0.0))),
        ),
        (TurningPoint(8, 3, title, 0, Message("drift-ask-bid"), played, better, Gain(0.25, 0.06)),),
        (Ledger(0, 0.5, 0.0, Gain(-0.25, 0.1), NOTHING, Gain(-0.25, 0.1), (entry,), NOTHING, 0),),
    )


def test_an_analysis_comes_back_as_it_was_written() -> None:
    assert read_analysis(write_analysis(an_analysis())) == an_analysis()


def test_an_analysis_of_another_version_is_not_read() -> None:
    later = msgspec.structs.replace(an_analysis(), version=VERSION + 1)
    assert read_analysis(write_analysis(later)) is None


def test_a_damaged_analysis_is_not_read() -> None:
    assert read_analysis(write_analysis(an_analysis())[:-9]) is None
    assert read_analysis(b"\xff") is None
