"""Blackjack: which results `settle` takes. What cards can make is found by dealing every card to every hand."""

import itertools
from typing import Any

import pytest
from blackjack_positions import SLUG, game

from clauses import clause
from troef.core.result import ResultError

#: What a hand counts in the end, and whether it was doubled.
End = tuple[int, bool]
CARDS = range(1, 11)
BANK_OF_20 = 20

# ---- every hand ----


def counted(hard: int, ace: bool) -> int:
    """R1: an ace counts 11 where that does not exceed 21."""
    return hard + 10 if ace and hard <= 11 else hard


def ends_from(hard: int, ace: bool, first_two: bool, doubles: "str | None") -> set[End]:
    """How a hand can end on which its player decides now (R11–R16)."""
    total = counted(hard, ace)
    found: set[End] = {(total, False)}
    if total >= 21:
        return found
    for card in CARDS:
        found |= ends_from(hard + card, ace or card == 1, False, None)
        if first_two and doubles == "any_two":
            found.add((counted(hard + card, ace or card == 1), True))
        elif first_two and doubles and 9 <= hard <= 11:  # R15, R16: an ace among the first two counts 1
            found.add((hard + 11 if card == 1 and hard + 11 <= 21 else hard + card, True))
    return found


def unsplit(doubles: str) -> set[End]:
    """How hands that are no blackjacks can end."""
    found: set[End] = set()
    for one, other in itertools.product(CARDS, CARDS):
        if {one, other} != {1, 10}:
            found |= ends_from(one + other, 1 in (one, other), True, doubles)
    return found


def from_split(value: int, options: dict[str, Any]) -> set[End]:
    """How a hand can end that begins with a card that was split (R17–R22)."""
    doubles = options.get("double_rule", "9_10_11") if options.get("double_after_split", True) else None
    found: set[End] = set()
    for card in CARDS:
        if value > 1:
            found |= ends_from(value + card, card == 1, True, doubles)
        elif options.get("split_aces") == "ace_is_11":
            found |= ends_from(11 + card, False, False, None)
        else:
            found.add((counted(1 + card, True), False))
    return found


def is_taken(rules: Any, *hands: End, decks_of: int = 1) -> bool:
    box = {"bet": 10, "hands": [{"total": total, "doubled": doubled} for total, doubled in hands]}
    try:
        rules.settle({"bank": BANK_OF_20, "boxes": [box] * decks_of})
    except ResultError:
        return False
    return True


TOTALS = [(total, doubled) for total in range(1, 33) for doubled in (False, True)]


@clause(SLUG, "R1", "R2", "R12", "R14", "R15", "R16")
@pytest.mark.parametrize("doubles", ["9_10_11", "any_two"])
def test_an_unsplit_hand_is_taken_if_and_only_if_cards_make_it(doubles: str) -> None:
    rules = game(double_rule=doubles)
    assert {end for end in TOTALS if is_taken(rules, end)} == unsplit(doubles)


@clause(SLUG, "R17", "R18", "R19", "R21", "R22")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"double_rule": "any_two"},
        {"double_after_split": False},
        {"split_aces": "ace_is_11"},
        {"split_aces": "ace_is_11", "double_rule": "any_two", "split_rule": "rank"},
    ],
)
def test_two_split_hands_are_taken_if_and_only_if_cards_of_one_value_make_both(options: dict[str, Any]) -> None:
    rules = game(**options)
    lawful: set[tuple[End, End]] = set()
    for value in CARDS:
        lawful |= set(itertools.product(from_split(value, options), repeat=2))
    for pair in itertools.product(TOTALS, TOTALS):
        assert is_taken(rules, *pair) == (pair in lawful), pair


@clause(SLUG, "R18", "R20", "R22")
def test_how_many_hands_a_box_can_have() -> None:
    hands = [(18, False)] * 5
    assert is_taken(game(), *hands[:4]) and not is_taken(game(), *hands)
    assert is_taken(game(max_hands="unlimited"), *hands)
    assert not is_taken(game(max_hands=2), *hands[:3])
    # 12 with one card on a split ace is a second ace; nothing else makes both 12 and 13 as well from twos
    aces = game(resplit_aces=False, split_rule="rank", max_hands="unlimited", decks=1)
    assert is_taken(aces, (20, False), (20, False), (20, False), (20, False))
    assert not is_taken(aces, *[(20, False)] * 5)  # there are four cards of a rank
    by_value = game(max_hands="unlimited", decks=1)
    assert is_taken(by_value, *[(20, False)] * 16) and not is_taken(by_value, *[(20, False)] * 17)


