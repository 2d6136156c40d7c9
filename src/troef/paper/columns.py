"""The sheet with a column for each player: format K, and any game with a `settle` (R19, R24, R25, P18)."""

from dataclasses import dataclass, field
from typing import Any, Final

from troef.paper.letterhead import Letterhead
from troef.tournament.sheets.scoring import others_of
from troef.tournament.sheets.seats import columns
from troef.tournament.sheets.sheet import DealLine, PenaltyLine, Sheet

#: How many lines fit on a page below the header: on the first, where totals and signatures may follow, and further on.
ROWS_ON_A_PAGE: Final = 22
#: The height of a line in millimetres.
ROW_HEIGHT: Final = 7.2


def columns_page(head: Letterhead, sheet: Sheet) -> dict[str, Any]:
    """The columns of a sheet in dealing order, the scorer last (R19), with a line for each deal and each sanction."""
    seats = head.event.template.seats
    writing = _Writing(head, sheet)
    for number in range(1, head.event.template.deals + 1):
        writing.deal(number, sheet.deals.get(number))
    return {
        "columns": [(name, head.say("column", number=place)) for place, name in enumerate(writing.names, 1)],
        "parts": writing.parts(),
        "row_height": ROW_HEIGHT,
        "scores": [head.amount(score) for score in writing.scores()] if sheet.reached("completed") else [""] * seats,
    }


@dataclass
class _Writing:
    """The lines of a sheet while they are written, with each player's running total."""

    head: Letterhead
    sheet: Sheet
    rows: list[list[str]] = field(default_factory=list)
    #: the sanctions: place of the line, and its text
    sanctions: list[tuple[int, str]] = field(default_factory=list)
    totals: dict[int, int] = field(default_factory=dict)

    @property
    def chairs(self) -> tuple[int, ...]:
        """The players in dealing order, as they began; none before they have sat down."""
        if not self.sheet.seatings:
            return ()
        seating = self.sheet.seatings[0]
        return columns(seating.chairs, seating.dealer)

    @property
    def names(self) -> list[str]:
        """The heads of the columns."""
        short = self.head.short_names(self.sheet.everybody())
        last = self.head.event.template.deals
        names = [short[self.sheet.player_at(number, last)] for number in self.chairs]
        return names or [""] * self.head.event.template.seats

    def scores(self) -> list[int]:
        """The round score below each column (S3)."""
        last = self.head.event.template.deals
        players = [self.sheet.player_at(number, last) for number in self.chairs]
        return [self.head.round_score(self.sheet, number) for number in players]

    def deal(self, number: int, deal: DealLine | None) -> None:
        """The line of a deal, and below it those of its sanctions (P18)."""
        seats = self.head.event.template.seats
        if deal is None:
            self.rows.append([str(number), *[""] * (4 + 2 * seats)])
        else:
            self._played(deal)
        for line in self.sheet.penalties.values():
            if line.deal == number:
                self._sanction(line)

    def _played(self, deal: DealLine) -> None:
        sheet = self.sheet
        short = self.head.short_names(sheet.everybody())
        players = [sheet.player_at(number, deal.number) for number in self.chairs]
        dealer = short[sheet.players(deal.seating, deal.number)[deal.dealer]]
        amounts: list[str] = []
        for number in players:
            score = deal.scores.get(number, 0)
            counts = sheet.counts(deal)
            self.totals[number] = self.totals.get(number, 0) + (score if counts else 0)
            told = self.head.amount(score)
            amounts += [told if counts else f"({told})", self.head.amount(self.totals[number])]
        self.rows.append([str(deal.number), dealer, *self._contract(deal, short), *amounts])

    def _contract(self, deal: DealLine, short: dict[int, str]) -> list[str]:
        """The contract with its players, the tricks, and how often it counts: twice where a pair takes all (S4)."""
        result = deal.result
        players = self.sheet.players(deal.seating, deal.number)
        declarers = [short[players[seat]] for seat in result.get("declarers", ())]
        contract = str(result.get("contract") or result.get("trump") or "").replace("_", " ")
        for letter in "SHDC":
            if contract.endswith(f" {letter}"):
                contract = contract[:-1] + self.head.words.say(f"suit-symbol-{letter}")
        tricks = [str(count) for count in result.get("tricks", ())]
        rond = contract.startswith(("samen", "troel")) and sum(result.get("tricks", ())) == 13
        told = " · ".join([part for part in (contract, " + ".join(declarers)) if part])
        return [told, "/".join(tricks), "2" if rond else ""]

    def _sanction(self, line: PenaltyLine) -> None:
        others = others_of(self.sheet, line)
        amounts: list[str] = []
        for chair in self.chairs or (0,) * self.head.event.template.seats:
            number = self.sheet.player_at(chair, line.deal)
            points = -line.points if number == line.person else line.others if number in others else 0
            self.totals[number] = self.totals.get(number, 0) + points
            told = f"+{points}" if points > 0 else self.head.amount(points)
            amounts += [told if points else "", self.head.amount(self.totals[number])]
        parts = (line.clause, self.head.name(line.person), line.reason, line.decided_by)
        self.sanctions.append((len(self.rows), " · ".join([part for part in parts if part])))
        self.rows.append(["", "", "", "", "", *amounts])

    def parts(self) -> list[dict[str, Any]]:
        """The lines by page."""
        made = []
        for first in range(0, len(self.rows), ROWS_ON_A_PAGE):
            rows = self.rows[first : first + ROWS_ON_A_PAGE]
            places = range(first, first + len(rows))
            made.append(
                {
                    "columns": [list(column) for column in zip(*rows, strict=True)],
                    "sanctions": [(row - first, told) for row, told in self.sanctions if row in places],
                    "last": first + len(rows) == len(self.rows),
                }
            )
        return made
