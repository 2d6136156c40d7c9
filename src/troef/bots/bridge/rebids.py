"""Later bids: what one tells more, how high to go when partner is known, doubles for penalties."""

from collections.abc import Iterator

from troef.bots.bridge.history import AuctionHistory
from troef.bots.bridge.valuing import (
    CLUBS,
    DIAMONDS,
    DOUBLED,
    GAME_POINTS,
    GRAND_POINTS,
    MAJORS,
    MINOR_GAME_POINTS,
    MOST,
    NT,
    SLAM_POINTS,
    SUITS,
    Meaning,
    bid,
    of_suit,
)

#: Two cards or more of each suit.
FLAT = (2, 2, 2, 2)


def rebids(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """What one may say who has bid (or doubled) before."""
    partner, me = history.shown[seat ^ 2], history.shown[seat]
    if not partner.bid:
        yield from _alone(history, seat)
    elif history.game_reached(seat):
        yield from punish(history, seat)
    elif me.low >= 22 and not partner.narrow() and history.level() <= 3 and _bids(history, seat) == 1:
        yield from _after_two_clubs(history, seat)
    elif partner.narrow() or me.low < 12 or me.low >= 18 or history.has_doubled(seat) or _bids(history, seat) > 1:
        yield from _captain(history, seat)
    else:
        yield from _describe(history, seat)


def _bids(history: AuctionHistory, seat: int) -> int:
    """How often a seat has bid."""
    return sum(other == seat and call >= 64 for other, call in history.calls)


def _alone(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """Partner has said nothing: only a long suit is bid again, and strength doubles."""
    me = history.shown[seat]
    yield from punish(history, seat)
    if me.preempt:
        return
    for suit in SUITS:
        level = history.cheapest(suit)
        if me.lengths[suit] >= 4 and level <= 3:
            yield Meaning(bid(level, suit), me.low + 2 * level, MOST, of_suit(suit, 6), wants=("good",))
    if me.low >= 12 and history.strain() != NT and history.level() <= 2 and history.contested(seat):
        yield Meaning(DOUBLED, 17, MOST, measure="hcp", wants=("takeout",), forcing=True, base=17)


def _after_two_clubs(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """Who opened 2C tells the rest: balanced, or a suit; partner does not pass below game then."""
    if history.cheapest(NT) == 2:
        yield Meaning(bid(2, NT), 22, 24, FLAT, measure="hcp", wants=("balanced",), base=22)
    yield Meaning(bid(3, NT), 25, 27, FLAT, measure="hcp", wants=("balanced",), base=25)
    for suit in SUITS:
        partner = history.shown[seat ^ 2].lengths[suit]
        if partner >= 5:
            level = 4 if suit in MAJORS else 5
            yield Meaning(bid(level, suit), 22, MOST, of_suit(suit, 3), measure=suit)
    for suit in SUITS:
        least = of_suit(suit, 5)
        yield Meaning(bid(history.cheapest(suit), suit), 22, MOST, least, wants=("longest",), forcing=True)
    yield Meaning(bid(3, NT), 22, MOST, measure="hcp", fallback=True)


def _captain(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """Partner's points are known well enough: say how high, and in what."""
    partner, me = history.shown[seat ^ 2], history.shown[seat]
    game = GAME_POINTS - partner.base
    for suit in MAJORS:
        if partner.lengths[suit] >= 2:
            yield from _fit(history, seat, suit)
    for suit in MAJORS:
        if me.lengths[suit] >= 4 and partner.lengths[suit] < 3:
            yield Meaning(bid(4, suit), game, MOST, of_suit(suit, 7 if partner.lengths[suit] < 2 else 6))
    slam = SLAM_POINTS - partner.base
    yield Meaning(bid(6, NT), slam, MOST, FLAT, measure="hcp", wants=("aces", "stopped"))
    yield Meaning(bid(3, NT), game, MOST, measure="hcp", wants=("stopped", "some of each"))
    for suit in (DIAMONDS, CLUBS):
        if partner.lengths[suit] >= 3:
            yield from _fit(history, seat, suit)
    yield Meaning(bid(3, NT), game + 1, MOST, measure="hcp", wants=("stopped",))
    invite = max(GAME_POINTS - partner.high, game - 3)
    if invite < game and not (history.is_contract(NT) and history.level() >= 2):
        yield Meaning(bid(2, NT), invite, game - 1, measure="hcp", wants=("stopped",))
    if partner.forcing and history.bidder == seat ^ 2:
        yield from _anything(history, seat)
    elif history.bidder == seat ^ 2 and history.strain() != NT:
        yield from _preferences(history, seat)
    yield from punish(history, seat)


def _fit(history: AuctionHistory, seat: int, suit: int) -> Iterator[Meaning]:
    """Game, invitation or slam in a suit that both hold."""
    partner = history.shown[seat ^ 2]
    major = suit in MAJORS
    game = (GAME_POINTS if major else MINOR_GAME_POINTS) - partner.base
    slam = SLAM_POINTS - partner.base
    least = of_suit(suit, 8 - partner.lengths[suit])
    yield Meaning(bid(7, suit), GRAND_POINTS - partner.base + 1, MOST, least, measure=suit, wants=("all aces",))
    yield Meaning(bid(6, suit), slam, MOST, least, measure=suit, wants=("aces",))
    yield Meaning(bid(4 if major else 5, suit), game, MOST, least, measure=suit)
    spread = min(3, partner.high - partner.low)
    if spread and (history.cheapest(suit) < 3 or (history.cheapest(suit) == 3 and major)):
        yield Meaning(bid(3, suit), game - spread, game - 1, least, measure=suit)


def _preferences(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """Back to the suit in which the two hands hold more, or to a long suit of one's own."""
    partner, me = history.shown[seat ^ 2], history.shown[seat]
    now = history.strain()
    for suit in SUITS:
        level = history.cheapest(suit)
        if suit == now or level > 3:
            continue
        if partner.lengths[suit] > max(3, partner.lengths[now]) or (partner.lengths[suit] >= 4 and level == 2):
            yield Meaning(bid(level, suit), 0, MOST, of_suit(suit, 2), wants=(f"rather than {now}",))
        elif me.lengths[suit] >= 4 and level == 2:
            yield Meaning(bid(level, suit), 0, MOST, of_suit(suit, 6), wants=(f"rather than {now}",))


def _describe(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """Opener, partner may have anything: tell what is left to tell, weak, medium or strong."""
    partner, me = history.shown[seat ^ 2], history.shown[seat]
    weak, medium, strong = me.low + 3, me.low + 6, me.low + 7
    for suit in MAJORS:
        if partner.lengths[suit] < 4:
            continue
        least = of_suit(suit, max(3, 8 - partner.lengths[suit]))
        level = history.cheapest(suit)
        yield Meaning(bid(4, suit), strong, MOST, least, measure=suit)
        if level <= 2:
            yield Meaning(bid(3, suit), weak + 1, medium, least, measure=suit)
        if level <= 3:
            yield Meaning(bid(level, suit), 0, weak if level <= 2 else medium, least, measure=suit)
    jump = history.cheapest(NT) + 1
    if jump <= 3:
        yield Meaning(bid(jump, NT), 18, 20, FLAT, measure="hcp", wants=("balanced", "stopped"))
    yield from _own_suits(history, seat, weak, medium, strong)
    for suit in (DIAMONDS, CLUBS):
        level = history.cheapest(suit)
        if partner.lengths[suit] >= 4 and level <= 3:
            least = of_suit(suit, 8 - partner.lengths[suit])
            yield Meaning(bid(level, suit), 0, medium if level == 3 else weak, least, measure=suit)
            if level == 2:
                yield Meaning(bid(3, suit), weak + 1, medium, least, measure=suit)
    if history.cheapest(NT) <= 2:
        yield Meaning(bid(history.cheapest(NT), NT), 0, weak, measure="hcp", wants=("stopped",))
    yield Meaning(bid(3, NT), medium, MOST, measure="hcp", wants=("stopped",))
    if partner.forcing and history.bidder == seat ^ 2:
        yield from _anything(history, seat)
    yield from punish(history, seat)


def _own_suits(history: AuctionHistory, seat: int, weak: int, medium: int, strong: int) -> Iterator[Meaning]:
    me, theirs = history.shown[seat], history.theirs(seat)
    first = max(range(4), key=lambda suit: (me.lengths[suit], suit))
    for suit in SUITS:
        level = history.cheapest(suit)
        if suit == first or suit in theirs or history.shown[seat ^ 2].lengths[suit] >= 4:
            continue
        if level <= 2:
            yield Meaning(bid(level + 1, suit), strong, MOST, of_suit(suit, 4), forcing=True, base=strong)
        if level == 1 or (level == 2 and suit < first):
            yield Meaning(bid(level, suit), 0, medium, of_suit(suit, 4))
        elif level == 2:
            yield Meaning(bid(level, suit), medium - 1, MOST, of_suit(suit, 4), forcing=True, base=medium - 1)
    level = history.cheapest(first)
    if level <= 3:
        yield Meaning(bid(level + 1, first), weak + 1, medium + 1, of_suit(first, 6))
        yield Meaning(bid(level, first), 0, weak, of_suit(first, 6))


def _anything(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """Partner's bid must be answered: the least that one can say."""
    me = history.shown[seat]
    own = max(range(4), key=lambda suit: (me.lengths[suit], suit))
    if history.cheapest(NT) <= 3:
        yield Meaning(bid(history.cheapest(NT), NT), 0, MOST, measure="hcp", wants=("stopped",), fallback=True)
    yield Meaning(bid(history.cheapest(own), own), 0, MOST, of_suit(own, 5), fallback=True)
    for suit in SUITS:
        if history.shown[seat ^ 2].lengths[suit] >= 4:
            yield Meaning(bid(history.cheapest(suit), suit), 0, MOST, of_suit(suit, 3), fallback=True)
    yield Meaning(bid(history.cheapest(NT), NT), 0, MOST, measure="hcp", fallback=True)


def punish(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """A double for penalties: they are high and this side has the points, or trumps behind declarer."""
    partner = history.shown[seat ^ 2]
    if not history.contested(seat) or history.level() < 3 or partner.preempt:
        return
    strain = history.strain()
    if history.level() >= 6:
        aces = "aces" if history.level() == 6 else "an ace"
        yield Meaning(DOUBLED, 4, MOST, measure="hcp", wants=(aces,))
        yield Meaning(DOUBLED, 12, MOST, measure="hcp")
    need = 24 + (4 if history.level() == 3 else 2) - partner.low
    least = of_suit(strain, 4) if strain != NT else (0, 0, 0, 0)
    yield Meaning(DOUBLED, max(10, need - 3), MOST, least, measure="hcp", wants=("trump tricks",))
    if history.level() >= 4:
        some = of_suit(strain, 3) if strain != NT else (0, 0, 0, 0)
        yield Meaning(DOUBLED, max(12, need), MOST, some, measure="hcp")
