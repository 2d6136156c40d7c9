"""Presidenten against an independent referee, and what always holds."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import hand, lay
from presidenten_positions import RANKS
from proving import examples
from troef import REFEREE
from troef.core.dealer import SeededDealer
from troef.core.moves import PLAY, kind_of
from troef.games.presidenten.moves import count_laid, rank_laid


class Referee:
    """The rules of one round once more, on counts of ranks only."""

    def __init__(self, hands: list[Counter[str]], order: list[int]) -> None:
        self.hands, self.order = hands, order
        self.turn, self.lying, self.last, self.silent = order[0], None, order[0], set[int]()
        self.gone: list[int] = []

    def moves(self) -> set[tuple[str, int] | None]:
        mine = self.hands[self.turn]
        if self.lying is None:
            return {(rank, n) for rank in mine for n in range(1, mine[rank] + 1)}
        rank, n = self.lying
        higher = RANKS[RANKS.index(rank) + 1 :]
        return {None, *((other, n) for other in higher if mine[other] >= n)}

    def inside(self) -> list[int]:
        return [seat for seat in self.order if sum(self.hands[seat].values())]

    def play(self, move: "tuple[str, int] | None") -> None:
        if move is None:
            self.silent.add(self.turn)
        else:
            self.hands[self.turn][move[0]] -= move[1]
            self.lying, self.last, self.silent = move, self.turn, set()
            if self.turn not in self.inside():
                self.gone.append(self.turn)
        if len(self.inside()) == 1:
            self.gone += self.inside()
            return
        self.turn = self.after(self.turn)
        if set(self.inside()) - {self.last} <= self.silent:
            self.turn = self.last if self.last in self.inside() else self.after(self.last)
            self.lying, self.silent = None, set()

    def after(self, seat: int) -> int:
        place = self.order.index(seat)
        around = self.order[place + 1 :] + self.order[:place]
        return next(other for other in around if other in self.inside())


@clause("presidenten", "R6", "R8", "R10", "R13", "R14")
@examples(40)
@given(seed=st.integers(0, 10**6), seats=st.integers(4, 7))
def test_whole_rounds_go_as_another_referee_says(seed: int, seats: int) -> None:
    state = troef.game("presidenten", rounds=3).start(seats, seed % seats)
    rng, dealer = troef.Rng(seed), SeededDealer(seed)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        if state.view(0).phase == "giving":
            moves = state.legal(state.actors()[0])
            state.play(state.actors()[0], moves[rng.below(len(moves))])
        hands = [Counter(card[:-1] for card in hand(state, seat)) for seat in range(seats)]
        around = state.view(0).around
        start_at = around.index(state.actors()[0])
        referee = Referee(hands, around[start_at:] + around[:start_at])
        rounds = len(state.sheet)
        while len(state.sheet) == rounds:
            assert state.actors() == (referee.turn,)
            legal = state.legal(referee.turn)
            named = {said(move) for move in legal}
            assert named == referee.moves() and len(named) == len(legal)
            move = legal[rng.below(len(legal))]
            state.play(referee.turn, move)
            referee.play(said(move))
        assert list(state.sheet[-1].cells) == [referee.gone.index(seat) + 1 for seat in range(seats)]
        assert state.view(0).around == referee.gone


def said(move: int) -> tuple[str, int] | None:
    if kind_of(move) != PLAY:
        return None
    return ("2", *RANKS)[rank_laid(move)], int(count_laid(move))


@clause("presidenten", "R10", "S1")
@examples(25)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(4, 7),
    exchange=st.booleans(),
    orders=st.sampled_from(["always", "off"]),
)
def test_cards_are_conserved_and_matches_end(seed: int, seats: int, exchange: bool, orders: str) -> None:
    state = troef.game("presidenten", rounds=2, exchange=exchange, orders=orders).start(seats)
    rng, dealer = troef.Rng(seed), SeededDealer(seed)
    for _ in range(2000):
        if state.outcome() is not None:
            break
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        view = state.view(REFEREE)
        assert sum(len(zone.cards) + zone.hidden for zone in view.zones) == 52
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert state.outcome() is not None


def test_a_deal_can_be_laid_in_the_first_round() -> None:
    state = lay(troef.game("presidenten"), 4, 2, hands={3: "2S 2H", 0: "3S"})
    assert {"2S", "2H"} <= hand(state, 3) and "3S" in hand(state, 0)
