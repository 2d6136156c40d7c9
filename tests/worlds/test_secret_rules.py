"""Mao: what is guessed of secret rules (R19) and of cards goes with all that a round has told, and nothing more."""

from collections import Counter
from collections.abc import Iterator

import pytest
from enumerating import Table
from mao_again import again, first_move
from sampling import FAR, deviation, difference

import troef
from playing import play
from troef.cards.bits import set_of
from troef.core.moves import kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.mao.game import Mao
from troef.games.mao.guessing import Guesses
from troef.games.mao.moves import DUTY, TRIGGER
from troef.games.mao.state import MaoState
from troef.games.mao.vocabulary import FIRST_DEMAND, FIRST_EFFECT, FIRST_SUIT, RULES, duty_of

SAMPLES = 2_000


def match(seed: str, bots: int, demands: bool = False) -> Iterator[troef.State]:
    """The positions of a match of random moves with bots in some seats (R26), which penalise every fault; `demands`:
    the rules are demands that many cards trigger, so that they contradict each other."""
    game = troef.game("mao")
    rng = Rng(seed)
    state = game.start(4, 0)
    for bot in range(bots):
        play(state, f"{troef.REFEREE}: bot {bot}")
    while state.outcome() is None:
        while state.awaits_deal:
            state.deal_shuffled(rng)
        yield state
        actors = state.actors()
        actor = actors[rng.below(len(actors))]
        wanted = [int(move) for move in state.legal(actor) if is_wide_demand(int(move))] if demands else []
        state.play(actor, wanted[rng.below(len(wanted))] if wanted else int(state.phase.pick(actor, rng)))


def is_wide_demand(move: int) -> bool:
    """Whether somebody makes a rule with a suit, a colour and the like for its trigger, or a demand."""
    what = payload_of(move)
    return (kind_of(move) == TRIGGER and what >= FIRST_SUIT) or (
        kind_of(move) == DUTY and FIRST_DEMAND <= what < FIRST_EFFECT
    )


def guesses_at(view: View, seed: str) -> Guesses:
    game = troef.game("mao")
    assert isinstance(game, Mao)
    return Guesses(view, game.cards, Rng(seed))


