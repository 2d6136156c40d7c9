"""A position of a match of rikken: how its phases follow one another, and what each seat sees of it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.contract import ALWAYS_HEARTS, CALLED_CARD, LAST_ACE, NO_TRUMPS, OPEN_ALL, OPEN_PLAYERS
from troef.cards.bits import BIT, card_count, first_card
from troef.cards.card import card_text, suit_of
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.moves import BID, HIDDEN, PASS, TRUMP, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.core.view import may_see
from troef.games.rikken.auction import Bidding
from troef.games.rikken.blind import BlindLead
from troef.games.rikken.calling import ACES, Calling, TrumpNaming, aces_held, is_blind
from troef.games.rikken.contracts import (
    CONTRACTS,
    NEEDED,
    OPENINGS,
    SHAREABLE,
    SIDES,
    STRAINS,
)
from troef.games.rikken.moves import BLIND, CALL
from troef.games.rikken.scoring import TRICKS, score_deal
from troef.tricks.aim import Aim, for_exactly, for_tricks
from troef.tricks.following import FOLLOW, FORCED, Duties, Limits
from troef.tricks.game import TrickGame
from troef.tricks.gathered_match import GatheredMatch
from troef.tricks.gathering import gathered_pack
from troef.tricks.ordering import NO_TRUMP, make_ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS

PACK: Final = list(make_pack("2"))

#: By trump suit, and last of all without trumps (R27).
ORDERINGS: Final = [make_ordering("A K Q J 10 9 8 7 6 5 4 3 2", suit) for suit in (0, 1, 2, 3, NO_TRUMP)]

EVERYBODY: Final[i64] = 15

TABLE: Final = TrickTable(4, Duties({int(FOLLOW): "R19", int(FORCED): "R19"}))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RikkenState(GatheredMatch):
    """A position of a match of rikken.

    `contract` is the rung of the last bid, -1 until the auction has made one; `players` the seats (bits) that play for
    it, `bids` what each of them plays. `called` is the called card (in troela the single ace), `partner` its holder;
    while he is `secret`, `cleared` are the seats (bits) that have shown not to be him. A deal that is passed out is
    void (R4).
    """

    def __init__(self, game: TrickGame, dealer: int, target: i64) -> None:
        super().__init__(game, dealer, target)
        self.contract: i64 = -1
        self.players: i64 = 0
        self.bids = vec[i64]([-1, -1, -1, -1])
        self.bidder: i64 = -1
        self.trump: i64 = NO_TRUMP
        self.called: i64 = -1
        self.blind: bool = False
        self.partner: i64 = -1
        self.secret: bool = False
        self.cleared: i64 = 0

    def cutter(self) -> int:
        return int(self.dealer + 3) & 3  # R2

    # ---- the deal ----

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        return TrickPlay(TABLE, ORDERINGS[-1], hands, (self.dealer + 1) & 3)  # R18

    def start_deal(self, hands: vec[i64]) -> None:
        super().start_deal(hands)
        self.contract = -1
        self.players = 0
        self.bids = vec[i64]([-1, -1, -1, -1])
        self.bidder = -1
        self.trump = NO_TRUMP
        self.called = -1
        self.blind = False
        self.partner = -1
        self.secret = False
        self.cleared = 0
        aces_with: i64 = -1
        for seat in range(4):
            if aces_held(hands[seat]) == 3:
                aces_with = seat
        self.phase = Bidding((self.dealer + 1) & 3, aces_with)  # R5

    def advance(self) -> None:
        phase = self.phase
        play = self.tricks
        assert play is not None
        if phase is play:
            if self.secret:
                self._watch_partner(play)
            if phase.turn < 0:
                if play.face_down:
                    play.turn_up()
                play.gather()
                self.trick_taken(play)
        elif phase.turn >= 0:
            return
        elif isinstance(phase, BlindLead):
            self.phase = play
        elif isinstance(phase, Bidding):
            self._auction_over(phase, play)
        elif isinstance(phase, Calling):
            self.trump = phase.trump
            self.blind = is_blind(phase.hand, phase.called)
            self._set_partner(play, phase.called)
            self.secret = True  # R12
            self._begin_play(play)
        elif isinstance(phase, TrumpNaming):
            self.trump = phase.trump
            self._begin_play(play)

    def whole_tricks(self, play: TrickPlay) -> bool:
        return not self.secret  # else the card asked for may fall

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return i64(0) if self.blind else MOST_TRICKS  # who the partner is changes no card; R23: a blind lead may come

    def _auction_over(self, auction: Bidding, play: TrickPlay) -> None:
        if auction.high < 0:  # R4
            self.pass_out(play)
            return
        bidder = auction.bidder
        self.contract = auction.high
        self.bidder = bidder
        self.players = auction.holders
        bids = auction.bids
        self.bids = bids[:4]
        if SIDES[auction.high] == CALLED_CARD:
            self.phase = Calling(bidder, play.hands[bidder], STRAINS[auction.high] == ALWAYS_HEARTS)
        elif SIDES[auction.high] == LAST_ACE:
            self._set_partner(play, first_card(ACES & ~play.hands[bidder]))
            self.phase = TrumpNaming(self.partner, suit_of(self.called))
        elif STRAINS[auction.high] == NO_TRUMPS:
            self._begin_play(play)
        else:
            self.phase = TrumpNaming(bidder, -1)

    def _set_partner(self, play: TrickPlay, card: i64) -> None:
        """R12: the holder of the called card plays with the bidder."""
        self.called = card
        for seat in range(4):
            if play.hands[seat] & BIT[card]:
                self.partner = seat
                self.players |= BIT[seat]
                self.bids[seat] = self.contract

    def _begin_play(self, play: TrickPlay) -> None:
        play.order = ORDERINGS[self.trump]  # without trumps -1: the last one
        if self.called >= 0:
            limits = Limits()
            limits.forced = BIT[self.called]  # R19, R22
            play.limits = limits
        self._lead(play)

    def _lead(self, play: TrickPlay) -> None:
        """R23: a bidder who has called blind may lead face down as long as the called card is out."""
        if self.blind and play.turn == self.bidder and play.hands[self.partner] & BIT[self.called]:
            self.phase = BlindLead(play, suit_of(self.called))
        else:
            self.phase = play

    def _watch_partner(self, play: TrickPlay) -> None:
        """R12: whether the card just played reveals the partner."""
        entry = self.log[len(self.log) - 1]
        seat = (entry & 15) - SEAT_OFFSET
        if payload_of(entry >> SEAT_SHIFT) == self.called:
            self.secret = False
        elif play.led == suit_of(self.called) and seat != self.bidder:
            if play.count == 1 and seat == self.partner:
                self.secret = False  # R20
            else:  # his called card would have had to be played (R19), or his lead have shown him
                self.cleared |= BIT[seat]
                if card_count(self.cleared) == 2:
                    self.secret = False

    def trick_taken(self, play: TrickPlay) -> None:
        if play.tricks_played == TRICKS:
            self.deal_played(play)
            return
        if play.tricks_played == 1:
            opening = OPENINGS[self.contract]
            if opening == OPEN_PLAYERS:
                play.exposed = self.players  # R25
            elif opening == OPEN_ALL:
                play.exposed = EVERYBODY  # R26
        self._lead(play)

    def points(self, play: TrickPlay) -> list[int]:
        tricks = vec[i64]([play.tricks_of(seat) for seat in range(4)])
        return [int(score) for score in score_deal(self.bids, self.players, tricks)]

    def gathered_after(self, play: TrickPlay) -> vec[i64]:
        """R2: the tricks as they were won, untouched hands from the dealer's left on (R4)."""
        return gathered_pack(self.log, play.hands, (self.dealer + 1) & 3, BLIND)

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The tricks of the players; in misère none, in piek one, for a seat that plays it, otherwise for the first
        that does. While a lead lies face down nothing is said."""
        play = self.tricks
        if play is None or self.phase is not play or play.face_down:
            return None
        players = self.players
        if not SHAREABLE[self.contract]:
            return for_tricks(play, players)
        player = players & BIT[seat] or players & -players
        return for_exactly(play, player, NEEDED[self.bids[first_card(player)]])

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.clause or found.reason != "wrong-phase":
            return found
        kind = kind_of(move)
        if self.phase is self.tricks or isinstance(self.phase, BlindLead):
            if kind == BID or kind == PASS:
                return Refusal("R7", "auction-over")
            if kind == TRUMP or kind == CALL:
                return Refusal("R15", "trump-is-made")
            if kind == BLIND:
                return Refusal("R23", "no-blind-lead")
        return found

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """R23: the card that lies face down is its player's secret until the trick is complete."""
        play = self.tricks
        if kind_of(move) == BLIND and play is not None and play.face_down and not may_see(viewer, seat):
            return make_move(BLIND, HIDDEN)
        return move

    # ---- copies ----

    def copy(self) -> "RikkenState":
        bids = self.bids
        other = RikkenState(self.trick_game, self.dealer, self.target)
        self.copy_match(other)
        other.contract, other.players, other.bidder, other.trump = self.contract, self.players, self.bidder, self.trump
        other.called, other.blind, other.partner, other.secret = self.called, self.blind, self.partner, self.secret
        other.cleared = self.cleared
        other.bids = bids[: len(bids)]
        return other

    # ---- views ----

    def show_hands(self, display: Display, play: TrickPlay) -> None:
        """T3: to who holds it the called card stands out."""
        for seat in range(4):
            held = (
                self.contract >= 0 and self.called >= 0 and seat == self.partner and play.hands[seat] & BIT[self.called]
            )
            play.show_hand(display, seat, -1, self.called if held and may_see(display.seat, seat) else -1)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        auction = self.phase
        if self.contract >= 0:
            self._show_contract(display, play)
        elif isinstance(auction, Bidding) and auction.high >= 0:
            display.show_fact("highest", "text", CONTRACTS[auction.high].key())
            display.show_seat("declarer", auction.bidder)

    def _show_contract(self, display: Display, play: TrickPlay) -> None:
        display.show_fact("contract", "text", CONTRACTS[self.contract].key())
        if not SHAREABLE[self.contract]:  # those may be several: their seats say so
            display.show_seat("declarer", self.bidder)
            display.show_badge(self.bidder, "contract", "text", CONTRACTS[self.contract].key())
        else:
            for seat in range(4):
                if self.players & BIT[seat]:
                    display.show_badge(seat, "contract", "text", CONTRACTS[self.bids[seat]].key())
        if self.trump >= 0:
            display.show_suit("trump", self.trump)
        if self.called >= 0:
            self._show_partner(display, play)
        if play.face_down:
            display.show_seat("blind-lead", play.leader)
        talks = OPENINGS[self.contract] == OPEN_ALL
        if talks and self.phase is play and play.tricks_played and self.players != EVERYBODY:  # T4, A14
            display.show_fact("talk", "text", "open")
            for seat in range(4):
                if not self.players & BIT[seat]:
                    display.show_badge(seat, "talk", "text", "open")

    def _show_partner(self, display: Display, play: TrickPlay) -> None:
        """R12: the called card, and who holds it as far as this seat knows. Of the single ace of troela only its
        holder and the bidder know which it is, until it falls."""
        holder = may_see(display.seat, self.partner)
        held = play.hands[self.partner] & BIT[self.called] != 0
        if SIDES[self.contract] != LAST_ACE or holder or display.seat == self.bidder or not held:
            display.show_fact("called", "cards", [card_text(self.called)])
        if self.blind:
            display.show_fact("blind", "text", "called")
        if not self.secret:
            display.show_seat("partner", self.partner)
        elif holder:
            display.show_seat("secret-partner", self.partner)
