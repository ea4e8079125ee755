"""`python same_chance.py …` is the command `starboard …`, but chance is the same each time it is started.

A browser test that fails for one deal of the cards and passes for the next would tell nobody anything. Only the seeds
of matches and the names of tables, which bots take their chance from, are drawn this way: keys stay secret.
"""

import sys
from random import Random

from starboard.table import keys

if __name__ == "__main__":
    chance = Random(1)
    keys.new_seed = lambda: chance.randrange(keys.LARGEST_SEED + 1)
    keys.new_table_id = lambda: f"steady-table-{chance.randbytes(4).hex()}"

    # Only now: those who draw take the functions when they are imported.
    from starboard.cli import main

    sys.exit(main())
