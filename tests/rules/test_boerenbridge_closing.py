"""The closing round of boerenbridge, on the forehead: everybody knows every card but his own."""

import pytest
from boeren_positions import SLUG, dealt, numbers, predict
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import play, refused, texts
from proving import examples
from troef.cards.card import card_text, cards_text
from troef.core.wire import view_dict

CARDS = {0: "QS", 1: "2H", 2: "KS", 3: "9C"}


def closing(cards: "dict[int, str] | None" = None, **more: object) -> troef.State:
    """The seventh and last round of a match of at most three cards."""
    return dealt(7, CARDS if cards is None else cards, upcard="5H", max_hand=3, **more)


def seen(state: troef.State, seat: int) -> dict[str, object]:
    return view_dict(state.game, state.view(seat))


@clause(SLUG, "R7", "T1")
def test_everybody_sees_the_others_cards_and_not_his_own() -> None:
    state = closing()
    for viewer in range(4):
        view = state.view(viewer)
        for seat in range(4):
            zone = view.zone(f"hand-{seat}")
            assert cards_text(zone.cards) == ("" if seat == viewer else CARDS[seat])
            assert zone.hidden == (1 if seat == viewer else 0)
        assert CARDS[viewer] not in str(seen(state, viewer))
    assert all(card not in str(seen(state, troef.SPECTATOR)) for card in CARDS.values())
    assert all(card in str(seen(state, troef.REFEREE)) for card in CARDS.values())


@clause(SLUG, "R10")
def test_the_dealer_is_free() -> None:
    assert numbers(predict(closing(), 1, 0, 0)) == {0, 1}


@clause(SLUG, "R7", "R17")
def test_the_only_move_tells_nothing_of_the_card() -> None:
    state = predict(closing(), 1, 0, 0, 0)
    assert texts(state, 0) == {"play blind"}
    for card in ("QS", "KS", "2C"):  # his own, another's, one from the pack: the same answer
        refusal = refused(state, f"0: {card}")
        assert (refusal.clause, refusal.reason, refusal.facts) == ("R7", "card-unseen", {})
    assert refused(state, "0: predict 0").clause == "R8"
    assert refused(state, "1: blind").reason == "not-your-turn"
    play(state, "0: speel blind")
    for viewer in (*range(4), troef.SPECTATOR):
        assert cards_text(state.view(viewer).zone("trick").cards) == "QS"
        log = seen(state, viewer)["log"]
        assert isinstance(log, list) and log[-1]["verb"] == "play-blind" and log[-1]["cards"] == ["QS"]


@clause(SLUG, "E10", "R7", "R12", "R17", "S1", "S2")
def test_the_books_closing_round() -> None:
    state = predict(closing(), 1, 0, 0, 0)
    play(state, "0: play blind", "1: play blind", "2: play blind", "3: play blind")
    assert state.sheet[-1].cells == (-3, -3, 10, 10)
    assert state.outcome() is not None


@clause(SLUG, "R7", "T1")
@examples(40)
@given(st.integers(0, 2**30), st.integers(0, 3))
def test_another_card_on_ones_own_forehead_changes_nothing_until_it_lies(seed: int, viewer: int) -> None:
    rng = troef.Rng(str(seed))
    pack = [card for card in troef.game(SLUG).pack(4) if card_text(card) not in (*CARDS.values(), "5H")]
    other = {**CARDS, viewer: card_text(pack[rng.below(len(pack))])}
    states = closing(), closing(other)
    said = [int(rng.below(2)) for _ in range(4)]
    assert seen(states[0], troef.SPECTATOR) == seen(states[1], troef.SPECTATOR)
    assert seen(states[0], viewer) == seen(states[1], viewer)
    for state in states:
        predict(state, *said)
    for seat in range(viewer):
        for state in states:
            play(state, f"{seat}: play blind")
    for move in (0, 64, 640, 3 + 64, 3 + 128, 32, 33):
        assert states[0].refusal(viewer, move) == states[1].refusal(viewer, move)
    assert states[0].legal(viewer) == states[1].legal(viewer)
    assert seen(states[0], viewer) == seen(states[1], viewer)


@clause(SLUG, "R7", "R17")
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_a_world_of_the_closing_round_gives_the_view_back(seats: int) -> None:
    rng = troef.Rng("foreheads")
    state = dealt(7, {0: "QS"}, seats=seats, dealer=0, upcard="5H", max_hand=3)
    own = set()
    while True:
        for viewer in range(seats):
            for _ in range(3):
                world = next(state.game.worlds(state.view(viewer), rng))
                assert seen(world, viewer) == seen(state, viewer)
                assert world.view(viewer).memory == state.view(viewer).memory
                own.add(cards_text(world.view(troef.REFEREE).zone(f"hand-{viewer}").cards))
        if state.outcome() is not None:
            break
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    assert len(own) > 10


@clause(SLUG, "R17")
def test_a_copy_plays_on_by_itself() -> None:
    state = predict(closing(), 1, 0, 0, 0)
    play(state, "0: blind")
    copy = state.copy()
    play(copy, "1: blind", "2: blind", "3: blind")
    assert copy.outcome() is not None and state.outcome() is None
    assert state.actors() == (1,)
