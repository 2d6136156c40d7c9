"""Duizenden by the book: scoring, the end of a match, moves as text."""

import pytest
from duizenden_positions import laid_points, laying, table
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import finish, play, why
from proving import examples
from troef import REFEREE, SPECTATOR
from troef.cards.card import card_text, cards_text
from troef.core.options import OptionError
from troef.games.duizenden import Result


def settled(sets: str, hand: str, **options: object) -> int:
    return troef.game("duizenden", **options).settle(Result((sets, ""), (hand, "2C")))[0]


@clause("duizenden", "S1", "S2", "S3", "E9", "E10", "E11")
def test_what_lies_on_the_table_less_what_is_in_hand() -> None:
    assert settled("QS KS AS 7H 7D 7C 4D 5D *", "QH 2C *") == 140
    assert settled("", "QS AS 10H 3D") == -135
    assert settled("JS * KS", "5D") == 45 - 5
    assert [settled("", card) for card in ["2C", "9H", "10D", "JS", "QH", "QD", "QC", "KS", "AS", "*", "QS"]] == [
        -5, -5, -10, -10, -10, -10, -10, -10, -20, -25, -100,
    ]  # fmt: skip
    assert settled("", "AS *", ace_value=15, joker_value=50) == -65
    assert settled("AS AC *", "AH", ace_value="15", joker_value=20) == 35


@clause("duizenden", "S1", "S4")
def test_the_engine_counts_as_the_score_sheet_does() -> None:
    sets = ((0, "7H 7D 7C"), (1, "JS *=QS KS"))
    state = laying("QS KS AS", draws="9C", sets=sets, others=("QH 2C *", "4C"), top="AC AD", exact=(0, 1, 2))
    before = [laid_points(state, seat) for seat in range(3)]
    play(state, "0: meld QS KS AS")
    laid = [laid_points(state, seat) for seat in range(3)]
    assert laid == [before[0] + 130, *before[1:]]
    view = state.view(SPECTATOR)
    for seat in range(3):  # S2: they lie with jokers, and with the queen of spades
        own = [zone for zone in view.zones if zone.kind == "meld" and zone.owner == seat]
        assert laid[seat] == settled(" ".join(cards_text(zone.cards) for zone in own), "2C") + 5
    play(state, "0: discard 9C")
    assert list(state.sheet[-1].cells) == [laid[0], laid[1] - 40, laid[2] - 5]  # AC, AD and 9C count for nobody


def ended(totals: tuple[int, ...], **options: object) -> troef.State:
    """The fourth round is over, with these totals after it."""
    nothing = (0,) * len(totals)
    scores = fourth_round(nothing).sheet[-1].cells
    return fourth_round(tuple(total - score for total, score in zip(totals, scores, strict=True)), **options)


def fourth_round(before: tuple[int, ...], **options: object) -> troef.State:
    """A fourth round with these totals before it, in which seat 0 goes out."""
    others = ("4C", "4D", "4H")[: len(before) - 1]
    everybody = tuple(range(len(before)))
    state = laying("7H 7D 7C", draws="2S", others=others, exact=everybody, totals=before, **options)
    return play(state, "0: meld 7H 7D 7C", "0: discard 2S")


@clause("duizenden", "S5", "E13")
def test_the_highest_wins_once_somebody_has_a_thousand() -> None:
    outcome = ended((1005, 990, 1040, 300)).outcome()
    assert outcome is not None
    assert outcome.scores == (1005, 990, 1040, 300) and outcome.winners == (2,) and outcome.reason == "target"
    assert ended((995, 990)).outcome() is None
    assert ended((500, 100), target=500).outcome() is not None


@clause("duizenden", "S5")
def test_equal_highest_totals_play_on() -> None:
    state = ended((1000, 1000, 1000))
    assert state.view(0).totals == (1000, 1000, 1000) and state.outcome() is None


@clause("duizenden", "S6")
def test_after_the_last_round_the_highest_wins_and_equals_share() -> None:
    outcome = ended((15, 15), max_rounds=4).outcome()
    assert outcome is not None and outcome.winners == (0, 1) and outcome.reason == "limit"


