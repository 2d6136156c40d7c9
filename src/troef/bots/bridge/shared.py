"""What first and later bids share: raises by points and by the law of total tricks, games, doubles for penalties."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from troef.bots.bridge.history import AuctionPosition, game_level
from troef.bots.bridge.meaning import FREE, ROUND, Meaning
from troef.bots.bridge.slams import GAME_POINTS, GRAND_POINTS, MINOR_GAME_POINTS, NO_TRUMP_SLAM, SLAM_POINTS
from troef.bots.bridge.valuing import DOUBLED, MAJORS, MOST, NT, SUITS, bid, of_suit

#: Two cards or more of each suit.
FLAT: Final = (2, 2, 2, 2)
#: Points, beside what partner has shown, for competing at a level with as many trumps as the law wants.
COMPETE: Final = (0, 4, 6, 8, 10, 12, 14, 40)
#: Points of both hands that double what opponents bid at a level, without trump tricks.
PUNISH: Final = (40, 40, 28, 26, 24, 23, 21, 17)


def points_for_game(suit: int) -> int:
    """Points of both hands for a game in a strain."""
    return MINOR_GAME_POINTS if suit not in MAJORS and suit != NT else GAME_POINTS


def slam_bids(at: AuctionPosition, seat: int, suit: int) -> Iterator[Meaning]:
    """With a fit and the points of a slam: ask for key cards, or bid it when there is no room to ask."""
    partner = at.shown[seat ^ 2]
    slam = max(0, SLAM_POINTS - partner.base)
    least = of_suit(suit, max(1, 8 - partner.lengths[suit]))
    if at.cheapest(NT) <= 4 and partner.name != "key-cards" and suit == at.trumps(seat):
        yield Meaning(bid(4, NT), slam, MOST, least, measure=suit, forcing=ROUND, name="key-cards")
        return
    grand = max(0, GRAND_POINTS + 1 - partner.base)
    yield Meaning(bid(7, suit), grand, MOST, least, measure=suit, wants=("two-aces",), name="grand-slam")
    yield Meaning(bid(6, suit), slam, MOST, least, measure=suit, wants=("an-ace",), name="slam")


def fit_bids(at: AuctionPosition, seat: int, suit: int) -> Iterator[Meaning]:
    """Slam, game, invitation, raise or competing in a suit of partner's."""
    partner = at.shown[seat ^ 2]
    trumps = max(partner.lengths[suit], 1)
    need = max(0, points_for_game(suit) - partner.base)
    fit = max(2 if trumps >= 6 else 3, 8 - trumps)
    least = of_suit(suit, fit)
    yield from slam_bids(at, seat, suit)
    level, game = at.cheapest(suit), game_level(suit)
    spread = min(3, partner.high - partner.base)
    if spread > 0:
        yield from _invitations(at, seat, suit, need, spread)
    yield Meaning(bid(game, suit), need, MOST, least, measure=suit, name="game")
    yield from law_bids(at, seat, suit, need)
    floor = max(0, need - (8 if partner.base >= 10 else 9) + (3 if level > 2 else 0))
    if level <= min(3, game - 1) and not (at.is_contract(suit) and at.bidder == seat ^ 2):
        yield Meaning(bid(level, suit), floor, need - 1, least, measure=suit, name="raise", base=floor + 1)


def _invitations(at: AuctionPosition, seat: int, suit: int, need: int, spread: int) -> Iterator[Meaning]:
    """Almost a game: in contest by a bid of their suit, else by the three level."""
    low = max(0, need - spread)
    least = of_suit(suit, max(3, 8 - at.shown[seat ^ 2].lengths[suit]))
    theirs = at.theirs(seat)
    if theirs and not at.shown[seat].bid:
        cue = theirs[-1]
        level = at.cheapest(cue)
        if level < 4 and 5 * (level - 1) + cue < 10 + suit:
            cue_raise = Meaning(
                bid(level, cue), low, MOST, least, measure=suit, forcing=ROUND, name="cue-raise", base=low
            )
            yield replace(cue_raise, low=need + 4)
            yield replace(cue_raise, high=need - 1)
            return
    level = at.cheapest(suit)
    if level <= 3 and (suit in MAJORS or level < 3 or not at.contested(seat)):
        yield Meaning(bid(3, suit), low, need - 1, least, measure=suit, name="invite", base=low)


