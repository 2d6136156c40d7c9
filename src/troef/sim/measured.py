"""How far the levels of the bots are apart, as measured: the table of docs/bots.md.

`data/levels.json` is made from that table by `make docs`.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

#: Which level is compared with which; the columns of the table are in this order.
PAIRS: Final = (("easy", "random"), ("good", "easy"), ("strong", "good"))
_LEAD: Final = re.compile(r"([+−-][\d.]+) ± ([\d.]+)")
_PLAYED: Final = re.compile(r"(\d+)(?: × (\d+) rounds)?")
_WORLDS: Final = re.compile(r"(\d+) worlds")
_TIME: Final = re.compile(r"(\d+) ms")


@cache
def measured() -> dict[str, list[dict[str, Any]]]:
    """By game, for each pair of levels: `better`, `worse`, `lead` and `error` (a 95 % interval).

    Lead and error are texts, as precise as they were measured: points of the score sheet per deal (`percent`: percent
    of the deals won), in `deals` duplicate deals, of `rounds` rounds each where it says so. Of the strong player
    `worlds` or `milliseconds` say how long it could think.

    >>> measured()["klaverjassen"][2]["better"], measured()["klaverjassen"][2]["worse"]
    ('strong', 'good')
    """
    found: dict[str, list[dict[str, Any]]] = json.loads((files("troef") / "data" / "levels.json").read_text("utf-8"))
    return found


def levels_in(page: str) -> dict[str, list[dict[str, Any]]]:
    """The same from the text of docs/bots.md.

    >>> page = "| toepen | 3000 | +0.68 ± 0.04 | +0.10 ± 0.03 | 1000 | +0.24 ± 0.04 | 12 worlds |"
    >>> levels_in(page)["toepen"][2]
    {'better': 'strong', 'worse': 'good', 'deals': 1000, 'lead': '0.24', 'error': '0.04', 'worlds': 12}
    """
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines()]
    return {row[0]: list(_pairs(row)) for row in rows if len(row) == 7 and _PLAYED.match(row[1])}


def _pairs(row: list[str]) -> Iterator[dict[str, Any]]:
    _, played, easy, good, more, strong, how = row
    for (better, worse), deals, lead in zip(PAIRS, (played, played, more), (easy, good, strong), strict=True):
        count, ahead = _PLAYED.match(deals), _LEAD.match(lead)
        if count is None or ahead is None:
            continue
        pair: dict[str, Any] = {"better": better, "worse": worse, "deals": int(count[1])}
        if count[2]:
            pair["rounds"] = int(count[2])
        pair |= {"lead": ahead[1].removeprefix("+").replace("−", "-"), "error": ahead[2]}
        if better == "strong":
            pair |= _thinking(how)
        yield pair


def _thinking(how: str) -> dict[str, Any]:
    worlds, time = _WORLDS.match(how), _TIME.match(how)
    return {
        **({"worlds": int(worlds[1])} if worlds else {}),
        **({"milliseconds": int(time[1])} if time else {}),
        **({"percent": True} if "% won" in how else {}),
    }
