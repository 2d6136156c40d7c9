"""Playouts to the end of a match play whole deals in one loop: the same moves as step by step, and the same results.

The step-by-step way draws from the same stream, and deals the same cards. So each move of a run is made again as a
legal move of the state, out of as many as the run chose from.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tables import proven_tables, table_name

import troef
from troef.core.rng import Rng
from troef.search.playout import playout
from troef.tricks.game import TrickMatch
from troef.tricks.state import TrickState

#: Played in each match at least.
MOVES = 500
#: Games that deal and bid in one step of a run.
DEALT_WITHOUT_A_PACK = ("klaverjassen",)

TRICK_TABLES = [table for table in proven_tables() if isinstance(troef.game(table[0]).start(), TrickState)]


@pytest.mark.parametrize("table", TRICK_TABLES, ids=table_name)
def test_a_run_makes_the_moves_that_are_legal_step_by_step_and_comes_to_the_same(table: tuple[str, str, int]) -> None:
    slug, preset, seats = table
    game = troef.game(slug, rules=preset)
    state, by_steps = game.start(seats), game.start(seats)
    rng, same = Rng(table_name(table)), Rng(table_name(table))
    moves = 0
    while moves < MOVES and state.outcome() is None:
        made = int(state.run_on(1, rng))
        if not made and state.actors():  # several may act
            seat = state.actors()[int(rng.below(len(state.actors())))]
            state.apply(seat, state.phase.pick(seat, rng))
            made = 1
        follow(by_steps, made, same)
        if not made:
            deal(by_steps, same)  # the cards decide the match
        moves += made
        assert standing(by_steps) == standing(state)
    assert (rng.word(), rng.draw(64)) == (same.word(), same.draw(64))


def follow(state: troef.State, count: int, rng: Rng) -> None:
    """Make this many moves one by one, and deal what is awaited after them."""
    for _ in range(count):
        deal(state, rng)
        seat = int(state.phase.turn)
        if seat < 0:
            at_once = isinstance(state, TrickState) and state.runs_out(state.phase)
            seat = state.actors()[0 if at_once else int(rng.below(len(state.actors())))]
        state.play(seat, drawn(state, seat, rng))


def deal(state: troef.State, rng: Rng) -> None:
    assert isinstance(state, TrickState)
    run = state.new_run()
    while state.awaits_deal:
        if state.game.slug in DEALT_WITHOUT_A_PACK:
            assert isinstance(state, TrickMatch)
            hands = vec[i64]([0] * int(state.seats))
            run.deal(state.trick_game.packets, hands, rng)
            state.awaits_deal = False
            state.start_deal(hands)
        elif state.least_cut() or sorted(state.pack()) != sorted(run.pack):
            state.deal_shuffled(rng)  # a gathered pack is cut, and what lies in mid-deal shuffled as ever
        else:
            state.begin_unknown()
            state.lay_random(run, rng)


def drawn(state: troef.State, seat: int, rng: Rng) -> int:
    """The random move of a seat: a card of a run among those that are legal, anything else as in every playout."""
    assert isinstance(state, TrickState)
    play = state.running()
    if play is None or not state.tricks_at_once(play):
        return int(state.phase.pick(seat, rng))
    cards = sorted(state.legal(seat))
    return cards[int(rng.draw(len(cards)))] if len(cards) > 1 else cards[0]


def standing(state: troef.State) -> tuple[object, ...]:
    """What is decided so far."""
    assert isinstance(state, TrickState)
    play = None if state.awaits_deal else state.tricks
    cards = [] if play is None or state.outcome() else [list(play.hands), list(play.won), int(play.turn)]
    return (state.awaits_deal, state.phase.name(), state.actors(), state.view(0).totals, state.outcome(), cards)


@pytest.mark.parametrize("slug", ["klaverjassen", "wiezen", "skat", "bridge", "boerenbridge", "manillen"])
def test_a_playout_from_the_middle_of_a_deal_comes_to_the_end_of_the_match(slug: str) -> None:
    state = troef.game(slug).start()
    playout(state, Rng("begun"), 77)
    again = state.copy()
    assert playout(state, Rng("on")) == playout(again, Rng("on")) > 0
    assert state.outcome() == again.outcome() is not None


def test_small_draws_come_equally_often_and_do_not_touch_the_stream_that_others_know() -> None:
    rng, same = Rng("draws"), Rng("draws")
    for among in (2, 3, 7, 13, 32):
        counts = [0] * among
        for _ in range(200 * among):
            counts[int(rng.draw(among))] += 1
        assert min(counts) > 140 and max(counts) < 260
    assert [rng.below(1000) for _ in range(20)] == [same.below(1000) for _ in range(20)]


def test_a_copied_generator_draws_the_same() -> None:
    rng = Rng("copied")
    for count in (0, 5, 40):
        for _ in range(count):
            rng.draw(8)
        copy = rng.copy()
        assert [rng.draw(13) for _ in range(50)] == [copy.draw(13) for _ in range(50)]