def law_bids(at: AuctionPosition, seat: int, suit: int, need: int) -> Iterator[Meaning]:
    """As many tricks as trumps: compete, or bid at once as high as the law lets one."""
    partner, level = at.shown[seat ^ 2], at.cheapest(suit)
    if not at.contested(seat) and not (partner.preempt or partner.name in ("overcall", "jump-overcall")):
        return
    highest = 5 if suit not in MAJORS else 4
    for target in range(min(highest, level + 2), level - 1, -1):
        if target == 1 or (target == level and at.is_contract(suit)):
            continue
        trumps = target + 6
        own = max(3 if partner.lengths[suit] < 6 else 2, trumps - partner.lengths[suit])
        low = COMPETE[target] if target == level else max(0, COMPETE[target] - 4)
        name = "compete" if target == level else "preemptive-raise"
        high = MOST if at.shown[seat].bid else max(low, need - 1)
        yield Meaning(bid(target, suit), low, high, of_suit(suit, own), measure=suit, name=name, base=low)


def penalty_doubles(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """A double for penalties: they are high and this side has the points, or trumps behind declarer."""
    partner, me, level, strain = at.shown[seat ^ 2], at.shown[seat], at.level(), at.strain()
    if not at.contested(seat) or level < 2:
        return
    if level >= 6:
        aces = "two-aces" if level == 6 else "an-ace"
        yield Meaning(DOUBLED, 4, MOST, measure="hcp", wants=(aces,), name="penalty")
    known = min(partner.base, partner.low + 2)
    if level < 3 and not (partner.bid or partner.doubled):
        return
    need = max(5, PUNISH[level] - known)
    stack = of_suit(strain, 4) if strain != NT else (0, 0, 0, 0)
    some = of_suit(strain, 2 if level >= 5 else 3) if strain != NT else (0, 0, 0, 0)
    if strain != NT and level >= 3:
        yield Meaning(DOUBLED, max(7, need - 3), MOST, stack, measure="hcp", wants=("trump-tricks",), name="penalty")
    if level >= 4 and me.bid:
        yield Meaning(DOUBLED, need + 2, MOST, measure="hcp", name="penalty")
    if level >= 4 or strain == NT:
        yield Meaning(DOUBLED, need, MOST, some, measure="hcp", name="penalty")


def no_trump_bids(at: AuctionPosition, seat: int, forcing: int = FREE) -> Iterator[Meaning]:
    """No trump by points, with their suits stopped."""
    partner = at.shown[seat ^ 2]
    game, slam = max(0, GAME_POINTS - partner.base), max(0, NO_TRUMP_SLAM - partner.base)
    yield Meaning(bid(7, NT), max(0, GRAND_POINTS - partner.base), MOST, FLAT, measure="hcp",
                  wants=("two-aces", "stopped"), name="grand-slam")  # fmt: skip
    yield Meaning(bid(6, NT), slam, MOST, FLAT, measure="hcp", wants=("an-ace", "stopped"), name="slam")
    top = MOST if partner.narrow() or at.shown[seat].bid or not at.contested(seat) else game + 4
    yield Meaning(bid(3, NT), game, top, measure="hcp", wants=("stopped", "some-of-each"), name="game-notrump")
    spread = min(2, partner.high - partner.base)
    if spread > 0 and at.cheapest(NT) <= 2 and not (at.is_contract(NT) and at.level() == 2):
        yield Meaning(bid(2, NT), max(0, game - spread), max(0, game - 1), measure="hcp", wants=("stopped",),
                      name="invite-notrump", base=max(0, game - 1))  # fmt: skip


def long_games(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Game in a long suit of one's own, with whatever partner has of it."""
    partner = at.shown[seat ^ 2]
    for suit in SUITS:
        if suit in at.theirs(seat) or partner.most[suit] == 0:
            continue
        need = max(0, points_for_game(suit) - partner.base)
        long = 7 if partner.lengths[suit] < 2 else 6
        if partner.lengths[suit] >= 1:
            yield from slam_bids(at, seat, suit)
        yield Meaning(bid(game_level(suit), suit), need + 1, MOST, of_suit(suit, long), wants=("good",), name="game")
