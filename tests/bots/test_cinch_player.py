"""The rule player of cinch: what a partner may expect of it."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import troef
from duels import two_against_random, wins
from playing import lay, play
from troef.bots import make_player
from troef.cards.card import card_text, parse_cards
from troef.games.cinch import ORDERINGS
from troef.tricks.play import TrickPlay

STRONG = "AH KH QH JH 5H 5D 3S 4C 7D"
WEAK = "3H 7H 8S 9S 2C 6C 9D JD 8C"


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    (seat,) = state.actors()
    player = make_player("rule", state.game, 1)
    return state.game.show(player.choose(state.view(seat), 0.1))


def in_play(hands: list[str], leader: int, bidder: int, *steps: str) -> troef.State:
    """Hearts are trumps, these hands are left, and these cards have been played."""
    game = troef.game("cinch")
    state = game.start(4, 3)
    state.deal(game.pack(4))
    masks = [sum(2**card for card in parse_cards(hand)) for hand in hands]
    state.tricks = TrickPlay(state.rules.table, ORDERINGS[2], vec[i64](masks), leader)
    state.phase = state.tricks
    state.trump, state.bidder, state.bid, state.place = 2, bidder, 6, 16
    state.log = state.log[:0]
    return play(state, *steps)


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
    state = in_play(["AH 2S", "3H 3S", "5H 9H", "4H 4S"], 0, 0, "0: AH", "1: 3H")
    assert chosen(state) == "5H"
    state = in_play(["KS 2S", "AH 3S", "5H 9H", "4H 4S"], 1, 1, "1: AH")
    assert chosen(state) == "9H"


def test_the_last_player_brings_his_pedro_home() -> None:
    state = in_play(["2S 3C", "3S 3D", "4S 2C", "5H KS"], 0, 0, "0: 2S", "1: 3S", "2: 4S")
    assert chosen(state) == "5H"


def test_it_catches_a_pedro_with_the_cheapest_card_that_will_do() -> None:
    state = in_play(["5H 2S", "3H 3S", "4H 4S", "AH 7H"], 0, 0, "0: 5H", "1: 3H", "2: 4H")
    assert chosen(state) == "7H"


@pytest.mark.parametrize("rules", ["book", "redeal", "forced"])
def test_it_beats_random_players_clearly(rules: str) -> None:
    assert wins(two_against_random(troef.game("cinch", rules=rules), 10)) >= 9
