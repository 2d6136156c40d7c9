"""The auction that games share: who may bid what, when it is over, what a pass means."""

import pytest

from troef.auction.auction import PASS_AND_RETURN, PASS_IS_FINAL, SPEAK_ONCE, Auction
from troef.auction.ladder import Ladder
from troef.core.moves import BID, PASS, PLAY, make_move
from troef.core.rng import Rng

PLAIN = Ladder(("low", "middle", "high"), "R5")
SHARED = Ladder(("rik", "misere", "piek", "troela"), "R8", levels=(0, 1, 1, 2), shared=(1,))


def bids(auction: Auction) -> list[str]:
    """What the seat on turn may say."""
    moves = auction.legal(auction.turn)
    return ["pass" if move == PASS else auction.ladder.names[move >> 6] for move in moves]


def say(auction: Auction, *words: str) -> Auction:
    """Let the seats on turn speak one after another."""
    for word in words:
        move = int(PASS) if word == "pass" else int(make_move(BID, auction.ladder.names.index(word)))
        assert auction.allows(auction.turn, move), word
        auction.play(auction.turn, move)
    return auction


def copied(auction: Auction) -> Auction:
    other = auction.copy()
    assert isinstance(other, Auction)
    return other


def test_every_bid_is_higher_than_the_last() -> None:
    auction = Auction(PLAIN, 1, PASS_IS_FINAL)
    assert bids(auction) == ["pass", "low", "middle", "high"]
    say(auction, "middle")
    assert auction.turn == 2
    assert bids(auction) == ["pass", "high"]
    refusal = auction.why_not(2, int(make_move(BID, 0)))
    assert (refusal.clause, refusal.reason) == ("R5", "bid-too-low")
    assert refusal.facts == {"bid": "low", "high": "middle"}


def test_nothing_beats_the_highest_bid() -> None:
    assert bids(say(Auction(PLAIN, 0, PASS_IS_FINAL), "high")) == ["pass"]


def test_a_final_pass_keeps_a_seat_silent() -> None:
    auction = say(Auction(PLAIN, 0, PASS_IS_FINAL), "pass", "low", "pass", "middle")
    assert auction.turn == 1
    say(auction, "pass")
    assert auction.turn == -1
    assert (auction.bidder, auction.high) == (3, 1)


def test_the_last_who_has_not_passed_may_still_bid() -> None:
    auction = say(Auction(PLAIN, 0, PASS_IS_FINAL), "pass", "pass", "pass")
    assert bids(auction) == ["pass", "low", "middle", "high"]
    assert say(copied(auction), "low").turn == -1
    passed_out = say(auction, "pass")
    assert (passed_out.turn, passed_out.bidder) == (-1, -1)


def test_who_passed_may_come_back_where_the_game_allows_it() -> None:
    auction = say(Auction(PLAIN, 0, PASS_AND_RETURN), "pass", "low", "pass", "pass")
    assert auction.turn == 0
    say(auction, "middle", "pass", "pass")
    assert auction.turn == 3
    assert say(auction, "pass").turn == -1
    assert auction.bidder == 0


def test_four_passes_end_an_auction_without_a_bid() -> None:
    auction = say(Auction(PLAIN, 2, PASS_AND_RETURN), "pass", "pass", "pass")
    assert auction.turn == 1
    assert say(auction, "pass").turn == -1
    assert auction.bidder == -1


def test_everybody_speaks_once() -> None:
    auction = say(Auction(PLAIN, 3, SPEAK_ONCE), "low", "pass", "middle", "high")
    assert auction.turn == -1
    assert auction.bidder == 2
    assert auction.bid_by == 0b1110


def test_equal_bids_are_shared_and_a_higher_one_cancels_them() -> None:
    auction = say(Auction(SHARED, 0, PASS_IS_FINAL), "rik", "misere")
    assert bids(auction) == ["pass", "misere", "piek", "troela"]
    say(auction, "piek")
    assert auction.holders == 0b0110
    assert list(auction.bids) == [0, 1, 2, -1]
    assert auction.bidders() == 2
    shared = say(copied(auction), "pass", "pass")
    assert shared.turn == -1
    say(auction, "troela", "pass")
    assert auction.holders == 0b1000
    assert auction.turn == 1, "sharers who are outbid speak again"


def test_a_copy_goes_its_own_way() -> None:
    auction = say(Auction(PLAIN, 0, PASS_IS_FINAL), "low")
    other = auction.copy()
    assert isinstance(other, Auction)
    say(other, "middle", "pass")
    assert (auction.high, auction.out, auction.turn) == (0, 0, 1)
    assert list(auction.bids) == [0, -1, -1, -1]


@pytest.mark.parametrize("passing", [PASS_IS_FINAL, PASS_AND_RETURN, SPEAK_ONCE])
def test_random_auctions_end_and_pick_only_what_is_legal(passing: int) -> None:
    rng = Rng("auctions")
    for number in range(200):
        auction = Auction(SHARED, number % 4, passing)
        while auction.turn >= 0:
            seat = auction.turn
            legal = auction.legal(seat)
            move = int(auction.pick(seat, rng))
            assert move in legal
            for rung in range(-1, 6):
                assert auction.allows(seat, int(make_move(BID, rung))) == (int(make_move(BID, rung)) in legal)
            assert not auction.allows(seat, int(make_move(PLAY, 3)))
            auction.play(seat, move)
        assert (auction.bidder >= 0) == (auction.high >= 0)
