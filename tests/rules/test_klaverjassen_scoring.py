"""Klaverjassen by the book: roem, scoring, the match, what each seat sees."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from klaverjas_positions import RANKS, SUITS, VARIANTS, game, mask, one_suit_each, play_out

import troef
from clauses import clause
from playing import finish, lay, play, refused, texts
from troef.cards.bits import cards_in
from troef.cards.card import card_text, cards_text
from troef.games.klaverjassen import PACK, Result
from troef.tricks.roem import roem_mark, roem_points

SLUG = "klaverjassen"

#: What a side can have: everything but one point, or all but one.
SPLITS = [points for points in range(163) if points not in (1, 161)]

SOCIAL = {
    "T1": "talking during play is not possible: the table has no chat at all",
}


# ---- roem ----

ROEM = [
    ("QH KH JH 7S", 40, "II"),
    ("10H JH QH KH", 70, "VI"),
    ("AH KH QH 10H", 40, "II"),
    ("KH QH 9H 7H", 20, "I"),
    ("KS QS JS 7S", 20, "I"),
    ("7S 8S 9S 10S", 50, "V"),
    ("AS 10S 9S 8S", 20, "I"),
    ("KS KH KD KC", 100, "O"),
    ("JS JH JD JC", 200, "OO"),
    ("9S 9H 9D 9C", 0, ""),
    # beside the book's examples
    ("QS QH QD QC", 100, "O"),
    ("AS AH AD AC", 100, "O"),
    ("10S 10H 10D 10C", 100, "O"),
    ("8S 8H 8D 8C", 0, ""),
    ("7S 7H 7D 7C", 0, ""),
    ("AH KH QH JH", 70, "VI"),
    ("7H 8H 9H 10H", 50, "V"),
    ("7H 8H 9H QH", 20, "I"),
    ("KS QS 9S 7S", 0, ""),
    ("AS KS 10S 9S", 0, ""),
    ("AS KS 7S 8S", 0, ""),
    ("AS KH QD JC", 0, ""),
    ("KH QH KS QS", 20, "I"),
    ("AC 7D 8D 9D", 20, "I"),
    ("KC AC 7D 8D", 0, ""),
]


@clause(SLUG, "E11", "R14", "R15", "T4")
@pytest.mark.parametrize(("trick", "points", "mark"), ROEM)
def test_roem_table(trick: str, points: int, mark: str) -> None:
    for order in itertools.permutations(trick.split()):
        assert roem_points(mask(list(order)), 2) == points
    assert roem_mark(points) == mark


@clause(SLUG, "R14", "R15")
@given(st.permutations(PACK), st.integers(0, 3))
def test_roem_of_any_four_cards(cards: list[int], trump: int) -> None:
    trick = cards[:4]
    names = [card_text(card) for card in trick]
    expected = 0
    by_suit = {suit: {card[:-1] for card in names if card[-1] == suit} for suit in SUITS}
    ranks = {card[:-1] for card in names}
    if len(ranks) == 1:
        expected = {"J": 200, "K": 100, "Q": 100, "A": 100, "10": 100}.get(ranks.pop(), 0)
    runs = [
        length
        for held in by_suit.values()
        for length in (3, 4)
        for start in range(9 - length)
        if set(("7", "8", "9", "10", "J", "Q", "K", "A")[start : start + length]) <= held
    ]
    if runs:
        expected += 50 if max(runs) == 4 else 20
    if {"K", "Q"} <= by_suit["CDHS"[trump]]:
        expected += 20
    assert roem_points(sum(2**card for card in trick), trump) == expected


def with_roem(**options: object) -> troef.State:
    """Seat 2 has just won KS QS JS AS in the first trick: 50 points of roem; clubs is trump, made by seat 0."""
    state = lay(
        game(**options),
        dealer=3,
        hands={0: "KS 7H 8H 9H", 1: "QS 7D 8D 9D", 2: "AS 10H JH QH", 3: "JS 10D JD QD"},
    )
    return play(state, "0: trump C", "0: KS", "1: QS", "2: AS", "3: JS")


@clause(SLUG, "R16", "R17", "T5")
def test_the_winner_of_the_trick_says_whether_the_roem_counts() -> None:
    state = with_roem()
    assert state.actors() == (2,)
    assert texts(state, 2) == {"roem", "no roem"}
    for seat in (0, 1, 3):
        assert texts(state, seat) == set()
    assert refused(state, "0: roem").clause == "R17"  # A6: not the partner
    assert refused(state, "1: roem").clause == "R17"
    refusal = refused(state, "2: 10H")
    assert (refusal.clause, refusal.reason) == ("R16", "roem-first")
    play(state, "2: roem")
    assert state.actors() == (2,)
    assert state.view(1).badge(0, "roem") == state.view(1).badge(2, "roem") == 50
    assert state.view(1).badge(1, "roem") == 0


@clause(SLUG, "R16", "P1", "P2")
def test_roem_not_claimed_is_lost_for_everybody() -> None:
    state = play(with_roem(), "2: no roem")
    refusal = refused(state, "2: roem")
    assert (refusal.clause, refusal.reason) == ("R16", "roem-too-late")
    assert refused(state, "1: roem").clause == "R16"
    play(state, "2: 10H")
    assert refused(state, "3: roem").clause == "R16"
    play_out(state, claim=False)
    (row,) = state.view(0).sheet
    assert sum(row.cells) in (162, 262)
    assert row.marks == ("", "")


@clause(SLUG, "R16")
def test_without_roem_there_is_nothing_to_claim() -> None:
    state = one_suit_each()
    assert refused(state, "0: roem").clause == "R16"
    play(state, "0: trump D", "0: AS", "1: AH", "2: 7D", "3: KC")
    assert state.actors() == (2,)
    assert "roem" not in texts(state, 2)
    refusal = refused(state, "2: roem")
    assert (refusal.clause, refusal.reason) == ("R16", "roem-too-late")


@clause(SLUG, "R17", "R14")
def test_auto_claims_all_roem_for_the_winner() -> None:
    state = with_roem(roem_claim="auto")
    assert state.actors() == (2,)
    assert {"10H", "JH", "QH"} <= texts(state, 2)
    assert "roem" not in texts(state, 2)
    assert state.view(0).badge(0, "roem") == 50


@clause(SLUG, "R16", "R17", "S2", "T4")
def test_roem_of_the_last_trick_is_claimed_before_scoring() -> None:
    # each seat keeps its jack for the last trick; hearts is trump and seat 1 holds them all
    hands = {seat: " ".join(rank + suit for rank in RANKS if rank != "J") for seat, suit in enumerate("SHDC")}
    state = lay(game(), dealer=3, hands={seat: f"{cards} J{'SHDC'[seat]}" for seat, cards in hands.items()})
    play(state, "0: trump H")
    play(state, "0: 7S", "1: 7H", "2: 8D", "3: 9C")
    hearts, diamonds, clubs, spades = (
        cards.split()
        for cards in ("8H 9H 10H QH KH AH", "7D 9D 10D QD KD AD", "8C 10C QC KC AC 7C", "10S QS KS AS 8S 9S")
    )
    for trick in zip(hearts, diamonds, clubs, spades, strict=True):
        play(state, *(f"{(1 + place) % 4}: {card}" for place, card in enumerate(trick)))
        assert state.phase.name() == "play"
    play(state, "1: JH", "2: JD", "3: JC", "0: JS")
    assert state.actors() == (1,) and state.view(1).sheet == []
    play(state, "1: roem")
    (row,) = state.view(0).sheet
    assert row.cells == (0, 162 + 100 + 200)  # nat for seat 0, who made trump; pit for the others
    assert row.marks == ("", "OO")
    assert state.awaits_deal


# ---- scoring ----


def settle(
    makers: int,
    points: tuple[int, int],
    roem: tuple[int, int] = (0, 0),
    pit: "int | None" = None,
    **options: object,
) -> tuple[int, ...]:
    scores = game(**options).settle(Result(makers, points, roem, pit))
    assert scores[0] == scores[2] and scores[1] == scores[3]
    return scores[:2]


@clause(SLUG, "E12", "S1", "S2", "S3", "S4", "S5")
def test_nat_or_not() -> None:
    assert settle(0, (82, 80)) == (82, 80)
    assert settle(0, (81, 81)) == (0, 162)
    assert settle(0, (81, 81), (20, 0)) == (101, 81)
    assert settle(1, (80, 82)) == (80, 82)
    assert settle(1, (81, 81)) == (162, 0)
    assert settle(0, (82, 80), (0, 20)) == (0, 182)


@clause(SLUG, "S3", "S4", "S5")
def test_without_roem_the_makers_need_eighty_two() -> None:
    for points in SPLITS:
        won = settle(0, (points, 162 - points))
        assert won == ((points, 162 - points) if points >= 82 else (0, 162))


@clause(SLUG, "E13", "S4")
def test_claimed_roem_goes_to_the_defenders_when_nat() -> None:
    assert settle(0, (90, 72), (20, 50)) == (0, 232)
    assert settle(1, (72, 90), (50, 20)) == (232, 0)


@clause(SLUG, "E14", "R18", "S2", "S4")
def test_pit() -> None:
    assert settle(0, (162, 0), (70, 0), 0) == (332, 0)
    assert settle(0, (0, 162), (0, 40), 1) == (0, 302)
    assert settle(1, (0, 162), (0, 70), 1) == (0, 332)


@clause(SLUG, "E15", "S6")
def test_tens_with_roem() -> None:
    assert settle(1, (75, 87), rounding="tens") == (7, 9)
    assert settle(1, (80, 82), (20, 50), rounding="tens") == (10, 13)
    assert settle(0, (80, 82), (20, 50), rounding="tens") == (0, 23)


@clause(SLUG, "E16", "S6")
def test_tens() -> None:
    assert settle(1, (76, 86), rounding="tens") == (7, 9)
    assert settle(1, (66, 96), rounding="tens") == (6, 10)
    assert settle(0, (104, 58), rounding="tens") == (10, 6)
    assert settle(0, (58, 104), rounding="tens") == (0, 16)
    assert settle(0, (162, 0), pit=0, rounding="tens") == (26, 0)
    assert settle(0, (0, 162), pit=1, rounding="tens") == (0, 26)
    # 81 each, decided by roem: the tens cannot change who is nat
    assert settle(0, (81, 81), (20, 0), rounding="tens") == (10, 8)
    assert settle(0, (81, 81), rounding="tens") == (0, 16)


@clause(SLUG, "S6")
def test_tens_over_every_split() -> None:
    for points in SPLITS:
        for makers in (0, 1):
            split = (points, 162 - points)
            scores = settle(makers, split, rounding="tens")
            assert sum(scores) == 16
            if split[makers] <= 81:
                assert scores[makers] == 0
                continue
            plain = tuple((side + 4) // 10 for side in split)
            if points % 10 == (162 - points) % 10 == 6:
                high = max(split)
                assert max(scores) == (high + 4) // 10 and sum(plain) == 17
            else:
                assert scores == plain


@clause(SLUG, "S1")
@pytest.mark.parametrize(
    "result",
    [
        Result(2, (81, 81)),
        Result(0, (80, 81)),
        Result(0, (-1, 163)),
        Result(0, (81, 81), (5, 0)),
        Result(0, (81, 81), (0, -20)),
        Result(0, (81, 81), (0, 0), 0),
        Result(0, (162, 0), (0, 0), 2),
        Result(0, (162, 0), (0, 20), 0),
    ],
)
def test_an_impossible_result_is_an_error(result: Result) -> None:
    with pytest.raises(ValueError):
        game().settle(result)


@clause(SLUG, "S1", "R18")
@given(st.integers(0, 10**6), st.sampled_from(VARIANTS), st.booleans())
def test_every_deal_has_its_points(seed: int, variant: str, claim: bool) -> None:
    state = game(variant=variant).start(4)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    if variant != "utrechts":
        play(state, "1: pass", "2: pass", "3: pass", "0: pass")
    play(state, f"1: trump {SUITS[seed % 4]}")
    claimed, rng = 0, troef.Rng(seed)
    while state.actors():
        (seat,) = state.actors()
        if "roem" in texts(state, seat):
            claimed += int(roem_points(state.tricks.trick, state.trump)) if claim else 0
            play(state, f"{seat}: {'roem' if claim else 'no roem'}")
        else:
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
    won = [cards_in(state.tricks.won[seat]) for seat in range(4)]
    assert sorted(card for cards in won for card in cards) == sorted(PACK)
    pit = 100 if not won[0] + won[2] or not won[1] + won[3] else 0
    (row,) = state.sheet
    assert sum(row.cells) == 162 + claimed + pit


@clause(SLUG, "R18", "S1")
def test_the_last_trick_counts_ten() -> None:
    # makers (0 and 2) take every trick but the last: 152 less its cards, and the ten goes to the others
    state = lay(
        game(),
        dealer=3,
        hands={
            0: "AS 10S KS QS JS 9S 8S 7H",
            1: "8H 7D 8D 9D JD QD KD 10D",
            2: "7S AH 10H KH QH JH 9H AD",
            3: "7C 8C 9C 10C JC QC KC AC",
        },
    )
    play(state, "0: trump S")
    discards = {
        1: ["7D", "8D", "9D", "JD", "QD", "KD", "10D"],
        2: ["7S", "9H", "JH", "KH", "10H", "AH", "QH"],
        3: ["7C", "8C", "9C", "10C", "JC", "QC", "KC"],
    }
    for number, lead in enumerate(["JS", "9S", "AS", "10S", "KS", "QS", "8S"]):
        play(state, f"0: {lead}", *(f"{seat}: {discards[seat][number]}" for seat in (1, 2, 3)))
        if state.phase.name() == "roem":
            play(state, f"{state.actors()[0]}: no roem")
    play(state, "0: 7H", "1: 8H", "2: AD", "3: AC")
    (row,) = state.sheet
    assert row.cells == (152 - 22, 22 + 10)


@clause(SLUG, "R18", "S4", "E14")
def test_defenders_who_win_every_trick_have_the_pit() -> None:
    state = play(one_suit_each(), "0: trump H")
    play_out(state, claim=False)
    (row,) = state.sheet
    assert row.cells == (0, 262)


# ---- the match ----


@clause(SLUG, "S7")
def test_sixteen_deals_and_the_pair_with_more_wins() -> None:
    state = game().start(4)
    outcome = finish(state, "sixteen")
    assert state.deal_number == 16 and len(state.sheet) == 16
    sums = [sum(row.cells[side] for row in state.sheet) for side in (0, 1)]
    assert outcome.scores == (sums[0], sums[1], sums[0], sums[1])
    assert outcome.winners == ((0, 2) if sums[0] > sums[1] else (1, 3))
    assert outcome.reason == "deals"
    assert state.actors() == () and state.legal(0) == []
    assert state.refusal(0, state.game.parse("pass")).reason == "match-over"
    assert state.refusal(0, state.game.parse("KH")).reason == "match-over"


@clause(SLUG, "S7")
def test_equal_scores_are_a_draw() -> None:
    # four deals alike, each nat for the maker: two for each pair
    suits = {seat: " ".join(rank + suit for rank in RANKS) for seat, suit in enumerate("SHDC")}
    rules = game(deals=4, variant="utrechts")
    state = rules.start(4, dealer=3)
    for dealer in (3, 0, 1, 2):
        first = (dealer + 1) % 4
        state.deal(rules.arrange(hands=suits, dealer=dealer))
        play(state, f"{first}: trump {'SHDC'[(first + 1) % 4]}")
        play_out(state, claim=False)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (524, 524, 524, 524)
    assert outcome.winners == (0, 1, 2, 3)
    assert outcome.as_dict()["draw"] is True


# ---- at the table ----


@clause(SLUG, "T3")
def test_only_the_trick_on_the_table_and_the_last_one_lie_open() -> None:
    state = one_suit_each()
    play(state, "0: trump D", "0: AS", "1: AH", "2: 7D", "3: KC", "2: AD", "3: 7C", "0: 7S", "1: 8H", "2: KD")
    for seat in (*range(4), troef.SPECTATOR):
        view = state.view(seat)
        kinds = {zone.kind for zone in view.zones}
        assert kinds == {"hand", "trick", "last-trick"}
        assert cards_text(view.zone("trick").cards) == "KD"
        assert cards_text(view.zone("last-trick").cards) == "AD 7C 7S 8H"
        for other in range(4):
            assert bool(view.zone(f"hand-{other}").cards) == (other == seat)


@clause(SLUG, "T3", "T5")
def test_an_open_claim_is_shown_to_the_side_that_may_make_it() -> None:
    state = with_roem()
    assert state.view(2).fact("roem") == state.view(0).fact("roem") == 50
    assert state.view(1).fact("roem") is None and state.view(3).fact("roem") is None
    assert len(state.view(2).moves) == 2
    play(state, "2: no roem")
    assert state.view(2).fact("roem") is None


@clause(SLUG, "T4")
def test_the_sheet_shows_the_marks() -> None:
    state = play(with_roem(), "2: roem")
    play_out(state, claim=False)
    assert state.view(1).sheet[0].marks == ("V", "")


@clause(SLUG, "T2")
def test_what_a_pair_has_agreed_is_shown_to_the_opponents_when_disclosed() -> None:
    agreed = {"signals_02": "low is nothing there", "signals_13": "ten and four"}
    hidden, shown = lay(game(**agreed)), lay(game(signal_disclosure="on", **agreed))
    for seat, keys in ((0, ["signals-02"]), (3, ["signals-13"]), (troef.SPECTATOR, [])):
        facts = [fact.key for fact in hidden.view(seat).facts]
        assert [key for key in facts if key.startswith("signals")] == keys
        assert shown.view(seat).fact("signals-02") == "low is nothing there"
        assert shown.view(seat).fact("signals-13") == "ten and four"
    assert lay(game(signal_disclosure="on")).view(0).facts == []
