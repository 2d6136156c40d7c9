"""Pesten beside a plain reading of its rule book: lists and texts, written without a look at the engine."""

from collections.abc import Callable
from random import Random

import pytest

import troef
from clauses import clause
from proving import some
from troef import REFEREE
from troef.cards.card import card_text

SPECIAL = {"2", "7", "8", "J", "*"}


def rank(card: str) -> str:
    return card if card == "*" else card[:-1]


class PlainPesten:
    """One match, as somebody with the book in hand would keep it."""

    def __init__(self, seats: int, dealer: int, options: dict[str, int]) -> None:
        self.seats, self.dealer, self.options = seats, dealer, options
        self.wins = [0] * seats
        self.awaits = "deal"

    # ---- cards ----

    def deal(self, order: list[str]) -> None:
        if self.awaits == "stock":  # R24
            self.pile, self.stock = self.pile[-1:], order
            self.awaits = ""
            self.go_on_drawing()
            return
        dealt, rest = order[: 8 * self.seats], order[8 * self.seats :]
        turned = next((at for at, card in enumerate(rest) if rank(card) not in SPECIAL), None)
        if turned is None:
            return  # R3: once more
        first = self.turn = (self.dealer + 1) % self.seats
        self.hands = [dealt[(seat - first) % self.seats :: self.seats] for seat in range(self.seats)]
        self.pile, self.stock = rest[: turned + 1], rest[turned + 1 :]
        self.direction, self.penalty, self.named, self.drawn = 1, 0, "", ""
        self.turns, self.idle, self.active = 0, 0, False
        self.awaits = ""

    def draw(self, count: int, then: Callable[[str], None]) -> None:
        self.owed, self.then, self.got = count, then, ""
        self.go_on_drawing()

    def go_on_drawing(self) -> None:
        while self.owed:
            if self.stock:
                self.got = self.stock.pop(0)
                self.hands[self.turn].append(self.got)
                self.owed -= 1
                self.active = True
            elif len(self.pile) > 1:
                self.awaits = "stock"
                return
            else:
                self.owed = 0  # R25
        self.then(self.got)

    # ---- moves ----

    def fits(self, card: str) -> bool:
        top = self.pile[-1]
        follow = self.named if rank(top) == "J" else top[-1]
        return "*" in (top, card) or rank(card) in ("J", rank(top)) or card[-1] == follow

    def playable(self) -> set[str]:
        if self.drawn:
            return {self.drawn}
        if self.penalty:
            return {card for card in self.hands[self.turn] if rank(card) in ("2", "*")}
        return {card for card in self.hands[self.turn] if self.fits(card)}

    def legal(self) -> set[str]:
        cards = self.playable()
        plays = {f"{card} {suit}".strip() for card in cards for suit in ("CDHS" if rank(card) == "J" else " ")}
        calls = {f"{play} last card" for play in plays} if len(self.hands[self.turn]) > 1 else set()
        other = "end turn" if self.drawn else "take" if self.penalty else "" if cards else "draw"
        return plays | calls | ({other} if other else set())

    def play(self, text: str) -> None:
        if text == "draw":
            self.draw(1, self.after_draw)
        elif text == "take":
            count, self.penalty = self.penalty, 0
            self.draw(count, lambda _: None if self.options["turn_after_take"] else self.end_turn())
        elif text == "end turn":
            self.drawn = ""
            self.end_turn()
        else:
            self.lay(text.removesuffix(" last card"), text.endswith(" last card"))

    def after_draw(self, card: str) -> None:
        if card and self.fits(card) and self.options["play_drawn"]:
            self.drawn = card
        else:
            self.end_turn()

    def lay(self, text: str, call: bool) -> None:
        card, _, self.named = text.partition(" ")
        hand = self.hands[self.turn]
        hand.remove(card)
        self.pile.append(card)
        self.drawn, self.active = "", True
        if not hand:
            self.end_game([self.turn])
        elif (len(hand) == 1) != call:
            self.draw(2, lambda _: self.effect(rank(card)))
        else:
            self.effect(rank(card))

    def effect(self, of: str) -> None:
        self.penalty += {"2": 2, "*": 5}.get(of, 0)
        if of == "7":
            self.direction = -self.direction
        self.end_turn(2 if of == "8" else 1)

    def end_turn(self, steps: int = 1) -> None:
        self.turns += 1
        self.idle = 0 if self.active else self.idle + 1
        self.active = False
        if self.idle == self.seats or self.turns == 1000:  # R26
            least = min(map(len, self.hands))
            self.end_game([seat for seat in range(self.seats) if len(self.hands[seat]) == least])
            return
        for _ in range(steps):
            self.turn = (self.turn + self.direction) % self.seats

    def end_game(self, winners: list[int]) -> None:
        for seat in winners:
            self.wins[seat] += 1
        self.options = {**self.options, "games": self.options["games"] - 1}
        self.awaits = "deal" if self.options["games"] else "nothing"
        self.dealer = (self.dealer + 1) % self.seats


def compare(state: troef.State, plain: PlainPesten) -> set[str]:
    """The legal moves, when all that lies on the table is the same."""
    assert state.actors() == (plain.turn,)
    assert {state.game.show(move) for move in state.legal(plain.turn)} == plain.legal()
    view = state.view(REFEREE)
    for seat, hand in enumerate(plain.hands):
        assert sorted(map(card_text, view.zone(f"hand-{seat}").cards)) == sorted(hand)
    assert list(map(card_text, view.zone("discard").cards)) == plain.pile
    assert list(map(card_text, view.zone("stock").cards)) == plain.stock[::-1]
    assert (view.fact("penalty") or 0, view.direction) == (plain.penalty, plain.direction)
    return plain.legal()


@clause("pesten", "R5", "R6", "R8", "R11", "R12", "R16", "R19", "R20", "R24", "R25", "R26", "S2")
@pytest.mark.parametrize("seed", some(range(24)))
def test_every_position_of_a_match_agrees_with_a_plain_reading(seed: int) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 6)
    dealer = rng.randrange(seats)
    options = {"jokers": rng.choice([2, 3]), "games": rng.choice([1, 3])}
    options |= {"play_drawn": rng.random() < 0.7, "turn_after_take": rng.random() < 0.6}
    state = troef.game("pesten", **options).start(seats, dealer)
    plain = PlainPesten(seats, dealer, options)
    forgetful = rng.random() < 0.3
    while state.outcome() is None:
        assert state.awaits_deal == (plain.awaits != "")
        if state.awaits_deal:
            order = rng.sample(state.pack(), len(state.pack()))
            state.deal(order)
            plain.deal(list(map(card_text, order)))
            continue
        legal = sorted(compare(state, plain))
        due = not forgetful and len(plain.hands[plain.turn]) == 2
        text = rng.choice([move for move in legal if move.endswith("last card") == due] or legal)
        state.play(plain.turn, state.game.parse(text, state.view(plain.turn)))
        plain.play(text)
    outcome = state.outcome()
    assert outcome is not None and plain.awaits == "nothing"
    assert list(outcome.scores) == plain.wins
    assert list(outcome.winners) == [seat for seat in range(seats) if plain.wins[seat] == max(plain.wins)]
