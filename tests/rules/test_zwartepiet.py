"""Zwartepiet by the book: pairs, drawing from the neighbour, and who is left with the jack of spades."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import finish, hand, lay, play, refused, texts
from proving import examples
from troef.cards.card import cards_text, parse_card, parse_cards
from troef.core.options import OptionError
from troef.core.wire import view_dict
from troef.games.zwartepiet import Result
from troef.games.zwartepiet.drawing import MOST_DRAWS

SLUG = "zwartepiet"
SOCIAL = {
    "T2": "the chat is not the table's",
    "T3": "the only picture is the jack of spades of the pack",
}


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, "", **options)


def dealt(hands: dict[int, str], seats: int = 4, dealer: int = 0) -> troef.State:
    return lay(game(), seats, dealer, hands=hands)


def position(hands: dict[int, str], seats: int, dealer: int) -> troef.State:
    """A game in which these cards are left after the first pairs were laid: `dealer`'s left draws first."""
    held = {seat: parse_cards(hands.get(seat, "")) for seat in range(seats)}
    named = {card for cards in held.values() for card in cards}
    pack = game().start(seats, dealer).pack()
    pairs = [(card, card ^ 48) for card in pack if card < card ^ 48 and not {card, card ^ 48} & named]
    for seat, cards in held.items():
        dealt_to = len(pack[(seat - dealer - 1) % seats :: seats])
        while len(cards) < dealt_to:
            cards += [int(card) for card in pairs.pop()]
    state = dealt({seat: cards_text(cards) for seat, cards in held.items()}, seats, dealer)
    assert all(hand(state, seat) == set(hands.get(seat, "").split()) for seat in range(seats))
    return state


def laid(state: troef.State, seat: int) -> str:
    return cards_text(state.view(troef.SPECTATOR).zone(f"pairs-{seat}").cards)


def draw(state: troef.State, card: str) -> troef.State:
    """Who is on turn draws this card, wherever it is offered."""
    fan = state.view(troef.REFEREE).memory["fan"]
    assert isinstance(fan, list)
    state.play(state.actors()[0], state.game.parse(f"draw {fan.index(parse_card(card))}"))
    return state


# ---- options, pack and deal ----


def test_the_options_are_those_of_the_book() -> None:
    assert game().options.games == 1
    for bad in (0, 21, "many"):
        with pytest.raises(OptionError):
            game(games=bad)
    for seats in (1, 9):
        with pytest.raises(ValueError, match="2 to 8"):
            game().start(seats)


@clause(SLUG, "R1", "E1")
def test_31_cards_without_the_jack_of_clubs() -> None:
    pack = cards_text(game().start(4).pack()).split()
    assert len(pack) == 31 == 52 - 20 - 1
    assert "JC" not in pack and "JS" in pack and not [card for card in pack if card[0] in "23456"]


@clause(SLUG, "R3", "E2")
def test_all_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    state = game().start(4, 0)
    pack = state.pack()
    state.deal(pack)
    for seat in range(4):
        dealt_to = {card for place, card in enumerate(pack) if (place + 1) % 4 == seat}
        assert len(dealt_to) == (7 if seat == 0 else 8)
        assert {*state.view(seat).hand(), *state.view(0).zone(f"pairs-{seat}").cards} == dealt_to


@clause(SLUG, "R3")
def test_the_deal_moves_to_the_left() -> None:
    state = game(games=3).start(3, 1)
    state.deal(state.pack())
    while not state.awaits_deal:
        play(state, f"{state.actors()[0]}: draw 0")
    assert state.dealer == 2


@clause(SLUG, "R2", "R4", "P1", "E3")
def test_pairs_are_laid_at_once() -> None:
    state = dealt({1: "7S 7C 7H QD QH JS 9C 10S"})
    assert hand(state, 1) == {"7H", "JS", "9C", "10S"}
    assert laid(state, 1) == "7C 7S QD QH"


@clause(SLUG, "R2", "E4")
def test_cards_of_different_colours_are_no_pair() -> None:
    state = dealt({0: "JS JH 8D 8S", 1: "JD 8H 8C"})
    assert hand(state, 0) >= {"JS", "JH", "8D", "8S"}


