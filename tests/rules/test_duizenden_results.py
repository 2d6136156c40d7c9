"""Duizenden: which rounds `settle` takes, and positions in the middle of a match."""

import pytest
from duizenden_positions import running

import troef
from clauses import clause
from playing import hand, play, texts
from troef.cards.card import card_text, cards_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.melds.declared import cards_as_laid

SLUG = "duizenden"


def fault(sets: object, hands: object, **options: object) -> str:
    """Why `settle` refuses a round; empty when it takes it."""
    try:
        troef.game(SLUG, **options).settle({"sets": sets, "hands": hands})
    except ResultError as error:
        return str(error)
    return ""


def result_of(state: troef.State) -> dict[str, list[str]]:
    """The round that was played, as a score sheet would tell it."""
    now = running(state)
    sets: list[list[str]] = [[] for _ in range(int(state.seats))]
    for place in range(len(now.melds)):
        sets[now.owners[place]] += [
            f"*={card_text(face)}" if wild else card_text(face) for face, wild in cards_as_laid(now.melds[place])
        ]
    hands = [cards_text(now.hands.faces(seat)) for seat in range(int(state.seats))]
    return {"sets": [" ".join(cards) for cards in sets], "hands": hands}


# ---- results ----


@clause(SLUG, "S1", "S2", "S3", "S4", "R20", "R21", "R22")
@pytest.mark.parametrize(("seats", "pair", "jokers"), [(2, "discard_both", 4), (3, "off", 2), (6, "off", 4)])
def test_what_random_rounds_end_with_is_taken_and_scored_alike(seats: int, pair: str, jokers: int) -> None:
    game = troef.game(SLUG, finish_pair=pair, jokers=jokers, target=5000, max_rounds=200)
    rng, state = troef.Rng(f"duizenden {seats}"), game.start(seats)
    for _ in range(6):
        state.deal_shuffled(rng)
        while state.actors():
            state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        assert game.settle(result_of(state)) == state.sheet[-1].cells


TWELVE = "7H 7D 7C 2S 3S 4S 5S 6S 9D 9C 9S 9H"
THIRTEEN = f"{TWELVE} 7S"  # not one after the other
IN_ORDER = "7H 7D 7C 7S 2S 3S 4S 5S 6S 9D 9C 9S 9H"
NO_SETS = "on the cards are no sets one after the other"


