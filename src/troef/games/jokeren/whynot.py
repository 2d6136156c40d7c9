"""Why a move of jokeren is not allowed, with its clause."""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import cards_in, first_card
from troef.cards.card import JOKER, card_text
from troef.core.moves import DISCARD, DRAW, LAYOFF, MELD, TAKE, kind_of, payload_of
from troef.core.refusal import Refusal
from troef.games.jokeren.opening import LEAST_NATURALS, LONGEST, value_of
from troef.games.jokeren.standing import DRAWING, Standing, part_of
from troef.melds.declared import (
    NO_MELD,
    extended,
    is_meld,
    joker_count,
    natural_twins,
    naturals,
    swapped,
    takes_ace_at_both_ends,
)
from troef.melds.naming import (
    LOOSE_MELD,
    LOOSE_TWIN,
    LOOSE_UNCLEAR,
    PER_MELD,
    SWAP,
    are_of_one_rank,
    loose_cards,
    loose_jokers,
    shape_of,
)

_SHAPES: Final = {"set": "R8", "run": "R9", "past-ace": "R9"}


def why_not(now: Standing, seat: i64, move: i64) -> Refusal:
    """Why a move is not allowed for the seat on turn."""
    kind, payload = kind_of(move), payload_of(move)
    if kind == TAKE:
        return Refusal("R6", "pile-closed")
    if kind == DRAW:
        return Refusal("R5", "already-drawn") if now.step != DRAWING else Refusal("P1", "wrong-phase")
    if move < 0 or kind not in (MELD, LOOSE_MELD, LAYOFF, SWAP, DISCARD):
        return Refusal("P1", "wrong-phase")
    if now.step == DRAWING:
        return Refusal("R6", "draw-first")
    if kind == MELD:
        return _why_not_meld(now, seat, payload)
    if kind == LOOSE_MELD:
        return _why_not_loose(now, seat, payload)
    if kind == DISCARD:
        if 0 <= payload < 64 and now.hands.has(seat, payload):
            return _too_little(now, now.laid)
        return Refusal("R7", "not-held", {"card": card_text(payload)}) if 0 <= payload < 64 else _unknown()
    if not now.out[seat]:
        return Refusal("R22", "lay-more") if now.laid else Refusal("R14", "not-out")
    return _why_not_layoff(now, seat, payload) if kind == LAYOFF else _why_not_swap(now, seat, payload)


def _unknown() -> Refusal:
    return Refusal("P1", "wrong-phase")


def _too_little(now: Standing, have: i64) -> Refusal:
    return Refusal("R13", "below-minimum", {"have": int(have), "need": int(now.minimum)})


def _keep(now: Standing, seat: i64) -> Refusal:
    if now.to_keep(seat) == 2:
        return Refusal("R24", "keep-two")
    return Refusal("R23", "keep-a-card")


def _missing(now: Standing, seat: i64, cards: i64, jokers: i64) -> str:
    """A card of these that the hand does not have, or nothing."""
    lacking = cards & ~now.hands.held(seat)
    if lacking:
        return card_text(first_card(lacking))
    return "*" if jokers > now.hands.jokers(seat) else ""


def _why_not_meld(now: Standing, seat: i64, meld: i64) -> Refusal:
    if not is_meld(meld, LONGEST, LEAST_NATURALS):
        return _unknown()
    missing = _missing(now, seat, naturals(meld), joker_count(meld))
    if natural_twins(meld) & ~now.hands.twice(seat):
        missing = missing or card_text(first_card(natural_twins(meld)))
    if missing:
        return Refusal("R15" if now.out[seat] else "R13", "not-held", {"card": missing})
    if not now.out[seat] and not now.may_open_with(seat, meld, now.hands.count(seat)):
        return _too_little(now, now.laid + value_of(meld))
    return _keep(now, seat)


def _why_not_loose(now: Standing, seat: i64, payload: i64) -> Refusal:
    cards, jokers = loose_cards(payload), loose_jokers(payload)
    missing = _missing(now, seat, cards, jokers)
    if missing:
        return Refusal("R15" if now.out[seat] else "R13", "not-held", {"card": missing})
    if payload & LOOSE_UNCLEAR:
        return Refusal("R10", "say-which")
    facts: dict[str, object] = {"cards": [card_text(card) for card in cards_in(cards)] + ["*"] * int(jokers)}
    if payload & LOOSE_TWIN:
        return Refusal(_SHAPES["set" if are_of_one_rank(cards) else "run"], "same-card-twice", facts)
    shape = shape_of(cards)
    return Refusal(_SHAPES[shape], "past-ace" if shape == "past-ace" else "no-meld", facts)


def _why_not_layoff(now: Standing, seat: i64, payload: i64) -> Refusal:
    face, joker, low_end, place = part_of(payload)
    if not now.hands.has(seat, JOKER if joker else face):
        return Refusal("R16", "not-held", {"card": "*" if joker else card_text(face)})
    if place >= len(now.melds):
        return Refusal("R16", "no-such-meld", {"amount": int(place + 1)})
    if face == JOKER:
        return Refusal("R10", "say-which")
    places = [place] if place >= 0 else range(len(now.melds))
    fitting = [at for at in places if _fits_somewhere(now.melds[at], face, joker, low_end)]
    if not fitting:
        return Refusal("R17", "no-fit", {"card": card_text(face)})
    if place < 0 and any(now.allows_layoff(seat, payload + PER_MELD * (at + 1)) for at in fitting):
        return Refusal("R16", "which-meld", {"card": card_text(face)})
    return _keep(now, seat)


def _fits_somewhere(meld: i64, face: i64, joker: bool, low_end: bool) -> bool:
    if low_end and not takes_ace_at_both_ends(meld, LONGEST):
        return False
    return extended(meld, face, joker, low_end, LONGEST) != NO_MELD


def _why_not_swap(now: Standing, seat: i64, payload: i64) -> Refusal:
    face, joker, _, place = part_of(payload)
    if joker or face == JOKER:
        return Refusal("R19", "swap-natural")
    if not now.hands.has(seat, face):
        return Refusal("R19", "not-held", {"card": card_text(face)})
    if place >= len(now.melds):
        return Refusal("R19", "no-such-meld", {"amount": int(place + 1)})
    places = [place] if place >= 0 else range(len(now.melds))
    wanted = [at for at in places if swapped(now.melds[at], face, False) != NO_MELD]
    if place < 0 and wanted:
        return Refusal("R19", "which-meld", {"card": card_text(face)})
    return Refusal("R19", "no-joker-for", {"card": card_text(face)})
