"""Poker beside slow players: hands by all fives of seven, pots layer by layer, betting clause by clause."""

import random
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import troef
from clauses import clause
from playing import memory, texts
from troef.betting.pots import make_pots
from troef.games.poker.hands import strength
from troef.games.poker.showdown import share_pots

PACK = [16 * suit + rank for suit in range(4) for rank in range(13)]
#: Hands of any cards, and of a few ranks or suits only.
HANDS = 20000
FEW = 1000
#: Matches at each table.
MATCHES = 2
LOW_STRAIGHT = [12, 3, 2, 1, 0]


@cache
def five_cards(ranks: "tuple[int, ...]", flush: bool) -> "tuple[int, list[int]]":
    """Category and ranks in the order in which they are compared (R25); a category is worth more when higher.

    The ranks come from high to low.
    """
    low = list(ranks) == LOW_STRAIGHT
    if low or list(ranks) == list(range(ranks[0], ranks[0] - 5, -1)):
        return (8 if flush else 4), [3 if low else ranks[0]]
    many = sorted(Counter(ranks).items(), key=lambda pair: (-pair[1], -pair[0]))
    compared = [rank for rank, _ in many]
    if flush:
        return 5, compared
    shapes = [[1, 1, 1, 1, 1], [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], [], [], [3, 2], [4, 1]]
    return shapes.index([count for _, count in many]), compared


