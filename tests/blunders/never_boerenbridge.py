"""Boerenbridge: what nobody at the table would do."""

from never import Never

import troef


def _dealt(number: int, hands: dict[int, str], upcard: str, *steps: str, **options: object) -> troef.State:
    """Round `number` of a match, dealt by seat 3."""
    cards = {"upcard": upcard, **{f"hand-{seat}": text for seat, text in hands.items()}}
    facts = {"dealer": 3, "deal": number, "totals": [10 * (number - 1)] * 4, "cards": cards, "moves": steps}
    return troef.game("boerenbridge", **options).position(facts)


def _said(*numbers: int) -> list[str]:
    return [f"{seat}: predict {number}" for seat, number in enumerate(numbers)]


def _three_top_trumps() -> troef.State:
    return _dealt(3, {0: "AH KH QH"}, "2H")


def _nothing() -> troef.State:
    return _dealt(5, {0: "2S 3S 4D 2C 5C"}, "2H")


def _every_trick_needed() -> troef.State:
    hands = {0: "9S 2D 3D", 1: "4S 2C 4C", 2: "5S 3C 8C", 3: "AS 3S AH"}
    return _dealt(3, hands, "2H", *_said(0, 0, 0, 3), "0: 9S", "1: 4S", "2: 5S")


def _no_trick_wanted() -> troef.State:
    hands = {0: "9S 2D 3D", 1: "4S 2C 4C", 2: "5S 3C 8C", 3: "AS 3S 2H"}
    return _dealt(3, hands, "4H", *_said(1, 1, 1, 0), "0: 9S", "1: 4S", "2: 5S")


def _no_ruff_wanted() -> troef.State:
    hands = {0: "AS KD 3D", 1: "4S 2C 4C", 2: "5S 3C 8C", 3: "2D 7C 8H"}
    return _dealt(3, hands, "5D", *_said(1, 1, 1, 0), "0: AS", "1: 4S", "2: 5S")


def _ace_of_trump_on_a_forehead() -> troef.State:
    return _dealt(7, {0: "QC", 1: "AH", 2: "3S", 3: "4S"}, "5H", max_hand=3)


def _the_ace_of_trump() -> troef.State:
    return _dealt(3, {0: "AH 2S 3D"}, "2H")


def _five_top_trumps() -> troef.State:
    return _dealt(5, {0: "AH KH QH JH 10H"}, "2H")


def _a_ruff_wanted() -> troef.State:
    hands = {0: "9S 2D 3D", 1: "4S 4C 5C", 2: "5S 6C 8C", 3: "2H 3C 7C"}
    return _dealt(3, hands, "4H", *_said(1, 0, 0, 1), "0: 9S", "1: 4S", "2: 5S")


def _no_trick_said_and_the_lead() -> troef.State:
    return _dealt(3, {0: "AS 2D 3C", 1: "4D 5S 6S", 2: "5D 7S 8S", 3: "6D 9S 10S"}, "4H", *_said(0, 1, 1, 0))


def _an_ace_to_get_rid_of() -> troef.State:
    hands = {0: "9S 2D 3D", 1: "4S 4C 5C", 2: "5S 6C 8C", 3: "AC 2C 3C"}
    return _dealt(3, hands, "4H", *_said(1, 1, 0, 0), "0: 9S", "1: 4S", "2: 5S")


def _a_jack_under_the_queen() -> troef.State:
    hands = {0: "QS 2D 3D", 1: "4S 4C 5C", 2: "5S 6C 8C", 3: "JS KS 2S"}
    return _dealt(3, hands, "4H", *_said(1, 1, 0, 0), "0: QS", "1: 4S", "2: 5S")


NEVER = [
    Never(
        "ace, king and queen of trump are three tricks",
        _three_top_trumps,
        0,
        ("predict 0", "predict 1", "predict 2"),
    ),
    Never(
        "with nothing one does not promise tricks", _nothing, 0, ("predict 2", "predict 3", "predict 4", "predict 5")
    ),
    Never("who needs every trick takes this one", _every_trick_needed, 3, ("3S",)),
    Never("who said none lets it go", _no_trick_wanted, 3, ("AS",)),
    Never("who said none does not ruff", _no_ruff_wanted, 3, ("2D",)),
    Never(
        "another's forehead shows the ace of trump: one promises nothing",
        _ace_of_trump_on_a_forehead,
        0,
        ("predict 1",),
    ),
    Never("the ace of trump is a trick", _the_ace_of_trump, 0, ("predict 0",)),
    Never(
        "five top trumps are five tricks",
        _five_top_trumps,
        0,
        ("predict 0", "predict 1", "predict 2", "predict 3", "predict 4"),
    ),
    Never("who said one ruffs the nine", _a_ruff_wanted, 3, ("3C", "7C")),
    Never("who said none does not lead an ace", _no_trick_said_and_the_lead, 0, ("AS",)),
    Never("who said none gets rid of his ace", _an_ace_to_get_rid_of, 3, ("2C", "3C")),
    Never("who said none plays the highest card that does not win", _a_jack_under_the_queen, 3, ("2S", "KS")),
]
