"""A position of a match of kleurenwiezen: what follows what, and what each seat sees."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.contract import BIDDER_LEADS, OPEN_PLAYERS
from troef.auction.laying import LayAway
from troef.auction.naming import TrumpNaming
from troef.cards.bits import BIT, card_count, cards_in, first_card
from troef.core.display import Display
from troef.core.game import Game
from troef.core.log import pair_of
from troef.core.moves import BID, DISCARD, HIDDEN, PASS, RAISE, TRUMP, kind_of, make_move
from troef.core.phase import Phase
from troef.core.position_facts import whole_number
from troef.core.position_sheet import check_sheet, check_zero_sum
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import SheetRow, View, may_see
from troef.games.kleurenwiezen.auction import MainAuction
from troef.games.kleurenwiezen.bidding import (
    ASK,
    JOIN,
    KEEP,
    PAS_MISERIE,
    PAS_TROEL,
    SOLO,
    TROEL_CALL,
    WAIT,
    BiddingRound,
)
from troef.games.kleurenwiezen.claims import (
    CLAIM,
    CONCEDE,
    Agreement,
    ClaimingPlay,
    certain_outcome,
    claimed_tricks,
    is_right,
)
from troef.games.kleurenwiezen.contracts import (
    GROTE_SOLOSLIM,
    LAID_AWAY,
    LEADERS,
    NAMES,
    NEEDED,
    NO_SUIT,
    OPENINGS,
    PAIR,
    SHAREABLE,
    TROEL,
    rank_at,
    suit_at,
)
from troef.games.kleurenwiezen.judging import ALL_SEATS, ASIDE, JudgedState
from troef.games.kleurenwiezen.revoking import (
    AWARD,
    Correcting,
)
from troef.games.kleurenwiezen.rules import ORDERINGS, PACK, TableRules
from troef.games.kleurenwiezen.scoring import score_awarded, score_claimed, score_conceded, score_deal
from troef.games.kleurenwiezen.showing import show_auction, show_bid
from troef.games.kleurenwiezen.troel import ACES, PasRound, TroelRound
from troef.tricks.aim import Aim, for_exactly, for_tricks
from troef.tricks.play import TrickPlay
from troef.tricks.run import MOST_TRICKS, TrickRun
from troef.tricks.watching import Recording, Watch

#: T8: beside the score of who won a grote soloslim: these cards are framed.
FRAMED: Final = "★"

#: What is said in an auction, for refusals once it is over.
SAYINGS: Final = frozenset(
    int(kind) for kind in (PASS, BID, RAISE, WAIT, ASK, JOIN, SOLO, KEEP, TROEL_CALL, PAS_TROEL, PAS_MISERIE)
)


#: Four times nothing: `removed` and `totals` are never changed in place, so that copies may share them.
ZEROS: Final = vec[i64]([0, 0, 0, 0])

#: Refusals that no clause of the game speaks about.
ELSEWHERE: Final = ("not-your-turn", "no-such-seat", "awaits-deal", "match-over", "not-offered")

#: The pack that runs start with.
NEW_PACK: Final = vec[i64](PACK)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KleurenwiezenState(JudgedState):
    """A position of a match of kleurenwiezen.

    `contract` is the rank that is played (0 until the auction has made one), `suit` its suit or NO_SUIT, `declarers`
    its players (bits), `bidder` the first of them: the asker of a pair, who called troel. `removed` are the cards put
    away for a kleine miserie (sets by seat). `passed_out` counts the deals that were not scored (R7), so that
    `first_dealer`, whose column is the first (T5), follows from the dealer and the number of the deal.
    """

    def __init__(self, game: Game, rules: TableRules, dealer: int) -> None:
        super().__init__(game, 4, dealer)
        self.rules = rules
        self.first_dealer: i64 = dealer
        self.passed_out: i64 = 0
        self.contract: i64 = 0
        self.suit: i64 = NO_SUIT
        self.declarers: i64 = 0
        self.bidder: i64 = -1
        self.caller: i64 = -1
        self.removed: vec[i64] = ZEROS  # replaced, never written in: copies share it
        self.totals: vec[i64] = ZEROS  # replaced, never written in: copies share it

    # ---- the deal ----

    def cutter(self) -> int:
        return int(self.dealer + 3) & 3  # R2: who dealt before

    def least_packet(self) -> int:
        return 4  # R3

    def new_run(self) -> TrickRun:
        return TrickRun(NEW_PACK, False)

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        self.start_deal(self.rules.packets.hands(pack, self.dealer, top))

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        self.start_deal(run.hands(self.rules.packets, rng))

    def runs_out(self, phase: Phase) -> bool:
        if isinstance(phase, TroelRound):
            return True
        if isinstance(phase, MainAuction):
            return phase.turn >= 0  # otherwise the jury is asked
        return isinstance(phase, LayAway)

    def start_deal(self, hands: vec[i64]) -> None:
        """Begin a deal with these hands."""
        self.begin_deal()
        self.watch = Watch() if self.rules.watched else None
        first = (self.dealer + 1) & 3
        self.tricks = TrickPlay(self.rules.table, ORDERINGS[-1], hands, first)
        self.contract = 0
        self.suit = NO_SUIT
        self.declarers = 0
        self.bidder = -1
        self.caller = -1
        self.removed = ZEROS
        self.phase = TroelRound(first, hands)  # R11

    def advance(self) -> None:
        phase = self.phase
        play = self.tricks
        assert play is not None
        if phase is play:
            self._card_played(play)
        elif isinstance(phase, ClaimingPlay):
            if phase.said >= 0:
                play.exposed |= BIT[phase.claimer]
                self.phase = Agreement(phase.claimer, phase.said, self.rules.human_jury)
            else:
                self._card_played(play)
                phase.turn = play.turn
        elif isinstance(phase, Correcting):
            self._corrected(phase, play)
        elif isinstance(phase, Recording):
            if phase.turn < 0:
                self.write_deal(score_deal(self.rules.points, self.contract, self._players(), self._tricks(play)))
        elif isinstance(phase, LayAway):
            self._card_removed(phase, play)
        elif isinstance(phase, Agreement):
            if phase.is_over():
                self._settle_claim(phase, play)
        elif phase.turn < 0:
            self._said(play)

    def _said(self, play: TrickPlay) -> None:
        """A round of the auction is over, or waits for the jury."""
        phase = self.phase
        if isinstance(phase, TroelRound):
            if phase.caller >= 0:  # R13
                self.caller = phase.caller
                self.phase = PasRound(phase.caller, self.rules.jury_from)
            else:  # R12
                self.phase = MainAuction(phase.first, play.hands, self.rules.jury_from)
        elif isinstance(phase, TrumpNaming):
            self.suit = phase.trump
            self._begin_play(play, first_card(self.declarers & ~BIT[self.caller]))  # R15
        elif isinstance(phase, BiddingRound):
            if phase.asking >= 0:
                return
            if phase.high >= 0:
                self._begin_contract(phase, play)
            elif self.caller >= 0:
                self._begin_troel(play)
            else:
                self.passed_out += 1
                self.await_deal()  # R7, R30: the same dealer

    def _begin_contract(self, auction: BiddingRound, play: TrickPlay) -> None:
        self.contract = rank_at(auction.high)
        self.suit = suit_at(auction.high)
        self.declarers = auction.holders
        self.bidder = first_card(auction.holders)
        if PAIR[self.contract] and isinstance(auction, MainAuction):
            self.bidder = first_card(auction.holders & auction.bound)
        if LAID_AWAY[self.contract]:  # R33
            hands = play.hands
            self.phase = LayAway(hands[: len(hands)], ALL_SEATS, LAID_AWAY[self.contract], "R33", "removing")
            return
        bidder_leads = LEADERS[self.contract] == BIDDER_LEADS
        self._begin_play(play, self.bidder if bidder_leads else (self.dealer + 1) & 3)

    def _begin_troel(self, play: TrickPlay) -> None:
        """R15: the fourth ace shows itself."""
        for seat in range(4):
            if seat != self.caller and play.hands[seat] & ACES:
                self.contract = TROEL
                self.bidder = self.caller
                self.declarers = BIT[self.caller] | BIT[seat]
                self.phase = TrumpNaming(seat, "R15")

    def _card_removed(self, laying: LayAway, play: TrickPlay) -> None:
        laid = laying.laid
        self.removed = laid[: len(laid)]
        for seat in range(4):
            play.hands[seat] &= ~laid[seat]
        if not laying.waiting:
            self._begin_play(play, (self.dealer + 1) & 3)

    def _begin_play(self, play: TrickPlay, leader: i64) -> None:
        """R34, R35."""
        play.order = ORDERINGS[self.suit]  # NO_SUIT is the last one
        play.lead_from(leader)
        self._go_on(play)

    def _go_on(self, play: TrickPlay) -> None:
        """Let cards fall to the tricks."""
        self.phase = play
        if self.rules.claims and (card_count(self.declarers) == 1 or PAIR[self.contract]):  # R42
            self.phase = ClaimingPlay(play)

    def whole_tricks(self, play: TrickPlay) -> bool:
        return play.tricks_played != 1 or OPENINGS[self.contract] != OPEN_PLAYERS  # R39

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def tricks_over(self, play: TrickPlay, run: TrickRun, rng: Rng) -> i64:
        self._all_played(play)
        return 0

    def _card_played(self, play: TrickPlay) -> None:
        if play.turn < 0:
            play.gather()
            if not play.hands[0] | play.hands[1]:
                self._all_played(play)
        elif play.count == 1 and play.tricks_played == 1 and OPENINGS[self.contract] == OPEN_PLAYERS:
            play.exposed = self.declarers  # R39

    def _all_played(self, play: TrickPlay) -> None:
        if self.watch is not None:
            self.phase = Recording(ALL_SEATS)
        else:
            self.write_deal(score_deal(self.rules.points, self.contract, self._players(), self._tricks(play)))

    # ---- irregularities: see `judging.py` ----

    def rank_played(self) -> i64:
        return self.contract

    def declaring(self) -> i64:
        return self.declarers

    def award(self, play: TrickPlay, won: bool) -> None:
        self.write_deal(score_awarded(self.rules.points, self.contract, self._players(), self._tricks(play), won))

    def _corrected(self, phase: Correcting, play: TrickPlay) -> None:
        """The right card lies there, and after it those that fell before."""
        for entry in phase.later:
            self.log = append(self.own_log(), entry)
            seat, move = pair_of(entry)
            play.play(seat, move)
        self.phase = play
        self._card_played(play)
        if self.phase is play:
            self._go_on(play)

    # ---- the score ----

    def _players(self) -> tuple[int, ...]:
        return tuple(cards_in(self.declarers))

    def _tricks(self, play: TrickPlay) -> tuple[int, ...]:
        """The tricks of each game: of the pair together, of everybody who plays a shared contract by himself."""
        counts = [int(play.tricks_of(seat)) for seat in self._players()]
        return tuple(counts) if SHAREABLE[self.contract] else (sum(counts),)

    def _settle_claim(self, claim: Agreement, play: TrickPlay) -> None:
        taken = self._tricks(play)[0]
        theirs = self.declarers & BIT[claim.claimer] != 0
        tricks: i64 = -1
        if not claim.disputed or claim.right == 1:
            tricks = claimed_tricks(play, self.contract, taken, theirs == (claim.said == CLAIM))
        elif claim.said == CONCEDE:
            tricks = certain_outcome(play, self.contract, taken, theirs)
        if tricks < 0 and not self.rules.human_jury:
            tricks = is_right(play, self.contract, self.declarers, claim.claimer, claim.said, taken)
        if claim.disputed:
            play.exposed = ALL_SEATS  # everybody may see why
        if tricks >= 0:
            self.write_deal(score_deal(self.rules.points, self.contract, self._players(), (int(tricks),)))
            return
        table, players, offender = self.rules.points, self._players(), int(claim.claimer)
        if claim.said == CLAIM:
            self.write_deal(score_claimed(table, self.contract, players, (int(taken),), offender))
        else:
            gain = self.rules.missed_gain
            self.write_deal(score_conceded(table, self.contract, players, (int(taken),), offender, gain))

    def write_deal(self, scores: list[int]) -> None:
        """S8, R4: a line of the sheet, and the next dealer or the end. Columns stand in the order of dealing (T5)."""
        if self.watch is not None:
            for _, offender, cost, gain in self.penalties_noted():
                scores = [score - cost if seat == offender else score + gain for seat, score in enumerate(scores)]
        before = self.totals
        totals = before[:4]
        for seat in range(4):
            totals[seat] += scores[seat]
        self.totals = totals
        if not self.brief:
            self._write_row(scores)
        if self.deal_number - self.passed_out < self.rules.deals:
            self.dealer = (self.dealer + 1) & 3
            self.await_deal()
            return
        self.finish_best(self.totals, "deals")

    def _write_row(self, scores: list[int]) -> None:
        cells: list[int] = []
        marks: list[str] = []
        for column in range(4):
            seat = (self.first_dealer + column) & 3
            cells.append(scores[seat])
            won = self.contract == GROTE_SOLOSLIM and self.declarers & BIT[seat] and scores[seat] > 0
            marks.append(FRAMED if won else "")
        self.add_row(SheetRow(tuple(cells), tuple(marks)))

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The tricks of the declarers; in a misérie none, in piccolo one, for a seat that plays it, otherwise for the
        first that does."""
        play = self.tricks
        if play is None or not (self.phase is play or isinstance(self.phase, ClaimingPlay)):
            return None
        players = self.declarers
        if not SHAREABLE[self.contract]:
            return for_tricks(play, players)
        return for_exactly(play, players & BIT[seat] or players & -players, NEEDED[self.contract])

    # ---- refusals ----

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        kind = kind_of(move)
        if kind == AWARD or (self.watch is not None and int(kind) in ASIDE):
            return self.why_not_beside(seat, move)
        found = super().refused(seat, move)
        if found is None or found.reason in ELSEWHERE:
            return found
        playing = self.phase is self.tricks or isinstance(self.phase, ClaimingPlay)
        if move == CLAIM or move == CONCEDE:
            return Refusal("R42", "no-claims-now" if self.rules.claims else "play-it-out")
        if kind == DISCARD and not isinstance(self.phase, LayAway):
            return Refusal("R33", "nothing-to-remove")
        if playing and int(kind) in SAYINGS:
            return Refusal("R30", "auction-over")
        if playing and kind == TRUMP:
            return Refusal("R34", "trump-is-made")
        return found

    # ---- copies and worlds ----

    def copy(self) -> "KleurenwiezenState":
        other = KleurenwiezenState(self.game, self.rules, self.dealer)
        self.copy_base(other)
        self.copy_play(other)
        other.first_dealer, other.passed_out, other.contract = self.first_dealer, self.passed_out, self.contract
        other.suit, other.declarers, other.bidder, other.caller = self.suit, self.declarers, self.bidder, self.caller
        other.removed, other.totals = self.removed, self.totals
        return other

    def restore(self, view: View) -> None:
        """The match as it was before the view's deal."""
        played = view.fact("contract") is not None
        self.restore_before_deal(view, played, 1 if played else 0)
        self.first_dealer = view.columns[0][0]
        self.passed_out = view.deals - self.rules.deals
        if view.between_deals() and not played:
            self.passed_out -= 1
        self._add_up()

    def match_facts(self) -> dict[str, object]:
        """How many deals were passed out and not scored (R7)."""
        return {"passed_out": int(self.passed_out)}

    def set_match(self, facts: dict[str, Any]) -> None:
        """The first dealer follows from the dealer (R4), the totals from the sheet (S8)."""
        self.passed_out = whole_number(facts, "passed_out", 0, int(self.deal_number))
        scored = self.deal_number - self.passed_out
        check_sheet(int(scored), int(self.rules.deals), len(self.sheet))
        if self.rules.zero_sum:
            check_zero_sum(self.sheet)  # S9
        self.first_dealer = (self.dealer - scored) & 3
        self._add_up()

    def _add_up(self) -> None:
        columns = self.column_sums(4)
        self.totals = vec[i64]([columns[(seat - self.first_dealer) & 3] for seat in range(4)])

    # ---- views ----

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """R33: a card is put away unseen."""
        if kind_of(move) == DISCARD and not may_see(viewer, seat):
            return make_move(DISCARD, HIDDEN)
        return self.seen_card(viewer, move)

    def show_table(self, display: Display) -> None:
        display.columns = [[int((self.first_dealer + column) & 3)] for column in range(4)]  # T5
        display.totals = tuple([int(self.totals[column[0]]) for column in display.columns])
        display.deals = int(self.rules.deals + self.passed_out)  # R7: deals passed out come on top
        play = self.tricks
        if play is None:
            return
        play.show_hands(display)
        play.show_tricks(display)
        self.show_watch(display)
        for seat in range(4):
            if self.removed[seat]:
                mine = may_see(display.seat, seat)
                cards = cards_in(self.removed[seat]) if mine else []
                display.show_zone(f"removed-{seat}", "discard", seat, "pile", cards, 0 if mine else 1)
        if self.contract:
            self._show_contract(display)
        else:
            if self.caller >= 0:
                display.show_badge(int(self.caller), "troel", "flag", True)
            if isinstance(self.phase, BiddingRound):
                show_auction(display, self.phase)

    def _show_contract(self, display: Display) -> None:
        show_bid(display, "contract", self.contract, self.suit)
        players = cards_in(self.declarers)
        if not SHAREABLE[self.contract]:  # those may be several: their seats say so
            display.show_seat("declarer", self.bidder)
            for seat in players:
                if seat != self.bidder:
                    display.show_fact("partner", "seat", seat)
        for seat in players:
            display.show_badge(seat, "contract", "text", NAMES[self.contract].replace(" ", "-"))
        claim = self.phase
        if isinstance(claim, Agreement):
            display.show_fact("claim" if claim.said == CLAIM else "concession", "seat", int(claim.claimer))
