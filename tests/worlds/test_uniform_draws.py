"""Games in which hands draw unseen cards: nobody knows when a card that another shows came into that hand.

`test_uniform.py` leaves every card that was seen where it was dealt. Here all that was not in the seat's own hand may
have lain anywhere; a pack of few cards keeps the ways to be tried few.
"""

import pytest
from enumerating import Ending, endings, ways_to_lay, worlds_of
from test_uniform import MOST_WAYS

import troef
from sampling import each_is_as_likely
from troef.cards.card import JOKER, is_joker
from troef.games.duizenden.game import Duizenden
from troef.games.jokeren.game import Jokeren
from troef.games.pesten import Pesten

#: The ranks of the small pack of pesten: 2 3 6 7 10 J.
FEW_RANKS = (0, 1, 4, 5, 8, 9)

#: (rules, cards in the pack, seed of the match of rule players, how many moves, what binds the unseen cards)
PESTEN = [
    ("book", 22, "pesten 7", 7, "no card that fitted"),
    ("streng", 18, "pesten 41", 7, "a new stock"),
    ("streng", 19, "pesten 15", 8, "draws after draws"),
    ("streng", 20, "pesten 1", 7, "one joker or two"),
]


def small_pesten(rules: str, size: int) -> Pesten:
    """Pesten with this many cards, jokers among them."""
    game = troef.game("pesten", rules=rules)
    assert isinstance(game, Pesten)
    jokers = [card for card in game.cards if is_joker(card)]
    others = [card for card in game.cards if card & 15 in FEW_RANKS and card not in jokers]
    game.cards = others[: size - len(jokers)] + jokers
    return game


def ending_of(game: Pesten, seed: str, moves: int) -> Ending:
    """The position after this many moves of rule players."""
    for number, ending in enumerate(endings(game, 2, seed, by_rule=True, drawing=True)):
        if number == moves:
            return ending
    raise AssertionError("the game was over sooner")


@pytest.mark.parametrize("case", PESTEN, ids=lambda case: case[4].replace(" ", "-"))
def test_each_history_of_pesten_is_as_likely(case: tuple[str, int, str, int, str]) -> None:
    rules, size, seed, moves, _ = case
    ending = ending_of(small_pesten(rules, size), seed, moves)
    assert ways_to_lay(ending) <= 2 * MOST_WAYS, "the match went another way: choose another ending"
    worlds = worlds_of(ending)
    assert len(worlds) >= 5
    each_is_as_likely(ending, worlds, "draws", 600)


#: (game, cards in the pack, seats, seed of a match of random moves, how many moves, what is known of the unseen cards)
FEW_CARDS = [
    ("jokeren", 29, 2, "jokeren 3", 5, "nothing"),
    ("jokeren", 30, 2, "jokeren 0", 10, "a new stock of old discards"),
    ("duizenden", 34, 2, "duizenden 0", 14, "nothing"),
    ("duizenden", 46, 3, "duizenden 30", 217, "a pile that can be taken"),
]


def few_cards(slug: str, size: int) -> troef.Game:
    """A game of two packs with this many cards of one pack, so that no two are alike; the highest, and a joker."""
    game = troef.game(slug)
    assert isinstance(game, Duizenden | Jokeren)
    once = sorted({card & 63 for card in game.cards if card & 15 < 13}, key=lambda card: (card & 15, card))
    game.cards = [*once[1 - size :], int(JOKER)]
    return game


def ending_of_few_cards(slug: str, size: int, seats: int, seed: str, moves: int) -> Ending:
    """The position after this many random moves."""
    # who laid what does not matter where nothing but new stocks tells of the past
    drawing = slug == "jokeren"
    for number, found in enumerate(endings(few_cards(slug, size), seats, seed, drawing=drawing)):
        if number == moves:
            assert ways_to_lay(found) <= 2 * MOST_WAYS, "the match went another way: choose another ending"
            return found
    raise AssertionError("the game was over sooner")


@pytest.mark.parametrize("case", FEW_CARDS, ids=lambda case: f"{case[0]}-{case[5].replace(' ', '-')}")
def test_each_deal_of_few_cards_is_as_likely(case: tuple[str, int, int, str, int, str]) -> None:
    ending = ending_of_few_cards(*case[:5])
    worlds = worlds_of(ending)
    assert len(worlds) >= 5
    each_is_as_likely(ending, worlds, "few cards", 300)


def test_where_a_pair_that_takes_the_pile_is_laid_first_each_deal_is_as_likely() -> None:
    """Duizenden R22, as where no share could take it by chance."""
    ending = ending_of_few_cards(*FEW_CARDS[3][:5])
    game = ending.game
    assert isinstance(game, Duizenden)
    game.tries = 0
    each_is_as_likely(ending, worlds_of(ending), "pairs", 300)