@clause(SLUG, "E1", "E2", "E3", "E9", "E10", "E11", "R5", "R6", "R7", "R8", "R9", "R20", "R21", "S3")
@pytest.mark.parametrize(
    ("sets", "hands", "message"),
    [
        # the book's players
        (["QS KS AS 7H 7D 7C 4D 5D *", ""], ["QH 2C *", "QS AS 10H 3D"], ""),
        (["JS * KS", ""], ["2C", "2C"], ""),
        # sets that are sets
        (["7H 7D 7C", ""], ["2C", "2C"], ""),
        (["7H 7D 7D", ""], ["2C", "2C"], f"sets[0]: from 7H {NO_SETS}"),
        (["7H 7D 7C 7S", ""], ["2C", "2C"], ""),
        (["AS 2S 3S", "QH KH AH"], ["2C", "2C"], ""),
        (["KD AD 2D", ""], ["2C", "2C"], f"sets[0]: from KD {NO_SETS}"),
        (["5D * 7D, 8S 8H * *", ""], ["2C", "2C"], ""),
        (["* * KC", ""], ["2C", "2C"], f"sets[0]: from * {NO_SETS}"),
        (["5D *=6D 7D", ""], ["2C", "2C"], ""),
        (["5D *=8D 7D", ""], ["2C", "2C"], f"sets[0]: from 5D {NO_SETS}"),
        (["7H 7D 7C 4D 5D", ""], ["2C", "2C"], f"sets[0]: from 4D {NO_SETS}"),
        (["AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS", ""], ["2C", "2C"], ""),
        (["AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", ""], ["2C", "2C"], ""),  # two runs at least
        (["KH", ""], ["2C", "2C"], f"sets[0]: from KH {NO_SETS}"),
        # cards against the packs: in sets and hands together, each twice and the jokers
        (["7H 7D 7C", "7H 7S 7C"], ["7D", "2C"], ""),
        (["7H 7D 7C", "7H 7S 7C"], ["7C", "2C"], "sets and hands: the packs have 7C 2 times, not 3"),
        (["5D * 7D", "5D * 7D"], ["* *", "2C"], ""),
        (["5D * 7D", "5D *=6D 7D"], ["* *", "*"], "sets and hands: the packs have * 4 times, not 5"),
        # who has no cards left: one at most, with thirteen laid, or twelve where two equal ones may go last
        ([IN_ORDER, ""], ["", "2C"], ""),
        ([THIRTEEN, ""], ["", "2C"], f"sets[0]: from 7S {NO_SETS}"),
        ([TWELVE, ""], ["", "2C"], ""),
        (["7H 7D 7C", ""], ["", "2C"], "sets[0]: who has no cards left has laid 12 or more, not 3"),
        (["", ""], ["", "2C"], "sets[0]: who has no cards left has laid 12 or more, not 0"),
        (
            [IN_ORDER, "8H 8D 8C 2D 3D 4D 5D 6D KC KH KD KS QS"],
            ["", ""],
            f"sets[1]: from QS {NO_SETS}",
        ),
        (
            [IN_ORDER, "8H 8D 8C 8S 2D 3D 4D 5D 6D KC KH KD KS"],
            ["", ""],
            "hands: the round ends when one has no cards left, not seats 0 and 1",
        ),
        # well written
        (["7H 7D 7C"], ["2C"], "sets: duizenden is played by 2 to 6, not 1"),
        (["", ""], ["2C"], "hands: 2 hands are wanted, one for each seat, not 1"),
        (["xx", ""], ["2C", "2C"], "sets[0]: 'xx' is no card"),
        ([["JS"], ""], ["2C", "2C"], "sets[0]: it is a text, not ['JS']"),
    ],
)
def test_rounds_that_can_be_and_rounds_that_cannot(sets: object, hands: object, message: str) -> None:
    said = fault(sets, hands)
    assert said.startswith(message) and bool(said) == bool(message), said


@clause(SLUG, "R21")
def test_without_the_finish_on_a_pair_thirteen_cards_are_laid() -> None:
    assert fault([TWELVE, ""], ["", "2C"], finish_pair="discard_both") == ""
    said = "sets[0]: who has no cards left has laid 13 or more, not 12"
    assert fault([TWELVE, ""], ["", "2C"], finish_pair="off") == said
    assert fault([IN_ORDER, ""], ["", "2C"], finish_pair="off") == ""


@clause(SLUG, "R8", "S2")
def test_two_jokers_are_fewer_than_four() -> None:
    assert fault(["5D * 7D", ""], ["* *", "2C"], jokers=4) == ""
    assert fault(["5D * 7D", ""], ["* *", "2C"], jokers=2) == "sets and hands: the packs have * 2 times, not 3"


ALL_SUITS = [[rank + suit for rank in ["A", *"23456789", "10", *"JQK"]] for suit in "CDHS"]
ONE_PACK = [card for suit in ALL_SUITS for card in suit]


@clause(SLUG, "R2", "R3", "R13")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_next_to_what_random_rounds_end_with(seats: int) -> None:
    """Who has laid nothing has the thirteen cards that he was dealt or as many others; one more is too many. Who has
    cards left may show fewer of them (E9, E10), but not none."""
    game, rng = troef.game(SLUG, target=5000, max_rounds=200), troef.Rng(f"next to duizenden {seats}")
    state = game.start(seats)
    for _ in range(4):
        state.deal_shuffled(rng)
        while state.actors():
            state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        result = result_of(state)
        sets, hands = result["sets"], result["hands"]
        named = " ".join(sets + hands).split()
        spare = next(card for card in ONE_PACK if named.count(card) < 2)
        for seat in range(seats):
            if not hands[seat]:
                continue
            assert not sets[seat] or len(sets[seat].split()) >= 3
            more, less, none = [
                [*hands[:seat], hand, *hands[seat + 1 :]]
                for hand in (f"{hands[seat]} {spare}", hands[seat].rsplit(" ", 1)[0], "")
            ]
            last_card = len(named) == 2 * len(ONE_PACK) + 4 - 1  # the one on the discard pile
            assert (fault(sets, more) != "") == (not sets[seat] or last_card), (sets, more)
            assert fault(sets, less) == ""
            assert (fault(sets, none) == "") <= (len(sets[seat].split()) >= 12)


