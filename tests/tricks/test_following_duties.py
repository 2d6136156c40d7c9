"""Following duties of the trick games, each by the examples of its own book.

Built from flags and limits at the level of `troef.tricks`: the games that are not there yet are proven here first.
"""

import pytest
from positions import PAIRS, broken, choices, codes, mask, position
from test_orderings import CLUBS, HEARTS, SPADES, cinch, manille

from troef.tricks.following import (
    BEAT,
    BEAT_PARTNER,
    BEAT_RUFFED,
    BEAT_TRUMP,
    BEAT_TRUMP_PARTNER,
    DISCARD_FIRST,
    DISCARD_HIGHEST,
    DISCARD_TOPS,
    FOLLOW,
    FORCED,
    LEAD_BAN,
    MAY_RUFF,
    NO_UNDERRUFF,
    ONLY_TRUMPS_FREE,
    OVERRUFF,
    RUFF,
    RUFF_PARTNER,
    Duties,
    Limits,
)
from troef.tricks.ordering import NO_TRUMP, Ordering, make_ordering
from troef.tricks.play import TrickPlay


def limits(**sets: str) -> Limits:
    """Limits by name: `exempt="JH"`, `first="KS JS"` …"""
    made = Limits()
    for name, texts in sets.items():
        setattr(made, name, mask(texts))
    return made


# ---- manillen, tournament rules ----

TOURNAMENT = Duties(
    {
        int(FOLLOW): "R17",
        int(BEAT): "R18",
        int(BEAT_TRUMP): "R18",
        int(RUFF): "R20",
        int(OVERRUFF): "R20",
        int(NO_UNDERRUFF): "R22",
    },
    allowances=ONLY_TRUMPS_FREE,
)


@pytest.mark.parametrize(
    ("example", "trick", "hand", "legal"),
    [
        ("E1", "KS", "10S 9S AH", "10S"),
        ("E1", "10S", "AS 9S AH", "AS 9S"),
        ("E2", "AS 7S", "10S 9S AH", "10S 9S"),
        ("E3", "KS 8H", "10S 9S AH", "10S 9S"),
        ("E4", "AS", "9H 7H KC", "9H 7H"),
        ("E5", "AS 9H", "KH 7H KC", "KH"),
        ("E5", "AS 9H", "8H 7H KC", "KC"),
        ("E5", "AS 9H", "8H 7H", "8H 7H"),
        ("E5", "AS 9H", "8H KH", "KH"),
        ("E6", "AS 9H 7S", "8H KH KC", "KH KC"),
        ("E6", "AS 9H 7S", "8H KH", "8H KH"),
        ("E7", "AS 7S", "8H KH KC", "8H KH KC"),
        ("E8", "9H", "8H KH KC", "KH"),
        ("E8", "9H", "8H 7H KC", "8H 7H"),
        ("E8", "9H 7H", "8H KH KC", "8H KH"),
        ("without trumps or the suit", "AS 9H", "KC QD", "KC QD"),
    ],
)
def test_manillen_tournament(example: str, trick: str, hand: str, legal: str) -> None:
    play = position(trick, hand, manille(HEARTS), TOURNAMENT, sides=PAIRS)
    assert choices(play) == set(legal.split()), example


def test_manillen_tournament_without_trump() -> None:
    play = position("AS 9S", "QD KC", manille(), TOURNAMENT, sides=PAIRS)
    assert choices(play) == {"QD", "KC"}
    assert choices(position("AS", "10S 7S KC", manille(), TOURNAMENT, sides=PAIRS)) == {"10S"}


@pytest.mark.parametrize(
    ("trick", "hand", "card", "rule", "reason"),
    [
        ("KS", "10S 9S AH", "AH", "R17", "must-follow"),
        ("KS", "10S 9S AH", "9S", "R18", "must-beat"),
        ("9H", "8H KH KC", "8H", "R18", "must-beat"),
        ("AS", "9H 7H KC", "KC", "R20", "must-ruff"),
        ("AS 9H", "KH 7H KC", "7H", "R20", "must-overruff"),
        ("AS 9H", "8H 7H KC", "8H", "R22", "no-underruff"),
        ("AS 9H 7S", "8H KH KC", "8H", "R22", "no-underruff"),
        ("AS 9H", "8H KH", "8H", "R20", "must-overruff"),
    ],
)
def test_manillen_tournament_refusals(trick: str, hand: str, card: str, rule: str, reason: str) -> None:
    assert broken(position(trick, hand, manille(HEARTS), TOURNAMENT, sides=PAIRS), card) == (rule, reason)


