"""`python own_pages.py FOLDER …` is the command `starboard …` with the pages in that folder: another build of them."""

import sys
from functools import partial
from pathlib import Path
from unittest.mock import patch

from starboard.cli import main
from starboard.web import settings

# Worker processes import this module again, and must not start the command in turn.
if __name__ == "__main__":
    pages = Path(sys.argv.pop(1))
    with patch.object(settings, "Settings", partial(settings.Settings, static=pages)):
        sys.exit(main())
