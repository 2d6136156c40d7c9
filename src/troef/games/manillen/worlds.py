"""Hands that fit a view: the turned-up card, the answers of the consultation, and what the play has proven."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, SUIT_CARDS, card_count, set_of
from troef.cards.card import parse_card, parse_suit
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.manillen.questions import ASK, limits_of
from troef.sampling.sharing import Sharing
from troef.tricks.ordering import Ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.proven import proven

HAND: Final = 8


@final
class Knowledge:
    """What a view tells of the hands as they were dealt; sets of cards by seat.

    `known[seat]` lay there, `barred[seat]` did not, `lengths[seat]` says how many cards of a suit it had where that was
    asked.
    """

    def __init__(self, view: View, dealer: int) -> None:
        self.view = view
        self.dealer = dealer
        self.trump = parse_suit(str(view.fact("trump")))
        self.known = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(4)]
        self.barred = [0, 0, 0, 0]
        self.lengths: list[dict[int, int]] = [{}, {}, {}, {}]
        self.known[dealer] |= int(BIT[parse_card(str(view.memory["upcard"]))])  # R6
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                self.known[seat] |= int(BIT[payload_of(move)])
        self._hear_answers()
        #: the ways to share the rest, once they are counted, and whose hand each place belongs to
        self.sharing: Sharing | None = None
        self.owners: list[int] = []

    def _hear_answers(self) -> None:
        """R9: every answer is true."""
        answers = self.view.memory["answers"]
        given = list(answers) if isinstance(answers, list) else []
        for seat, move in self.view.log:
            if kind_of(move) != ASK:
                continue
            partner = (seat + 2) % 4
            held, barred, suit, count = limits_of(int(payload_of(move)), given.pop(0), self.trump)
            self.known[partner] |= held
            self.barred[partner] |= barred
            if suit >= 0:
                self.lengths[partner][suit] = count

    def count(self, pack: list[int], table: TrickTable, order: Ordering) -> None:
        """Count the ways to share the cards that are not known."""
        unseen = set_of(pack)
        for cards in self.known:
            unseen &= ~cards
        play = TrickPlay(table, order, vec[i64]([i64(cards) for cards in self.known]), (self.dealer + 3) % 4)
        played = proven(play, self.view.log, unseen)
        sizes: list[int] = []
        barred: list[i64] = []
        for seat in range(4):
            rest = HAND - int(card_count(self.known[seat]))
            never = played[seat] | self.barred[seat]
            # a suit whose length was told is a hand of its own, and closed to the rest of the hand
            for suit, count in self.lengths[seat].items():
                room = count - int(card_count(self.known[seat] & SUIT_CARDS[suit]))
                self.owners.append(seat)
                sizes.append(room)
                barred.append(never | ~SUIT_CARDS[suit])
                never |= SUIT_CARDS[suit]
                rest -= room
            self.owners.append(seat)
            sizes.append(rest)
            barred.append(never)
        self.sharing = Sharing(unseen, sizes, barred)

    def draw(self, rng: Rng) -> list[int]:
        """The hands as they may have been dealt, each way equally likely."""
        hands = list(self.known)
        sharing = self.sharing
        assert sharing is not None
        for owner, taken in zip(self.owners, sharing.draw_sets(rng), strict=True):
            hands[owner] |= int(taken)
        return hands