@clause(SLUG, "R2", "R13", "R16", "R17", "R20")
def test_some_card_was_discarded_and_everybody_had_thirteen() -> None:
    clubs, diamonds, hearts, spades = [" ".join(suit) for suit in ALL_SUITS]
    assert fault(["", ""], [clubs, diamonds]) == ""
    assert fault(["", ""], [f"{clubs} 2S", diamonds]) == "hands[0]: who has laid nothing holds 13 cards, not 14"
    most = [f"{clubs} {diamonds} {hearts}", f"{clubs} {diamonds} {hearts}"]
    assert fault(most, ["AS 2S", "AS 2S"]) == ""
    rest = [f"{spades} * *", f"{spades} *"]
    assert fault(most, rest) == ""  # a joker lies on the discard pile
    assert (
        fault(most, [f"{spades} * *", f"{spades} * *"])
        == "sets and hands: all cards are named: none was discarded last"
    )
    queen = [f"{spades} * *", f"{spades.replace(' QS', '')} * *"]
    assert fault(most, queen) == "sets and hands: all cards are named: none was discarded last"
    too_few = "sets and hands: 3 cards are left, too few for the discard and thirteen of each player"
    ten = " ".join(ALL_SUITS[3][:10])
    assert fault([*most, ""], ["", f"{spades} * * *", ten]) == ""
    assert fault([*most, ""], ["", f"{spades} * * * *", ten]) == too_few


# ---- positions in the middle of a match ----


@clause(SLUG, "R1", "R11", "R13", "S5")
def test_a_sixth_round_in_which_the_first_player_takes_the_pile() -> None:
    state = troef.game(SLUG).position(
        {
            "dealer": 2,
            "deal": 6,
            "totals": [705, -130, 985, 40],
            "cards": {"hand-3": "9D 9S 2C 4C 6C 8C 10D QD KD 3H 5H JH QS", "upcard": "9H", "stock": "KC"},
            "moves": ["3: take pile 9D 9S"],
        }
    )
    assert state.view(0).totals == (705, -130, 985, 40) and state.actors() == (3,)
    assert "discard 2C" in texts(state) and "discard QS" not in texts(state)
    play(state, "3: discard 2C", "0: draw")
    again = troef.game(SLUG).position(state.position())
    assert hand(again, 0) == hand(state, 0) and len(hand(state, 3)) == 10


@clause(SLUG, "S1", "S2", "S5", "S6")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 2, "sheet": [[140, -135, 0, 5]]}, ""),
        ({"deal": 2, "sheet": [[140, -133, 0, 5]]}, "sheet row 1: scores are multiples of 5, not -133"),
        ({"deal": 2, "sheet": [[900, -80, 0, 100]]}, ""),
        ({"deal": 2, "sheet": [[900, -85, 0, 100]]}, "sheet row 1: all cards count 1080 in one round, not 1085"),
        ({"deal": 3, "sheet": [[600, 0, 0, 5], [400, 0, 0, 5]]}, "sheet row 2: the match would be over"),
        ({"deal": 3, "totals": [1005, 990, 5, 0]}, "sheet row 1: the match would be over"),
        ({"deal": 3, "totals": [1000, 1000, 5, 0]}, ""),
        ({"deal": 51}, "deal: a match has 50 deals, this would be number 51"),
        ({"totals": [5, 0, 0, 0]}, "sheet: 1 rows after 0 deals"),
    ],
)
def test_positions_that_a_match_comes_to_and_others(facts: dict[str, object], message: str) -> None:
    try:
        troef.game(SLUG).position(facts)
        said = ""
    except PositionError as error:
        said = str(error)
    assert said == message
