"""Pandoeren by the book: leading, following, ruffing, the jas, and who wins a trick."""

import itertools

import pytest
from pandoer_positions import GOOD, SLUG, auction, contract, game, in_trick, trick

import troef
from clauses import clause
from playing import play, refused, texts
from troef.cards.card import card_text, parse_cards
from troef.games.pandoeren import NO_TRUMPS, ORDERINGS


@clause(SLUG, "R13")
def test_the_bidder_leads_and_then_who_won() -> None:
    state = contract("150", GOOD, bidder=0)
    assert state.actors() == (0,)
    trick(state, "8D", "AD", "9D", "QD")
    assert state.actors() == (1,)
    state = contract("150", {2: GOOD[0], 3: GOOD[1]}, bidder=2)
    assert state.actors() == (2,)
    assert refused(state, "2: 150").clause == "R7" and refused(state, "2: bury JH").clause == "R8"


EXAMPLES = [
    ("E3", "AD", "KD 8D 9H QS 7H", "KD 8D 9H 7H"),
    ("E4", "AD QH", "KD 8D 9H QS 7H", "KD 8D 9H"),
    ("E4", "AD 9H", "KD 8D AH QS 7H", "KD 8D"),
    ("E5", "AD 9H", "AH 7H QS KC", "QS KC"),
    ("E5", "AD 9H", "AH 7H 10H", "AH 7H 10H"),
    ("E5", "AD 9H", "JH AH 7H", "JH AH 7H"),
    ("E6", "AH", "JH AS 10C", "JH AS 10C"),
    ("E6", "AH", "JH 7H AS", "JH 7H"),
    ("R17", "AD", "7H QS KC", "7H QS KC"),
    ("R18", "AD 9H", "JH 7H QS", "JH QS"),
    ("R18", "AD 9H", "JH 8D 7H", "JH 8D"),
    ("R19", "7H", "AH 8H AS", "AH 8H"),
    ("R19", "7H", "AS KC", "AS KC"),
    ("R20", "AH", "JH", "JH"),
]


@clause(SLUG, "E3", "E4", "E5", "E6", "R16", "R17", "R18", "R19", "R20")
@pytest.mark.parametrize(("example", "laid_cards", "hand", "choices"), EXAMPLES)
def test_the_books_examples(example: str, laid_cards: str, hand: str, choices: str) -> None:
    assert texts(in_trick(laid_cards, hand), 3) == set(choices.split()), example


@clause(SLUG, "E7", "R15")
def test_without_trump_one_follows_suit() -> None:
    assert texts(in_trick("KD", "10D 7D AS", None), 3) == {"10D", "7D"}
    assert texts(in_trick("KD", "JH 7H AS", None), 3) == {"JH", "7H", "AS"}


@clause(SLUG, "R15", "R16", "R18", "R19", "P2")
@pytest.mark.parametrize(
    ("laid_cards", "hand", "trump", "card", "rule", "reason"),
    [
        ("AD", "KD 8D 9H QS 7H", "H", "QS", "R16", "must-follow"),
        ("AD QH", "KD 8D 9H QS 7H", "H", "7H", "R18", "no-underruff"),
        ("AD 9H", "AH 7H QS KC", "H", "AH", "R18", "no-underruff"),
        ("AH", "JH 7H AS", "H", "AS", "R19", "must-follow"),
        ("KD", "10D 7D AS", None, "AS", "R15", "must-follow"),
    ],
)
def test_an_illegal_card_is_refused_by_its_clause(
    laid_cards: str, hand: str, trump: "str | None", card: str, rule: str, reason: str
) -> None:
    state = in_trick(laid_cards, hand, trump)
    choices = texts(state, 3)
    refusal = refused(state, f"3: {card}")
    assert (refusal.clause, refusal.reason) == (rule, reason)
    assert set(refusal.facts["cards"]) == choices


def test_a_card_that_is_not_held_is_refused() -> None:
    assert refused(in_trick("AD", "KD 8D"), "3: AS").reason == "not-held"


@clause(SLUG, "E8", "R21", "R14")
@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("AD KD 7H 10D", "H", "7H"),
        ("KD 10D AD JD", "H", "AD"),
        ("AH 9H JH KH", "H", "JH"),
        ("KD 10D AS QD", None, "KD"),
        ("7H 6H 8H 10H", "H", "10H"),
        ("7H 6H AD KD", None, "7H"),
        ("10D JD 9D QD", "H", "QD"),
    ],
)
def test_who_wins_a_trick(cards: str, trump: "str | None", winner: str) -> None:
    four = cards.split()
    state = in_trick(" ".join(four[:3]), f"{four[3]} 7S", trump)
    play(state, f"3: {four[3]}")
    assert state.actors() == (four.index(winner),)


@clause(SLUG, "R14")
def test_the_order_of_trumps_and_of_other_suits() -> None:
    plain, high = "A K Q J 10 9 8 7", "J 9 A K Q 10 8 7"
    for order in [NO_TRUMPS, *ORDERINGS]:
        for suit in range(4):
            ranks = (high if order.trump == suit else plain) + (" 6" if suit == 2 else "")
            cards = parse_cards([rank + "CDHS"[suit] for rank in ranks.split()])
            for better, worse in itertools.combinations(cards, 2):
                assert order.beaters[worse] >> better & 1 and not order.beaters[better] >> worse & 1


@clause(SLUG, "R21")
def test_tricks_lie_face_down_and_can_be_counted() -> None:
    state = contract("prive", GOOD)
    trick(state, "JH", "7H", "QH", "8H")
    view = state.view(2)
    assert [(zone.owner, zone.hidden, zone.cards) for zone in view.zones if zone.kind == "taken"] == [(0, 4, [])]
    assert view.badge(0, "tricks") == 1


# ---- the same duties, written down a second time, on positions of whole deals ----


def book_choices(laid_cards: list[str], hand: list[str], trump: "str | None") -> set[str]:
    """R15–R20 as a person would check them at the table."""
    if not laid_cards:
        return set(hand)
    asked = laid_cards[0][-1]
    same = [card for card in hand if card[-1] == asked]
    trumps = [card for card in hand if card[-1] == trump]
    jas = f"J{trump}"
    if trump is None:
        return set(same or hand)
    if asked == trump:
        if not trumps or trumps == [jas]:
            return set(hand)
        return set(trumps)
    order = ["6", "7", "8", "10", "Q", "K", "A", "9", "J"]
    ruffs = [card for card in laid_cards if card[-1] == trump]
    highest = max([order.index(card[:-1]) for card in ruffs], default=-1)
    lower = [card for card in trumps if order.index(card[:-1]) < highest]
    wanted = same + trumps if same else list(hand)
    allowed = [card for card in wanted if card not in lower]
    if [card for card in allowed if card != jas]:
        return set(allowed)
    return set(wanted)


@clause(SLUG, "R15", "R16", "R17", "R18", "R19", "R20")
@pytest.mark.parametrize("seed", range(120))
def test_the_engine_and_a_second_reading_of_the_book_agree(seed: int) -> None:
    rng = troef.Rng(f"pandoer {seed}")
    state = game().start(4)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    auction(state, "zwabber" if seed % 7 == 0 else "150", 1)
    checked = 0
    while state.deal_number == 1 and state.actors():
        seat = state.actors()[0]
        if state.phase.name() == "play":
            view = state.view(seat)
            hand = [card_text(card) for card in view.hand()]
            on_table = [card_text(card) for card in view.zone("trick").cards]
            trump = view.fact("trump")
            assert texts(state, seat) == book_choices(on_table, hand, trump if isinstance(trump, str) else None)
            checked += 1
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert checked == 32
