"""The rule player of bridge: what a partner may expect of it in the auction and in the play."""

import pytest

import troef
from playing import lay, play
from troef.bots import make_player
from troef.bots.player import Player
from troef.core.moves import PLAY, kind_of, payload_of
from troef.games.bridge.auction import LADDER
from troef.sim.matches import make_plan, play_match

N, E, S, W = range(4)
HCP = {12: 4, 11: 3, 10: 2, 9: 1}


def hand(text: str) -> str:
    """`AKQ5.A2.A54.AK52`, spades first, as our texts."""
    suits = zip("SHDC", text.replace("10", "T").split("."), strict=True)
    return " ".join(("10" if rank == "T" else rank) + suit for suit, ranks in suits for rank in ranks)


def dealt(calls: str = "", dealer: int = N, **hands: str) -> troef.State:
    """A deal with these hands (`north="…"`) and calls."""
    given = {"NESW".index(name[0].upper()): hand(text) for name, text in hands.items()}
    return call(lay(troef.game("bridge"), dealer=dealer, hands=given), calls)


def call(state: troef.State, calls: str) -> troef.State:
    for text in calls.split():
        play(state, f"{state.actors()[0]}: {text}")
    return state


def cards(state: troef.State, plays: str) -> troef.State:
    for text in plays.split():
        play(state, f"{state.actors()[0]}: play {text}")
    return state


def chosen(state: troef.State) -> str:
    (seat,) = state.actors()
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


# ---- the auction ----

OPENINGS = [
    ("AKJ52.K4.Q87.432", "1S"),
    ("A2.KQ875.AJ43.32", "1H"),
    ("A2.KQ87.AJ43.432", "1D"),
    ("A2.KQ87.J43.A432", "1C"),
    ("KQ2.KJ7.AQ43.Q32", "1NT"),
    ("AQ2.KJ7.AQ43.KQ2", "2NT"),
    ("AKQ5.A2.AKQJ4.A2", "2C"),
    ("KQJ987.32.543.32", "2S"),
    ("32.KQJ9876.32.43", "3H"),
    ("J9876.Q5432.Q2.K", "pass"),
    ("Q32.J54.K432.J32", "pass"),
]


@pytest.mark.parametrize(("north", "opening"), OPENINGS)
def test_openings(north: str, opening: str) -> None:
    assert chosen(dealt(north=north)) == opening


ANSWERS = [
    # partner opened, what South says
    ("1S P", "K432.A4.8765.432", "2S"),
    ("1S P", "K432.A4.K765.Q32", "2NT"),
    ("1S P", "K432.A4.Q765.432", "3S"),
    ("1S P", "42.A84.J765.K432", "1NT"),
    ("1H P", "KJ42.84.J765.K32", "1S"),
    ("1H P", "A2.84.K76.AK8432", "2C"),
    ("1H P", "432.84.J765.5432", "pass"),
    ("1NT P", "K43.A54.K765.Q32", "3NT"),
    ("1NT P", "K43.A54.J765.432", "2NT"),
    ("1NT P", "Q43.754.J765.432", "pass"),
    ("1NT P", "J98765.75.J76.43", "2H"),
    ("1NT P", "KJ9865.A5.J76.43", "4H"),
    ("1NT P", "AQ2.AQ5.KQ76.KJ3", "6NT"),
    ("2C P", "432.84.J765.5432", "2D"),
    ("3H P", "A2.A84.AK65.5432", "4H"),
]


@pytest.mark.parametrize(("calls", "south", "answer"), ANSWERS)
def test_answers_to_partners_opening(calls: str, south: str, answer: str) -> None:
    assert chosen(dealt(calls, south=south)) == answer


@pytest.mark.parametrize(
    ("calls", "east", "answer"),
    [
        ("1D", "KQJ87.A4.765.432", "1S"),
        ("1D", "K32.A43.765.5432", "pass"),
        ("1D", "KQ87.AJ43.5.K432", "double"),
        ("1D", "KQ7.AJ4.AJ5.Q432", "1NT"),
        ("1S", "KQJ87.A4.765.432", "pass"),
        ("1S P P", "2.AQ87.KQ54.K432", "double"),
    ],
)
def test_over_their_opening(calls: str, east: str, answer: str) -> None:
    state = dealt(calls, **({"west": east} if calls.endswith("P") else {"east": east}))
    assert chosen(state) == answer


@pytest.mark.parametrize(
    ("calls", "north", "answer"),
    [
        ("1S P 2S P", "AKJ52.K4.Q87.432", "pass"),
        ("1S P 2S P", "AKJ52.K4.AQ87.A2", "4S"),
        ("1S P 2S P", "AKJ52.K4.AJ87.32", "4S"),
        ("1S P 3S P", "AKJ52.K4.Q87.432", "4S"),
        ("1D P 1H P", "A2.K874.AJ43.432", "2H"),
        ("1D P 1H P", "AQ.K82.AQJ43.K32", "2NT"),
        ("2C P 2D P", "AKQ5.A2.AKQJ.AJ2", "3NT"),
    ],
)
def test_second_bids(calls: str, north: str, answer: str) -> None:
    assert chosen(dealt(calls, north=north)) == answer


