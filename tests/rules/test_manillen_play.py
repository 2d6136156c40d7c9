"""Manillen by the book: what may be played, who wins a trick, what a deal scores."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from manillen_positions import RANKS, SLUG, choices, game, in_trick, play_out

import troef
from clauses import clause
from playing import finish, play, refused, texts
from troef.cards.bits import set_of
from troef.cards.card import card_text, cards_text
from troef.games.manillen import Result
from troef.tricks.revokes import find_revokes

# ---- the book's own examples ----

EXAMPLES = [
    ("E1", "KS", "10S 9S AH", "10S"),
    ("E1", "KS", "9S 7S AH", "9S 7S"),
    ("E2", "AS 7S", "10S 9S AH", "10S"),
    ("E3", "KS 8H", "10S 9S AH", "10S"),
    ("E4", "AS", "9H 7H KC", "9H 7H"),
    ("E5", "AS 9H", "KH 7H KC", "KH"),
    ("E5", "AS 9H", "8H 7H KC", "8H 7H KC"),
    ("E5", "AS 9H", "QD KC", "QD KC"),
    ("E6", "AS 9H 7S", "8H KH KC", "8H KH KC"),
    ("E7", "AS 9H JH", "8H KH KC", "KH"),
    ("E8", "AS 7S", "8H KH KC", "8H KH"),
    ("E9", "9H", "8H KH KC", "KH"),
    ("E9", "9H", "8H 7H KC", "8H 7H"),
]


@clause(SLUG, "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9")
@clause(SLUG, "R14", "R15", "R16", "R17", "R18")
@pytest.mark.parametrize(("example", "trick", "hand", "legal"), EXAMPLES)
def test_the_books_examples(example: str, trick: str, hand: str, legal: str) -> None:
    assert choices(trick, hand) == set(legal.split()), example


@clause(SLUG, "E2", "R14")
def test_going_over_the_partner_is_an_agreement() -> None:
    assert choices("AS 7S", "10S 9S AH", beat_partner=False) == {"10S", "9S"}
    assert choices("9H 7H", "8H KH AS", beat_partner=False) == {"8H", "KH"}
    assert choices("9H 7H", "8H KH AS") == {"KH"}
    # the opponents' trick must be beaten all the same
    assert choices("7S AS", "10S 9S AH", beat_partner=False) == {"10S"}
    assert choices("7S KS 8H", "10S 9S AH", beat_partner=False) == {"10S"}
    # partner has ruffed: he is winning
    assert choices("KS 8H 7S", "10S 9S AH", beat_partner=False) == {"10S", "9S"}
    assert choices("KS 8H 7S", "10S 9S AH") == {"10S"}
    # it is about following only (R18)
    assert choices("AS 7S", "8H KH KC", beat_partner=False) == {"8H", "KH"}


REFUSALS = [
    ("KS", "10S 9S AH", "AH", "R14", "must-follow"),
    ("KS", "10S 9S AH", "9S", "R14", "must-beat"),
    ("AS 7S", "10S 9S AH", "9S", "R14", "must-beat"),
    ("KS 8H", "10S 9S AH", "9S", "R14", "must-beat"),
    ("9H", "8H KH KC", "8H", "R14", "must-beat"),
    ("9H", "8H KH KC", "KC", "R14", "must-follow"),
    ("AS", "9H 7H KC", "KC", "R15", "must-ruff"),
    ("AS 9H", "KH 7H KC", "7H", "R15", "must-overruff"),
    ("AS 9H", "KH 7H KC", "KC", "R15", "must-ruff"),
    ("AS 9H JH", "8H KH KC", "8H", "R15", "must-overruff"),
    ("AS 7S", "8H KH KC", "KC", "R18", "must-ruff"),
]


@clause(SLUG, "P1", "R14", "R15", "R18")
@pytest.mark.parametrize(("trick", "hand", "card", "rule", "reason"), REFUSALS)
def test_an_illegal_card_is_refused_by_its_clause(trick: str, hand: str, card: str, rule: str, reason: str) -> None:
    state = in_trick(trick, hand)
    legal = texts(state, 0)
    refusal = refused(state, f"0: {card}")
    assert (refusal.clause, refusal.reason) == (rule, reason)
    assert refusal.facts["card"] == card
    assert set(refusal.facts["cards"]) == legal


@clause(SLUG, "P1")
def test_cards_out_of_turn_change_nothing() -> None:
    state = in_trick("AS 7S", "8H KH KC")
    assert refused(state, "1: 7S").reason == "not-your-turn"
    assert refused(state, "0: 10D").reason == "not-held"
    assert state.refusal(4, 0).reason == "no-such-seat"
    assert state.refusal(0, -1) is not None
    assert state.refusal(0, 32 + 64 * 99) is not None


# ---- the same duties, written down a second time, on every kind of position ----


def book_choices(trick: list[str], hand: list[str], trump: str, beat_partner: bool) -> set[str]:
    """R14–R18 as a person would check them at the table."""

    def rank(card: str) -> int:
        return -RANKS.index(card[:-1])

    asked = trick[0][-1]
    ruffs = [card for card in trick if card[-1] == trump]
    winning = max(ruffs or [card for card in trick if card[-1] == asked], key=rank)
    partner = len(trick) >= 2 and trick.index(winning) == len(trick) - 2
    same = [card for card in hand if card[-1] == asked]
    if same:
        top = max([card for card in trick if card[-1] == asked], key=rank)
        higher = [card for card in same if rank(card) > rank(top)]
        return set(same if partner and not beat_partner else higher or same)
    if partner and winning[-1] == trump:
        return set(hand)
    over = [card for card in hand if card[-1] == trump and (not ruffs or rank(card) > rank(max(ruffs, key=rank)))]
    return set(over or hand)


@clause(SLUG, "R14", "R15", "R16", "R17", "R18")
@given(order=st.permutations(game().pack(4)), beat=st.booleans(), seed=st.integers(0, 10**6))
def test_the_duties_hold_everywhere(order: list[int], beat: bool, seed: int) -> None:
    state = game(beat_partner=beat, consultation=False).start(4)
    state.deal(order)
    trump = card_text(order[-1])[-1]
    rng = troef.Rng(seed)
    while state.actors():
        (seat,) = state.actors()
        view, legal = state.view(seat), texts(state, seat)
        trick, hand = cards_text(view.zone("trick").cards).split(), cards_text(view.hand()).split()
        if trick:
            assert legal == book_choices(trick, hand, trump, beat)
        for card in set(hand) - legal:
            assert state.refusal(seat, state.game.parse(card)).clause in ("R14", "R15", "R18")
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])


# ---- tricks and points ----


def winner(trick: str, trump: str = "H") -> tuple[int, int]:
    """Which of the four cards wins, from 1, and the card points of the trick."""
    first, last = trick.rsplit(" ", 1)
    state = play(in_trick(first, f"{last} 8{trump}", trump), f"0: {last}")
    taken = state.view(0).zone("last-trick").cards
    return -state.tricks.taker % 4 or 4, state.tricks.order.points_in(set_of(taken))


@clause(SLUG, "E10", "E11", "R19", "R7")
def test_who_wins_a_trick_and_what_is_in_it() -> None:
    assert winner("KS 10S AS 7S") == (2, 12)
    assert winner("10S AS 7H KS")[0] == 3
    assert winner("10S AS KS JH") == (4, 13)
    assert winner("7S 10D 10C 10S", "H")[0] == 4


# ---- the score ----


@clause(SLUG, "E12", "S1", "S2", "S3")
def test_the_score_desk() -> None:
    settle = game().settle
    assert settle(Result(card_points=(37, 23), tricks=(5, 3))) == (16, 0, 16, 0)
    assert settle(Result(card_points=(23, 37), tricks=(3, 5))) == (0, 16, 0, 16)
    assert settle(Result(card_points=(30, 30), tricks=(4, 4))) == (0, 0, 0, 0)
    assert settle(Result(card_points=(29, 31), tricks=(5, 3))) == (0, 0, 0, 0)
    assert settle(Result(card_points=(60, 0), tricks=(8, 0))) == (68, 0, 68, 0)
    assert settle(Result(card_points=(0, 60), tricks=(0, 8))) == (0, 68, 0, 68)
    assert settle(Result(card_points=(60, 0), tricks=(7, 1))) == (66, 0, 66, 0)


@clause(SLUG, "P3")
def test_a_false_answer_loses_the_deal() -> None:
    assert game().settle(Result(false_answer=0)) == (0, 68, 0, 68)
    assert game().settle(Result(card_points=(60, 0), tricks=(8, 0), false_answer=0)) == (0, 68, 0, 68)
    assert game().settle(Result(card_points=(37, 23), tricks=(5, 3), false_answer=1)) == (68, 0, 68, 0)


@pytest.mark.parametrize(
    "result",
    [
        Result(),
        Result(card_points=(37, 22), tricks=(5, 3)),
        Result(card_points=(37, 23), tricks=(5, 4)),
        Result(card_points=(61, -1), tricks=(5, 3)),
        Result(card_points=(50, 10), tricks=(8, 0)),
        Result(card_points=(37, 23), tricks=(5, 3), false_answer=2),
    ],
)
def test_numbers_that_cannot_be_a_deal(result: Result) -> None:
    with pytest.raises(ValueError):
        game().settle(result)


@clause(SLUG, "S1", "S2", "S3", "E12")
@given(points=st.integers(0, 60), tricks=st.integers(0, 8))
def test_only_one_pair_scores_an_even_number(points: int, tricks: int) -> None:
    worth = sorted([5, 4, 3, 2, 1, 0, 0, 0] * 4)
    assume(sum(worth[: 4 * tricks]) <= points <= sum(worth[32 - 4 * tricks :]))
    scores = game().settle(Result(card_points=(points, 60 - points), tricks=(tricks, 8 - tricks)))
    assert scores[0] == scores[2] and scores[1] == scores[3]
    assert min(scores) == 0 and max(scores) <= 68
    assert scores[0] - scores[1] == 2 * (points + tricks) - 68
    assert max(scores) % 2 == 0


@clause(SLUG, "S1", "S4", "E13")
@pytest.mark.parametrize("seed", range(8))
def test_every_deal_of_a_match_is_settled_from_its_tricks(seed: int) -> None:
    state = game(target=80).start(4, seed % 4)
    dealer = troef.SeededDealer(seed)
    totals = [0, 0]
    while state.outcome() is None:
        state.deal(dealer.next(state.pack()))
        play_out(state)
        points, tricks = tally(state)
        scores = game().settle(Result(card_points=points, tricks=tricks))[:2]
        assert state.view(0).sheet[-1].cells == scores
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        assert state.view(0).totals == tuple(totals)
    assert max(totals) >= 80 > min(totals)
    assert state.outcome().winners == ((0, 2) if totals[0] > totals[1] else (1, 3))


def tally(state: troef.State) -> tuple[tuple[int, int], tuple[int, int]]:
    """Card points and tricks of both sides, counted from the log card by card."""
    values = dict(zip(RANKS, (5, 4, 3, 2, 1, 0, 0, 0), strict=True))
    trump = state.view(0).fact("trump")
    played = [
        (seat, state.game.show(move))
        for seat, move in state.view(troef.REFEREE).log
        if not state.game.show(move).startswith("ask")
    ]
    points, tricks = [0, 0], [0, 0]
    for start in range(0, 32, 4):
        trick = played[start : start + 4]
        asked = trick[0][1][-1]

        def strength(step: tuple[int, str], asked: str = asked) -> tuple[bool, bool, int]:
            card = step[1]
            return card[-1] == trump, card[-1] == asked, -RANKS.index(card[:-1])

        side = max(trick, key=strength)[0] % 2
        tricks[side] += 1
        points[side] += sum(values[card[:-1]] for _, card in trick)
    return (points[0], points[1]), (tricks[0], tricks[1])


@clause(SLUG, "E13")
def test_the_target_is_passed_by_the_pair_that_scores() -> None:
    assert 149 + game().settle(Result(card_points=(31, 29), tricks=(4, 4)))[0] == 151


def test_a_random_match_ends() -> None:
    outcome = finish(game().start(4), "manillen")
    assert max(outcome.scores) >= 150 and outcome.reason == "target"


def test_no_card_of_a_refereed_deal_is_a_revoke() -> None:
    state = game().start(4, 0)
    state.deal(troef.SeededDealer("no revokes").next(state.pack()))
    play_out(state)
    assert find_revokes(state.tricks, state.view(troef.REFEREE).log) == []
    assert cards_text(state.view(0).hand()) == ""
