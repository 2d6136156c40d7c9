"""How a deal ended, as the people at a table are told."""

from typing import Any

import pytest

from clauses import clause
from playing import lay, play_out
from troef.core.dealer import SeededDealer
from troef.core.game import State
from troef.core.moves import PLAY, kind_of
from troef.core.registry import find_game, slugs
from troef.core.rng import Rng
from troef.core.view import REFEREE, SPECTATOR
from troef.table.match.deal_end import DealEnd, deal_end, dealt_hands


def ended(slug: str, seed: int) -> tuple[State, list[str]]:
    """The first deal of a match that gets a row, played at random, and its hands as they were dealt."""
    state, dealer, rng = find_game(slug).start(), SeededDealer(seed), Rng(seed)
    hands: list[str] = []
    while not state.sheet:
        if state.awaits_deal:
            before = state.deal_number
            state.deal(dealer.next(state.pack()))
            hands = dealt_hands(state) if state.deal_number > before else hands
            continue
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return state, hands


@pytest.mark.parametrize("slug", [slug for slug in slugs() if slug not in ("patience", "mao", "liegen", "shithead")])
def test_every_game_says_how_a_deal_ended(slug: str) -> None:
    state, _ = ended(slug, 3)
    told = deal_end(state)
    assert told["deal"] == 1
    assert all(seat in range(int(state.seats)) for one in told["verdicts"] for seat in one["seats"])
    assert all(part["column"] in range(len(state.sheet[-1].cells)) for part in told["parts"])


@clause("klaverjassen", "S3", "S4")
@pytest.mark.parametrize("seed", range(8))
def test_the_points_of_klaverjassen_are_told_in_parts(seed: int) -> None:
    state, _ = ended("klaverjassen", seed)
    told, cells = deal_end(state), state.sheet[-1].cells
    sums = [sum(part["points"] for part in told["parts"] if part["column"] == side) for side in (0, 1)]
    assert sum(sums) == sum(cells)
    nat = told["verdicts"][0]["key"] == "most-failed"
    assert nat or sums == list(cells)


@clause("klaverjassen", "S6")
def test_all_tricks_are_a_pit() -> None:
    hands = {0: "JH 9H AH 10H KH QH 8H 7H"}
    state = lay(find_game("klaverjassen"), dealer=3, hands=hands)
    state.play(0, state.game.parse("trump H", state.view(0)))
    told: dict[str, Any] = deal_end(play_out(state))
    assert told["verdicts"] == [{"key": "all-tricks", "seats": [0, 2], "had": 0, "need": 0}]
    assert {"column": 0, "label": "pit", "points": 100} in told["parts"]


def test_hands_are_open_to_all_once_every_card_was_played() -> None:
    state, hands = ended("klaverjassen", 1)
    assert [len(hand.split()) for hand in hands] == [8, 8, 8, 8]
    assert DealEnd(state, hands).for_seat(SPECTATOR, set())["hands"] == [hand.split() for hand in hands]


@pytest.mark.parametrize(("slug", "seed"), [("pesten", 8)])
def test_a_hand_with_a_card_that_was_never_played_stays_secret(slug: str, seed: int) -> None:
    """As many cards are played as were dealt and more, since people draw or exchange others."""
    state, hands = ended(slug, seed)
    view = state.view(REFEREE)
    texts = [state.game.show(move) for _, move in view.log if kind_of(move) == PLAY]
    dealt = " ".join(hands).split()
    assert len(texts) >= len(dealt) and set(dealt) - {text.split()[0] for text in texts}
    assert not any(DealEnd(state, hands).for_seat(SPECTATOR, set())["hands"])


@clause("pandoeren", "R8")
def test_the_buried_card_is_known_when_all_others_were_played() -> None:
    """The pack has 33 cards, of which everybody has seen 32."""
    state, hands = ended("pandoeren", 2)
    buried = state.view(REFEREE).zone("buried").cards
    assert buried and state.view(SPECTATOR).zone("buried").cards == []
    assert all(DealEnd(state, hands).for_seat(SPECTATOR, set())["hands"])


def test_a_hand_that_was_thrown_in_stays_secret() -> None:
    state, hands = ended("poker", 1)
    own, bots = DealEnd(state, hands).for_seat(0, set()), DealEnd(state, hands).for_seat(0, {1, 2})
    assert [bool(hand) for hand in own["hands"]] == [True] + [False] * 5
    assert [bool(hand) for hand in bots["hands"]] == [True] * 3 + [False] * 3
    assert not any(DealEnd(state, hands).for_seat(SPECTATOR, {1, 2})["hands"])
