"""How far a match has come: its deal, log and score sheet, its phase and its end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.core.history import DealtPack, History, with_pack
from troef.core.log import LOG_CAPACITY, log_entry
from troef.core.outcome import Outcome
from troef.core.phase import AWAITS_DEAL, MATCH_OVER, Phase
from troef.core.position_sheet import check_sheet
from troef.core.view import SheetRow, View

#: The sheet before the first row, which is never written in.
NO_ROWS: Final[list[SheetRow]] = []


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Progress:
    """What every state keeps of its match, whatever the game.

    `phase` is the running phase; `sheet` has one row per settled deal; `outcome_now` is None until the match is over.
    """

    def __init__(self, seats: int, dealer: int) -> None:
        self.seats: i64 = seats
        self.dealer: i64 = dealer
        self.deal_number: i64 = 0
        self.awaits_deal: bool = True
        self.phase: Phase = AWAITS_DEAL
        self.log: vec[i64] = vec[i64]()
        #: whether a copy may have the same log: before something is added, `own_log` makes another one
        self.log_shared: bool = False
        #: a new list for every row, so copies share it
        self.sheet: list[SheetRow] = NO_ROWS
        #: whether a playout goes on to the end of the match: nobody else has that list, so it grows, and what stands on
        #: the sheet beside the points may be left out, as may a log at which no rule looks
        self.brief: bool = False
        self.outcome_now: Outcome | None = None
        #: the packs that were dealt, for `position`; None before the first one and in sampled worlds
        self.history: History | None = None
        #: whether `Game.position` laid the match before a deal that has not been dealt yet
        self.was_laid: bool = False

    # ---- deals, the log, the end ----

    def begin_deal(self) -> None:
        """Count a new deal and start its log."""
        self.deal_number += 1
        self.log = vec[i64](capacity=LOG_CAPACITY)
        self.log_shared = False

    def begin_deal_from_rest(self) -> None:
        """As `begin_deal`, where no pack is laid: the cards of the last deal serve again (blackjack's shoe)."""
        if self.history is not None:
            log = self.log
            rest = DealtPack(None, [], len(log), -1)
            rest.leave(log)
            self.history = with_pack(self.history, rest)
        self.begin_deal()

    def write_log(self, seat: i64, move: i64) -> None:
        """Add an entry to the log, where more is to be told than the move that `apply` writes."""
        self.log = append(self.own_log(), log_entry(seat, move))

    def shared_log(self) -> vec[i64]:
        """The log, for a copy to have as well."""
        self.log_shared = True
        return self.log

    def own_log(self) -> vec[i64]:
        """The log, to be written in: no copy has it."""
        if self.log_shared:
            log = self.log
            self.log = log[: len(log)]
            self.log_shared = False
        return self.log

    def await_deal(self) -> None:
        """Wait for the order of a pack."""
        self.awaits_deal = True
        self.phase = AWAITS_DEAL

    def finish(self, outcome: Outcome) -> None:
        """End the match."""
        self.outcome_now = outcome
        self.phase = MATCH_OVER

    def outcome(self) -> Outcome | None:
        """None while the match goes on, otherwise how it ended."""
        return self.outcome_now

    # ---- the score sheet ----

    def column_sums(self, columns: i64) -> vec[i64]:
        """What the score sheet adds up to, column by column."""
        sums = vec[i64]([0] * columns)
        for row in self.sheet:
            cells = row.cells
            for column in range(columns):
                sums[column] += cells[column]
        return sums

    def add_row(self, row: SheetRow) -> None:
        """Write a line on the score sheet (copies keep theirs)."""
        if self.brief:
            self.sheet.append(row)
        else:
            self.sheet = [*self.sheet, row]

    def check_deals(self, most: i64) -> None:
        """For `set_match`: that the match is not over, and that the sheet has no more rows than deals were played.

        Raises:
            PositionError: it is, or it has.
        """
        check_sheet(int(self.deal_number), int(most), len(self.sheet))

    # ---- for copies and worlds ----

    def copy_base(self, other: "Progress") -> None:  # by hand: both have the same log until one of them writes in it
        """Copy into `other` what every state has, except the running phase."""
        other.deal_number, other.awaits_deal, other.sheet = self.deal_number, self.awaits_deal, self.sheet
        other.outcome_now, other.history, other.was_laid = self.outcome_now, self.history, self.was_laid
        other.log = self.shared_log()
        other.log_shared = self.log_shared
        other.brief = False  # it has the same sheet

    def restore(self, view: View) -> None:
        """Set what the view says of the match before this deal: dealer, number, score sheet."""
        self.dealer = view.dealer
        self.deal_number = view.deal_number
        self.sheet = view.sheet

    def restore_before_deal(self, view: View, written: bool = True, step: i64 = 1) -> None:
        """As `restore`, but to where the view's deal was about to be dealt, so that its log can be played again.

        `written`: whether a deal that is over has its row on the sheet; `step`: how many seats the deal moves on after
        one (0 when it stays, negative anticlockwise).
        """
        self.dealer = view.dealer
        self.deal_number = view.deal_number - 1
        self.awaits_deal = False
        self.sheet = view.sheet
        if view.between_deals():
            if written:
                self.sheet = view.sheet[: len(view.sheet) - 1]
            if view.outcome is None:
                self.dealer = (self.dealer - step) % self.seats
