"""Environments step by step: who acts, what is paid, and what happens to what is wrong."""

import pickle

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.error import InvalidAction, ResetNeeded

import troef
from proving import often, seeded
from troef import env
from troef.core.moves import KNOCK
from troef.env import WAIT, ActionError, Episode, space
from troef.env.in_turn import InTurn


def played(episode: Episode, rng: troef.Rng) -> list[float]:
    """What a random course brought each seat in all."""
    totals = list(episode.rewards)
    while not episode.over:
        legal = episode.legal(episode.turn)
        episode.act(legal[rng.below(len(legal))])
        totals = [before + gain for before, gain in zip(totals, episode.rewards, strict=True)]
    return totals


def test_a_deal_pays_what_settle_says() -> None:
    """Klaverjassen: two sides share the 162 points and the roem, and partners are paid the same."""
    episode = Episode(space("klaverjassen"), seed=3)
    first, second, third, fourth = played(episode, troef.Rng(1))
    assert (first, second) == (third, fourth)
    assert first + second >= 162
    result = episode.game.result_of(episode.state)
    assert result is not None
    assert [first, second, third, fourth] == list(episode.game.gains(result))


def test_in_games_where_few_points_win_points_cost() -> None:
    """Hartenjagen: what a seat is paid is not above zero."""
    assert max(played(Episode(space("hartenjagen"), seed=1), troef.Rng(1))) <= 0


def test_a_match_pays_all_of_its_deals() -> None:
    episode = Episode(space("klaverjassen", deals=4), "match", seed=5)
    paid = played(episode, troef.Rng(2))
    outcome = episode.state.outcome()
    assert outcome is not None
    assert tuple(paid) == outcome.scores


def test_the_same_seed_gives_the_same_cards() -> None:
    one, other = Episode(space("bridge"), seed=7), Episode(space("bridge"), seed=7)
    assert one.turn == other.turn
    assert one.state.view(troef.REFEREE).as_dict() == other.state.view(troef.REFEREE).as_dict()


@pytest.mark.parametrize("slug", [info.slug for info in troef.all_games()])
def test_what_is_wrong_is_refused_and_changes_nothing(slug: str) -> None:
    """Illegal actions and numbers out of range, at every step of an episode."""
    found = space(slug)
    rng = troef.Rng(seeded(slug))
    episode = Episode(found, seed=1, most_moves=40)
    for _ in range(often(30)):
        if episode.over:
            break
        legal = episode.legal(episode.turn)
        before = (episode.turn, list(episode.state.log), dict(episode.spelled))
        for bad in (-1, len(found.actions), int(rng.below(len(found.actions)))):
            if bad not in legal:
                with pytest.raises(ActionError):
                    episode.act(bad)
        assert (episode.turn, list(episode.state.log), dict(episode.spelled)) == before
        episode.act(legal[rng.below(len(legal))])


def test_a_wrong_action_tells_its_clause() -> None:
    """Klaverjassen: a card before trump has been named."""
    made = env.aec("klaverjassen", "rotterdams")
    made.reset(seed=1)
    wrong = made.space.action("JH")
    with pytest.raises(ActionError, match=r"may not do 'JH' now \(R\d+"):
        made.step(wrong)
    for bad in (1.5, "JH", None, True):
        with pytest.raises(ActionError, match="an action is a whole number"):
            made.step(bad)


def test_before_the_first_reset_nothing_can_be_done() -> None:
    with pytest.raises(ActionError, match="'reset' comes first"):
        env.aec("toepen").observe("seat_0")
    with pytest.raises(ResetNeeded, match="'reset' comes first"):
        env.gym("toepen").step(1)


def test_all_agents_leave_together() -> None:
    made: InTurn = env.aec("klaverjassen")
    made.reset(seed=4)
    rewards = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, _ = made.last()
        rewards[agent] += reward
        made.step(None if terminated or truncated else made.action_space(agent).sample(seen["action_mask"]))
    assert made.agents == []
    assert any(rewards.values())
    with pytest.raises(ActionError, match="the episode is over"):
        made.step(1)


