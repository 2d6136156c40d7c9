"""The auction of kleurenwiezen told once more, from the rule book alone: slow, plain, on texts and histories.

Nothing is kept but what was said. Every question is answered by going through it again, clause by clause.
"""

from dataclasses import dataclass, field

LADDER = [
    "samen 8",
    "samen 9",
    "solo 6",
    "samen 10",
    "solo 7",
    "samen 11",
    "kleine miserie",
    "samen 12",
    "solo 8",
    "piccolo",
    "samen 13",
    "abondance 9",
    "troel",
    "grote miserie",
    "abondance 10",
    "abondance 11",
    "grote miserie op tafel",
    "kleine soloslim",
    "grote soloslim",
]  # R8
SHARED = {"kleine miserie", "piccolo", "grote miserie", "grote miserie op tafel"}  # R10
SUITS = ["S", "C", "D", "H"]  # R9, rising
STRAINS = [*SUITS, "NT"]

EVERYTHING = [
    "wait",
    "keep",
    "pass",
    *(f"ask {suit}" for suit in SUITS),
    *(f"join {suit} {n}" for suit in SUITS for n in range(8, 14)),
    *(f"raise {n}" for n in range(8, 14)),
    *(f"solo {n}" for n in (6, 7, 8)),
    *SHARED,
    *(f"abondance {n} {suit}" for n in (9, 10, 11) for suit in SUITS),
    *(f"{slim} soloslim {strain}" for slim in ("kleine", "grote") for strain in STRAINS),
]


def strength(contract: str, suit: str) -> tuple[int, int]:
    """R8, R9."""
    return (LADDER.index(contract) + 1, STRAINS.index(suit) if suit else -1)


@dataclass
class Story:
    """What has become of everything that was said so far."""

    spoken: list[int] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    kept: set[int] = field(default_factory=set)
    #: asker -> suit, while the request is neither closed nor lapsed
    asked: dict[int, str] = field(default_factory=dict)
    #: joiner -> asker
    pairs: dict[int, int] = field(default_factory=dict)
    #: the bids that were made, each with who made it and who holds it
    bids: list[tuple[str, str, int, set[int]]] = field(default_factory=list)
    waited: int | None = None


