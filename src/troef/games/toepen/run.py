"""Rounds of toepen played at random, one after another: what playouts to the end of a match run through.

Move for move it is what the phases do (`phases.py`), without phases, log, lists of moves and what only views tell.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, first_card, nth_card
from troef.core.rng import Rng, shuffle_top
from troef.games.toepen.scoring import EXCHANGE_LOSS, price
from troef.games.toepen.standing import (
    HAND,
    NOBODY,
    ORDERING,
    PACK,
    TRICKS,
    ToepenRound,
    jacks,
    only_pictures,
    seat_after,
)

#: The pack that runs start with.
NEW_PACK: Final = vec[i64](PACK)

#: The place of a move among two, as the phases list them.
EXCHANGES: Final[i64] = 0
CHALLENGES: Final[i64] = 0
FOLDS: Final[i64] = 1


@final
@mypyc_attr(acyclic=True)
class RoundRun:
    """A round that is played at random, with the lives of a match.

    `playing`, `alive`, `knocks`, `knocker` and `played` are as in `ToepenRound`, `size` is that of a trick. `place` is
    where the rest of the pack begins, `moves` how many moves were made in all rounds.
    """

    def __init__(self, standing: ToepenRound, in_turn: bool, with_pot: bool) -> None:
        self.in_turn: bool = in_turn
        self.with_pot: bool = with_pot
        self.lives = standing.lives
        self.alive: i64 = standing.alive
        self.pack = NEW_PACK[: len(NEW_PACK)]
        self.hands = vec[i64]([0] * standing.seats)
        self.place: i64 = 0
        self.moves: i64 = 0
        self.playing: i64 = 0
        self.knocks: i64 = 0
        self.knocker: i64 = NOBODY
        self.played: i64 = 0
        self.size: i64 = 0

    def round(self, dealer: i64, rng: Rng) -> i64:
        """Play a round: who has won it, or NOBODY where the match ended in the middle of it."""
        self.playing = self.alive
        self.knocks = 0
        self.knocker = NOBODY
        first = seat_after(dealer, self.alive)
        self._deal(first, rng)
        if not self._exchanges(first, rng):
            return NOBODY
        first = first if self.playing & BIT[first] else seat_after(first, self.playing)
        self._announcements(first, rng)
        for _ in range(TRICKS):
            winner = self._trick(first, rng)
            if self.playing & (self.playing - 1) == 0 or winner < 0:  # R22, or the match is over
                return winner
            first = winner if self.playing & BIT[winner] else seat_after(winner, self.playing)  # R12, R21
        return winner

    def _deal(self, first: i64, rng: Rng) -> None:
        """R2."""
        pack, hands = self.pack, self.hands
        shuffle_top(pack, HAND * card_count(self.alive), rng)
        place: i64 = 0
        seat = first
        while place == 0 or seat != first:
            hands[seat] = BIT[pack[place]] | BIT[pack[place + 1]] | BIT[pack[place + 2]] | BIT[pack[place + 3]]
            place += HAND
            seat = seat_after(seat, self.alive)
        self.place = place

    def _lose(self, seat: i64, count: i64) -> bool:
        """Take lives (R26); whether the match goes on (R29, R30)."""
        lives = self.lives
        lives[seat] -= min(count, lives[seat])
        if lives[seat]:
            return True
        self.alive &= ~BIT[seat]
        self.playing &= ~BIT[seat]
        return self.with_pot and self.alive & (self.alive - 1) != 0

    # ---- before the tricks ----

    def _exchanges(self, first: i64, rng: Rng) -> bool:
        """R3–R8; whether the match goes on."""
        pack = self.pack
        left = self.playing
        while left and len(pack) - self.place >= HAND:  # R5
            seat = first if left & BIT[first] else seat_after(first, left)
            left &= ~BIT[seat]
            self.moves += 1
            if rng.draw(2) == EXCHANGES:
                honest = only_pictures(self.hands[seat])
                shuffle_top(pack, HAND, rng, self.place)
                hand: i64 = 0
                for place in range(self.place, self.place + HAND):
                    hand |= BIT[pack[place]]
                self.hands[seat] = hand
                self.place += HAND
                if not self._challenged(seat, honest, rng):
                    return False
                left &= self.playing
        return True

    def _challenged(self, exchanger: i64, honest: bool, rng: Rng) -> bool:
        """R7, R8; whether the match goes on."""
        seat = seat_after(exchanger, self.playing)
        while seat != exchanger:
            self.moves += 1
            if rng.draw(2) == CHALLENGES:
                return self._lose(seat if honest else exchanger, EXCHANGE_LOSS)  # P1
            seat = seat_after(seat, self.playing)
        return True

    def _announcements(self, first: i64, rng: Rng) -> None:
        """R9, R31: they change nothing."""
        count = card_count(self.playing)
        self.moves += count
        seat = first
        for _ in range(count):
            hand = self.hands[seat]
            if jacks(hand) >= 3:
                rng.draw(2)
            seat = seat_after(seat, self.playing)

    # ---- tricks and knocks ----

    def _trick(self, leader: i64, rng: Rng) -> i64:
        """R10–R16: a trick, and what is knocked during it. Who has won the trick or, where somebody alone is left, the
        round; NOBODY where the match ended."""
        hands, beaters, members, suits = self.hands, ORDERING.beaters, ORDERING.members, ORDERING.suits
        seat = leader
        taker: i64 = NOBODY
        led: i64 = -1
        over: i64 = 0
        count: i64 = 0
        self.size = card_count(self.playing)
        self.played = 0
        knockers = self._knockers()
        while count == 0 or count < self.size:
            self.moves += 1
            others = knockers & ~BIT[seat]
            acting: i64 = rng.draw(1 + card_count(others)) if others else i64(0)
            if acting == 0:
                hand = hands[seat]
                cards = hand & led if hand & led else hand
                number = card_count(cards)
                choices = number + 1 if knockers & BIT[seat] else number
                chosen = rng.draw(choices) if choices > 1 else i64(0)
                if chosen < number:
                    card = nth_card(cards, chosen)
                    hands[seat] ^= BIT[card]
                    self.played |= BIT[seat]
                    if not count:
                        led = members[suits[card]]
                    if not count or over & BIT[card]:
                        over = beaters[card]
                        taker = seat
                    count += 1
                    seat = seat_after(seat, self.playing)
                    continue
            knocker = seat if acting == 0 else nth_card(others, acting - 1)
            if not self._knock(knocker, rng):
                return NOBODY
            if self.playing == BIT[knocker]:
                return knocker  # R22
            knockers = self._knockers()
            if not self.playing & BIT[seat]:
                seat = seat_after(seat, self.playing)
        return taker

    def _knockers(self) -> i64:
        """R13, R15, R16: everybody who may knock now."""
        lives, needed = self.lives, price(self.knocks + 1)
        found: i64 = 0
        seats = self.playing if self.knocker < 0 else self.playing & ~BIT[self.knocker]
        while seats:
            seat = first_card(seats)
            if lives[seat] >= needed:
                found |= BIT[seat]
            seats &= seats - 1
        return found

    def _knock(self, knocker: i64, rng: Rng) -> bool:
        """R14, R17–R20: a knock and the answers; whether the match goes on."""
        self.knocks += 1
        self.knocker = knocker
        pending = self.playing & ~BIT[knocker]
        seat = knocker
        while pending:
            self.moves += 1
            if self.in_turn or not pending & (pending - 1):
                seat = seat_after(seat, pending)
            else:
                seat = nth_card(pending, rng.draw(card_count(pending)))
            pending &= ~BIT[seat]
            if rng.draw(2) == FOLDS:
                self.playing &= ~BIT[seat]
                if not self.played & BIT[seat]:
                    self.size -= 1
                if not self._lose(seat, self.knocks):  # R19
                    return False
        return True
