"""How long the draw of a round takes, and how few meet again: 600 and 10,000 players, each kind of draw.

    taskset -c 1 .venv/bin/python bench/draw.py [ROUNDS]

The bars: 600 players within a second, 10,000 within ten. A row is the slowest of ROUNDS (10) rounds that follow each
other; every draw is checked, and for each kind `again` counts the pairs that met at a table more than once, over all
rounds. Pools and knock-outs are drawn from results, to their end: that many pairs enter.
"""

import sys
from time import perf_counter

from troef.core.rng import Rng
from troef.tournament.draws.draw import Draw, draw_round, stream
from troef.tournament.draws.draw_check import draw_faults, event_draw_faults
from troef.tournament.draws.drawing import draw_of, round_of
from troef.tournament.draws.meetings import meetings_at, parted, repeats
from troef.tournament.event import Event
from troef.tournament.people import Person
from troef.tournament.refused import Refused
from troef.tournament.sheets.sheet import DealLine, Seating
from troef.tournament.template import template_named

#: Players, and the most seconds that a draw may take.
BARS = ((600, 1.0), (10_000, 10.0))
#: Kinds of draws: entries at a table, and whether as few as possible meet again.
KINDS = {"random": (4, False), "fewest_repeats": (4, True), "fixed_pairs": (2, True)}


def drawn(seed: str, number: int, players: list[int], size: int, part: bool, history: list[tuple[int, ...]]) -> Draw:
    """The draw of a round, as an event makes it."""
    found = draw_round(seed, number, players, [], {}, size)
    if not part:
        return found
    return Draw(tuple(parted(list(found.tables), meetings_at(history), Rng(stream(seed, number, "draw-parted")))))


def by_results(kind: str, count: int) -> tuple[float, int]:
    """The slowest draw of an event in which results decide who plays on, and how often two meet again."""
    rules = template_named("herkansing" if kind == "knock_out" else "duo-poules", rounds=3 + count.bit_length())
    event = Event()
    event.template, event.seed = rules, "bench"
    for number in range(1, count + 1):
        event.people[number] = Person(number, "player", f"P {number}", reported_at="09:00", status="present")
    slowest, history = 0.0, list[tuple[int, ...]]()
    again = 0
    for number in range(1, rules.rounds + 1):
        start = perf_counter()
        try:
            found = draw_of(event, number)
        except Refused:
            return slowest, again
        slowest = max(slowest, perf_counter() - start)
        assert event_draw_faults(event, number, found) == []
        again += repeats(found.tables, meetings_at(history))
        history += found.tables
        event.rounds.append(round_of(event, number, found))
        for sheet in event.rounds[-1].tables:
            scores = {one: one * 7919 % 10007 for one in sheet.people}
            sheet.deals[1] = DealLine(1, 0, 0, {}, scores, tuple(scores))
            sheet.seatings, sheet.state = [Seating(tuple(sheet.people), 0)], "published"
    return slowest, again


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    within = True
    print(f"{'players':>8} {'kind':<16} {'slowest, s':>10} {'bar, s':>7} {'again':>6}")
    for count, bar in BARS:
        players = list(range(1, count + 1))
        for kind, (size, part) in KINDS.items():
            history: list[tuple[int, ...]] = []
            slowest, again = 0.0, 0
            for number in range(1, rounds + 1):
                start = perf_counter()
                found = drawn("bench", number, players, size, part, history)
                slowest = max(slowest, perf_counter() - start)
                assert draw_faults(found, players, [], {}, size) == []
                again += repeats(found.tables, meetings_at(history))
                history += found.tables
            within = within and slowest <= bar
            print(f"{count:>8} {kind:<16} {slowest:>10.3f} {bar:>7.1f} {again:>6}")
        for kind in ("pools", "knock_out"):
            slowest, again = by_results(kind, count)
            within = within and slowest <= bar
            print(f"{count:>8} {kind:<16} {slowest:>10.3f} {bar:>7.1f} {again:>6}")
    sys.exit(0 if within else 1)


if __name__ == "__main__":
    main()