def test_who_may_not_act_waits() -> None:
    """Ezelen: all choose a card to pass at the same time; in the parallel environment nobody waits for another."""
    made = env.parallel("ezelen")
    seen, _ = made.reset(seed=2)
    chosen = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in made.agents}
    assert WAIT not in chosen.values()
    _, _, _, _, infos = made.step(chosen)
    assert not any(info.get("late") for info in infos.values())
    with pytest.raises(ActionError, match="there is no agent 'seat_9'"):
        made.step({**chosen, "seat_9": 1})
    with pytest.raises(ActionError, match="seat_0 gives no action"):
        made.step({})


def test_nobody_has_to_knock_out_of_turn() -> None:
    """Toepen, R13: a player may knock at any moment. Who is asked and does not want to waits, and is not asked again
    before the next card; whose turn it is cannot wait for ever."""
    episode, rng, asked = Episode(space("toepen"), seed=3), troef.Rng(1), 0
    while not episode.over:
        legal = episode.legal(episode.turn)
        on_turn = episode.turn == episode.state.view(troef.SPECTATOR).turn
        assert (WAIT in legal) == (not on_turn)
        if on_turn:
            knocks = [move for move in legal if episode.space.actions[move].text == "knock"]
            cards = [move for move in legal if move not in knocks]
            episode.act(cards[rng.below(len(cards))])
            continue
        asked += 1
        before = (len(episode.state.log), episode.turn)
        episode.act(WAIT)
        assert len(episode.state.log) == before[0]
        assert episode.turn != before[1]
    assert asked
    assert KNOCK not in [move for _, move in episode.state.view(0).log]


def test_who_may_act_out_of_turn_may_wait_at_all_interfaces() -> None:
    knock = space("toepen").action("knock")
    batch, rng = env.Batch("toepen", n=8, seed=1), troef.Rng(2)
    together = env.parallel("toepen")
    seen, _ = together.reset(seed=1)
    free = 0
    for _ in range(60):
        for mask in batch.masks:
            legal = np.flatnonzero(mask).tolist()
            assert legal != [knock]
            free += legal == [WAIT, knock]
        rows = [np.flatnonzero(mask) for mask in batch.masks]
        batch.step(np.array([legal[rng.below(len(legal))] for legal in rows]))
    assert free
    while together.agents:
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in together.agents}
        assert [knock] not in legal.values()
        assert any(WAIT not in actions for actions in legal.values())
        seen, *_ = together.step(
            {agent: actions[-1] if WAIT not in actions else WAIT for agent, actions in legal.items()}
        )


def test_the_agent_learns_why_an_action_is_wrong() -> None:
    made = env.gym("klaverjassen")
    _, info = made.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[3])
    with pytest.raises(InvalidAction, match="seat 0 may not"):
        made.step(wrong)
    assert (made.action_masks() == info["action_mask"]).all()


def test_opponents_are_bots_or_functions_of_a_view() -> None:
    def first_move(view: troef.View) -> int:
        return view.moves[0]

    made = env.gym("klaverjassen", opponents=["rule", first_move, "random"])
    made.reset(seed=3)
    ended = False
    while not ended:
        _, _, ended, _, _ = made.step(made.action_space.sample())
    with pytest.raises(ResetNeeded, match="the episode is over"):
        made.step(1)
    with pytest.raises(ValueError, match="3 opponents are needed, not 1"):
        env.gym("klaverjassen", opponents=["rule"])
    with pytest.raises(ValueError, match="there is no seat 4 among 4"):
        env.gym("klaverjassen", seat=4)


def test_the_chances_of_a_deal_add_up() -> None:
    """OpenSpiel: each card of a hand is drawn in ascending order, with the chance that the shuffle gives it."""
    state = env.openspiel("toepen").new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[len(outcomes) // 2][0])
    assert state.current_player() >= 0
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(9999)


def test_a_game_of_openspiel_is_found_by_its_name() -> None:
    game = env.openspiel("klaverjassen", "rotterdams", deals=4)
    assert pyspiel.load_game(str(game)).num_distinct_actions() == game.num_distinct_actions()


def test_gymnasium_makes_a_game_by_its_name() -> None:
    """Options go along, and a match of one deal is played to its end."""
    made = gymnasium.make("troef.env.registered:Troef/klaverjassen-v0", rules="rotterdams", opponents="random")
    made.reset(seed=2)
    ended = False
    while not ended:
        _, _, ended, _, _ = made.step(made.action_space.sample())
    assert made.spec is not None
    assert made.spec.id == "Troef/klaverjassen-v0"
