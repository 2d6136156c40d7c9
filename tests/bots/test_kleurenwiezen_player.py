"""The rule player of kleurenwiezen: what nobody at the table wants to see, and that it beats random play."""

import pytest

import troef
from duels import lead, two_against_random
from playing import lay, play
from troef.bots import make_player

SLUG = "kleurenwiezen"


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def auction(first: str, *steps: str, dealer: int = 3, **others: str) -> troef.State:
    """The first player (seat 0) holds this hand; the auction so far."""
    names = {"one": 1, "two": 2, "three": 3}
    hands = {0: first} | {names[name]: cards for name, cards in others.items()}
    state = lay(troef.game(SLUG), dealer=dealer, hands=hands)
    while state.phase.name() == "troel":
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert state.phase.name() == "auction"
    return play(state, *steps)


ASKING = "AH KH QH 8H 6H AS 9S 4S KD 7D 8C 5C 2C"
NOTHING = "JH 9H 8H 4H QS 9S 4S JD 7D 3D 8C 5C QC"
ALL_LOW = "2H 4H 6H 8H 2S 3S 5S 2D 3D 5D 7D 2C 4C"
HOLES = "2H 9H JH KH 7S 9S QS 2D 9D QD 8C 9C KC"
HEARTS = "AH KH QH JH 10H 9H 8H AS KS 5D 3D 4C 2C"


@pytest.mark.parametrize(
    ("hand", "said", "one", "two"),
    [
        (ASKING, "ask H", "AC KC QC", "AD KS QS"),
        (ALL_LOW, "grote miserie op tafel", "AS AH", "AD AC"),
        (HEARTS, "abondance 9 H", "AC KC QC", "AD KD QD"),
        ("AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H", "grote soloslim NT", "AS AC", "AD"),
        ("2H 4H 7H 8H 2S 3S 5S 2D 3D 5D 9D 2C 5C", "grote miserie", "AS AH", "AD AC"),
    ],
)
def test_hands_that_speak_for_themselves(hand: str, said: str, one: str, two: str) -> None:
    assert chosen(auction(hand, one=one, two=two)) == said


def test_no_misere_with_holes() -> None:
    assert "miserie" not in chosen(auction(HOLES, one="AS AH", two="AD AC"))


def test_it_does_not_ask_without_trumps_and_does_not_join_with_nothing() -> None:
    state = auction(NOTHING, dealer=3, one="AS AH", two="AD AC")
    assert chosen(state) in ("pass", "wait")
    state = auction(NOTHING, "1: ask S", "2: pass", "3: pass", dealer=0, one="AS AH KS", two="AD AC")
    assert chosen(state) == "pass"


def test_a_good_hand_joins_for_as_little_as_will_do() -> None:
    state = auction("KH QH 3H AS KS 4S AD 7D 3D 8C 5C 3C 2C", "1: ask H", "2: pass", "3: pass", dealer=0, one="AH AC")
    assert chosen(state) == "join H 8"


def test_an_outbid_pair_is_raised_no_further_than_its_cards() -> None:
    state = auction(
        "9H 7H 3H AS 8S 4S KD 7D 3D 8C 5C 3C 2C",
        "1: ask H",
        "2: ask S",
        "3: pass",
        "0: join H 8",
        "2: solo 8",
        dealer=0,
        one="AH AD",
        two="AC KS",
    )
    assert chosen(state) == "pass"


def test_a_partners_ace_is_not_trumped() -> None:
    hands = {
        0: "AS KS AH KH QH JH 2D 3D 4D 5C 6C 4C 6D",
        1: "QS 9S 9H 8H AD KD QD JC 10C 9C 8C 7C 3C",
        2: "10H 7H 5H 4H 3H 9D 8D 7D 10D JD AC KC QC",
        3: "JS 10S 8S 7S 6S 5S 4S 3S 2S 6H 2H 5D 2C",
    }
    state = auction(hands[0], "0: ask H", "1: pass", one=hands[1], two=hands[2], three=hands[3])
    play(state, "2: join H 8", "3: pass", "0: AS", "1: 9S")
    assert not chosen(state).endswith("H")
    # … but a trick that is lost is trumped
    state = auction(hands[0], "0: ask H", "1: pass", one=hands[1], two=hands[2], three=hands[3])
    play(state, "2: join H 8", "3: pass", "0: 2D", "1: KD")
    assert chosen(state) in ("7D", "8D", "9D", "10D", "JD"), "one follows"