# ---- drawing ----


@clause(SLUG, "R6", "R7", "R9", "R11", "E5")
def test_the_dealers_left_draws_from_the_dealer_and_then_lets_the_next_one_draw() -> None:
    state = position({0: "KC 8D 7H", 1: "KS 9C 10D 7D", 2: "9S 10H", 3: "JS 8H"}, 4, 0)
    assert state.actors() == (1,) and state.view(0).fact("draws-from") == 0
    draw(state, "KC")
    assert hand(state, 1) == {"9C", "10D", "7D"} and "KC KS" in laid(state, 1)
    assert state.actors() == (2,) and state.view(0).fact("draws-from") == 1


@clause(SLUG, "R8", "R11", "E6")
def test_the_jack_of_spades_wanders_and_only_two_know() -> None:
    state = position({0: "JS 8D 7H", 1: "KS 9C", 2: "9S KC", 3: "8H 7D"}, 4, 0)
    draw(state, "JS")
    assert hand(state, 1) == {"JS", "KS", "9C"}
    assert [state.view(seat).fact("drawn") for seat in range(4)] == [["JS"], ["JS"], None, None]
    jack = parse_card("JS")
    assert [state.view(seat).memory["course"] for seat in range(3)] == [
        [[1, 0, jack, -1]],
        [[1, 0, jack, -1]],
        [[1, 0, -1, -1]],
    ]
    draw(state, "JS")
    assert hand(state, 2) == {"JS", "9S", "KC"}
    assert state.view(0).memory["course"] == [[1, 0, jack, -1], [2, 1, -1, -1]]  # it may have gone on


@clause(SLUG, "R8", "T1")
def test_one_draws_from_a_place_of_a_hand_in_random_order() -> None:
    state = position({0: "JS 8D 10H", 1: "KS 9C 10D 7C", 2: "9S KC", 3: "8H 7S"}, 4, 0)
    assert texts(state) == {"draw 0", "draw 1", "draw 2"}
    moves: Any = view_dict(state.game, state.view(1))["moves"]
    assert [move["from"] for move in moves] == ["hand-0"] * 3
    refusal = refused(state, "1: DRAW(3)")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R8", "no-such-place", {"amount": 3})
    assert refused(state, "0: draw 0").reason == "not-your-turn"
    assert "fan" not in state.view(1).memory and "fan" not in state.view(0).memory
    for text in ("DRAW(2)", "trek 2", "ik trek 2", "draw_card 2"):
        assert state.game.show(state.game.parse(text)) == "draw 2"
    for text in ("draw", "draw -1", "draw KH", "pass"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text)
    orders = set()
    for seed in range(40):
        state = game().start(2, 0)
        state.deal(troef.SeededDealer(seed).next(state.pack()))
        fan = state.view(troef.REFEREE).memory["fan"]
        assert isinstance(fan, list) and sorted(fan) == sorted(state.view(0).hand())
        orders.add(fan.index(min(fan)))
    assert len(orders) > 6


@clause(SLUG, "R5", "R7", "R10", "R11", "E7")
def test_who_gives_his_last_card_is_out_and_skipped() -> None:
    state = position({0: "9D 10C", 1: "8C KS", 2: "JS", 3: "10S 9H 8S KC"}, 4, 2)
    draw(state, "JS")  # p3 draws p2's last card
    assert state.view(0).badge(2, "safe") is True
    assert state.actors() == (0,) and state.view(0).fact("draws-from") == 3
    draw(state, "JS")
    assert state.actors() == (1,) and state.view(0).fact("draws-from") == 0
    draw(state, "JS")
    assert state.actors() == (3,) and state.view(0).fact("draws-from") == 1


@clause(SLUG, "R7", "R10", "E8")
def test_who_lays_his_last_pair_is_out() -> None:
    state = position({0: "KC JS 9D 8C", 1: "KS", 2: "9H 8S"}, 3, 0)
    draw(state, "KC")
    assert state.view(0).badge(1, "safe") is True
    assert state.actors() == (2,) and state.view(0).fact("draws-from") == 0


