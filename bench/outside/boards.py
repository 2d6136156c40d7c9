"""Boards of bridge with their double-dummy tables and par, made once and kept in `build/outside`."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import troef
from troef.cards.bits import SUIT_CARDS, cards_in, set_of

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "bench" / "peers"))

from environment import peer_python  # noqa: E402

RANKS = "23456789TJQKA"
#: Who is vulnerable on boards 1 to 16, as duplicate bridge has it: 0 none, 1 North-South, 2 East-West, 3 all.
VULNERABLE = (0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2)


@dataclass(frozen=True)
class Board:
    """A board: hands as sets of cards, N E S W, and what double dummy says of it.

    `tricks[strain][declarer]` counts tricks, clubs first and no trump last; `par` is the score of North-South when both
    sides see all cards.
    """

    number: int
    hands: tuple[int, int, int, int]
    tricks: tuple[tuple[int, ...], ...]
    par: int

    @property
    def dealer(self) -> int:
        """Who deals."""
        return (self.number - 1) % 4

    @property
    def vulnerable(self) -> tuple[bool, bool]:
        """Whether North-South and East-West are vulnerable."""
        code = VULNERABLE[(self.number - 1) % 16]
        return bool(code & 1), bool(code & 2)


def dealt(seed: str, number: int) -> tuple[int, int, int, int]:
    """The hands of a board."""
    state = troef.game("bridge").start(4, 0)
    state.deal(troef.SeededDealer(f"{seed}:{number}").next(state.pack()))
    table = state.view(troef.REFEREE)
    north, east, south, west = (int(set_of(table.zone(f"hand-{seat}").cards)) for seat in range(4))
    return north, east, south, west


def dots(hand: int) -> str:
    """A hand as PBN writes it: spades, hearts, diamonds, clubs."""
    suits = ([RANKS[card & 15] for card in reversed(cards_in(hand & int(SUIT_CARDS[suit])))] for suit in (3, 2, 1, 0))
    return ".".join("".join(ranks) for ranks in suits)


def boards(seed: str, count: int) -> list[Board]:
    """The first boards of a seed; what is missing in the file is worked out, row by row."""
    path = TOP / "build" / "outside" / f"bridge-{seed}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = path.read_text().splitlines() if path.exists() else []
    hands = [dealt(seed, number) for number in range(1, count + 1)]
    if len(known) < count:
        missing = range(len(known) + 1, count + 1)
        asked = "".join(_question(number, hands[number - 1]) for number in missing)
        with path.open("a") as rows:
            script = Path(__file__).with_name("double_dummy.py")
            subprocess.run([peer_python(("endplay",)), script], input=asked, text=True, stdout=rows, check=True)
        known = path.read_text().splitlines()
    found = [json.loads(line) for line in known[:count]]
    return [
        Board(number, held, tuple(tuple(row) for row in answer["tricks"]), answer["par"])
        for number, (held, answer) in enumerate(zip(hands, found, strict=True), 1)
    ]


def _question(number: int, hands: tuple[int, ...]) -> str:
    deal = "N:" + " ".join(dots(hand) for hand in hands)
    asked = {"deal": deal, "dealer": (number - 1) % 4, "vulnerable": VULNERABLE[(number - 1) % 16]}
    return json.dumps(asked) + "\n"
