"""Liegen: when even a liar tells the truth."""

from never import Never

import troef
from playing import hand, lay, play

#: Of four players everybody has thirteen cards, and seat 0 leads in hearts.
SEATS, CARDS = 4, 13


def _laid(cards: int, kept: str, hands: "dict[int, str] | None" = None) -> troef.State:
    """This many cards lie, each by the next seat, and none of those kept."""
    game = troef.game("liegen", start_player="left_of_dealer")
    state = play(lay(game, SEATS, SEATS - 1, hands=hands or {0: kept}), "0: name H")
    for turn in range(cards):
        seat = turn % SEATS
        play(state, f"{seat}: {min(hand(state, seat) - set(kept.split()))}")
    return state


def _the_last_card() -> troef.State:
    return _laid((CARDS - 1) * SEATS, "2C")


def _the_leader_has_one_card_left() -> troef.State:
    return _laid((CARDS - 2) * SEATS + 1, "2S 3S", {1: "2S 3S"})


def _two_cards_and_one_is_a_heart() -> troef.State:
    return _laid((CARDS - 2) * SEATS, "2H 9C")


def _thirteen_hearts() -> troef.State:
    game = troef.game("liegen", start_player="left_of_dealer")
    return lay(game, SEATS, SEATS - 1, hands={0: "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"})


def _two_cards_and_the_second_is_a_heart() -> troef.State:
    return _laid((CARDS - 2) * SEATS, "9S KH")


def _the_leader_has_one_card_left_against_a_king() -> troef.State:
    return _laid((CARDS - 2) * SEATS + 1, "9D KC", {1: "9D KC"})


NEVER = [
    Never("the last card wins, whatever the others laid", _the_last_card, 0, ("challenge",)),
    Never("who has one card left is challenged now or never", _the_leader_has_one_card_left, 1, ("2S", "3S")),
    Never("of the last two cards the true one goes first", _two_cards_and_one_is_a_heart, 0, ("9C",)),
    Never("with thirteen hearts one names hearts", _thirteen_hearts, 0, ("name C", "name D", "name S")),
    Never("of nine of spades and king of hearts the king goes first", _two_cards_and_the_second_is_a_heart, 0, ("9S",)),
    Never(
        "with a nine and a king the last chance to challenge is taken",
        _the_leader_has_one_card_left_against_a_king,
        1,
        ("9D", "KC"),
    ),
]
