"""A position of a match of pandoeren: what follows what."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.auction import PASS_AND_RETURN, Auction
from troef.auction.contract import ALONE, CALLED_CARD, OPEN_ALL, THE_JAS
from troef.auction.laying import LayAway
from troef.cards.bits import BIT, cards_in
from troef.cards.card import JACK, card_text
from troef.core.display import Display
from troef.core.moves import BID, DISCARD, HIDDEN, PASS, kind_of, make_move
from troef.core.phase import Phase
from troef.core.position_facts import PositionError
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE, View, may_see
from troef.games.pandoeren.contracts import (
    CONTRACTS,
    LADDER,
    LOSE_ALL,
    OPEN_LEADER,
    OPEN_SECOND,
    PICCOLO,
    POINTS,
)
from troef.games.pandoeren.phases import Challenge, Naming, Report, StukReport, king_and_queen
from troef.games.pandoeren.result import check_rows
from troef.games.pandoeren.roem import RoemRace, best_combination, roem_total
from troef.games.pandoeren.rules import (
    JAS_IS_FREE,
    MOMENTS,
    NO_TRUMP_TABLE,
    PACKETS,
    TRUMP_TABLE,
    UPCARD,
    TableRules,
)
from troef.games.pandoeren.scoring import LAST_TRICK, NO_TRUMPS, ORDERINGS, TRICKS, WINNER_BITS, settle_deal
from troef.games.pandoeren.showing import show_laid, show_piles, show_roem
from troef.tricks.aim import Aim, for_exactly, for_points, for_tricks
from troef.tricks.deal import card_at
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.play import CARD_BITS, TrickPlay
from troef.tricks.run import MOST_TRICKS, TrickRun

EVERYBODY: Final[i64] = 15

#: What is still to be said before play goes on (bits, in this order).
BIDDER_REPORTS: Final[i64] = 1
PARTNER_REPORTS: Final[i64] = 2
OTHERS_ANSWER: Final[i64] = 4
STUK_IS_DUE: Final[i64] = 8


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PandoerState(TrickMatch):
    """A position of a match.

    `contract` is the rung of the bid that is played, `partner` who really is the partner (-1: nobody), `revealed`
    whether everybody knows (R11); `winners` the winners of the tricks, packed.
    """

    def __init__(self, game: TrickGame, rules: TableRules, dealer: int) -> None:
        super().__init__(game, 4, dealer)
        self.rules: TableRules = rules
        self.upcard: i64 = -1
        self.buried: i64 = -1
        self.contract: i64 = -1
        self.bidder: i64 = -1
        self.bid_by: i64 = 0
        self.trump: i64 = -1
        self.called: i64 = -1
        self.partner: i64 = -1
        self.revealed: bool = False
        self.winners: i64 = 0
        self.race: RoemRace | None = None
        self.stuk_seat: i64 = -1
        self.stuk_waits: bool = False
        self.due: i64 = 0

    # ---- the deal ----

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        self.upcard = card_at(pack, top, UPCARD)
        hands = vec[i64]([0, 0, 0, 0])
        for place in range(len(pack) - 1):
            card = card_at(pack, top, place if place < UPCARD else place + 1)
            hands[PACKETS.player(place, self.dealer)] |= BIT[card]
        self.start_deal(hands)

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        hands = run.hands(PACKETS, rng)
        self.upcard = run.pack[len(run.pack) - 1]
        self.start_deal(hands)

    def runs_out(self, phase: Phase) -> bool:
        return not isinstance(phase, Challenge) and super().runs_out(phase)  # each answer counts at once

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        return TrickPlay(NO_TRUMP_TABLE, NO_TRUMPS, hands, self.after(self.dealer))

    def start_deal(self, hands: vec[i64]) -> None:
        super().start_deal(hands)
        self.buried = -1
        self.contract = -1
        self.bidder = -1
        self.bid_by = 0
        self.trump = -1
        self.called = -1
        self.partner = -1
        self.revealed = False
        self.winners = 0
        self.race = None
        self.stuk_seat = -1
        self.stuk_waits = False
        self.due = 0
        self.phase = Auction(LADDER, self.after(self.dealer), PASS_AND_RETURN)  # R3

    # ---- what follows what ----

    def advance(self) -> None:
        phase = self.phase
        play = self.tricks
        assert play is not None
        if phase is play:
            self._card_played(play)
        elif isinstance(phase, Challenge):
            self._answered(play, phase)
        elif phase.turn < 0:
            self.phase_over(phase)

    def phase_over(self, phase: Phase) -> None:
        play = self.tricks
        assert play is not None
        if isinstance(phase, Auction):
            self._auction_over(play, phase)
        elif isinstance(phase, LayAway):
            self._exchanged(play, phase)
        elif isinstance(phase, Naming):
            self._named(play, phase)
        elif isinstance(phase, Report):
            self._report(phase.seat, phase.reported)
            self._go_on(play)
        elif isinstance(phase, StukReport):
            race = self.race
            if phase.reported and race is not None:
                race.stuk_by = phase.seat
            self._go_on(play)

    def _auction_over(self, play: TrickPlay, auction: Auction) -> None:
        if auction.high < 0:  # R2
            self.finish_if_over()
            if self.outcome_now is None:
                self.next_deal()
            return
        self.contract = auction.high
        self.bidder = auction.bidder
        self.bid_by = auction.bid_by
        hands = play.hands
        hands[self.bidder] |= BIT[self.upcard]  # R8
        play.hands = hands
        self.phase = LayAway(hands[: len(hands)], BIT[self.bidder], 1, "R8", "exchange")

    def _exchanged(self, play: TrickPlay, laying: LayAway) -> None:
        bidder = self.bidder
        hands = play.hands
        hands[bidder] = laying.hands[bidder]
        play.hands = hands
        self.buried = cards_in(laying.laid[bidder])[0]
        contract = CONTRACTS[self.contract]
        if contract.trump or contract.partner == CALLED_CARD:
            self.phase = Naming(bidder, contract, hands[bidder], self.buried)
        else:
            self._start_play(play)

    def _named(self, play: TrickPlay, naming: Naming) -> None:
        self.trump = naming.trump
        self.called = naming.called
        card: i64 = naming.called
        if CONTRACTS[self.contract].partner == THE_JAS:
            card = 16 * self.trump + JACK  # R12
        for seat in range(4):
            if card >= 0 and seat != self.bidder and play.hands[seat] & BIT[card]:
                self.partner = seat
        self._start_play(play)

    def _start_play(self, play: TrickPlay) -> None:
        play.lead_from(self.bidder)  # R13
        if self.trump >= 0:
            play.table = TRUMP_TABLE
            play.flags = TRUMP_TABLE.duties.flags
            play.order = ORDERINGS[self.trump]
            play.limits = JAS_IS_FREE[self.trump]
        contract = CONTRACTS[self.contract]
        if contract.roem:
            hands = play.hands
            totals = vec[i64]([roem_total(hands[seat], self.rules.reuse) for seat in range(4)])
            bests = vec[i64]([best_combination(hands[seat]) for seat in range(4)])
            self.race = RoemRace(totals, bests, self.bidder, self.bid_by & ~BIT[self.bidder])
            pair = king_and_queen(self.trump)
            for seat in range(4):
                if hands[seat] & pair == pair:
                    self.stuk_seat = seat
        if contract.partner == ALONE:
            self.revealed = True
        self.phase = play

    def _watched(self) -> i64:
        """The card that makes the partner known when it is played (bits)."""
        if self.called >= 0:
            return BIT[self.called]
        return i64(0) if self.trump < 0 else BIT[16 * self.trump + JACK]

    def whole_tricks(self, play: TrickPlay) -> bool:
        return self.revealed and self.stuk_seat < 0 and not self.due and play.tricks_played > 1

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS if self.whole_tricks(play) else i64(0)

    def tricks_over(self, play: TrickPlay, run: TrickRun, rng: Rng) -> i64:
        takers = run.takers
        for number in range(run.first, play.tricks_played):
            self.winners |= takers[number] << (WINNER_BITS * number)
        self.deal_played(play)
        return 0

    def _card_played(self, play: TrickPlay) -> None:
        count = play.count
        if count == 1 and play.tricks_played < 2:
            self._first_card(play)
        card = (play.packed >> (CARD_BITS * (count - 1))) & 63
        if not self.revealed and (self._watched() & BIT[card] or (play.complete and play.taker == self.bidder)):
            self._reveal()  # R11, R12
        if self.stuk_seat >= 0:
            pair = king_and_queen(self.trump)
            if pair & BIT[card] and not play.hands[self.stuk_seat] & pair:
                self._stuk_played()
        if self.due:
            self._go_on(play)
        elif play.complete:
            self._trick_over(play)

    def _first_card(self, play: TrickPlay) -> None:
        """What follows on the first card of the first two tricks: exposures, and the bidder's report."""
        opening = CONTRACTS[self.contract].opening
        if play.tricks_played == 0:
            if opening == OPEN_ALL:  # R25
                play.exposed = EVERYBODY
            if self.race is not None:  # S4.1
                self.due |= BIDDER_REPORTS
        elif opening == OPEN_SECOND or (opening == OPEN_LEADER and play.leader == self.bidder):  # R23, R22
            play.exposed = BIT[self.bidder]

    def _reveal(self) -> None:
        self.revealed = True
        if self.race is not None:
            self.due |= PARTNER_REPORTS  # S4.3
            if self.stuk_waits:
                self.due |= STUK_IS_DUE

    def _stuk_played(self) -> None:
        """S5: the second of king and queen of trump has been played by who held both."""
        seat = self.stuk_seat
        race = self.race
        assert race is not None
        if seat != self.bidder and seat != self.partner:
            return
        if self.rules.auto_announce:
            race.stuk_by = seat
        elif seat == self.bidder or self.revealed:
            self.due |= STUK_IS_DUE
        else:
            self.stuk_waits = True  # to report now would make the partner known before R11 does

    # ---- roem ----

    def _go_on(self, play: TrickPlay) -> None:
        """Ask or do what is still due; then play on."""
        race = self.race
        while self.due and race is not None:
            if self.due & (BIDDER_REPORTS | PARTNER_REPORTS) and not self.due & OTHERS_ANSWER:
                bidders = self.due & BIDDER_REPORTS != 0
                self.due &= ~(BIDDER_REPORTS if bidders else PARTNER_REPORTS)
                seat = self.bidder if bidders else self.partner
                if not self.rules.auto_announce:
                    self.phase = Report(seat, race.totals[seat])
                    return
                self._report(seat, race.totals[seat])
            elif self.due & OTHERS_ANSWER:
                self.due &= ~OTHERS_ANSWER
                if self._ask_opponents(race):
                    return
            else:
                self.due = 0
                self.phase = StukReport(self.stuk_seat)
                return
        if play.complete:
            self._trick_over(play)
        else:
            self.phase = play

    def _report(self, seat: i64, points: i64) -> None:
        race = self.race
        assert race is not None
        race.report(seat, points)
        if points:
            self.due |= OTHERS_ANSWER

    def _ask_opponents(self, race: RoemRace) -> bool:
        """S4.2, A17: who bid and has better annuls; False when nobody has to be asked."""
        asked = race.eligible
        if race.partner >= 0:
            asked &= ~BIT[self.partner]
        better = race.better(asked & ~BIT[self.partner])
        if not self.rules.manual_challenge:
            if better:
                race.annul(race.strongest(better))
            return False
        if asked:
            self.phase = Challenge(self.bidder, asked, better)
        return asked != 0

    def _answered(self, play: TrickPlay, challenge: Challenge) -> None:
        race = self.race
        assert race is not None
        if challenge.challenged:
            race.annul(challenge.answerer)
        if challenge.turn < 0:
            self._go_on(play)

    # ---- the end of a trick, a deal and the match ----

    def _trick_over(self, play: TrickPlay) -> None:
        self.winners |= play.taker << (WINNER_BITS * play.tricks_played)
        play.gather()
        if play.tricks_played == TRICKS:
            self.deal_played(play)
        else:
            self.phase = play

    def side(self) -> i64:
        """The bidder and his partner (bits)."""
        return BIT[self.bidder] | (BIT[self.partner] if self.partner >= 0 else 0)

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The bidder's side: its points with 5 for the last trick (S2), or its tricks; misère none, and piccolo the
        first trick (its value is then 1 when it is made)."""
        play = self.tricks
        if play is None or self.phase is not play:
            return None
        task = CONTRACTS[self.contract].task
        if task == LOSE_ALL:
            return for_exactly(play, BIT[self.bidder], 0)
        if task == POINTS:
            aim = for_points(play, self.side())
            aim.tricks[TRICKS - 1] = LAST_TRICK
            return aim
        if task != PICCOLO:
            return for_tricks(play, self.side())
        aim = Aim(play, BIT[self.bidder])
        aim.each_trick(-1)
        aim.tricks[0] = 1
        return aim

    def points(self, play: TrickPlay) -> list[int]:
        side = self.side()
        points: i64 = LAST_TRICK if side & BIT[play.taker] else i64(0)
        for seat in range(4):
            if side & BIT[seat]:
                points += play.order.points_in(play.won[seat])
        race = self.race
        extra = race.extra() if race is not None else 0
        return list(settle_deal(CONTRACTS[self.contract], self.bidder, side, self.winners, points, extra))

    def marks(self, play: TrickPlay) -> tuple[str, ...]:
        """The contract, with the bidder."""
        return tuple([CONTRACTS[self.contract].name if seat == self.bidder else "" for seat in range(4)])

    def finish_if_over(self) -> None:
        """S7: the match ends once somebody has reached the target."""
        if self._best() >= self.rules.target:
            self.finish_best(self.totals, "target")
        elif self.deal_number >= self.rules.most_deals:
            self.finish_best(self.totals, "limit")

    def _best(self) -> i64:
        """The highest total."""
        totals = self.totals
        best = totals[0]
        for seat in range(1, 4):
            best = max(best, totals[seat])
        return best

    # ---- the contract of every state ----

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None:
            return None
        play, kind = self.tricks, int(kind_of(move))
        in_turn = found.reason not in ("not-your-turn", "no-such-seat", "awaits-deal", "match-over")
        if in_turn and self.contract >= 0 and kind in (BID, PASS):
            return Refusal("R7", "auction-over")
        if found.clause == "R16" and play is not None and play.led == self.trump:
            return Refusal("R19", found.reason, found.facts)
        if not found.clause and found.reason == "wrong-phase" and kind in MOMENTS:
            return Refusal(MOMENTS[kind], "auction-first" if self.contract < 0 else found.reason, found.facts)
        return found

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        if kind_of(move) == DISCARD and viewer != seat and viewer != REFEREE:  # R8
            return make_move(DISCARD, HIDDEN)
        return move

    def copy(self) -> "PandoerState":
        other = PandoerState(self.trick_game, self.rules, self.dealer)
        self.copy_match(other)
        other.upcard, other.buried, other.contract, other.bidder = self.upcard, self.buried, self.contract, self.bidder
        other.bid_by, other.trump, other.called, other.partner = self.bid_by, self.trump, self.called, self.partner
        other.revealed, other.winners, other.stuk_seat = self.revealed, self.winners, self.stuk_seat
        other.stuk_waits, other.due = self.stuk_waits, self.due
        race = self.race
        if race is not None:
            other.race = race.copy()
        return other

    def restore(self, view: View) -> None:
        """The match as it was before the view's deal."""
        # a deal that all passed has no row
        self.restore_before_deal(view, written=any(kind_of(move) == BID for _, move in view.log))
        self.add_up()

    def set_match(self, facts: dict[str, Any]) -> None:
        self.check_deals(self.rules.most_deals)
        super().set_match(facts)

    def check_rows(self) -> None:
        check_rows(self.sheet, int(self.deal_number))
        if self._best() >= self.rules.target:  # S7
            raise PositionError("sheet", "the match ends at {target}: it would be over", target=self.rules.target)

    # ---- views ----

    def show_table(self, display: Display) -> None:
        super().show_table(display)
        display.show_number("target", self.rules.target)

    def show_hands(self, display: Display, play: TrickPlay) -> None:
        self._show_contract(display, play)
        if self.race is not None:
            show_roem(display, self.race, self.revealed)
        show_laid(display, self.upcard, self.contract >= 0, self.bidder, self.buried)
        play.show_hands(display)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        show_piles(display, play, self.bidder, self.partner if self.revealed else -1)

    def _show_contract(self, display: Display, play: TrickPlay) -> None:
        phase = self.phase
        rung, bidder = self.contract, self.bidder
        if isinstance(phase, Auction):
            rung, bidder = phase.high, phase.bidder
        if rung < 0:
            return
        display.show_fact("contract", "text", CONTRACTS[rung].key())
        display.show_seat("bidder", bidder)
        if self.trump >= 0:
            display.show_suit("trump", self.trump)
        if self.called >= 0:
            display.show_fact("called", "cards", card_text(self.called))
        if self.partner >= 0 and (self.revealed or may_see(display.seat, self.partner)):  # R11
            display.show_seat("partner", self.partner)
        elif self._alone_with_the_jas() and (self.revealed or may_see(display.seat, self.bidder)):  # A9
            display.show_fact("alone", "flag", True)
        talks = self.contract >= 0 and CONTRACTS[self.contract].talking
        if talks and play.tricks_played == 0 and play.count == 1:  # R25, T2
            display.show_fact("talking", "flag", True)

    def _alone_with_the_jas(self) -> bool:
        return self.trump >= 0 and self.partner < 0 and CONTRACTS[self.contract].partner == THE_JAS
