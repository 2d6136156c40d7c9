"""The rollout policy: how rollouts play their cards."""

import pytest

import troef
from playing import lay, play
from troef.core.dealer import SeededDealer, order_for
from troef.core.rng import Rng
from troef.search.playout import playout
from troef.search.rollout_policy import finish_by_policy, policy_of
from troef.search.rollouts import finish_at_random, worth_of


def card_of(state: troef.State) -> str:
    """The card that the seat on turn plays most of the time."""
    policy = policy_of(state)
    assert policy is not None
    cards = [state.game.show(policy.card(Rng(seed)) << 6) for seed in range(9)]
    return max(set(cards), key=cards.count)


def test_a_partner_who_holds_the_trick_gets_points() -> None:
    hands = {0: "QS 10S 7D 8D 9D 7C 8C 9C", 1: "7S 8S", 2: "AS 7H 8H 9H", 3: "9S"}
    state = play(lay(troef.game("klaverjassen"), dealer=1, hands=hands), "2: trump H", "2: AS", "3: 9S")
    assert card_of(state) == "10S"


def test_the_others_get_as_little_as_can_be() -> None:
    hands = {0: "QS 10S 7D 8D 9D 7C 8C 9C", 1: "AS 7H 8H 9H", 2: "8S", 3: "7S 9S"}
    state = play(lay(troef.game("klaverjassen"), dealer=0, hands=hands), "1: trump H", "1: AS", "2: 8S", "3: 7S")
    assert card_of(state) == "QS"


def test_the_last_to_play_wins_as_cheaply_as_it_can() -> None:
    state = lay(troef.game("bridge"), dealer=3, hands={0: "2S", 1: "AS QS 3S", 2: "10S", 3: "JS"})
    play(state, "3: pass", "0: 1NT", "1: pass", "2: pass", "3: pass")
    assert state.actors() == (1,)
    state = lay(troef.game("bridge"), dealer=2, hands={2: "2S", 3: "10S", 0: "JS", 1: "AS QS 3S"})
    play(state, "2: pass", "3: pass", "0: pass", "1: 1NT", "2: pass", "3: pass", "0: pass", "2: 2S", "1: 10S", "0: JS")
    assert card_of(state) == "QS"


def test_who_wants_no_points_ducks_and_throws_away_what_counts() -> None:
    state = lay(troef.game("hartenjagen"), dealer=3, hands={0: "10C", 1: "JC", 2: "QC", 3: "KC 9C 8C AH"})
    play(state, "0: 10C", "1: JC", "2: QC")
    assert card_of(state) in ("KC", "9C", "8C")


@pytest.mark.parametrize("slug", ["klaverjassen", "hartenjagen", "boerenbridge", "kleurenwiezen", "bridge", "cinch"])
def test_deals_are_finished_with_legal_cards(slug: str) -> None:
    """`State.apply` trusts its caller: here every card is held against what is legal."""
    game = troef.game(slug)
    seats = int(game.info.usual_seats)
    played = 0
    for seed in range(4):
        state = game.start(seats, 0)
        state.deal(order_for(state, SeededDealer(seed)))
        rng = Rng(seed)
        while not state.sheet:
            if state.awaits_deal:
                state.deal_shuffled(rng)
                continue
            seat = int(state.actors()[0])
            policy = policy_of(state)
            move = int(policy.card(rng)) << 6 if policy is not None else int(state.phase.pick(seat, rng))
            played += policy is not None
            if policy is None or state.phase.allows(seat, move):
                state.play(seat, move)
            else:
                pytest.fail(f"{game.show(move)} is not legal")
    assert played > 10


def test_the_policy_beats_chance() -> None:
    """The same deals, seats 0 and 2 by the policy in the one and at random in the other: more points by the policy."""
    gains = 0
    for seed in range(30):
        for by_policy in (True, False):
            state = troef.game("klaverjassen").start(4, 0)
            state.deal(order_for(state, SeededDealer(seed)))
            rng = Rng(seed)
            while not state.sheet:
                seat = int(state.actors()[0])
                policy = policy_of(state) if by_policy == (seat % 2 == 0) else None
                state.apply(seat, policy.card(rng) << 6 if policy is not None else state.phase.pick(seat, rng))
            gains += worth_of(state, 0, [[0, 2], [1, 3]], 0) * (1 if by_policy else -1)
    assert gains > 30 * 20


def test_a_deal_is_finished_and_written_down() -> None:
    for finish in (finish_by_policy, finish_at_random):
        state = troef.game("klaverjassen").start(4, 0)
        state.deal(order_for(state, SeededDealer(5)))
        finish(state, Rng(1), 0)
        assert len(state.sheet) == 1
    assert playout(state, Rng(1)) > 0
