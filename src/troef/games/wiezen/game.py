"""The rules of wiezen with their options, and a position of a match."""

from collections.abc import Iterator
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.contract import ALONE, BIDDER_LEADS, BIDDER_NAMES, EXACTLY, JOINED, LAST_ACE, OPEN_PLAYERS, TURNED_UP
from troef.auction.naming import TrumpNaming
from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, first_card, last_card, set_of
from troef.cards.card import ACE, HEARTS, card_text, parse_card, suit_of
from troef.cards.hand_order import HandOrder
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import State
from troef.core.moves import BID, PASS, PLAY, TRUMP, kind_of
from troef.core.phase import Phase
from troef.core.position_facts import PositionError
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.wiezen.auction import WAIT, Bidding
from troef.games.wiezen.contracts import CONTRACTS, LEADERS, NEEDED, OPENINGS, SHAREABLE, SIDES, STRAINS, TASKS
from troef.games.wiezen.language import LANGUAGE
from troef.games.wiezen.options import INFO, Options
from troef.games.wiezen.result import Result, check_result, score_result
from troef.games.wiezen.scoring import score_deal
from troef.tricks.aim import Aim, for_exactly, for_tricks
from troef.tricks.deal import DealPattern, card_at
from troef.tricks.following import FOLLOW, LEAD_BAN, NO_LIMITS, Duties, Limits
from troef.tricks.gathered_match import GatheredMatch
from troef.tricks.hand_order import trump_in, with_trump
from troef.tricks.ordering import NO_TRUMP, make_ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS
from troef.tricks.unseen import TrickShares
from troef.tricks.upcard import UpcardGame

PACK: Final = list(make_pack("2"))
WHOLE_PACK: Final[i64] = set_of(PACK)
PACKETS: Final = DealPattern(4, (4, 4, 5))  # R3
#: R4: where the turned card lies in the pack: the last card dealt.
TURNED_PLACE: Final = 51

RANKS: Final = "A K Q J 10 9 8 7 6 5 4 3 2"
#: R21: by trump suit, and last of all without trumps.
ORDERINGS: Final = [make_ordering(RANKS, suit) for suit in (0, 1, 2, 3, NO_TRUMP)]

TABLE: Final = TrickTable(4, Duties({int(FOLLOW): "R20", int(LEAD_BAN): "R19"}))

ACES: Final[i64] = RANK_CARDS[ACE]

#: How often hands are redrawn where somebody bid troel: about one draw in ten gives him three aces.
TRIES: Final = 3000


