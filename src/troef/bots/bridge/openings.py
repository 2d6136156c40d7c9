"""First bids: openings, answers to partner's, overcalls and doubles."""

from collections.abc import Iterator

from troef.bots.bridge.history import AuctionHistory
from troef.bots.bridge.rebids import punish
from troef.bots.bridge.valuing import (
    CLUBS,
    DIAMONDS,
    DOUBLED,
    GAME_POINTS,
    GRAND_POINTS,
    HEARTS,
    MAJORS,
    MINOR_GAME_POINTS,
    MOST,
    NT,
    PASSED,
    SLAM_POINTS,
    SPADES,
    SUITS,
    Meaning,
    bid,
    lengths,
    level_strain,
    of_suit,
)
from troef.core.moves import BID, kind_of


def openings(history: AuctionHistory) -> Iterator[Meaning]:
    yield Meaning(bid(2, CLUBS), 22, MOST, measure="hcp", forcing=True, base=22)
    yield Meaning(bid(2, NT), 20, 21, lengths(s=2, h=2, d=2, c=2), measure="hcp", wants=("balanced",), base=20)
    flat = (5, 5, 4, 4)
    yield Meaning(bid(1, NT), 15, 17, (2, 2, 2, 2), flat, "hcp", ("balanced",), base=15)
    for suit in MAJORS:
        yield Meaning(bid(1, suit), 12, 21, of_suit(suit, 5), wants=("longest", "honest"), base=12)
    yield Meaning(bid(1, DIAMONDS), 12, 21, lengths(d=4), (13, 13, 5, 5), wants=("minor", "honest"), base=12)
    yield Meaning(bid(1, CLUBS), 12, 21, lengths(c=3), (13, 13, 5, 5), wants=("minor", "honest"), base=12)
    if len(history.calls) == 3:
        return  # nobody left to keep out
    for suit in MAJORS:
        yield Meaning(bid(4, suit), 6, 11, of_suit(suit, 8), measure="hcp", wants=("good",), base=8)
    for suit in SUITS:
        yield Meaning(bid(3, suit), 5, 10, of_suit(suit, 7), measure="hcp", wants=("good",), base=7)
    for suit in (SPADES, HEARTS, DIAMONDS):
        most = [13, 13, 3, 3]
        most[suit] = 6
        limit = (most[0], most[1], most[2], most[3])
        yield Meaning(bid(2, suit), 6, 10, of_suit(suit, 6), limit, "hcp", ("good",), base=8)


