"""The match of shithead: rounds, the search for a start player, tasks, and what a seat may know."""

from collections.abc import Mapping
from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.moves import kind_of, payload_of
from troef.core.phase import MATCH_OVER
from troef.core.position_facts import PositionError, whole_number
from troef.core.position_sheet import deals_by_row
from troef.core.refusal import Refusal
from troef.core.view import SheetRow
from troef.games.shithead.language import TASKS
from troef.games.shithead.moves import BLIND_CARDS, PROPOSE
from troef.games.shithead.options import Options
from troef.games.shithead.result import dealers_after
from troef.games.shithead.scoring import marks_of
from troef.games.shithead.showing import show_match
from troef.games.shithead.starting import Arranging, Calling
from troef.games.shithead.turns import MOST_TURNS, Turns
from troef.shedding.equals import LOW_TO_HIGH


def seats_of(seats: list[int]) -> i64:
    """Seats as a mask."""
    mask: i64 = 0
    for seat in seats:
        mask |= BIT[seat]
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ShitheadState(State):
    """A position of a match of shithead."""

    def __init__(self, game: Game, options: Options, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.options = options
        #: how often each seat was the shithead (S2)
        self.marks: vec[i64] = vec[i64]([0] * seats)
        #: the seats that were left with cards in the last round (R34, R35), as a mask
        self.losers: i64 = 0
        nothing = vec[i64]([0] * seats)
        self.arranging: Arranging = Arranging(nothing, nothing)
        self.turns: Turns = Turns(nothing, nothing, vec[i64]([-1] * (3 * seats)), vec[i64](), 0)
        #: for each rank the seat to which the first one was dealt open, -1 where there was none (R7a)
        self.first_open: vec[i64] = vec[i64]([-1] * 13)
        #: the ranks that were asked for (R7b), and who starts
        self.asked: vec[i64] = vec[i64]()
        self.starter: i64 = -1
        #: tasks that were proposed since this deal (seat, and which), and the one that was chosen before it
        self.proposals: vec[i64] = vec[i64]()
        self.old_task: i64 = -1

    def lay(self, order: list[int]) -> None:
        """R2, R3: three courses of three rounds; what is left is the stock."""
        seats = self.seats
        hands, open_cards = vec[i64]([0] * int(seats)), vec[i64]([0] * int(seats))
        blind = vec[i64]([-1] * int(3 * seats))
        first_open = vec[i64]([-1] * 13)
        seat = self.dealer
        dealt: i64 = 9 * seats
        for place in range(dealt):
            seat = seat + 1 if seat + 1 < seats else 0
            card: i64 = order[place]
            if place < 3 * seats:
                blind[seat * BLIND_CARDS + place // seats] = card
            elif place < 6 * seats:
                open_cards[seat] |= BIT[card]
                if first_open[card & 15] < 0:
                    first_open[card & 15] = seat
            else:
                hands[seat] |= BIT[card]
        self.begin_deal()
        self.old_task = self.task()
        self.proposals = vec[i64]()
        self.first_open = first_open
        self.asked = vec[i64]()
        self.starter = -1
        self.arranging = Arranging(hands, open_cards)
        self.turns = Turns(hands, open_cards, blind, vec[i64](order), dealt)
        self.phase = self.arranging

    def match_facts(self) -> dict[str, object]:
        """The tasks that were proposed for the last shithead, in order (T2)."""
        told = [{"by": int(proposal & 15), "task": TASKS[proposal >> 4]} for proposal in self.proposals]
        return {"proposals": told}

    def set_match(self, facts: dict[str, Any]) -> None:
        self.check_deals(self.options.rounds)
        dealers = dealers_after(self.sheet, int(self.deal_number), int(self.seats))
        if int(self.dealer) not in dealers:
            self.dealer = dealers[0]
        self.marks = self.column_sums(self.seats)
        played, rows = int(self.deal_number), len(self.sheet)
        if played:  # of a row that stands for several rounds only the last dealer is sure to be one (R1)
            alone = deals_by_row(played, rows)[rows - 1] == 1
            losers = [seat for seat, mark in enumerate(self.sheet[rows - 1].cells) if mark]
            self.losers = seats_of(losers if alone else [int(self.dealer)])
        proposals = facts["proposals"]
        if not isinstance(proposals, list | tuple):
            raise PositionError("proposals", "a list of proposals is wanted")
        for proposal in proposals:
            self._set_proposal(proposal)

    def _set_proposal(self, told: Any) -> None:
        """Restore a task that was proposed.

        Raises:
            PositionError: it cannot have been.
        """
        if not isinstance(told, Mapping) or set(told) != {"by", "task"} or told["task"] not in TASKS:
            raise PositionError("proposals", "a proposal says 'by' and 'task', one of {tasks}", tasks=", ".join(TASKS))
        seat: i64 = whole_number(told, "by", 0, int(self.seats) - 1)
        task: i64 = TASKS.index(told["task"])
        if not self.may_propose(seat):
            raise PositionError("proposals", "seat {seat} cannot have proposed a task, or not twice (T2)", seat=seat)
        self.proposals = append(self.proposals, seat | task << 4)

    # ---- what follows what ----

    def advance(self) -> None:
        phase = self.phase
        if phase is self.turns:
            if phase.turn < 0:
                self._settle(self.turns)
        elif isinstance(phase, Calling):
            if phase.starter >= 0:
                self._start(phase.starter)
            elif phase.is_over():
                self._search(phase.rank)
        elif self.arranging.is_over():
            arranging, turns = self.arranging, self.turns
            turns.hands = arranging.hands
            turns.open = arranging.open
            turns.public = arranging.public
            self._search(-1)

    def _search(self, after: i64) -> None:
        """R7: the ranks after this one, until a start player is found or somebody can be asked."""
        found = after < 0
        for rank in LOW_TO_HIGH:
            if not found:
                found = rank == after
                continue
            if self.first_open[rank] >= 0:  # (a)
                self._start(self.first_open[rank])
                return
            for hand in self.turns.hands:  # (b)
                if hand & RANK_CARDS[rank]:
                    self.asked = append(self.asked, rank)
                    self.phase = Calling(self.turns.hands, rank, self.options.claim_seconds)
                    return
        self._start((self.dealer + 1) % self.seats)  # R8

    def _start(self, seat: i64) -> None:
        self.starter = seat
        self.turns.turn = seat
        self.phase = self.turns

    def _settle(self, turns: Turns) -> None:
        losers = turns.losers()
        gained = marks_of(int(self.seats), losers)
        marks = self.marks
        for seat in range(self.seats):
            marks[seat] += gained[seat]
        self.add_row(SheetRow(gained))
        self.losers = seats_of(list(losers))
        self.dealer = self._next_dealer(losers)
        if self.deal_number < self.options.rounds:
            self.await_deal()
            return
        reason = "rounds" if self.options.rounds > 1 else "limit" if turns.taken >= MOST_TURNS else "shithead"
        self.finish_best(marks, reason)

    def _next_dealer(self, losers: tuple[int, ...]) -> i64:
        """R1: the shithead; of several the first one clockwise from the last dealer."""
        seat = self.dealer
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if int(seat) in losers:
                break
        return seat

    # ---- tasks, which nobody waits for (T2) ----

    def may_propose(self, seat: i64) -> bool:
        """Whether a seat is one of the others: out of the round, or not its shithead. Each proposes once."""
        if not self.options.forfeit or self.outcome_now is not None or not self.deal_number:
            return False
        for proposal in self.proposals:
            if proposal & 15 == seat:
                return False
        if self.awaits_deal:
            return not self.losers & BIT[seat]
        return self.phase is self.turns and self.turns.cards_of(seat) == 0

    def task(self) -> i64:
        """The task that was proposed most, of equal ones the first; -1 without proposals."""
        best: i64 = -1
        most: i64 = 0
        for proposal in self.proposals:
            votes: i64 = 0
            for other in self.proposals:
                votes += i64(other >> 4 == proposal >> 4)
            if votes > most:
                best, most = proposal >> 4, votes
        return best

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        phase = self.phase
        if kind_of(move) == PROPOSE and move >= 0 and 0 <= seat < self.seats and phase is not MATCH_OVER:
            if not 0 <= payload_of(move) < len(TASKS):
                return Refusal("", "not-offered")
            return None if self.may_propose(seat) else Refusal("T2", "no-proposal")
        early = phase is self.arranging or isinstance(phase, Calling)
        if early and 0 <= seat < self.seats and not phase.allows(seat, move):
            return phase.why_not(seat, move)  # nobody is told that it is another's turn: there are no turns yet
        return super().refused(seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        if kind_of(move) != PROPOSE:
            super().apply(seat, move)
            return
        self.write_log(seat, move)
        self.proposals = append(self.proposals, seat | payload_of(move) << 4)

    def copy(self) -> "ShitheadState":
        marks, first_open, asked, proposals = self.marks, self.first_open, self.asked, self.proposals
        other = ShitheadState(self.game, self.options, self.seats, self.dealer)
        self.copy_base(other)
        other.losers, other.starter, other.old_task = self.losers, self.starter, self.old_task
        other.marks = marks[: len(marks)]
        other.first_open = first_open[: len(first_open)]
        other.asked = asked[: len(asked)]
        other.proposals = proposals[: len(proposals)]
        other.arranging = self.arranging.copy()
        other.turns = self.turns.copy()
        phase = self.phase
        if phase is self.arranging:
            other.phase = other.arranging
        elif phase is self.turns:
            other.phase = other.turns
        else:
            other.phase = phase.copy()
        return other

    def show_table(self, display: Display) -> None:
        """See `showing.show_match`."""
        calling = self.phase if isinstance(self.phase, Calling) else None
        display.deals = self.options.rounds
        display.show_totals(self.marks)
        task = self.task()
        shown = task if task >= 0 else self.old_task
        if display.between_deals():
            for seat in range(display.seats):
                if self.losers & BIT[seat]:
                    display.show_fact("shithead", "seat", seat)
        if self.deal_number:
            first = self.arranging if self.phase is self.arranging else None
            show_match(display, self.turns, first, calling, TASKS[shown] if shown >= 0 else "")
            if display.keeps_all:
                display.memory["first_open"] = [int(seat) for seat in self.first_open]
                display.memory["asked"] = [int(rank) for rank in self.asked]
                display.memory["starter"] = int(self.starter)
                display.memory["proposals"] = [int(proposal) for proposal in self.proposals]
                display.memory["old_task"] = int(self.old_task)
        if display.seat >= 0 and self.may_propose(display.seat):
            display.messages = [int(payload << 6 | PROPOSE) for payload in range(len(TASKS))]
