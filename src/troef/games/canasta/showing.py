"""What a seat may know of a round of canasta: zones, facts and badges."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.card import is_joker
from troef.core.display import Display
from troef.core.view import REFEREE, may_see
from troef.games.canasta.counts import (
    CANASTA,
    JOKERS,
    LAST_NATURAL,
    PLACES,
    THREES,
    TWOS,
    count_at,
    size_of,
)
from troef.games.canasta.language import place_name, place_of
from troef.games.canasta.standing import (
    FREE,
    MUST_GO_OUT,
    RUNNING,
    CanastaRound,
    is_red_three,
)
from troef.melds.twins import TwinHands, face_of

_RED_THREE_OF_DIAMONDS: Final = 17
_RED_THREE_OF_HEARTS: Final = 33


def _as_held(hands: TwinHands, seat: int) -> list[int]:
    """Cards as a hand is held: jokers, twos, then from the aces down to the threes."""
    return sorted(hands.faces(seat), key=_place_in_hand)


def _place_in_hand(face: int) -> int:
    place = int(place_of(face))
    return -place if place in (TWOS, JOKERS) else int(PLACES) - place


def wild_faces(packed: i64) -> list[int]:
    """The wild cards of a meld in the order in which they were laid."""
    faces: list[int] = []
    while packed:
        faces.append(int((packed & 127) - 1))
        packed >>= 7
    faces.reverse()
    return faces


def red_three_faces(reds: i64) -> list[int]:
    """The red threes of a side."""
    return [_RED_THREE_OF_DIAMONDS] * int(reds & 15) + [_RED_THREE_OF_HEARTS] * int(reds >> 4)


def _is_red(card: int) -> bool:
    return card >> 4 & 3 in (1, 2)


def meld_faces(now: CanastaRound, side: int, place: int) -> list[int]:
    """The cards of a meld from bottom to top. A canasta has a red card on top when it is clean, otherwise a black card
    or a wild one (T3)."""
    naturals: list[int] = []
    for suit in (0, 3, 1, 2):  # the red ones lie on the black ones
        face = 16 * suit + place
        naturals += [face] * int(now.laid.copies(side, face))
    wild = wild_faces(now.wild_cards[16 * side + place])
    if not wild:
        return naturals
    return [card for card in naturals if _is_red(card)] + wild + [card for card in naturals if not _is_red(card)]


def show_round(now: CanastaRound, display: Display) -> None:
    """Fill in the zones, facts, badges and memory of a display."""
    _show_facts(now, display)
    for seat in range(4):
        _show_seat(now, display, seat)
    if display.seat == REFEREE:
        stock = [int(face_of(now.stock[at])) for at in range(now.drawn, len(now.stock))]
        display.show_zone("stock", "stock", cards=stock[::-1])
    else:
        display.show_zone("stock", "stock", hidden=len(now.stock) - int(now.drawn))
    display.show_pile("discard", "discard", now.pile, _freezing(now.pile))
    for side in range(2):
        _show_side(now, display, side)
    if display.keeps_all:
        display.memory["known"] = [_as_held(now.known, seat) for seat in range(4)]
        display.memory["turn"] = turn_facts(now)


def turn_facts(now: CanastaRound) -> dict[str, int]:
    """The running turn, all of it public: see the fields of `CanastaRound`."""
    return {
        "turn": int(now.turn),
        "step": int(now.step),
        "from_stock": int(now.from_stock),
        "due": int(now.due),
        "own": int(now.own),
        "added": int(now.added),
        "aside": int(now.aside),
        "may_ask": int(now.may_ask),
        "bound": int(now.bound),
        "melded": int(now.melded),
        "ended": int(now.ended),
        "winner": int(now.winner),
        "concealed": int(now.concealed),
    }


def _freezing(pile: "vec[i64]") -> int:
    """Where in the pile the card lies that freezes it (T2), or -1."""
    for at in range(len(pile)):
        card = pile[at]
        if is_joker(card) or card & 15 == TWOS or is_red_three(card):
            return at
    return -1


def _show_facts(now: CanastaRound, display: Display) -> None:
    if now.ended != RUNNING:
        return
    if now.begun():
        display.show_number("due", now.due)
    if now.bound != FREE:
        display.show_fact("bound", "text", "must-go-out" if now.bound == MUST_GO_OUT else "must-stay")
    if now.frozen:
        display.show_fact("frozen", "text", "both")
    elif len(now.pile) and now.top() & 15 == THREES and not is_red_three(now.top()):
        display.show_fact("frozen", "text", "stop")


def _show_seat(now: CanastaRound, display: Display, seat: int) -> None:
    side = seat % 2
    count = int(size_of(now.hands[seat]))
    if may_see(display.seat, seat) or now.ended != RUNNING:  # what is left in the hands counts (S1)
        cards = _as_held(now.cards, seat) if display.keeps_all else now.cards.faces(seat)
        display.show_zone(_HANDS[seat], "hand", seat, "fan", cards)
    else:
        display.show_zone(_HANDS[seat], "hand", seat, "fan", hidden=count)
    display.badge_number(seat, "cards", count)
    if now.ended == RUNNING and not now.naturals[side]:
        display.badge_number(seat, "minimum", now.minimums[side])
    canastas = len(canasta_places(now, side))
    if canastas:
        display.show_badge(seat, "canastas", "number", canastas)
    if now.winner == seat:
        display.show_badge(seat, "went-out", "text", True)


def canasta_places(now: CanastaRound, side: int) -> list[int]:
    """The ranks of a side's canastas."""
    total = now.naturals[side] + now.wilds[side]
    return [place for place in range(2, int(JOKERS)) if count_at(total, place) >= CANASTA]


_HANDS: Final = [f"hand-{seat}" for seat in range(4)]
#: The zones of melds, by side and rank.
_MELDS: Final = [[f"meld-{side}-{place_name(place)}" for place in range(int(PLACES))] for side in range(2)]


def _show_side(now: CanastaRound, display: Display, side: int) -> None:
    reds = red_three_faces(now.red_threes[side])
    if reds:
        display.show_zone(f"red-threes-{side}", "taken", side, "row", reds)
    for place in range(int(LAST_NATURAL), 0, -1):
        if not count_at(now.naturals[side], place) + count_at(now.wilds[side], place):
            continue
        cards = meld_faces(now, side, place)
        layout = "pile" if len(cards) >= CANASTA else "row"
        display.show_zone(_MELDS[side][place], "meld", int(now.keepers[side]), layout, cards)
