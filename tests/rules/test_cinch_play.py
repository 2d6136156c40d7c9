"""Cinch by the book: what may be played, who wins a trick, what a deal scores."""

import pytest
from cinch_positions import RANKS, SLUG, SUITS, game, leading
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import troef
from clauses import clause
from playing import finish, lay, play, play_out, refused, texts
from troef.cards.card import card_text, parse_cards
from troef.core.moves import PLAY, make_move
from troef.games.cinch import ORDERINGS, Cinch, Result
from troef.tricks.play import TrickPlay

#: The other suit of each colour, which the left pedro comes from.
MATES = {"S": "C", "C": "S", "H": "D", "D": "H"}

EXAMPLES = [
    ("E6", "H", "7H", "5D 4H KS 9C", "5D 4H"),
    ("E7", "H", "9D", "5D KD 3S", "5D KD"),
    ("E7", "H", "9D", "5D 3S 8C", "5D 3S 8C"),
    ("E8", "H", "5D", "KD 9D 3S", "KD 9D 3S"),
    ("E9", "S", "9D", "AS 7S 4C KD", "AS 7S KD"),
    ("E9", "S", "9D", "AS 7S 4C", "AS 7S 4C"),
]


def trick_of(fallen: str, hand: str, trump: str) -> TrickPlay:
    """A trick by itself: these cards have fallen, and seat 3 with this hand is next."""
    cards = parse_cards(fallen)
    leader = 3 - len(cards)
    hands = [0] * leader + [2**card for card in cards] + [sum(2**card for card in parse_cards(hand))]
    rules = game()
    assert isinstance(rules, Cinch)
    play = TrickPlay(rules.deal_rules.table, ORDERINGS["CDHS".index(trump)], vec[i64](hands), leader)
    for seat, card in enumerate(cards, leader):
        play.play(seat, make_move(PLAY, card))
    return play


def legal_cards(fallen: str, hand: str, trump: str) -> set[str]:
    return {game().show(move) for move in trick_of(fallen, hand, trump).legal(3)}


@clause(SLUG, "E6", "E7", "E8", "E9", "R18", "R19", "R5")
@pytest.mark.parametrize(("example", "trump", "trick", "hand", "legal"), EXAMPLES)
def test_the_books_examples(example: str, trump: str, trick: str, hand: str, legal: str) -> None:
    assert legal_cards(trick, hand, trump) == set(legal.split()), example


@clause(SLUG, "R17", "P5")
def test_the_bidder_leads_any_card_and_nobody_else_does() -> None:
    state = leading()
    assert state.actors() == (1,)
    assert texts(state, 1) == {"AH", "QH", "JH", "10H", "8H", "5H"}
    assert refused(state, "2: 3H").reason == "not-your-turn"
    play(state, "1: AH", "2: 3H", "3: 2H", "0: 9H")
    assert state.actors() == (1,)
    view = state.view(0)
    assert view.badge(1, "tricks") == 1 and view.badge(1, "points") == 2
    play(state, "1: 8H", "2: QD", "3: 4H", "0: KH")
    assert state.actors() == (0,)


@clause(SLUG, "R17")
def test_six_tricks_are_played() -> None:
    state = play_out(leading())
    assert state.awaits_deal
    cards = [move for _, move in state.view(troef.REFEREE).log if state.game.show(move)[0] in "AKQJ123456789"]
    assert len(cards) == 24


def winner(trick: str, trump: str) -> int:
    """Which of the four cards wins, from 1."""
    fallen, last = trick.rsplit(" ", 1)
    play = trick_of(fallen, last, trump)
    play.play(3, game().parse(last))
    return int(play.taker) + 1


@clause(SLUG, "E10", "R20")
@pytest.mark.parametrize(
    ("trump", "trick", "place"),
    [
        ("H", "9D KD 5D 2D", 3),
        ("H", "5H 5D 6H 4H", 3),
        ("H", "5D 4H 3H KS", 1),
        ("C", "QC 5S AC 9C", 3),
        ("S", "9D 10D AC AH", 2),
        ("S", "9D 10D 2S AD", 3),
    ],
)
def test_who_wins_a_trick(trump: str, trick: str, place: int) -> None:
    assert winner(trick, trump) == place


def book_choices(led: str, hand: list[str], trump: str) -> set[str]:
    """R5, R18, R19 as a person would check them at the table."""

    def suit(card: str) -> str:
        return trump if card == "5" + MATES[trump] else card[-1]

    trumps = {card for card in hand if suit(card) == trump}
    if suit(led) == trump:
        return trumps or set(hand)
    same = {card for card in hand if suit(card) == suit(led)}
    return same | trumps if same else set(hand)


@clause(SLUG, "R18", "R19")
@given(
    cards=st.permutations([rank + suit for rank in RANKS for suit in SUITS]),
    lying=st.integers(1, 3),
    held=st.integers(1, 6),
    trump=st.sampled_from(SUITS),
)
def test_the_duties_hold_everywhere(cards: list[str], lying: int, held: int, trump: str) -> None:
    trick, hand = cards[:lying], cards[lying : lying + held]
    assert legal_cards(" ".join(trick), " ".join(hand), trump) == book_choices(trick[0], hand, trump)


