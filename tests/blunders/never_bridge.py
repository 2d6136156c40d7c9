"""Bridge: what a partner would not forgive."""

from never import Never

import troef
from playing import lay, play

N, E, S, W = range(4)


def _hand(text: str) -> str:
    """`AKQ5.A2.A54.AK52`: a hand by suits, spades first."""
    suits = zip("SHDC", text.replace("10", "T").split("."), strict=True)
    return " ".join(rank.replace("T", "10") + suit for suit, ranks in suits for rank in ranks)


def _dealt(calls: str, fallen: str = "", **hands: str) -> troef.State:
    """A deal by North, with these calls and cards."""
    given = {"NESW".index(name[0].upper()): _hand(hand) for name, hand in hands.items()}
    state = lay(troef.game("bridge"), dealer=N, hands=given)
    for text in [*calls.split(), *fallen.split()]:
        play(state, f"{state.actors()[0]}: {text}")
    return state


def _three_points() -> troef.State:
    return _dealt("", north="432.J54.5432.J32")


def _partner_forces() -> troef.State:
    return _dealt("2C P", south="432.84.J765.5432")


def _twenty_four_points() -> troef.State:
    return _dealt("", north="AKQ5.A2.AKQJ4.A2")


def _twenty_one_opposite_one_notrump() -> troef.State:
    return _dealt("1NT P", south="AQ2.AQ5.KQ76.KJ3")


def _game_opposite_one_spade() -> troef.State:
    return _dealt("1S P", south="KQ32.A4.K765.Q32")


def _nothing_over_their_one_notrump() -> troef.State:
    return _dealt("1NT", east="432.J54.5432.J32")


def _partner_has_it() -> troef.State:
    """West has led the ace of hearts against four spades: East has none."""
    hands = {"north": "KQ32.Q32.K43.K32", "east": "654..J109876.J1098", "west": "7.AK109874.52.765"}
    return _dealt("P P 1S P 4S P P P", "AH 2H", **hands)


def _the_ace_lies() -> troef.State:
    """East has led a heart against three no trumps of North, and dummy has put up the ace."""
    hands = {"east": "Q932.Q1098.987.73", "south": "K54.AJ2.K65.K654", "west": "876.K75.J1042.J98"}
    return _dealt("3NT P P P", "8H AH", **hands)


def _partner_has_put_up_the_king() -> troef.State:
    """North, who plays three no trumps, leads a spade to the queen in dummy; East goes up with the king."""
    hands = {
        "north": "543.AK2.A432.A32",
        "east": "K76.QJ109.987.765",
        "south": "QJ10.654.K65.KQ84",
        "west": "A982.873.J10.J109",
    }
    return _dealt("3NT P P P", "QH 4H 3H KH 3S KS 10S", **hands)


NEVER = [
    Never("nobody opens with three points", _three_points, N, tuple(f"{level}…" for level in "1234567")),
    Never("twenty-four points are not passed", _twenty_four_points, N, ("pass",)),
    Never("partner's two clubs are not passed", _partner_forces, S, ("pass",)),
    Never(
        "with three points nobody comes in over one no trump",
        _nothing_over_their_one_notrump,
        E,
        ("double", *(f"{level}…" for level in "34567")),
    ),
    Never("partner's ace is not ruffed", _partner_has_it, E, ("4S", "5S", "6S")),
    Never("the king is not thrown under their ace", _the_ace_lies, W, ("KH",)),
    Never("partner's king is not taken with the ace", _partner_has_put_up_the_king, W, ("AS",)),
    Never("twenty-one points opposite one no trump do not pass", _twenty_one_opposite_one_notrump, S, ("pass",)),
    Never("a raise to game is not passed", _game_opposite_one_spade, S, ("pass",)),
]
