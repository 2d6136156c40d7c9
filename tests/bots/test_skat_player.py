"""The rule player of skat: what nobody at the table wants to see, and that it beats random play."""

import pytest

import troef
from duels import one_against_random, outcome, played, wins
from playing import lay, play
from troef.bots import make_player
from troef.bots.skat import chance_of
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.core.view import REFEREE

#: Hands that everybody would play, and one that nobody would.
GRAND = "JC JS JH AC 10C AS 10S AH 10H 7D"
HEARTS = "JH JD AH 10H KH 9H 8H AC 7S 8D"
NUL = "7C 8C 9C 7D 8D 9D 7H 8H 7S 8S"
NOTHING = "JD KC 9C QD 8D 9H QH KS 9S 8S"
FOREHAND = ("1: pass", "2: pass", "0: 18")


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    (seat,) = state.actors()
    player = make_player("rule", state.game, 1)
    return state.game.show(player.choose(state.view(seat), 0.1))


def dealt(hand: str, skat: str = "", **others: str) -> troef.State:
    """Forehand (seat 0) holds this hand; `one="KH"` gives cards to seat 1."""
    names = {"one": 1, "two": 2}
    hands = {0: hand} | {names[name]: cards for name, cards in others.items()}
    return lay(troef.game("skat"), dealer=2, hands=hands, **({"skat": skat} if skat else {}))


def cards(text: str) -> int:
    return int(set_of(parse_cards(text)))


# ---- reizen ----


@pytest.mark.parametrize(("hand", "game"), [(GRAND, 4), (HEARTS, 2), (NUL, 5)])
def test_good_hands_are_likely_and_a_bad_one_is_not(hand: str, game: int) -> None:
    assert chance_of(cards(hand), game) > 0.7
    assert all(chance_of(cards(NOTHING), each) < 0.4 for each in range(7))


def test_it_holds_what_its_hand_carries_and_no_more() -> None:
    """Hearts without 2 is 30, and 40 from the hand: 18 is held, 48 is not."""
    state = dealt(HEARTS)
    for value in (18, 20, 22, 23, 24, 27, 30):
        play(state, f"1: {value}")
        assert chosen(state) == "yes"
        play(state, "0: yes")
    held = 30
    for value in (33, 35, 36, 40, 44, 45, 46, 48):
        play(state, f"1: {value}")
        if chosen(state) == "pass":
            break
        held = value
        play(state, "0: yes")
    assert held in (30, 40)


def test_with_nothing_it_passes_everywhere() -> None:
    state = play(dealt(NOTHING), "1: 18")
    assert chosen(state) == "pass"
    state = play(dealt(NOTHING), "1: pass", "2: pass")
    assert chosen(state) == "pass"
    assert chosen(dealt("AC", one=NOTHING)) == "pass"


def test_a_hand_that_plays_asks() -> None:
    assert chosen(dealt("7C", one=GRAND)) == "18"


# ---- the skat ----


def test_it_lays_away_what_it_would_lose_and_no_trump() -> None:
    state = play(dealt("JC JS JD AH 10H KH 9H AC 10S 8D", skat="7D 8S"), *FOREHAND, "0: take skat")
    laid = []
    for _ in range(2):
        laid.append(chosen(state))
        play(state, f"0: {laid[-1]}")
    assert not {"discard JC", "discard AH", "discard AC", "discard 10H"} & set(laid)
    assert chosen(state) in ("game H", "grand")


def test_it_names_the_game_of_its_hand() -> None:
    assert chosen(play(dealt(GRAND), *FOREHAND, "0: hand")).startswith("grand")
    assert chosen(play(dealt(HEARTS), *FOREHAND, "0: hand")).startswith("game H")
    assert chosen(play(dealt(NUL), *FOREHAND, "0: hand")).startswith("nul")


# ---- playing ----


def test_declarer_draws_trumps() -> None:
    strong = "JC JS JD AH 10H KH 9H AC 7S 8D"
    assert chosen(play(dealt(strong), *FOREHAND, "0: hand", "0: hearts")) in ("JC", "JS")


def test_points_go_to_the_partners_trick() -> None:
    """Seat 1 declares hearts and leads a spade; seat 2 takes it, and seat 0 plays last."""
    hands = {"one": "JC JS JH AH 10H KH QH 7S AD 9C", "two": "AS KS 8S QD 7C 8C AC JD 7H 8H"}
    state = dealt("10S QS 9S 10D KD 7D 8D 9D 10C KC", **hands)
    play(state, "1: 18", "0: no", "2: pass", "1: hand", "1: hearts", "0: 7D", "1: AD", "2: QD")
    play(state, "1: 7S", "2: AS")
    assert chosen(state) == "10S"


def test_points_are_kept_out_of_declarers_trick() -> None:
    hands = {"one": "JC JS JH AH 10H KH QH AS 8C 9C", "two": "9S 8S"}
    state = dealt("10S QS 7S 10D KD 7D 8D 9D 10C KC", **hands)
    play(state, "1: 18", "0: no", "2: pass", "1: hand", "1: hearts", "0: 7S", "1: AS", "2: 8S")
    play(state, "1: JC")
    (seat,) = state.actors()
    state.play(seat, state.legal(seat)[0])
    assert state.actors() == (0,)
    assert chosen(state) in ("7D", "8D", "9D", "QS")


def test_it_does_not_ruff_its_partners_ace() -> None:
    hands = {"one": "JC JS AH 10H KH QH 9H 7S 8C 9C", "two": "AS JH 7H"}
    state = dealt("9S 8H JD 10D KD 7D 8D 9D 10C KC", **hands)
    play(state, "1: 18", "0: no", "2: pass", "1: hand", "1: hearts", "0: 9S", "1: 7S", "2: AS")
    second = state.view(REFEREE).zone("hand-2").cards
    spade = next(state.game.show(card << 6) for card in second if state.game.show(card << 6).endswith("S"))
    play(state, f"2: {spade}")
    assert chosen(state) not in ("8H", "JD")


def test_in_nul_it_stays_low_and_throws_its_high_cards() -> None:
    hands = {"one": "AC KC", "two": "QC JC"}
    state = play(dealt("7C 9C 10C 7D 8D 9D 7H 8H 7S AS", **hands), *FOREHAND, "0: hand", "0: nul")
    assert chosen(state) in ("7C", "7D", "8D", "9D", "7H", "8H", "7S")
    play(state, "0: 7C", "1: AC", "2: QC", "1: KC", "2: JC")
    assert chosen(state) == "10C"


# ---- whole matches ----


def games_of(seats: int) -> troef.Game:
    return troef.game("skat", players=seats, deals=6 * seats)


@pytest.mark.parametrize("seats", [3, 4])
def test_it_clearly_beats_random_play(seats: int) -> None:
    assert wins(one_against_random(games_of(seats), 8, seats)) == 8


def test_among_its_equals_declarer_wins_most_games() -> None:
    scores = [score for match in range(6) for score in outcome(played(games_of(3), ["rule"] * 3, match)).scores]
    assert sum(scores) > 6 * 18 * 10  # more than ten points a deal


def test_the_same_view_gives_the_same_move() -> None:
    assert outcome(played(games_of(3), ["rule"] * 3, 5)) == outcome(played(games_of(3), ["rule"] * 3, 5))
