"""Sampled worlds are exactly the worlds of the definition, each as often as the others (docs/worlds.md).

Each ending is a position of a fixed match in which few cards are unseen. All its worlds are enumerated by brute force,
and as many are sampled with a fixed seed as a chi-square test needs; nothing here varies from run to run.
"""

from collections import Counter

import pytest
from enumerating import Ending, Table, arrangements, endings, table_of, ways_to_lay, worlds_of

import troef
from sampling import FAR, deviation, each_is_as_likely
from troef.games.bieden.game import Bieden
from troef.games.pandoeren.game import Pandoeren
from troef.games.patience import Patience

#: (game, rules, seats, seed of the match, how many moves, whether the rule players play, what binds the unseen cards);
#: a better rule player may lead elsewhere, and then the ending must be chosen again
ENDINGS = [
    ("klaverjassen", "amsterdams-club", 4, "klaverjassen 0", 129, False, "ruffs and overruffs"),
    ("klaverjassen", "rotterdams", 4, "klaverjassen 0", 61, False, "underruffs"),
    ("manillen", "book", 4, "manillen 0", 164, False, "beating the trick"),
    ("manillen", "silent", 4, "manillen 0", 56, False, "beating the trick"),
    ("manillen-tornooi", "book", 4, "manillen-tornooi 0", 133, False, "beating and ruffing"),
    ("kleurenwiezen", "book", 4, "kleurenwiezen 2", 109, False, "three aces of a troel"),
    ("wiezen", "money", 4, "wiezen 0", 48, False, "voids"),
    ("rikken", "book", 4, "rikken 0", 217, False, "voids"),
    ("rikken", "book", 4, "rikken 0", 105, True, "the called ace"),
    ("pandoeren", "announcing", 4, "pandoeren 0", 204, False, "announced roem"),
    ("bieden", "book", 4, "bieden 1", 77, True, "announced roem"),
    ("bridge", "book", 4, "bridge 0", 42, False, "voids, with dummy open"),
    ("skat", "book", 3, "skat 0", 128, False, "voids"),
    ("skat", "book", 3, "skat 1", 32, False, "what declarer laid away"),
    ("ninety-nine", "book", 3, "ninety-nine 0", 117, False, "cards laid away as a bid"),
    ("boerenbridge", "book", 4, "boerenbridge 0", 304, False, "voids and undealt cards"),
    ("hartenjagen", "book", 4, "hartenjagen 0", 119, False, "voids"),
    ("bonken", "beginners", 4, "bonken 1", 373, False, "passes in domino"),
    ("kingen", "book", 4, "kingen 0", 263, False, "voids and forced discards"),
    ("toepen", "quick", 4, "toepen 6", 90, False, "exchanged hands"),
    ("zwikken", "book", 4, "zwikken 0", 137, False, "no zwik"),
    ("rumba", "book", 4, "rumba 0", 362, False, "swaps"),
    ("rummy", "book", 4, "rummy 1", 143, False, "cards taken openly"),
    ("eenendertigen", "points", 4, "eenendertigen 1", 37, False, "not 31 after a swap"),
    ("eenenvijftigen", "book", 4, "eenenvijftigen 0", 76, False, "a new stock of old cards"),
    ("presidenten", "book", 4, "presidenten 0", 73, False, "equal cards in their order"),
    ("shithead", "book", 4, "shithead 0", 398, False, "blind cards"),
    ("zenuwen", "book", 2, "zenuwen 4", 68, False, "closed piles"),
    ("patience", "book", 1, "patience 7", 77, True, "closed cards that leave a move"),
    ("pesten", "book", 2, "pesten 1", 27, True, "no card that fitted"),
]

#: More ways to lay the cards than this take too long to try.
MOST_WAYS = 800


def ending_at(slug: str, rules: str, seats: int, seed: str, moves: int, by_rule: bool) -> Ending:
    """The position of a match after this many moves."""
    game = troef.game(slug, rules=rules)
    for number, ending in enumerate(endings(game, seats, seed, by_rule)):
        if number == moves:
            return ending
    raise AssertionError("the match was over sooner")


@pytest.mark.parametrize("case", ENDINGS, ids=lambda case: f"{case[0]}-{case[1]}-{case[6].replace(' ', '-')}")
def test_each_world_is_as_likely(case: tuple[str, str, int, str, int, bool, str]) -> None:
    slug, rules, seats, seed, moves, by_rule, _ = case
    ending = ending_at(slug, rules, seats, seed, moves, by_rule)
    assert ways_to_lay(ending) <= MOST_WAYS, "the match went another way: choose another ending"
    worlds = worlds_of(ending)
    assert len(worlds) >= 5, "too few worlds to tell"
    assert table_of(ending.state) in worlds
    each_is_as_likely(ending, worlds, f"{seed} uniform")


@pytest.mark.parametrize("case", [case for case in ENDINGS if case[6] == "announced roem"], ids=lambda case: case[0])
def test_where_roem_is_laid_first_each_world_is_as_likely(case: tuple[str, str, int, str, int, bool, str]) -> None:
    """As where no share had the announced roem by chance."""
    ending = ending_at(*case[:6])
    game = ending.game
    assert isinstance(game, Bieden | Pandoeren)
    game.tries = 0
    each_is_as_likely(ending, worlds_of(ending), f"{case[3]} laid")


def test_where_a_patience_is_nearly_always_stuck_each_world_is_as_likely() -> None:
    """R19, as where no layout went on by chance."""
    ending = ending_at("patience", "book", 1, "patience 7", 77, by_rule=True)
    game = ending.game
    assert isinstance(game, Patience)
    game.tries = 0
    each_is_as_likely(ending, worlds_of(ending), "patience walk")


def test_a_sampler_that_leans_is_found_out() -> None:
    """The test itself: worlds of which one comes twice as often, or one never, are told from uniform ones."""
    worlds: Counter[Table] = Counter({(("hand-0", (card,)),): 1 for card in range(12)})
    even = Counter(dict.fromkeys(worlds, 60))
    leaning = even + Counter({(("hand-0", (3,)),): 60})
    assert deviation(even, worlds) < 0
    assert deviation(leaning, worlds) > FAR
    assert deviation(even - Counter({(("hand-0", (3,)),): 60}), worlds) > FAR


def test_laying_cards_in_rooms_counts_each_way_once() -> None:
    ways = [tuple(way) for way in arrangements([1, 2, 3, 4], [2, 1, 1])]
    assert len(ways) == len(set(ways)) == 12
