"""Opening leads at bridge: what the rule leads, what the table weighs, and where its weights come from."""

from importlib import import_module

import pytest

import troef
from troef.bots.bridge.leads import (
    DUMMYS,
    PARTNERS,
    SIZE,
    TRUMPS,
    UNBID,
    LeadSituation,
    conventional_card,
    lead_by_rule,
    lead_features,
    lead_weights,
    lead_worths,
    leads_to_weigh,
    opening_lead,
)
from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import CLUBS, DIAMONDS, HEARTS
from troef.cards.bits import cards_in, set_of
from troef.games.bridge.auction import LADDER

N, E, S, W = range(4)


def situation(calls: str, contract: str) -> LeadSituation:
    """East leads against this contract of North after these calls, the first by North."""
    game = troef.game("bridge")
    bidding = UnderstoodAuction(N)
    for number, text in enumerate(calls.split()):
        bidding.hear(number % 4, game.parse(text))
    return LeadSituation(E, LADDER.names.index(contract), bidding)


def cards(text: str) -> int:
    return int(set_of(troef.parse_cards(text)))


def texts(codes: list[int]) -> list[str]:
    return [troef.card_text(code) for code in codes]


@pytest.mark.parametrize(
    ("held", "at_no_trump", "led"),
    [
        ("KS QS JS 4S", True, "KS"),  # the head of a sequence
        ("KS QS 7S 4S 2S", True, "4S"),  # two are no sequence at no trump …
        ("KS QS 7S 4S 2S", False, "KS"),  # … and are with a trump suit
        ("AS 9S 6S 3S", True, "3S"),  # fourth best
        ("AS 9S 6S 3S", False, "AS"),  # never away from an ace
        ("9S 3S", False, "9S"),  # the higher of two
        ("QS 7S 5S", True, "5S"),  # low from an honour
        ("9S 7S 5S", True, "9S"),  # the top of nothing
    ],
)
def test_which_card_of_a_suit_is_conventional(held: str, at_no_trump: bool, led: str) -> None:
    assert troef.card_text(conventional_card(cards_in(cards(held)), at_no_trump, False)) == led


def test_what_a_suit_is_to_the_leader() -> None:
    """North opens a spade, South raises; West has overcalled in hearts."""
    found = situation("1S pass 2S 3H 3S pass pass pass", "3S")
    assert found.roles == [UNBID, UNBID, PARTNERS, TRUMPS]
    assert found.height == 0 and not found.at_no_trump()


def test_a_transfer_shows_the_suit_above_its_own() -> None:
    """North 1NT, South 2D: hearts are dummy's. Stayman tells nothing of clubs."""
    roles = situation("1NT pass 2D pass 2H pass 3NT pass pass pass", "3NT").roles
    assert (roles[HEARTS], roles[DIAMONDS]) == (DUMMYS, UNBID)
    assert situation("1NT pass 2C pass 2D pass 3NT pass pass pass", "3NT").roles[CLUBS] == UNBID


def test_partners_suit_is_led_by_rule() -> None:
    found = situation("1S pass 2S 3H 3S pass pass pass", "3S")
    assert troef.card_text(lead_by_rule(found, cards("4S 3S JH 5H KD QD 6D 3D QC 8C 7C 5C 2C"))) == "JH"


def test_the_rules_lead_is_weighed_first_and_of_each_suit_a_card_or_two() -> None:
    found = situation("1NT pass 3NT pass pass pass", "3NT")
    hand = cards("KS QS 7S 4S 2S AH 5H JD 10D 9D 4C 3C 2C")
    assert texts(leads_to_weigh(found, hand)) == ["4S", "KS", "AH", "JD", "9D", "4C"] or texts(
        leads_to_weigh(found, hand)
    ) == ["4S", "4C", "JD", "9D", "AH", "KS"]


def test_every_lead_that_is_weighed_has_features_within_the_table() -> None:
    for contract in ("1NT", "3S", "6H"):
        found = situation("1S pass 2H pass pass pass", contract)
        hand = cards("KS QS 7S AH 5H JD 10D 9D 4C 3C 2C 8C QC")
        for card in leads_to_weigh(found, hand):
            features = lead_features(found, hand, card, lead_by_rule(found, hand))
            assert all(0 <= feature < SIZE for feature in features)
            assert len(set(features)) == len(features)


def test_there_is_a_weight_for_every_feature() -> None:
    assert len(lead_weights()) == SIZE and any(lead_weights())


def test_the_lead_that_is_worth_most_is_made() -> None:
    found = situation("1NT pass 3NT pass pass pass", "3NT")
    hand = cards("AS 2S KH QH JH 10H 5H 8D 3D 2D 7C 4C 3C")
    worths = dict(lead_worths(found, hand))
    assert worths[opening_lead(found, hand)] == max(worths.values())
    assert troef.card_text(opening_lead(found, hand)) == "KH"


def test_a_lesson_has_the_tricks_of_every_lead_and_the_rules_first() -> None:
    """Solved by DDS, and the same as our own solver finds for the lead of the rule."""
    pytest.importorskip("endplay")
    pytest.importorskip("numpy")
    leads = import_module("troef.bots.learning.leads")
    solved = next(leads.solved_leads(0))
    lesson = solved.lesson()
    assert len(solved.tricks) == 13 and len(lesson.features) == len(lesson.worths) >= 4
    assert max(lesson.worths) <= max(solved.tricks.values())
    state = leads.bid_deal(solved.number)
    bidding = UnderstoodAuction(solved.dealer)
    for seat, call in solved.calls:
        bidding.hear(seat, call)
    found = LeadSituation(solved.leader, solved.rung, bidding)
    by_rule = lead_by_rule(found, solved.hands[solved.leader])
    assert lesson.worths[0] == solved.tricks[troef.card_text(by_rule)]
    assert state.actors() == (solved.leader,)
