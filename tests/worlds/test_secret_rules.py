"""Mao: what is guessed of secret rules (R19) and of cards agrees with all that a round has told, and nothing more."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from enumerating import Table
from mao_again import again, first_move

import troef
from playing import hand, play
from proving import AT_LENGTH, often, seeded
from rules.mao_positions import table
from sampling import FAR, deviation, difference
from troef.cards.bits import set_of
from troef.core.moves import kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.mao.game import Mao
from troef.games.mao.guessing import Guesses
from troef.games.mao.missing_rule import MissingRule
from troef.games.mao.moves import DUTY, TRIGGER
from troef.games.mao.state import MaoState
from troef.games.mao.vocabulary import FIRST_DEMAND, FIRST_EFFECT, FIRST_SUIT, RULES, duty_of

SAMPLES = often(2_000)

#: What rules are made: any, demands that many cards trigger and that contradict each other, or calls.
ANY, DEMANDS, CALLS = "any rules", "demands", "calls"


def match(seed: str, bots: int, kind: str = ANY) -> Iterator[troef.State]:
    """The positions of a match of random moves with bots in some seats (R26), which penalise every fault."""
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
        wanted = [] if kind == ANY else [int(move) for move in state.legal(actor) if makes(int(move), kind)]
        state.play(actor, wanted[rng.below(len(wanted))] if wanted else int(state.phase.pick(actor, rng)))


def makes(move: int, kind: str) -> bool:
    """Whether somebody chooses part of a rule of some kind."""
    what = payload_of(move)
    if kind == CALLS:
        return kind_of(move) == DUTY and what < FIRST_DEMAND
    return (kind_of(move) == TRIGGER and what >= FIRST_SUIT) or (
        kind_of(move) == DUTY and FIRST_DEMAND <= what < FIRST_EFFECT
    )


def guesses_at(view: View, seed: str) -> Guesses:
    game = troef.game("mao")
    assert isinstance(game, Mao)
    return Guesses(view, game.cards, Rng(seeded(seed)))


def positions(seed: str, bots: int, kind: str, every: int, last: int) -> Iterator[tuple[View, Guesses]]:
    """What the seats in turn see of a match, once something was done, with guesses."""
    for number, state in enumerate(match(seed, bots, kind)):
        if number > last:
            return
        view = state.view(number // every % 4)
        if number % every == 0 and view.log and view.phase in ("play", "claim", "time-out"):
            yield view, guesses_at(view, f"{seed} {number}")


def position(seed: str, moves: int, bots: int) -> View:
    """What seat 1 sees after this many random moves of a match whose game master has made two rules."""
    for number, state in enumerate(match(seed, bots)):
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


@pytest.mark.parametrize("kind", [ANY, DEMANDS])
@pytest.mark.parametrize("bots", [0, 1, 4])
def test_a_round_played_again_with_what_is_guessed_comes_out_as_it_did(bots: int, kind: str) -> None:
    """And what the last card demands (R22) and who can be penalised (R27) is as in the world that is made of it."""
    game = troef.game("mao")
    number = 0
    for view, _ in positions(f"again {bots} {kind}", bots, kind, 31, 700):
        world = next(game.worlds(view, Rng(seeded(f"{number}"))))
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


#: seed, bots, what rules are made, random moves
EXACT = [("exact a", 0, ANY, 90), ("exact b", 1, ANY, 60), ("exact c", 4, DEMANDS, 70), ("exact d", 1, DEMANDS, 90)]


@pytest.mark.parametrize("case", EXACT, ids=lambda case: case[0])
def test_a_rule_goes_with_a_round_if_it_comes_out_the_same_with_it(case: tuple[str, int, str, int]) -> None:
    """Every rule there is, in place of each that is secret (R13, R14, R20–R28, R36, R37)."""
    seed, bots, kind, moves = case
    view = next(view for view, _ in positions(seed, bots, kind, moves, 900))
    guesses = guesses_at(view, seed)
    guesses.go_on()
    found: Counter[bool] = Counter()
    for number, before in list(guesses.codes.items()):
        missing = guesses.missing(number)
        taken = [rule.code for rule in guesses.rules() if rule.number != number]
        for code in RULES:
            if code in taken:
                continue
            guesses.codes[number] = code
            goes = not missing.errors(code)
            assert goes == is_the_same(view, guesses), (number, code)
            found[goes] += 1
        assert set(missing.candidates(0)) - set(taken) == {
            code for code in RULES if not missing.errors(code) and code not in taken
        }
        guesses.codes[number] = before
    assert found[True] and found[False]


@pytest.mark.parametrize("bots", [0, 1, 4])
def test_what_is_in_force_is_never_ruled_out(bots: int) -> None:
    """Also where people and bots take each other's chairs in the midst of a round (R26)."""
    looked = 0
    for number, state in enumerate(match(f"chairs {bots}", bots, CALLS)):
        view = state.view(number % 4)
        rules = state.view(troef.REFEREE).memory.get("rules", [])
        assert isinstance(rules, list)
        if number % 37 == 5 and view.log:
            chair = number // 37 % 4
            play(state, f"{troef.REFEREE}: {'person' if is_bot(state, chair) else 'bot'} {chair}")
        if number > 900 or state.awaits_deal or state.outcome() is not None:
            break
        if number % 11 or not view.log:
            continue
        guesses = guesses_at(state.view(number % 4), "chairs")
        guesses.codes = {secret: rules[secret][2] for secret in guesses.owners}
        assert not guesses.errors()
        looked += 1
    assert looked > 20


