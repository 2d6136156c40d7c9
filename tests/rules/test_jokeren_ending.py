"""Jokeren by the book: going out, the stock, scoring."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jokeren_positions import first, laying, table

import troef
from clauses import clause
from playing import finish, lay, play, starting, texts, why
from proving import examples
from troef import REFEREE, SPECTATOR
from troef.cards.card import card_text, cards_text
from troef.core.options import OptionError
from troef.core.wire import view_dict
from troef.games.jokeren import Result
from troef.words.words import words

# ---- going out ----


@clause("jokeren", "R23", "R25", "E9")
def test_the_last_card_is_discarded() -> None:
    state = laying("6H 7H", draws="8H 8C")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 6H 7H 8H") == ("R23", "keep-a-card")
    assert why(laying("5S", draws="9S", melds=("6S 7S 8S",)), "0: layoff *=5S on 1") == ("R16", "not-held")
    fine = laying("6H 7H KC", draws="8H 8C", others=("2C 3D 4D", ""), exact=(0, 1))
    play(fine, "0: meld 6H 7H 8H", "0: discard KC")
    assert fine.awaits_deal and len(fine.sheet) == 1
    assert fine.refusal(1, fine.game.parse("draw")) is not None
    assert cards_text(fine.view(SPECTATOR).zone("hand-1").cards) == "2C 3D 4D"
    last = laying("5S", draws="9S 8C", melds=("6S 7S 8S",))
    play(last, "0: layoff 5S on 1")
    assert why(last, "0: layoff 9S on 1") == ("R23", "keep-a-card")
    play(last, "0: discard 9S")
    assert last.awaits_deal


@clause("jokeren", "R24", "E10")
def test_nobody_goes_out_before_everybody_has_had_a_turn() -> None:
    hand = "6H 7H 8H JC QC KC AC 2D 3D 4D 5D 6D KD"
    steps = ("0: meld JC QC KC AC", "0: meld 2D 3D 4D 5D 6D", "0: meld 6H 7H 8H")
    state = laying(hand, draws="9H 8C", out=False, had_turns=False)
    play(state, *steps)
    assert texts(state) == {"discard KD", "discard 9H"}
    assert why(state, "0: layoff 9H on 3") == ("R24", "keep-two")
    early = laying("6H 7H JC QC KC AC 2D 3D 4D 5D 6D 7D 9S", draws="8H 8C", out=False, had_turns=False)
    play(early, "0: meld JC QC KC AC", "0: meld 2D 3D 4D 5D 6D 7D")
    assert why(early, "0: meld 6H 7H 8H") == ("R24", "keep-two")
    later = laying(hand, draws="9H 8C", out=False)
    play(later, *steps, "0: layoff 9H on 3", "0: discard KD")
    assert later.awaits_deal


@clause("jokeren", "R24", "E10")
def test_the_last_player_of_the_first_round_of_turns_may_finish() -> None:
    row = "JC QC KC AC 2D 3D 4D 5D 6S 7S 8S 9S KD"
    state = lay(troef.game("jokeren"), 4, 0, hands={1: row, 0: row}, stock="10S 2H 2C 10S")
    play(state, "1: draw", "1: meld JC QC KC AC", "1: meld 2D 3D 4D 5D", "1: meld 6S 7S 8S 9S")
    assert why(state, "1: layoff 10S on 3") == ("R24", "keep-two")
    play(state, "1: discard 10S", "2: draw", "2: discard 2H", "3: draw", "3: discard 2C", "0: draw")
    play(
        state,
        "0: meld JC QC KC AC",
        "0: meld 2D 3D 4D 5D",
        "0: meld 6S 7S 8S 9S",
        "0: layoff 10S on 6",
        "0: discard KD",
    )
    assert state.awaits_deal and state.sheet[-1].cells == (0, 1, 13, 13)


# ---- the stock ----


@clause("jokeren", "R26", "E12")
def test_the_discards_but_the_top_become_the_stock() -> None:
    state = table("KC 9S", left=1)
    pile = cards_text(state.view(0).zone("discard").cards).split()
    play(state, "0: draw", "0: discard KC")
    assert state.awaits_deal and not state.sheet and state.actors() == ()
    assert sorted(cards_text(state.pack()).split()) == sorted(pile) and len(pile) == 108 - 3 * 13 - 1
    state.deal(state.pack())
    assert state.actors() == (1,) and state.view(0).zone("stock").hidden == len(pile)
    assert cards_text(state.view(0).zone("discard").cards) == "KC"
    assert state.view(0).fact("renewals") == 1
    play(state, "1: draw")


@clause("jokeren", "R26", "R27", "S4")
def test_the_third_time_the_round_ends_without_a_winner() -> None:
    state = table("KC 9S", left=1, others=("5C 3D",))
    for renewals in range(3):
        assert (state.view(0).fact("renewals") or 0) == renewals and not state.sheet
        while state.actors():
            seat = state.actors()[0]
            play(state, f"{seat}: draw")
            state.play(seat, state.legal(seat)[-1])
        assert state.awaits_deal
        if renewals < 2:
            state.deal(state.pack())
    assert [row.cells for row in state.sheet] == [(2, 13)]


# ---- scoring ----


@clause("jokeren", "S3", "E11")
def test_every_card_left_is_a_penalty_point() -> None:
    game = troef.game("jokeren")
    assert game.settle(Result(winner=1, left=(3, 0, 13, 2))) == (3, 0, 13, 2)
    others = ("6H 7H 8H", "2C 3C 5C 7C 9C JC KC 2D 4D 6D 8D 10D QD", "* *")
    state = laying("2S 3S 4S", draws="KC 8C", others=others, exact=(0, 1, 2, 3))
    play(state, "0: meld 2S 3S 4S", "0: discard KC")
    assert state.sheet[-1].cells == (0, 3, 13, 2)


@clause("jokeren", "S4")
def test_without_a_winner_everybody_counts() -> None:
    assert troef.game("jokeren").settle(Result(winner=None, left=(4, 7))) == (4, 7)


@clause("jokeren", "S5")
def test_the_fewest_points_win_after_the_agreed_rounds() -> None:
    def end(totals: tuple[int, ...], rounds: int = 4) -> "troef.Outcome | None":
        state = laying("2S 3S 4S", draws="KC 8C", others=("2C 3D",) * 2, exact=(0, 1, 2), rounds=rounds, totals=totals)
        return play(state, "0: meld 2S 3S 4S", "0: discard KC").outcome()

    outcome = end((9, 3, 20))
    assert outcome is not None and outcome.scores == (9, 5, 22) and outcome.winners == (1,)
    shared = end((5, 3, 20))
    assert shared is not None and shared.winners == (0, 1) and shared.reason == "rounds"
    assert end((9, 3, 20), rounds=5) is None


@clause("jokeren", "R13", "R16", "R19")
def test_moves_as_they_are_said() -> None:
    state = first("JC QC KC", "AD 2D 3D 4D *")
    for said in ("COME_OUT([JC QC KC], [AD 2D 3D 4D])", "COME_OUT((JC QC KC), (AD 2D 3D 4D))", "kom uit met JC QC KC"):
        assert state.game.show(state.game.parse(said, state.view(0))) == "meld JC QC KC"
    melds = ("5C 6C 7C", "8D *=9D 10D")
    state = laying("8C 9C 10C 9D *", melds=melds)
    said_as = {
        "MELD((5C 6C 7C), (8C 9C 10C))": "meld 5C 6C 7C",
        "LAYOFF(joker = 8C, 1)": "layoff *=8C on 1",
        "SWAP_JOKER(9D)": "swap 9D on 2",
        "gooi joker": "discard *",
    }
    for said, text in said_as.items():
        assert state.game.show(state.game.parse(said, state.view(0))) == text
    for said in ("layoff 8C", "SWAP_JOKER(9D)"):  # without a view nobody looks for the meld
        refusal = state.refusal(0, state.game.parse(said))
        assert refusal is not None and refusal.reason == "which-meld"


@pytest.mark.parametrize(("name", "value"), [("opening_minimum", 45), ("rounds", 0), ("rounds", 21)])
def test_options_outside_the_book_are_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError):
        troef.game("jokeren", **{name: value})


def test_what_a_first_meld_counts_is_shown_beside_it() -> None:
    state = first("JC QC KC", "AD 2D 3D 4D")
    play(state, "0: meld JC QC KC")
    moves = view_dict(state.game, state.view(0))["moves"]
    assert moves[0]["stake"] == {"key": "opening", "amount": 40, "need": 40, "adds": 10}
    assert words("nl").tell("jokeren", "stake-opening", moves[0]["stake"]) == "telt 40 van 40"


@examples(10)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 6), minimum=st.sampled_from([40, 50]))
def test_no_card_is_lost_and_everybody_pays_for_what_he_holds(seed: int, seats: int, minimum: int) -> None:
    game = troef.game("jokeren", rounds=2, opening_minimum=minimum)
    state = game.start(seats, seed % seats)
    rng, dealer = troef.Rng(seed), troef.SeededDealer(seed)
    pack = sorted(card_text(card) for card in game.pack(seats))
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        rows = len(state.sheet)
        state.play(seat, state.phase.pick(seat, rng))
        view = state.view(REFEREE)
        assert sorted(card_text(card) for zone in view.zones for card in zone.cards) == pack
        if len(state.sheet) > rows:
            assert state.sheet[-1].cells == tuple(len(view.zone(f"hand-{other}").cards) for other in range(seats))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(sum(row.cells[other] for row in state.sheet) for other in range(seats))


def test_a_match_of_random_players_ends() -> None:
    assert finish(troef.game("jokeren", "vijftigen").start(2), 5).reason == "rounds"
