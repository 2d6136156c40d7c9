"""Cinch: what a partner would not forgive."""

from never import Never

import troef
from playing import lay, play, texts

#: Hearts are trumps: A and K with seat 0, both pedros with the others; twelve cards of the stock are drawn.
HANDS = {
    0: "AH KH QH 2S 3S 4S 6C 7C 8C",
    1: "5H 10H 6H 5S 6S 7S 8S 2C 3C",
    2: "5D 9H 4H 9S 10S 4C 5C 9C 10C",
    3: "JH 8H 3H JS QS JC QC 10D JD",
}
STOCK = "2D 3D 4D 6D 7D 8D 9D QD KD AD KS AS KC AC 2H 7H"


def _dealt(hands: dict[int, str], *steps: str, stock: str = "") -> troef.State:
    places = {"stock": stock} if stock else {}
    return play(lay(troef.game("cinch"), dealer=3, hands=hands, **places), *steps)


def _robbed(hands: dict[int, str], stock: str, *steps: str) -> troef.State:
    """Seat 0 has named hearts, and the dealer has robbed the stock."""
    state = _dealt(hands, "0: bid 6", "1: pass", "2: pass", "3: pass", "0: trump H", stock=stock)
    while state.phase.name() == "robbing":
        play(state, next(f"3: {text}" for text in sorted(texts(state)) if not text.endswith("H")))
    return play(state, *steps)


def _twelve_points() -> troef.State:
    return _dealt({0: "AH KH QH JH 10H 5H 5D 2H 9H"})


def _nothing_to_bid_with() -> troef.State:
    return _dealt({0: "3H 7H 8S 9S 2C 6C 9D JD 8C"})


def _eight_trumps() -> troef.State:
    hands = {0: "AH KH JH 10H 8H 7H 5H 5D 3S", 1: "QH 9H 6H 4H 3H 2H AS AC AD"}
    return _dealt(hands, "0: pass", "1: bid 6", "2: pass", "3: pass", "1: trump H")


def _partner_leads_the_ace() -> troef.State:
    return _robbed(HANDS, STOCK, "0: AH", "1: 6H")


def _they_lead_the_ace() -> troef.State:
    return _robbed(HANDS, STOCK, "0: AH")


def _both_pedros_and_the_lead() -> troef.State:
    hands = {
        0: "AH KH JH 9H 5H 5D 2S 3S 6C",
        1: "QH 10H 6H 5S 6S 7S 8S 2C 3C",
        2: "4H 2D 3D 9S 10S 4C 5C 9C 10C",
        3: "8H 3H 7C JS QS JC QC 10D JD",
    }
    return _robbed(hands, "4D 6D 7D 8D 9D QD KD AD KS AS KC AC 2H 7H 4S 8C")


def _a_second_ace() -> troef.State:
    return _robbed(HANDS, STOCK, "0: AH", "1: 6H", "2: 5D", "3: 3H", "0: KH")


def _a_pedro_is_not_led_under_the_king() -> troef.State:
    hands = {
        0: "AH QH JH 9H 5H 2S 3S 6C 7C",
        1: "KH 10H 6H 5S 6S 7S 8S 2C 3C",
        2: "4H 2D 3D 9S 10S 4C 5C 9C 10C",
        3: "8H 3H 7D JS QS JC QC 10D JD",
    }
    return _robbed(hands, "4D 6D 8D 9D QD KD AD KS AS KC AC 2H 7H 4S 8C 5D")


def _nine_without_an_ace() -> troef.State:
    return _dealt({0: "9H 8H 7H 6H 4H 3H 2C 3D 4S"})


def _their_ace_and_the_jack() -> troef.State:
    return _robbed(HANDS, STOCK, "0: AH", "1: 6H", "2: 5D")


def _eight_hearts_to_name() -> troef.State:
    return _dealt({0: "AH KH QH JH 10H 5H 2H 9H 3S"}, "0: bid 10", "1: pass", "2: pass", "3: pass")


def _eight_trumps_of_their_own() -> troef.State:
    hands = {0: "AS KS JS 10S 8S 7S 5S 5C 3H", 1: "QS 9S 6S 4S 3S 2S AH AC AD"}
    return _dealt(hands, "0: pass", "1: bid 6", "2: pass", "3: pass", "1: trump S")


def _all_the_high_hearts() -> troef.State:
    return _dealt({0: "AH KH QH JH 10H 5H 5D 9H 8H"}, "0: bid 6", "1: pass", "2: pass", "3: pass")


NEVER = [
    Never("with all that counts one does not pass", _twelve_points, 0, ("pass",)),
    Never(
        "one does not promise half the points with nothing",
        _nothing_to_bid_with,
        0,
        ("bid 6", "bid 7", "bid 8", "bid 9", "bid 10", "bid 11", "bid 12", "bid 13", "bid 14"),
    ),
    Never(
        "what one throws away the bidder gets: no pedro, ace, jack or ten",
        _eight_trumps,
        0,
        ("discard AH", "discard JH", "discard 10H", "discard 5H", "discard 5D"),
    ),
    Never("the partner's ace is given the pedro", _partner_leads_the_ace, 2, ("9H", "4H")),
    Never("their ace is not given the pedro", _they_lead_the_ace, 1, ("5H",)),
    Never("no pedro is led while the queen is out", _both_pedros_and_the_lead, 0, ("5H", "5D")),
    Never("their king, which is now the highest, is not given the pedro", _a_second_ace, 1, ("5H",)),
    Never("no pedro is led while the king is out", _a_pedro_is_not_led_under_the_king, 0, ("5H",)),
    Never("six low trumps do not promise twelve", _nine_without_an_ace, 0, ("bid 11", "bid 12", "bid 13", "bid 14")),
    Never("no jack goes under their ace", _their_ace_and_the_jack, 3, ("JH",)),
    Never("eight hearts are named", _eight_hearts_to_name, 0, ("trump S", "trump D", "trump C")),
    Never(
        "of spades too: no pedro, ace, jack or ten is thrown away",
        _eight_trumps_of_their_own,
        0,
        ("discard AS", "discard JS", "discard 10S", "discard 5S", "discard 5C"),
    ),
    Never("both pedros count with the hearts", _all_the_high_hearts, 0, ("trump S", "trump D", "trump C")),
]