@clause("duizenden", "S3")
def test_settle_reads_jokers_with_the_card_that_they_stand_for() -> None:
    assert troef.game("duizenden").settle(Result(("JS *=QS KS", ""), ("5D", "*"))) == (40, -25)


@pytest.mark.parametrize(
    ("name", "value"),
    [("jokers", 3), ("target", 499), ("ace_value", 10), ("joker_value", 30), ("max_rounds", 201), ("finish_pair", "x")],
)
def test_options_outside_the_book_are_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError):
        troef.game("duizenden", **{name: value})


@clause("duizenden", "P1")
def test_texts_that_are_no_moves_are_refused_by_name() -> None:
    state = laying("7H 7D 7C KC")
    for text in ("take pile KH", "discard KH QH", "meld", "layoff", "layoff 7H on 99", "meld 7H XX", "swap"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text, state.view(0))


@clause("duizenden", "R13", "R14", "T2")
def test_moves_as_they_are_said() -> None:
    state = table("9D 9S KC KD 4D *", top="3C 9H", sets=((1, "QD *=KD AD"),))
    view = state.view(0)
    for said in ("pak de stapel 9D 9S", "neem de stapel met 9S 9D", "TAKE_PILE([9D, 9S])"):
        assert state.game.show(state.game.parse(said, view)) == "take pile 9D 9S"
    play(state, "0: draw")
    said_as = {
        "discard joker": "discard *",
        "leg met 9D 9S joker=9C": "meld 9S 9D *=9C",
        "meld 9D 9S * = 9C": "meld 9S 9D *=9C",
        "SWAP_JOKER(KD)": "swap KD on 1",
        "ruil joker KD": "swap KD on 1",
    }
    for said, text in said_as.items():
        assert state.game.show(state.game.parse(said, state.view(0))) == text


@clause("duizenden", "R10", "R18")
def test_why_a_card_without_a_named_set_is_not_laid() -> None:
    sets = ((0, "4S 5S 6S"), (0, "7H 7D 7C"))
    assert why(laying("7S", draws="QS", sets=sets), "0: layoff 7S") == ("R18", "keep-a-card")
    assert why(laying("7S", draws="KC", sets=sets), "0: layoff 7S") == ("R10", "which-meld")
    for said in ("layoff 6S", "swap KD"):  # without a view nobody looks for the set
        state = laying("6S KD", draws="KC", sets=((0, "3S 4S 5S"), (1, "QD *=KD AD")))
        refusal = state.refusal(0, state.game.parse(said))
        assert refusal is not None and refusal.reason == "which-meld"


@examples(12)
@given(
    seed=st.integers(0, 10_000),
    seats=st.integers(2, 6),
    pair=st.sampled_from(["discard_both", "off"]),
    jokers=st.sampled_from([2, 4]),
    joker=st.sampled_from([20, 25, 50]),
)
def test_no_card_is_lost_and_the_sheet_adds_up(seed: int, seats: int, pair: str, jokers: int, joker: int) -> None:
    game = troef.game("duizenden", max_rounds=2, finish_pair=pair, jokers=jokers, joker_value=joker)
    state = game.start(seats, seed % seats)
    rng, dealer = troef.Rng(seed), troef.SeededDealer(seed)
    pack = sorted(card_text(card) for card in game.pack(seats))
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        state.play(seat, state.phase.pick(seat, rng))
        lying = [card_text(card) for zone in state.view(REFEREE).zones for card in zone.cards]
        assert sorted(lying) == pack
        if state.awaits_deal or state.outcome() is not None:
            view = state.view(SPECTATOR)
            sets = [[z.cards for z in view.zones if z.kind == "meld" and z.owner == s] for s in range(seats)]
            texts_of = [" ".join(cards_text(cards) for cards in mine) for mine in sets]
            hands = [cards_text(view.zone(f"hand-{s}").cards) for s in range(seats)]
            assert state.sheet[-1].cells == game.settle(Result(tuple(texts_of), tuple(hands)))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(sum(row.cells[s] for row in state.sheet) for s in range(seats))


def test_a_match_of_random_players_ends() -> None:
    assert finish(troef.game("duizenden", "short").start(3), 5).scores