def is_bot(state: troef.State, seat: int) -> bool:
    bots = state.view(seat).memory["bots"]
    assert isinstance(bots, int)
    return bots >> seat & 1 == 1


def test_a_round_says_nothing_of_a_rule_made_after_it() -> None:
    """R18: the winner makes it before the next deal."""
    state = next(state for state in match("after", 0) if any(state.view(0).totals))
    (maker,) = state.actors()
    play(state, f"{maker}: rank:Q call:klop")
    watcher = state.view((maker + 1) % 4)
    codes = set()
    for number in range(20):
        guesses = guesses_at(watcher, f"after {number}")
        guesses.go_on()
        assert not guesses.errors()
        codes.add(guesses.codes[2])
    assert len(codes) > 15


def test_a_round_that_was_laid_in_mid_game_has_worlds() -> None:
    """Its moves were found, and they explain the hands."""
    state = table({1: "9H 4C", 2: "5C 5S 5D"}, "9C")
    for world in islice(state.game.worlds(state.view(1), Rng("laid")), 5):
        assert [len(hand(world, seat)) for seat in range(4)] == [2, 2, 3, 2]
        assert hand(world, 1) == {"9H", "4C"}


# ---- how often ----


def table_of(one: int, other: int) -> Table:
    """Two rules, as the rarer of both duties tells them apart: effects by their code, others by their duty."""
    return told_apart(0, one), told_apart(1, other)


@cache
def told_apart(number: int, code: int) -> tuple[str, tuple[int, int]]:
    return str(number), (code if duty_of(code) >= FIRST_EFFECT else -1, int(duty_of(code)))


def pairs(guesses: Guesses) -> Counter[Table]:
    """All pairs of two secret rules that go with the round and with the cards as they are guessed now."""
    one, other = sorted(guesses.codes)
    known = [rule.code for rule in guesses.rules() if rule.number not in (one, other)]
    found: Counter[Table] = Counter()
    missing: dict[int, MissingRule] = {}
    for code in RULES:
        guesses.codes[one] = code
        for beside in guesses.missing(other).candidates(0) if code not in known else []:
            guesses.codes[other] = beside
            if beside not in missing:
                missing[beside] = guesses.missing(one)
            if beside != code and beside not in known and not missing[beside].errors(code):
                found[table_of(code, beside)] += 1
    return found


#: (seed, how many random moves, how many seats are bots, what the round has told)
ROUNDS = [
    ("secret 10", 300, 0, "somebody drew two"),
    ("secret 11", 130, 0, "nothing happened"),
    ("secret 3", 30, 1, "a bot found faults"),
]
if AT_LENGTH:  # two million pairs of rules agree with this one
    ROUNDS.append(("secret 11", 30, 1, "a bot found no fault"))


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
    frequent = {table for table, ways in expected.items() if SAMPLES * ways / expected.total() >= 5}
    assert deviation(gathered(counts, frequent), gathered(expected, frequent)) < FAR


def gathered(tables: Counter[Table], frequent: set[Table]) -> Counter[Table]:
    """The counts with rare tables taken together."""
    found: Counter[Table] = Counter()
    for pair, times in tables.items():
        found[pair if pair in frequent else (("rest", ()),)] += times
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
    rng = Rng(seeded(f"{case[0]} {case[1]}"))
    chosen: list[Counter[tuple[str, int]]] = []
    while len(chosen) < 400:
        chance.dealing.matching.mix(200)
        chance.evidence.unmet = chance.dealing.unmet()
        taken = [rule.code for rule in chance.known]
        codes = [code for code in chance.missing(number).candidates(0) if code not in taken]
        assert len(codes) < case[3]
        pick = rng.below(case[3])
        if pick < len(codes):
            chance.codes[number] = codes[pick]
            if not chance.errors():
                chosen.append(what_is_where(chance))
    assert difference(walked, chosen) < FAR


def with_one_secret(seed: str, moves: int, bots: int) -> View:
    """What seat 1 sees, if the first rule were known to it."""
    for number, state in enumerate(match(seed, bots, DEMANDS)):
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
