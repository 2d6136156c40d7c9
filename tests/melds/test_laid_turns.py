"""Positions of meld games by what lies on the table: turns that are not told."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import troef
from playing import play, texts
from proving import examples
from troef.core.position_facts import PositionError

#: Seat 0 holds two queens and is to play; eight turns have been played.
RUMMY: dict[str, object] = {
    "seats": 2,
    "dealer": 1,
    "cards": {"hand-0": "QD QH 5H", "hand-1": "AS KD", "discard": "KH 9D", "stock": "QS 2S"},
    "moves": [{"turns": 8, "laid": ["1: meld 9S 9H 9C", "0: meld 3C 4C 5C 6C 7C", "0: layoff 8C on 2"]}],
}


def lying(state: troef.State, zone: str) -> list[str]:
    return troef.cards_text(state.view(troef.REFEREE).zone(zone).cards).split()


def test_what_lies_on_the_table_is_laid_with_a_history() -> None:
    game = troef.game("rummy")
    state = game.position(RUMMY)
    assert state.actors() == (0,) and state.view(0).log
    assert lying(state, "discard")[-2:] == ["KH", "9D"] and len(lying(state, "discard")) == 9
    assert lying(state, "stock")[-2:] == ["2S", "QS"]  # the top is written last
    assert lying(state, "meld-2") == ["3C", "4C", "5C", "6C", "7C", "8C"]
    assert set(lying(state, "hand-0")) > {"QD", "QH", "5H"} and len(lying(state, "hand-0")) == 4
    again = game.position(state.position())
    assert again.view(troef.REFEREE).as_dict() == state.view(troef.REFEREE).as_dict()
    play(state, "0: draw stock", "0: meld QS QH QD")


@pytest.mark.parametrize(
    ("slug", "laid", "offered"),
    [
        ("jokeren", ["1: meld JC QC KC AC", "1: meld 8D *=9D 10D", "0: meld KS KH KD KC"], "swap 9D on 2"),
        ("duizenden", ["0: meld KS KH KD", "1: meld 8D *=9D 10D"], "swap 9D on 2"),
    ],
)
def test_jokers_lie_for_the_cards_that_are_declared(slug: str, laid: list[str], offered: str) -> None:
    state = troef.game(slug).position(
        {"seats": 3, "dealer": 2, "cards": {"hand-0": "9D 4H"}, "moves": [{"turns": 6, "laid": laid}]}
    )
    play(state, "0: draw")
    assert offered in texts(state)


def test_what_can_only_be_laid_in_a_later_turn_waits() -> None:
    """R11 of duizenden: three natural cards in the first turn, and only one set."""
    laid = ["0: meld 3C 4C 5C", "0: meld 9S 9H 9D 9C", "0: layoff 6C on 1"]
    facts = {"seats": 2, "dealer": 1, "moves": [{"turns": 4, "laid": laid}]}
    state = troef.game("duizenden").position(facts)
    assert state.position()["moves"] == [
        *["0: draw", "0: meld 3C 4C 5C", "0: discard 2C", "1: draw", "1: discard 3C"],
        *["0: draw", "0: meld 9S 9H 9D 9C", "0: layoff 6C on 1", "0: discard 4C", "1: draw", "1: discard 5C"],
    ]


@pytest.mark.parametrize(
    ("slug", "change", "where", "told"),
    [
        ("rummy", {"cards": {"hand-0": "QD QH 5H KS 2D"}}, "move 1", "'hand-0' holds 4 cards after 6 were laid, not 5"),
        ("rummy", {"cards": {"hand-0": "9S"}}, "cards", "9S"),
        ("rummy", {"cards": {"elbow": "9S"}}, "cards", "there is no 'elbow'; there are: hand-0, hand-1, stock, dis"),
        ("rummy", {"cards": {"discard": "AH 2H 3H 4H 5H 6H 7H 8H 9D 10H"}}, "move 1", "9 cards after 8 turns, not 10"),
        ("rummy", {"moves": [{"turns": 0}]}, "move 1", "'turns' is a whole number from 1"),
        ("rummy", {"moves": [{"turns": 40}]}, "move 1", "the stock has 31 cards, not one for each of 40 turns"),
        ("rummy", {"moves": [{"turns": 2, "laid": "9S"}]}, "move 1", "'laid' is a list"),
        ("rummy", {"moves": [{"turns": 2, "laid": ["7: meld 9S 9H 9C"]}]}, "move 1", "is no move of a seat"),
        ("rummy", {"moves": [{"turns": 2, "laid": ["0: meld XX"]}]}, "move 1", "XX"),
        ("rummy", {"moves": [{"turns": 2, "laid": ["0: discard 9S"]}]}, "move 1", "lays nothing"),
        ("rummy", {"moves": [{"turns": 2, "laid": ["0: meld 9S 9H 8C"]}]}, "move 1", "lays nothing"),
        ("rummy", {"moves": ["0: draw stock", {"turns": 2}]}, "move 2", "are the first of the deal"),
        (
            "rummy",
            {"moves": [{"turns": 2, "laid": ["0: meld 9S 9H 9C", "0: meld 3C 4C 5C"]}]},
            "move 1",
            "'0: meld 3C 4C 5C' cannot be laid within 2 turns: R7: one-meld",
        ),
        ("jokeren", {"moves": [{"turns": 2, "laid": ["0: meld 9S 9H 9C"]}]}, "move 1", "R13: below-minimum"),
        ("duizenden", {"cards": {"discard": "QS 9D"}}, "move 1", "seat 0 may not discard QS: R16"),
        ("klaverjassen", {"seats": 4, "moves": [{"turns": 2}]}, "move 1", "klaverjassen tell every turn"),
    ],
)
def test_turns_that_cannot_be_say_why(slug: str, change: dict[str, object], where: str, told: str) -> None:
    facts = {"seats": 2, "dealer": 1, "moves": [{"turns": 8 if slug == "rummy" else 2}]}
    given = {**facts, **(RUMMY if slug == "rummy" else {}), **change}
    with pytest.raises(PositionError) as caught:
        troef.game(slug).position(given)
    assert caught.value.where == where and told in str(caught.value)


@examples(40)
@given(
    slug=st.sampled_from(["rummy", "jokeren", "duizenden"]),
    seats=st.integers(2, 6),
    turns=st.integers(1, 14),
    rng=st.randoms(use_true_random=False),
)
def test_whatever_hands_pile_and_stock_are_laid_they_lie_there(slug: str, seats: int, turns: int, rng: Any) -> None:
    """Also after the same position was written down and laid again."""
    game = troef.game(slug)
    pack = troef.cards_text([card for card in game.pack(seats) if troef.cards_text([card]) not in ("*", "QS")]).split()
    rng.shuffle(pack)
    size = len(game.places(seats, 0)["hand-0"])
    hands = {f"hand-{seat}": pack[seat * size : (seat + 1) * size] for seat in range(seats)}
    rest = pack[seats * size :]
    wanted = {**hands, "discard": rest[:turns], "stock": rest[turns : turns + 3]}
    cards = {place: " ".join(lying_there) for place, lying_there in wanted.items()}
    state = game.position({"seats": seats, "cards": cards, "moves": [{"turns": turns}]})
    for one in (state, game.position(state.position())):
        for place in hands:
            assert sorted(lying(one, place)) == sorted(wanted[place])
        assert lying(one, "discard")[-turns:] == wanted["discard"]
        assert lying(one, "stock")[::-1][:3] == wanted["stock"][:3]
