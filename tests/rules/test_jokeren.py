"""Jokeren by the book: the deal, a turn, melds."""

import pytest
from jokeren_positions import laying, table
from meld_positions import newest_meld

import troef
from clauses import clause
from playing import lay, play, starting, texts, why
from troef import REFEREE
from troef.cards.card import cards_text
from troef.core.wire import view_dict
from troef.words.words import words


def hand_text(state: troef.State, seat: int = 0) -> str:
    return cards_text(state.view(REFEREE).zone(f"hand-{seat}").cards)


# ---- the deal ----


@clause("jokeren", "R1", "R3")
@pytest.mark.parametrize(("seats", "stock"), [(2, 82), (4, 56), (6, 30)])
def test_everybody_gets_thirteen_and_nothing_is_turned_up(seats: int, stock: int) -> None:
    game = troef.game("jokeren")
    pack = cards_text(game.pack(seats)).split()
    assert len(pack) == 108 and pack.count("*") == 4 and pack.count("7H") == 2
    state = lay(game, seats)
    view = state.view(0)
    assert len(view.hand()) == 13 and view.zone("hand-1").hidden == 13 and not view.zone("hand-1").cards
    assert view.zone("stock").hidden == stock and not view.zone("discard").cards


@clause("jokeren", "R3")
def test_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    game = troef.game("jokeren")
    state = game.start(3, 1)
    order = game.pack(3)
    state.deal(order)
    for seat, first in ((2, 0), (0, 1), (1, 2)):
        assert sorted(cards_text(state.view(seat).hand()).split()) == sorted(cards_text(order[first:39:3]).split())


@clause("jokeren", "R2", "R4")
def test_the_deal_moves_to_the_left_and_the_left_neighbour_begins() -> None:
    state = troef.game("jokeren", rounds=4).start(3, 2)
    rng, dealer = troef.Rng("deals"), troef.SeededDealer("deals")
    for number in range(3):
        assert state.dealer == (2 + number) % 3
        state.deal(dealer.next(state.pack()))
        assert state.actors() == (number % 3,)
        while len(state.sheet) <= number:
            if state.awaits_deal:
                state.deal(dealer.next(state.pack()))
            seat = state.actors()[0]
            state.play(seat, state.phase.pick(seat, rng))


# ---- a turn ----


@clause("jokeren", "R5", "R6", "R7", "P1")
def test_draw_lay_discard() -> None:
    state = table("KC * 4H 4D 4S", draws="6S 8C", pile="4C")
    assert texts(state) == {"draw"}
    assert why(state, "0: discard KC") == ("R6", "draw-first")
    assert why(state, "0: take pile") == ("R6", "pile-closed")
    play(state, "0: DRAW")
    assert why(state, "0: draw") == ("R5", "already-drawn")
    assert why(state, "0: draw discard") == ("R6", "pile-closed")
    assert starting(state, "discard") == {f"discard {card}" for card in ["KC", "*", "4H", "4D", "4S", "6S"]}
    assert why(state, "0: discard QH") == ("R7", "not-held")
    play(state, "0: discard 6S")
    assert state.actors() == (1,)
    assert cards_text(state.view(2).zone("discard").cards).endswith("4C 6S")
    before = hand_text(state, 1).split().count("4C")
    assert hand_text(play(state, "1: draw"), 1).split().count("4C") == before


# ---- melds ----


@clause("jokeren", "R8", "R9", "E1")
@pytest.mark.parametrize(
    ("cards", "refusal"),
    [
        ("7H 7S 7D", None),
        ("QC QD QH QS", None),
        ("4C 5C 6C", None),
        ("JD QD KD AD", None),
        ("AS 2S 3S", None),
        ("7H 7H 7S", ("R8", "same-card-twice")),
        ("7H 7H 8H", ("R9", "same-card-twice")),
        ("KH AH 2H", ("R9", "past-ace")),
        ("4C 5C 7C", ("R9", "no-meld")),
        ("7H 7S", ("R8", "no-meld")),
    ],
)
def test_sets_and_rows(cards: str, refusal: "tuple[str, str] | None") -> None:
    state = laying(f"{cards} 10S KC")
    if refusal is not None:
        assert why(state, f"0: MELD({cards})") == refusal
        return
    play(state, f"0: MELD({cards})")
    assert sorted(cards_text(newest_meld(state).cards).split()) == sorted(cards.split())


@clause("jokeren", "R9", "R17", "E6")
def test_the_longest_row_has_both_aces() -> None:
    middle = " ".join(f"{rank}H" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
    hands = {0: f"{middle} AH", 1: "KS KH KD KC AH"}
    state = lay(troef.game("jokeren"), 2, 1, hands=hands, stock="2C 3C *")
    play(state, "0: draw", f"0: meld {middle}", "0: discard 2C", "1: draw", "1: meld KS KH KD KC")
    assert starting(state, "layoff") >= {"layoff AH on 1", "layoff AH low on 1"}
    play(state, "1: layoff AH low on 1", "1: discard 3C", "0: draw", "0: layoff AH on 1")
    assert len(state.view(0).zone("meld-1").cards) == 14
    assert starting(state, "layoff") == set()
    assert why(state, "0: layoff *=AH on 1") == ("R17", "no-fit")


@clause("jokeren", "R10", "R11", "R12", "T1")
def test_jokers_are_declared_without_limit() -> None:
    state = laying("7S 7H * * * KC 2D 4D 10D", melds=("7D 8D 9D",))
    melds = texts(state)
    assert "meld 7S 7H *=7D" in melds  # R12
    assert "meld *=5C *=6C *=7C" in melds and "meld *=2S *=2H *=2D" in melds
    assert why(state, "0: meld 7S 7H *") == ("R10", "say-which")
    assert why(state, "0: meld * * *") == ("R10", "say-which")
    play(state, "0: meld 7S *=7H *=7D *=7C")
    zone = newest_meld(state)
    assert cards_text(zone.cards) == "7S * * *" and cards_text(zone.stands) == "7S 7H 7D 7C"
    described = view_dict(state.game, state.view(1))["log"]
    assert described[-1]["stands"] == ["7S", "7H", "7D", "7C"]
    assert "JOK=♥7" in words("nl").tell("jokeren", "verb-meld", described[-1])
    whole = laying("7S 7H * KC 2D")
    play(whole, "0: meld 7S 7H *=7C")
    number = newest_meld(whole).name.removeprefix("meld-")
    assert why(whole, f"0: swap 7C on {number}")[0] == "R19"
