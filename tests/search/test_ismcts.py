"""Information-set tree search: what it finds, that it keeps its books, and what a node may know."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import lay, play
from troef.core.game import State
from troef.core.moves import HIDDEN, kind_of, payload_of
from troef.search.ismcts import WAIT, Tree, may_wait
from troef.search.rollouts import finish_at_random, worth_of

#: One preset of each family of games, with columns for sides, for seats, and for one.
SHEETS = ["klaverjassen", "hartenjagen", "boerenbridge", "bridge", "skat", "presidenten", "rumba", "patience"]


def tree_of(state: State, seat: int, worlds: int, iterations: int = 4) -> Tree:
    tree = Tree(state.game, state.view(seat), troef.Rng("tree"))
    for _ in range(worlds):
        tree.search(tree.sample(), iterations)
    return tree


def best(tree: Tree) -> str:
    return tree.game.show(tree.branches()[0].move, tree.view)


def test_last_in_the_trick_it_keeps_the_queen_of_spades_for_none_of_its_own() -> None:
    """Hartenjagen: king or ace take the trick as the queen does, and cost nothing."""
    state = lay(troef.game("hartenjagen"), dealer=3, hands={0: "8S", 1: "9S", 2: "10S", 3: "QS AS"})
    play(state, "0: 8S", "1: 9S", "2: 10S")
    tree = tree_of(state, 3, 60)
    assert best(tree) != "QS"
    worst = min(tree.branches(), key=lambda branch: branch.mean)
    assert state.game.show(worst.move) == "QS"


def test_it_takes_the_trick_that_it_has_predicted() -> None:
    """Boerenbridge with one card: who has said one and holds the highest trump says so; who holds nothing does not."""
    game = troef.game("boerenbridge")
    state = game.start()
    state.deal(game.arrange(hands={0: "2C", 1: "AS", 2: "3C", 3: "4C"}, upcard="KS"))
    assert state.actors() == (1,)
    assert best(tree_of(state, 1, 100)) == "predict 1"
    state = game.start()
    state.deal(game.arrange(hands={0: "AS", 1: "2C", 2: "KS", 3: "QS"}, upcard="JS"))
    assert best(tree_of(state, 1, 100)) == "predict 0"


def test_every_iteration_is_counted_once_and_a_move_is_taken_no_more_often_than_it_could_be() -> None:
    state = troef.game("klaverjassen").start()
    state.deal_shuffled(troef.Rng(3))
    tree = tree_of(state, state.actors()[0], 30, 5)
    branches = tree.branches()
    assert tree.worlds == 30 and tree.iterations == 150
    assert sum(branch.tries for branch in branches) == 150
    assert all(0 < branch.tries <= branch.chances <= 150 for branch in branches)
    assert branches == sorted(branches, key=lambda branch: -branch.tries)
    assert {branch.move for branch in branches} == set(tree.view.moves)


def test_a_search_leaves_the_match_and_the_world_as_they_were() -> None:
    state = troef.game("hartenjagen").start()
    state.deal_shuffled(troef.Rng(3))
    seat = state.actors()[0]
    tree = Tree(state.game, state.view(seat), troef.Rng(1))
    world = tree.sample()
    before = world.view(troef.REFEREE)
    tree.search(world, 10)
    after = world.view(troef.REFEREE)
    assert [zone.cards for zone in after.zones] == [zone.cards for zone in before.zones]
    assert after.log == before.log and len(state.sheet) == 0


@pytest.mark.parametrize("slug", SHEETS)
def test_a_deal_is_worth_the_same_as_in_rollouts(slug: str) -> None:
    """Also in later deals of a match, and where the fewest points win."""
    state = troef.game(slug).start()
    state.deal_shuffled(troef.Rng(1))
    finish_at_random(state, troef.Rng(2), 0)
    for rows in (0, len(state.sheet)):
        while state.awaits_deal:
            state.deal_shuffled(troef.Rng(5))
        if not state.actors():
            break
        view = state.view(state.actors()[0])
        tree = Tree(state.game, view, troef.Rng(3))
        done = state.copy()
        finish_at_random(done, troef.Rng(4), rows)
        tree.rows = rows
        worths = tree.worths(done, vec[i64]([0] * view.seats))
        assert list(worths) == [worth_of(done, rows, view.columns, seat) for seat in range(view.seats)]


def test_a_deal_without_end_is_worth_nothing() -> None:
    state = troef.game("klaverjassen").start()
    state.deal_shuffled(troef.Rng(1))
    tree = Tree(state.game, state.view(state.actors()[0]), troef.Rng(3))
    assert list(tree.worths(state, vec[i64]([0, 0]))) == [0, 0, 0, 0]


def test_what_others_do_unseen_is_one_edge() -> None:
    """Ninety-nine, the cards of a bid laid face down: the tree of another seat knows that one was laid, no more."""
    state = troef.game("ninety-nine").start()
    state.deal_shuffled(troef.Rng(3))
    tree = tree_of(state, 0, 150, 2)
    entries = [entry for node in nodes_of(tree) for entry in node]
    others = [entry for entry in entries if (entry & 15) - 3 != 0]
    laid = {payload_of(entry >> 4) for entry in others if kind_of(entry >> 4) == kind_of(tree.view.moves[0])}
    assert laid == {HIDDEN}


def nodes_of(tree: Tree) -> list[list[int]]:
    """The entries of each node."""
    found, waiting = [], [tree.root]
    while waiting:
        edges = waiting.pop()
        found.append([int(edge.entry) for edge in edges])
        waiting += [edge.edges for edge in edges if edge.edges is not None]
    return found


def test_who_may_act_out_of_turn_may_also_wait_and_who_must_act_may_not() -> None:
    """Toepen: everybody may knock, but only the seat whose turn it is must play."""
    state = troef.game("toepen").start(3)
    state.deal_shuffled(troef.Rng(3))
    while len(state.actors()) < 2:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    first, *others = state.actors()
    assert not may_wait(state, first, state.actors())
    assert all(may_wait(state, seat, state.actors()) for seat in others)
    assert WAIT in {branch.move for branch in tree_of(state, others[0], 5).branches()}
    assert WAIT not in {branch.move for branch in tree_of(state, first, 5).branches()}


@pytest.mark.parametrize("slug", ["pesten", "klaverjassen", "ninety-nine"])
def test_the_same_seed_gives_the_same_tree(slug: str) -> None:
    """Also after another search of the same view: what one plays out is written in nothing that others have."""
    state = troef.game(slug).start()
    state.deal_shuffled(troef.Rng(3))
    first, second = (tree_of(state, state.actors()[0], 3) for _ in range(2))
    assert nodes_of(first) == nodes_of(second)
    assert [branch.tries for branch in first.branches()] == [branch.tries for branch in second.branches()]
