"""Takes somebody out of the log of a table: his name, his avatar and his account. What was played stays."""

import json
from typing import Any

from troef.table.log import log_line


def nameless(lines: list[str], accounts: set[str], nobody: str) -> list[str]:
    """The lines of a log without the name of somebody with one of these accounts.

    He is called by the number of his chair, as who gave no name. `nobody` stands for his account: the ratings of others
    can still be made again from the log.
    """
    told: list[str] = []
    names: dict[int, str] = {}
    for line in lines:
        facts: dict[str, Any] = json.loads(line)
        if "sit" in facts and facts.get("account") in accounts:
            seat = facts["sit"]
            names[seat] = facts["name"]
            told.append(log_line({**facts, "name": f"{seat + 1}", "account": nobody, "avatar": ""}))
        elif "troef" in facts and names:
            called = [f"{seat + 1}" if name == names.get(seat) else name for seat, name in enumerate(facts["names"])]
            told.append(log_line({**facts, "names": called}))
        else:
            told.append(line)
    return told