@clause(SLUG, "R18", "R19", "P3")
@pytest.mark.parametrize("seed", range(4))
def test_an_illegal_card_is_refused_by_its_clause(seed: int) -> None:
    """In whole deals: R18 where trumps were led, R19 where another suit was."""
    state = lay(game(), dealer=seed)
    rng = troef.Rng(f"clauses {seed}")
    seen = set()
    while state.actors():
        (seat,) = state.actors()
        view = state.view(seat)
        if view.phase == "play" and view.zone("trick").cards:
            led, trump = card_text(view.zone("trick").cards[0]), str(view.fact("trump"))
            held = [card_text(card) for card in view.hand()]
            may = book_choices(led, held, trump)
            assert texts(state, seat) == may
            for card in set(held) - may:
                refusal = refused(state, f"{seat}: {card}")
                of_trumps = led[-1] == trump or led == "5" + MATES[trump]
                assert (refusal.clause, refusal.reason) == ("R18" if of_trumps else "R19", "must-follow")
                assert set(refusal.facts["cards"]) == may
                seen.add(refusal.clause)
        state.play(seat, int(state.phase.pick(seat, rng)))
        if state.awaits_deal:
            state.deal(troef.SeededDealer(f"{seed} {len(state.sheet)}").next(state.pack()))
    assert seen == {"R18", "R19"}


# ---- the score ----


@clause(SLUG, "S2", "S3", "S4", "E1", "E2", "E3", "E4", "E5", "R8")
@pytest.mark.parametrize(
    ("bid", "points", "scores"),
    [
        (6, 6, (0, 2)),
        (8, 7, (0, 15)),
        (10, 13, (12, 0)),
        (14, 14, (14, 0)),
        (7, 7, (0, 0)),
        (12, 2, (0, 24)),
        (0, 0, (0, 14)),
        (0, 5, (0, 4)),
        (0, 9, (4, 0)),
        (1, 0, (0, 15)),
        (14, 13, (0, 15)),
        (14, 0, (0, 28)),
    ],
)
def test_the_score_desk(bid: int, points: int, scores: tuple[int, int]) -> None:
    bidders, others = scores
    settle = game().settle
    assert settle(Result(0, bid, (points, 14 - points))) == (bidders, others, bidders, others)
    assert settle(Result(1, bid, (14 - points, points))) == (others, bidders, others, bidders)


@clause(SLUG, "P6", "E14")
@pytest.mark.parametrize(
    ("bid", "points", "revokes", "scores"),
    [
        (9, 5, (1,), (0, 0)),
        (9, 5, (), (0, 18)),
        (9, 8, (1,), (2, 0)),
        (5, 9, (1,), (4, 0)),
        (5, 9, (0,), (0, 0)),
        (5, 6, (0,), (0, 2)),
        (9, 5, (0,), (0, 18)),
        (9, 5, (0, 1), (0, 0)),
        (5, 9, (0, 1), (0, 0)),
    ],
)
def test_a_revoke(bid: int, points: int, revokes: tuple[int, ...], scores: tuple[int, int]) -> None:
    assert game().settle(Result(0, bid, (points, 14 - points), revokes)) == scores + scores


@pytest.mark.parametrize(
    "result",
    [
        Result(2, 5, (7, 7)),
        Result(0, 15, (7, 7)),
        Result(0, -1, (7, 7)),
        Result(0, 5, (7, 8)),
        Result(0, 5, (15, -1)),
        Result(0, 5, (7, 7), (2,)),
    ],
)
def test_numbers_that_cannot_be_a_deal(result: Result) -> None:
    with pytest.raises(ValueError):
        game().settle(result)


@clause(SLUG, "S3", "S4", "P6")
@given(
    bidders=st.integers(0, 1),
    bid=st.integers(0, 14),
    points=st.integers(0, 14),
    revokes=st.sampled_from([(), (0,), (1,)]),
)
def test_one_side_scores_at_most(bidders: int, bid: int, points: int, revokes: tuple[int, ...]) -> None:
    pair = (points, 14 - points) if bidders == 0 else (14 - points, points)
    scores = game().settle(Result(bidders, bid, pair, revokes))
    assert scores[:2] == scores[2:]
    assert min(scores) == 0 and max(scores) <= 28
    for side in revokes:
        assert scores[side] == 0
    if not revokes:
        wanted = 14 + bid - points if points < bid else abs(2 * points - 14)
        assert max(scores) == wanted


@clause(SLUG, "R16")
def test_points_thrown_away_count_for_the_bidding_side() -> None:
    # seat 1 bids and throws his own jack and ten; the dealer leaves the deuce
    state = leading("JH", "10H", kept=("4H", "KS", "AD", "KD", "AS", "AC"))
    assert state.view(0).fact("thrown") == 3
    state = play_out(state)
    row = state.view(0).sheet[0].cells
    points = sum(state.view(0).badge(seat, "points") for seat in (1, 3)) + 3
    assert row == game().settle(Result(1, 9, (14 - points, points)))[:2]


@clause(SLUG, "S5", "S1", "S2")
@pytest.mark.parametrize("seed", range(8))
def test_every_deal_of_a_match_is_settled_and_the_first_at_the_target_wins(seed: int) -> None:
    rng, dealer = troef.Rng(seed), troef.SeededDealer(seed)
    state = game(target=30).start(4, seed % 4)
    totals = (0, 0)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat = state.actors()[0]
        state.play(seat, state.phase.pick(seat, rng))
        view = state.view(0)
        if view.between_deals() and len(view.sheet) == view.deal_number:
            side = int(view.fact("bidder")) % 2
            points = sum(int(view.badge(mate, "points")) for mate in (side, side + 2)) + int(view.fact("thrown") or 0)
            pair = (points, 14 - points) if side == 0 else (14 - points, points)
            cells = game().settle(Result(side, int(view.fact("bid")), pair))[:2]
            assert view.sheet[-1].cells == cells
            totals = (totals[0] + cells[0], totals[1] + cells[1])
            assert view.totals == totals
    assert max(totals) >= 30 > min(totals)
    assert state.outcome().winners == ((0, 2) if totals[0] > totals[1] else (1, 3))
    assert state.outcome().reason == "target"


def test_a_random_match_ends() -> None:
    assert max(finish(game().start(4), "cinch").scores) >= 51
