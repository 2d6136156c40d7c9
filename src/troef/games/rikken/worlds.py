"""Hands that fit a view: what the auction, the call and the play have told of them."""

from collections.abc import Callable, Iterator
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, cards_in, set_of
from troef.cards.card import ACE, HEARTS, rank_of, suit_of
from troef.core.game import State
from troef.core.moves import BID, HIDDEN, PASS, PLAY, TRUMP, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.rikken.auction import Bidding
from troef.games.rikken.calling import ACES, aces_held, callable_cards, is_blind
from troef.games.rikken.contracts import TROELA
from troef.games.rikken.moves import BLIND, CALL, called_card, called_trump
from troef.games.rikken.state import ORDERINGS, PACK
from troef.sampling.replay import replay_log
from troef.sampling.sharing import NoWorld, Sharing, pick_sharing
from troef.tricks.following import Limits
from troef.tricks.ordering import FACE_DOWN, NO_TRUMP
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.unseen import ruled_out

#: Most shares that are looked at; that many fail only when a view contradicts itself.
TRIES: Final = 5000
HAND: Final = 13


@final
class Knowledge:
    """What a view tells of the hands as they were dealt; sets of cards by seat.

    `known[seat]` was there. `troela` is who has bid troela and so has exactly three aces, -1 for nobody; `not_three`
    are the seats that have said what only others may say (R9).
    """

    def __init__(self, view: View, table: TrickTable) -> None:
        self.view = view
        self.table = table
        self.known = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(4)]
        self.leader = 0
        self.troela = -1
        self.not_three: list[int] = []
        self.contract = -1
        self.bidder = -1
        self.trump = int(NO_TRUMP)
        self.called = -1
        partner = view.fact("partner")
        self.partner = partner if isinstance(partner, int) else -1
        self.blind = view.fact("blind") is not None
        self._read_log()

    def _read_log(self) -> None:
        view = self.view
        auction: Bidding | None = None
        for seat, move in view.log:
            kind = kind_of(move)
            if kind == BID or kind == PASS:
                if auction is None:
                    auction = Bidding(seat, -1)
                    self.leader = seat
                self._hear(auction, seat, move)
            elif kind == CALL:
                self.called = int(called_card(payload_of(move)))
                trump = called_trump(payload_of(move))
                self.trump = int(trump) if trump >= 0 else int(HEARTS)
            elif kind == TRUMP:
                self.trump = int(payload_of(move))
            elif payload_of(move) != HIDDEN:
                self.known[seat] |= int(BIT[payload_of(move)])
        if auction is not None and auction.turn < 0:
            self.contract = int(auction.high)
            self.bidder = int(auction.bidder)

    def _hear(self, auction: Bidding, seat: i64, move: i64) -> None:
        """R9: who holds exactly three aces may not say less than troela, and nobody else may say troela."""
        if auction.high <= TROELA:
            if move == PASS or payload_of(move) < TROELA:
                self.not_three.append(int(seat))
            elif payload_of(move) == TROELA:
                self.troela = int(seat)
        auction.play(seat, move)

    # ---- what may be where ----

    def shares(self) -> list[tuple[list[int], Sharing]]:
        """The ways to share the unseen cards, in groups by which ace the bidder of troela does not hold: the cards
        that are known then, and the shares of the rest."""
        if self.troela < 0:
            return [self._share(list(self.known), self._barred_by_call(), self.called)]
        found: list[tuple[list[int], Sharing]] = []
        for ace in cards_in(ACES):
            if self.trump >= 0 and self.contract == TROELA and suit_of(ace) == self.trump:
                continue  # R11
            known = list(self.known)
            known[self.troela] |= int(ACES & ~BIT[ace])
            if self.contract == TROELA and self.partner >= 0:
                known[self.partner] |= int(BIT[ace])
            never = self._barred_by_call()
            never[self.troela] |= BIT[ace]
            if _disjoint(known) and not known[self.troela] & BIT[ace]:
                try:
                    found.append(self._share(known, never, ace if self.contract == TROELA else self.called))
                except NoWorld:
                    continue
        return found

    def _barred_by_call(self) -> list[i64]:
        """R12–R14: the bidder does not hold the called card, and none of its suit if he called it blind."""
        barred: list[i64] = [0, 0, 0, 0]
        if self.called >= 0:
            barred[self.bidder] |= BIT[self.called]
            if self.blind:
                barred[self.bidder] |= SUIT_CARDS[suit_of(self.called)]
        return barred

    def _share(self, known: list[int], barred: list[i64], called: int) -> tuple[list[int], Sharing]:
        if self.called >= 0:
            if self.partner >= 0:
                known[self.partner] |= int(BIT[self.called])
            if rank_of(self.called) < ACE:  # R17: he holds all that goes before it
                for rank in range(int(rank_of(self.called)) + 1, int(ACE) + 1):
                    plain = RANK_CARDS[rank] if rank == ACE else RANK_CARDS[rank] & ~SUIT_CARDS[self.trump]
                    known[self.bidder] |= int(plain)
        unseen = set_of(PACK)
        for cards in known:
            unseen &= ~cards
        sizes = [HAND - int(card_count(cards)) for cards in known]
        self._bar_by_play(known, barred, called, unseen)
        return known, Sharing(unseen, sizes, barred)

    def _bar_by_play(self, known: list[int], barred: list[i64], called: int, unseen: i64) -> None:
        """R19, R20: who did not follow has none of the suit; who did not play the called card does not hold it."""
        limits = Limits()
        if called >= 0:
            limits.forced = BIT[called]
        play = TrickPlay(
            self.table, ORDERINGS[self.trump], vec[i64]([i64(cards) for cards in known]), self.leader, limits
        )
        for seat, move in self.view.log:
            kind = kind_of(move)
            card = payload_of(move)
            if kind == BLIND:
                suit = suit_of(called)
                play.lead_face_down(seat, 16 * suit + FACE_DOWN if card == HIDDEN else card, suit)
            elif kind == PLAY:
                barred[seat] |= ruled_out(play, card, unseen)
                if play.count == 0 and called >= 0 and self._unmoved(seat, card, called):
                    barred[seat] |= BIT[called]
                play.play(seat, move)
                if play.complete:
                    if play.face_down:
                        play.turn_up()
                    play.gather()

    def _unmoved(self, seat: i64, card: i64, called: i64) -> bool:
        """R20: whether a lead of the called suit has not revealed its player."""
        return card != called and suit_of(card) == suit_of(called) and seat != self.partner

    def fits(self, hands: list[int]) -> bool:
        """Whether dealt hands agree with auction and call (R9, R13–R17)."""
        for seat in self.not_three:
            if aces_held(hands[seat]) == 3:
                return False
        if self.called < 0:
            return True
        hand = hands[self.bidder]
        if is_blind(hand, self.called) != self.blind:
            return False
        return callable_cards(hand, self.trump) & BIT[self.called] != 0

    def worlds(self, begin: Callable[[View, list[int]], State], rng: Rng) -> Iterator[State]:
        """Endless states that are consistent with the view, each equally likely.

        Raises:
            NoWorld: the view contradicts itself.
        """
        shares = self.shares()
        while True:
            yield self._world(shares, begin, rng)

    def _world(
        self, shares: list[tuple[list[int], Sharing]], begin: Callable[[View, list[int]], State], rng: Rng
    ) -> State:
        groups = [sharing for _, sharing in shares]
        for _ in range(TRIES if shares else 0):
            known, sharing = shares[pick_sharing(groups, rng)]
            hands = list(known)
            for seat, cards in enumerate(sharing.draw_sets(rng)):
                hands[seat] |= int(cards)
            if self.fits(hands):
                state = begin(self.view, hands)
                if replay_log(state, self._uncovered(hands, rng)):
                    return state
        raise NoWorld("the view's log does not fit its cards")

    def _uncovered(self, hands: list[int], rng: Rng) -> list[tuple[int, int]]:
        """The log with a card for the lead that lies face down: any that the bidder has not played openly (R23)."""
        log: list[tuple[int, int]] = []
        for seat, move in self.view.log:
            if kind_of(move) == BLIND and payload_of(move) == HIDDEN:
                left = cards_in(hands[seat] & ~self.known[seat])
                move = int(make_move(BLIND, left[rng.below(len(left))]))
            log.append((seat, move))
        return log


def _disjoint(hands: list[int]) -> bool:
    """Whether no card is in two of these sets."""
    seen = 0
    for cards in hands:
        if seen & cards:
            return False
        seen |= cards
    return True
