"""What becomes of a table that nobody comes back to: whether its log says anything that should stay."""

import json
from collections.abc import Sequence
from typing import Literal

from troef.table.table import Table

#: Nothing was played by people; a match was begun and left; a match was played.
Worth = Literal["unplayed", "unfinished", "played"]


def worth_of(name: str, lines: Sequence[str]) -> Worth:
    """How much of a match there is in the log of a table. A match that was played keeps all that was at its table."""
    table = Table(name)
    people: set[int] = set()
    moved = False
    for line in lines:
        facts = json.loads(line)
        if "sit" in facts and "bot" not in facts:
            people.add(facts["sit"])
        moved = moved or ("move" in facts and facts["seat"] in people)
        table.apply(line)
    if any(record.ending is not None for record in table.records):
        return "played"
    return "unfinished" if moved else "unplayed"
