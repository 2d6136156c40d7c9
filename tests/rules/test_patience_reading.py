"""Patience against a slow and simple reading of its rules: legal moves, and above all the exact stuck rule (R19)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import texts
from proving import examples
from troef.cards.card import cards_text
from troef.core.wire import view_dict
from troef.games.patience import Patience, PatienceState

BOOK = troef.game("patience")
PARTS = troef.game("patience", partial_runs=True)
assert isinstance(BOOK, Patience) and isinstance(PARTS, Patience)

#: Black tops on which only red 9s, 7s, 5s and 3s join.
BLACK = ["2|8S", "1|8C", "0|10S", "3|10C", "4|6S", "5|6C", "6|4S"]
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def card_moves(state: PatienceState) -> set[str]:
    return {text for text in texts(state) if ">" in text}


def ending(state: PatienceState) -> str:
    outcome = state.outcome()
    return outcome.reason if outcome is not None else ""


def rank(card: str) -> int:
    return RANKS.index(card[:-1])


def joins(card: str, under: str) -> bool:
    return rank(card) == rank(under) - 1 and (card[-1] in "HD") != (under[-1] in "HD")


class Naive:
    """The position as lists of texts, read from the referee's view."""

    def __init__(self, state: PatienceState) -> None:
        view = state.view(troef.REFEREE)
        columns = [view.zone(f"T{number}") for number in range(1, 8)]
        self.down = [max(zone.mark, 0) for zone in columns]
        self.open = [cards_text(zone.cards[max(zone.mark, 0) :]).split() for zone in columns]
        self.heights = {suit: len(view.zone(f"F-{suit}").cards) for suit in "SHDC"}
        self.waste = cards_text(view.zone("waste").cards).split()
        self.bank = cards_text(view.zone("stock").cards[::-1]).split()
        self.partial = state.game.options.partial_runs

    def goes_home(self, card: str) -> bool:
        return self.heights[card[-1]] == rank(card)

    def targets(self, card: str) -> list[int]:
        return [
            number
            for number, cards in enumerate(self.open, 1)
            if (joins(card, cards[-1]) if cards else card[:-1] == "K")
        ]

    def waste_moves(self) -> set[str]:
        if not self.waste:
            return set()
        card = self.waste[-1]
        return {f"W>T{number}" for number in self.targets(card)} | ({"W>F"} if self.goes_home(card) else set())

    def moves(self) -> set[str]:
        found = self.waste_moves()
        for number, cards in enumerate(self.open, 1):
            if cards and self.goes_home(cards[-1]):
                found.add(f"T{number}>F")
            for count in range(1, len(cards) + 1):
                whole = count == len(cards)
                under = self.down[number - 1] + len(cards) - count
                if not whole and not self.partial:
                    continue
                for target in self.targets(cards[-count]):
                    if self.open[target - 1] or under:
                        found.add(f"T{number}>T{target}" if whole else f"T{number}[{count}]>T{target}")
        return found

    def turn(self) -> None:
        for _ in range(min(3, len(self.bank))):
            self.waste.append(self.bank.pop(0))

    def stuck(self) -> bool:
        if self.moves():
            return False
        while self.bank:
            self.turn()
            if self.waste_moves():
                return False
        self.bank, self.waste = self.waste, []
        while self.bank:
            self.turn()
            if self.waste_moves():
                return False
        return True


def check_position(state: PatienceState) -> None:
    """The engine and the simple reading agree: on the legal moves, and on whether the game is over."""
    simple = Naive(state)
    all_home = sum(simple.heights.values()) == 52
    reason = ending(state)
    if reason == "":
        assert card_moves(state) == simple.moves()
        assert ("draw" in texts(state)) == bool(simple.bank)
        assert ("redeal" in texts(state)) == (not simple.bank and bool(simple.waste))
        assert not simple.stuck()
    elif reason == "stuck":
        assert simple.stuck() and not all_home
    assert (reason == "won") == all_home


@clause("patience", "R5", "R6", "R10", "R13", "R15", "R16", "R19", "R22")
@pytest.mark.parametrize("game", [BOOK, PARTS], ids=["book", "parts"])
@examples(60)
@given(seed=st.integers(0, 2**40))
def test_every_position_of_a_game_agrees_with_a_simple_reading(game: Patience, seed: int) -> None:
    rng = troef.Rng(seed)
    state = game.start()
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    check_position(state)
    while state.outcome() is None:
        moves = state.legal(0)[:-1]  # resigning would make it short
        state.play(0, moves[rng.below(len(moves))])
        check_position(state)
        cards = [card for zone in state.view(troef.REFEREE).zones for card in zone.cards]
        assert sorted(cards) == sorted(state.pack())


def scattered(game: Patience, seed: int) -> PatienceState:
    """A position in which anything may lie anywhere; mostly of black cards, so that many are stuck."""
    rng = troef.Rng(seed)
    pack = [cards_text([card]) for card in troef.SeededDealer(seed).next(game.pack(1))]
    foundations = [card for card in pack if card[0] == "A" and rng.below(3) == 0]
    left = [card for card in pack if card[0] != "A" or rng.below(8) == 0]
    left = [card for card in left if card not in foundations and (card[-1] in "SC" or rng.below(6) == 0)]
    tableau = []
    for _ in range(7):
        run = [left.pop()] if rng.below(12) else []
        while run and rng.below(2) == 0:
            wanted = [card for card in left if joins(card, run[-1])]
            if not wanted:
                break
            run.append(wanted[0])
            left.remove(wanted[0])
        tableau.append(f"{rng.below(3)}|{' '.join(run)}" if run else "")
    drawn, most = int(rng.below(8)), int(rng.below(12))
    return game.position(tableau, " ".join(foundations), " ".join(left[:drawn]), " ".join(left[drawn:most]))


@clause("patience", "R19")
@pytest.mark.parametrize("game", [BOOK, PARTS], ids=["book", "parts"])
@examples(400)
@given(seed=st.integers(0, 2**40))
def test_stuck_is_what_a_simple_reading_says(game: Patience, seed: int) -> None:
    check_position(scattered(game, seed))


@clause("patience", "R19")
def test_scattered_positions_are_of_both_kinds() -> None:
    stuck = sum([ending(scattered(BOOK, seed)) == "stuck" for seed in range(300)])
    assert 30 < stuck < 270


@clause("patience", "R19")
def test_worlds_of_a_game_that_goes_on_are_not_stuck() -> None:
    state = BOOK.position(BLACK, waste="QS", bank="JS JC 9H")  # the 9H in the bank is why it goes on
    rng = troef.Rng("worlds")
    for _ in range(40):
        world = BOOK.world(state.view(0), rng)
        assert not Naive(world).stuck()
        assert view_dict(BOOK, world.view(0)) == view_dict(BOOK, state.view(0))
