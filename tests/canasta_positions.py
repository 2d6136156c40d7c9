"""Positions in the middle of a round of canasta: what lies there was played, and seat 0 is on turn."""

from collections import Counter
from collections.abc import Sequence

import troef
from playing import play, refused
from troef.cards.card import card_text, cards_text
from troef.core.position_facts import PositionError
from troef.core.refusal import Refusal
from troef.games.canasta.state import CanastaState
from troef.games.canasta.turns import Turns
from troef.words.words import words

#: Natural ranks; each has eight cards.
RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4"]
DEALT = 11
#: The other three hands, where they do not matter.
OTHERS = ("", "", "")


class Cards:
    """Hands out cards as texts: "7H" that very card, "7" any seven that is left, "*" a joker."""

    def __init__(self, game: troef.Game) -> None:
        self.left = Counter(cards_text(sorted(game.pack(4))).split())

    def take(self, text: str) -> str:
        """The cards of a text."""
        return " ".join([self._one(word) for word in text.split()])

    def _one(self, word: str) -> str:
        fitting = [card for card in self.left if self.left[card] and word in (card, card[:-1])]
        assert fitting, f"there is no {word} left"
        self.left[fitting[0]] -= 1
        return fitting[0]


def table(
    hands: Sequence[str],
    pile: str = "9C",
    melds: tuple[Sequence[str], Sequence[str]] = ((), ()),
    stock: str = "",
    reds: tuple[str, str] = ("", ""),
    totals: tuple[int, int] = (0, 0),
    left: "int | None" = None,
    exact: tuple[int, ...] = (0,),
    by: tuple[int, int] = (2, 3),
    **options: object,
) -> troef.State:
    """A position: seat 0 is to take, the discard pile ends with `pile` (top last), the draw pile begins with `stock`.

    The seats `by` laid the melds of their sides; a side with melds has less than nothing, so that fifteen were enough
    for its first ones, unless totals are given. The seats in `exact` hold just these cards: what else they were
    dealt they laid in melds of ranks that are not named, or hold as single cards where the side has no meld. The others
    hold more. `left`: as many cards are left in the draw pile.
    """
    game = troef.game("canasta", **options)
    cards = Cards(game)
    sides = [list(melds[0]), list(melds[1])]
    laid_ranks = [text.split()[0] for side in sides for text in side]
    near = ranks_of([hands[0], *pile.split()[-1:], *stock.split()[:1], *laid_ranks])
    named = near | ranks_of([*hands, pile, stock])
    steps = [(by[side], text) for side in range(2) for text in sides[side]]
    lying = {f"hand-{seat}": cards.take(text) for seat, text in enumerate(hands)}
    lying |= {"stock": cards.take(stock), "discard": cards.take(pile)}
    lying |= {f"red-threes-{side}": cards.take(reds[side]) for side in range(2) if reds[side]}
    free = [rank for rank in RANKS if rank not in named] + [rank for rank in RANKS if rank in named - near]
    for seat in exact:
        own = sum(len(text.split()) for layer, text in steps if layer == seat)
        short = DEALT - own - len(hands[seat].split())
        if sides[seat % 2] and short > 2:
            steps += [(seat, " ".join([free.pop(0)] * size)) for size in sizes(short)]
        else:
            lying[f"hand-{seat}"] += " " + cards.take(" ".join([free.pop(0) for _ in range(short)]))
    if not any(totals):
        totals = (-5 if sides[0] else 0, -5 if sides[1] else 0)
    before = {"deal": 4, "totals": list(totals)} if any(totals) else {}
    facts = {"cards": lying, **before}
    laid = [f"{seat}: meld {text}" for seat, text in steps]
    if left is not None:
        drawn = sum(len(text.split()) for text in reds)
        return game.position({**facts, **after(63 - drawn - left, laid)})
    for turns in range(4, 48, 4):
        try:
            return game.position({**facts, **after(turns, laid)})
        except PositionError as error:
            fault = error
    raise fault


def after_a_take(pile: str, hand: str, melds: Sequence[str] = (), totals: tuple[int, int] = (0, -5)) -> troef.State:
    """Seat 0 is to take with this hand, and `pile` is all there is: seat 3 took what lay there before and discarded its
    first card, and the others come from the draw pile. A side with melds is below zero, unless it has a total."""
    first, *others = pile.split()
    if melds and not totals[0]:
        totals = (-5, totals[1])
    before = ["5C", "5D", "QC"]
    stock = " ".join([*before, *others])
    state = table([hand, "", "", f"QD QH {first}"], "JS", (melds, ["10 10 10"]), stock, totals=totals)
    for card in before:
        play(state, f"{state.actors()[0]}: draw stock", f"{state.actors()[0]}: discard {card}")
    play(state, "3: take pile Q Q", f"3: discard {first}")
    for card in others:
        play(state, f"{state.actors()[0]}: draw stock", f"{state.actors()[0]}: discard {card}")
    return state


def sizes(short: int) -> list[int]:
    """This many cards as melds that are no canastas."""
    melds = -(-short // 6)
    return [short // melds + (number < short % melds) for number in range(melds)]


def ranks_of(texts: list[str]) -> set[str]:
    """The ranks of some cards."""
    return {word.rstrip("SHDC") for text in texts for word in text.split()}


def after(turns: int, laid: list[str]) -> dict[str, object]:
    """These turns have been played, and seat 0 is on turn."""
    return {"dealer": (-turns - 1) % 4, "moves": [{"turns": turns, "laid": laid}]}


def running(state: troef.State) -> Turns:
    """The round of a state."""
    assert isinstance(state, CanastaState) and state.turns is not None
    return state.turns


def why(state: troef.State, step: str) -> tuple[str, str]:
    """Clause and reason of a refusal, for which there must be words in both languages."""
    refusal = refused(state, step)
    said(refusal)
    return refusal.clause, refusal.reason


def said(refusal: Refusal) -> list[str]:
    """The refusal in both languages."""
    sentences = [words(lang).refusal("canasta", refusal) for lang in ("nl", "en")]
    for sentence in sentences:
        assert "refusal" not in sentence and "{" not in sentence and "rank-" not in sentence and sentence
    return sentences


def zone(state: troef.State, name: str, seat: int = troef.SPECTATOR) -> list[str]:
    """The cards of a zone as text."""
    return [card_text(card) for card in state.view(seat).zone(name).cards]


def ranks(state: troef.State, name: str) -> str:
    """The ranks of a zone's cards, sorted, as one text."""
    return " ".join(sorted(card.rstrip("SHDC") for card in zone(state, name)))


def hand_size(state: troef.State, seat: int) -> int:
    """How many cards a seat holds."""
    found = state.view(troef.SPECTATOR).zone(f"hand-{seat}")
    return found.hidden + len(found.cards)
