"""Which results and positions Toepen takes: those of lawful rounds, and no others."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from tables import everybody
from toepen_positions import lives, settled

import troef
from clauses import clause
from playing import play
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.toepen import Round
from troef.games.toepen.scoring import UNFINISHED

SLUG = "toepen"


def takes(result: Round, **options: object) -> bool:
    """Whether `settle` takes a result."""
    try:
        troef.game(SLUG, **options).settle(result)
    except ResultError:
        return False
    return True


# ---- every result of small tables, held against rounds that are walked through move by move ----


@dataclass(frozen=True)
class Walk:
    """A round so far: the lives now, who is still in, and what has been said."""

    lives: tuple[int, ...]
    playing: tuple[int, ...]
    knocks: int = 0
    knocker: int = -1
    folded: tuple[tuple[int, int], ...] = ()
    caught: tuple[int, ...] = ()
    doubted: tuple[int, ...] = ()

    def losing(self, seat: int, count: int) -> "Walk":
        """A seat loses lives; who has none left is out of the round."""
        left = tuple([max(0, lives - count) if seat == one else lives for one, lives in enumerate(self.lives)])
        return replace(self, lives=left, playing=tuple([one for one in self.playing if left[one]]))


class Walker:
    """All rounds that begin with some lives, by every dealer, every challenge and up to three knocks."""

    def __init__(self, before: tuple[int, ...], with_pot: bool, in_turn: bool) -> None:
        self.before = before
        self.with_pot = with_pot
        self.in_turn = in_turn
        #: what each result costs
        self.found: dict[Round, tuple[int, ...]] = {}
        playing = tuple([seat for seat, lives in enumerate(before) if lives])
        for first in playing:
            order = [seat for seat in playing if seat >= first] + [seat for seat in playing if seat < first]
            self.exchange(Walk(before, playing), order, 8 - len(playing))

    def is_over(self, walk: Walk) -> bool:
        alive = sum([lives > 0 for lives in walk.lives])
        lost = any(lives and not left for lives, left in zip(self.before, walk.lives, strict=True))
        return lost and (not self.with_pot or alive < 2)

    def write(self, walk: Walk, winner: int) -> None:
        if winner != UNFINISHED:
            for seat in walk.playing:
                if seat != winner:
                    walk = walk.losing(seat, walk.knocks + 1)
        lost = tuple([lives - left for lives, left in zip(self.before, walk.lives, strict=True)])
        said = (tuple(sorted(walk.folded)), tuple(sorted(walk.caught)), tuple(sorted(walk.doubted)))
        self.found[Round(len(lost), winner, walk.knocks, *said, self.before)] = lost

    def exchange(self, walk: Walk, order: list[int], hands: int) -> None:
        """R3–R8: each in his turn keeps his hand, is believed, bluffs or is doubted without reason."""
        if self.is_over(walk):
            self.write(walk, UNFINISHED)  # A5
        elif not order or not hands:
            self.between_knocks(walk)
        else:
            seat, later = order[0], order[1:]
            self.exchange(walk, later, hands)
            if seat in walk.playing and len(walk.playing) > 1:
                self.exchange(replace(walk.losing(seat, 1), caught=(*walk.caught, seat)), later, hands - 1)
                for other in walk.playing:
                    if other != seat:
                        self.exchange(replace(walk.losing(other, 1), doubted=(*walk.doubted, other)), later, hands - 1)

    def between_knocks(self, walk: Walk) -> None:
        """The fourth trick is won by somebody who has played his card in it; or somebody knocks."""
        for winner in {*walk.playing, *[seat for seat, _ in walk.folded]}:
            self.write(walk, winner)
        for knocker in walk.playing:
            if walk.knocks < 3 and knocker != walk.knocker and walk.knocks + 2 <= walk.lives[knocker]:  # R15, R16
                seats = len(self.before)
                waiting = [(knocker + step) % seats for step in range(1, seats)]
                asked = [seat for seat in waiting if seat in walk.playing]
                orders = [asked] if self.in_turn else [list(order) for order in itertools.permutations(asked)]
                for order in orders:
                    self.answers(replace(walk, knocks=walk.knocks + 1, knocker=knocker), order)

    def answers(self, walk: Walk, order: list[int]) -> None:
        """R17–R22."""
        if self.is_over(walk):
            self.write(walk, UNFINISHED)  # A15
        if walk.playing == (walk.knocker,):
            self.write(walk, walk.knocker)
        elif not self.is_over(walk) and order:
            self.answers(walk, order[1:])
            folding = replace(walk.losing(order[0], walk.knocks), folded=(*walk.folded, (order[0], walk.knocks)))
            playing = tuple([seat for seat in folding.playing if seat != order[0]])
            self.answers(replace(folding, playing=playing), order[1:])
        elif not self.is_over(walk):
            self.between_knocks(walk)


def every_round(before: tuple[int, ...]) -> Iterator[Round]:
    """Every result with at most three knocks and three challenges that can be written down, lawful or not."""
    seats = len(before)
    challenges = [
        (caught, doubted)
        for count in range(4)
        for caughts in range(count + 1)
        for caught in itertools.combinations(range(seats), caughts)
        for doubted in itertools.combinations_with_replacement(range(seats), count - caughts)
    ]
    for knocks in range(4):
        for folds in itertools.product(range(knocks + 1), repeat=seats):
            folded = tuple([(seat, knock) for seat, knock in enumerate(folds) if knock])
            for winner, (caught, doubted) in itertools.product((UNFINISHED, *range(seats)), challenges):
                yield Round(seats, winner, knocks, folded, caught, doubted, before)


@clause(SLUG, "R5", "R6", "R7", "R15", "R16", "R18", "R19", "R22", "R23", "R24", "R25", "R26", "R29", "R30")
@pytest.mark.parametrize(
    ("before", "options"),
    [
        ((2, 1, 3), {}),
        ((3, 3, 2), {"knock_procedure": "simultaneous"}),
        ((1, 2, 2), {"mode": "pot"}),
        ((0, 2, 1), {"mode": "pot"}),
    ],
)
def test_exactly_the_rounds_that_can_be_played_are_taken(before: tuple[int, ...], options: dict[str, object]) -> None:
    game = troef.game(SLUG, **options)
    found = Walker(before, game.options.mode == "pot", game.options.knock_procedure == "sequential").found
    for result, cost in found.items():
        assert game.settle(result) == cost, result
    for result in every_round(before):
        assert takes(result, **options) == (result in found), result


# ---- corners ----


@clause(SLUG, "R5", "R7", "R16", "R24", "R29", "R30", "T6")
@pytest.mark.parametrize(
    "facts",
    [
        {"seats": 8, "winner": 0},
        {"seats": 7, "winner": 0, "caught": [3]},  # one exchange
        {"seats": 5, "winner": 0, "caught": [1, 2, 3]},
        {"seats": 4, "winner": 0, "doubted": [0, 1, 2, 3]},  # each doubts another
        {"seats": 4, "winner": 0, "caught": [0], "doubted": [1, 1]},
        {"seats": 3, "winner": -1, "caught": [1], "lives": [9, 1, 9]},
        {"seats": 3, "winner": 0, "caught": [1], "protected": [1], "lives": [9, 1, 9]},  # he fetches the drinks
        {"seats": 3, "winner": 2, "knocks": 9},  # two with ten lives knock in turn
        {"seats": 3, "winner": 0, "knocks": 1, "folded": [[0, 1]]},  # his card has won the fourth trick
        {"seats": 3, "winner": -1, "knocks": 1, "folded": [[1, 1]], "lives": [9, 1, 9]},
        {"seats": 3, "winner": 2, "knocks": 3, "lives": [4, 2, 3]},
    ],
)
def test_results_that_can_be(facts: dict[str, object]) -> None:
    assert troef.game(SLUG).settle(facts)


@clause(SLUG, "R5", "R6", "R7", "R15", "R16", "R18", "R22", "R29", "R30", "T6")
@pytest.mark.parametrize(
    ("facts", "options", "message"),
    [
        ({"seats": 2, "winner": 0}, {}, "seats: toepen is played by 3 to 8, not 2"),
        ({"seats": 3, "winner": 3}, {}, "winner: seat 3 is not in the round"),
        ({"seats": 3, "winner": -2}, {}, "winner: seat -2 is not in the round"),
        ({"seats": 3, "winner": 0, "knocks": -1}, {}, "knocks: there are 0 or more knocks, not -1"),
        ({"seats": 3, "winner": 0, "knocks": 10}, {}, "knocks: nobody with enough lives can have made knock 10"),
        (
            {"seats": 3, "winner": 0, "knocks": 3, "lives": [4, 2, 2]},
            {},
            "knocks: nobody with enough lives can have made knock 3",  # only seat 0 may make the second and the third
        ),
        ({"seats": 3, "winner": 0, "folded": [[1, 1]]}, {}, "folded: one folds after a knock, 1 to 0"),
        ({"seats": 3, "winner": 0, "knocks": 2, "folded": [[1, 1], [1, 2]]}, {}, "folded: a seat is there twice"),
        ({"seats": 3, "winner": 0, "lives": [10, 10]}, {}, "lives: each of 3 seats has 0 to 10 lives"),
        ({"seats": 3, "winner": 0, "lives": [10, 11, 10]}, {}, "lives: each of 3 seats has 0 to 10 lives"),
        (
            {"seats": 3, "winner": 1, "lives": [0, 10, 10]},
            {},
            "lives: the match ended when the first player had no lives left",
        ),
        (
            {"seats": 3, "winner": 1, "lives": [0, 5, 0]},
            {"mode": "pot"},
            "lives: a round has at least two players",
        ),
        (
            {"seats": 3, "winner": 1, "lives": [10, 10, 9]},
            {"drinks_protection": False},
            "lives: only one player can have lost nothing, or all",
        ),
        ({"seats": 3, "winner": 0, "caught": [1, 1]}, {}, "caught: a seat is there twice"),
        ({"seats": 3, "winner": 0, "protected": [7]}, {}, "protected: seat 7 is not in the round"),
        ({"seats": 8, "winner": 0, "caught": [1]}, {}, "doubted: 8 players exchange at most 0 hands, not 1"),
        ({"seats": 6, "winner": 0, "doubted": [1, 1, 1]}, {}, "doubted: 6 players exchange at most 2 hands, not 3"),
        (
            {"seats": 3, "winner": 0, "caught": [0], "doubted": [1, 1]},
            {},
            "doubted: nobody doubts himself, a hand twice, or a hand after he is out",
        ),
        (
            {"seats": 3, "winner": 0, "knocks": 1, "folded": [[0, 1], [1, 1]]},
            {},
            "winner: who is left alone wins the round",
        ),
        (
            {"seats": 3, "winner": 0, "knocks": 1, "folded": [[0, 1], [1, 1], [2, 1]]},
            {},
            "folded: nobody folds on his own knock",
        ),
        (
            {"seats": 3, "winner": 2, "knocks": 2, "folded": [[0, 1], [1, 1]]},
            {},
            "knocks: nobody is left to answer the last knock",
        ),
        ({"seats": 3, "winner": -1}, {}, "winner: a round without a winner ends with somebody's last life"),
        (
            {"seats": 3, "winner": 0, "caught": [1], "lives": [10, 1, 10]},
            {},
            "winner: a last life lost at the exchange has ended the match: nobody won",
        ),
        (
            {"seats": 4, "winner": 0, "knocks": 1, "folded": [[1, 1]], "lives": [5, 1, 5, 5]},
            {},
            "winner: a last life lost by folding has ended the match: nobody won",
        ),
        (
            {"seats": 4, "winner": 0, "knocks": 1, "folded": [[1, 1]], "caught": [1], "lives": [5, 1, 5, 5]},
            {"mode": "pot"},
            "winner: who lost his last life at the exchange plays no further",
        ),
        (
            {"seats": 4, "winner": -1, "knocks": 1, "folded": [[1, 1], [2, 1]], "lives": [5, 1, 1, 5]},
            {},
            "folded: the first last life that is lost by folding ends the match",
        ),
    ],
)
def test_results_that_cannot_be(facts: dict[str, object], options: dict[str, object], message: str) -> None:
    with pytest.raises(ResultError) as caught:
        troef.game(SLUG, **options).settle(facts)
    assert str(caught.value) == message


# ---- positions in the middle of a match ----


@clause(SLUG, "R28", "R30", "T5", "T6", "T8")
def test_a_fifth_round_of_the_pot_with_somebody_out_and_somebody_away() -> None:
    state = troef.game("toepen", mode="pot").position(
        {
            "dealer": 3,
            "deal": 5,
            "lives": [4, 0, 7, 9],
            "away": [2],
            "cards": {"hand-0": "10S 9S 8S 7S", "hand-2": "AH KH QH 9D", "hand-3": "10C 9C 8C 7C"},
            "moves": ["0: pass", "2: pass", "3: pass", "0: none", "2: none", "3: none", "0: knock"],
        }
    )
    assert lives(state) == [4, 0, 6, 9]  # T5: seat 2 is away, and folds
    assert state.actors() == (3,)
    assert state.view(0).badge(1, "out") and state.view(0).fact("pot") == 1
    assert state.position()["lives"] == [4, 0, 7, 9]


@clause(SLUG, "T5", "T6")
def test_who_goes_away_in_a_round_is_away_when_the_next_one_is_laid() -> None:
    state = play(settled({1: "10H 9H 8H 7H"}), "2: away", "0: knock")
    assert state.actors() == (1,)
    state.play(troef.REFEREE, state.game.parse("fetching 3"))
    again = state.game.position(state.position())
    assert everybody(again) == everybody(state)
    play(state, "1: fold", "3: fold")
    assert state.awaits_deal
    state.deal(state.arrange({0: "AS"}))
    assert (state.position()["away"], state.position()["fetching"]) == ([2], [3])
    assert everybody(state.game.position(state.position())) == everybody(state)


@clause(SLUG, "R25", "R28", "R29", "R30", "T6")
@pytest.mark.parametrize(
    ("facts", "options", "message"),
    [
        ({"lives": [9, 10, 9]}, {}, "lives: in the first round everybody has 10: say which deal it is"),
        ({"deal": 2, "lives": [9, 11, 9]}, {}, "lives: it is 0 to 10, not 11"),
        ({"deal": 2, "lives": [9, 0, 9]}, {}, "sheet row 1: the match would be over"),
        ({"deal": 2, "lives": [0, 0, 9]}, {"mode": "pot"}, "sheet row 1: the match would be over"),
        ({"deal": 4, "lives": [0, 8, 9]}, {"mode": "pot"}, "dealer: seat 0 has no lives left"),
        (
            {"deal": 2, "lives": [9, 10, 10]},
            {"drinks_protection": False},
            "sheet row 1: a round spares only its winner",
        ),
        (
            {"deal": 5, "lives": [9, 10, 10]},
            {"drinks_protection": False},
            "lives: only one player can have lost nothing, or all",
        ),
        (
            {"deal": 2, "sheet": [[-1, 0, -1]], "lives": [9, 9, 9]},
            {},
            "lives: the sheet leaves [9, 10, 9], not [9, 9, 9]",
        ),
        (
            {"seats": 3, "deal": 2, "sheet": [[1, 0, -1]]},
            {},
            "sheet row 1: of [10, 10, 10] lives nobody loses [-1, 0, 1]",
        ),
        ({"deal": 2, "lives": [9, 10, 9], "away": [3]}, {}, "away: it is 0 to 2, not 3"),
        ({"deal": 2, "lives": [9, 10, 9], "away": [1], "fetching": [1]}, {}, "fetching: seat 1 cannot have gone"),
        ({"seats": 3, "away": [1]}, {}, "away: seat 1 cannot have gone"),
    ],
)
def test_positions_that_no_match_comes_to(facts: dict[str, object], options: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        troef.game("toepen", **options).position(facts)
    assert str(caught.value) == message
