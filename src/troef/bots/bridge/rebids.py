"""Later bids: what one tells more, how high to go when partner is known, doubles for penalties."""

from collections.abc import Iterator

from troef.bots.bridge.hearing import Heard
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


def rebids(heard: Heard, seat: int) -> Iterator[Meaning]:
    """What one may say who has bid (or doubled) before."""
    partner, me = heard.shown[seat ^ 2], heard.shown[seat]
    if not partner.bid:
        yield from _alone(heard, seat)
    elif heard.game_reached(seat):
        yield from punish(heard, seat)
    elif me.low >= 22 and not partner.narrow() and heard.level() <= 3 and _bids(heard, seat) == 1:
        yield from _after_two_clubs(heard, seat)
    elif partner.narrow() or me.low < 12 or me.low >= 18 or heard.has_doubled(seat) or _bids(heard, seat) > 1:
        yield from _captain(heard, seat)
    else:
        yield from _describe(heard, seat)


def _bids(heard: Heard, seat: int) -> int:
    """How often a seat has bid."""
    return sum(other == seat and call >= 64 for other, call in heard.calls)


def _alone(heard: Heard, seat: int) -> Iterator[Meaning]:
    """Partner has said nothing: only a long suit is bid again, and strength doubles."""
    me = heard.shown[seat]
    yield from punish(heard, seat)
    if me.preempt:
        return
    for suit in SUITS:
        level = heard.cheapest(suit)
        if me.lengths[suit] >= 4 and level <= 3:
            yield Meaning(bid(level, suit), me.low + 2 * level, MOST, of_suit(suit, 6), wants=("good",))
    if me.low >= 12 and heard.strain() != NT and heard.level() <= 2 and heard.contested(seat):
        yield Meaning(DOUBLED, 17, MOST, measure="hcp", wants=("takeout",), forcing=True, base=17)


def _after_two_clubs(heard: Heard, seat: int) -> Iterator[Meaning]:
    """Who opened 2C tells the rest: balanced, or a suit; partner does not pass below game then."""
    if heard.cheapest(NT) == 2:
        yield Meaning(bid(2, NT), 22, 24, FLAT, measure="hcp", wants=("balanced",), base=22)
    yield Meaning(bid(3, NT), 25, 27, FLAT, measure="hcp", wants=("balanced",), base=25)
    for suit in SUITS:
        partner = heard.shown[seat ^ 2].lengths[suit]
        if partner >= 5:
            level = 4 if suit in MAJORS else 5
            yield Meaning(bid(level, suit), 22, MOST, of_suit(suit, 3), measure=suit)
    for suit in SUITS:
        least = of_suit(suit, 5)
        yield Meaning(bid(heard.cheapest(suit), suit), 22, MOST, least, wants=("longest",), forcing=True)
    yield Meaning(bid(3, NT), 22, MOST, measure="hcp", fallback=True)


def _captain(heard: Heard, seat: int) -> Iterator[Meaning]:
    """Partner's points are known well enough: say how high, and in what."""
    partner, me = heard.shown[seat ^ 2], heard.shown[seat]
    game = GAME_POINTS - partner.base
    for suit in MAJORS:
        if partner.lengths[suit] >= 2:
            yield from _fit(heard, seat, suit)
    for suit in MAJORS:
        if me.lengths[suit] >= 4 and partner.lengths[suit] < 3:
            yield Meaning(bid(4, suit), game, MOST, of_suit(suit, 7 if partner.lengths[suit] < 2 else 6))
    slam = SLAM_POINTS - partner.base
    yield Meaning(bid(6, NT), slam, MOST, FLAT, measure="hcp", wants=("aces", "stopped"))
    yield Meaning(bid(3, NT), game, MOST, measure="hcp", wants=("stopped", "some of each"))
    for suit in (DIAMONDS, CLUBS):
        if partner.lengths[suit] >= 3:
            yield from _fit(heard, seat, suit)
    yield Meaning(bid(3, NT), game + 1, MOST, measure="hcp", wants=("stopped",))
    invite = max(GAME_POINTS - partner.high, game - 3)
    if invite < game and not (heard.is_contract(NT) and heard.level() >= 2):
        yield Meaning(bid(2, NT), invite, game - 1, measure="hcp", wants=("stopped",))
    if partner.forcing and heard.bidder == seat ^ 2:
        yield from _anything(heard, seat)
    elif heard.bidder == seat ^ 2 and heard.strain() != NT:
        yield from _preferences(heard, seat)
    yield from punish(heard, seat)


def _fit(heard: Heard, seat: int, suit: int) -> Iterator[Meaning]:
    """Game, invitation or slam in a suit that both hold."""
    partner = heard.shown[seat ^ 2]
    major = suit in MAJORS
    game = (GAME_POINTS if major else MINOR_GAME_POINTS) - partner.base
    slam = SLAM_POINTS - partner.base
    least = of_suit(suit, 8 - partner.lengths[suit])
    yield Meaning(bid(7, suit), GRAND_POINTS - partner.base + 1, MOST, least, measure=suit, wants=("all aces",))
    yield Meaning(bid(6, suit), slam, MOST, least, measure=suit, wants=("aces",))
    yield Meaning(bid(4 if major else 5, suit), game, MOST, least, measure=suit)
    spread = min(3, partner.high - partner.low)
    if spread and (heard.cheapest(suit) < 3 or (heard.cheapest(suit) == 3 and major)):
        yield Meaning(bid(3, suit), game - spread, game - 1, least, measure=suit)


