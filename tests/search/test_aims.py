"""Cards of a hand that do the same are weighed once."""

import troef
from playing import lay, play
from troef.bots.rule_players import rule_player
from troef.search.aims import aim_of, unlike_moves


def at_the_first_card(slug: str, hand: str) -> troef.State:
    """A deal of four with the hand of seat 1, up to the first card; the rule players bid."""
    game = troef.game(slug)
    state = lay(game, 4, 0, hands={1: hand})
    while aim_of(state) is None:
        seat = state.actors()[0]
        state.play(seat, rule_player(game, seat).choose(state.view(seat), 0.0))
    return state


def unlike(state: troef.State) -> list[str]:
    moves = state.legal(state.actors()[0])
    return sorted(state.game.show(move) for move in unlike_moves(state, moves))


def test_cards_in_a_row_do_the_same() -> None:
    state = at_the_first_card("kleurenwiezen", "AS KS QS JS 9S AD KD 8D 3D 2D 5C 6C 8C")
    assert state.actors() == (1,)
    assert unlike(state) == sorted(["9S", "JS", "8D", "2D", "KD", "5C", "8C"])


def test_cards_that_are_gone_are_no_gap_and_the_card_on_the_table_is_one() -> None:
    state = troef.game("boerenbridge").position({"dealer": 3, "deal": 3})
    hands = {0: "9S 7S 2D", 1: "8S 3S 2C", 2: "KS QS 3C", 3: "4S 5S 4C"}
    state.deal(state.arrange(hands, upcard="2H"))
    play(state, *[f"{seat}: predict {number}" for seat, number in ((0, 0), (1, 0), (2, 0), (3, 1))])
    assert unlike(state) == ["2D", "7S", "9S"]  # somebody may hold the eight
    play(state, "0: 2D", "1: 2C", "2: 3C", "3: 4C", "0: 9S")
    assert unlike(state) == ["3S", "8S"]
    play(state, "1: 8S")
    assert unlike(state) == ["QS"]
    play(state, "2: QS")
    assert unlike(state) == ["4S"]


def test_cards_that_count_differently_do_not() -> None:
    state = at_the_first_card("hartenjagen", "KS QS JS 8S AD KD 8D 7D")
    assert unlike(state) == ["7D", "8S", "JS", "KD", "QS"]  # the queen of spades costs five


def test_where_sequences_count_no_card_is_like_another() -> None:
    state = at_the_first_card("klaverjassen", "JS 9S AS TS 7S 8S 7D 8D")
    moves = state.legal(state.actors()[0])
    assert unlike_moves(state, moves) == {move: [] for move in moves}


def test_what_is_no_card_stays() -> None:
    state = lay(troef.game("wiezen"), 4, 0, hands={1: "AS KS QS JS 9S AD KD 8D 3D 2D 5C 6C 8C"})
    moves = state.legal(1)
    assert unlike_moves(state, moves) == {move: [] for move in moves}
