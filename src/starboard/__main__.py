"""`python -m starboard` is the command `starboard`."""

import sys

from starboard.cli import main

# Worker processes import this module again, and must not start the command in turn.
if __name__ == "__main__":
    sys.exit(main())
