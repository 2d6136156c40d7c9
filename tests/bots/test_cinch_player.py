"""The rule player of cinch: what a partner may expect of it."""

import pytest

import troef
from duels import two_against_random, wins
from playing import lay, play
from troef.bots import make_player
from troef.cards.card import card_text
from troef.games.cinch import PACK

STRONG = "AH KH QH JH 5H 5D 3S 4C 7D"
WEAK = "3H 7H 8S 9S 2C 6C 9D JD 8C"


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    (seat,) = state.actors()
    player = make_player("rule", state.game, 1)
    return state.game.show(player.choose(state.view(seat), 0.1))


def in_play(hands: list[str], bidder: int, *steps: str) -> troef.State:
    """Hearts are trumps, seat 3 has dealt, and after the draw these are the hands; these cards have been played.

    Trumps are dealt, the others of seats 0 to 2 drawn for plain cards; trumps that nobody has the dealer leaves behind.
    """
    game = troef.game("cinch")
    named = [hand.split() for hand in hands]
    free = set(map(card_text, PACK)).difference(*named)
    left = sorted(card for card in free if not is_trump(card))
    dealt: dict[int, str] = {3: hands[3]}
    drawn: list[str] = []
    for seat in range(3):
        trumps = [card for card in named[seat] if is_trump(card)]
        drawn += [card for card in named[seat] if not is_trump(card)]
        dealt[seat] = " ".join([*trumps, *[left.pop() for _ in range(9 - len(trumps))]])
    state = lay(game, dealer=3, hands=dealt, stock=" ".join(drawn))
    play(state, *[f"{seat}: {'bid 6' if seat == bidder else 'pass'}" for seat in range(4)], f"{bidder}: trump H")
    while state.phase.name() == "robbing":
        away = next(card for card in map(card_text, state.view(3).hand()) if card not in named[3])
        play(state, f"3: discard {away}")
    assert [{card_text(card) for card in state.view(seat).hand()} for seat in range(4)] == [set(hand) for hand in named]
    return play(state, *steps)


def is_trump(card: str) -> bool:
    return card.endswith("H") or card == "5D"


def test_it_bids_its_trumps_and_passes_without() -> None:
    strong = lay(troef.game("cinch"), dealer=3, hands={0: STRONG})
    assert chosen(strong).startswith("bid ")
    assert int(chosen(strong).split()[1]) >= 7
    assert chosen(lay(troef.game("cinch"), dealer=3, hands={0: WEAK})) == "pass"


def test_it_never_bids_more_than_it_may_hope_for() -> None:
    for seed in range(60):
        state = troef.game("cinch").start(4, 0)
        state.deal(troef.SeededDealer(seed).next(state.pack()))
        bid = chosen(state)
        assert bid == "pass" or int(bid.split()[1]) <= 11


def test_the_dealer_takes_trumps_for_nothing_when_all_have_passed() -> None:
    state = lay(troef.game("cinch"), dealer=3, hands={3: STRONG})
    play(state, "0: pass", "1: pass", "2: pass")
    assert chosen(state) == "pass"
    again = lay(troef.game("cinch", all_pass="redeal"), dealer=3, hands={3: STRONG})
    play(again, "0: pass", "1: pass", "2: pass")
    assert chosen(again) == "bid 1"


def test_it_names_its_best_suit() -> None:
    state = play(lay(troef.game("cinch"), dealer=3, hands={0: STRONG}), "0: bid 8", "1: pass", "2: pass", "3: pass")
    assert chosen(state) == "trump H"


def test_robbing_the_stock_it_keeps_every_trump_and_the_points_first() -> None:
    stock = "2S 5C 4S 6S 7S 8S 9S 10S JS QS KS 10H 2H 3H 4H AC"
    state = lay(troef.game("cinch"), dealer=3, hands={3: STRONG}, stock=stock)
    play(state, "0: pass", "1: pass", "2: pass", "3: pass", "3: trump H")
    while state.phase.name() == "discarding":
        play(state, f"{state.actors()[0]}: {chosen(state)}")
    while state.phase.name() == "robbing":
        play(state, f"3: {chosen(state)}")
    kept = {card_text(card) for card in state.view(3).hand()}
    assert {"5H", "5D", "AH", "JH"} <= kept
    assert all(card.endswith("H") or card == "5D" for card in kept)


def test_a_pedro_is_given_to_the_partners_sure_trick_and_kept_from_the_others() -> None:
    others = ["3H 6H 3S 4S 6S 7S", "5H 9H 8S 9S 10S 8D", "4H 4C KD QD KC QC"]
    state = in_play(["AH JH 2S 2C 3C 2D", *others], 0, "0: AH", "1: 3H")
    assert chosen(state) == "5H"
    state = in_play(["KS 2H 7H 2S 2C 2D", others[0].replace("6H", "AH"), *others[1:]], 1, "1: AH")
    assert chosen(state) == "9H"


def test_the_last_player_brings_his_pedro_home() -> None:
    hands = ["2S 2H 3H 3C 4C 6C", "3S 4H 6H 3D 4D 6D", "4S 7H 8H 2C 7C 8C", "5H KS AD KD QD JD"]
    assert chosen(in_play(hands, 0, "0: 2S", "1: 3S", "2: 4S")) == "5H"


def test_it_catches_a_pedro_with_the_cheapest_card_that_will_do() -> None:
    hands = ["5H 2H 2S 3C 4C 6C", "3H 6H 3S 3D 4D 6D", "4H 8H 4S 2C 7C 8C", "AH 7H AD KD QD JD"]
    assert chosen(in_play(hands, 0, "0: 5H", "1: 3H", "2: 4H")) == "7H"


@pytest.mark.parametrize("rules", ["book", "redeal", "forced"])
def test_it_beats_random_players_clearly(rules: str) -> None:
    assert wins(two_against_random(troef.game("cinch", rules=rules), 10)) >= 9
