"""The bidding system of bridge, by convention: what a hand bids after an auction, and what its partner understands."""

import pytest

from troef.bots.bridge.rows import call_of
from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import ValuedHand, level_strain
from troef.core.moves import BID, kind_of

STRAINS = ("C", "D", "H", "S", "NT")
C, D, H, S = range(4)


def hand(text: str) -> ValuedHand:
    """`AKQ5.A2.A54.AK52`, spades first."""
    suits = zip((3, 2, 1, 0), text.split("."), strict=True)
    return ValuedHand(sum(2 ** (16 * suit + "23456789TJQKA".index(rank)) for suit, ranks in suits for rank in ranks))


def heard(calls: str) -> UnderstoodAuction:
    """An auction with North as dealer."""
    auction = UnderstoodAuction(0)
    for place, text in enumerate(calls.split()):
        auction.hear(place % 4, call_of(text))
    return auction


def written(call: int) -> str:
    if kind_of(call) != BID:
        return {call_of(text): text for text in ("P", "X", "XX")}[call]
    level, strain = level_strain(call)
    return f"{level}{STRAINS[strain]}"


def said(calls: str, held: str) -> tuple[str, str]:
    """The call and what it is called."""
    auction, valued = heard(calls), hand(held)
    seat = len(auction.calls) % 4
    found = next(meaning for meaning in auction.meanings(seat) if auction.fits(seat, valued, meaning))
    assert found.call == auction.choose(seat, valued)
    return written(found.call), found.name


def bid(calls: str, held: str) -> str:
    return said(calls, held)[0]


