"""Why a move of jokeren is not allowed, with its clause."""

from typing import Final

from mypy_extensions import i64

from troef.cards.card import JOKER, card_text
from troef.core.moves import DISCARD, DRAW, LAYOFF, MELD, TAKE, kind_of, payload_of
from troef.core.refusal import Refusal
from troef.games.jokeren.opening import LEAST_NATURALS, LONGEST, value_of
from troef.games.jokeren.standing import JokerenRound
from troef.melds.declared import (
    is_meld,
)
from troef.melds.naming import (
    LOOSE_MELD,
    LOOSE_UNCLEAR,
    PER_MELD,
    SWAP,
    loose_cards,
    loose_jokers,
    part_of,
)
from troef.melds.refusing import fits_somewhere, missing_card, missing_for, no_meld, places_meant, why_no_swap
from troef.melds.rounds import DRAWING

_SHAPES: Final = {"set": "R8", "run": "R9", "past-ace": "R9"}


def why_not(now: JokerenRound, seat: i64, move: i64) -> Refusal:
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
    return _why_not_layoff(now, seat, payload) if kind == LAYOFF else why_no_swap(now, seat, payload, "R19")


def _unknown() -> Refusal:
    return Refusal("P1", "wrong-phase")


def _too_little(now: JokerenRound, have: i64) -> Refusal:
    return Refusal("R13", "below-minimum", {"have": int(have), "need": int(now.minimum)})


def _keep(now: JokerenRound, seat: i64) -> Refusal:
    if now.to_keep(seat) == 2:
        return Refusal("R24", "keep-two")
    return Refusal("R23", "keep-a-card")


def _why_not_meld(now: JokerenRound, seat: i64, meld: i64) -> Refusal:
    if not is_meld(meld, LONGEST, LEAST_NATURALS):
        return _unknown()
    missing = missing_for(now.hands, seat, meld)
    if missing:
        return Refusal("R15" if now.out[seat] else "R13", "not-held", {"card": missing})
    if not now.out[seat] and not now.may_open_with(seat, meld, now.hands.count(seat)):
        return _too_little(now, now.laid + value_of(meld))
    return _keep(now, seat)


def _why_not_loose(now: JokerenRound, seat: i64, payload: i64) -> Refusal:
    cards, jokers = loose_cards(payload), loose_jokers(payload)
    missing = missing_card(now.hands, seat, cards, jokers)
    if missing:
        return Refusal("R15" if now.out[seat] else "R13", "not-held", {"card": missing})
    if payload & LOOSE_UNCLEAR:
        return Refusal("R10", "say-which")
    return no_meld(payload, _SHAPES)


def _why_not_layoff(now: JokerenRound, seat: i64, payload: i64) -> Refusal:
    face, joker, _, place = part_of(payload)
    if not now.hands.has(seat, JOKER if joker else face):
        return Refusal("R16", "not-held", {"card": "*" if joker else card_text(face)})
    if place >= len(now.melds):
        return Refusal("R16", "no-such-meld", {"amount": int(place + 1)})
    if face == JOKER:
        return Refusal("R10", "say-which")
    fitting = [at for at in places_meant(now, place) if fits_somewhere(now, at, payload)]
    if not fitting:
        return Refusal("R17", "no-fit", {"card": card_text(face)})
    if place < 0 and any(now.allows_layoff(seat, payload + PER_MELD * (at + 1)) for at in fitting):
        return Refusal("R16", "which-meld", {"card": card_text(face)})
    return _keep(now, seat)
