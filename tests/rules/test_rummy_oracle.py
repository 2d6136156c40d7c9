"""Rounds of rummy beside a slow player, who knows cards as texts and tries every group of a suit or a rank."""

import random
from itertools import combinations

import pytest

import troef
from clauses import clause
from playing import texts
from troef.cards.card import card_text

ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
WORTH = {"A": 1, "J": 10, "Q": 10, "K": 10}
#: Rounds for each number of players.
ROUNDS = 2


def place(card: str) -> int:
    return ORDER.index(card[:-1])


def is_meld(cards: "frozenset[str]") -> bool:
    """R14, R15."""
    if len(cards) < 3:
        return False
    if len({card[:-1] for card in cards}) == 1:
        return True
    places = sorted(place(card) for card in cards)
    return len({card[-1] for card in cards}) == 1 and places == list(range(places[0], places[0] + len(places)))


class SlowRound:
    """One round, followed move by move."""

    def __init__(self, hands: "list[set[str]]", turn: int, stock: "list[str]", upcard: str) -> None:
        self.hands = hands
        self.turn = turn
        self.stock = stock
        self.pile = [upcard]
        self.melds: list[frozenset[str]] = []
        self.drawn = self.melded = self.laid_off = False
        self.taken = ""
        self.turn_overs = self.turns = 0
        self.over = False
        self.winner = -1

    def legal(self) -> "set[tuple[str, frozenset[str], int]]":
        """Every legal action: its name, its cards and the meld it is about."""
        hand, none = self.hands[self.turn], frozenset[str]()
        if not self.drawn:
            found = {("draw stock", none, 0)} if self.stock else set()
            found |= {("draw discard", none, 0)} if self.pile else set()
            if not self.stock:  # R11, R12
                found.add(("turn over" if self.turn_overs < 3 else "stop round", none, 0))
            return found
        found = {("discard", frozenset([card]), 0) for card in hand if card != self.taken}  # R9
        if not self.melded and not self.laid_off:  # R7, R8
            for alike in [sorted(card for card in hand if card.endswith(suit)) for suit in "SHDC"] + [
                sorted(card for card in hand if card[:-1] == rank) for rank in ORDER
            ]:
                for size in range(3, len(alike) + 1):
                    for cards in combinations(alike, size):
                        if is_meld(frozenset(cards)) and self.can_discard(set(cards)):
                            found.add(("meld", frozenset(cards), 0))
        for number, meld in enumerate(self.melds):
            for card in hand:
                if is_meld(meld | {card}) and self.can_discard({card}):
                    found.add(("layoff", frozenset([card]), number + 1))
        return found

    def can_discard(self, gone: "set[str]") -> bool:
        """R21: whether a card is left to discard."""
        return bool(self.hands[self.turn] - gone - {self.taken})

    def play(self, name: str, cards: "frozenset[str]", number: int) -> None:
        hand = self.hands[self.turn]
        hand -= cards
        if name == "draw stock":
            hand.add(self.stock.pop(0))
            self.drawn = True
        elif name == "draw discard":
            self.taken = self.pile.pop()
            hand.add(self.taken)
            self.drawn = True
        elif name == "turn over":
            self.stock, self.pile = self.pile, []
            self.turn_overs += 1
        elif name == "stop round":
            self.over = True
        elif name == "meld":
            self.melds.append(cards)
            self.melded = True
        elif name == "layoff":
            self.melds[number - 1] |= cards
            self.laid_off = True
        else:
            self.pile += cards
            self.turns += 1
            self.winner = -1 if hand else self.turn
            self.over = not hand or self.turns == 300  # R13, R20
            self.turn = (self.turn + 1) % len(self.hands)
            self.drawn = self.melded = self.laid_off = False
            self.taken = ""

    def scores(self) -> "tuple[int, ...]":
        """S1–S3."""
        left = sum(WORTH.get(card[:-1], place(card) + 1) for hand in self.hands for card in hand)
        return tuple(left if seat == self.winner else 0 for seat in range(len(self.hands)))


def as_action(text: str) -> "tuple[str, frozenset[str], int]":
    words = text.split()
    if words[0] == "layoff":
        return "layoff", frozenset([words[1]]), int(words[3])
    if words[0] == "meld":
        return "meld", frozenset(words[1:]), 0
    return ("discard", frozenset([text.split()[-1]]), 0) if words[0] == "discard" else (text, frozenset(), 0)


@clause("rummy", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13")
@clause("rummy", "R14", "R15", "R17", "R18", "R19", "R20", "R21", "S1", "S2", "S3")
@pytest.mark.parametrize("keen", [True, False], ids=["melding", "hoarding"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rounds_beside_a_slow_player(seats: int, keen: bool) -> None:
    rng = random.Random(f"{seats} {keen}")
    state = troef.game("rummy", end_mode="rounds", rounds=50).start(seats, dealer=1)
    size = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}[seats]
    for number in range(ROUNDS):
        order = state.pack()
        rng.shuffle(order)
        state.deal(order)
        cards = [card_text(card) for card in order]
        first = (2 + number) % seats  # R2: the dealer's left neighbour
        hands = [{cards[(seat - first) % seats + turn * seats] for turn in range(size)} for seat in range(seats)]
        slow = SlowRound(hands, first, cards[seats * size + 1 :], cards[seats * size])
        while not slow.over:
            assert state.actors() == (slow.turn,)
            found = {as_action(text): text for text in texts(state, slow.turn)}
            assert set(found) == slow.legal()
            actions = sorted(found, key=lambda action: (action[0], sorted(action[1]), action[2]))
            shedding = [action for action in actions if action[0] in ("meld", "layoff")]
            action = rng.choice(shedding if keen and shedding else [a for a in actions if a not in shedding])
            state.play(slow.turn, state.game.parse(found[action]))
            slow.play(*action)
        assert state.sheet[-1].cells == slow.scores()