def test_a_forcing_bid_is_not_passed() -> None:
    assert chosen(dealt("1H P 1S P", north="2.KQ875.A543.K32")) != "pass"
    assert chosen(dealt("2C P", south="432.432.5432.432")) != "pass"


def test_takeout_doubles_are_answered() -> None:
    assert chosen(dealt("1H X P", west="J432.432.54.5432")) == "1S"
    assert chosen(dealt("1H X P", west="KQ432.2.A4.K5432")) == "4S"


def test_a_hopeless_slam_is_doubled() -> None:
    assert chosen(dealt("7NT", east="A32.5432.5432.32")) == "double"
    assert chosen(dealt("P 7NT", south="A32.5432.5432.32")) == "double"
    assert chosen(dealt("7NT", east="432.5432.5432.32")) == "pass"


def test_no_contract_beyond_what_the_hands_carry() -> None:
    """Undisturbed, with four rule players: games and slams have the points that make them worth it."""
    games = 0
    for number in range(150):
        state = troef.game("bridge").start(4, number % 4)
        state.deal(troef.SeededDealer(f"bids {number}").next(state.pack()))
        hands = [list(state.view(troef.REFEREE).zone(f"hand-{seat}").cards) for seat in range(4)]
        players = [make_player("rule", state.game, 0) for _ in range(4)]
        while state.actors() and state.phase.name() == "auction":
            (seat,) = state.actors()
            state.play(seat, players[seat].choose(state.view(seat), 0.1))
        if state.awaits_deal or int(state.doubled):
            continue
        level = int(state.contract) // 5 + 1
        points = sum(HCP.get(card & 15, 0) for seat in (0, 2) for card in hands[(int(state.declarer) + seat) % 4])
        name = LADDER.names[int(state.contract)]
        if name in ("3NT", "4H", "4S", "5C", "5D"):
            games += 1
            assert points >= 17, (number, name, points)
        if level >= 6:
            assert points >= 20, (number, name, points)
        if level <= 2:
            assert points <= 29, (number, name, points)
    assert 30 <= games <= 90


# ---- the play ----

#: N plays in spades or no trump, S is dummy, E leads.
PLAY_HANDS = {
    "north": "AKQ52.A2.KQ4.432",
    "east": "43.KQJ105.A92.J75",
    "south": "J1098.873.J85.AKQ",
    "west": "76.964.10763.10986",
}


def spades() -> troef.State:
    return dealt("4S P P P", **PLAY_HANDS)


def test_the_lead_is_the_top_of_a_sequence() -> None:
    assert chosen(spades()) == "KH"
    assert chosen(dealt("3NT P P P", **PLAY_HANDS)) == "KH"


def test_against_no_trump_the_fourth_of_the_longest_suit() -> None:
    assert chosen(dealt("3NT P P P", east="Q2.K8754.A92.J75")) == "5H"


def test_partners_suit_is_led() -> None:
    state = dealt("1D 1S 3NT P P P", west="72.J9854.K73.952")
    assert chosen(state) == "7S"


def test_an_ace_is_not_underled_against_a_suit() -> None:
    """It may be led, but no small card from under it."""
    assert chosen(dealt("4S P P P", east="43.A9763.Q92.J75")) not in ("9H", "7H", "6H", "3H")


def test_declarer_wins_and_draws_trumps() -> None:
    state = cards(spades(), "KH 3H 4H")
    assert chosen(state) == "AH"
    cards(state, "AH")
    assert chosen(state) in ("AS", "KS", "QS")
    cards(state, "AS 3S 8S 6S")
    assert chosen(state) in ("KS", "QS")


def test_declarer_plays_dummys_hand() -> None:
    state = cards(spades(), "KH")
    assert state.actors() == (N,)
    assert chosen(state) == "3H"


def test_a_sure_trick_is_not_ruffed_by_partner() -> None:
    hands = {
        "north": "AKQJ10.5432.432.2",
        "east": "432.AKQ.765.A876",
        "south": "9876.J109.KQ10.543",
        "west": "5.876.AJ98.KQJ109",
    }
    state = cards(dealt("4S P P P", **hands), "AC 3C")
    assert chosen(state)[-1] == "C"
    hands["west"], hands["east"] = "5.876.AKJ98.KQJ10", "432.AKQ.765.A987"
    hands["south"] = "9876.J109.Q10.6543"
    state = cards(dealt("4S P P P", **hands), "AH 9H")
    assert chosen(state) == "6H"


