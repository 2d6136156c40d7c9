"""The strong player of poker, and what it reads in the bets of others."""

import pytest

import troef
from playing import lay, play
from troef.bots import make_player
from troef.bots.poker_ranges import CALLER, HOLDINGS, RAISER, RangeReader, acts_of, ladder_of, stays
from troef.bots.poker_strong import StrongPlayer
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.sim.arena import compete, make_contest, player_scores
from troef.sim.speed import is_compiled


def game(**options: object) -> troef.Game:
    return troef.game("poker", **options)


def place(text: str, board: str = "") -> float:
    """Where two cards stand on the ladder of a board."""
    low, high = sorted(parse_cards(text))
    number = next(at for at, holding in enumerate(HOLDINGS) if set(holding) == {low, high})
    return ladder_of(parse_cards(board)).places[number]


def test_hands_stand_in_their_order_on_the_ladder() -> None:
    before = [place(text) for text in ("AS AH", "QS QH", "AS KS", "AS KH", "9S 8S", "8S 3H", "7S 2H")]
    assert before == sorted(before, reverse=True)
    assert before[0] == 1.0
    flop = "9C 9D 2S"
    after = [place(text, flop) for text in ("9S 9H", "9S 2H", "9S KH", "AS AH", "AS 2H", "AS KH", "4S 3H")]
    assert after == sorted(after, reverse=True)


def test_four_of_a_suit_stand_higher_than_what_they_show() -> None:
    assert place("4S 3S", "KS 9S 2D") > place("4S 3H", "KS 9S 2D") + 0.2
    assert place("4S 3S", "KS 9S 2D JH 8C") < 0.1


def test_more_hands_pay_a_small_bet_than_a_large_one() -> None:
    kept = [stays(1, cost, 1) for cost in (0.1, 0.3, 0.5, 0.9)]
    assert kept == sorted(kept, reverse=True)
    assert stays(0, 0.6, 1) > stays(0, 0.6, 4)


def dealt(*said: str, seats: int = 2, held: "dict[int, str] | None" = None, board: str = "") -> troef.State:
    places = {"board": board} if board else {}
    return play(lay(game(), seats, dealer=0, hands=held or {}, **places), *said)


def test_what_was_done_is_told_in_parts_of_the_pot() -> None:
    """Seat 0 raises the big blind to 6, into 3 chips and the one that it owes; seat 1 has 4 to pay for 8."""
    state = dealt("0: raise 6", "1: call")
    acts = acts_of(state.game, state.view(1))
    assert [(act.seat, act.street) for act in acts] == [(0, 0), (1, 0)]
    assert acts[0].cost == pytest.approx(1 / 3)
    assert acts[0].raised == pytest.approx(1)
    assert acts[1].cost == pytest.approx(1 / 2)


def test_a_bet_is_read_as_a_good_hand() -> None:
    board = "KS 9D 4C"
    state = dealt("0: raise 6", "1: raise 20", "0: call", "1: raise 30", held={0: "AS AH"}, board=board + " 2H 2D")
    reader = RangeReader(2)
    view = state.view(0)
    reader.watch(view.deal_number, acts_of(state.game, view))
    reading = reader.read(1, parse_cards(board), int(set_of(parse_cards("AS AH " + board))))

    def weight(text: str) -> float:
        cards = set(parse_cards(text))
        return reading.by_cards[next(at for at, holding in enumerate(HOLDINGS) if set(holding) == cards)]

    assert weight("KH KD") > 5 * weight("QH JD") > 0
    assert weight("AS KH") == 0  # it sees that ace itself


def test_who_raises_everything_is_found_out() -> None:
    match, reader = game(), RangeReader(2)
    for deal in range(1, 7):
        state = play(lay(match, 2, dealer=0), "0: raise 60", "1: call", "1: check", "0: raise 40")
        reader.watch(deal, acts_of(match, state.view(1)))
    assert reader.kinds[0][RAISER] > 0.9
    assert reader.kinds[1][RAISER] < 0.1
    for deal in range(7, 20):
        state = play(lay(match, 2, dealer=0), "0: call", "1: check", "1: check", "0: check", "1: raise 2", "0: call")
        reader.watch(deal, acts_of(match, state.view(1)))
    assert reader.kinds[0][CALLER] > reader.kinds[0][RAISER]


def test_it_pays_with_the_best_hand_and_folds_the_worst() -> None:
    best = dealt("0: raise 40", held={1: "AS AH"})
    worst = dealt("0: raise 40", held={1: "7S 2H"})
    player = StrongPlayer(game(), 1)
    assert best.game.show(player.choose(best.view(1), 0.1)) != "fold"
    assert worst.game.show(StrongPlayer(game(), 1).choose(worst.view(1), 0.1)) == "fold"


def test_it_never_folds_what_cannot_lose() -> None:
    state = dealt(
        "0: call", "1: check", "1: check", "0: check", "1: check", "0: check", "1: raise 100",
        held={0: "AS KS"}, board="QS JS 10S 2D 3C",
    )  # fmt: skip
    player = StrongPlayer(game(), 1)
    assert state.game.show(player.choose(state.view(0), 0.1)) != "fold"
    worth = {state.game.show(thought.move): thought.worth for thought in player.thoughts}
    assert worth["fold"] == 0
    assert worth["call"] == pytest.approx(104)


def test_the_same_seed_and_view_give_the_same_thoughts() -> None:
    state = dealt("0: raise 6")
    one, other = make_player("strong", game(), "x"), make_player("strong", game(), "x")
    assert one.choose(state.view(1), 0.1) == other.choose(state.view(1), 0.5)
    assert one.thoughts == other.thoughts


def test_it_does_not_look_at_hidden_cards() -> None:
    """The same deal but for the rival's cards and the board to come."""
    one = dealt("0: raise 6", held={0: "AS AH", 1: "9S 9H"}, board="2C 3D 4H 5S 7C")
    other = dealt("0: raise 6", held={0: "8S 3H", 1: "9S 9H"}, board="KC QD JH 10S 9C")
    found = [StrongPlayer(game(), 1).choose(state.view(1), 0.1) for state in (one, other)]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "options",
    [
        {"betting": "limit"},
        {"min_raise": "last_raise", "odd_chips": "left_of_dealer"},
        {"ante": 1, "starting_stack": 9},
        {"end": "timed", "end_hands": 6, "rebuy": True, "rebuy_threshold": 100},
    ],
)
def test_it_plays_every_table(options: dict[str, object]) -> None:
    match = game(**options)
    state, dealer = match.start(4), troef.SeededDealer("table")
    names = ("strong", "random", "good", "raiser")
    players = [make_player(name, match, seat) for seat, name in enumerate(names)]
    for _ in range(60):
        if state.outcome() is not None:
            break
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat), 0.1))
    assert state.deal_number > 1


@pytest.mark.skipif(not is_compiled(), reason="takes a minute interpreted")
@pytest.mark.parametrize("yardstick", ["caller", "raiser"])
def test_it_beats_who_does_not_look_at_cards(yardstick: str) -> None:
    """Duplicate deals for two; docs/experiments.md has a thousand of them, against all yardsticks."""
    contest = make_contest(game(), 2, ["strong", yardstick], 0.1, "yardstick")
    strong = player_scores(contest, compete(contest, 40))[0]
    assert strong.points - strong.half_width > 0