BY_CONVENTION = {
    "Stayman": [
        ("1NT P", "KQ72.J4.A876.J43", "2C", "stayman"),
        ("1NT P 2C P", "K4.AQ72.KQ4.QJ32", "2H", "four-cards"),
        ("1NT P 2C P", "KQ4.A72.KQ4.QJ32", "2D", "no-major"),
        ("1NT P 2C P 2H P", "K2.KJ72.A876.432", "4H", "game"),
        ("1NT P 2C P 2H P", "KJ72.32.A876.Q43", "3NT", "game-notrump"),
        ("2NT P", "K972.54.J876.Q43", "3C", "stayman"),
    ],
    "transfers": [
        ("1NT P", "J98765.75.J76.43", "2H", "transfer"),
        ("1NT P", "75.KQ765.J76.A43", "2D", "transfer"),
        ("1NT P 2D P", "KQ4.A72.KQ4.QJ32", "2H", "accept"),
        ("1NT P 2D P", "A4.AQ72.KJ4.QJ32", "3H", "super-accept"),
        ("1NT P 2D P 2H P", "75.J8765.J76.432", "P", "pass"),
        ("1NT P 2D P 2H P", "75.KQ765.J76.A43", "3NT", "game-notrump"),
        ("1NT P 2D P 2H P 3NT P", "A4.A72.KQJ4.QJ32", "4H", "preference"),
        ("1NT P", "2.KQ8765.A76.432", "4D", "texas"),
        ("1NT P 4D P", "KQ4.A72.KQ4.QJ32", "4H", "accept"),
        ("2NT P", "J9876.75.J765.43", "3H", "transfer"),
    ],
    "two clubs": [
        ("", "AKQ5.A2.AKQJ4.A2", "2C", "strong"),
        ("2C P", "432.84.J765.5432", "2D", "waiting"),
        ("2C P", "43.AQJ84.K765.32", "2H", "suit"),
        ("2C P 2D P", "AKQ5.A2.AKQ4.AJ2", "3NT", "notrump"),
        ("2C P 2D P", "AKQ54.A2.AKQ4.A2", "2S", "suit"),
    ],
    "raises of a major": [
        ("1S P", "K432.A4.8765.432", "2S", "raise"),
        ("1S P", "K432.A4.Q765.432", "3S", "limit-raise"),
        ("1S P", "K432.A4.KQ65.Q32", "2NT", "jacoby"),
        ("1S P", "Q9432.4.J8765.32", "4S", "preemptive-raise"),
        ("1S P 2NT P", "AKJ52.KQ74.Q87.2", "3C", "shortness"),
        ("1S P 2NT P", "AKJ52.K4.Q87.432", "4S", "minimum"),
    ],
    "strong rebids": [
        ("1D P 1S P", "A2.AQ84.AKJ43.K2", "2H", "reverse"),
        ("1S P 1NT P", "AKJ52.2.AKJ54.K2", "3D", "jump-shift"),
        ("1D P 1H P", "AQ.K82.AQJ43.K32", "2NT", "jump-notrump"),
        ("1C P 1H P 1S P", "A2.AQ754.K43.K32", "2D", "fourth-suit"),
        ("1D P 1S P 1NT P", "KQ752.K4.K3.8432", "2C", "checkback"),
        ("1D P 1S P 1NT P 2C P", "J43.A82.AQ54.Q32", "2S", "support"),
    ],
    "key cards": [
        ("1S P 3S P", "AKQ652.K4.AKQ7.2", "4NT", "key-cards"),
        ("1S P 3S P 4NT P", "J843.A2.Q652.K43", "5D", "keys-1-4"),
        ("1S P 3S P 4NT P", "Q843.32.JT65.KQ3", "5C", "keys-0-3"),
        ("1S P 3S P 4NT P 5D P", "AKQ652.K4.AKQ7.2", "6S", "slam"),
        ("1S P 3S P 4NT P 5C P", "AKQ652.K4.AKQ7.2", "5S", "stop-below-slam"),
        ("1NT P", "KQ2.KJ5.AQ76.J43", "4NT", "quantitative"),
        ("1NT P 4NT P", "AJ4.A72.KQJ4.J32", "6NT", "slam"),
    ],
    "preempts": [
        ("", "KQJ987.32.543.32", "2S", "preempt"),
        ("", "32.KQJ9876.32.43", "3H", "preempt"),
        ("2S P", "A52.AK4.A3.KQJ43", "2NT", "asks"),
        ("2H P", "2.K843.A8765.J32", "4H", "preemptive-raise"),
        ("3H P", "A2.A84.AK65.5432", "4H", "game"),
        ("3C P", "AKQ2.AK4.A765.K2", "3NT", "game-notrump"),
        ("3S P", "A2.AKQ4.AKJ5.KQ4", "4NT", "key-cards"),
    ],
    "overcalls": [
        ("1D", "KQJ87.A4.765.432", "1S", "overcall"),
        ("1D", "KQJ987.43.765.32", "2S", "jump-overcall"),
        ("1D", "KQ7.AJ4.AJ5.Q432", "1NT", "notrump"),
        ("1D", "KQ765.AJ876.5.32", "2D", "michaels"),
        ("1S", "2.43.KQ765.AJ876", "2NT", "unusual-notrump"),
        ("1D 1S P", "K43.A82.Q765.Q32", "2D", "cue-raise"),
        ("1D 1S P", "K643.82.Q7652.32", "3S", "preemptive-raise"),
    ],
    "doubles": [
        ("1D", "KQ87.AJ43.5.K432", "X", "takeout"),
        ("1D X P", "KQ32.32.A43.5432", "2S", "jump-answer"),
        ("1H X P", "J432.432.54.5432", "1S", "answer"),
        ("1H X P", "KQ432.2.A4.K5432", "4S", "game"),
        ("1C 1S", "32.KQ84.K765.432", "X", "negative"),
        ("1C 1S X P", "J4.AJ32.A2.KQ432", "3H", "invite"),
        ("1S P P", "2.AQ87.KQ54.K432", "X", "takeout"),
        ("1S P P", "432.KQ87.KQ54.43", "P", "pass"),
        ("1NT", "KQJ.AQ4.AJ54.J32", "X", "penalty"),
        ("1S P 4S 5D", "AKJ52.K4.Q87.432", "P", "pass"),
        ("1S X", "K432.A4.K765.432", "2NT", "good-raise"),
        ("1S X", "32.A54.KQ65.Q432", "XX", "redouble"),
    ],
}


@pytest.mark.parametrize(
    ("convention", "calls", "held", "call", "name"),
    [(convention, *row) for convention, rows in BY_CONVENTION.items() for row in rows],
)
def test_what_is_bid(convention: str, calls: str, held: str, call: str, name: str) -> None:
    assert said(calls, held) == (call, name), convention


# ---- what partner understands ----


def test_an_opening_of_no_trump_shows_fifteen_to_seventeen_balanced() -> None:
    shown = heard("1NT").shown[0]
    assert (shown.low, shown.high, shown.balanced) == (15, 17, True)


def test_a_transfer_shows_the_suit_above_and_not_its_own() -> None:
    shown = heard("1NT P 2D").shown[2]
    assert shown.lengths[H] == 5
    assert shown.lengths[D] == 0
    assert shown.suits() == [H]


def test_stayman_shows_points_and_no_clubs() -> None:
    shown = heard("1NT P 2C").shown[2]
    assert shown.low == 8
    assert shown.lengths[C] == 0