class AuctionByTheBook:
    """R16–R31 for seats 0 to 3, `first` speaking first; `hands` are texts of cards."""

    def __init__(self, first: int, hands: dict[int, str]) -> None:
        self.first = first
        self.hands = hands
        self.said: list[tuple[int, str]] = []

    def say(self, text: str) -> None:
        """The seat on turn says this."""
        seat = self.turn()
        assert seat is not None
        self.said.append((seat, text))

    # ---- what has happened ----

    def story(self) -> Story:
        story = Story()
        for seat, text in self.said:
            if story.waited == seat:
                story.waited = None
            story.spoken.append(seat)
            self._tell(story, seat, text.split())
        return story

    def _tell(self, story: Story, seat: int, words: list[str]) -> None:
        match words:
            case ["wait"]:
                story.waited = seat
            case ["pass"]:
                story.passed.add(seat)
                story.asked.pop(seat, None)
                story.pairs.pop(seat, None)  # R21
            case ["keep"]:
                story.kept.add(seat)
            case ["ask", suit]:
                story.asked[seat] = suit
            case ["join", suit, n]:
                asker = next(a for a, s in self.open_requests(story).items() if s == suit)
                story.asked.pop(seat, None)
                story.pairs[seat] = asker
                story.bids.append((f"samen {n}", suit, seat, {seat, asker}))
            case ["raise", n]:
                asker = story.pairs[seat]
                story.bids.append((f"samen {n}", story.asked[asker], seat, {seat, asker}))
            case ["solo", n]:
                suit = story.asked.pop(seat, "") or next(s for c, s, b, _ in reversed(story.bids) if b == seat)
                story.bids.append((f"solo {n}", suit, seat, {seat}))
            case _:
                name = " ".join(words)
                contract, suit = (name, "") if name in SHARED else (" ".join(words[:-1]), words[-1])
                story.asked.pop(seat, None)
                holders = {seat}
                if story.bids and story.bids[-1][0] == contract and contract in SHARED:  # R10
                    holders |= story.bids[-1][3]
                story.bids.append((contract, suit, seat, holders))

    def open_requests(self, story: Story) -> dict[int, str]:
        """R19 (1)."""
        return {asker: suit for asker, suit in story.asked.items() if asker not in story.pairs.values()}

    def turn(self) -> int | None:
        """R16, R30."""
        story = self.story()
        if not self.said:
            return self.first
        last = self.said[-1][0]
        for step in (1, 2, 3, 4):
            seat = (last + step) % 4
            holds = bool(story.bids) and seat in story.bids[-1][3]
            bound = seat in story.pairs.values()
            if seat not in story.passed and seat not in story.kept and not bound and not holds:
                return seat
        return None

    def ending(self) -> tuple[str, str, frozenset[int]] | None:
        """R30: contract, suit and players when nobody is left to speak; None for a deal passed out."""
        story = self.story()
        if not story.bids:
            return None
        contract, suit, _, holders = story.bids[-1]
        return contract, suit, frozenset(holders)

    # ---- what may be said ----

    def legal(self) -> set[str]:
        seat = self.turn()
        assert seat is not None
        story = self.story()
        return {text for text in EVERYTHING if self.may(story, seat, text.split())}

    def may(self, story: Story, seat: int, words: list[str]) -> bool:
        if words == ["pass"]:
            return True  # R31
        if words == ["wait"]:
            return not self.said and seat == self.first  # R17
        verb = words[0]
        if story.waited == seat:
            return verb == "join" and self.may_join(story, seat, words[1], int(words[2]))  # R17
        if seat in story.pairs:
            return verb == "raise" and self.outranks(story, f"samen {words[1]}", story.asked[story.pairs[seat]])  # R21
        first_turn = seat not in story.spoken
        unjoined_asker = seat in self.open_requests(story)
        match words:
            case ["ask", suit]:
                return (first_turn or unjoined_asker) and self.may_ask(story, seat, suit)
            case ["join", suit, n]:
                return self.may_join(story, seat, suit, int(n))
            case ["raise", _]:
                return False
            case ["keep"]:
                return unjoined_asker and self.may_keep(story, seat)
            case ["solo", n]:
                return self.may_solo(story, seat, int(n))
        return self.may_bid(story, seat, words)

    def outranks(self, story: Story, contract: str, suit: str) -> bool:
        if not story.bids:
            return True
        return strength(contract, suit) > strength(story.bids[-1][0], story.bids[-1][1])

    def may_ask(self, story: Story, seat: int, suit: str) -> bool:
        """R18, R24."""
        if seat in story.asked and SUITS.index(suit) <= SUITS.index(story.asked[seat]):
            return False
        if any(contract in SHARED for contract, _, _, _ in story.bids):
            return False
        if story.bids and strength(story.bids[-1][0], "")[0] >= 12:
            return False
        if any(other != seat and s == suit for other, s in story.asked.items()):
            return False
        return self.partner_left(story, seat, suit)

    def partner_left(self, story: Story, seat: int, suit: str) -> bool:
        """R18 (4)."""
        others = {0, 1, 2, 3} - {seat}
        if any(other not in story.spoken for other in others) or story.waited in others:
            return True
        return any(
            other in others and other not in story.kept and SUITS.index(s) < SUITS.index(suit)
            for other, s in self.open_requests(story).items()
        )

    def may_join(self, story: Story, seat: int, suit: str, n: int) -> bool:
        """R19."""
        requests = self.open_requests(story)
        if not any(asker != seat and s == suit for asker, s in requests.items()):
            return False
        if not any(card.endswith(suit) for card in self.hands[seat].split()):
            return False
        own = requests.get(seat)
        lower_asker = own is not None and seat not in story.kept and SUITS.index(own) < SUITS.index(suit)
        if seat in story.spoken and story.waited != seat and not lower_asker:
            return False
        return self.outranks(story, f"samen {n}", suit)

    def may_keep(self, story: Story, seat: int) -> bool:
        """R25."""
        suit = story.asked[seat]
        return self.partner_left(story, seat, suit) and self.outranks(story, "samen 13", suit)

    def last_bid(self, story: Story, seat: int) -> tuple[str, str] | None:
        mine = [(contract, suit) for contract, suit, bidder, _ in story.bids if bidder == seat]
        return mine[-1] if mine else None

    def may_solo(self, story: Story, seat: int, n: int) -> bool:
        """R26, R29."""
        requests = self.open_requests(story)
        if seat in requests:
            return self.outranks(story, f"solo {n}", requests[seat])
        mine = self.last_bid(story, seat)
        return mine is not None and mine[0].startswith("solo") and n > 6 and self.outranks(story, f"solo {n}", mine[1])

    def may_bid(self, story: Story, seat: int, words: list[str]) -> bool:
        """R16, R22, R23, R27, R28."""
        name = " ".join(words)
        if name in SHARED:
            return self.outranks(story, name, "") or story.bids[-1][0] == name
        contract, suit = " ".join(words[:-1]), words[-1]
        if seat not in story.spoken:
            return self.outranks(story, contract, suit)
        mine = self.last_bid(story, seat)
        if mine is None or not mine[0].startswith("abondance") or not contract.startswith("abondance"):
            return False
        return mine[1] == suit and contract != "abondance 9" and self.outranks(story, contract, suit)
