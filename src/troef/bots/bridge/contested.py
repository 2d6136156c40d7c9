"""First bids that the book does not have: overcalls, doubles, answers when the opponents have spoken."""

from collections.abc import Iterator
from typing import Final

from troef.bots.bridge.history import AuctionPosition
from troef.bots.bridge.meaning import FREE, GAME, ROUND, Meaning
from troef.bots.bridge.shared import FLAT, fit_bids, law_bids, long_games, no_trump_bids, penalty_doubles
from troef.bots.bridge.slams import GAME_POINTS
from troef.bots.bridge.valuing import (
    CLUBS,
    DIAMONDS,
    DOUBLED,
    HEARTS,
    MAJORS,
    MOST,
    NT,
    PASSED,
    REDOUBLED,
    SPADES,
    SUITS,
    Lengths,
    bid,
    of_suit,
)

#: Points for an overcall by level; a jump shows less and a longer suit.
OVERCALL: Final = (0, 9, 12, 14, 15)
#: What a balancing hand bids with less: a king.
KING: Final = 3


def first_bids(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """What a seat may say that has said nothing yet."""
    partner = at.shown[seat ^ 2]
    if partner.bid and not at.asked_by_double(seat):
        yield from _answers(at, seat)
    elif partner.doubled:
        yield from answers_to_double(at, seat)
    else:
        yield from entries(at, seat)


# ---- nobody of this side has spoken ----


def entries(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Overcalls and doubles over their bid; in the balancing seat with a king less."""
    less = KING if at.balancing(seat) and at.level() <= 2 else 0
    yield from penalty_doubles(at, seat)
    if at.strain() == NT:
        yield from _over_no_trump(at, seat)
        return
    yield from _no_trump_overcalls(at, seat, less)
    yield from _two_suits(at, seat)
    yield from _takeout(at, seat, less)
    yield from _overcalls(at, seat, less)


def _over_no_trump(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Over their 1NT: penalties with as much as they have; long suits."""
    if at.level() == 1:
        yield Meaning(DOUBLED, 16, MOST, measure="hcp", name="penalty", base=16)
    for suit in SUITS:
        level = at.cheapest(suit)
        if level <= 3:
            low = 8 if level == 2 else 13
            yield Meaning(
                bid(level, suit), low, 15, of_suit(suit, 6), wants=("longest",), name="overcall", base=low + 2
            )
            yield Meaning(bid(level, suit), low + 3, 15, of_suit(suit, 5), wants=("longest", "good", "distributional"),
                          name="overcall", base=low + 2)  # fmt: skip


def _no_trump_overcalls(at: AuctionPosition, seat: int, less: int) -> Iterator[Meaning]:
    level = at.cheapest(NT)
    wants = ("balanced", "stopped")
    if level == 1:
        yield Meaning(bid(1, NT), 15 - less - (less > 0), 18 - less, FLAT, measure="hcp", wants=wants, name="notrump",
                      base=15 - less)  # fmt: skip
    elif level == 2:
        low = 15 if at.level() == 2 else 19
        yield Meaning(bid(2, NT), low, low + 3, FLAT, measure="hcp", wants=wants, name="notrump", base=low)
    elif level == 3:
        yield Meaning(bid(3, NT), 16, 22, FLAT, measure="hcp", wants=("stopped",), name="game-notrump", base=16)


def _two_suits(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Over their opening: its suit shows both majors, or a major and a minor; 2NT the two lowest unbid suits."""
    if len(at.bids()) != 1 or at.level() > 1 or at.balancing(seat):
        return
    opened = at.strain()
    others = [suit for suit in range(4) if suit != opened]
    low, high = others[:2]
    shape = [0, 0, 0, 0]
    shape[low] = shape[high] = 5
    yield Meaning(bid(2, NT), 8, MOST, (shape[0], shape[1], shape[2], shape[3]), measure="hcp", forcing=ROUND,
                  name="unusual-notrump", base=8)  # fmt: skip
    if opened not in MAJORS:
        yield Meaning(bid(2, opened), 8, MOST, (0, 0, 5, 5), measure="hcp", forcing=ROUND, name="michaels", base=8)


def _takeout(at: AuctionPosition, seat: int, less: int) -> Iterator[Meaning]:
    """Short in their suit and three cards of each other; or too strong for an overcall."""
    theirs, level = at.theirs(seat), at.level()
    if level > 4 or not theirs:
        return
    low = (12, 12, 12, 14, 16)[level] - less
    shape = [0 if suit in theirs else 3 for suit in range(4)]
    limit = [2 if suit in theirs else 13 for suit in range(4)]
    least, most = _four(shape), _four(limit)
    yield Meaning(DOUBLED, low, MOST, least, most, "hcp", forcing=ROUND, base=low, name="takeout")
    for major in MAJORS:
        if major not in theirs:
            four = _four([4 if suit == major else 0 if suit in theirs else 2 for suit in range(4)])
            yield Meaning(DOUBLED, low + 1, MOST, four, most, "hcp", ("no-long-suit",), ROUND, low, "takeout")
    yield Meaning(DOUBLED, 17, MOST, measure="hcp", forcing=ROUND, base=low, name="strong-double", fallback=True)


def _overcalls(at: AuctionPosition, seat: int, less: int) -> Iterator[Meaning]:
    theirs = at.theirs(seat)
    for suit in SUITS:
        level = at.cheapest(suit)
        if suit in theirs or level > 4:
            continue
        low = OVERCALL[level] - less
        if level <= 3 and at.level() <= 3:
            wants = ("longest",)
            five = of_suit(suit, 5 if level < 3 else 6)
            yield Meaning(bid(level, suit), low, 16, five, measure="hcp", wants=(*wants, "good"), name="overcall",
                          base=low + 2)  # fmt: skip
            yield Meaning(bid(level, suit), low + 2, 16, of_suit(suit, 5 if level == 1 else 6), measure="hcp",
                          wants=("longest",), name="overcall", base=low + 2)  # fmt: skip
        if at.level() >= 2 and suit in MAJORS and level <= 4:
            yield Meaning(bid(4, suit), 16, MOST, of_suit(suit, 6), wants=("longest", "good"), name="game", base=14)
        if level <= 2 and suit != CLUBS and not less:
            yield Meaning(bid(level + 1, suit), 5, 10, of_suit(suit, 5 + level), measure="hcp", wants=("preempts",),
                          name="jump-overcall", base=7)  # fmt: skip
        if level <= 2 and not less:
            yield Meaning(
                bid(3, suit), 4, 10, of_suit(suit, 7), measure="hcp", wants=("preempts",), name="preempt", base=7
            )


def _four(lengths: list[int]) -> Lengths:
    return lengths[0], lengths[1], lengths[2], lengths[3]


# ---- partner has doubled for takeout ----


def answers_to_double(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Partner asked for a suit: the longest, weak, medium or to game."""
    if not at.contested(seat):
        return
    theirs, forced = at.theirs(seat), at.doubled == 1
    partner = at.shown[seat ^ 2]
    less = max(-4, 12 - partner.base)
    if partner.name == "negative":
        for suit in MAJORS:
            if partner.lengths[suit] >= 4:
                yield from fit_bids(at, seat, suit)
    if forced and at.strain() != NT:
        yield Meaning(PASSED, 6, MOST, of_suit(at.strain(), 5 if at.level() > 1 else 6), measure="hcp",
                      wants=("trump-tricks",), name="penalty-pass")  # fmt: skip
    for suit in MAJORS:
        if suit not in theirs:
            yield Meaning(bid(4, suit), 12 + less, MOST, of_suit(suit, 4), measure=suit, wants=("answer",), name="game")
            yield Meaning(bid(4, suit), 10 + less, MOST, of_suit(suit, 5), measure=suit, wants=("answer",), name="game")
    yield Meaning(bid(3, NT), 13 + less, MOST, measure="hcp", wants=("stopped",), name="game-notrump")
    for suit in SUITS:
        level = at.cheapest(suit)
        if suit not in theirs and level + 1 <= 3:
            yield Meaning(bid(level + 1, suit), 9 + less, 12 + less, of_suit(suit, 4), wants=("answer",),
                          name="jump-answer", base=9)  # fmt: skip
    if at.cheapest(NT) <= 2:
        level = at.cheapest(NT)
        low = 7 if level == 1 else 10
        yield Meaning(bid(level, NT), low + less, low + less + 3, measure="hcp", wants=("stopped", "no-major"),
                      name="notrump-answer", base=low)  # fmt: skip
    for suit in SUITS:
        level = at.cheapest(suit)
        if suit not in theirs and level <= (5 if forced else 3):
            low = 0 if forced else 5 + 2 * (level - 1)
            count = 3 if forced else 4
            yield Meaning(
                bid(level, suit), low, 8 + less, of_suit(suit, count), wants=("answer",), name="answer", base=4
            )
            yield Meaning(bid(level, suit), 9 + less, MOST, of_suit(suit, count), wants=("answer",), name="answer")
    for suit in partner.suits():
        if partner.bid and suit not in theirs:
            yield Meaning(bid(at.cheapest(suit), suit), 0, MOST, of_suit(suit, max(2, 7 - partner.lengths[suit])),
                          name="preference")  # fmt: skip
    if forced:
        for suit in SUITS:
            if suit not in theirs and at.cheapest(suit) <= 5:
                yield Meaning(bid(at.cheapest(suit), suit), 0, MOST, of_suit(suit, 3), name="answer", fallback=True)
    else:
        yield from penalty_doubles(at, seat)


# ---- partner has bid ----


def _answers(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    partner = at.shown[seat ^ 2]
    last = at.bids_of(seat ^ 2)[-1][1]
    if partner.no_trump or partner.name == "notrump":
        yield from _over_partners_no_trump(at, seat)
    elif partner.preempt:
        yield from over_preempt(at, seat, last)
    elif partner.name in ("michaels", "unusual-notrump"):
        yield from _choice_of_suits(at, seat)
    elif last == NT:
        yield from no_trump_bids(at, seat)
    else:
        yield from _over_suit(at, seat, last)


def _over_partners_no_trump(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Partner bid no trump and they spoke, or it was an overcall: suits to play, games by points."""
    partner = at.shown[seat ^ 2]
    game = max(0, GAME_POINTS - partner.base)
    yield from penalty_doubles(at, seat)
    for suit in MAJORS:
        if suit not in at.theirs(seat):
            yield Meaning(bid(4, suit), game - 1, MOST, of_suit(suit, 6), wants=("longest",), name="game")
            if at.cheapest(suit) <= 3:
                yield Meaning(bid(3, suit), game, MOST, of_suit(suit, 5), wants=("longest",), forcing=GAME, name="suit")
    yield from no_trump_bids(at, seat)
    for suit in SUITS:
        if at.cheapest(suit) == 2 and suit not in at.theirs(seat):
            yield Meaning(bid(2, suit), 0, game - 1, of_suit(suit, 5), wants=("longest",), name="to-play")
    if at.contested(seat) and at.level() == 2:
        yield Meaning(DOUBLED, max(0, game - 2), MOST, of_suit(at.strain(), 3) if at.strain() != NT else FLAT,
                      measure="hcp", name="penalty")  # fmt: skip


def over_preempt(at: AuctionPosition, seat: int, suit: int) -> Iterator[Meaning]:
    """Partner preempted: game with tricks, a raise with trumps, a good suit of one's own."""
    partner = at.shown[seat ^ 2]
    need = 15 if suit in MAJORS else 18
    fit = max(1, 8 - partner.lengths[suit])
    yield from penalty_doubles(at, seat)
    yield Meaning(bid(3, NT), 16, MOST, of_suit(suit, 2), measure="hcp", wants=("stopped", "stoppers"),
                  name="game-notrump")  # fmt: skip
    game = 4 if suit in MAJORS else 5
    yield Meaning(bid(game, suit), need, MOST, of_suit(suit, fit), measure=suit, name="game")
    yield from law_bids(at, seat, suit, need)
    for other in SUITS:
        if other != suit and other not in at.theirs(seat) and at.cheapest(other) <= 3:
            yield Meaning(bid(at.cheapest(other), other), 15, MOST, of_suit(other, 5), wants=("longest", "good"),
                          forcing=ROUND, name="new-suit", base=15)  # fmt: skip


def _choice_of_suits(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Partner showed two suits: games with a fit, else the longer of them."""
    partner = at.shown[seat ^ 2]
    mine = [suit for suit in SUITS if partner.lengths[suit] >= 5]
    for suit in mine:
        yield from fit_bids(at, seat, suit)
    for suit in mine:
        other = [each for each in mine if each != suit]
        level = at.cheapest(suit)
        if level <= (4 if at.bidder == seat ^ 2 else 3):
            yield Meaning(bid(level, suit), 0, MOST, of_suit(suit, 3 if other else 0), name="preference")
    if at.bidder == seat ^ 2:
        for suit in mine:
            yield Meaning(bid(at.cheapest(suit), suit), 0, MOST, of_suit(suit, 2), name="preference")


def _over_suit(at: AuctionPosition, seat: int, suit: int) -> Iterator[Meaning]:
    """Partner bid a suit naturally, as opener or as overcaller."""
    opened = at.shown[seat ^ 2].base >= 11
    doubled = at.doubled == 1 and not at.contested(seat)
    if doubled and opened:
        yield from _over_their_double(at, seat, suit)
        return
    if suit in MAJORS or not opened:
        yield from fit_bids(at, seat, suit)
    if opened and at.contested(seat):
        yield from _negative(at, seat)
    yield from _new_suits(at, seat, suit, opened)
    if suit not in MAJORS and opened:
        yield from fit_bids(at, seat, suit)
    yield from long_games(at, seat)
    yield from no_trump_bids(at, seat)
    if at.cheapest(NT) == 1:
        low = max(6, 19 - at.shown[seat ^ 2].base)
        yield Meaning(bid(1, NT), low, low + 4, measure="hcp", wants=("stopped",), name="notrump-answer", base=low)
    yield from penalty_doubles(at, seat)
    if opened and at.contested(seat) and at.level() <= 3:
        yield Meaning(DOUBLED, 11, MOST, measure="hcp", forcing=ROUND, name="negative", base=8, fallback=True)


def _negative(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """A double that shows the unbid majors, four cards each, with the points for the level."""
    partner, theirs = at.shown[seat ^ 2], at.theirs(seat)
    if at.strain() == NT or at.level() > 3:
        return
    unbid = [suit for suit in MAJORS if suit not in theirs and partner.lengths[suit] < 4]
    if not unbid:
        return
    low = (6, 6, 8, 10)[at.level()]
    least = _four([4 if suit in unbid else 0 for suit in range(4)])
    most = _four([4 if suit in unbid and at.cheapest(suit) == 1 else 13 for suit in range(4)])
    yield Meaning(DOUBLED, low, MOST, least, most, "hcp", forcing=ROUND, name="negative", base=low)


def _new_suits(at: AuctionPosition, seat: int, suit: int, opened: bool) -> Iterator[Meaning]:
    """A suit of one's own: six points at the one level, ten at the two level, game at the three level."""
    theirs = at.theirs(seat)
    for level in (1, 2, 3):
        for other in SUITS:
            if other == suit or other in theirs or at.cheapest(other) != level:
                continue
            count = 4 if level == 1 and other in MAJORS and opened else 5
            low = (0, 6, 10, 12)[level] if opened else (0, 8, 10, 13)[level]
            wants = ("first",) if level == 1 and count == 4 else ("longest",)
            yield Meaning(bid(level, other), low, MOST, of_suit(other, count), wants=wants, name="new-suit",
                          forcing=(FREE, ROUND, ROUND, GAME)[level] if opened else FREE, base=low)  # fmt: skip


def _over_their_double(at: AuctionPosition, seat: int, suit: int) -> Iterator[Meaning]:
    """They doubled partner's opening: raises by trumps, 2NT for a good raise, redouble with points, suits as before."""
    fit = 3 if suit in MAJORS else 4
    major = suit in MAJORS
    yield Meaning(bid(2, NT), 10, MOST, of_suit(suit, fit), measure=suit, forcing=ROUND, name="good-raise", base=10)
    if major:
        yield Meaning(bid(4, suit), 0, 9, of_suit(suit, 5), measure=suit, name="preemptive-raise", base=3)
    yield Meaning(bid(3, suit), 3, 9, of_suit(suit, fit + 1), measure=suit, name="preemptive-raise", base=4)
    yield Meaning(bid(2, suit), 5, 9, of_suit(suit, fit), measure=suit, name="raise", base=6)
    yield Meaning(REDOUBLED, 10, MOST, measure="hcp", name="redouble", base=10)
    for other in (HEARTS, SPADES, DIAMONDS):
        if other != suit and at.cheapest(other) == 1:
            yield Meaning(bid(1, other), 6, MOST, of_suit(other, 4), wants=("first",), forcing=ROUND, name="new-suit",
                          base=6)  # fmt: skip
    for other in SUITS:
        if other != suit and at.cheapest(other) == 2:
            yield Meaning(bid(2, other), 5, 10, of_suit(other, 6), wants=("longest",), name="to-play", base=6)
    yield Meaning(bid(1, NT), 7, 9, measure="hcp", name="notrump-answer", base=7)
