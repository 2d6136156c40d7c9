"""Why a move is advised: a sentence that is true of what a seat sees, and that a card player would say."""

from itertools import islice
from typing import Any

import pytest

import troef
from troef.bots.by_name import make_player
from troef.bots.reasons import Reason, reasons_for
from troef.bots.reasons.reason import MOST
from troef.cards.card import parse_card
from troef.core.dealer import SeededDealer
from troef.core.view import View
from troef.sim.speed import order_for
from troef.words.words import Words

#: Seat 0 led the king of diamonds, seat 1 took it with the ace, seat 3 plays last beside it.
KLAVERJAS: "dict[str, Any]" = {
    "cards": {
        "hand-0": "KD QD JD 9H 8H 7H 9C 8C",
        "hand-1": "AD AH KH QH AC KC 7S 8S",
        "hand-2": "7D 9D JH 10H 10C QC JS 9S",
        "hand-3": "10D 8D JC 7C AS KS QS 10S",
    },
    "dealer": 3,
    "moves": ["0: trump H", "0: KD", "1: AD", "2: 7D"],
}


def reasons_of(position: "dict[str, Any]", slug: str, move: str) -> dict[str, dict[str, object]]:
    """The reasons for a move of whoever is on turn in a laid position: their facts by key."""
    game = troef.game(slug)
    state = game.position(position)
    view = state.view(state.actors()[0])
    found = reasons_for(game, view, game.parse(move, view))
    return {reason.key: {fact.key: fact.value for fact in reason.facts} for reason in found}


def positions(slug: str, count: int) -> "list[tuple[View, int]]":
    """Choices of rule players in a match: what a seat saw, and what it did."""
    game = troef.game(slug)
    state, dealer = game.start(), SeededDealer("reasons")
    players = [make_player("rule", game, f"reasons:{seat}") for seat in range(state.seats)]
    found: list[tuple[View, int]] = []
    for _ in range(40 * count):
        if state.outcome() is not None or len(found) == count:
            break
        actors = [seat for seat in state.actors() if seat >= 0]
        if not actors:
            state.deal(order_for(state, dealer))
            continue
        view = state.view(actors[0])
        move = players[actors[0]].choose(view, 0.0)
        move = move if move in view.moves else view.moves[0]
        if len(view.moves) > 1:
            found.append((view, move))
        state.play(actors[0], move)
    return found


@pytest.mark.parametrize("slug", [info.slug for info in troef.all_games()])
def test_every_reason_has_a_sentence_in_both_languages(slug: str) -> None:
    game = troef.game(slug)
    words = [Words("nl"), Words("en")]
    for view, move in positions(slug, 60):
        for reason in reasons_for(game, view, move):
            facts = {fact.key: 2 if fact.kind == "number" else "x" for fact in reason.facts}
            for language in words:
                sentence = language.say(f"reason-{reason.key}", **facts)
                assert sentence != f"reason-{reason.key}" and sentence.endswith("."), reason
                assert "{" not in sentence, sentence


@pytest.mark.parametrize("slug", [info.slug for info in troef.all_games()])
def test_reasons_speak_of_no_card_that_the_seat_knows_to_be_elsewhere(slug: str) -> None:
    """Cards that may still beat one's own are neither in one's hand nor played."""
    game = troef.game(slug)
    for view, move in positions(slug, 60):
        found = reasons_for(game, view, move)
        assert len(found) <= MOST and len({reason.key for reason in found}) == len(found)
        for reason in found:
            if reason.key in ("take-unless", "trumps-left"):
                out = _cards(reason)
                assert not out & set(view.hand())
                assert not out & {move >> 6 for _, move in view.log if move & 63 == 0}


def _cards(reason: Reason) -> set[int]:
    return {parse_card(str(text)) for fact in reason.facts if fact.kind == "cards" for text in _texts(fact.value)}


def _texts(value: object) -> "list[str]":
    return list(value) if isinstance(value, list) else str(value).split()


@pytest.mark.parametrize("slug", ["klaverjassen", "wiezen", "bridge", "hartenjagen", "rummy", "presidenten", "poker"])
def test_most_choices_have_a_reason(slug: str) -> None:
    game = troef.game(slug)
    asked = positions(slug, 100)
    told = [bool(reasons_for(game, view, move)) for view, move in asked]
    assert sum(told) >= 0.5 * len(asked)