def best_hand(cards: "list[int]") -> "tuple[int, list[int]]":
    fives = combinations(sorted(cards, key=lambda card: -(card % 16)), 5)
    return max(
        five_cards(tuple([card % 16 for card in five]), len({card // 16 for card in five}) == 1) for five in fives
    )


@clause("poker", "R24", "R25")
def test_hands_compare_as_their_best_fives_do() -> None:
    rng = random.Random(25)
    hands = [rng.sample(PACK, 7) for _ in range(HANDS)]
    # few ranks and few suits, so that the rare hands come too
    for ranks, suits in ((range(3), 4), (range(4, 9), 4), ((0, 1, 2, 3, 4, 12), 2)):
        few = [card for card in PACK if card % 16 in ranks and card // 16 < suits]
        hands += [rng.sample(few, 7) for _ in range(FEW)]
    judged = sorted((best_hand(cards), int(strength(sum(2**card for card in cards)))) for cards in hands)
    assert {judgement[0][0] for judgement in judged} == set(range(9))
    for (slow, fast), (slow_next, fast_next) in pairwise(judged):
        assert (fast == fast_next) if slow == slow_next else (fast < fast_next)


# ---- pots ----


def slow_pots(put: "list[int]", folded: "set[int]") -> "list[tuple[int, list[int]]]":
    """S2, chip by chip: each next chip of everybody lies in the layer that is being filled."""
    live = [seat for seat in range(len(put)) if seat not in folded]
    top = max(put[seat] for seat in live)
    pots: list[tuple[int, list[int]]] = []
    for chip in range(max(put)):
        amount = sum(1 for given in put if given > chip)
        entitled = [seat for seat in live if put[seat] > chip]
        if chip >= top or (pots and pots[-1][1] == entitled):
            pots[-1] = (pots[-1][0] + amount, pots[-1][1])
        else:
            pots.append((amount, entitled))
    return pots


def slow_shares(
    put: "list[int]", folded: "set[int]", hands: "list[object]", carried: int, chip: int = 1
) -> "tuple[list[int], int]":
    """What everybody gets, and what stays on the table (S3–S5). `carried` are chips that nobody has put in himself."""
    won, stays = [0] * len(put), 0
    for number, (amount, entitled) in enumerate(slow_pots(put, folded)):
        amount += carried if number == 0 else 0
        best = max(hands[seat] for seat in entitled)
        winners = [seat for seat in entitled if hands[seat] == best]
        for seat in winners:
            won[seat] += amount // chip // len(winners) * chip
        stays += amount // chip % len(winners) * chip
    return won, stays


@clause("poker", "S1", "S2", "S3", "S4", "S5")
def test_pots_shared_chip_by_chip() -> None:
    rng, rules = random.Random(2), troef.game("poker").table
    for _ in range(3000):
        seats = rng.randint(2, 10)
        put = [rng.randint(1, 12) for _ in range(seats)]
        folded = {seat for seat in range(seats) if rng.random() < 0.4}
        if len(folded) == seats:
            folded.remove(0)
        strengths, carried = [rng.randint(0, 4) for _ in range(seats)], rng.randint(0, 3)
        live = sum(2**seat for seat in range(seats) if seat not in folded)
        won = vec[i64]([0] * seats)
        odd = share_pots(make_pots(vec[i64](put), live, carried), vec[i64](strengths), 0, rules, won)
        assert (list(won), sum(part.chips for part in odd)) == slow_shares(put, folded, strengths, carried)


# ---- whole matches ----


class SlowHand:
    """One hand of a match, followed move by move with the rule book open."""

    def __init__(self, stacks: "list[int]", dealer: int, options: "dict[str, object]") -> None:
        self.options = options
        self.seats = len(stacks)
        self.stacks = list(stacks)
        self.put = [0] * self.seats
        self.folded = {seat for seat in range(self.seats) if not stacks[seat]}
        self.out = set(self.folded)
        self.dealer = dealer
        self.players = [seat for seat in self.after(dealer) if stacks[seat]]
        self.big = int(str(options["big_blind"]))
        self.chip = int(str(options.get("chip", 1)))
        self.street = 0
        ante = int(str(options["ante"]))
        by_big = options.get("ante_by") == "big_blind"
        for seat in self.players:
            self.pay(seat, 0 if by_big else ante)
        self.open_round()
        self.raises = 1  # R9: the big blind
        small_first = len(self.players) == 2
        self.small_seat, self.big_seat = (self.players[1], self.players[0]) if small_first else self.players[:2]
        self.bets[self.small_seat] = self.pay(self.small_seat, max(self.chip, self.big // 2 // self.chip * self.chip))
        self.bets[self.big_seat] = self.pay(self.big_seat, self.big)
        self.table_ante = min(self.stacks[self.big_seat], ante) if by_big else 0  # A15
        self.stacks[self.big_seat] -= self.table_ante
        self.highest = self.big  # R5
        self.seek(self.big_seat)

    def after(self, seat: int) -> "list[int]":
        return [(seat + 1 + step) % self.seats for step in range(self.seats)]

    def pay(self, seat: int, amount: int) -> int:
        amount = min(amount, self.stacks[seat])
        self.stacks[seat] -= amount
        self.put[seat] += amount
        return amount

    def open_round(self) -> None:
        self.bets = [0] * self.seats
        self.highest = 0
        self.full = self.big * (2 if self.options["betting"] == "fixed" and self.street > 1 else 1)
        self.raises = 0
        self.acted_at: dict[int, int] = {}
        self.raiser = -1

    def live(self) -> "list[int]":
        return [seat for seat in range(self.seats) if seat not in self.folded]

    def active(self) -> "list[int]":
        return [seat for seat in self.live() if self.stacks[seat]]

    def seek(self, seat: int) -> None:
        """Whose turn it is (R10, R17), or -1."""
        self.turn = -1
        active = self.active()
        if len(self.live()) == 1:
            return
        if len(active) == 1:
            only = active[0]
            if self.bets[only] < max(self.bets[other] for other in self.live() if other != only):
                self.turn = only
            return
        for other in self.after(seat):
            if other in active and (other not in self.acted_at or self.bets[other] < self.highest):
                self.turn = other
                return

    def legal(self) -> "set[str]":
        seat = self.turn
        moves = {"fold", "check" if self.bets[seat] == self.highest else "call"}
        if all(self.bets[other] + self.stacks[other] <= self.highest for other in self.active() if other != seat):
            return moves  # R15
        if seat in self.acted_at and self.highest - self.acted_at[seat] < self.full:
            return moves  # R14
        if self.options["betting"] == "fixed" and self.raises >= 4 and len(self.players) > 2:
            return moves  # A15
        total = self.bets[seat] + self.stacks[seat]
        most = total
        if self.options["betting"] == "fixed":
            most = min(most, self.highest + self.full)
        if self.options["betting"] == "limit":
            most = min(most, self.highest + 2 * self.big)
        for amount in range(self.highest + self.chip, most + 1, self.chip):
            if amount >= self.highest + self.full or amount == total:  # R12, R13
                moves.add(f"raise {amount}")
        return moves

    def play(self, text: str) -> None:
        seat = self.turn
        if text == "fold":
            self.folded.add(seat)
        elif text == "call":
            self.bets[seat] += self.pay(seat, self.highest - self.bets[seat])
        elif text != "check":
            amount = int(text.split()[1])
            self.pay(seat, amount - self.bets[seat])
            self.bets[seat] = amount
            if self.options["min_raise"] == "last_raise":
                self.full = max(self.full, amount - self.highest)
            self.highest, self.raiser = amount, seat
            self.raises += 1
        self.acted_at[seat] = self.highest
        self.seek(seat)

    def shown(self, hands: "list[object]") -> "list[int]":
        """R20, R21."""
        if self.options.get("showdown") == "all_in_open" and len(self.active()) < len(self.live()):
            return self.live()  # A15
        first = self.raiser if self.raiser >= 0 else self.after(self.dealer)[0]
        shown: list[int] = []
        for seat in [first, *self.after(first)[:-1]]:
            if seat not in self.live():
                continue
            for _, entitled in slow_pots(self.put, self.folded):
                if seat in entitled and all(not hands[other] > hands[seat] for other in shown if other in entitled):
                    shown.append(seat)
                    break
        return shown


def follow_hand(state: troef.State, slow: SlowHand, order: "list[int]", rng: random.Random) -> None:
    """Play a hand at random, and see that the slow players agree on turns, moves, cards shown and chips."""
    deal, street, carried = state.deal_number, 0, int(memory(state, 0)["carried"])
    total = sum(slow.stacks) + sum(slow.put) + carried + slow.table_ante
    while True:
        while slow.turn >= 0:
            assert state.actors() == (slow.turn,)
            legal = texts(state, slow.turn)
            assert legal == slow.legal(), (slow.options, slow.bets, slow.stacks)
            raises = sorted(legal - {"fold", "check", "call"})
            moves = sorted(legal - set(raises)) + ([rng.choice(raises)] if raises else [])
            move = rng.choice([move for move in moves if move != "fold" or rng.random() < 0.5] or ["fold"])
            state.play(slow.turn, state.game.parse(move))
            slow.play(move)
        if len(slow.live()) == 1 or len(slow.active()) < 2 or street == 3:
            break
        street += 1
        slow.street = street
        slow.open_round()
        slow.seek(slow.dealer)
    assert state.deal_number == deal and (state.awaits_deal or state.outcome() is not None)
    count = len(slow.players)
    board = [order[2 * count + place] for place in (2, 3, 4, 6, 8)]
    alone = len(slow.live()) == 1
    view = state.view(troef.SPECTATOR)
    hands: list[object] = [()] * slow.seats
    for place, seat in enumerate(slow.players):
        hole = [order[1 + place], order[1 + count + place]]
        hands[seat] = best_hand(hole + board) if not alone else 0
    shown = [] if alone else slow.live() if len(slow.active()) < 2 else slow.shown(hands)
    for place, seat in enumerate(slow.players):
        hole = [order[1 + place], order[1 + count + place]]
        assert view.zone(f"hand-{seat}").cards == (hole if seat in shown else []), (seat, shown)
    cards = [0, 3, 4, 5][street] if alone or len(slow.active()) > 1 else 5
    assert view.zone("board").cards == board[:cards]
    won, stays = slow_shares(slow.put, slow.folded, hands, carried + slow.table_ante, slow.chip)
    if state.game.options.odd_chips == "carry":
        assert state.game.settle(as_result(slow, hands, carried)) == tuple(won)
    stacks = [slow.stacks[seat] + won[seat] for seat in range(slow.seats)]
    if state.outcome() is None:
        assert list(view.totals) == stacks
        assert view.fact("pot") == stays
    else:
        assert sum(view.totals) == total == sum(stacks) + stays


def as_result(slow: SlowHand, hands: "list[object]", carried: int) -> "dict[str, Any]":
    """What the slow player saw, for `settle`."""
    put = slow.put[:]
    put[slow.big_seat] += slow.table_ante
    ranking = sorted([hands[seat] for seat in slow.live()])
    strengths = [ranking.index(hands[seat]) if seat in slow.live() else 0 for seat in range(slow.seats)]
    folded = sorted(slow.folded - slow.out)
    facts = {"put": put, "folded": folded, "strengths": strengths, "carried": carried}
    return {**facts, "dealer": slow.dealer, "out": sorted(slow.out)}


TABLES: "list[dict[str, object]]" = [
    {"starting_stack": 40, "big_blind": 4, "ante": 0, "betting": "no_limit", "min_raise": "big_blind"},
    {"starting_stack": 23, "big_blind": 5, "ante": 3, "betting": "no_limit", "min_raise": "last_raise"},
    {"starting_stack": 31, "big_blind": 3, "ante": 1, "betting": "limit", "min_raise": "big_blind"},
    {"starting_stack": 7, "big_blind": 10, "ante": 9, "betting": "no_limit", "min_raise": "big_blind"},
    {"starting_stack": 30, "big_blind": 2, "ante": 0, "betting": "limit", "min_raise": "last_raise"},
    {"starting_stack": 60, "big_blind": 4, "ante": 0, "betting": "fixed", "min_raise": "big_blind"},
    {
        "starting_stack": 45, "big_blind": 6, "ante": 6, "ante_by": "big_blind", "betting": "no_limit",
        "min_raise": "last_raise", "showdown": "all_in_open", "chip": 3,
    },
    {
        "starting_stack": 700, "big_blind": 50, "ante": 25, "ante_by": "big_blind", "betting": "fixed",
        "min_raise": "big_blind", "showdown": "all_in_open", "chip": 25,
    },
]  # fmt: skip


@clause("poker", "R2", "R3", "R5", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19")
@clause("poker", "R20", "R21", "S2", "S3", "S4", "S5", "S6", "S7")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(str(value) for value in options.values()))
@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_whole_matches_beside_slow_players(options: "dict[str, object]", seats: int) -> None:
    rng = random.Random(f"{seats} {options}")
    game = troef.game("poker", **options)
    for _ in range(MATCHES):
        dealer = rng.randrange(seats)
        state = game.start(seats, dealer)
        for _hand in range(60):
            stacks = list(state.view(0).totals)
            assert state.dealer == dealer
            order = rng.sample(PACK, 52)
            state.deal(order)
            follow_hand(state, SlowHand(stacks, dealer, options), order, rng)
            if state.outcome() is not None:
                break
            stacks = list(state.view(0).totals)
            dealer = next((dealer + step) % seats for step in range(1, seats + 1) if stacks[(dealer + step) % seats])
