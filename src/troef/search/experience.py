"""Playouts that learn: what each move was worth on average, wherever in the deal it was made.

A playout from experience makes the move that was worth most to its seat so far, and now and then any (move-average
sampling: Björnsson and Finnsson, "CadiaPlayer: a simulation-based general game player", 2009). The averages are over
all worlds that the search has sampled, so no playout knows a hand.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, first_card
from troef.core.game import State
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT, log_entry
from troef.core.moves import KIND_BITS, PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.search.playout import NOBODY_ACTS, next_to_act
from troef.search.rollouts import MOST_STEPS
from troef.tricks.following import leadable, playable
from troef.tricks.play import TrickPlay
from troef.tricks.run import TrickRun
from troef.tricks.state import TrickState

#: Places for moves (a power of two); three quarters of them are filled at most. Cards that are played come after these,
#: each of every seat in a place of its own.
ROOM: Final[i64] = 4096
CARDS: Final[i64] = 64
MOST_SEATS: Final[i64] = 16
#: How many of 64 moves are made at random.
WHIM: Final[i64] = 19
NOTHING: Final[i64] = -1
#: Averages are kept in parts of a point.
PARTS: Final[i64] = 4096
#: The average of a move that has never been made: it comes before any other.
UNTRIED: Final[i64] = 1 << 60


@final
@mypyc_attr(acyclic=True)
class Experience:
    """The averages of a search, by seat and move (an entry as in a log), and the moves of the playout that runs."""

    def __init__(self) -> None:
        places = int(ROOM + CARDS * MOST_SEATS)
        self.entries = vec[i64]([-1] * places)
        self.tries = vec[i64]([0] * places)
        self.worth = vec[i64]([0] * places)
        self.mean = vec[i64]([UNTRIED] * places)
        self.known: i64 = 0
        self.made = vec[i64]()
        self.movers = vec[i64]()
        #: what games of tricks play the rest of a deal with, once it was needed
        self.run: TrickRun | None = None

    def place(self, entry: i64) -> i64:
        """Where an entry is kept, or may be kept."""
        move = entry >> SEAT_SHIFT
        seat = (entry & 15) - SEAT_OFFSET
        if kind_of(move) == PLAY and 0 <= payload_of(move) < CARDS and 0 <= seat < MOST_SEATS:
            return ROOM + seat * CARDS + payload_of(move)
        place = ((entry & 0xFFFFFFFF) * 40503 + (entry >> 9)) >> 3 & (ROOM - 1)
        entries = self.entries
        while entries[place] != entry and entries[place] != NOTHING:
            place = (place + 1) & (ROOM - 1)
        return place

    def kept(self, entry: i64) -> i64:
        """The place of an entry, which is kept from now on; NOTHING where there is no room for it."""
        place = self.place(entry)
        if place < ROOM and self.entries[place] == NOTHING:
            if self.known > ROOM - ROOM // 4:
                return NOTHING
            self.known += 1
            self.entries[place] = entry
        return place

    def finish(self, state: State, rng: Rng, rows: i64) -> None:
        """Finish the deal from experience; the moves are remembered until `learn`.

        Where nothing between the tricks of a deal matters, they are played in one loop, without a log, and the deal
        may be left without a row on the sheet (`TrickState.run_on`).
        """
        self.made = vec[i64](capacity=64)
        self.movers = vec[i64](capacity=64)
        steps: i64 = 0
        while len(state.sheet) == rows and steps < MOST_STEPS:
            if isinstance(state, TrickState):
                play = state.running()
                most = state.tricks_at_once(play) if play is not None else 0
                if play is not None and most:
                    self._play_tricks(state, play, most, rng)
                    if state.phase is not play:
                        break
                    continue
            seat = next_to_act(state, rng)
            if seat == NOBODY_ACTS:
                break
            move = self.pick(state.phase.legal(seat), seat, rng)
            self.made = append(self.made, self.kept(log_entry(seat, move)))
            self.movers = append(self.movers, seat)
            state.apply(seat, move)
            steps += 1

    def _play_tricks(self, state: TrickState, play: TrickPlay, most: i64, rng: Rng) -> None:
        """Play at most this many tricks, and let the state do what is due then."""
        run = self.run
        if run is None:
            run = state.new_run()
            self.run = run
        if run.logs:
            run.log = state.own_log()
        self._play_from_experience(play, most, run, rng)
        if run.logs:
            state.log = run.log
        state.tricks_over(play, run, rng)

    def _play_from_experience(self, play: TrickPlay, most: i64, run: TrickRun, rng: Rng) -> None:
        """As `TrickRun.play`, but each card is picked from experience."""
        order, limits, flags, absent, size = play.order, play.limits, play.flags, play.absent, play.size
        hands, won, suits, beaters = play.hands, play.own_won(), order.suits, order.beaters
        next_of, partners = play.table.next_of, play.table.partners
        made, movers, log, tricks, takers = self.made, self.movers, run.log, run.tricks, run.takers
        number, seat, taker, trick, count = play.tricks_played, play.turn, play.taker, play.trick, play.count
        led, best, best_led = play.led, play.best, play.best_led
        end = number + most
        run.first = number
        while True:
            while count < size:
                hand = hands[seat]
                cards = hand
                if hand & (hand - 1):  # a single card is always legal
                    if not count:
                        cards = leadable(hand, flags, limits)
                    else:
                        partner = partners[seat] & BIT[taker] != 0
                        cards = playable(hand, led, best, best_led, partner, order, flags, limits)
                bit = cards if cards & (cards - 1) == 0 else self._pick_card(cards, seat, rng)
                card = first_card(bit)
                hands[seat] = hand ^ bit
                trick |= bit
                made = append(made, ROOM + seat * CARDS + card)
                movers = append(movers, seat)
                if not count:
                    led = suits[card]
                    best = best_led = card
                    taker = seat
                else:
                    if beaters[best] & bit:
                        best = card
                        taker = seat
                    if suits[card] == led and beaters[best_led] & bit:
                        best_led = card
                if run.logs:
                    log = append(log, log_entry(seat, card << KIND_BITS))
                count += 1
                seat = next_of[seat]
                while absent & BIT[seat]:
                    seat = next_of[seat]
            won[taker] |= trick
            tricks[number] = trick
            takers[number] = taker
            number += 1
            trick = 0
            count = 0
            seat = taker
            if number == end or not hands[taker]:
                break
        self.made, self.movers, run.log = made, movers, log
        play.tricks_played, play.trick, play.packed, play.count = number, 0, 0, 0
        play.led, play.best, play.best_led, play.answer, play.complete = -1, -1, -1, -1, False
        play.last_count = 0
        play.taker, play.leader, play.turn = taker, taker, taker

    def _pick_card(self, cards: i64, seat: i64, rng: Rng) -> i64:
        """The card (as a set of one) that was worth most so far; one that has never been played before any other."""
        count = card_count(cards)
        if rng.draw(64) < WHIM:
            skipped = rng.draw(count)
            while skipped > 0:
                cards &= cards - 1
                skipped -= 1
            return cards & -cards
        mean = self.mean
        base = ROOM + seat * CARDS
        alike: i64 = 0
        best: i64 = 0
        most: i64 = 0
        while cards:
            bit = cards & -cards
            cards ^= bit
            worth = mean[base + first_card(bit)]
            if not alike or worth > most:
                best = bit
                most = worth
                alike = 1
            elif worth == most:
                alike += 1
                if not rng.draw(alike):
                    best = bit
        return best

    def pick(self, moves: list[int], seat: i64, rng: Rng) -> i64:
        """The move worth most so far; one that has never been made before any other."""
        count: i64 = len(moves)
        if count == 1:
            return moves[0]
        if rng.below(64) < WHIM:
            return moves[rng.below(count)]
        mean = self.mean
        first = rng.below(count)
        best: i64 = -1
        most: i64 = 0
        for step in range(count):
            move: i64 = moves[(first + step) % count]
            worth = mean[self.place(log_entry(seat, move))]
            if worth == UNTRIED:
                return move
            if best < 0 or worth > most:
                best = move
                most = worth
        return best

    def learn(self, worth: vec[i64]) -> None:
        """Credit the moves of the last playout with what the deal was worth to who made them."""
        made, movers, tries, sums, mean = self.made, self.movers, self.tries, self.worth, self.mean
        for step in range(len(made)):
            place = made[step]
            if place < 0 or movers[step] < 0:
                continue
            tries[place] += 1
            sums[place] += worth[movers[step]]
            mean[place] = sums[place] * PARTS // tries[place]
