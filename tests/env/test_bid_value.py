"""The example that learns what bids of klaverjassen are worth (docs/examples/bid_value.md)."""

import numpy as np
import pytest

import troef
from bid_rollouts import roll_out
from bid_value import PASS, Bidder, Deals, deals_of, duel, learn, outcomes, per_deal, reached, stored
from bid_value import bits_of as bits
from bid_value import seen as as_seen
from small_network import Network
from troef.bots import make_player
from troef.cards.bits import set_of

HAND = "JS 9S AS 10S AH 7H 8D 9C"
#: Lead of the side of seat 0: a row for each maker, a column for each trump (clubs, diamonds, hearts, spades).
FIRST_DEAL = [[-182, -182, 94, 60], [-54, -8, 212, 202], [-232, -182, 18, 60], [-54, -66, 212, 182]]
#: What HAND is worth with each trump, and with a pass: after a small run, and by the stored weights.
SMALL_RUN = [-4.49, -4.44, -3.46, -3.93, -4.31]
STORED = [-35.5, -87.4, -102.1, 68.0, 15.3]


@pytest.fixture(scope="module")
def deals() -> Deals:
    """The first six deals from which the weights beside the example were learnt."""
    return deals_of(*roll_out(6, "train:0"))


def small_run(deals: Deals) -> list[Network]:
    """Two epochs."""
    return learn(deals, epochs=2, seed=1, steps=0)


def worths(bidder: Bidder, hand: str, turn: int) -> list[float]:
    """What each suit and a pass are worth with a hand, after this many passes."""
    cards = np.array([int(set_of(troef.parse_cards(hand)))])
    return [float(worth) for worth in bidder.worths(*as_seen(bits(cards)), turn)[0]]


def test_the_rollouts_are_those_of_the_command(deals: Deals) -> None:
    """As the seed gives them everywhere: the first deal, each seat as maker with each suit."""
    assert deals.leads[0].tolist() == FIRST_DEAL


def test_a_small_run_gives_the_same_weights_each_time(deals: Deals) -> None:
    for one, other in zip(small_run(deals), small_run(deals), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one.weights, other.weights, strict=True))


def test_a_small_run_says_what_it_said_when_the_weights_were_stored(deals: Deals) -> None:
    """Machines add up in different orders: to a tenth of a point."""
    assert worths(Bidder(*small_run(deals)), HAND, 0) == pytest.approx(SMALL_RUN, abs=0.1)


def test_the_stored_weights_say_what_the_page_shows() -> None:
    assert worths(stored(), HAND, 0) == pytest.approx(STORED, abs=1)


def test_the_rule_player_bids_as_the_table_of_rollouts_takes_it(deals: Deals) -> None:
    """Where it is said to pass or to name a suit, it does, from the first turn to the forced one."""
    game = troef.game("klaverjassen")
    rule = make_player("good-2026", game, 0)
    hands, _ = roll_out(3, "train:0")
    for deal in range(3):
        laid = {
            seat: " ".join(troef.card_text(card) for card in range(63) if hands[deal, seat] >> card & 1)
            for seat in range(4)
        }
        state = game.start(4, dealer=3)
        state.deal(game.arrange(laid, dealer=3))
        for turn in range(5):
            choice = int(deals.rule[deal, turn])
            said = game.show(rule.choose(state.view(turn % 4), 0.0))
            assert said == ("pass" if choice == PASS else f"trump {'CDHS'[choice]}")
            if turn < 4:
                state.play(turn, game.parse("pass"))


def test_what_follows_from_the_table_of_rollouts_is_what_happens_at_the_table(deals: Deals) -> None:
    """Six deals with the sides changed: bid and played by players that see their views alone."""
    assert duel(stored(), 6, "train:0") == per_deal(deals, stored().choices(deals))


def test_who_must_name_a_suit_does(deals: Deals) -> None:
    choices = stored().choices(deals)
    assert (choices[:, 4] != PASS).all()
    assert reached(choices)[:, 0].all()
    assert outcomes(deals, choices).shape == (6, 5)
