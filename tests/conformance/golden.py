"""What golden tests compare: a digest of seeded random matches, and counts of lines of play (perft)."""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from tables import all_tables, deal_if_due, random_choice, table_name

import troef

GOLDEN = Path(__file__).parent / "golden.json"


def match_digest(table: tuple[str, str, int]) -> str:
    """A digest of the deals, texts of moves and scores of two seeded random matches (at most 600 moves each)."""
    slug, preset, seats = table
    game = troef.game(slug, rules=preset)
    digest = hashlib.sha256()
    for seed in ("one", "two"):
        rng = troef.Rng(seed)
        match = troef.Match(troef.Record(game, seats))
        dealer = troef.SeededDealer(seed)
        for _ in range(600):
            while match.state.awaits_deal:
                match.deal(dealer)
            if match.state.outcome() is not None:
                break
            match.play(*random_choice(match.state, rng))
        digest.update(match.record.text().encode())
        digest.update(repr([row.cells for row in match.state.sheet]).encode())
    return digest.hexdigest()[:24]


def counted_moves(table: tuple[str, str, int]) -> list[int]:
    """How many lines of one, two and three moves there are from a position early in a seeded match."""
    slug, preset, seats = table
    rng = troef.Rng("lines")
    state = troef.game(slug, rules=preset).start(seats)
    for _ in range(6):
        while deal_if_due(state, rng):
            pass
        if state.outcome() is None:
            state.play(*random_choice(state, rng))
    return [lines(state, depth) for depth in (1, 2, 3)]


def lines(state: troef.State, depth: int) -> int:
    """Lines of play of a length, or shorter where a deal or the match ends."""
    if depth == 0 or not state.actors():
        return 1
    total = 0
    for seat in state.actors()[:2]:
        for move in state.legal(seat)[:24]:
            after = state.copy()
            after.play(seat, move)
            total += lines(after, depth - 1)
    return total


def load_golden() -> dict[str, dict[str, Any]]:
    """The stored numbers by table."""
    stored: dict[str, dict[str, Any]] = json.loads(GOLDEN.read_text())
    return stored


def write_golden(slugs: list[str]) -> None:
    """Store what the rules give now: of some games, or of all of them."""
    stored = load_golden() if slugs else {}
    for table in all_tables():
        if not slugs or table[0] in slugs:
            stored[table_name(table)] = {"matches": match_digest(table), "lines": counted_moves(table)}
    GOLDEN.write_text(json.dumps(stored, indent=1) + "\n")


if __name__ == "__main__":
    write_golden([troef.game(name).slug for name in sys.argv[1:]])
