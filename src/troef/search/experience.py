"""Playouts that learn: what each move was worth on average, wherever in the deal it was made.

A playout from experience makes the move that was worth most to its seat so far, and now and then any (move-average
sampling: Björnsson and Finnsson, "CadiaPlayer: a simulation-based general game player", 2009). The averages are over
all worlds that the search has sampled, so no playout knows a hand.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.core.game import State
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.rng import Rng
from troef.search.playout import NOBODY_ACTS, next_to_act
from troef.search.rollouts import MOST_STEPS

#: Places for moves (a power of two); three quarters of them are filled at most.
ROOM: Final[i64] = 4096
#: How many of 256 moves are made at random.
WHIM: Final[i64] = 77
NOTHING: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Experience:
    """The averages of a search, by seat and move (an entry as in a log), and the moves of the playout that runs."""

    def __init__(self) -> None:
        self.entries = vec[i64]([-1] * int(ROOM))
        self.tries = vec[i64]([0] * int(ROOM))
        self.worth = vec[i64]([0] * int(ROOM))
        self.known: i64 = 0
        self.made = vec[i64]()
        self.movers = vec[i64]()

    def place(self, entry: i64) -> i64:
        """Where an entry is kept, or may be kept."""
        place = ((entry & 0xFFFFFFFF) * 40503 + (entry >> 9)) >> 3 & (ROOM - 1)
        entries = self.entries
        while entries[place] != entry and entries[place] != NOTHING:
            place = (place + 1) & (ROOM - 1)
        return place

    def finish(self, state: State, rng: Rng, rows: i64) -> None:
        """Finish the deal from experience; the moves are remembered until `learn`."""
        made = vec[i64](capacity=64)
        movers = vec[i64](capacity=64)
        steps: i64 = 0
        while len(state.sheet) == rows and steps < MOST_STEPS:
            seat = next_to_act(state, rng)
            if seat == NOBODY_ACTS:
                break
            move = self.pick(state.phase.legal(seat), seat, rng)
            made = append(made, move << SEAT_SHIFT | (seat + SEAT_OFFSET))
            movers = append(movers, seat)
            state.apply(seat, move)
            steps += 1
        self.made = made
        self.movers = movers

    def pick(self, moves: list[int], seat: i64, rng: Rng) -> i64:
        """The move worth most so far; one that has never been made before any other."""
        count: i64 = len(moves)
        if count == 1:
            return moves[0]
        if rng.below(256) < WHIM:
            return moves[rng.below(count)]
        first = rng.below(count)
        best: i64 = -1
        most = 0.0
        for step in range(count):
            move: i64 = moves[(first + step) % count]
            place = self.place(move << SEAT_SHIFT | (seat + SEAT_OFFSET))
            tries = self.tries[place]
            if tries == 0:
                return move
            mean = float(int(self.worth[place])) / float(int(tries))
            if best < 0 or mean > most:
                best = move
                most = mean
        return best

    def learn(self, worth: vec[i64]) -> None:
        """Credit the moves of the last playout with what the deal was worth to who made them."""
        made, movers = self.made, self.movers
        for step in range(len(made)):
            if movers[step] < 0:
                continue
            place = self.place(made[step])
            if self.entries[place] == NOTHING:
                if self.known > ROOM - ROOM // 4:
                    continue
                self.known += 1
                self.entries[place] = made[step]
            self.tries[place] += 1
            self.worth[place] += worth[movers[step]]