# ---- all boxes together ----


def boxes(*given: Any, bank: int = BANK_OF_20, blackjack: bool = False, **options: Any) -> "tuple[int, ...] | str":
    """What a round gives, or which part of it cannot be; a number is a hand that was passed on."""
    described = [
        {"bet": 10, "hands": [{"total": one}]} if isinstance(one, int) else {"bet": 10, **one} if one else None
        for one in given
    ]
    try:
        result: tuple[int, ...] = game(**options).settle(
            {"bank": bank, "boxes": described, "bank_blackjack": blackjack}
        )
    except ResultError as error:
        return error.field
    return result


NATURAL = {"hands": [{"total": 21, "blackjack": True}]}
INSURED = {"hands": [{"total": 18}], "insured": True}
EVEN = {**NATURAL, "even_money": True}


def given_up(total: int, when: str = "late") -> dict[str, object]:
    return {"hands": [{"total": total}], "surrender": when}


@clause(SLUG, "R3", "R23", "R24")
def test_a_pack_has_four_aces() -> None:
    assert boxes(*[NATURAL] * 4, decks=1) == (15,) * 4
    assert boxes(*[NATURAL] * 5, decks=1) == "boxes"
    assert boxes(*[NATURAL] * 7) == (15,) * 7
    assert boxes(*[NATURAL] * 4, 18, bank=21, blackjack=True, decks=1) == "boxes"
    assert boxes(*[NATURAL] * 3, 18, bank=21, blackjack=True, decks=1) == (0, 0, 0, -10)
    assert boxes(*[EVEN] * 4, decks=1) == "boxes"  # the bank shows one too
    assert boxes(*[EVEN] * 3, decks=1) == (10,) * 3


@clause(SLUG, "R1", "R18")
def test_low_totals_need_low_cards() -> None:
    assert boxes(4, 4, decks=1) == (-10, -10)
    assert boxes(4, 4, 4, decks=1) == "boxes"
    assert boxes(4, 4, 5, decks=1) == "boxes"  # all the twos are gone
    assert boxes(4, 5, 5, 6, decks=1) == (-10,) * 4  # 2+2, 2+3, 2+3, 3+3
    assert boxes(4, 5, 5, 6, 6, decks=1) == "boxes"
    assert boxes(4, 4, 4, decks=2) == (-10,) * 3
    twos = {"hands": [{"total": 4}, {"total": 4}]}
    assert boxes(twos, decks=1) == (-20,) and boxes(twos, 5, decks=1) == "boxes"


@clause(SLUG, "R18", "R29")
def test_a_pack_has_fifty_two_cards_that_count_340() -> None:
    many = {"hands": [{"total": 20}] * 4}
    # 10+10 eight times, 9+A four times, 8+7+5 four times; 6+6+4+4 of the bank
    assert boxes(*[many] * 4, decks=1) == (0,) * 4
    assert boxes(*[many] * 5, decks=1) == "boxes"  # with four aces that count eleven these are 370 points
    assert boxes(*[many] * 7, decks=2) == (0,) * 7
    low = {"hands": [{"total": 12}] * 4}
    assert boxes(*[low] * 7, decks=1) == "boxes"  # 56 cards


@clause(SLUG, "R1", "R2", "R22")
def test_hands_that_are_bust_have_no_ace_that_counts_eleven() -> None:
    dead = {"hands": [{"total": 30}] * 4}
    assert boxes(dead, dead, 30, 30, 30, decks=1) == (-40, -40, -10, -10, -10)
    assert boxes(dead, dead, 30, 30, 30, 30, decks=1) == "boxes"
    aces = {"hands": [{"total": 22}, {"total": 22}]}
    assert boxes(aces, split_aces="ace_is_11") == (-20,)


@clause(SLUG, "R18", "R20")
def test_split_cards_of_all_boxes_lie_in_one_pack() -> None:
    """Two sevens of a box are 4+3 twice, or 5+2 twice: four boxes take all cards from 2 to 5."""
    sevens = {"hands": [{"total": 7}] * 2}
    assert boxes(*[sevens] * 4, decks=1) == (-20,) * 4
    assert boxes(*[sevens] * 5, decks=1) == "boxes"
    tens = {"hands": [{"total": 20}] * 3}
    nines = {"hands": [{"total": 11}] * 3}  # 9+2, 8+3, 7+4, 6+5, and their like
    for rule in ("value", "rank"):
        assert boxes(tens, tens, tens, decks=1, split_rule=rule) == (0, 0, 0)
        assert boxes(nines, nines, decks=1, split_rule=rule) == (-30, -30)