def test_a_low_card_under_the_partners_winner() -> None:
    hands = {
        0: "AS 4H 3H 5H KC QC 2D 3D 4D 5C 6C 4C 6D",
        1: "KS 9S 9H 8H AD KD QD JC 10C 9C 8C 7C 3C",
        2: "QS 3S AH KH QH JH 10H 9D 8D 7D 10D JD AC",
        3: "JS 10S 8S 7S 6S 5S 4S 2S 7H 6H 2H 5D 2C",
    }
    state = auction(hands[0], "0: pass", "1: pass", "2: ask H", one=hands[1], two=hands[2], three=hands[3])
    play(state, "3: join H 8", "0: AS")
    assert chosen(state) == "9S", "the ace is ours: the king is for later"


def test_high_cards_go_when_one_cannot_follow_in_a_misere() -> None:
    hands = {
        0: "2H 3H 4H 5H 6H 2S 3S 4S 5S 2D 3D 4D KD",
        1: "AC KC 7H 8H 9H 6S 7S 8S 9S 5D 6D 7D 8D",
        2: "QC JC 10C 10H JH QH 10S JS QS 9D 10D JD AH",
        3: "9C 8C 7C 6C 5C 4C 3C 2C KH KS AS QD AD",
    }
    state = auction(hands[0], "1: pass", "2: pass", "3: pass", dealer=0, one=hands[1], two=hands[2], three=hands[3])
    play(state, "0: grote miserie", "1: AC", "2: QC", "3: 9C")
    assert chosen(state) == "KD"


def test_the_most_dangerous_card_is_put_away() -> None:
    state = auction(
        "2H 4H 6H 8H 2S 3S 5S 2D 3D 5D 7D 2C KC",
        "0: kleine miserie",
        "1: pass",
        "2: pass",
        "3: pass",
        one="AS AH",
        two="AD AC",
    )
    assert chosen(state) == "remove KC"


def test_it_beats_random_players() -> None:
    assert lead(two_against_random(troef.game(SLUG, deals_per_session=16), 4), own=(0, 2)) > 150


@pytest.mark.parametrize("rules", ["book", "jury", "thuis", "whist2023", "whisthub"])
def test_it_plays_every_preset_to_the_end(rules: str) -> None:
    game = troef.game(SLUG, rules=rules, deals_per_session=4)
    state, dealer = game.start(), troef.SeededDealer(rules)
    player = make_player("rule", game, 1)
    rng = troef.Rng(rules)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat = state.actors()[0]
        view = state.view(seat)
        move = player.choose(view, 0.1)
        assert move in view.moves
        if rules == "thuis" and rng.below(40) == 0:  # it answers claims, but makes none itself
            move = view.moves[-1]
        state.play(seat, move)


def test_it_made_most_of_what_it_bid() -> None:
    game = troef.game(SLUG, deals_per_session=120)
    state, dealer = game.start(), troef.SeededDealer("made")
    player = make_player("rule", game, 1)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        else:
            seat = state.actors()[0]
            state.play(seat, player.choose(state.view(seat), 0.1))
    lost = sum(any(cell < 0 for cell in row.cells) for row in state.sheet)
    assert lost < 36


def test_a_missing_king_of_trumps_is_no_abondance() -> None:
    hand = "AD QD JD 10D 6D 5D 3D 2D AC 10C 8C 2C JS"
    assert "abondance" not in chosen(auction(hand, one="KC QC", two="AS AH"))
