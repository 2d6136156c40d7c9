"""`troef serve`, but dealing the same cards at every new table: what fails once in the browser fails again. All limits
of time are ten times as long: a page on a slow machine has time to answer.

The pages of these tests do their part (`e2e.pages`). That deals are random, and sealed beforehand, is proven without a
browser (tests/table).
"""

from functools import partial
from types import SimpleNamespace
from unittest.mock import patch

from troef.cli.main import run
from troef.server import settings
from troef.table.clock.timing import Timing
from troef.table.match import chance

#: The server's part of every draw.
ALWAYS = SimpleNamespace(token_hex=lambda size: "5e" * size)

if __name__ == "__main__":
    with patch.object(chance, "secrets", ALWAYS), patch.object(settings, "Timing", partial(Timing, clock=10)):
        run()
