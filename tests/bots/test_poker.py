"""The rule player for poker makes no blunders that anybody at the table would see."""

import troef
from playing import finish, lay, play
from troef.bots import make_player

GAME = troef.game("poker", starting_stack=100)
BOARD = "2C 7D 8H JC 3S"


def choices(state: troef.State, tries: int = 12) -> set[str]:
    """What players of different seeds do here: the verbs."""
    seat = state.actors()[0]
    view = state.view(seat)
    moves = [make_player("rule", GAME, seed).choose(view, 0.1) for seed in range(tries)]
    assert set(moves) <= set(view.moves)
    return {GAME.show(move).split()[0] for move in moves}


def test_it_never_folds_for_nothing() -> None:
    state = lay(GAME, 2, hands={0: "AS AH", 1: "7C 2D"}, board=BOARD)
    play(state, "0: call")
    assert "fold" not in choices(state)


def test_it_does_not_fold_the_best_hand_there_is() -> None:
    state = lay(GAME, 2, hands={0: "10C 9C", 1: "JS JD"}, board="8C 7D JH 2C 3S")
    play(state, "0: call", "1: check", "1: raise 98")
    assert "fold" not in choices(state)


def test_it_raises_aces_and_folds_nothing_much_against_a_large_bet() -> None:
    assert choices(lay(GAME, 2, hands={0: "AS AH", 1: "7C 2D"}, board=BOARD)) == {"raise"}
    state = lay(GAME, 3, hands={0: "AS AH", 1: "7C 2D", 2: "KS KH"}, board=BOARD)
    assert choices(play(state, "0: all in")) == {"fold"}


def test_it_does_not_pay_with_a_hand_that_cannot_win() -> None:
    state = lay(GAME, 2, hands={0: "5C 4D", 1: "JS JH"}, board=BOARD)
    play(state, "0: call", "1: check", *["1: check", "0: check"] * 2, "1: raise 60")
    assert choices(state) == {"fold"}


def test_it_buys_in_when_it_has_nothing_left() -> None:
    game = troef.game("poker", starting_stack=100, end="timed", end_hands=9, rebuy=True)
    state = lay(game, 2, hands={0: "AS AH", 1: "7C 2D"}, board="AC 9D KH 4C QS")
    play(state, "0: all in", "1: call")
    assert choices(state) == {"rebuy"}


def test_the_same_seed_plays_the_same_match() -> None:
    scores = []
    for _ in range(2):
        state = GAME.start(3)
        dealer = troef.SeededDealer("bots")
        players = [make_player("rule", GAME, seat) for seat in range(3)]
        for _ in range(60):
            if state.awaits_deal:
                state.deal(dealer.next(state.pack()))
            elif state.outcome() is None:
                seat = state.actors()[0]
                state.play(seat, players[seat].choose(state.view(seat), 0.1))
        scores.append([row.cells for row in state.sheet])
        assert finish(state, "rest").scores
    assert scores[0] == scores[1] and scores[0]
