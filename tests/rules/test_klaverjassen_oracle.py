"""Whole deals of klaverjassen beside a slow player who knows cards as pairs and reads the rule book line by line."""

import random
from itertools import product

import pytest
from klaverjas_positions import SLUG, VARIANTS

import troef
from clauses import clause
from playing import texts
from troef.cards.card import card_text

Card = tuple[str, str]

#: Deals for each agreement, half of them with another first dealer.
DEALS = 16

TRUMP_ORDER = ["J", "9", "A", "10", "K", "Q", "8", "7"]
PLAIN_ORDER = ["A", "10", "K", "Q", "J", "9", "8", "7"]
RUN_ORDER = ["A", "K", "Q", "J", "10", "9", "8", "7"]
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
#: Every way to agree on what must be played; one more with tens and with all roem written down at once.
AGREEMENTS = [{"variant": variant, "trump_lead": lead} for variant, lead in product(VARIANTS, ("free", "must_beat"))]
AGREEMENTS.append({"variant": "rotterdams", "trump_lead": "free", "rounding": "tens", "roem_claim": "auto"})


def card(text: str) -> Card:
    return text[:-1], text[-1]


class SlowDeal:
    """One deal, followed card by card."""

    def __init__(self, hands: list[set[Card]], leader: int, options: dict[str, str]) -> None:
        self.hands = hands
        self.options = options
        self.turn = leader
        self.trump = ""
        self.maker = -1
        self.trick: list[tuple[int, Card]] = []
        self.won: list[list[Card]] = [[], []]
        self.claimed = [0, 0]
        self.last = -1

    def better(self, one: Card, other: Card) -> bool:
        """Whether a card played later beats another one (R7, R13)."""
        if one[1] == other[1]:
            order = TRUMP_ORDER if one[1] == self.trump else PLAIN_ORDER
            return order.index(one[0]) < order.index(other[0])
        return one[1] == self.trump

    def winning(self) -> tuple[int, Card]:
        best = self.trick[0]
        for played in self.trick[1:]:
            if self.better(played[1], best[1]):
                best = played
        return best

    def legal(self) -> set[Card]:
        hand = self.hands[self.turn]
        if not self.trick:
            return set(hand)
        led = self.trick[0][1][1]
        winner, best = self.winning()
        partner = winner == (self.turn + 2) % 4
        following = {held for held in hand if held[1] == led}
        trumps = {held for held in hand if held[1] == self.trump}
        if following:  # R9
            higher = {held for held in following if self.better(held, best)}
            return higher if led == self.trump and self.options["trump_lead"] == "must_beat" and higher else following
        ruffed = best[1] == self.trump
        over = {held for held in trumps if not ruffed or self.better(held, best)}
        if self.options["variant"] == "rotterdams":  # R12
            return over or trumps or set(hand)
        if not partner and over:  # R10 (a), (b)
            return over
        return hand - (trumps - over) or set(hand)  # R10 (c), R11

    def play(self, played: Card) -> None:
        self.hands[self.turn].remove(played)
        self.trick.append((self.turn, played))
        self.turn = (self.turn + 1) % 4

    def roem(self) -> int:
        """What the four cards on the table are worth (R14, R15)."""
        cards = [played for _, played in self.trick]
        ranks = {rank for rank, _ in cards}
        if len(ranks) == 1:
            rank = ranks.pop()
            return 200 if rank == "J" else 100 if rank in ("A", "K", "Q", "10") else 0
        points = 0
        for length, worth in ((3, 20), (4, 50)):
            for start in range(len(RUN_ORDER) - length + 1):
                for suit in "SHDC":
                    if all((rank, suit) in cards for rank in RUN_ORDER[start : start + length]):
                        points = worth
        stuk = ("K", self.trump) in cards and ("Q", self.trump) in cards
        return points + (20 if stuk else 0)

    def gather(self, claim: bool) -> None:
        winner, _ = self.winning()
        if claim:
            self.claimed[winner % 2] += self.roem()
        self.won[winner % 2] += [played for _, played in self.trick]
        self.trick = []
        self.turn = self.last = winner

    def scores(self) -> tuple[int, int]:
        """R18, S1–S6."""
        points = [10 if self.last % 2 == side else 0 for side in range(2)]
        for side in range(2):
            for rank, suit in self.won[side]:
                points[side] += (TRUMP_POINTS if suit == self.trump else PLAIN_POINTS).get(rank, 0)
        assert sum(points) == 162
        extra = [self.claimed[side] + (0 if self.won[1 - side] else 100) for side in range(2)]
        makers = self.maker % 2
        totals = [points[side] + extra[side] for side in range(2)]
        nat = totals[makers] <= totals[1 - makers]
        if self.options.get("rounding") == "tens":
            high = 0 if points[0] >= points[1] else 1
            tens, ones = divmod(points[high], 10)
            rounded = tens + (1 if ones > 5 else 0)
            totals = [(rounded if side == high else 16 - rounded) + extra[side] // 10 for side in range(2)]
        if nat:
            totals = [0, sum(totals)] if makers == 0 else [sum(totals), 0]
        return totals[0], totals[1]


def follow_deal(state: troef.State, options: dict[str, str], dealer: int, rng: random.Random) -> SlowDeal:
    """Play a deal at random, and see after every card that the slow player agrees."""
    hands = [{card(card_text(code)) for code in state.view(seat).zone(f"hand-{seat}").cards} for seat in range(4)]
    slow = SlowDeal(hands, (dealer + 1) % 4, options)
    while state.view(0).phase == "trump":
        seat = state.actors()[0]
        move = rng.choice(sorted(texts(state, seat)))
        state.play(seat, state.game.parse(move))
        if move != "pass":
            slow.trump, slow.maker = move[-1], seat
    deals = len(state.sheet)
    while len(state.sheet) == deals:
        seat = state.actors()[0]
        assert seat == slow.turn
        legal = {card(text) for text in texts(state, seat)}
        assert legal == slow.legal(), (options, slow.trump, slow.trick, slow.hands[seat])
        follow_refusals(state, seat, slow, legal)
        played = rng.choice(sorted(legal))
        state.play(seat, state.game.parse("".join(played)))
        slow.play(played)
        if len(slow.trick) == 4:
            follow_claim(state, slow, rng)
    return slow


def follow_refusals(state: troef.State, seat: int, slow: SlowDeal, legal: set[Card]) -> None:
    """Each other card of the hand is refused by the clause that binds it."""
    for held in slow.hands[seat] - legal:
        led = slow.trick[0][1][1]
        if any(other[1] == led for other in slow.hands[seat]):
            wanted = "R9"
        elif slow.options["variant"] == "rotterdams":
            wanted = "R12"
        else:
            wanted = "R11" if slow.winning()[0] == (seat + 2) % 4 else "R10"
        refusal = state.refusal(seat, state.game.parse("".join(held)))
        assert refusal is not None and refusal.clause == wanted


def follow_claim(state: troef.State, slow: SlowDeal, rng: random.Random) -> None:
    winner, roem = slow.winning()[0], slow.roem()
    claim = slow.options.get("roem_claim") == "auto"
    if roem and not claim:
        assert state.actors() == (winner,) and texts(state, winner) == {"roem", "no roem"}
        assert state.view(winner).fact("roem") == roem
        claim = rng.random() < 0.5
        state.play(winner, state.game.parse("roem" if claim else "no roem"))
    slow.gather(claim)


@clause(SLUG, "R7", "R9", "R10", "R11", "R12", "R13")
@clause(SLUG, "R14", "R15", "R18", "S1", "S2", "S3", "S4", "S6")
@pytest.mark.parametrize("options", AGREEMENTS, ids=lambda options: "-".join(options.values()))
def test_whole_deals_beside_a_slow_player(options: dict[str, str]) -> None:
    rng = random.Random("-".join(options.values()))
    game = troef.game(SLUG, rules="amsterdams", deals=16, **options)
    for dealer in range(2):
        state = game.start(4, dealer=dealer)
        for deal in range(DEALS // 2):
            order = state.pack()
            rng.shuffle(order)
            state.deal(order)
            slow = follow_deal(state, options, (dealer + deal) % 4, rng)
            assert state.sheet[-1].cells == slow.scores()
