"""Random numbers and dealers: the same everywhere, fair, and checkable afterwards."""

import hashlib
import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

import troef
from troef.core.dealer import Proof, commitment, fair_order
from troef.core.rng import Rng, shuffle

#: The 99.9 % bound of chi-square by degrees of freedom: seeds are fixed, so this fails only when the code changes.
CHI_SQUARE = {5: 20.5, 23: 49.7}


def chi_square(counts: Counter[object], ways: int) -> float:
    expected = sum(counts.values()) / ways
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (ways - len(counts)) * expected


# ---- numbers ----


def test_the_generator_is_xoshiro128plusplus() -> None:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = 1, 2, 3, 4
    # the known answers of the published generator from the state 1, 2, 3, 4
    known = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [rng.word() for _ in known] == known


def test_seeds_give_the_same_numbers_for_ever() -> None:
    rng = Rng(1)
    assert [rng.word() for _ in range(4)] == [3770051844, 3464980027, 3034967609, 2145028619]
    rng = Rng("an evening in Ghent")
    assert [rng.below(6) for _ in range(12)] == [1, 5, 4, 4, 2, 2, 3, 5, 3, 2, 1, 5]
    assert shuffle(list(range(12)), Rng(7)) == [0, 3, 9, 6, 10, 2, 8, 4, 11, 7, 5, 1]


def test_a_copy_goes_on_with_the_same_numbers() -> None:
    rng = Rng("copy")
    rng.word()
    other = rng.copy()
    assert [rng.word() for _ in range(5)] == [other.word() for _ in range(5)]
    other.word()
    ahead = other.copy()
    rng.word()
    assert rng.word() == ahead.word() == other.word()


def test_numbers_stay_below_their_bound_and_are_even() -> None:
    rng = Rng("even")
    assert all(rng.below(1) == 0 for _ in range(10))
    assert chi_square(Counter(int(rng.below(6)) for _ in range(12_000)), 6) < CHI_SQUARE[5]
    large = 3 * 2**29
    assert all(0 <= rng.below(large) < large for _ in range(1000))


def test_every_order_of_four_cards_is_equally_likely() -> None:
    rng = Rng("orders")
    counts: Counter[object] = Counter(tuple(shuffle([1, 2, 3, 4], rng)) for _ in range(24_000))
    assert chi_square(counts, 24) < CHI_SQUARE[23]
    fair: Counter[object] = Counter(tuple(fair_order([1, 2, 3, 4], f"s{n}", [])) for n in range(12_000))
    assert chi_square(fair, 24) < CHI_SQUARE[23]


# ---- dealers ----

PACK = list(range(32))


def test_a_seeded_dealer_repeats_itself_and_no_deal_is_like_the_last() -> None:
    one, two = troef.SeededDealer(3), troef.SeededDealer("3")
    deals = [one.next(PACK) for _ in range(5)]
    assert deals == [two.next(PACK) for _ in range(5)]
    assert len({tuple(deal) for deal in deals}) == 5
    assert all(sorted(deal) == PACK for deal in deals)
    assert list(range(32)) == PACK  # the pack itself is left as it was


def test_a_fixed_dealer_gives_what_was_laid_and_then_no_more() -> None:
    dealer = troef.FixedDealer([[2, 1], [1, 2]])
    assert [dealer.next([1, 2]), dealer.next([1, 2])] == [[2, 1], [1, 2]]
    with pytest.raises(troef.DealError):
        dealer.next([1, 2])


def test_a_cut_leaves_at_least_so_many_cards_on_either_side() -> None:
    dealer = troef.CutDealer("cut", least=3)
    places = set()
    for _ in range(800):
        order = dealer.next(PACK)
        taken = order[0]
        assert order == PACK[taken:] + PACK[:taken]
        places.add(taken)
    assert places == set(range(3, 30))
    assert troef.CutDealer(1, least=3).next([1, 2]) in ([2, 1], [1, 2])


# ---- commit and reveal ----


def order_by_the_documents(pack: list[int], seed: str, words: list[str]) -> list[int]:
    """The published algorithm, written down a second time."""

    def numbers() -> Iterator[int]:
        for block in itertools.count():
            digest = hashlib.sha256("\x1f".join(["troef-deal-1", seed, *words, str(block)]).encode("utf-8")).digest()
            for place in range(0, 32, 4):
                yield int.from_bytes(digest[place : place + 4], "big")

    stream, order = numbers(), list(pack)
    for last in reversed(range(1, len(order))):
        bound = (2**32 // (last + 1)) * (last + 1)
        number = next(number for number in stream if number < bound)
        other = number % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


@pytest.mark.parametrize("words", [[], [""], ["Lies"], ["één", "♥", "three"], ["a", "b", "c", "d"]])
@pytest.mark.parametrize("size", [0, 1, 2, 20, 32, 52, 108])
def test_the_order_follows_from_the_published_algorithm(size: int, words: list[str]) -> None:
    for seed in ("", "seed", "f" * 64):
        order = fair_order(list(range(size)), seed, words)
        assert order == order_by_the_documents(list(range(size)), seed, words)
        assert sorted(order) == list(range(size))


def test_known_answers_of_fair_deals() -> None:
    assert fair_order(list(range(10)), "seed", ["a", "b"]) == [5, 9, 1, 6, 2, 3, 8, 4, 0, 7]
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()


def test_a_commitment_comes_first_and_the_seed_after_the_deal() -> None:
    dealer = troef.CommitRevealDealer("first")
    promised = dealer.commit
    assert promised == commitment("first") and dealer.proof is None
    dealer.add_words("Lies")
    dealer.add_words("Wout\n" + "x" * 300)
    order = dealer.next(PACK)
    proof = dealer.proof
    assert proof is not None
    assert (proof.commit, proof.seed, proof.words) == (promised, "first", ["Lies", "Wout" + "x" * 196])
    assert order == fair_order(PACK, "first", proof.words)
    assert proof.fault(PACK, order) == ""
    assert dealer.commit != promised and dealer.words == []
    assert dealer.next(PACK) != order


def test_seeds_of_the_dealer_are_its_own() -> None:
    commits = {troef.CommitRevealDealer().commit for _ in range(5)}
    assert len(commits) == 5 and all(len(commit) == 64 for commit in commits)


def test_a_false_proof_is_found_out() -> None:
    order = fair_order(PACK, "seed", ["a"])
    right = commitment("seed")
    assert Proof(right, ["a"], "seed").fault(PACK, order) == ""
    assert Proof(commitment("other"), ["a"], "seed").fault(PACK, order) == "commit"
    assert Proof(right, ["a"], "other").fault(PACK, order) == "commit"
    assert Proof(right, ["b"], "seed").fault(PACK, order) == "order"
    assert Proof(right, ["a"], "seed").fault(PACK, order[::-1]) == "order"
    assert Proof(right, ["a"], "seed").fault(PACK[::-1], order) == "order"
