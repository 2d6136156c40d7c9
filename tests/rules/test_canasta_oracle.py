"""Canasta against an oracle that tries every way to end a turn."""

import random
from dataclasses import replace

import pytest
from canasta_oracle import Counts, Turn, counts, right_moves, right_takes

import troef
from canasta_positions import running, table
from clauses import clause
from playing import play, texts
from proving import some
from troef.cards.card import cards_text
from troef.core.position_facts import PositionError
from troef.core.view import Zone

MINIMUMS = {-5: 15, 0: 50, 1500: 90, 3000: 120}


def random_ranks(rng: random.Random, number: int) -> list[str]:
    """Cards of few ranks, so that much can be laid."""
    few = rng.sample(["4", "5", "6", "8", "9", "K", "A"], rng.randint(2, 4))
    pool = few * 5 + ["2"] * rng.randint(0, 3) + ["*"] * rng.randint(0, 2) + ["3S"] * rng.choice([0, 0, 1, 3])
    rng.shuffle(pool)
    return pool[:number]


def fits(parts: list[list[str]]) -> bool:
    """Whether two packs have all these cards."""
    named = [rank for part in parts for rank in part]
    limit = {"*": 4, "3S": 2, "3H": 2, "3C": 2}
    return all(named.count(rank) <= limit.get(rank, 8) for rank in named)


def random_melds(rng: random.Random) -> list[list[str]]:
    melds = []
    for rank in rng.sample(["4", "5", "8", "9", "K"], rng.randint(0, 2)):
        wild = rng.randint(0, 3)
        melds.append([rank] * rng.randint(max(2, 3 - wild), 6) + ["2"] * wild)
    return melds


def by_rank(cards: list[str]) -> list[str]:
    return ["3" if card in ("3S", "3C") else "R" if card in ("3H", "3D") else card for card in cards]


def in_oracle(melds: list[list[str]]) -> tuple[tuple[str, int, int], ...]:
    return tuple(sorted((meld[0], meld.count(meld[0]), meld.count("2")) for meld in melds))


def position(seed: str) -> tuple[troef.State, list[str], list[list[str]], list[str], int] | None:
    """A random position before taking: the state, the hand, the melds, the pile, the minimum."""
    rng = random.Random(seed)
    melds = random_melds(rng)
    hand = random_ranks(rng, rng.randint(1, 9))
    hand = [card if card != "3S" else rng.choice(["3S", "3C"]) for card in hand]
    below = rng.choices(["6", "9", "K", "2", "J"], k=rng.choice([0, 0, 1, 2, 3]))
    top = rng.choice([*hand, *[meld[0] for meld in melds], "Q"])
    pile = [*below, top]
    drawn = rng.choice([*hand, "7"])
    if not fits([hand, *melds, pile, [drawn], ["7"] * 6]):
        return None
    total = -5 if melds else rng.choice(list(MINIMUMS))
    own = [" ".join(meld) for meld in melds]
    try:
        state = table([" ".join(hand), "", "", ""], " ".join(pile), (own, ()), f"{drawn} 7 7", totals=(total, 0))
    except (PositionError, AssertionError, IndexError):  # nobody can lay this
        return None
    lying = state.view(troef.REFEREE)
    held = ranks_as_told(lying.zone("hand-0"))
    laid = [sorted(ranks_as_told(found), key="2*".find) for found in lying.zones if found.name.startswith("meld-0")]
    return state, [*held, drawn], laid, ranks_as_told(lying.zone("discard")), MINIMUMS[total]


def ranks_as_told(lying: Zone) -> list[str]:
    """The cards of a zone by rank, threes with their suit."""
    texts = cards_text(lying.cards).split()
    return [text if text[0] in "3*" else text[:-1] for text in texts]


def compare_turn(state: troef.State, turn: Turn, rng: random.Random) -> int:
    """Compare the moves now and after random ones; gives how many positions were compared."""
    compared = 0
    while state.actors() == (0,) and running(state).step == 1:
        laid = {text for text in texts(state, 0) if text.startswith(("meld", "layoff"))}
        assert laid == right_moves(turn), (turn, running(state).step)
        compared += 1
        if not laid:
            break
        text = rng.choice(sorted(laid))
        turn = follow(turn, text)
        play(state, f"0: {text}")
    return compared


def follow(turn: Turn, text: str) -> Turn:
    """The oracle's turn after a text of ours."""
    if text.startswith("layoff"):
        card, rank = text.removeprefix("layoff ").split(" on ")
        cards = [card]
    else:
        cards = text.removeprefix("meld ").split()
        rank = cards[0]
    if rank == "3":
        turn = replace(turn, must_go=True)
    naturals = sum(card == rank for card in cards)
    following = turn.lay(rank, naturals, cards.count("2"), cards.count("*"))
    assert following is not None
    return following


def bind(state: troef.State, turn: Turn, rng: random.Random) -> Turn:
    """Ask the question where it may be asked, sometimes (R33)."""
    if "ask" not in texts(state, 0) or rng.random() < 0.4:
        return turn
    answer = rng.choice(["yes", "no"])
    play(state, "0: ask", f"2: {answer}")
    return replace(turn, must_go=answer == "yes", must_stay=answer == "no")


@clause("canasta", "R8", "R9", "R11", "R15", "R16", "R17", "R18", "R30", "R31", "R32", "R33", "R35", "R36")
@pytest.mark.parametrize("block", some(range(8)))
def test_after_drawing_everything_is_right_that_can_still_end_the_turn(block: int) -> None:
    compared = 0
    for number in range(60):
        seed = f"draw {block} {number}"
        found = position(seed)
        if found is None:
            continue
        state, hand, melds, _, minimum = found
        play(state, "0: draw stock")
        rng = random.Random(seed)
        turn = Turn(counts(by_rank(hand)), in_oracle(melds), 0 if melds else minimum)
        compared += compare_turn(state, bind(state, turn, rng), rng)
    assert compared > 60


@clause("canasta", "R19", "R20", "R21", "R22", "R23", "R25", "R26", "R28", "R16", "R31", "R35")
@pytest.mark.parametrize("block", some(range(8)))
def test_the_pile_may_be_taken_in_every_way_that_can_still_end_the_turn(block: int) -> None:
    takes = 0
    for number in range(60):
        seed = f"take {block} {number}"
        found = position(seed)
        if found is None:
            continue
        state, hand, melds, pile, minimum = found
        held: Counts = counts(by_rank(hand[:-1]))
        ours = {text for text in texts(state, 0) if text.startswith("take")}
        assert ours == right_takes(held, in_oracle(melds), by_rank(pile), minimum), seed
        if not ours:
            continue
        takes += 1
        rng = random.Random(seed)
        text = rng.choice(sorted(ours))
        play(state, f"0: {text}")
        cards = text.removeprefix("take pile").split()
        top = by_rank(pile)[-1]
        rest = counts([rank for rank in by_rank(pile)[:-1] if rank != "R"])
        grown = counts([top, *by_rank(hand[:-1])])
        turn = Turn(grown, in_oracle(melds), 0 if melds else minimum, drew=False, aside=rest)
        following = turn.lay(top, cards.count(top) + 1, cards.count("2"), cards.count("*"))
        assert following is not None
        compare_turn(state, bind(state, following, rng), rng)
    assert takes > 3
