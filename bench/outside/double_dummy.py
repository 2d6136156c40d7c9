"""Runs in the environment of the peers: double-dummy tables and par of boards, one line of JSON a board.

    python bench/outside/double_dummy.py < boards.jsonl

A line of input has `deal` (PBN), `dealer` (0 to 3 for N E S W) and `vulnerable` (0 none, 1 North-South, 2 East-West,
3 all). A line of output has `tricks` (five strains, clubs first, no trump last, of four declarers N E S W) and `par`
(the score for North-South when both sides know all cards). Found by endplay, which wraps Bo Haglund's DDS.
"""

import json
import sys
from itertools import islice

from endplay.dds import calc_all_tables, par
from endplay.types import Deal, Denom, Player, Vul

STRAINS = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
SEATS = (Player.north, Player.east, Player.south, Player.west)
VULNERABLE = (Vul.none, Vul.ns, Vul.ew, Vul.both)
#: As many deals as the library takes in one call.
AT_ONCE = 32


def main() -> None:
    """Read boards, write tables."""
    while lines := list(islice(sys.stdin, AT_ONCE)):
        boards = [json.loads(line) for line in lines]
        tables = calc_all_tables([Deal(board["deal"]) for board in boards])
        for board, table in zip(boards, tables, strict=True):
            best = par(table, VULNERABLE[board["vulnerable"]], SEATS[board["dealer"]])
            tricks = [[int(table[strain, seat]) for seat in SEATS] for strain in STRAINS]
            print(json.dumps({"tricks": tricks, "par": int(best.score)}), flush=True)


if __name__ == "__main__":
    main()
