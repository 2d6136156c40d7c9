"""The bidding system at work: what each call would mean now, and so also what a call has meant.

`book` has the system card for auctions in which the opponents pass; every other auction is answered naturally, by
points, lengths and level (`contested`, `later`). A player takes the first meaning that its hand fits. The others learn
from the same list what the hand must be.
"""

from dataclasses import replace
from typing import Final

from troef.bots.bridge.book import TABLES
from troef.bots.bridge.conditions import CONDITIONS, Asked
from troef.bots.bridge.contested import first_bids
from troef.bots.bridge.history import AuctionPosition, Calls
from troef.bots.bridge.later import anything, later_bids
from troef.bots.bridge.meaning import ROUND, Meaning, Shown, larger, together
from troef.bots.bridge.rows import Binding, SystemTable, read_tables
from troef.bots.bridge.slams import GAME_POINTS, key_card_bids
from troef.bots.bridge.valuing import DOUBLED, MOST, NT, PASSED, REDOUBLED, ValuedHand, level_strain, of_suit
from troef.core.moves import BID, kind_of, payload_of
from troef.games.bridge.auction import LADDER

#: Positions that are kept for the next auction that begins alike.
KEPT: Final = 4000


def _index() -> dict[str, tuple[SystemTable, Binding]]:
    """The tables by auction; where two are for the same one, the first holds."""
    found: dict[str, tuple[SystemTable, Binding]] = {}
    for _, text in TABLES:
        for table in read_tables(text):
            for auction, binding in table.auctions():
                found.setdefault(auction, (table, binding))
    return found


BOOK: Final = _index()


class UnderstoodAuction:
    """The auction as a player of the system understands it.

    `vulnerable` says it of North-South and East-West.
    """

    def __init__(self, dealer: int, vulnerable: tuple[bool, bool] = (False, False)) -> None:
        self.at = _beginning(dealer, vulnerable)

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return self.at.dealer

    @property
    def calls(self) -> Calls:
        """The calls so far, each with its seat."""
        return self.at.calls

    @property
    def shown(self) -> tuple[Shown, ...]:
        """What each hand has told."""
        return self.at.shown

    @property
    def high(self) -> int:
        """The rung of the last bid; -1 before the first."""
        return self.at.high

    def hear(self, seat: int, call: int) -> None:
        """Take in a call: what its meanings have in common is known of the hand."""
        then = self.at.after.get((seat, call))
        if then is None:
            then = self.at.followed(seat, call, told(self.at, seat, call))
            self.at.after[seat, call] = then
            _count_kept()
        self.at = then

    def now(self) -> "UnderstoodAuction":
        """The same auction, to go on with in another way."""
        copy = UnderstoodAuction(self.at.dealer, self.at.vulnerable)
        copy.at = self.at
        return copy

    def meanings(self, seat: int) -> list[Meaning]:
        """Every call of the system for this seat now, the ones to prefer first; pass is always last."""
        return meanings_at(self.at, seat)

    def choose(self, seat: int, hand: ValuedHand) -> int:
        """The call of the first meaning that the hand fits."""
        for meaning in self.meanings(seat):
            if self.fits(seat, hand, meaning):
                return meaning.call
        return PASSED

    def fits(self, seat: int, hand: ValuedHand, meaning: Meaning) -> bool:
        """Whether a hand is one that makes this call."""
        least, most, lengths = meaning.least, meaning.most, hand.lengths
        for suit in range(4):
            if not least[suit] <= lengths[suit] <= most[suit]:
                return False
        if meaning.name == "pass":
            return True
        measure = meaning.measure
        points = hand.hcp if measure == "hcp" else hand.total if measure == "total" else hand.support(int(measure))
        if not meaning.low <= points <= meaning.high:
            return False
        if not meaning.wants:
            return True
        asked = Asked(self.at, seat, hand, meaning)
        return all(CONDITIONS[want](asked) for want in meaning.wants)


_BEGINNINGS: dict[tuple[int, tuple[bool, bool]], AuctionPosition] = {}
_COUNT: list[int] = [0]


def _beginning(dealer: int, vulnerable: tuple[bool, bool]) -> AuctionPosition:
    found = _BEGINNINGS.get((dealer, vulnerable))
    if found is None:
        found = _BEGINNINGS[dealer, vulnerable] = AuctionPosition(dealer, vulnerable)
    return found


def _count_kept() -> None:
    """Forget all positions when there are many; who is in one keeps it."""
    _COUNT[0] += 1
    if _COUNT[0] > KEPT:
        _BEGINNINGS.clear()
        _COUNT[0] = 0


def meanings_at(at: AuctionPosition, seat: int) -> list[Meaning]:
    """Every call of the system for a seat in a position."""
    found = at.said.get(seat)
    if found is None:
        found = at.said[seat] = _allowed_meanings(at, seat)
    return found