# ---- manillen, the basic game ----


def basic(beat_partner: bool) -> Duties:
    clauses = {
        int(FOLLOW): "R14",
        int(BEAT): "R14",
        int(BEAT_RUFFED): "R14",
        int(BEAT_TRUMP): "R14",
        int(RUFF): "R15",
        int(RUFF_PARTNER): "R15",
        int(OVERRUFF): "R15",
    }
    if beat_partner:
        clauses |= {int(BEAT_PARTNER): "R14", int(BEAT_TRUMP_PARTNER): "R14"}
    return Duties(clauses)


@pytest.mark.parametrize(
    ("example", "trick", "hand", "legal", "with_partner_free"),
    [
        ("E1", "KS", "10S 9S AH", "10S", "10S"),
        ("E1", "KS", "9S 7S AH", "9S 7S", "9S 7S"),
        ("E2", "AS 7S", "10S 9S AH", "10S", "10S 9S"),
        ("E3", "KS 8H", "10S 9S AH", "10S", "10S"),
        ("E4", "AS", "9H 7H KC", "9H 7H", "9H 7H"),
        ("E5", "AS 9H", "KH 7H KC", "KH", "KH"),
        ("E5", "AS 9H", "8H 7H KC", "8H 7H KC", "8H 7H KC"),
        ("E5", "AS 9H", "QD KC", "QD KC", "QD KC"),
        ("E6", "AS 9H 7S", "8H KH KC", "8H KH KC", "8H KH KC"),
        ("E7", "AS 9H JH", "8H KH KC", "KH", "KH"),
        ("E8", "AS 7S", "8H KH KC", "8H KH", "8H KH"),
        ("E9", "9H", "8H KH KC", "KH", "KH"),
        ("E9", "9H", "8H 7H KC", "8H 7H", "8H 7H"),
        ("R14 over the partner's trump", "9H 7H", "8H KH KC", "KH", "8H KH"),
        ("R14 above every card of the suit, ruffed", "KS 8H 10S", "AS 9S", "AS 9S", "AS 9S"),
    ],
)
def test_manillen(example: str, trick: str, hand: str, legal: str, with_partner_free: str) -> None:
    order = manille(HEARTS)
    assert choices(position(trick, hand, order, basic(True), sides=PAIRS)) == set(legal.split()), example
    assert choices(position(trick, hand, order, basic(False), sides=PAIRS)) == set(with_partner_free.split()), example


@pytest.mark.parametrize(
    ("trick", "hand", "card", "rule"),
    [
        ("KS 8H", "10S 9S AH", "9S", "R14"),
        ("AS 7S", "10S 9S AH", "9S", "R14"),
        ("AS 7S", "8H KH KC", "KC", "R15"),
        ("AS 9H", "KH 7H KC", "7H", "R15"),
    ],
)
def test_manillen_refusals(trick: str, hand: str, card: str, rule: str) -> None:
    assert broken(position(trick, hand, manille(HEARTS), basic(True), sides=PAIRS), card)[0] == rule


# ---- pandoeren ----

PANDOEREN = Duties({int(FOLLOW): "R16", int(NO_UNDERRUFF): "R18"}, allowances=MAY_RUFF)


def jass(trump: int) -> Ordering:
    return make_ordering("A K Q J 10 9 8 7", trump, "J 9 A K Q 10 8 7")


@pytest.mark.parametrize(
    ("example", "trick", "hand", "legal"),
    [
        ("E3", "AD", "KD 8D 9H QS 7H", "KD 8D 9H 7H"),
        ("E4", "AD QH", "KD 8D 9H QS 7H", "KD 8D 9H"),
        ("E4", "AD 9H", "KD 8D AH QS 7H", "KD 8D"),
        ("E5", "AD 9H", "AH 7H QS KC", "QS KC"),
        ("E5", "AD 9H", "AH 7H 10H", "AH 7H 10H"),
        ("E5", "AD 9H", "JH AH 7H", "JH AH 7H"),
        ("E6", "AH", "JH AS 10C", "JH AS 10C"),
        ("E6", "AH", "JH 7H AS", "JH 7H"),
        ("R17", "AD", "7H QS KC", "7H QS KC"),
        ("R18 the jas overtrumps", "AD 9H", "JH 7H QS", "JH QS"),
        ("R18 beside the jas something else", "AD 9H", "JH 8D 7H", "JH 8D"),
        ("R19", "7H", "AH 8H AS", "AH 8H"),
        ("R19 without trumps", "7H", "AS KC", "AS KC"),
        ("R20 the last card", "AH", "JH", "JH"),
    ],
)
def test_pandoeren(example: str, trick: str, hand: str, legal: str) -> None:
    play = position(trick, hand, jass(HEARTS), PANDOEREN, limits(exempt="JH"))
    assert choices(play) == set(legal.split()), example