@final
class Wiezen(UpcardGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        by_deals = options.end_mode == "deals"
        deals = options.deals_per_session if by_deals else 0
        super().__init__(INFO, rules, options, LANGUAGE, PACK, PACKETS, deals)
        self.target: i64 = i64(0) if by_deals else options.target_points
        self.lead_called_ace: bool = options.troel_lead == "fourth_ace"
        self.first_dealer: str = options.first_dealer

    def start(self, seats: "int | None" = None, dealer: int = 0) -> State:
        """A new match; a dealer named in the options deals first, whoever is drawn (R1)."""
        state = super().start(seats, dealer)
        if self.first_dealer != "random":
            state.dealer = int(self.first_dealer)
        return state

    def new_state(self, seats: int, dealer: int) -> "WiezenState":
        return WiezenState(self, dealer)

    def hand_order(self, view: View) -> HandOrder:
        """R21: the ace high in every suit, trumps last."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S1–S6).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> troef.game("wiezen").settle({"contract": "miserie", "players": [0, 1, 2], "tricks": [0, 3, 0]})
        (30, -50, 30, -10)
        """
        found = Result.read(result)
        check_result(found)
        return score_result(found)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """Every seat's unseen cards shared uniformly over what the play has proven (R20) and the auction (R11): who
        bid troel has three aces, who said less has not."""
        if not view.deal_number:
            while True:
                yield WiezenState(self, view.dealer)
        shares = TrickShares(view, PACK, self.begin, _known(view))
        while True:
            yield shares.world(rng, TRIES)

    def begin(self, view: View, hands: list[int]) -> State:
        state = WiezenState(self, view.dealer)
        state.restore(view)
        state.turned = parse_card(str(view.memory["turned"]))
        state.start_deal(vec[i64]([i64(hand) for hand in hands]))
        return state


def _known(view: View) -> list[int]:
    """What everybody knows of each hand: the turned card, and after the auction what troel has told."""
    known: list[i64] = [0, 0, 0, 0]
    known[view.dealer] |= BIT[parse_card(str(view.memory["turned"]))]
    called = view.memory.get("called")
    if called is not None:
        card = parse_card(str(called))
        bidder = view.memory["bidder"]
        assert isinstance(bidder, int)
        for seat, move in view.log:
            if kind_of(move) == PLAY:  # the partner leads (R19)
                known[seat] |= BIT[card]
                break
        else:
            known[view.actors[0]] |= BIT[card]
        known[bidder] |= ACES & ~BIT[card] | ORDERINGS[HEARTS].beaters[card] & SUIT_CARDS[suit_of(card)]
    return [int(cards) for cards in known]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WiezenState(GatheredMatch):
    """A position of a match of wiezen.

    `contract` is the rung that is played, -1 until the auction has made one; `players` the seats (bits) that play it,
    `bidder` who bid it last, `called` the card that names the troel partner.
    """

    def __init__(self, game: Wiezen, dealer: int) -> None:
        super().__init__(game, dealer, game.target)
        self.rules: Wiezen = game
        self.turned: i64 = -1
        self.contract: i64 = -1
        self.players: i64 = 0
        self.bidder: i64 = -1
        self.called: i64 = -1
        self.trump: i64 = NO_TRUMP

    def cutter(self) -> int:
        return int(self.dealer + 3) & 3 if self.least_cut() else -1  # R2: the first pack is shuffled

    def dealer_after_passing(self) -> i64:
        return self.dealer  # R16

    # ---- the deal ----

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        self.turned = card_at(pack, top, TURNED_PLACE)
        super().lay_pack(pack, top)

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        return TrickPlay(TABLE, ORDERINGS[-1], hands, (self.dealer + 1) & 3)

    def start_deal(self, hands: vec[i64]) -> None:
        super().start_deal(hands)
        self.contract = -1
        self.players = 0
        self.bidder = -1
        self.called = -1
        self.trump = NO_TRUMP
        aces_with: i64 = -1
        for seat in range(4):
            if card_count(hands[seat] & ACES) >= 3:
                aces_with = seat
        self.phase = Bidding((self.dealer + 1) & 3, aces_with)  # R5

    def phase_over(self, phase: Phase) -> None:
        play = self.tricks
        assert play is not None
        if isinstance(phase, Bidding):
            self._auction_over(phase, play)
        elif isinstance(phase, TrumpNaming):
            self._begin_play(play, phase.trump, self._leader(play))

    def _auction_over(self, auction: Bidding, play: TrickPlay) -> None:
        if auction.passed_out():  # R16
            self.pass_out(play)
            return
        rung = auction.high
        self.contract = rung
        self.players = auction.holders
        self.bidder = auction.bidder
        if SIDES[rung] == JOINED:  # the asker is the bidder, the joiner his partner
            self.bidder = first_card(self.players & ~BIT[auction.bidder])
        if STRAINS[rung] == BIDDER_NAMES:
            self.phase = TrumpNaming(self.bidder, "R18")
        elif SIDES[rung] == LAST_ACE:
            self._begin_troel(play)
        else:
            trump = suit_of(self.turned) if STRAINS[rung] == TURNED_UP else NO_TRUMP
            self._begin_play(play, trump, self._leader(play))

    def _leader(self, play: TrickPlay) -> i64:
        """R19: who leads when it is not the partner of troel."""
        return self.bidder if LEADERS[self.contract] == BIDDER_LEADS else play.leader

    def _begin_troel(self, play: TrickPlay) -> None:
        held = play.hands[self.bidder]
        missing = ACES & ~held
        hearts = SUIT_CARDS[HEARTS] & ~held
        self.called = first_card(missing) if missing else last_card(hearts)  # R12, R13
        partner: i64 = 0
        for seat in range(4):
            if play.hands[seat] & BIT[self.called]:
                partner = seat
        self.players |= BIT[partner]
        if not missing or self.rules.lead_called_ace:  # R19
            limits = Limits()
            limits.lead_ban = WHOLE_PACK & ~BIT[self.called]
            play.limits = limits
        self._begin_play(play, suit_of(self.called), partner)

    def _begin_play(self, play: TrickPlay, trump: i64, leader: i64) -> None:
        self.trump = trump
        play.order = ORDERINGS[trump]  # without trumps -1: the last one
        play.lead_from(leader)  # R19
        self.phase = play

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS if play.limits is NO_LIMITS else i64(1)  # R19: only the first lead is bound

    def trick_taken(self, play: TrickPlay) -> None:
        if play.tricks_played == 1:
            play.limits = NO_LIMITS
            if OPENINGS[self.contract] == OPEN_PLAYERS:
                play.exposed = self.players  # R22
        super().trick_taken(play)

    def points(self, play: TrickPlay) -> list[int]:
        tricks = vec[i64]([play.tricks_of(seat) for seat in range(4)])
        return [int(score) for score in score_deal(self.contract, self.players, tricks)]

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The tricks of the players; in a misérie none for a seat that plays it, otherwise for the first that does."""
        play = self.tricks
        if play is None or self.phase is not play:
            return None
        players = self.players
        if TASKS[self.contract] != EXACTLY:
            return for_tricks(play, players)
        return for_exactly(play, players & BIT[seat] or players & -players, NEEDED[self.contract])

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is not None and not found.clause and self.phase is self.tricks and found.reason == "wrong-phase":
            kind = kind_of(move)
            if kind == BID or kind == PASS or kind == WAIT:
                return Refusal("R14", "auction-over")
            if kind == TRUMP:
                return Refusal("R18", "trump-is-made")
        return found

    # ---- copies and worlds ----

    def copy(self) -> "WiezenState":
        other = WiezenState(self.rules, self.dealer)
        self.copy_match(other)
        other.target, other.turned, other.contract = self.target, self.turned, self.contract
        other.players, other.bidder, other.called, other.trump = self.players, self.bidder, self.called, self.trump
        return other

    def set_match(self, facts: dict[str, Any]) -> None:
        super().set_match(facts)  # S5, S7
        if self.rules.first_dealer == "random":
            return
        due = (int(self.rules.first_dealer) + int(self.deal_number - self.passed_out)) % 4  # R1
        if self.dealer != due:
            raise PositionError(
                "dealer", "seat {seat} dealt first here, so seat {due} deals now", seat=self.rules.first_dealer, due=due
            )

    # ---- views ----

    def show_hands(self, display: Display, play: TrickPlay) -> None:
        """R4: the turned card lies open while people bid."""
        for seat in range(4):
            play.show_hand(display, seat, self.turned if self.contract < 0 and seat == self.dealer else -1)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        if display.keeps_all:
            display.memory["turned"] = card_text(self.turned)
        if self.contract < 0:
            self._show_auction(display)
        else:
            self._show_contract(display)

    def _show_auction(self, display: Display) -> None:
        """The highest bid, and the turned card (R4)."""
        auction = self.phase
        if isinstance(auction, Bidding) and auction.high >= 0:
            display.show_fact("highest", "text", CONTRACTS[auction.high].key())
            display.show_seat("declarer", auction.bidder)
        display.show_fact("turned", "cards", [card_text(self.turned)])

    def _show_contract(self, display: Display) -> None:
        display.show_fact("contract", "text", CONTRACTS[self.contract].key())
        if not SHAREABLE[self.contract]:  # those may be several: their seats say so
            display.show_seat("declarer", self.bidder)
        if self.trump >= 0:
            display.show_suit("trump", self.trump)
        for seat in range(4):
            if self.players & BIT[seat]:
                display.show_badge(seat, "contract", "text", CONTRACTS[self.contract].key())
                if seat != self.bidder and SIDES[self.contract] != ALONE:
                    display.show_seat("partner", seat)
        if self.called >= 0:
            display.show_fact("called", "cards", [card_text(self.called)])
            if display.keeps_all:
                display.memory["called"] = card_text(self.called)
                display.memory["bidder"] = int(self.bidder)
