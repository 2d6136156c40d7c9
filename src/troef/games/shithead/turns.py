"""The play of shithead, from the first pile to the last player with cards (R10-R35)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, card_count, first_card, nth_card
from troef.cards.card import TEN, TWO, card_text
from troef.core.moves import PLAY, TAKE, TIMEOUT, kind_of, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.shithead.moves import (
    ARRANGE,
    BLIND,
    BLIND_CARDS,
    BLINDS,
    CLAIM,
    NO_CLAIM,
    PICKUP,
    PICKUPS,
    PLAYS_OF,
    RANK_SETS,
    READY,
)
from troef.shedding.equals import HIGHER_CARDS, MIXED, RANK_SET_CARDS, heights_in, rank_at, rank_set_of, rank_set_text

HAND_CARDS: Final[i64] = 3  # R15
MOST_TURNS: Final[i64] = 1000  # R35
#: R10: what a player plays from.
FROM_HAND: Final[i64] = 1
FROM_OPEN: Final[i64] = 2
FROM_BLIND: Final[i64] = 3

ALL: Final[i64] = sum([int(cards) for cards in RANK_CARDS])
_ALWAYS: Final[i64] = int(RANK_CARDS[TWO]) | int(RANK_CARDS[TEN])
#: R12: what can be laid on each rank.
FITS: Final = vec[i64](
    [ALL if rank == 0 else int(HIGHER_CARDS[rank]) | int(RANK_CARDS[rank]) | int(_ALWAYS) for rank in range(13)]
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Phase):
    """One turn after the other. Of each rank he can play a player has at most 15 moves, and the pile or, with his open
    cards, three ways to take it: fewer than 200 in all."""

    def __init__(self, hands: vec[i64], open_cards: vec[i64], blind: vec[i64], stock: vec[i64], place: i64) -> None:
        super().__init__()
        self.seats: i64 = len(hands)
        self.hands: vec[i64] = hands
        self.open: vec[i64] = open_cards
        #: three places for each seat, -1 where the card is gone
        self.blind: vec[i64] = blind
        #: the stock, of which `place` cards are gone; never written in, so copies share it
        self.stock: vec[i64] = stock
        self.place: i64 = place
        #: the discard pile, its top last, and how many equal cards lie on top of it
        self.pile: vec[i64] = vec[i64]()
        self.run: i64 = 0
        self.removed: i64 = 0
        #: every card that everybody has seen, wherever it is now
        self.public: i64 = 0
        #: the blind cards that were turned up, in order
        self.turned: vec[i64] = vec[i64]()
        self.inside: i64 = self.seats
        self.out: vec[i64] = vec[i64]()
        self.taken: i64 = 0

    def name(self) -> str:
        return "play"

    def copy(self) -> "Turns":
        hands, open_, blind, pile, turned, out = self.hands, self.open, self.blind, self.pile, self.turned, self.out
        other = Turns(hands[: len(hands)], open_[: len(open_)], blind[: len(blind)], self.stock, self.place)
        other.turn, other.seats, other.run, other.removed = self.turn, self.seats, self.run, self.removed
        other.public, other.inside, other.taken = self.public, self.inside, self.taken
        other.pile = pile[: len(pile)]
        other.turned = turned[: len(turned)]
        other.out = out[: len(out)]
        return other

    # ---- the table ----

    def is_over(self) -> bool:
        """R34, R35."""
        return self.inside == 1 or self.taken >= MOST_TURNS

    def stock_left(self) -> i64:
        """How many cards the stock has."""
        return len(self.stock) - self.place

    def source(self, seat: i64) -> i64:
        """R10: what a player plays from now."""
        if self.hands[seat]:
            return FROM_HAND
        return FROM_OPEN if self.open[seat] else FROM_BLIND

    def blind_left(self, seat: i64) -> i64:
        """How many blind cards a player has."""
        blind, first = self.blind, seat * BLIND_CARDS
        return i64(blind[first] >= 0) + i64(blind[first + 1] >= 0) + i64(blind[first + 2] >= 0)

    def cards_of(self, seat: i64) -> i64:
        """How many cards a player has in all."""
        return card_count(self.hands[seat]) + card_count(self.open[seat]) + self.blind_left(seat)

    def holds(self, seat: i64) -> bool:
        """Whether a player has cards: faster than counting them."""
        return self.hands[seat] != 0 or self.open[seat] != 0 or self.blind_left(seat) > 0

    def fitting(self) -> i64:
        """R12, R13: the cards that can be laid now."""
        pile = self.pile
        return FITS[pile[len(pile) - 1] & 15] if len(pile) else ALL

    # ---- what is legal ----

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        if seat != self.turn:
            return moves
        source = self.source(seat)
        if source == FROM_BLIND:  # R28
            for place in range(BLIND_CARDS):
                if self.blind[seat * BLIND_CARDS + place] >= 0:
                    moves.append(BLINDS[place + 1])
            return moves
        mine = self.hands[seat] if source == FROM_HAND else self.open[seat]
        cards = mine & self.fitting()
        ranks = heights_in(cards)
        while ranks:
            moves.extend(PLAYS_OF[rank_set_of(cards, rank_at(first_card(ranks)))])  # R11
            ranks &= ranks - 1
        if len(self.pile):  # R14
            if source == FROM_HAND:
                moves.append(PICKUP)
            else:  # R25
                while mine:
                    moves.append(PICKUPS[first_card(mine)])
                    mine &= mine - 1
        return moves

    def pick(self, seat: i64, rng: Rng) -> i64:
        source = self.source(seat)
        if source == FROM_BLIND:
            return super().pick(seat, rng)
        mine = self.hands[seat] if source == FROM_HAND else self.open[seat]
        cards = mine & self.fitting()
        ranks = heights_in(cards)
        plays: i64 = 0
        rest = ranks
        while rest:
            plays += len(PLAYS_OF[rank_set_of(cards, rank_at(first_card(rest)))])
            rest &= rest - 1
        takes: i64 = 0
        if len(self.pile):
            takes = i64(1) if source == FROM_HAND else card_count(mine)
        choice = rng.below(plays + takes)
        if choice >= plays:
            return PICKUP if source == FROM_HAND else PICKUPS[nth_card(mine, choice - plays)]
        own = PLAYS_OF[rank_set_of(cards, rank_at(first_card(ranks)))]
        while choice >= len(own):
            choice -= len(own)
            ranks &= ranks - 1
            own = PLAYS_OF[rank_set_of(cards, rank_at(first_card(ranks)))]
        return own[choice]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or move < 0:
            return False
        kind, payload, source = kind_of(move), payload_of(move), self.source(seat)
        if kind == BLIND:
            at = seat * BLIND_CARDS + payload - 1
            return source == FROM_BLIND and 1 <= payload <= BLIND_CARDS and self.blind[at] >= 0
        if source == FROM_BLIND:
            return False
        mine = self.hands[seat] if source == FROM_HAND else self.open[seat]
        if kind == PLAY:
            return payload < RANK_SETS and payload & 15 != 0 and not RANK_SET_CARDS[payload] & ~(mine & self.fitting())
        if kind != TAKE or not len(self.pile):
            return False
        if source == FROM_HAND:
            return payload == 0
        return 0 < payload < 64 and mine & BIT[payload - 1] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind, payload = kind_of(move), payload_of(move)
        if kind == ARRANGE or kind == READY:
            return Refusal("R6", "exchange-over")
        if kind == CLAIM or kind == NO_CLAIM:
            return Refusal("R7", "start-found")
        if kind == TIMEOUT or move < 0:
            return Refusal("", "not-offered")
        source = self.source(seat)
        if kind == BLIND and 1 <= payload <= BLIND_CARDS:
            return Refusal("R28", "blind-gone") if source == FROM_BLIND else Refusal("R10", "blind-last")
        if source == FROM_BLIND and (kind == PLAY or kind == TAKE):
            return Refusal("R28", "turn-blind")
        if kind == PLAY and payload >= MIXED:
            return Refusal("R11", "one-rank")
        if kind == PLAY and payload < RANK_SETS and payload & 15:
            return self._why_no_play(seat, payload, source)
        if kind == TAKE and payload < 64:
            return self._why_no_pickup(seat, payload - 1, source)
        return Refusal("", "not-offered")

    def _why_no_play(self, seat: i64, rank_set: i64, source: i64) -> Refusal:
        mine = self.hands[seat] if source == FROM_HAND else self.open[seat]
        missing = RANK_SET_CARDS[rank_set] & ~mine
        if missing:
            card = first_card(missing)
            told: dict[str, object] = {"card": card_text(card)}
            if source == FROM_HAND and self.open[seat] & BIT[card]:
                if RANK_SET_CARDS[rank_set] & mine:
                    return Refusal("R27", "hand-or-open", told)
                return Refusal("R10", "hand-first", told)
            return Refusal("R11", "not-held", told)
        pile = self.pile
        facts: dict[str, object] = {"cards": rank_set_text(rank_set).split(), "card": card_text(pile[len(pile) - 1])}
        return Refusal("R12", "too-low-for-pile", facts)

    def _why_no_pickup(self, seat: i64, card: i64, source: i64) -> Refusal:
        if not len(self.pile):
            return Refusal("R13", "no-pile")
        if source == FROM_HAND:
            return Refusal("R16", "no-card-with-pile")
        if card < 0:
            return Refusal("R25", "open-card-first")
        return Refusal("R25", "not-open", {"card": card_text(card)})

    # ---- playing ----

    def play(self, seat: i64, move: i64) -> None:
        self.taken += 1
        kind = kind_of(move)
        if kind == PLAY:
            self._play_rank_set(seat, payload_of(move))
        elif kind == TAKE:
            card = payload_of(move) - 1
            if card >= 0:  # R25
                open_cards = self.open
                open_cards[seat] &= ~BIT[card]
                self.pile = append(self.pile, card)
            self._take_pile(seat)
        else:
            self._turn_blind(seat, payload_of(move) - 1)
        if self.is_over():
            self.turn = -1

    def _play_rank_set(self, seat: i64, rank_set: i64) -> None:
        cards = RANK_SET_CARDS[rank_set]
        if self.source(seat) == FROM_HAND:
            hands = self.hands
            hands[seat] &= ~cards
        else:
            open_cards = self.open
            open_cards[seat] &= ~cards
        self._lay(seat, cards)

    def _turn_blind(self, seat: i64, place: i64) -> None:
        blind = self.blind
        card = blind[seat * BLIND_CARDS + place]
        blind[seat * BLIND_CARDS + place] = -1
        self.turned = append(self.turned, card)
        self.public |= BIT[card]
        if BIT[card] & self.fitting():  # R29
            self._lay(seat, BIT[card])
        else:  # R30
            self.pile = append(self.pile, card)
            self._take_pile(seat)

    def _lay(self, seat: i64, cards: i64) -> None:
        """Cards of one rank come on the pile; what follows from that."""
        self.public |= cards
        pile = self.pile
        rank = first_card(cards) & 15
        if not len(pile) or pile[len(pile) - 1] & 15 != rank:
            self.run = 0
        while cards:
            pile = append(pile, first_card(cards))
            cards &= cards - 1
            self.run += 1
        self.pile = pile
        burnt = rank == TEN or self.run >= 4  # R20, R21, R23
        if burnt:
            for card in pile:
                self.removed |= BIT[card]
            self._clear_pile()
        self._refill(seat)
        if not self.holds(seat):  # R33
            self.out = append(self.out, seat)
            self.inside -= 1
        elif burnt:
            return  # he starts a new pile
        self.turn = self._next_inside(seat)  # R17, R22

    def _refill(self, seat: i64) -> None:
        """R15."""
        hands, stock = self.hands, self.stock
        while self.place < len(stock) and card_count(hands[seat]) < HAND_CARDS:
            hands[seat] |= BIT[stock[self.place]]
            self.place += 1

    def _take_pile(self, seat: i64) -> None:
        """R16, R25, R30: he takes it all, the next player starts a new pile."""
        hands = self.hands
        for card in self.pile:
            hands[seat] |= BIT[card]
            self.public |= BIT[card]
        self._clear_pile()
        self.turn = self._next_inside(seat)

    def _clear_pile(self) -> None:
        self.pile = vec[i64]()
        self.run = 0

    def _next_inside(self, seat: i64) -> i64:
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else i64(0)
            if self.holds(seat):
                break
        return seat

    # ---- the end ----

    def losers(self) -> tuple[int, ...]:
        """R34, R35: who is left, or of those who are left the one with the most cards, or all of these."""
        counts = [int(self.cards_of(seat)) for seat in range(self.seats)]
        most = max(counts)
        return tuple([seat for seat in range(len(counts)) if counts[seat] == most])
