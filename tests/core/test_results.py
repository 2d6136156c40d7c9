"""What `settle` takes: types are checked, lists and JSON are welcome, errors say what and where."""

from dataclasses import dataclass

import pytest

import troef
from troef.core.result import GameResult, ResultError


@dataclass(frozen=True)
class Side(GameResult):
    """One side.

    Fields:
        points: what it won.
    """

    points: int


@dataclass(frozen=True)
class Result(GameResult):
    """A made-up deal.

    Fields:
        sides: both sides,
            the dealer's first.
        contract: its name.
        half: a number that may have halves.
        doubled: whether it was doubled.
    """

    sides: tuple[Side, Side]
    contract: int | str | None = None
    half: float = 0.5
    doubled: bool = False


def test_lists_dictionaries_and_json_become_a_result() -> None:
    wanted = Result((Side(3), Side(5)), "4H")
    assert Result.read({"sides": [{"points": 3}, {"points": 5}], "contract": "4H"}) == wanted
    assert Result.read('{"sides": [{"points": 3}, {"points": 5}], "contract": "4H"}') == wanted
    assert Result.read(wanted) is wanted
    assert Result.read(wanted.as_dict()) == wanted
    assert Result.read({"sides": [Side(3), {"points": 5}], "contract": "4H"}) == wanted


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({}, "sides must be given"),
        ({"sides": [{"points": 1}]}, "sides: 2 values are wanted, not 1"),
        ({"sides": [{"points": 1}, {"points": 0.5}]}, "sides[1].points: it is a whole number, not 0.5"),
        ({"sides": [{"points": 1}, {"points": True}]}, "sides[1].points: it is a whole number, not True"),
        ({"sides": [{"points": 1}, {}]}, "sides[1]: points must be given"),
        ({"sides": 7}, "sides: a list is wanted, not 7"),
        ({"side": []}, "there is no field 'side'; did you mean 'sides'?"),
        ({"sides": [{"points": 1}, {"points": 2}], "doubled": 1}, "doubled: it is true or false, not 1"),
        ({"sides": [{"points": 1}, {"points": 2}], "contract": []}, "contract: it is a text, not []"),
        ("{", "this is no JSON"),
        (7, "an object with fields is wanted, not 7"),
    ],
)
def test_a_wrong_shape_is_a_value_error_that_says_where(value: object, message: str) -> None:
    with pytest.raises(ResultError) as caught:
        Result.read(value)
    assert str(caught.value) == message
    assert isinstance(caught.value, ValueError)


def test_the_fields_are_described() -> None:
    sides, contract, half, doubled = Result.described()
    assert (sides.name, sides.text, sides.default) == ("sides", "both sides, the dealer's first.", "")
    assert contract.type == "a whole number or a text or null"
    assert (half.default, doubled.type) == ("0.5", "true or false")


def test_the_class_of_a_result_is_found_from_the_game() -> None:
    game = troef.game("klaverjassen")
    result = game.Result(makers=1, trick_points=[62, 100])
    assert game.settle(result) == game.settle('{"makers": 1, "trick_points": [62, 100]}')
