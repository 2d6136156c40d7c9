"""Later bids that the book does not have: what one tells more, how high to go when partner is known, competing."""

from collections.abc import Iterator
from typing import Final

from troef.bots.bridge.contested import OVERCALL, answers_to_double
from troef.bots.bridge.history import AuctionPosition, game_level
from troef.bots.bridge.meaning import GAME, ROUND, Meaning
from troef.bots.bridge.shared import (
    FLAT,
    fit_bids,
    law_bids,
    long_games,
    no_trump_bids,
    penalty_doubles,
    points_for_game,
    slam_bids,
)
from troef.bots.bridge.slams import GAME_POINTS, NO_TRUMP_SLAM
from troef.bots.bridge.valuing import CLUBS, DIAMONDS, DOUBLED, MAJORS, MOST, NT, PASSED, SUITS, bid, of_suit

#: This many points over a game are worth asking partner for more before a game is bid.
STRONG: Final = 4


def later_bids(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """What one may say who has bid or doubled before."""
    partner, me = at.shown[seat ^ 2], at.shown[seat]
    if not at.acted(seat ^ 2):
        yield from _alone(at, seat)
    elif at.asked_by_double(seat):
        yield from answers_to_double(at, seat)
    elif at.game_reached(seat):
        yield from _beyond_game(at, seat)
    elif me.doubled and not me.bid and not partner.bid:
        yield from penalty_doubles(at, seat)
    elif at.to_game[seat & 1] and not at.contested(seat) and not partner.narrow():
        yield from _describe(at, seat)
    elif partner.narrow() or me.low < 10 or (me.narrow() and me.low >= 18) or _spoken(at, seat) > 1:
        yield from _captain(at, seat)
    else:
        yield from _describe(at, seat)


def _spoken(at: AuctionPosition, seat: int) -> int:
    """How often a seat has bid or doubled."""
    return sum(other == seat and call != PASSED for other, call in at.calls)


def _beyond_game(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """A game stands: only a slam is still to be bid."""
    trumps = at.trumps(seat)
    partner = at.shown[seat ^ 2]
    if at.strain() == NT and at.level() == 3 and at.bidder == seat ^ 2:
        for suit in MAJORS:
            if partner.lengths[suit] >= 5:
                least = of_suit(suit, 8 - min(6, partner.lengths[suit]))
                yield Meaning(bid(4, suit), 0, MOST, least, name="preference")
    if trumps != NT and not partner.preempt and partner.low >= 6:
        yield from slam_bids(at, seat, trumps)
    slam = max(0, NO_TRUMP_SLAM - partner.base)
    yield Meaning(bid(6, NT), slam, MOST, FLAT, measure="hcp", wants=("an-ace", "stopped"), name="slam")
    if (
        at.strain() == NT
        and at.cheapest(NT) == 4
        and partner.high - partner.base >= 2
        and partner.name != "quantitative"
    ):
        yield Meaning(bid(4, NT), slam - 2, slam - 1, FLAT, measure="hcp", wants=("stopped",), name="quantitative",
                      base=slam - 2)  # fmt: skip


def _alone(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Partner has said nothing: strength or a short suit doubles, a long suit is bid again."""
    me = at.shown[seat]
    yield from penalty_doubles(at, seat)
    if not at.contested(seat) or me.preempt or at.level() > 3:
        return
    theirs = at.theirs(seat)
    own = max(range(4), key=lambda suit: (me.lengths[suit], suit))
    level = at.level()
    if me.bid and not me.no_trump and at.strain() != NT and me.base >= 11 and at.doubled == 0:
        low = (12, 12, 13, 16)[level] if at.balancing(seat) else (15, 15, 16, 17)[level]
        short = of_suit(at.strain(), 0)
        limit = [13, 13, 13, 13]
        limit[at.strain()] = 2
        yield Meaning(DOUBLED, low, MOST, short, (limit[0], limit[1], limit[2], limit[3]), "hcp", ("short-of-theirs",),
                      ROUND, low, "takeout")  # fmt: skip
        yield Meaning(DOUBLED, 18, MOST, measure="hcp", forcing=ROUND, base=16, name="strong-double")
    elif me.doubled and at.strain() != NT:
        yield Meaning(DOUBLED, 17, MOST, measure="hcp", forcing=ROUND, base=16, name="strong-double")
    if me.no_trump or me.name == "notrump":
        return
    for suit in SUITS:
        level = at.cheapest(suit)
        if suit in theirs or level > 3:
            continue
        if suit == own and me.bid:
            yield Meaning(bid(level, suit), 12 + 2 * (level - 2), MOST, of_suit(suit, 6 if level < 3 else 7),
                          name="rebid", base=12)  # fmt: skip
        elif me.bid and (level < 3 or at.level() == 3):
            yield Meaning(bid(level, suit), 12 + 2 * (level - 1), MOST, of_suit(suit, 4 if suit < own else 5),
                          wants=("distributional",), name="suit", base=12)  # fmt: skip
        elif me.doubled:
            yield Meaning(bid(level, suit), 16 + level, MOST, of_suit(suit, 5), wants=("longest",), name="strong-suit",
                          base=17)  # fmt: skip


def _captain(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Partner's points are known well enough: say how high, and in what."""
    partner, me = at.shown[seat ^ 2], at.shown[seat]
    game = max(0, GAME_POINTS - partner.base)
    for suit in SUITS:
        if at.together(seat, suit) >= 4 and partner.lengths[suit] >= 4 and not at.contested(seat):
            yield from slam_bids(at, seat, suit)
    if not partner.narrow():
        yield from _fourth_suit(at, seat, game + STRONG)
    for suit in MAJORS:
        if partner.lengths[suit] >= 2 and at.together(seat, suit) >= 5:
            yield from fit_bids(at, seat, suit)
    yield from long_games(at, seat)
    yield from no_trump_bids(at, seat)
    for suit in (DIAMONDS, CLUBS):
        if partner.lengths[suit] >= 3:
            yield from fit_bids(at, seat, suit)
    yield from _fourth_suit(at, seat, game)
    yield Meaning(bid(3, NT), game + 1, MOST, measure="hcp", wants=("stopped",), name="game-notrump")
    yield from penalty_doubles(at, seat)
    if not at.contested(seat):
        yield from _preferences(at, seat)
    else:
        yield from _compete(at, seat)
    if at.contested(seat) and at.level() <= 3 and me.bid and at.strain() != NT and not me.preempt:
        low = max(10, 24 + at.level() - partner.base)
        yield Meaning(DOUBLED, low, MOST, measure="hcp", forcing=ROUND, name="strong-double", base=low)


def _fourth_suit(at: AuctionPosition, seat: int, low: int) -> Iterator[Meaning]:
    """The points of a game and nothing clear to bid: the cheapest suit that nobody has bid asks partner to go on."""
    if at.contested(seat) or at.to_game[seat & 1] or at.level() > 2 or not at.shown[seat].bid:
        return
    named = [strain for _, strain in (*at.bids_of(seat), *at.bids_of(seat ^ 2))] + at.theirs(seat)
    free = [suit for suit in range(4) if suit not in named and at.together(seat, suit) < 4]
    if at.strain() == NT:
        free += [suit for suit in (CLUBS, DIAMONDS) if at.shown[seat ^ 2].lengths[suit] in (3, 4)]
    places = [(at.cheapest(suit), suit) for suit in free if at.cheapest(suit) in (2, 3)]
    if places:
        level, suit = min(places)
        yield Meaning(bid(level, suit), low, MOST, forcing=GAME, base=low, name="fourth-suit")


def _compete(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Suits of one's own once more, when they are long."""
    me = at.shown[seat]
    for suit in SUITS:
        level = at.cheapest(suit)
        if me.lengths[suit] >= 5 and level <= 3:
            yield Meaning(bid(level, suit), max(me.low, OVERCALL[level]), MOST, of_suit(suit, 6 if level < 3 else 7),
                          name="rebid")  # fmt: skip


def _preferences(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Back to the suit in which the two hands hold more, or to a long suit of one's own."""
    partner, me = at.shown[seat ^ 2], at.shown[seat]
    now, most = at.strain(), max(me.low, GAME_POINTS - partner.base - 1)
    if now == NT:
        if at.level() <= 2 and not partner.narrow():
            return
        for suit in SUITS:
            if at.cheapest(suit) <= 2 and me.lengths[suit] >= 4:
                yield Meaning(bid(at.cheapest(suit), suit), 0, most, of_suit(suit, 6), name="to-play")
        return
    for suit in SUITS:
        level = at.cheapest(suit)
        if suit == now or level > 3 or suit in at.theirs(seat):
            continue
        if partner.lengths[suit] > max(3, partner.lengths[now]) or (partner.lengths[suit] >= 4 and level == 2):
            yield Meaning(bid(level, suit), 0, most, of_suit(suit, 2), wants=("rather",), name="preference")
        elif me.lengths[suit] >= 4 and level == 2:
            yield Meaning(bid(level, suit), 0, most, of_suit(suit, 6), wants=("rather",), name="to-play")


def _describe(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Partner may have anything: tell what is left to tell, weak, medium or strong."""
    partner, me = at.shown[seat ^ 2], at.shown[seat]
    weak, medium, strong = me.low + 4, me.low + 7, me.low + 8
    forced = at.to_game[seat & 1]
    for suit in MAJORS:
        if partner.lengths[suit] >= 4:
            yield from _supports(at, seat, suit, weak, medium)
    jump = at.cheapest(NT) + 1
    if jump <= 3 and not forced:
        yield Meaning(bid(jump, NT), 18, 20, FLAT, measure="hcp", wants=("balanced", "stopped"), name="jump-notrump",
                      base=18)  # fmt: skip
    yield from _own_suits(at, seat, (weak, medium, strong))
    for suit in (DIAMONDS, CLUBS):
        if partner.lengths[suit] >= 4:
            yield from _supports(at, seat, suit, weak, medium)
    if at.cheapest(NT) <= 2:
        wants = ("stopped",)
        yield Meaning(bid(at.cheapest(NT), NT), 0, MOST if forced else weak, measure="hcp", wants=wants, name="notrump")
    yield Meaning(bid(3, NT), 0 if forced else medium, MOST, measure="hcp", wants=("stopped",), name="game-notrump")
    yield from penalty_doubles(at, seat)
    if at.contested(seat) and at.level() <= 3 and not me.preempt and at.strain() != NT:
        yield Meaning(DOUBLED, max(15, me.low + 4), MOST, measure="hcp", forcing=ROUND, name="strong-double", base=15)


def _supports(at: AuctionPosition, seat: int, suit: int, weak: int, medium: int) -> Iterator[Meaning]:
    """Partner's suit: as low as it goes, with a jump, to game; in a game force the low bid is the strong one."""
    partner = at.shown[seat ^ 2]
    least = of_suit(suit, max(3, 8 - partner.lengths[suit]))
    level, game = at.cheapest(suit), game_level(suit)
    need = max(0, points_for_game(suit) - partner.base)
    if at.to_game[seat & 1]:
        yield from slam_bids(at, seat, suit)
        if level < game:
            yield Meaning(bid(level, suit), weak, MOST, least, measure=suit, name="support", base=weak)
        yield Meaning(bid(game, suit), 0, MOST, least, measure=suit, name="game")
        return
    yield from slam_bids(at, seat, suit)
    yield Meaning(bid(game, suit), min(need, medium + 1), MOST, least, measure=suit, name="game")
    if level < 3 <= game - 1:
        yield Meaning(bid(3, suit), weak + 1, medium, least, measure=suit, name="jump-raise", base=weak + 1)
    if level < game:
        top = weak if level <= 2 else medium
        yield Meaning(bid(level, suit), 0, top, least, measure=suit, name="raise")
    yield from law_bids(at, seat, suit, need)


def _own_suits(at: AuctionPosition, seat: int, ranges: tuple[int, int, int]) -> Iterator[Meaning]:
    """A second suit, lower, higher (with more points) or with a jump; the first suit once more."""
    weak, medium, strong = ranges
    me, theirs = at.shown[seat], at.theirs(seat)
    first = max(range(4), key=lambda suit: (me.lengths[suit], suit))
    forced = at.to_game[seat & 1]
    for suit in SUITS:
        level = at.cheapest(suit)
        if suit == first or suit in theirs or at.shown[seat ^ 2].lengths[suit] >= 4 or me.lengths[suit] >= 4:
            continue
        if forced:
            if level <= 3:
                yield Meaning(bid(level, suit), 0, MOST, of_suit(suit, 4), name="suit")
            continue
        if level <= 2:
            yield Meaning(
                bid(level + 1, suit), strong, MOST, of_suit(suit, 4), forcing=2, base=strong, name="jump-shift"
            )
        if level == 1 or (level == 2 and suit < first):
            yield Meaning(bid(level, suit), 0, medium, of_suit(suit, 4), name="suit")
        elif level == 2 or (level == 3 and suit < first):
            yield Meaning(bid(level, suit), medium - 2, MOST, of_suit(suit, 4), forcing=ROUND, base=medium - 2,
                          name="reverse")  # fmt: skip
    level = at.cheapest(first)
    if level <= 3 and me.lengths[first] >= 3:
        if not forced:
            yield Meaning(
                bid(level + 1, first), weak + 1, medium + 1, of_suit(first, 6), name="jump-suit", base=weak + 1
            )
        yield Meaning(bid(level, first), 0, MOST if forced else weak, of_suit(first, 6), name="rebid")


def anything(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Partner's bid must be answered, or game reached: the least that one can say."""
    partner, me = at.shown[seat ^ 2], at.shown[seat]
    own = max(range(4), key=lambda suit: (me.lengths[suit], suit))
    for suit in SUITS:
        if partner.lengths[suit] >= 5 and at.cheapest(suit) <= game_level(suit):
            fit = 2 if partner.lengths[suit] >= 6 or partner.no_trump else 3
            yield Meaning(bid(at.cheapest(suit), suit), 0, MOST, of_suit(suit, fit), name="preference", fallback=True)
    if at.cheapest(NT) <= 3:
        yield Meaning(
            bid(at.cheapest(NT), NT), 0, MOST, measure="hcp", wants=("stopped",), name="waiting", fallback=True
        )
    yield Meaning(bid(at.cheapest(own), own), 0, MOST, of_suit(own, 5), name="rebid", fallback=True)
    for suit in SUITS:
        if partner.lengths[suit] >= 4:
            yield Meaning(bid(at.cheapest(suit), suit), 0, MOST, of_suit(suit, 3), name="preference", fallback=True)
    for suit in SUITS:
        if partner.lengths[suit] >= 5:
            yield Meaning(bid(at.cheapest(suit), suit), 0, MOST, of_suit(suit, 2), name="preference", fallback=True)
    yield Meaning(bid(at.cheapest(NT), NT), 0, MOST, measure="hcp", name="waiting", fallback=True)