def test_pandoeren_without_trump() -> None:
    order = make_ordering("A K Q J 10 9 8 7")
    assert choices(position("KD", "10D 7D AS", order, PANDOEREN)) == {"10D", "7D"}
    assert choices(position("KD", "JH 7H AS", order, PANDOEREN)) == {"JH", "7H", "AS"}


@pytest.mark.parametrize(
    ("trick", "hand", "card", "rule", "reason"),
    [
        ("AD", "KD 8D 9H QS 7H", "QS", "R16", "must-follow"),
        ("AD QH", "KD 8D 9H QS 7H", "7H", "R18", "no-underruff"),
        ("AD 9H", "AH 7H QS KC", "AH", "R18", "no-underruff"),
        ("AH", "JH 7H AS", "AS", "R16", "must-follow"),
    ],
)
def test_pandoeren_refusals(trick: str, hand: str, card: str, rule: str, reason: str) -> None:
    play = position(trick, hand, jass(HEARTS), PANDOEREN, limits(exempt="JH"))
    assert broken(play, card) == (rule, reason)


# ---- cinch ----

CINCH = Duties({int(FOLLOW): "R19"}, allowances=MAY_RUFF)


@pytest.mark.parametrize(
    ("example", "trump", "trick", "hand", "legal"),
    [
        ("E6", HEARTS, "7H", "5D 4H KS 9C", "5D 4H"),
        ("E7", HEARTS, "9D", "5D KD 3S", "5D KD"),
        ("E7", HEARTS, "9D", "5D 3S 8C", "5D 3S 8C"),
        ("E8", HEARTS, "5D", "KD 9D 3S", "KD 9D 3S"),
        ("E9", SPADES, "9D", "AS 7S 4C KD", "AS 7S KD"),
        ("E9", SPADES, "9D", "AS 7S 4C", "AS 7S 4C"),
        ("no duty to beat a ruff", SPADES, "9D AS", "7S KD 4C", "7S KD"),
    ],
)
def test_cinch(example: str, trump: int, trick: str, hand: str, legal: str) -> None:
    assert choices(position(trick, hand, cinch(trump), CINCH, sides=PAIRS)) == set(legal.split()), example


# ---- kingen ----