def positions(seed: str, bots: int, demands: bool, every: int, last: int) -> Iterator[tuple[View, Guesses]]:
    """What the seats in turn see of a match, once something was done, with guesses."""
    for number, state in enumerate(match(seed, bots, demands)):
        if number > last:
            return
        view = state.view(number // every % 4)
        if number % every == 0 and view.log and view.phase in ("play", "claim", "time-out"):
            yield view, guesses_at(view, f"{seed} {number}")


def position(seed: str, moves: int, bots: int, demands: bool = False) -> View:
    """What seat 1 sees after so many random moves of a match whose game master has made two rules."""
    for number, state in enumerate(match(seed, bots, demands)):
        if number == moves:
            return state.view(1)
    raise AssertionError("the match was over sooner")


# ---- what a round allows ----


def is_the_same(view: View, guesses: Guesses) -> bool:
    """Whether the round comes out as it did with the guesses."""
    try:
        state = again(view, guesses)
    except (AssertionError, troef.IllegalMove, troef.DealError, IndexError):
        return False
    return state.view(view.seat).log == view.log[first_move(view) :]


@pytest.mark.parametrize("demands", [False, True], ids=["any rules", "demands"])
@pytest.mark.parametrize("bots", [0, 1, 4])
def test_a_round_played_again_with_what_is_guessed_comes_out_as_it_did(bots: int, demands: bool) -> None:
    """And what the last card demands (R22) and who can be penalised (R27) is as in the world that is made of it."""
    game = troef.game("mao")
    number = 0
    for view, _ in positions(f"again {bots} {demands}", bots, demands, 31, 700):
        world = next(game.worlds(view, Rng(f"{number}")))
        guesses = guesses_at(view, f"{number}")
        guesses.go_on()
        state = again(view, guesses)
        assert isinstance(world, MaoState)
        number += 1
        assert state.view(view.seat).log == view.log[first_move(view) :]
        assert guesses.dealing is not None
        assert list(state.standing.hands) == [set_of(cards) for cards in guesses.dealing.hands()]
        assert list(state.standing.hands) == list(world.standing.hands)
        assert (state.standing.demands, state.standing.missed) == (world.standing.demands, world.standing.missed)
        assert [count(rules) for rules in state.standing.faults] == [count(rules) for rules in world.standing.faults]
    assert number > 10


def count(rules: int) -> int:
    return bin(rules).count("1")


#: seed, bots, whether rules are demands, random moves
EXACT = [("exact a", 0, False, 90), ("exact b", 1, False, 60), ("exact c", 4, True, 70), ("exact d", 1, True, 90)]


@pytest.mark.parametrize("case", EXACT, ids=lambda case: case[0])
def test_a_rule_goes_with_a_round_if_it_comes_out_the_same_with_it(case: tuple[str, int, bool, int]) -> None:
    """Every rule there is, in place of each that is secret (R13, R14, R20–R28, R36, R37)."""
    seed, bots, demands, moves = case
    view = next(view for view, _ in positions(seed, bots, demands, moves, 900))
    guesses = guesses_at(view, seed)
    guesses.go_on()
    found: Counter[bool] = Counter()
    for number, before in list(guesses.codes.items()):
        gap = guesses.gap(number)
        taken = [rule.code for rule in guesses.rules() if rule.number != number]
        for code in RULES:
            if code in taken:
                continue
            guesses.codes[number] = code
            goes = not gap.errors(code)
            assert goes == is_the_same(view, guesses), (number, code)
            found[goes] += 1
        assert set(gap.fillings(0)) - set(taken) == {
            code for code in RULES if not gap.errors(code) and code not in taken
        }
        guesses.codes[number] = before
    assert found[True] and found[False]


# ---- how often ----


def table_of(one: int, other: int) -> Table:
    """Two rules, as the rarer of both duties tells them apart: effects by their code, others by their duty."""
    return tuple(
        (str(number), (code if duty_of(code) >= FIRST_EFFECT else -1, int(duty_of(code))))
        for number, code in enumerate((one, other))
    )


def pairs(guesses: Guesses) -> Counter[Table]:
    """All pairs of two secret rules that go with the round and with the cards as they are guessed now."""
    one, other = sorted(guesses.codes)
    known = [rule.code for rule in guesses.rules() if rule.number not in (one, other)]
    found: Counter[Table] = Counter()
    for code in RULES:
        guesses.codes[one] = code
        for beside in guesses.gap(other).fillings(0) if code not in known else []:
            guesses.codes[other] = beside
            if beside != code and beside not in known and not guesses.gap(one).errors(code):
                found[table_of(code, beside)] += 1
    return found


#: (seed, how many random moves, how many seats are bots, what the round has told)
ROUNDS = [
    ("secret 10", 300, 0, "somebody drew two"),
    ("secret 11", 130, 0, "nothing happened"),
    ("secret 11", 30, 1, "a bot found no fault"),
    ("secret 3", 30, 1, "a bot found faults"),
]


@pytest.mark.parametrize("case", ROUNDS, ids=lambda case: str(case[3]).replace(" ", "-"))
def test_every_book_that_the_round_allows_is_as_likely(case: tuple[str, int, int, str]) -> None:
    """With the cards as they lie: these are exchanged by the next test."""
    guesses = guesses_at(position(*case[:3]), f"{case[0]} guesses")
    guesses.dealing = None
    codes = dict(guesses.codes)
    expected = pairs(guesses)
    guesses.codes = codes
    counts: Counter[Table] = Counter()
    for _ in range(SAMPLES):
        guesses.go_on()
        counts[table_of(*[guesses.codes[number] for number in sorted(codes)])] += 1
    assert set(counts) <= set(expected), "a book that the round disproves"
    often = {table for table, ways in expected.items() if SAMPLES * ways / expected.total() >= 5}
    assert deviation(gathered(counts, often), gathered(expected, often)) < FAR


def gathered(tables: Counter[Table], often: set[Table]) -> Counter[Table]:
    """The counts with rare tables taken together."""
    found: Counter[Table] = Counter()
    for table, times in tables.items():
        found[table if table in often else (("rest", ()),)] += times
    return found


#: (seed, random moves, bots) of matches whose rules are demands, and more than there are rules that go with any cards
DEALT = [("dealt a", 60, 0, 100), ("dealt d", 90, 0, 1500), ("dealt d", 60, 1, 1500)]


@pytest.mark.parametrize("case", DEALT, ids=lambda case: f"{case[0]} {case[1]}")
def test_rules_and_cards_together_are_as_likely_as_by_chance(case: tuple[str, int, int, int]) -> None:
    """Against cards matched by chance, kept as often as there are rules that go with them."""
    view = with_one_secret(*case[:3])
    walk = guesses_at(view, f"{case[0]} walk")
    (number,) = walk.codes
    walked = []
    for _ in range(400):
        walk.go_on()
        walked.append(what_is_where(walk))
    chance = guesses_at(view, f"{case[0]} chance")
    assert chance.dealing is not None
    rng = Rng(f"{case[0]} {case[1]}")
    chosen: list[Counter[tuple[str, int]]] = []
    while len(chosen) < 400:
        chance.dealing.matching.wander(200)
        chance.evidence.unmet = chance.dealing.unmet()
        taken = [rule.code for rule in chance.known]
        codes = [code for code in chance.gap(number).fillings(0) if code not in taken]
        assert len(codes) < case[3]
        pick = rng.below(case[3])
        if pick < len(codes):
            chance.codes[number] = codes[pick]
            if not chance.errors():
                chosen.append(what_is_where(chance))
    assert difference(walked, chosen) < FAR


def with_one_secret(seed: str, moves: int, bots: int) -> View:
    """What seat 1 sees, if the first rule were known to it."""
    for number, state in enumerate(match(seed, bots, demands=True)):
        if number == moves:
            view = state.view(1)
            rules, all_rules = view.memory["rules"], state.view(troef.REFEREE).memory["rules"]
            assert isinstance(rules, list) and isinstance(all_rules, list)
            view.memory["rules"] = [all_rules[0], *rules[1:]]
            return view
    raise AssertionError("the match was over sooner")


def what_is_where(guesses: Guesses) -> Counter[tuple[str, int]]:
    """The duty of a rule, and the cards of each hand."""
    (code,) = guesses.codes.values()
    assert guesses.dealing is not None
    found = Counter({("duty", int(duty_of(code))): 1})
    for seat, cards in enumerate(guesses.dealing.hands()):
        found.update((str(seat), card) for card in cards)
    return found