def answers(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    partner = history.shown[seat ^ 2]
    last = [level_strain(call) for other, call in history.calls if other == seat ^ 2 and kind_of(call) == BID][-1]
    if last == (2, CLUBS) and partner.low >= 22:
        yield from answers_to_two_clubs(history)
    elif last[1] == NT:
        yield from over_no_trump(history, seat)
    elif partner.preempt:
        yield from over_preempt(history, seat, last[1])
    else:
        yield from over_suit(history, seat, last[1])


def answers_to_two_clubs(history: AuctionHistory) -> Iterator[Meaning]:
    for suit in SUITS:
        level = history.cheapest(suit)
        if (level, suit) != (2, DIAMONDS):
            yield Meaning(bid(level, suit), 8, MOST, of_suit(suit, 5), wants=("longest",), forcing=True)
    yield Meaning(bid(2, NT), 8, MOST, measure="hcp", forcing=True)
    yield Meaning(bid(2, DIAMONDS), 0, 11, forcing=True)


def over_no_trump(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    partner = history.shown[seat ^ 2]
    game, slam = GAME_POINTS - partner.base, SLAM_POINTS - partner.base
    yield Meaning(bid(7, NT), GRAND_POINTS - partner.base, MOST, (2, 2, 2, 2), measure="hcp")
    yield Meaning(bid(6, NT), slam, MOST, (2, 2, 2, 2), measure="hcp", wants=("aces",))
    for suit in MAJORS:
        yield Meaning(bid(6, suit), slam, MOST, of_suit(suit, 6), wants=("aces",))
        yield Meaning(bid(4, suit), game - 1, slam - 1, of_suit(suit, 6), wants=("longest",))
    for suit in MAJORS:
        yield Meaning(bid(3, suit), game, slam - 1, of_suit(suit, 5), wants=("longest",), forcing=True)
    yield Meaning(bid(3, NT), game, slam - 1, measure="hcp")
    if partner.high > partner.low:
        yield Meaning(bid(2, NT), GAME_POINTS - partner.high, game - 1, measure="hcp", base=game - 1)
    for suit in (SPADES, HEARTS, DIAMONDS):
        if history.cheapest(suit) == 2:
            yield Meaning(bid(2, suit), 0, GAME_POINTS - partner.high - 1, of_suit(suit, 5), wants=("longest",))


def over_preempt(history: AuctionHistory, seat: int, suit: int) -> Iterator[Meaning]:
    partner = history.shown[seat ^ 2]
    game = 4 if suit in MAJORS else 5
    need = 15 if suit in MAJORS else 18
    fit = max(2, 8 - partner.lengths[suit])
    yield Meaning(bid(game, suit), need, MOST, of_suit(suit, fit), measure=suit)
    yield Meaning(bid(3, NT), 16, MOST, (2, 2, 2, 2), measure="hcp", wants=("stopped",))
    if history.cheapest(suit) == 3:
        yield Meaning(bid(3, suit), 7, need - 1, of_suit(suit, fit + 1), measure=suit)


def over_suit(history: AuctionHistory, seat: int, suit: int) -> Iterator[Meaning]:
    """Partner bid one suit naturally: raise, new suit, no trump."""
    partner = history.shown[seat ^ 2]
    if suit in MAJORS:
        yield from raises(history, seat, suit)
    contested = (history.bidder ^ seat) & 1 == 1
    new = 6 if partner.base >= 12 else 9
    for other in (HEARTS, SPADES, DIAMONDS):
        if other != suit and other not in history.theirs(seat) and history.cheapest(other) == 1:
            five = 5 if contested and other not in MAJORS else 4
            yield Meaning(bid(1, other), new, MOST, of_suit(other, five), wants=("first",), forcing=True)
    game = GAME_POINTS - partner.base
    stop = ("stopped",) if history.theirs(seat) else ("balanced",)
    for other in SUITS:
        if other not in (suit, NT) and other not in history.theirs(seat) and history.cheapest(other) == 2:
            count = 5 if other in MAJORS or contested else 4
            yield Meaning(
                bid(2, other), game - 2, MOST, of_suit(other, count), wants=("longest",), forcing=partner.base >= 12
            )
    if suit not in MAJORS:
        yield from raises(history, seat, suit)
    yield Meaning(bid(3, NT), game, game + 3, measure="hcp", wants=stop)
    yield Meaning(bid(2, NT), game - 2, game - 1, measure="hcp", wants=stop)
    if history.cheapest(NT) == 1:
        yield Meaning(bid(1, NT), game - 7, game - 3, measure="hcp", wants=("stopped",) if contested else ())
    if contested:
        yield from punish(history, seat)


def raises(history: AuctionHistory, seat: int, suit: int) -> Iterator[Meaning]:
    """Partner's suit, as high as the points of both carry; with a fit of nine or more one may compete higher."""
    partner = history.shown[seat ^ 2]
    major = suit in MAJORS
    top = 4 if major else 5
    need = (GAME_POINTS if major else MINOR_GAME_POINTS) - partner.base
    slam = SLAM_POINTS - partner.base
    fit = max(3 if major else 4, 8 - partner.lengths[suit])
    least = of_suit(suit, fit)
    level = history.cheapest(suit)
    yield Meaning(bid(7, suit), GRAND_POINTS - partner.base + 1, MOST, least, measure=suit, wants=("all aces",))
    yield Meaning(bid(6, suit), slam, MOST, least, measure=suit, wants=("aces",))
    yield Meaning(bid(top, suit), need, slam - 1, least, measure=suit)
    weak = max(0, need - (7 if not partner.narrow() else 4))
    if level <= 3 <= top - 1:
        least_points = need - 3 if level < 3 or not major else weak + 2
        yield Meaning(bid(3, suit), least_points, need - 1, least, measure=suit, base=least_points + 1)
    if level <= 2:
        yield Meaning(bid(2, suit), weak, need - (4 if major else 5), least, measure=suit)


def entries(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """Overcalls and doubles over their bid."""
    theirs = history.theirs(seat)
    yield from punish(history, seat)
    level_now = history.high // 5 + 1
    if history.high % 5 != NT and history.cheapest(NT) == 1:
        yield Meaning(bid(1, NT), 15, 18, (2, 2, 2, 2), measure="hcp", wants=("balanced", "stopped"), base=15)
    if history.high % 5 != NT and level_now <= 3 and theirs and history.bidder != seat:
        shape = [0 if suit in theirs else 3 for suit in range(4)]
        limit = [2 if suit in theirs else 13 for suit in range(4)]
        low = 12 if level_now < 3 else 14
        yield Meaning(
            DOUBLED,
            low,
            MOST,
            (shape[0], shape[1], shape[2], shape[3]),
            (limit[0], limit[1], limit[2], limit[3]),
            "hcp",
            forcing=True,
            base=low,
        )
        yield Meaning(DOUBLED, 18, MOST, measure="hcp", forcing=True, base=12)
    for suit in SUITS:
        level = history.cheapest(suit)
        if suit in theirs or level > 3:
            continue
        count = 5 if level == 1 else 6 if level == 3 else 5
        low = (8, 11, 13)[level - 1]
        yield Meaning(bid(level, suit), low, 17, of_suit(suit, count), wants=("longest", "good"), base=low + 2)
        if level <= 2 and suit != CLUBS:
            jump = of_suit(suit, 5 + level)
            yield Meaning(bid(level + 1, suit), 6, 10, jump, measure="hcp", wants=("good",), base=7)


def answers_to_double(history: AuctionHistory, seat: int) -> Iterator[Meaning]:
    """Partner asked for a suit: the longest, weak, medium or to game."""
    if (history.bidder ^ seat) & 1 == 0:
        return
    theirs = history.theirs(seat)
    if history.doubled == 1 and history.high % 5 != NT:
        yield Meaning(PASSED, 5, MOST, of_suit(history.high % 5, 6), wants=("trump tricks",))
    for suit in MAJORS:
        if suit not in theirs:
            yield Meaning(bid(4, suit), 12, MOST, of_suit(suit, 4), wants=("answer",))
    yield Meaning(bid(3, NT), 13, MOST, measure="hcp", wants=("stopped",))
    for suit in SUITS:
        level = history.cheapest(suit)
        if suit not in theirs and level + 1 <= 3:
            yield Meaning(bid(level + 1, suit), 9, 12, of_suit(suit, 4), wants=("answer",))
    forced = history.doubled == 1
    if history.cheapest(NT) <= 2:
        low = 7 if history.cheapest(NT) == 1 else 10
        yield Meaning(bid(history.cheapest(NT), NT), low, low + 3, measure="hcp", wants=("stopped", "no major"))
    for suit in SUITS:
        level = history.cheapest(suit)
        if suit not in theirs and level <= (4 if forced else 2):
            yield Meaning(bid(level, suit), 0 if forced else 6, 8, of_suit(suit, 3), wants=("answer",), base=4)
            yield Meaning(bid(level, suit), 9, MOST, of_suit(suit, 3), wants=("answer",))