def _allowed_meanings(at: AuctionPosition, seat: int) -> list[Meaning]:
    me = at.shown[seat]
    rows = book_rows(at)
    if not rows:
        rows = list(key_card_bids(at, seat)) or list(_natural(at, seat))
    may = [
        meaning for meaning in rows
        if is_allowed(at, seat, meaning.call) and meaning.low <= min(meaning.high, me.high if not me.bid else MOST)
    ]  # fmt: skip
    if must_bid(at, seat):
        may = [meaning for meaning in may if meaning.call != PASSED]
        may += [meaning for meaning in anything(at, seat) if is_allowed(at, seat, meaning.call)]
        return may
    if may and may[-1].call == PASSED and may[-1].name == "pass":
        return may
    return [*may, Meaning(PASSED, 0, _passing_high(at, seat, may), name="pass")]


def _natural(at: AuctionPosition, seat: int) -> list[Meaning]:
    return list(later_bids(at, seat) if at.acted(seat) else first_bids(at, seat))


def book_rows(at: AuctionPosition) -> list[Meaning]:
    """The rows of the system card for an auction; none where the opponents have said more than pass."""
    found = BOOK.get(book_key(at))
    return found[0].meanings(found[1]) if found else []


def book_key(at: AuctionPosition) -> str:
    """The auction as the tables write it: from the opening on, `-` for a pass of theirs."""
    names: list[str] = []
    side = -1
    for seat, call in at.calls:
        if side < 0 and call == PASSED:
            continue
        side = seat & 1 if side < 0 else side
        if seat & 1 != side:
            names.append("-" if call == PASSED else "(…)")
        else:
            names.append(LADDER.names[int(payload_of(call))] if kind_of(call) == BID else "P")
    return " ".join(names)


def is_allowed(at: AuctionPosition, seat: int, call: int) -> bool:
    """Whether the laws let a seat make a call."""
    if call == DOUBLED:
        return at.contested(seat) and at.doubled == 0
    if call == REDOUBLED:
        return not at.contested(seat) and at.doubled == 1
    return call == PASSED or at.high < payload_of(call) < 35


def must_bid(at: AuctionPosition, seat: int) -> bool:
    """Whether a pass is no call now: partner's bid must be answered, or game has been promised and is not reached."""
    if at.contested(seat) or at.high < 0 or at.doubled:
        return False
    partner = at.shown[seat ^ 2]
    if at.bidder == seat ^ 2 and partner.forcing and not at.game_reached(seat):
        return True
    if at.bidder == seat ^ 2 and partner.forcing == ROUND and partner.name in ("texas", "key-cards"):
        return True
    return at.to_game[seat & 1] and not at.game_reached(seat) and at.undisturbed(seat)


def _passing_high(at: AuctionPosition, seat: int, may: list[Meaning]) -> int:
    """The most a hand that passes has: less than the lowest of what every hand could have said."""
    if at.high < 0:
        return 11
    partner, me = at.shown[seat ^ 2], at.shown[seat]
    if partner.bid and not me.bid and partner.base >= 12 and at.bidder == seat ^ 2:
        return max(0, min([meaning.low for meaning in may if meaning.low > 0], default=MOST + 1) - 1)
    return MOST


def told(at: AuctionPosition, seat: int, call: int) -> Shown:
    """What a call tells of the hand that makes it."""
    meant = [meaning for meaning in meanings_at(at, seat) if meaning.call == call]
    if not meant:
        return _off_book(at, seat, call)
    plain = [meaning for meaning in meant if not meaning.fallback]
    found = together(at.shown[seat], plain or meant)
    if not plain and not at.to_game[seat & 1] and at.acted(seat ^ 2):
        # with the points for a game there was something better to say
        high = max(found.low, min(found.high, GAME_POINTS - at.shown[seat ^ 2].base - 1))
        found = replace(found, high=high, base=min(found.base, high))
    if found.name.startswith("keys-"):
        return replace(found, keys=int(found.name[5]))
    return found


def _off_book(at: AuctionPosition, seat: int, call: int) -> Shown:
    """What a call tells that is not of this system: a natural suit, a raise, points for the level, a double."""
    before, partner = at.shown[seat], at.shown[seat ^ 2]
    if kind_of(call) != BID:
        takeout = call == DOUBLED and not partner.bid and at.level() <= 3 and at.strain() != NT
        return replace(before, doubled=before.doubled or takeout, low=max(before.low, 11) if takeout else before.low)
    level, strain = level_strain(call)
    jump = level - at.cheapest(strain)
    if jump >= 1 and strain != NT and not partner.bid and level >= 2:
        lengths = larger(before.lengths, of_suit(strain, 4 + level))
        return replace(before, low=max(5, before.low), high=max(10, before.low), base=max(7, before.base),
                       lengths=lengths, bid=True, preempt=not before.bid)  # fmt: skip
    raises = strain != NT and partner.lengths[strain] >= 4
    points = max(before.low, min(7 + level, 12) if raises or before.bid else 8 + min(level, 4))
    least = before.lengths
    if strain != NT and strain not in at.theirs(seat):
        least = larger(least, of_suit(strain, 3 if raises else 5 if level > 1 else 4))
    return replace(before, low=points, high=max(points, before.high), base=max(points, before.base), lengths=least,
                   bid=True, no_trump=strain == NT, forcing=0)  # fmt: skip
