"""Why a move of duizenden is not allowed, with its clause."""

from mypy_extensions import i64

from troef.cards.bits import card_count
from troef.cards.card import JOKER, card_text
from troef.core.moves import DISCARD, DRAW, END_TURN, LAYOFF, MELD, TAKE, kind_of, payload_of
from troef.core.refusal import Refusal
from troef.games.duizenden.language import DISCARD_BOTH, STOP_ROUND, TOP, UNNAMED, take_texts
from troef.games.duizenden.scoring import QUEEN
from troef.games.duizenden.standing import DuizendenRound
from troef.games.duizenden.taking import LEAST_NATURALS, LONGEST, meld_of_three
from troef.melds.declared import (
    NO_MELD,
    is_meld,
    is_run,
    joker_count,
    meld_size,
    run_length,
)
from troef.melds.naming import (
    LOOSE_MELD,
    LOOSE_TWIN,
    LOOSE_UNCLEAR,
    PER_MELD,
    SWAP,
    loose_cards,
    loose_jokers,
    part_of,
)
from troef.melds.refusing import fits_somewhere, missing_card, missing_for, no_meld, places_meant, why_no_swap
from troef.melds.rounds import DRAWING

_SHAPES = {"set": "R5", "run": "R6", "past-ace": "R7"}


def why_not(now: DuizendenRound, seat: i64, move: i64) -> Refusal:
    """Why a move is not allowed for the seat on turn."""
    kind, payload = kind_of(move), payload_of(move)
    if kind in (DRAW, TAKE, STOP_ROUND):
        return _why_not_take(now, seat, kind, payload)
    if move < 0 or kind not in (MELD, LOOSE_MELD, LAYOFF, SWAP, DISCARD, DISCARD_BOTH, END_TURN):
        return Refusal("P1", "wrong-phase")
    if now.step == DRAWING:
        return Refusal("R3", "take-first")
    if kind == DISCARD or kind == DISCARD_BOTH:
        return _why_not_discard(now, seat, kind, payload)
    if kind == MELD:
        return _why_not_meld(now, seat, payload)
    if kind == LOOSE_MELD:
        return _why_not_loose(now, seat, payload)
    if kind == LAYOFF:
        return _why_not_layoff(now, seat, payload)
    return _why_not_swap(now, seat, payload) if kind == SWAP else Refusal("R3", "must-discard")


def _why_not_take(now: DuizendenRound, seat: i64, kind: i64, payload: i64) -> Refusal:
    if now.step != DRAWING:
        return Refusal("R3", "already-taken")
    if kind == DRAW:
        return Refusal("R22", "stock-empty")
    if kind == STOP_ROUND:
        return Refusal("R22", "stock-not-empty")
    top = now.top()
    if top < 0:
        return Refusal("R13", "discard-empty")
    if payload < 0 or payload & UNNAMED or payload > UNNAMED:
        return Refusal("R13", "name-two", {"card": card_text(top)})
    first = now.is_first_turn(seat)
    held, jokers = now.taken_with(payload)
    if first and (jokers or top == JOKER):
        return Refusal("R13", "first-turn-joker")
    missing = missing_card(now.hands, seat, held, jokers)
    if missing:
        return Refusal("R13", "not-held", {"card": missing})
    if jokers + (1 if top == JOKER else 0) >= 2:
        return Refusal("R9", "two-naturals")
    one, two, declared = payload % 128, payload // 128 % 128, payload // TOP
    if card_text(one) == "*" or card_text(two) == "*" or (top == JOKER and declared < 64):
        return Refusal("R8", "say-which")
    facts: dict[str, object] = {
        "card": card_text(top),
        "cards": [text.removeprefix("*=") for text in take_texts(payload)],
    }
    third = declared & 63 if top == JOKER else top
    if meld_of_three(one, two, third) == NO_MELD or (declared and top != JOKER):
        return Refusal("R13", "no-set-with-top", facts)
    return Refusal("R18", "keep-a-card")


def _why_not_meld(now: DuizendenRound, seat: i64, meld: i64) -> Refusal:
    if not is_meld(meld, 14, 0):
        return Refusal("P1", "wrong-phase")
    missing = missing_for(now.hands, seat, meld)
    if missing:
        return Refusal("R3", "not-held", {"card": missing})
    if now.is_first_turn(seat):
        if now.laid:
            return Refusal("R11", "first-turn-one")
        if joker_count(meld):
            return Refusal("R11", "first-turn-joker")
        if meld_size(meld) != 3:
            return Refusal("R11", "first-turn-three")
    if is_run(meld) and run_length(meld) > LONGEST:
        return Refusal("R7", "past-ace")
    if meld_size(meld) - joker_count(meld) < LEAST_NATURALS:
        return Refusal("R9", "two-naturals")
    return Refusal("R18", "keep-a-card")


def _why_not_loose(now: DuizendenRound, seat: i64, payload: i64) -> Refusal:
    cards, jokers = loose_cards(payload), loose_jokers(payload)
    missing = missing_card(now.hands, seat, cards, jokers)
    if missing:
        return Refusal("R3", "not-held", {"card": missing})
    if now.is_first_turn(seat) and jokers:
        return Refusal("R11", "first-turn-joker")
    if card_count(cards) + (1 if payload & LOOSE_TWIN else 0) < LEAST_NATURALS:
        return Refusal("R9", "two-naturals")
    if payload & LOOSE_UNCLEAR:
        return Refusal("R8", "say-which")
    return no_meld(payload, _SHAPES)


def _why_not_layoff(now: DuizendenRound, seat: i64, payload: i64) -> Refusal:
    face, joker, _, place = part_of(payload)
    if now.is_first_turn(seat):
        return Refusal("R11", "first-turn-no-add")
    if not now.hands.has(seat, JOKER if joker else face):
        return Refusal("R3", "not-held", {"card": "*" if joker else card_text(face)})
    if place >= len(now.melds):
        return Refusal("R10", "no-such-meld", {"amount": int(place + 1)})
    if place >= 0 and now.owners[place] != seat:
        return Refusal("R10", "not-your-set")
    if face == JOKER:
        return Refusal("R8", "say-which")
    own = [at for at in places_meant(now, place) if now.owners[at] == seat]
    fitting = [at for at in own if fits_somewhere(now, at, payload)]
    if not fitting:
        return Refusal("R10", "no-fit", {"card": card_text(face)})
    if place < 0 and any(now.allows_layoff(seat, payload + PER_MELD * (at + 1)) for at in fitting):
        return Refusal("R10", "which-meld", {"card": card_text(face)})
    return Refusal("R18", "keep-a-card")


def _why_not_swap(now: DuizendenRound, seat: i64, payload: i64) -> Refusal:
    if now.is_first_turn(seat):
        return Refusal("R14", "first-turn-no-swap")
    return why_no_swap(now, seat, payload, "R14")


def _why_not_discard(now: DuizendenRound, seat: i64, kind: i64, payload: i64) -> Refusal:
    if not now.hands.has(seat, payload):
        known = 0 <= payload < 64
        return Refusal("R3", "not-held", {"card": card_text(payload)}) if known else Refusal("P1", "wrong-phase")
    if payload == QUEEN:
        return Refusal("R16", "queen-stays")
    if not now.both:
        return Refusal("R21", "no-pair-off")
    return Refusal("R21", "first-turn-no-pair" if now.is_first_turn(seat) else "not-a-pair")
