"""Lawful positions in the middle of a round of melds: what has been laid, drawn and discarded before is found."""

from collections import Counter

import troef
from troef.cards.bits import set_of
from troef.cards.card import JOKER, card_text, parse_cards
from troef.cards.pack import make_pack
from troef.core.position_facts import PositionError
from troef.core.view import Zone
from troef.melds.declared import melds_in
from troef.melds.twins import face_of

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUITS = "SHDC"

#: Melds to which nothing can be added, and others.
CLOSED = [" ".join(f"{rank}{suit}" for suit in SUITS) for rank in reversed(RANKS)]
OPEN = [
    " ".join(f"{rank}{suit}" for rank in RANKS[low : low + length])
    for length in range(3, 14)
    for suit in SUITS
    for low in reversed(range(14 - length))
]


def mid_round(
    game: troef.Game,
    hands: list[str],
    stock: str = "",
    pile: str = "",
    melds: "tuple[tuple[int, str], ...]" = (),
    exact: tuple[int, ...] = (0,),
    left: "int | None" = None,
    turns: "int | None" = None,
    **match: object,
) -> troef.State:
    """Seat 0 is on turn. The seats in `exact` hold just these cards: what they have laid besides lies in melds to which
    none of the cards that are near can be added; the others hold what is named and more. The stock begins with the
    cards named, the discard pile ends with them. `left`: as many cards are left in the stock; `turns`: as many have
    been played; otherwise just enough."""
    seats = len(hands)
    rooms = game.places(seats, 0)
    pack = Counter(troef.cards_text(game.pack(seats)).split())
    for cards in [*hands, stock, pile, *[cards for _, cards in melds]]:
        pack -= Counter(word.partition("=")[0] for word in cards.split())
    near = f"{hands[0]} {stock} {' '.join(pile.split()[-1:])}".split()
    laid = list(melds)
    for seat in exact:
        own = sum(len(cards.split()) for owner, cards in melds if owner == seat)
        for meld in melds_of(len(rooms["hand-0"]) - len(hands[seat].split()) - own, pack, near):
            laid.append((seat, meld))
            pack -= Counter(meld.split())
    lying = {f"hand-{seat}": hand for seat, hand in enumerate(hands)} | {"stock": stock}
    facts = {"seats": seats, "cards": lying if turns == 0 else {**lying, "discard": pile}, **match}
    steps = [f"{owner}: meld {text}" for owner, text in laid]
    if left is not None:
        turns = len(rooms["stock"]) - left
    if turns is not None:
        return game.position({**facts, **after(turns, seats, steps)})
    for count in range(seats, 8 * seats, seats):
        try:
            return game.position({**facts, **after(count, seats, steps)})
        except PositionError as error:
            fault = error
    raise fault


def with_idle_cards(hand: str, size: int, near: str, elsewhere: str) -> str:
    """A hand with more cards, which make no melds with it nor with what is near, and do not lie elsewhere."""
    held = parse_cards(f"{hand} {near}")
    lying = parse_cards(" ".join(word.partition("=")[0] for word in elsewhere.split()))
    melds = _number_of_melds(held)
    cards = hand.split()
    for card in make_pack() * 2:
        if len(cards) < size and [*held, *lying].count(card) < 2 and _number_of_melds([*held, card]) == melds:
            held.append(card)
            cards.append(card_text(card))
    assert len(cards) == size, "there are not as many idle cards"
    return " ".join(cards)


def _number_of_melds(cards: list[int]) -> int:
    faces = [int(face_of(card)) for card in cards]
    natural = [face for face in faces if face != JOKER]
    twice = [face for face in set(natural) if natural.count(face) == 2]
    return len(melds_in(set_of(natural), set_of(twice), faces.count(int(JOKER)), 14, 0))


def after(turns: int, seats: int, laid: list[str]) -> dict[str, object]:
    """These turns have been played, and seat 0 is on turn."""
    return {"dealer": (-turns - 1) % seats, "moves": [{"turns": turns, "laid": laid}] if turns else []}


def melds_of(short: int, pack: "Counter[str]", near: list[str]) -> list[str]:
    """Melds with this many cards of the pack together, to which none of the cards that are near can be added."""
    found = _melds_of(short, pack, near)
    assert found is not None, f"{short} cards are no melds"
    return found


def _melds_of(short: int, pack: "Counter[str]", near: list[str]) -> "list[str] | None":
    if not short:
        return []
    for meld in CLOSED if "*" in near else [*CLOSED, *OPEN]:
        cards = Counter(meld.split())
        if cards.total() <= short and not fitting(meld) & set(near) and not cards - pack:
            more = _melds_of(short - cards.total(), pack - cards, near)
            if more is not None:
                return [meld, *more]
    return None


def fitting(meld: str) -> set[str]:
    """The cards that can be added to a meld."""
    cards = meld.split()
    ranks = {card[:-1] for card in cards}
    if len(ranks) == 1:
        return {f"{rank}{suit}" for rank in ranks for suit in SUITS} - set(cards)
    suit = cards[0][-1]
    line = [*RANKS, "A"]
    low = line.index(cards[0][:-1])
    ends = line[max(low - 1, 0) : low] + line[low + len(cards) : low + len(cards) + 1]
    return {f"{rank}{suit}" for rank in ends}


def newest_meld(state: troef.State) -> Zone:
    """The meld that was laid last."""
    return [zone for zone in state.view(troef.SPECTATOR).zones if zone.kind == "meld"][-1]
