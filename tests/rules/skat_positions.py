"""Positions of skat that several tests look at. Seat 0 is forehand, 1 middlehand, 2 rearhand (and dealer)."""

from typing import Any

import troef
from playing import lay, play
from troef.cards.card import card_text
from troef.games.skat import LADDER

#: Each declarer's auction at its value: middlehand and rearhand pass, or middlehand asks once and all pass.
FOREHAND_AT_18 = ("1: pass", "2: pass", "0: 18")
MIDDLEHAND_AT_18 = ("1: 18", "0: no", "2: pass")
REARHAND_AT_18 = ("1: pass", "2: 18", "0: no")


def game(**options: Any) -> troef.Game:
    return troef.game("skat", **options)


def dealt(hands: "dict[int, str] | None" = None, dealer: int = 2, **options: Any) -> troef.State:
    """A first deal with these cards; `skat=` gives the two in the middle."""
    places = {"skat": options.pop("skat")} if "skat" in options else {}
    return lay(game(**options), dealer=dealer, hands=hands or {}, **places)


def asked_up_to(value: int, asker: int = 1, answerer: int = 0) -> list[str]:
    """Questions of one seat and the yes of another, from 18 to a value."""
    return [step for each in LADDER if each <= value for step in (f"{asker}: {each}", f"{answerer}: yes")]


def playing(
    named: str, hands: "dict[int, str] | None" = None, skat: str = "", auction: "tuple[str, ...]" = FOREHAND_AT_18
) -> troef.State:
    """A hand game that has been named, before its first card: `playing("game H", {0: "JH …"})`."""
    places = {"skat": skat} if skat else {}
    state = lay(game(), dealer=2, hands=hands or {}, **places)
    declarer = play(state, *auction).actors()[0]
    return play(state, f"{declarer}: hand", f"{declarer}: {named}")


def in_trick(named: str, trick: str, hand: str) -> troef.State:
    """Rearhand (seat 2) on turn with exactly this hand among its ten, after forehand and middlehand played `trick`.

    The rest of seat 2's hand is not of interest: use `choices`.
    """
    cards = trick.split()
    state = playing(named, {0: cards[0], 1: " ".join(cards[1:]), 2: hand})
    return play(state, *[f"{seat}: {card}" for seat, card in enumerate(cards)])


def zone(state: troef.State, seat: int, name: str) -> list[str]:
    """The open cards of a zone as a seat sees it."""
    return [card_text(card) for card in state.view(seat).zone(name).cards]


def hidden(state: troef.State, seat: int, name: str) -> int:
    """How many cards of a zone a seat sees the back of."""
    return state.view(seat).zone(name).hidden
