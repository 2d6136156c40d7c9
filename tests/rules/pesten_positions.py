"""Positions of pesten for the tests of its clauses: everything that lies was played."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import troef
from matching_histories import Laid, goes_on, row_before, shared
from playing import hand, lay, play, texts
from troef import REFEREE, SPECTATOR
from troef.cards.card import card_text, cards_text
from troef.games.pesten import PestenState
from troef.games.pesten.turns import Turns

#: A hand that fits on hardly anything and does nothing.
DULL = "4C 5C 6C"
ACES = "AC AD AH"
SPECIAL = ("2", "7", "8", "J", "*")
#: What has been drawn for a top for which nothing is pending any more (R10, R14).
TAKEN = {"2": 2, "*": 5}


def running(state: troef.State) -> Turns:
    assert isinstance(state, PestenState)
    return state.turns


def rank(card: str) -> str:
    return card if card == "*" else card[:-1]


def fits(card: str, lying: str) -> bool:
    """R5; the suit that a jack names is that of the next card."""
    return rank(card) in ("J", "*") or rank(lying) in ("J", "*") or goes_on(card, lying)


class Course(NamedTuple):
    """Who laid the cards of a pile in turn, and when two were drawn for a false "laatste kaart" (P2)."""

    seats: list[int]
    false: list[bool]
    #: the turns in which it was an eight
    eights: tuple[int, ...]


def table(
    hands: list[str], top: str, stock: str = "", turn: int = 0, used_up: bool = False, **options: object
) -> troef.State:
    """A position in mid-game: nothing is pending, the direction is clockwise, `top` ends the discard pile and `stock`
    begins the stock. All other cards lie below these, or with `used_up` in the pile only."""
    game = troef.game("pesten", **options)
    kept, end = [hand.split() for hand in hands], top.split()
    left = Counter(card_text(card) for card in game.pack(len(hands)))
    left.subtract([*end, *stock.split(), *[card for hand in kept for card in hand]])
    plain = [card for card in left if left[card] and rank(card) not in SPECIAL]
    eights = [card for card in left if left[card] and rank(card) == "8"]
    taken = TAKEN.get(rank(end[-1]), 0)
    sizes = [len(cards) - (taken if seat == turn else 0) for seat, cards in enumerate(kept)]
    assert min(sizes) > 0, "somebody would have won"
    for course in courses(sizes, turn, end, len(eights), len(plain) if used_up else None):
        places = [eights if place - 1 in course.eights else plain for place in range(len(course.seats) + 1 - len(end))]
        row = row_before(end, places, fits)
        if row is not None:
            break
    else:
        raise AssertionError("no play was found that leads to this position")
    laid = [*row, *end]
    turns = [Laid(*each) for each in zip(course.seats, laid[1:], [2 * false for false in course.false], strict=True)]
    dealt, drawn = shared(8, [*turns, Laid(turn, "", taken)], kept)
    left.subtract(row)
    turned = [*(left.elements() if used_up else []), laid[0]]  # R3: special cards lie under the start card
    cards = {f"hand-{seat}": hand for seat, hand in enumerate(dealt)}
    cards |= {"upcard": turned[0], "stock": " ".join([*turned[1:], *drawn, *stock.split()])}
    moves = [*steps(turns, len(hands)), *([f"{turn}: take"] if taken else [])]
    dealer = (course.seats[0] - 1 if course.seats else turn - 1) % len(hands)
    return game.position({"seats": len(hands), "dealer": dealer, "cards": cards, "moves": moves})


def courses(sizes: list[int], turn: int, end: list[str], eights: int, plain: "int | None") -> Iterator[Course]:
    """How hands of eight came to these sizes until a seat was on turn, the simplest way first: in each turn a card was
    laid, and perhaps two drawn. `plain` cards and the `end` are the whole pile, if that is told."""
    fewest = max(len(end) - 1, sum(8 - size for size in sizes))
    for effort in range(12):
        for number in range(min(effort // 2, eights) + 1):
            length = fewest + effort - 2 * number if plain is None else plain + number + len(end) - 1
            for places in combinations(range(length - len(end)), number):
                skipping = {*places, *[length - len(end) + at for at, card in enumerate(end) if rank(card) == "8"]}
                for first in range(len(sizes)):
                    seats, last = turns_taken(first, length, skipping, len(sizes))
                    if last == turn and (false := false_calls(seats, sizes)) is not None:
                        yield Course(seats, false, places)


def turns_taken(first: int, length: int, skipping: set[int], seats: int) -> tuple[list[int], int]:
    """Who is on turn, and who after all these turns."""
    found, seat = [], first
    for place in range(length):
        found.append(seat)
        seat = (seat + (2 if place in skipping else 1)) % seats
    return found, seat


def false_calls(seats: list[int], sizes: list[int]) -> "list[bool] | None":
    """In which turns two cards were drawn, so that hands of eight came to these sizes."""
    turns = Counter(seats)
    pairs = {seat: turns[seat] - 8 + size for seat, size in enumerate(sizes)}
    if any(number < 0 or number % 2 or number > 2 * turns[seat] for seat, number in pairs.items()):
        return None
    return [seats[:place].count(seat) < pairs[seat] // 2 for place, seat in enumerate(seats)]


def steps(turns: list[Laid], seats: int) -> list[str]:
    """The turns as moves: who has one card left says so, unless he draws for it (R20, R21)."""
    sizes, moves = [8] * seats, []
    for place, laid in enumerate(turns):
        sizes[laid.seat] -= 1
        call = " last card" if (sizes[laid.seat] == 1) != bool(laid.drawn) else ""
        follower = turns[place + 1].card if place + 1 < len(turns) else laid.card
        moves.append(f"{laid.seat}: {laid.card}{f' {follower[-1]}' if rank(laid.card) == 'J' else ''}{call}")
        sizes[laid.seat] += laid.drawn
    return moves


def size(state: troef.State, seat: int) -> int:
    return len(state.view(REFEREE).zone(f"hand-{seat}").cards)


def pile(state: troef.State) -> str:
    return cards_text(state.view(SPECTATOR).zone("discard").cards)


def playable(state: troef.State) -> set[str]:
    """The cards that the seat on turn may lay."""
    view = state.view(state.actors()[0])
    described: list[dict[str, Any]] = [state.game.language.describe(move) for move in view.moves]
    return {card for facts in described for card in facts.get("cards", [])}


def restock(state: troef.State, first: str) -> None:
    """Shuffle the discards (R24) so that these cards lie on top."""
    pack = state.pack()
    pack.sort(key=lambda card: card_text(card) not in first.split())
    state.deal(pack)


def to_draw(state: troef.State) -> int:
    """How many cards can be drawn: the stock, and the discards without the top (R24)."""
    view = state.view(SPECTATOR)
    return view.zone("stock").hidden + len(view.zone("discard").cards) - 1


def dawdle(state: troef.State, seat: int, least: int) -> None:
    """A turn in which a seat lays a card, and for a false call draws two if it has no more than `least` (P2)."""
    moves = sorted(state.game.show(move) for move in state.legal(seat))
    cards = size(state, seat)
    call = (cards == 2) != (cards <= least)
    plain = [move for move in moves if move[0] not in "2*det" and move.endswith(" last card") == call]
    play(state, f"{seat}: {[*plain, moves[-1]][0]}")
    while state.awaits_deal:
        state.deal(state.pack())


def hoarded() -> troef.State:
    """Seat 0 holds nearly the whole pack and is on turn, seat 1 holds one card; one card can be drawn."""
    state = lay(troef.game("pesten"), 2, 1)
    while state.actors() != (1,) or to_draw(state) or not texts(state) & calls_left(state):
        dawdle(state, state.actors()[0], 2 if state.actors() == (1,) else 54)
    return play(state, f"1: {min(calls_left(state))}")


def calls_left(state: troef.State) -> set[str]:
    """What seat 1 may lay to have one card left that is no jack and no joker."""
    held = hand(state, 1)
    if len(held) != 2:
        return set()
    return {f"{card} last card" for card in held if not {rank(other) for other in held} & set(SPECIAL)}


def nothing_to_draw() -> troef.State:
    """Seat 1 is on turn with a card that does not fit, and there is nothing to draw: seat 0 holds the others."""
    state = hoarded()
    (held,) = hand(state, 1)
    calls = [text for text in sorted(texts(state)) if text.endswith(" last card") and text[0] not in "278J*"]
    play(state, "0: " + next(text for text in calls if held[-1] not in text.split()[0] and held[:-1] != text[:-11]))
    while state.awaits_deal:
        state.deal(state.pack())
    assert not to_draw(state)
    return state