@pytest.mark.clause("klaverjassen", ("R7", "R9"))
def test_klaverjassen_the_ten_goes_to_the_trick_that_partner_wins() -> None:
    found = reasons_of(KLAVERJAS, "klaverjassen", "10D")
    assert next(iter(found)) == "partner-wins-give"
    assert found["partner-wins-give"] == {"seat": 1, "number": 10}


@pytest.mark.clause("klaverjassen", ("R7", "R9"))
def test_klaverjassen_a_card_without_points_there_only_says_that_partner_wins() -> None:
    assert reasons_of(KLAVERJAS, "klaverjassen", "8D")["partner-wins"] == {"seat": 1}


@pytest.mark.clause("klaverjassen", "R7")
def test_klaverjassen_the_jack_draws_trumps_and_is_the_highest() -> None:
    """Seat 2 leads; of eight trumps it holds two, so six are out."""
    found = reasons_of({**KLAVERJAS, "dealer": 1, "moves": ["2: trump S"]}, "klaverjassen", "JS")
    assert found["draw-trumps"]["number"] == 6
    assert found["highest-trump"] == {"cards": ["JS"]}


@pytest.mark.clause("klaverjassen", "R8")
def test_klaverjassen_with_four_of_a_suit_it_can_be_trump() -> None:
    found = reasons_of({**KLAVERJAS, "dealer": 2, "moves": []}, "klaverjassen", "trump S")
    assert found["trump-suit"] == {"suit": "S", "number": 4, "cards": ["AS", "10S", "KS", "QS"]}
    assert found["trump-void"] == {"suit": "H"}


@pytest.mark.clause("bridge", "R5")
def test_bridge_the_meaning_of_a_call_is_that_of_the_system() -> None:
    hands = ["AKQ43.AJ.K732.A2", "8765.8765.T98.T8", "JT9.KQT9.AQJ.KJ9", "2.432.654.Q76543"]
    position = {"cards": {f"hand-{seat}": _bridge_hand(hand) for seat, hand in enumerate(hands)}, "dealer": 2}
    found = reasons_of(position, "bridge", "1NT")
    assert found["bridge-points"] == {"number": 17}
    assert found["means-points"] == {"least": 15, "most": 17}
    assert "means-balanced" in found


@pytest.mark.clause("bridge", "R5")
def test_bridge_a_pass_that_any_hand_may_make_promises_no_points() -> None:
    """One point, after partner's 1♣ and an overcall of 2♥: nobody needs to hear of "no more than 40"."""
    hands = ["542.T32.J752.984", "QJ9.7654.K43.KQ5", "AKT3.K.AQT9.AJ73", "876.AQJ98.86.T62"]
    position = {"cards": {f"hand-{seat}": _bridge_hand(hand) for seat, hand in enumerate(hands)}, "dealer": 2}
    found = reasons_of(position | {"moves": ["2: 1C", "3: 2H"]}, "bridge", "pass")
    assert found["bridge-points"] == {"number": 1}
    assert not {"means-points", "means-at-least", "means-at-most"} & set(found)


@pytest.mark.clause("hartenjagen", "R9")
def test_hartenjagen_the_highest_card_that_stays_under_the_trick() -> None:
    cards = {
        "hand-0": "KC QC JC 10H 9H 8H 7H 8S",
        "hand-1": "10C 9C 7C AH KH 9S 7S AD",
        "hand-2": "AC 8C JH AS KS KD QD JD",
        "hand-3": "QH QS JS 10S 10D 9D 8D 7D",
    }
    found = reasons_of({"cards": cards, "dealer": 3, "moves": ["0: KC"]}, "hartenjagen", "10C")
    assert next(iter(found)) == "stay-under-highest"


def test_poker_a_call_has_its_price() -> None:
    """Heads up the small blind may complete: 1 more for a pot of 3, which pays when it wins one time in four."""
    found = reasons_of({"seats": 2, "cards": {"hand-0": "AH AS", "hand-1": "7C 2D"}}, "poker", "call")
    assert found["pot-odds-call"] == {"cost": 1, "pot": 3, "number": 25}


def _bridge_hand(text: str) -> str:
    suits = zip("SHDC", text.split("."), strict=True)
    return " ".join([f"{'10' if rank == 'T' else rank}{suit}" for suit, ranks in suits for rank in ranks])


def test_a_lamp_that_says_nothing_is_not_shown_in_races() -> None:
    for slug in ("ezelen", "zenuwen"):
        game = troef.game(slug)
        assert game.info.race
        assert all(not reasons_for(game, view, move) for view, move in islice(positions(slug, 20), 20))