def test_third_hand_high_and_no_higher_than_needed() -> None:
    base = {"north": "A2.432.AK32.AK32", "south": "765.AKQ.QJ10.J984"}
    state = dealt("3NT P P P", west="KQJ10.J1098.654.Q10", east="9843.765.987.765", **base)
    assert chosen(cards(state, "3S 5S")) == "10S"
    state = dealt("3NT P P P", west="KJ10.J10985.654.Q10", east="Q9843.76.987.765", **base)
    assert chosen(cards(state, "3S 5S")) == "KS"


def test_second_hand_low() -> None:
    hands = {
        "north": "A32.A32.A432.A32",
        "east": "QJ109.QJ9.QJ9.QJ9",
        "south": "K54.K54.K65.K654",
        "west": "876.10876.1087.1087",
    }
    state = cards(dealt("3NT P P P", **hands), "QS 4S 6S AS")
    cards(state, "2H")
    assert chosen(state) == "9H"


def test_an_honour_led_from_dummy_is_covered() -> None:
    hands = {
        "north": "A32.AJ32.A43.A32",
        "east": "KQJ9.976.QJ9.QJ9",
        "south": "1054.Q108.K652.K54",
        "west": "876.K54.1087.10876",
    }
    state = cards(dealt("3NT P P P", **hands), "KS 4S 6S AS")
    cards(state, "3D 9D KD 7D QH")
    assert chosen(state) == "KH"


def test_partners_suit_is_returned() -> None:
    hands = {
        "north": "A32.A2.KQJ43.A32",
        "east": "K4.QJ983.865.QJ9",
        "south": "QJ5.654.1097.K854",
        "west": "109876.K107.A2.1076",
    }
    state = cards(dealt("3NT P P P", **hands), "QH 4H 7H AH")
    cards(state, "KD 5D 7D AD")
    assert chosen(state) in ("KH", "10H")


def test_the_last_hand_wins_as_cheaply_as_it_can() -> None:
    hands = {"north": "AKQ.A432.A432.A2", "east": "J109.QJ9.QJ9.QJ98", "south": "432.K65.K65.K543"}
    state = cards(dealt("3NT P P P", **hands), "JS 2S 5S")
    assert chosen(state) == "QS"


def test_equal_positions_are_played_alike_and_only_legal_cards_fall() -> None:
    for number in range(12):
        state = troef.game("bridge").start(4, number % 4)
        state.deal(troef.SeededDealer(f"alike {number}").next(state.pack()))
        one, other = make_player("rule", state.game, 1), make_player("rule", state.game, 2)
        while state.actors():
            (seat,) = state.actors()
            view = state.view(seat)
            move = one.choose(view, 0.1)
            assert move == other.choose(view, 0.1)
            assert_sensible(state, move)
            state.play(seat, move)


def assert_sensible(state: troef.State, move: int) -> None:
    """Never-do-this: last to play, no trump on a trick that partner has won, and no win that costs more than needed."""
    if kind_of(move) != PLAY or int(state.tricks.count) != 3:
        return
    tricks, card = state.tricks, int(payload_of(move))
    trump, led = int(tricks.order.trump), int(tricks.led)
    ours = (int(tricks.taker) ^ int(tricks.turn)) & 1 == 0
    follows = any(int(held) >> 4 == led for held in _held(state))
    if ours and not follows and any(held >> 4 != trump for held in _held(state)):
        assert card >> 4 != trump
    if ours and follows:
        assert card == min(held for held in _held(state) if held >> 4 == led)


def _held(state: troef.State) -> list[int]:
    seat = int(state.tricks.turn)
    return list(state.view(troef.REFEREE).zone(f"hand-{seat}").cards)


class Throwing:
    """Bids like the rule player and plays anything."""

    def __init__(self, game: troef.Game) -> None:
        self.rule: Player = make_player("rule", game, 0)
        self.random: Player = make_player("random", game, 3)

    def choose(self, view: troef.View, budget: float) -> int:
        return (self.rule if view.phase == "auction" else self.random).choose(view, budget)


def test_it_beats_random_players_by_far() -> None:
    game = troef.game("bridge", deal_limit=8)
    plan = make_plan(game, 4, ["rule", "random"], "far")
    matches = [play_match(game, plan, number) for number in range(4)]
    assert all(match.winners == (0, 2) for match in matches)
    assert sum(match.scores[0] - match.scores[1] for match in matches) > 4 * 8 * 300


def test_its_card_play_alone_is_worth_a_lot() -> None:
    game = troef.game("bridge", deal_limit=60)
    lead = 0
    for number in range(4):
        state = game.start(4, number)
        dealer = troef.SeededDealer(f"cards {number}")
        players = [make_player("rule", game, 0), Throwing(game), make_player("rule", game, 0), Throwing(game)]
        while state.outcome() is None:
            if state.awaits_deal:
                state.deal(dealer.next(state.pack()))
                continue
            (seat,) = state.actors()
            state.play(seat, players[seat].choose(state.view(seat), 0.1))
        outcome = state.outcome()
        assert outcome is not None
        lead += outcome.scores[0] - outcome.scores[1]
    assert lead > 2000
