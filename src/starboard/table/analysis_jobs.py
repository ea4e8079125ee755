"""What worker processes do for the analysis of a match."""

from starboard.analysis.jobs import Job, Result, do
from starboard.kernel import BadRecord, Message, StarboardError


def done(record: bytes, job: Job) -> tuple[Result, Message | None]:
    """The result of a job; or the message why the match cannot be looked at again."""
    try:
        return do(record, job), None
    except BadRecord:
        # It was written down a moment ago: what is wrong with it is that the rules of today play it otherwise.
        return None, Message("table-analysis-unplayable")
    except StarboardError as why:
        return None, why.message
