"""`python same_chance.py …` is the command `starboard …`, but chance is the same each time it is started.

A browser test that fails for one deal of the cards and passes for the next would tell nobody anything. Only the seeds
of matches and the names of tables, which bots take their chance from, are drawn this way: keys stay secret.
"""

import sys
from random import Random
from unittest.mock import patch

from starboard.cli import main
from starboard.kernel.header import LARGEST_SEED
from starboard.table import lesson_tables, seating

CHANCE = Random(1)


def new_seed() -> int:
    return CHANCE.randrange(LARGEST_SEED + 1)


def new_table_id() -> str:
    return f"steady-table-{CHANCE.randbytes(4).hex()}"


# Worker processes import this module again, and must not start the command in turn.
if __name__ == "__main__":
    with (
        patch.object(seating, "new_seed", new_seed),
        patch.object(seating, "new_table_id", new_table_id),
        patch.object(lesson_tables, "new_table_id", new_table_id),
    ):
        sys.exit(main())
