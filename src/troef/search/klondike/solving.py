"""Solving a patience with all cards open: won with a line, proven unwinnable, or given up at a limit."""

from typing import Final, final

from troef.core.view import View
from troef.search.klondike.line import told
from troef.search.klondike.position import OpenLayout, PositionTables, Rules
from troef.search.klondike.search import EXHAUSTED, WON, Search

WINNABLE: Final = "winnable"
UNWINNABLE: Final = "unwinnable"
UNKNOWN: Final = "unknown"

#: Looking at this many positions takes some 10 ms (compiled).
SLICE: Final = 10_000
#: Usual limit of positions; each visited one takes 12 to 24 bytes of memory.
LIMIT: Final = 2_000_000
#: This many positions are looked at without taking cards back from the foundations first: most wins need none.
PLAIN_LIMIT: Final = 20_000


@final
class Solving:
    """A patience that is being solved; `run` goes on for a slice, and `done` says when it is over.

    Then `verdict` is WINNABLE, UNWINNABLE (proven) or UNKNOWN (the limit of positions was reached), `line` the moves of
    a win in the notation of the rule book (`T1>T2`, `T3[2]>T5`, `W>F`, `draw`, `redeal`; `F-H>T3` takes a card back).
    """

    def __init__(self, layout: OpenLayout, rules: Rules, limit: int = LIMIT) -> None:
        self.tables = PositionTables(layout, rules)
        self.limit = limit
        self.verdict = UNKNOWN
        self.line: list[str] = []
        self.done = False
        self.nodes = 0
        self._plain = rules.back
        self._search = Search(self.tables, back=not self._plain)

    def run(self, nodes: int = SLICE) -> bool:
        """Go on for this many positions, or until it is over; gives `done`."""
        while not self.done and nodes > 0:
            search = self._search
            most = min(nodes, self.limit - self.nodes)
            if self._plain:
                most = min(most, PLAIN_LIMIT - int(search.nodes))
            before = int(search.nodes)
            status = search.run(most)
            looked = int(search.nodes) - before
            self.nodes += looked
            nodes -= max(1, looked)
            if status == WON:
                self._end(WINNABLE)
                self.line = told(search)
            elif self._plain and (status == EXHAUSTED or search.nodes >= PLAIN_LIMIT):
                self._plain = False
                self._search = Search(self.tables, back=True)
            elif status == EXHAUSTED:
                self._end(UNWINNABLE)
            elif self.nodes >= self.limit:
                self._end(UNKNOWN)
        return self.done

    def _end(self, verdict: str) -> None:
        self.verdict = verdict
        self.done = True


def solve(layout: OpenLayout, draw: int = 3, limit: int = LIMIT, parts: bool = True, back: bool = True) -> Solving:
    """Solve a deal at once: by default thoughtful Klondike, any part of a run may move, cards may be taken back.

    Raises:
        ValueError: the rules cannot be.
    """
    solving = Solving(layout, Rules(draw, parts, back), limit)
    while not solving.run(limit):
        pass
    return solving


def layout_of(view: View) -> OpenLayout:
    """A patience as its referee sees it (`state.view(REFEREE)`), with all cards open."""
    columns = [view.zone(f"T{number}") for number in range(1, 8)]
    waste = view.zone("waste").cards
    return OpenLayout(
        [zone.cards for zone in columns],
        [max(zone.mark, 0) for zone in columns],
        waste + view.zone("stock").cards[::-1],
        len(waste),
        [len(view.zone(f"F-{suit}").cards) for suit in "CDHS"],
    )
