"""What may be laid in a turn of canasta, found by trying everything: written from the rule book, cards by rank only.

A turn that has come so far is a `Turn`; a move is right when some row of further moves ends the turn lawfully.
"""

from dataclasses import dataclass, replace
from functools import cache

NATURALS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
VALUE = {"*": 50, "A": 20, "2": 20, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 10, "8": 10}
Counts = tuple[tuple[str, int], ...]


def value(rank: str) -> int:
    """S2"""
    return VALUE.get(rank, 5)


def counts(ranks: list[str]) -> Counts:
    """Cards as a sorted tuple of (rank, how many)."""
    return tuple(sorted({rank: ranks.count(rank) for rank in ranks}.items()))


def without(hand: Counts, rank: str, number: int) -> Counts:
    """Cards less some of one rank."""
    left = {**dict(hand), rank: dict(hand).get(rank, 0) - number}
    assert left[rank] >= 0
    return tuple(sorted((card, count) for card, count in left.items() if count))


@dataclass(frozen=True)
class Turn:
    """A running turn.

    The hand; the team's melds as (rank, naturals, wild); the points the first meld still wants (0: none); whether
    anything was laid; whether the card came from the draw pile; the pile that waits for the minimum; and whether the
    player must go out or must stay.
    """

    hand: Counts
    melds: tuple[tuple[str, int, int], ...]
    due: int = 0
    laid: bool = False
    drew: bool = True
    aside: Counts | None = None
    must_go: bool = False
    must_stay: bool = False

    def held(self, rank: str) -> int:
        return dict(self.hand).get(rank, 0)

    def size(self) -> int:
        return sum(count for _, count in self.hand)

    def canasta(self) -> bool:
        return any(naturals + wild >= 7 for _, naturals, wild in self.melds)

    def lay(self, rank: str, naturals: int, twos: int, jokers: int) -> "Turn | None":
        """The turn after cards go into the meld of a rank; None where that is no meld (R8)."""
        if naturals > self.held(rank) or twos > self.held("2") or jokers > self.held("*"):
            return None
        lying = {meld[0]: meld[1:] for meld in self.melds}
        before = lying.get(rank, (0, 0))
        after = (before[0] + naturals, before[1] + twos + jokers)
        if after[0] < 2 or after[1] > 3 or sum(after) < 3:
            return None
        lying[rank] = after
        hand = without(without(without(self.hand, rank, naturals), "2", twos), "*", jokers)
        due = max(0, self.due - naturals * value(rank) - 20 * twos - 50 * jokers)
        melds = tuple(sorted((name, *cards) for name, cards in lying.items()))
        return replace(self, hand=hand, melds=melds, due=due, laid=True).joined()

    def joined(self) -> "Turn":
        """R16: the rest of the pile comes when the minimum is met."""
        if self.aside is None or self.due:
            return self
        cards = [rank for part in (self.hand, self.aside) for rank, count in part for _ in range(count)]
        return replace(self, hand=counts(cards), aside=None)


def melds_of(turn: Turn) -> list[tuple[str, int, int, int]]:
    """Every new meld that the hand has: rank, naturals, twos, jokers (R9, R36)."""
    found = [
        (rank, naturals, twos, jokers)
        for rank in NATURALS
        for naturals in range(2, turn.held(rank) + 1)
        for twos in range(min(3, turn.held("2")) + 1)
        for jokers in range(min(3 - twos, turn.held("*")) + 1)
        if naturals + twos + jokers >= 3 and turn.lay(rank, naturals, twos, jokers) is not None
    ]
    return found + [("3", number, 0, 0) for number in range(3, turn.held("3") + 1)]


def additions_of(turn: Turn) -> list[tuple[str, int, int, int]]:
    """Every single card that fits a meld of the team (R9)."""
    return [
        (rank, *card)
        for rank, _, _ in turn.melds
        if rank != "3"
        for card in ((1, 0, 0), (0, 1, 0), (0, 0, 1))
        if turn.lay(rank, *card) is not None
    ]


def after(turn: Turn, move: tuple[str, int, int, int]) -> "Turn | None":
    """The turn after a move; black threes are laid in going out only (R36)."""
    if move[0] == "3":
        if turn.must_stay:
            return None
        turn = replace(turn, must_go=True)
    return turn.lay(*move)


@cache
def can_end(turn: Turn) -> bool:
    """Whether the turn can end lawfully."""
    if turn.aside is None:
        owing = turn.due > 0 and turn.laid
        if turn.size() >= 2 and not owing and not turn.must_go:
            return True  # R30: discards, keeping a card
        exempt = turn.due == 0 or (turn.drew and turn.laid)  # R15, R35
        if turn.size() <= 1 and turn.canasta() and exempt and not turn.must_stay:
            return True  # R32
    for move in (*melds_of(turn), *additions_of(turn)):
        following = after(turn, move)
        if following is not None and can_end(following):
            return True
    return False


def right_moves(turn: Turn) -> set[str]:
    """The melds and additions that may be made, as texts."""
    found = set()
    for kind, moves in (("meld", melds_of(turn)), ("layoff", additions_of(turn))):
        for move in moves:
            following = after(turn, move)
            if following is not None and can_end(following):
                found.add(text_of(kind, move))
    return found


def right_takes(hand: Counts, melds: tuple[tuple[str, int, int], ...], pile: list[str], minimum: int) -> set[str]:
    """The ways in which the pile may be taken, as texts; the pile by rank, top last, "R" for a red three (R19-R28)."""
    top, rest = pile[-1], counts([rank for rank in pile[:-1] if rank != "R"])
    if top in ("2", "*", "3"):
        return set()
    frozen = not melds or any(rank in ("2", "*", "R") for rank in pile)
    lying = any(meld[0] == top for meld in melds)
    grown = counts([top, *[rank for rank, count in hand for _ in range(count)]])
    turn = Turn(grown, melds, 0 if melds else minimum, drew=False, aside=rest)
    found = set()
    held = dict(hand)
    for naturals in range(held.get(top, 0) + 1):
        for twos in range(min(3, held.get("2", 0)) + 1):
            for jokers in range(min(3, held.get("*", 0)) + 1):
                bare = not naturals + twos + jokers
                if bare and (frozen or not lying):
                    continue
                if not bare and (naturals < (2 if frozen else 1) or naturals + twos + jokers < 2):
                    continue
                following = turn.lay(top, naturals + 1, twos, jokers)
                if following is not None and can_end(following):
                    found.add(text_of("take pile", (top, naturals, twos, jokers)))
    return found


def text_of(kind: str, move: tuple[str, int, int, int]) -> str:
    """A move as the program writes it."""
    rank, naturals, twos, jokers = move
    cards = " ".join([rank] * naturals + ["2"] * twos + ["*"] * jokers)
    return f"{kind} {cards} on {rank}" if kind == "layoff" else f"{kind} {cards}".strip()