def _preferences(heard: Heard, seat: int) -> Iterator[Meaning]:
    """Back to the suit in which the two hands hold more, or to a long suit of one's own."""
    partner, me = heard.shown[seat ^ 2], heard.shown[seat]
    now = heard.strain()
    for suit in SUITS:
        level = heard.cheapest(suit)
        if suit == now or level > 3:
            continue
        if partner.lengths[suit] > max(3, partner.lengths[now]) or (partner.lengths[suit] >= 4 and level == 2):
            yield Meaning(bid(level, suit), 0, MOST, of_suit(suit, 2), wants=(f"rather than {now}",))
        elif me.lengths[suit] >= 4 and level == 2:
            yield Meaning(bid(level, suit), 0, MOST, of_suit(suit, 6), wants=(f"rather than {now}",))


def _describe(heard: Heard, seat: int) -> Iterator[Meaning]:
    """Opener, partner may have anything: tell what is left to tell, weak, medium or strong."""
    partner, me = heard.shown[seat ^ 2], heard.shown[seat]
    weak, medium, strong = me.low + 3, me.low + 6, me.low + 7
    for suit in MAJORS:
        if partner.lengths[suit] < 4:
            continue
        least = of_suit(suit, max(3, 8 - partner.lengths[suit]))
        level = heard.cheapest(suit)
        yield Meaning(bid(4, suit), strong, MOST, least, measure=suit)
        if level <= 2:
            yield Meaning(bid(3, suit), weak + 1, medium, least, measure=suit)
        if level <= 3:
            yield Meaning(bid(level, suit), 0, weak if level <= 2 else medium, least, measure=suit)
    jump = heard.cheapest(NT) + 1
    if jump <= 3:
        yield Meaning(bid(jump, NT), 18, 20, FLAT, measure="hcp", wants=("balanced", "stopped"))
    yield from _own_suits(heard, seat, weak, medium, strong)
    for suit in (DIAMONDS, CLUBS):
        level = heard.cheapest(suit)
        if partner.lengths[suit] >= 4 and level <= 3:
            least = of_suit(suit, 8 - partner.lengths[suit])
            yield Meaning(bid(level, suit), 0, medium if level == 3 else weak, least, measure=suit)
            if level == 2:
                yield Meaning(bid(3, suit), weak + 1, medium, least, measure=suit)
    if heard.cheapest(NT) <= 2:
        yield Meaning(bid(heard.cheapest(NT), NT), 0, weak, measure="hcp", wants=("stopped",))
    yield Meaning(bid(3, NT), medium, MOST, measure="hcp", wants=("stopped",))
    if partner.forcing and heard.bidder == seat ^ 2:
        yield from _anything(heard, seat)
    yield from punish(heard, seat)


def _own_suits(heard: Heard, seat: int, weak: int, medium: int, strong: int) -> Iterator[Meaning]:
    me, theirs = heard.shown[seat], heard.theirs(seat)
    first = max(range(4), key=lambda suit: (me.lengths[suit], suit))
    for suit in SUITS:
        level = heard.cheapest(suit)
        if suit == first or suit in theirs or heard.shown[seat ^ 2].lengths[suit] >= 4:
            continue
        if level <= 2:
            yield Meaning(bid(level + 1, suit), strong, MOST, of_suit(suit, 4), forcing=True, base=strong)
        if level == 1 or (level == 2 and suit < first):
            yield Meaning(bid(level, suit), 0, medium, of_suit(suit, 4))
        elif level == 2:
            yield Meaning(bid(level, suit), medium - 1, MOST, of_suit(suit, 4), forcing=True, base=medium - 1)
    level = heard.cheapest(first)
    if level <= 3:
        yield Meaning(bid(level + 1, first), weak + 1, medium + 1, of_suit(first, 6))
        yield Meaning(bid(level, first), 0, weak, of_suit(first, 6))


def _anything(heard: Heard, seat: int) -> Iterator[Meaning]:
    """Partner's bid must be answered: the least that one can say."""
    me = heard.shown[seat]
    own = max(range(4), key=lambda suit: (me.lengths[suit], suit))
    if heard.cheapest(NT) <= 3:
        yield Meaning(bid(heard.cheapest(NT), NT), 0, MOST, measure="hcp", wants=("stopped",), fallback=True)
    yield Meaning(bid(heard.cheapest(own), own), 0, MOST, of_suit(own, 5), fallback=True)
    for suit in SUITS:
        if heard.shown[seat ^ 2].lengths[suit] >= 4:
            yield Meaning(bid(heard.cheapest(suit), suit), 0, MOST, of_suit(suit, 3), fallback=True)
    yield Meaning(bid(heard.cheapest(NT), NT), 0, MOST, measure="hcp", fallback=True)


def punish(heard: Heard, seat: int) -> Iterator[Meaning]:
    """A double for penalties: they are high and this side has the points, or trumps behind declarer."""
    partner = heard.shown[seat ^ 2]
    if not heard.contested(seat) or heard.level() < 3 or partner.preempt:
        return
    strain = heard.strain()
    if heard.level() >= 6:
        aces = "aces" if heard.level() == 6 else "an ace"
        yield Meaning(DOUBLED, 4, MOST, measure="hcp", wants=(aces,))
        yield Meaning(DOUBLED, 12, MOST, measure="hcp")
    need = 24 + (4 if heard.level() == 3 else 2) - partner.low
    least = of_suit(strain, 4) if strain != NT else (0, 0, 0, 0)
    yield Meaning(DOUBLED, max(10, need - 3), MOST, least, measure="hcp", wants=("trump tricks",))
    if heard.level() >= 4:
        some = of_suit(strain, 3) if strain != NT else (0, 0, 0, 0)
        yield Meaning(DOUBLED, max(12, need), MOST, some, measure="hcp")
