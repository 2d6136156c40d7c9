"""`troef serve`, but dealing the same cards at every new table: what fails once in the browser fails again.

That deals are random, and sealed beforehand, is proven without a browser (tests/table).
"""

import secrets
from types import SimpleNamespace

from troef.cli.main import run
from troef.table import table

#: Whatever is drawn by lot: the first dealer, and the seed of every deal.
ALWAYS = SimpleNamespace(
    compare_digest=secrets.compare_digest,
    randbelow=lambda count: count - 1,
    token_hex=lambda size: "5e" * size,
)

if __name__ == "__main__":
    table.secrets = ALWAYS  # type: ignore[assignment]
    run()
