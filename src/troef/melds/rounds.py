"""Rounds of drawing, melding, laying off and discarding, and matches in which their scores are added up."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.card import is_joker
from troef.cards.sentence import Sentence
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.log import log_entry, log_of
from troef.core.phase import AWAITS_DEAL, Phase
from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, sheet_row
from troef.core.view import REFEREE, SheetRow, View
from troef.melds.laid_turns import lay_turns
from troef.melds.twins import numbered

#: The steps of a turn: a card is drawn or the discard pile taken; then melds are laid, until a card is discarded.
DRAWING: Final[i64] = 0
MELDING: Final[i64] = 1


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class MeldRound(Phase):
    """One round, turn after turn: what lies on the table, and how far the turn is.

    When it is over, `turn` is -1 and `winner` who went out, or -1.
    """

    def __init__(self, first: i64, stock: vec[i64], pile: vec[i64]) -> None:
        super().__init__()
        self.turn = first
        #: the stock, top first; never written in, so copies share it
        self.stock = stock
        self.drawn: i64 = 0
        #: the discard pile, bottom first
        self.pile = pile
        #: the melds on the table in the order in which they were laid, and who laid them
        self.melds = vec[i64]()
        self.owners = vec[i64]()
        self.step: i64 = DRAWING
        #: whether the discards must be shuffled before the turn can begin
        self.lacks_stock: bool = False
        self.winner: i64 = -1

    def name(self) -> str:
        return "draw" if self.step == DRAWING else "meld"

    def copy(self) -> "MeldRound":
        raise NotImplementedError

    def copy_table(self, other: "MeldRound") -> None:
        """Copy what lies on the table, and how far the turn is, into a round with the same stock."""
        melds, owners = self.melds, self.owners
        other.drawn, other.step, other.lacks_stock, other.winner = self.drawn, self.step, self.lacks_stock, self.winner
        other.melds = melds[: len(melds)]
        other.owners = owners[: len(owners)]

    def in_stock(self) -> i64:
        """How many cards are in the stock."""
        return len(self.stock) - self.drawn

    def left_in_stock(self) -> list[int]:
        """The cards of the stock, top first."""
        return [int(self.stock[place]) for place in range(self.drawn, len(self.stock))]

    def top(self) -> i64:
        """The top card of the discard pile, or -1."""
        pile = self.pile
        return pile[len(pile) - 1] if len(pile) else i64(-1)

    def told(self, move: i64) -> i64:
        """A move as the log keeps it: a draw with the card, for those who may know it."""
        raise NotImplementedError


def show_stock(display: Display, running: MeldRound) -> None:
    """The stock: only the referee sees its cards."""
    if display.seat == REFEREE:
        display.show_zone("stock", "stock", cards=numbered(running.left_in_stock())[::-1])
    else:
        display.show_zone("stock", "stock", hidden=len(running.stock) - int(running.drawn))


def in_rounds(rounds: int) -> Sentence:
    """How many rounds a row of a sheet stands for, in an error text.

    >>> in_rounds(1), in_rounds(3)
    ('in one round', 'in 3 rounds')
    """
    return Sentence("in one round") if rounds == 1 else Sentence("in {rounds} rounds", rounds=rounds)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class RoundsState(State):
    """A match of such rounds: their scores are added up, and the deal goes round."""

    def __init__(self, game: Game, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.round: MeldRound | None = None
        self.totals = vec[i64]([0] * seats)

    # ---- for a game to say ----

    def round_scores(self) -> tuple[int, ...]:
        """What everybody scores in the round that is over."""
        raise NotImplementedError

    def ending(self) -> str:
        """Why the match is over after this round, or nothing."""
        raise NotImplementedError

    def most_rounds(self) -> i64:
        """How many rounds a match has at most."""
        raise NotImplementedError

    def row_fault(self, cells: tuple[int, ...], rounds: int) -> str:
        """Why that many rounds together cannot bring these scores; empty when they can."""
        raise NotImplementedError

    def is_plain_card(self, face: int) -> bool:
        """Whether anybody may discard such a card without any effect."""
        return not is_joker(face)

    def red_three_places(self) -> list[str]:
        """Where red threes are laid open."""
        return []

    # ---- the match ----

    def lay_turns(self, cards: dict[str, str], turns: Mapping[str, Any]) -> None:
        """As `State.lay_turns`."""
        lay_turns(self, cards, turns)

    def set_match(self, facts: dict[str, Any]) -> None:
        """The totals follow from the sheet; no row of it may be one that no rounds bring, or that ends the match."""
        self.check_deals(self.most_rounds())
        rounds = deals_by_row(int(self.deal_number), len(self.sheet))
        for place, row in enumerate(self.sheet):
            fault = self.row_fault(row.cells, rounds[place])
            for seat in range(self.seats):
                self.totals[seat] += row.cells[seat]
            if not fault and self.ending():
                fault = Sentence("the match would be over")
            if fault:
                raise PositionError(sheet_row(place + 1), fault)

    def begin_round(self, running: MeldRound) -> None:
        """Let the round that has been dealt begin."""
        self.round = running
        self.phase = running

    def apply(self, seat: i64, move: i64) -> None:
        """As `State.apply`; a drawn card is written in the log for those who know it."""
        running = self.round
        assert running is not None
        if not self.brief:
            log = self.own_log() if self.log_shared else self.log
            self.log = append(log, log_entry(seat, running.told(move)))
        running.play(seat, move)
        if running.turn < 0 or running.lacks_stock:
            self.advance()

    def advance(self) -> None:
        """Settle a round that is over, or have the discards shuffled."""
        running = self.round
        if running is None:
            return
        if running.lacks_stock:
            self.await_deal()
            return
        if running.turn >= 0:
            return
        scores = self.round_scores()
        for seat in range(len(scores)):
            self.totals[seat] += scores[seat]
        self.add_row(SheetRow(scores))
        reason = self.ending()
        if reason:
            self.finish_best(self.totals, reason)
        else:
            self.dealer = (self.dealer + 1) % self.seats
            self.await_deal()

    def copy_match(self, other: "RoundsState") -> None:  # by hand: the running phase may be the round
        """Copy the match and the running round into `other`."""
        self.copy_base(other)
        totals = self.totals
        other.totals = totals[: len(totals)]
        running = self.round
        other.phase = self.phase
        if running is not None:
            copied = running.copy()
            other.round = copied
            if self.phase is running:
                other.phase = copied

    def take_up(self, view: View, running: MeldRound) -> None:
        """Go on where a view stands, with a round that fits it."""
        self.restore(view)
        self.totals = vec[i64](list(view.totals))
        self.log, self.log_shared = log_of(view.log), False
        self.round = running
        self.awaits_deal = view.phase == AWAITS_DEAL.name()
        if view.actors:
            self.phase = running
        elif view.outcome is not None:
            self.finish(view.outcome)
