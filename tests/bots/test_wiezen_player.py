"""The rule player of wiezen: what nobody at the table wants to see, and that it beats random play."""

import pytest

import troef
from duels import lead, two_against_random
from playing import lay, play
from troef.bots import make_player

SLUG = "wiezen"


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def auction(first: str, *steps: str, upcard: str = "7H", **others: str) -> troef.State:
    """Seat 0 speaks first and holds these cards; hearts are turned."""
    names = {"one": 1, "two": 2, "three": 3}
    hands = {0: first} | {names[name]: cards for name, cards in others.items()}
    return play(lay(troef.game(SLUG), dealer=3, hands=hands, upcard=upcard), *steps)


ACES = {"one": "AC KC", "two": "AD KD"}
ASKING = "AH KH QH 8H 6H AS 9S 4S JD 6D 8C 5C 2C"
NOTHING = "JH 9H 4H QS 9S 4S JD 6D 3D 8C 5C 4C QC"
ALL_LOW = "2H 4H 6H 8H 2S 3S 5S 2D 3D 5D 7D 2C 4C"
LOW = "2H 3H 5H 9H 2S 3S 7S JS 2D 4D 8D 4C 8C"
HOLES = "2H 9H JH KH 7S 9S QS 2D 9D QD 8C 9C 6C"
HEARTS = "AH KH QH JH 10H 9H 8H 6H AS KS 5D 3D 4C"


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (ASKING, "vraag"),
        (NOTHING, "pass"),
        (ALL_LOW, "open miserie"),
        (LOW, "miserie"),
        (HOLES, "pass"),
        (HEARTS, "abondance"),
        ("AH KH QH JH 10H 9H 8H 6H 5H 4H 3H 2H AS", "solo slim"),
    ],
)
def test_hands_that_speak_for_themselves(hand: str, said: str) -> None:
    assert chosen(auction(hand, **ACES)) == said


def test_it_says_troel_when_it_must() -> None:
    assert chosen(auction("AH AS AD 4H 3H 9S 4S JD 6D 8C 5C 2C KC", one="AC", two="KD")) == "troel"


def test_an_asker_whom_nobody_joined_goes_on_only_with_five_tricks() -> None:
    passes = ("0: vraag", "1: pass", "2: pass", "3: pass")
    assert chosen(auction("AH KH QH 8H 6H AS KS 4S JD 6D 8C 5C 2C", *passes, **ACES)) == "solo"
    assert chosen(auction("JH 10H 8H 6H 8S 7S 6S 4S JD 6D 8C 5C 2C", *passes, **ACES)) == "pass"


def test_it_goes_along_with_help_and_not_with_nothing() -> None:
    state = auction("5H 4H 9S 8S", "0: vraag", one="KH JH 9H AS KS AD 7D 6D 5D 9C 8C 7C 6C", two="AC", three="KD")
    assert chosen(state) == "meegaan"
    state = auction("AH KH", "0: vraag", one="3H 2H 9S 8S 7S JD 9D 8D 5D JC 9C 8C 6C", two="AC", three="AD")
    assert chosen(state) == "pass"


def test_a_partners_ace_is_not_trumped() -> None:
    hands = {
        0: "AS 9S 4S KC 10C 5C KH 7H 2H QD JD 7D 2D",
        1: "KS 8S 3S AD 9D 4D JH 10H 5H QC 8C 3C 9C",
        2: "QH 9H 4H 8H AC 7C 2C KD 8D 3D JC 6C 4C",
        3: "QS 7S 2S JS 10S 6S 5S 6H 3H 10D 6D 5D AH",
    }
    state = lay(troef.game(SLUG), dealer=3, hands=hands)
    play(state, "0: vraag", "1: pass", "2: meegaan", "3: pass", "0: AS", "1: 3S")
    assert not chosen(state).endswith("H")


def test_in_misere_it_keeps_under_and_throws_its_dangers_away() -> None:
    hands = {
        0: "10C AD KD QD JD 9S 10S JS QS 9H 10H JH QH",
        1: "9C 8C 4D 5D 6D 2S 3S 4S AS 2H 3H 4H AH",
        2: "2C 6C JC 2D 3D 7D 5S 6S 7S 5H 6H 8H 3C",
        3: "AC KC QC 8D 9D 10D 8S KS 4C 5C 7C KH 7H",
    }
    state = lay(troef.game(SLUG), dealer=3, hands=hands)
    play(state, "0: pass", "1: pass", "2: miserie", "3: pass", "0: 10C", "1: 8C")
    assert chosen(state) == "6C"  # the highest that does not take


def test_against_a_misere_it_leads_low() -> None:
    hands = {
        0: "2C AD KD QD JD 9S 10S JS QS 9H 10H JH QH",
        1: "9C 8C 4D 5D 6D 2S 3S 4S AS 2H 3H 4H AH",
        2: "10C 6C JC 2D 3D 7D 5S 6S 7S 5H 6H 8H 3C",
    }
    state = lay(troef.game(SLUG), dealer=3, hands=hands)
    play(state, "0: pass", "1: pass", "2: miserie", "3: pass")
    assert chosen(state) == "2C"


def test_two_of_them_beat_two_random_players() -> None:
    game = troef.game(SLUG, rules="money", deals_per_session=12)
    assert lead(two_against_random(game, 6), own=(0, 2)) > 100


def test_it_makes_most_of_what_it_bids() -> None:
    game = troef.game(SLUG, rules="money", deals_per_session=150)
    state, dealer = game.start(), troef.SeededDealer("made")
    player = make_player("rule", game, 1)
    lost = 0
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat, settled = state.actors()[0], len(state.sheet)
        state.play(seat, player.choose(state.view(seat), 0.1))
        if len(state.sheet) > settled:
            view = state.view(troef.SPECTATOR)
            one = next(seat for seat in range(4) if view.badge(seat, "contract"))
            lost += state.sheet[-1].cells[one] < 0
    assert lost < 50  # of 150, many of them troel that had to be bid