@clause(SLUG, "R6")
def test_a_first_drawer_without_cards_is_skipped() -> None:
    assert position({0: "KC QC JS", 2: "KS QS"}, 4, 0).actors() == (2,)


@clause(SLUG, "R12", "S1", "E9")
def test_the_game_ends_as_soon_as_only_the_jack_of_spades_is_left() -> None:
    start = position({0: "JS 7H", 2: "7D"}, 3, 1)
    assert start.actors() == (2,) and start.view(0).fact("draws-from") == 0
    won = draw(start.copy(), "7H")
    assert won.outcome() == troef.Outcome((1, 0, 0), (1, 2), "piet")
    assert "7D 7H" in laid(won, 2)
    went_on = draw(start, "JS")
    assert hand(went_on, 2) == {"JS", "7D"} and went_on.actors() == (0,)


@clause(SLUG, "S1", "E10")
def test_whoever_holds_it_alone_has_lost() -> None:
    state = draw(position({0: "9D JS", 1: "9H"}, 3, 0), "9D")
    assert state.outcome() == troef.Outcome((1, 0, 0), (1, 2), "piet")
    assert state.view(1).badge(0, "piet") is True


@clause(SLUG, "R13")
def test_it_stops_after_2000_draws() -> None:
    state = position({0: "JS 7H 8H", 1: "7D 8D"}, 2, 0)
    for _ in range(MOST_DRAWS - 1):
        draw(state, "JS")
        assert state.outcome() is None
    draw(state, "JS")
    assert state.outcome() == troef.Outcome((1, 0), (1,), "limit")


# ---- losses ----


@clause(SLUG, "S1", "S2")
def test_every_loss_counts_one_and_fewest_win() -> None:
    assert game().settle(Result(4, 2)) == (0, 0, 1, 0)
    for wrong in (Result(4, 4), Result(4, -1), Result(1, 0), Result(9, 0)):
        with pytest.raises(ValueError):
            game().settle(wrong)
    outcome = finish(game(games=5).start(3), 7)
    assert sum(outcome.scores) == 5 and outcome.reason == "games"
    assert outcome.winners == tuple(seat for seat in range(3) if outcome.scores[seat] == min(outcome.scores))


def worlds_hold_no_pairs(state: troef.State, seat: int, rng: troef.Rng) -> None:
    """A world gives back what a seat and the referee remember, and nobody holds a pair in it (R9)."""
    world = next(state.game.worlds(state.view(seat), rng))
    assert world.view(seat).memory == state.view(seat).memory
    for other in range(int(state.seats)):
        held = world.view(other).hand()
        assert not any(card ^ 48 in held for card in held)
    view = state.view(troef.REFEREE)
    assert next(state.game.worlds(view, rng)).view(troef.REFEREE).memory == view.memory


@clause(SLUG, "R2", "R4", "R9", "R12", "S1")
@examples(30)
@given(seats=st.integers(2, 8), seed=st.integers(0, 10**6), looked_at=st.integers(0, 40))
def test_nobody_ever_holds_a_pair_and_all_cards_are_somewhere(seats: int, seed: int, looked_at: int) -> None:
    """In each game the worlds of one position are looked at: many players make them slow to find."""
    state = game().start(seats, seed % seats)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    rng = troef.Rng(seed)
    while state.outcome() is None:
        view = state.view(troef.REFEREE)
        cards = [card for zone in view.zones for card in zone.cards]
        assert sorted(cards) == sorted(state.pack())
        for seat in range(seats):
            held = view.zone(f"hand-{seat}").cards
            assert not any(card ^ 48 in held for card in held)
        seat = state.actors()[0]
        assert view.fact("draws-from") != seat
        if 0 <= looked_at <= len(view.log):
            worlds_hold_no_pairs(state, seat, rng)
            looked_at = -1
        state.play(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    loser = state.outcome().scores.index(1)
    assert cards_text(state.view(0).zone(f"hand-{loser}").cards) == "JS" or state.outcome().reason == "limit"