PLAIN = make_ordering("A K Q J 10 9 8 7 6 5 4 3 2")
HEARTS_ALL = " ".join(rank + "H" for rank in ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"])


def king_play(number: int, trick: str, hand: str) -> TrickPlay:
    """Games 2 to 5 and 7 (trump clubs)."""
    follow = {int(FOLLOW): "R5"}
    if number == 2:
        duties = Duties(follow | {int(LEAD_BAN): "R11", int(DISCARD_FIRST): "R12", int(DISCARD_HIGHEST): "R12"})
        return position(trick, hand, PLAIN, duties, limits(first=HEARTS_ALL, lead_ban=HEARTS_ALL))
    if number == 3:
        kings_and_jacks = "KS KH KD KC JS JH JD JC"
        return position(trick, hand, PLAIN, Duties(follow | {int(DISCARD_FIRST): "R14"}), limits(first=kings_and_jacks))
    if number == 4:
        duties = Duties(follow | {int(DISCARD_FIRST): "R16", int(DISCARD_TOPS): "R16"})
        return position(trick, hand, PLAIN, duties, limits(first="QS QH QD QC"))
    if number == 5:
        return position(trick, hand, PLAIN, Duties(follow | {int(DISCARD_FIRST): "R18"}), limits(first="KH"))
    order = make_ordering("A K Q J 10 9 8 7 6 5 4 3 2", CLUBS)
    return position(trick, hand, order, Duties(follow | {int(RUFF): "R22", int(OVERRUFF): "R23"}))


@pytest.mark.parametrize(
    ("example", "number", "trick", "hand", "legal"),
    [
        ("E1", 2, "", "AH 4H 9C", "9C"),
        ("E1", 2, "", "AH 4H", "AH 4H"),
        ("E2", 2, "7S", "AH 4H 9C", "AH"),
        ("E2", 2, "7S", "9C 2D", "9C 2D"),
        ("E2", 2, "7H", "AH 4H 9C", "AH 4H"),
        ("E3", 3, "7C", "KS JD AS 3H", "KS JD"),
        ("E3", 3, "7C", "AS 3H", "AS 3H"),
        ("E3", 3, "7C", "KC 2C JD", "KC 2C"),
        ("E4", 4, "7D", "QS QH AC 2C", "QS QH"),
        ("E4", 4, "7D", "AC 2C 10S 9S 3H", "AC 10S 3H"),
        ("R16 following", 4, "7D", "QD 2D AC", "QD 2D"),
        ("E5", 5, "7C", "KH AH 2S", "KH"),
        ("R18", 5, "7C", "AH 2S", "AH 2S"),
        ("E6", 7, "7S", "5C QC AD", "5C QC"),
        ("E7", 7, "7S 9C", "5C QC AD", "QC"),
        ("E7", 7, "7S 9C", "5C 2C AD", "5C 2C AD"),
        ("E8", 7, "KC", "AC 2C AD", "AC 2C"),
        ("R22 without trumps", 7, "7S", "AD 2H", "AD 2H"),
        ("nobody has a partner", 7, "7S 9C 2S", "5C QC AD", "QC"),
    ],
)
def test_kingen(example: str, number: int, trick: str, hand: str, legal: str) -> None:
    assert choices(king_play(number, trick, hand)) == set(legal.split()), example


@pytest.mark.parametrize(
    ("number", "trick", "hand", "card", "rule", "reason"),
    [
        (2, "", "AH 4H 9C", "4H", "R11", "lead-ban"),
        (2, "7S", "AH 4H 9C", "9C", "R12", "discard-first"),
        (2, "7S", "AH 4H 9C", "4H", "R12", "discard-first"),
        (3, "7C", "KS JD AS 3H", "AS", "R14", "discard-first"),
        (4, "7D", "QS QH AC 2C", "AC", "R16", "discard-first"),
        (4, "7D", "AC 2C 10S", "2C", "R16", "discard-top"),
        (5, "7C", "KH AH 2S", "AH", "R18", "discard-first"),
        (7, "7S", "5C QC AD", "AD", "R22", "must-ruff"),
        (7, "7S 9C", "5C QC AD", "5C", "R23", "must-overruff"),
        (7, "KC", "AC 2C AD", "AD", "R5", "must-follow"),
    ],
)
def test_kingen_refusals(number: int, trick: str, hand: str, card: str, rule: str, reason: str) -> None:
    assert broken(king_play(number, trick, hand), card) == (rule, reason)


# ---- what a deal can force ----


def test_a_forced_card_falls_when_its_suit_is_led() -> None:
    duties = Duties({int(FOLLOW): "R9", int(FORCED): "R20"})
    held = limits(forced="AS")
    assert choices(position("7S", "AS KS QH", PLAIN, duties, held)) == {"AS"}
    assert broken(position("7S", "AS KS QH", PLAIN, duties, held), "KS") == ("R20", "forced")
    assert choices(position("7D", "AS KS QH", PLAIN, duties, held)) == {"AS", "KS", "QH"}


def test_cards_that_are_not_held_are_refused() -> None:
    play = position("7S", "AS KS", PLAIN, Duties({int(FOLLOW): "R1"}))
    assert broken(play, "QH") == ("", "not-held")
    assert play.why_not(1, 1).reason == "wrong-phase"
    assert not play.allows(1, 999 << 6)
    assert not play.allows(0, codes("AS")[0] << 6)


def test_no_trump_has_no_ruffs() -> None:
    duties = Duties({int(FOLLOW): "R1", int(RUFF): "R2", int(OVERRUFF): "R2"})
    order = make_ordering("A K Q J 10 9 8 7", NO_TRUMP)
    assert choices(position("7S", "AH KC", order, duties)) == {"AH", "KC"}
