"""Bids and cards out of turn, at a table where they may fall (P4, P5)."""

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.cards.card import card_text
from troef.core.display import Display
from troef.core.moves import kind_of, make_move
from troef.core.refusal import Refusal
from troef.core.view import REFEREE, Ruling, View
from troef.games.cinch.language import BIDS, EARLY_BID, LEAD_ORDERS, LEAVE_LEAD, ORDER_TRUMP
from troef.games.cinch.phases import Bidding
from troef.tricks.game import TrickMatch
from troef.tricks.out_of_turn import Bound, LeadOrder
from troef.tricks.play import TrickPlay
from troef.tricks.watching import Watch


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class JudgedMatch(TrickMatch):
    """What a position of cinch makes of bids and cards out of turn."""

    # ---- bids (P4) ----

    def why_not_early_bid(self, seat: i64, rung: i64) -> Refusal | None:
        """P4: a bid out of turn can be made by who is not on turn and has not been silenced."""
        auction = self.phase
        if self.watch is None or not isinstance(auction, Bidding) or not 0 <= seat < 4 or seat == auction.turn:
            return Refusal("P4", "no-early-bid")
        if not auction.lowest(seat) <= rung < len(BIDS.names):
            return Refusal("P4", "no-early-bid")
        return Refusal("P4", "silenced") if auction.silenced & BIT[seat] else None

    def apply_beside(self, seat: i64, move: i64) -> None:
        """P4: the bid is void, and its side says nothing more."""
        watch, auction = self.watch, self.phase
        if kind_of(move) != EARLY_BID or watch is None or not isinstance(auction, Bidding):
            super().apply_beside(seat, move)
            return
        self.write_log(seat, move)
        watch.rule(Ruling(REFEREE, int(seat), True, 0, -1, "R7", "P4", "silenced"))
        auction.silence(BIT[seat] | BIT[(seat + 2) & 3])
        self.advance()

    def relive(self, seat: i64, move: i64) -> bool:
        if kind_of(move) != EARLY_BID:
            return super().relive(seat, move)
        rulings = self.watch.rulings if self.watch is not None else []
        self.apply_beside(seat, move)
        if self.watch is not None:
            self.watch.rulings = rulings  # the view tells them
        return True

    def show_watch(self, display: Display) -> None:
        """P4: which bids can be made out of turn; P5: the card that lies there out of turn."""
        super().show_watch(display)
        told, watch, auction = display.at_table, self.watch, self.phase
        if isinstance(auction, Bound) and watch is not None and watch.early >= 0:
            display.show_badge(watch.early_seat, "early", "cards", [card_text(watch.early)])
        if told is None or not isinstance(auction, Bidding) or display.seat < 0:
            return
        for rung in range(len(BIDS.names)):
            if self.why_not_early_bid(display.seat, rung) is None:
                told.irregular.append(int(make_move(EARLY_BID, rung)))

    # ---- cards (P5) ----

    def may_be_early(self, leads: bool) -> bool:
        return self.phase is self.tricks

    def keep_early(self, play: TrickPlay, seat: i64, card: i64) -> None:
        self.phase = Bound(play, seat, BIT[card], "P5")

    def claims_back(self, watch: Watch, by: i64, accused: i64) -> bool:
        """P5: an opponent wants it, and neither opponent has played to the trick meanwhile."""
        play = self.tricks
        if play is None or accused != watch.early_seat or by & 1 == accused & 1:
            return False
        return self.early_lies(watch, play)

    def settle_beside(self, by: i64, accused: i64) -> bool:
        """P5: the card goes back to the hand."""
        watch = self.watch
        assert watch is not None
        if not self.claims_back(watch, by, accused):
            return False
        trick, card = int(watch.early_trick) + 1, int(watch.early)
        self.give_back(watch)
        ordered = isinstance(self.phase, LeadOrder)
        outcome = "lead-ordered" if ordered else "taken-back"
        watch.rule(Ruling(int(by), int(accused), True, trick, card, "R17", "P5", outcome))
        return True

    def evident_beside(self, view: View) -> list[int]:
        """P5: a card that lies there out of turn goes back, if it is up to a bot."""
        watch = self.watch
        assert watch is not None
        return [int(watch.early_seat)] if self.claims_back(watch, view.seat, watch.early_seat) else []

    def give_back(self, watch: Watch) -> None:
        """P5: where the partner had to lead, the opponent on the right may order him to lead a trump, or forbid it."""
        play = self.tricks
        assert play is not None
        super().give_back(watch)
        if not play.count and watch.due == (watch.early_seat + 2) & 3:
            self.phase = LeadOrder(play, (watch.early_seat + 3) & 3, LEAD_ORDERS, "P5")

    def lead_ordered(self, phase: LeadOrder, play: TrickPlay) -> None:
        """P5: who has no such card leads what he likes."""
        hand, trumps = play.hands[play.turn], play.order.trumps()
        bound = hand & trumps if phase.said == ORDER_TRUMP else hand & ~trumps
        self.phase = play
        if phase.said != LEAVE_LEAD and bound:
            self.phase = Bound(play, play.turn, bound, "P5")

    def card_owed(self, phase: Bound, play: TrickPlay) -> None:
        if phase.laid:
            self.phase = play
            if play.turn < 0:
                play.gather()
                self.trick_taken(play)