def test_a_pass_in_first_seat_shows_less_than_an_opening() -> None:
    assert heard("P").shown[0].high == 11


def test_a_limit_raise_shows_points_and_trumps() -> None:
    shown = heard("1S P 3S").shown[2]
    assert (shown.low, shown.high) == (10, 12)
    assert shown.lengths[S] == 3


def test_a_takeout_double_is_short_in_their_suit_or_strong() -> None:
    shown = heard("1D X").shown[1]
    assert shown.low == 12
    assert shown.doubled


def test_michaels_shows_both_majors() -> None:
    assert heard("1C 2C").shown[1].lengths[H:] == (5, 5)


def test_an_answer_to_the_question_for_key_cards_is_counted() -> None:
    assert heard("1S P 3S P 4NT P 5H").shown[2].keys == 2


def test_their_transfer_is_not_their_suit() -> None:
    """Partner of the one who leads may still bid diamonds: 2D showed hearts."""
    assert heard("1NT P 2D").at.theirs(1) == [H]


# ---- what is never done ----


@pytest.mark.parametrize(
    ("calls", "held"),
    [
        ("1H P 1S P", "2.KQ875.A543.K32"),
        ("2C P", "432.432.5432.432"),
        ("1NT P 2D P", "AKJ2.Q2.KQ54.Q32"),
        ("1S P 2D P", "AKJ52.K43.2.J432"),
        ("1S P 2D P 2S P", "43.A82.AKJ54.K32"),
        ("1H X P", "5432.J5432.43.32"),
        ("1D 1H X P", "KJ4.Q2.AQ543.J32"),
        ("1S P 2NT P 3C P", "KJ43.A2.Q654.K32"),
    ],
)
def test_a_forcing_call_is_not_passed(calls: str, held: str) -> None:
    assert bid(calls, held) != "P"


@pytest.mark.parametrize("shape", ["4432", "4333", "4441", "5332", "5422", "5431", "6322", "7222", "5521"])
def test_every_hand_with_twelve_points_opens(shape: str) -> None:
    """Whatever the order of the suits."""
    from itertools import permutations

    honours = {1: "A", 2: "A", 3: "KJ", 4: "KJ", 5: "KQ", 6: "KQ", 7: "AK"}
    for lengths in set(permutations(int(length) for length in shape)):
        suits = []
        for length in lengths:
            top = honours[length]
            suits.append((top + "".join(rank for rank in "98765432" if rank not in top))[:length])
        held = ".".join(suits)
        if hand(held).hcp >= 12:
            assert bid("", held) != "P", held
            assert bid("P P", held) != "P", held


def test_a_strong_hand_facing_a_preempt_bids_game() -> None:
    assert bid("3D P", "AKQ2.AKQ4.K2.KQ4") != "P"
    assert bid("2H P", "AKQ2.A4.AKQ4.KQ4") != "P"


def test_a_preempt_is_not_raised_for_nothing() -> None:
    assert bid("3H P", "QJ432.2.QJ43.QJ2") == "P"


@pytest.mark.parametrize("calls", ["3NT", "4NT", "1C 5H", "1S 7C", "2D X XX", "1H 1NT X 2C", "7NT X", "P 6D"])
def test_any_auction_has_an_answer(calls: str) -> None:
    """Off the book too: there is a call for every hand, and it is a legal one."""
    auction = heard(calls)
    seat = len(auction.calls) % 4
    for held in ("AKQ2.AKQ4.K2.KQ4", "5432.5432.543.32", "AKQJT98765432...", "A432.K43.Q32.J32"):
        call = auction.choose(seat, hand(held))
        assert kind_of(call) != BID or call > max(made for _, made in auction.calls if kind_of(made) == BID)


def test_an_auction_off_the_book_ends() -> None:
    """Two players who bid anything against two of ours: the auction is over before the bids are."""
    import random

    chance = random.Random(7)
    for _ in range(60):
        cards = chance.sample([16 * suit + rank for suit in range(4) for rank in range(13)], 52)
        hands = [ValuedHand(sum(2**card for card in cards[13 * seat : 13 * seat + 13])) for seat in range(4)]
        auction = UnderstoodAuction(0)
        seat = passes = 0
        while passes < (3 if auction.high >= 0 else 4):
            own = [meaning.call for meaning in auction.meanings(seat)]
            call = auction.choose(seat, hands[seat]) if seat & 1 else chance.choice(own)
            auction.hear(seat, call)
            passes = passes + 1 if written(call) == "P" else 0
            seat = (seat + 1) % 4
        assert len(auction.calls) <= 60
