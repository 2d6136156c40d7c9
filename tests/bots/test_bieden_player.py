"""The rule player of bieden: what nobody at the table wants to see, and that it beats random play."""

import pytest

import troef
from duels import two_against_random, wins
from playing import lay, play
from troef.bots import make_player

SLUG = "bieden"


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def auction(first: str, *steps: str, **options: object) -> troef.State:
    """Seat 0 speaks first and holds these cards."""
    return play(lay(troef.game(SLUG, **options), dealer=3, hands={0: first}), *steps)


ALONE = ("0: 100", "1: pass", "2: pass", "3: pass")


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("7S 8S 9D 10D 7H 8H 9C QC", "pass"),
        ("JS 9S AS 7S AH 8D 9C QC", "100"),
        ("JS 9S AS KS QS 10S AH KD", "200"),
        ("JH 9H AH KH QH 10H AS KS", "overleg"),
        ("JS JH JD JC AS 9S 7H 8D", "250"),
    ],
)
def test_hands_that_speak_for_themselves(hand: str, said: str) -> None:
    assert chosen(auction(hand)) == said


def test_it_never_bids_what_a_poor_hand_cannot_carry() -> None:
    for bid in ("100", "150", "pandoer"):
        assert (
            chosen(play(lay(troef.game(SLUG), dealer=3, hands={1: "7S 8S 9D 10D 7H 8H 9C QC"}), f"0: {bid}")) == "pass"
        )


def test_a_forced_dealer_with_nothing_says_a_hundred() -> None:
    state = lay(troef.game(SLUG), dealer=3, hands={3: "7S 8S 9D 10D 7H 8H 9C QC"})
    assert chosen(play(state, "0: pass", "1: pass", "2: pass")) == "100"


def test_the_partners_bid_is_left_standing_without_need() -> None:
    state = lay(troef.game(SLUG), dealer=3, hands={2: "JS 9S 7S AH 8D 9D QC KC"})
    assert chosen(play(state, "0: 100", "1: pass")) == "pass"


def test_the_first_lead_makes_the_best_suit_trump() -> None:
    assert chosen(auction("JS 9S AS 7S AH 8D 9C QC", *ALONE)) == "JS"
    assert chosen(auction("9S AS 10S 7S AH 8D 9C QC", *ALONE)) in ("7S", "10S")


def test_who_announces_himself_says_what_is_true() -> None:
    state = auction("KH QH JH 10H 7S 8S AD 9C", *ALONE, "0: JH", auto_announce=False)
    assert chosen(state) == "roem 70"
    state = auction("KH QH 9H 10H 7S 8S AD 9C", *ALONE, "0: QH", auto_announce=False)
    assert chosen(state) == "no roem"
    assert chosen(play(state, "0: no roem")) == "belote"


def test_the_queen_of_a_belote_goes_before_the_king() -> None:
    state = lay(troef.game(SLUG), dealer=0, hands={1: "JS AS 9S 7S AD AH KH AC", 3: "KS QS 7D 8D 7H 8H 7C 8C"})
    play(state, "1: 100", "2: pass", "3: pass", "0: pass", "1: JS")
    seat = state.actors()[0]
    state.play(seat, state.legal(seat)[0])
    assert chosen(state) == "QS"


def test_points_go_to_the_partners_sure_trick_and_not_to_the_others() -> None:
    hands = {
        0: "JS 9S 7S AD 8H 9H 7C 8C",
        1: "10S 8S 7D 8D 7H QH 9C JC",
        2: "QS KS 10D 9D 10H JH AC KC",
        3: "AS JD QD KD AH KH 10C QC",
    }
    state = play(
        lay(troef.game(SLUG), dealer=3, hands=hands),
        *ALONE,
        "0: JS",
        "1: 8S",
        "2: QS",
        "3: AS",
        "0: 9S",
        "1: 10S",
        "2: KS",
    )
    assert not chosen(state).startswith(("A", "K"))  # no trump left, and the trick is theirs
    play(state, "3: JD", "0: AD", "1: 7D")
    assert chosen(state) == "10D"


def test_an_ace_of_the_partner_is_not_ruffed() -> None:
    hands = {
        0: "JS AD 9D 8H 9H 7C 8C KD",
        1: "10S 8S 7D 8D 7H QH 9C JC",
        2: "QS 7S 10D QD 10H JH AC KC",
        3: "AS JD 9S KS AH KH 10C QC",
    }
    state = play(
        lay(troef.game(SLUG), dealer=3, hands=hands), *ALONE, "0: JS", "1: 8S", "2: QS", "3: KS", "0: AD", "1: 7D"
    )
    assert chosen(state) in ("10D", "QD")


def test_the_partner_of_a_pandoer_takes_nothing() -> None:
    hands = {0: "JS 9S AS KS QS AD 8H AC", 2: "AH 7H 10S 9D 10D 7C 8C 9C", 1: "KH QH 7S 8S 7D 8D QC KC"}
    state = lay(troef.game(SLUG), dealer=3, hands=hands)
    play(state, "0: pandoer", "1: pass", "2: pass", "3: pass", "0: JS", "1: 7S", "2: 10S")
    state.play(3, state.legal(3)[0])
    play(state, "0: 8H", "1: QH")
    assert chosen(state) == "7H"


def test_two_of_them_beat_two_random_players() -> None:
    assert wins(two_against_random(troef.game(SLUG), 20)) >= 19


@pytest.mark.parametrize("rules", ["book", "own-voice"])
def test_it_makes_most_of_what_it_bids(rules: str) -> None:
    game = troef.game(SLUG, rules=rules, tree_start=400)
    state, dealer = game.start(), troef.SeededDealer("made")
    player = make_player("rule", game, 1)
    made, bids = 0, 0
    while state.outcome() is None and len(state.sheet) < 150:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat, settled = state.actors()[0], len(state.sheet)
        view = state.view(seat)
        move = player.choose(view, 0.1)
        assert move in view.moves
        state.play(seat, move)
        if len(state.sheet) > settled and view.fact("contract") != "forced":
            bidder = view.fact("declarer")
            assert isinstance(bidder, int)
            bids += 1
            made += state.sheet[-1].cells[bidder % 2] < 0
    assert made > 0.75 * bids and bids > 60
