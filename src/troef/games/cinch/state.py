"""A position of a match of cinch: auction, discard and draw, robbing, play."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.naming import TrumpNaming
from troef.cards.bits import BIT, card_count, cards_in
from troef.cards.card import card_text, suit_text
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.moves import BID, DISCARD, HIDDEN, PASS, PLAY, TRUMP, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE, Ruling, SheetRow, View, may_see
from troef.games.cinch.judging import JudgedMatch
from troef.games.cinch.language import CHANGE, EARLY_BID
from troef.games.cinch.phases import Bidding, Discarding
from troef.games.cinch.result import check_sheet
from troef.games.cinch.scoring import score_sides
from troef.tricks.aim import Aim, for_points, side_of
from troef.tricks.deal import DealPattern, cards_from
from troef.tricks.game import TrickGame
from troef.tricks.ordering import Ordering
from troef.tricks.out_of_turn import Bound, LeadOrder
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.revokes import Revoke
from troef.tricks.run import MOST_TRICKS, TrickRun
from troef.tricks.watching import Recording, Watch

PACK: Final = list(make_pack())
PACKETS: Final = DealPattern(4, (3, 3, 3))  # R3
DEALT: Final[i64] = 36
HAND: Final[i64] = 6
TRICKS: Final[i64] = 6  # R17
STOCK: Final[i64] = 16  # R3


@final
class TableRules:
    """What the state needs of the rules."""

    def __init__(
        self,
        target: int,
        least_bid: int,
        all_pass: str,
        table: TrickTable,
        orderings: list[Ordering],
        watched: bool,
    ) -> None:
        self.target: i64 = target
        self.least_bid: i64 = least_bid
        self.redeal: bool = all_pass == "redeal"
        #: the dealer's bid when all pass
        self.owed: i64 = 1 if all_pass == "forced_one" else 0
        self.table = table
        self.orderings = orderings
        #: P6: whether a revoke may happen
        self.watched: bool = watched


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CinchState(JudgedMatch):
    """A position of a match of cinch.

    Sets of cards by seat: `dealt` are the nine, `shown` the discarded trumps, `down` the cards discarded face down;
    `drawn` counts what each seat drew. `stock` is dealt from in order, `second` are the old discards when it ran out
    (R15); `lacking` is how many cards the seat before the dealer still needs of them. `step` is the place after the
    dealer of the player who discards; `giver` dealt the cards of this deal, also when `dealer` has moved on.
    """

    def __init__(self, game: TrickGame, rules: TableRules, dealer: int) -> None:
        super().__init__(game, 4, dealer)
        self.rules: TableRules = rules
        self.dealt: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.shown: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.down: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.drawn: vec[i64] = vec[i64]([0, 0, 0, 0])
        #: never written after the deal, so copies share it
        self.stock: vec[i64] = vec[i64]()
        self.second: vec[i64] = vec[i64]()  # a new one when it is dealt from, so copies share it
        self.place: i64 = 0
        self.lacking: i64 = 0
        self.step: i64 = 0
        self.giver: i64 = dealer
        self.bidder: i64 = -1
        self.bid: i64 = -1
        self.trump: i64 = -1

    # ---- the deal ----

    def pack(self) -> list[int]:
        """The whole pack; in mid-deal the face-down discards of the other players (R15)."""
        if not self.lacking:
            return super().pack()
        return cards_in(self.down[(self.dealer + 1) & 3] | self.down[(self.dealer + 2) & 3])

    def cutter(self) -> int:
        return -1 if self.lacking else int(self.dealer + 3) & 3  # R2

    def least_packet(self) -> int:
        return 4  # R2

    def dealt_cards(self) -> i64:
        return DEALT + STOCK

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        if self.lacking:
            self._restock([int(card) for card in cards_from(pack, top, 0, len(pack))])
            return
        self.stock = cards_from(pack, top, DEALT, STOCK)
        super().lay_pack(pack, top)

    def deal_in_run(self, run: TrickRun, rng: Rng) -> i64:
        if self.lacking:
            self.deal_shuffled(rng)
            return 0
        return super().deal_in_run(run, rng)

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        hands = run.hands(self.trick_game.packets, rng)
        self.stock = run.turned(DEALT, STOCK, rng)
        self.start_deal(hands)

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        return TrickPlay(self.rules.table, self.rules.orderings[0], hands, (self.dealer + 1) & 3)

    def start_deal(self, hands: vec[i64]) -> None:
        super().start_deal(hands)
        self.watch = Watch() if self.rules.watched else None
        self.giver = self.dealer
        self.dealt = hands[:4]
        self.shown = vec[i64]([0, 0, 0, 0])
        self.down = vec[i64]([0, 0, 0, 0])
        self.drawn = vec[i64]([0, 0, 0, 0])
        self.second = vec[i64]()
        self.place = 0
        self.bidder = -1
        self.bid = -1
        self.trump = -1
        self.phase = Bidding((self.dealer + 1) & 3, self.rules.least_bid)

    def advance(self) -> None:
        phase, play = self.phase, self.tricks
        if phase is play:
            super().advance()
        elif isinstance(phase, Discarding):
            assert play is not None
            self._laid_away(phase, play)
        elif isinstance(phase, Bound):
            assert play is not None
            self.card_owed(phase, play)
        elif isinstance(phase, LeadOrder):
            assert play is not None
            self.lead_ordered(phase, play)
        else:
            super().advance()

    def phase_over(self, phase: Phase) -> None:
        if isinstance(phase, Bidding):
            self._auction_over(phase)
        elif isinstance(phase, TrumpNaming):
            play = self.tricks
            assert play is not None
            self.trump = phase.trump
            play.order = self.rules.orderings[phase.trump]
            self.step = 1
            self._discard(play)
        elif isinstance(phase, Recording):
            play = self.tricks
            assert play is not None
            super().deal_played(play)

    def _auction_over(self, auction: Bidding) -> None:
        if auction.high >= 0:
            self.bidder = auction.bidder
            self.bid = auction.high + 1
        elif self.rules.redeal:  # R8
            self.add_row(SheetRow((0, 0)))
            self.await_deal()
            return
        else:
            self.bidder = self.dealer
            self.bid = self.rules.owed
        self.phase = TrumpNaming(self.bidder, "R9", "name-trump-first")

    # ---- discard and draw ----

    def _discard(self, play: TrickPlay) -> None:
        """R10: from the dealer's left everybody but the dealer discards what is no trump, and R11: what is over six."""
        trumps = play.order.trumps()
        hands = play.hands
        while self.step < 4:
            seat = (self.dealer + self.step) & 3
            self.down[seat] = hands[seat] & ~trumps
            hands[seat] &= trumps
            over = card_count(hands[seat]) - HAND
            if over > 0:
                self.phase = Discarding(hands[:4], seat, over, "R11", "discarding", self._changers(), self.shown[:4])
                return
            self.step += 1
        self._draw(play)

    def _changers(self) -> i64:
        """R13: who has discarded trumps holds six and draws no card: he may change them until the play begins."""
        found: i64 = 0
        for step in range(1, self.step):
            seat = (self.dealer + step) & 3
            if self.shown[seat]:
                found |= BIT[seat]
        return found

    def _laid_away(self, phase: Discarding, play: TrickPlay) -> None:
        seat = self.dealer if self.step == 4 else (self.dealer + self.step) & 3
        trumps = play.order.trumps()
        if phase.changing:  # R13
            for changer in cards_in(phase.changing):
                play.hands[changer] = phase.hands[changer]
                self.shown[changer] = phase.shown[changer]
        play.hands[seat] = phase.hands[seat]
        self.shown[seat] = phase.laid[seat] & trumps
        if self.step == 4:
            self.down[seat] = phase.laid[seat] & ~trumps
        if phase.waiting:
            return
        if self.step == 4:
            self._lead(play)
        else:
            self.step += 1
            self._discard(play)

    def _draw(self, play: TrickPlay) -> None:
        """R12: from the top of the stock, from the dealer's left."""
        hands = play.hands
        for step in range(1, 4):
            seat = (self.dealer + step) & 3
            need = HAND - card_count(hands[seat])
            while need > 0 and self.place < STOCK:
                hands[seat] |= BIT[self.stock[self.place]]
                self.place += 1
                self.drawn[seat] += 1
                need -= 1
            if need > 0:  # R15; only the last of the three can be short
                self.lacking = need
                self.await_deal()
                return
        self._rob(play)

    def _restock(self, order: list[int]) -> None:
        """R15: the shuffled discards of the others complete the hand, the rest of them is the stock."""
        play = self.tricks
        assert play is not None
        seat = (self.dealer + 3) & 3
        second = vec[i64]([0] * len(order))
        for at, card in enumerate(order):
            second[at] = card
        self.second = second
        for at in range(self.lacking):
            play.hands[seat] |= BIT[second[at]]
        self.drawn[seat] += self.lacking
        self.down[(self.dealer + 1) & 3] = 0
        self.down[(self.dealer + 2) & 3] = 0
        self.lacking = 0
        self._rob(play)

    def _rob(self, play: TrickPlay) -> None:
        """R14: the dealer takes up the rest of the stock and lays away all but six."""
        dealer = self.dealer
        hands = play.hands
        for at in range(self.place, STOCK):
            hands[dealer] |= BIT[self.stock[at]]
        drawn = self.drawn[0] + self.drawn[1] + self.drawn[2] + self.drawn[3]
        for at in range(drawn - STOCK if drawn > STOCK else 0, len(self.second)):
            hands[dealer] |= BIT[self.second[at]]
        self.place = STOCK
        over = card_count(hands[dealer]) - HAND
        self.phase = Discarding(hands[:4], dealer, over, "R14", "robbing", self._changers(), self.shown[:4])

    def _lead(self, play: TrickPlay) -> None:
        """R17: the bidder leads."""
        play.lead_from(self.bidder)
        self.phase = play

    # ---- the score ----

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The lead in points (S1); not whether the bid is made."""
        play = self.tricks
        return for_points(play, side_of(play, seat), lead=True) if play is not None and self.phase is play else None

    def thrown(self) -> i64:
        """R16: the points that were thrown away."""
        play = self.tricks
        if play is None or self.trump < 0:
            return 0
        shown = self.shown
        return play.order.points_in(shown[0] | shown[1] | shown[2] | shown[3])

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def deal_played(self, play: TrickPlay) -> None:
        if self.watch is None:
            super().deal_played(play)
        else:
            self.phase = Recording(15)

    def settle_revoke(self, by: i64, revoke: Revoke) -> None:
        """P6: play continues, and the side cannot score."""
        watch = self.watch
        assert watch is not None
        outcome = "no-score" if revoke.seat & 1 == self.bidder & 1 else "no-score-no-set"
        duty = "R18" if revoke.refusal.facts.get("suit") == suit_text(self.trump) else "R19"
        watch.rule(Ruling(int(by), revoke.seat, True, revoke.trick, revoke.card, duty, "P6", outcome))

    def revoked_sides(self) -> list[int]:
        """The sides of which a revoke was proven (P6)."""
        watch = self.watch
        return [] if watch is None else sorted({seat % 2 for seat in watch.settled_by("P6")})

    def points(self, play: TrickPlay) -> list[int]:
        side = self.bidder & 1
        points = self.thrown() + play.order.points_in(play.won[side] | play.won[side + 2])
        revoked = self.revoked_sides()
        bidders, others = score_sides(self.bid, points, int(side) in revoked, 1 - int(side) in revoked)
        return [int(bidders), int(others)] if side == 0 else [int(others), int(bidders)]

    def finish_if_over(self) -> None:
        if self.totals[0] >= self.rules.target or self.totals[1] >= self.rules.target:  # S5
            self.finish_scored(self.scores(), "target")

    # ---- refusals, secrets, copies ----

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        if kind_of(move) == EARLY_BID and isinstance(self.phase, Bidding):
            return self.why_not_early_bid(seat, payload_of(move))
        found = super().refused(seat, move)
        if found is None or not 0 <= seat < 4 or self.awaits_deal or self.outcome_now is not None:
            return found
        play = self.tricks
        assert play is not None
        if found.reason == "must-follow":
            return Refusal("R18" if play.led == self.trump else "R19", "must-follow", found.facts)
        kind = kind_of(move)
        if found.reason == "not-your-turn" and self.drawn[seat] and (kind == DISCARD or kind == CHANGE):
            return Refusal("R13", "discard-final")
        if found.clause or found.reason != "wrong-phase":
            return found
        if kind == BID or kind == PASS or kind == EARLY_BID:
            return Refusal("R7", "auction-over") if not isinstance(self.phase, Bidding) else found
        if kind == TRUMP:
            return Refusal("R9", "trump-later" if self.trump < 0 else "trump-named")
        if kind == DISCARD or kind == CHANGE:
            return Refusal("R13", "discard-final") if self.phase is play else Refusal("R10", "discard-later")
        if kind == PLAY:
            return Refusal("R17", "play-later")
        return found

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """R10, R14: what is no trump is laid away face down."""
        if kind_of(move) != DISCARD or may_see(viewer, seat):
            return self.seen_card(viewer, move)
        play = self.tricks
        if play is not None and play.order.trumps() & BIT[payload_of(move)]:
            return move
        return make_move(DISCARD, HIDDEN)

    def copy(self) -> "CinchState":
        dealt, shown, down, drawn = self.dealt, self.shown, self.down, self.drawn
        other = CinchState(self.trick_game, self.rules, self.dealer)
        self.copy_match(other)
        other.stock, other.second, other.place, other.lacking = self.stock, self.second, self.place, self.lacking
        other.step, other.giver, other.bidder, other.bid = self.step, self.giver, self.bidder, self.bid
        other.trump = self.trump
        other.dealt = dealt[: len(dealt)]
        other.shown = shown[: len(shown)]
        other.down = down[: len(down)]
        other.drawn = drawn[: len(drawn)]
        return other

    def restore(self, view: View) -> None:
        """The match as it was before the view's deal."""
        in_deal = awaits_discards(view)
        # the same dealer deals again when all have passed
        passed_out = bool(view.log) and kind_of(view.log[-1][1]) in (PASS, EARLY_BID)
        self.restore_before_deal(view, not in_deal, 0 if in_deal or passed_out else 1)
        self.awaits_deal = True
        self.add_up()

    def check_rows(self) -> None:
        check_sheet(self.sheet, int(self.deal_number), int(self.rules.target))

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        phase = self.phase
        if isinstance(phase, Bidding) and phase.high >= 0:
            display.show_number("bid", phase.high + 1)
            display.show_seat("bidder", phase.bidder)
        elif self.bidder >= 0:
            if self.trump >= 0:
                display.show_suit("trump", self.trump)
            display.show_number("bid", self.bid)
            display.show_seat("bidder", self.bidder)
            thrown = int(self.thrown())
            if thrown:
                display.show_fact("thrown", "number", thrown)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        self._show_stock(display)
        for seat in range(4):
            self._show_discards(display, seat)
            if self.trump >= 0:
                display.badge_number(seat, "points", play.order.points_in(play.won[seat]))
                if self.drawn[seat]:
                    display.badge_number(seat, "drawn", self.drawn[seat])
        if display.seat >= 0 and display.keeps_all:  # what this seat has held
            display.memory["dealt"] = _texts(cards_in(self.dealt[display.seat]))
            display.memory["drawn"] = _texts(self._drawn_by(display.seat))

    def _show_stock(self, display: Display) -> None:
        left = [int(self.stock[at]) for at in range(self.place, STOCK)]
        if left and display.seat == REFEREE:
            display.show_zone("stock", "stock", cards=left[::-1])
        elif left:
            display.show_zone("stock", "stock", hidden=len(left))

    def _show_discards(self, display: Display, seat: int) -> None:
        """T4: discarded trumps lie face up beside the player for the rest of the hand, the others face down."""
        shown, down = self.shown[seat], self.down[seat]
        if not shown | down:
            return
        name = f"discard-{seat}"
        if may_see(display.seat, seat):
            display.show_zone(name, "discard", seat, "fan", cards_in(down) + cards_in(shown))
        else:
            display.show_zone(name, "discard", seat, "fan", cards_in(shown), int(card_count(down)))

    def _drawn_by(self, seat: int) -> list[int]:
        """The cards that a seat drew, in order (R12, R15)."""
        first: i64 = 0
        for step in range(1, 4):
            other = (self.giver + step) & 3
            if other == seat:
                break
            first += self.drawn[other]
        cards: list[int] = []
        for at in range(first, first + self.drawn[seat]):
            cards.append(int(self.stock[at] if at < STOCK else self.second[at - STOCK]))
        return cards


def awaits_discards(view: View) -> bool:
    """R15: whether the old discards must be shuffled, in the middle of a deal; it has not come to its last card then,
    nor have all passed."""
    if view.phase != "awaits-deal" or not view.log:
        return False
    last = kind_of(view.log[-1][1])
    return last == TRUMP or last == DISCARD or last == CHANGE


def _texts(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]