@clause(SLUG, "R5", "P2", "S1", "S3")
def test_the_most_that_could_be_won_before_a_bet() -> None:
    """From fifteen chips a bet of fourteen and a blackjack make 36, seven bets of two 29; never 37."""
    assert boxes({"bet": 36, "hands": [{"total": 20}]}, starting_chips=15, rounds=2) == (0,)
    half = {"bet": 22, "hands": [{"total": 20}], "insured": True}
    assert boxes({**half, "bet": 24}, starting_chips=15, rounds=2) == (-12,)
    assert boxes({"bet": 38, "hands": [{"total": 20}]}, starting_chips=15, rounds=2) == "boxes[0].bet"
    three = {"bet": 12, "hands": [{"total": 20}] * 3}
    assert boxes(three, starting_chips=15, rounds=2) == (0,)
    assert boxes({**three, "insured": True, "bet": 12}, starting_chips=15, rounds=2) == "boxes[0].bet"


@clause(SLUG, "R23", "R24", "R27")
def test_who_is_insured_sees_an_ace_and_so_does_everybody() -> None:
    assert boxes(INSURED, given_up(16)) == (-15, -5)
    assert boxes(INSURED, given_up(16), surrender_vs_ace=False) == "boxes"
    assert boxes(EVEN, given_up(16), surrender_vs_ace=False) == "boxes"
    assert boxes(18, given_up(16), surrender_vs_ace=False) == (-10, -5)
    assert boxes(INSURED, insurance=False) == "boxes[0].insured"
    assert boxes(None, EVEN, insurance=False) == "boxes[1].even_money"
    assert boxes({**NATURAL, "insured": True}) == "boxes[0].insured"
    assert boxes({"hands": [{"total": 21}], "even_money": True}) == "boxes[0].even_money"


@clause(SLUG, "R25", "R26")
def test_only_two_cards_can_be_given_up() -> None:
    assert boxes(given_up(20)) == (-5,)
    for wrong in (given_up(21), given_up(22), given_up(16, "early")):
        assert str(boxes(wrong)).startswith("boxes[0]")
    assert boxes({"hands": [{"total": 11, "doubled": True}], "surrender": "late"}) == "boxes[0].surrender"
    assert boxes(given_up(16), surrender="none") == "boxes[0].surrender"


@clause(SLUG, "R28", "R29")
def test_the_bank_is_looked_at_only_where_a_hand_needs_it() -> None:
    assert boxes(18, bank=16) == "bank" and boxes(18, bank=17) == (10,)
    assert boxes(18, bank=26) == (10,) and boxes(18, bank=27) == "bank"
    for bank in (2, 16, 20, 26):
        assert boxes(22, NATURAL, None, bank=bank) == (-10, 15, 0)
    assert boxes(18, bank=20, blackjack=True) == "bank"


@clause(SLUG, "R5", "P2", "R31")
def test_nobody_stakes_more_than_there_can_be() -> None:
    doubled = {"hands": [{"total": 20, "doubled": True}]}
    assert boxes(doubled, starting_chips=20, rounds=1) == (0,)
    assert boxes(doubled, starting_chips=18, rounds=1) == "boxes[0].bet"
    assert boxes(doubled, starting_chips=18, rounds=2) == (0,)
    assert boxes(INSURED, starting_chips=14, rounds=1) == "boxes[0].bet"
    assert boxes(INSURED, starting_chips=15, rounds=1) == (-15,)
    for bet in (1, 7, 502):
        assert boxes({"bet": bet, "hands": [{"total": 18}]}) == "boxes[0].bet"


def test_the_shape_is_checked_and_the_fields_are_described() -> None:
    with pytest.raises(ResultError, match=r"boxes\[0\].surrender: it is one of"):
        game().settle({"bank": 18, "boxes": [{"bet": 10, "hands": [{"total": 18}], "surrender": "now"}]})
    with pytest.raises(ResultError, match=r"boxes\[0\].hands\[0\].total: it is a whole number, not 17.5"):
        game().settle({"bank": 18, "boxes": [{"bet": 10, "hands": [{"total": 17.5}]}]})
    assert [field.name for field in game().Result.described()] == ["bank", "boxes", "bank_blackjack"]
