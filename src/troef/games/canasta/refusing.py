"""Why a move of canasta is not allowed, with the clause that says so."""

from mypy_extensions import i64

from troef.cards.card import JOKER, card_text
from troef.core.moves import DISCARD, LAYOFF, MELD, NO, TAKE, YES, kind_of, payload_of
from troef.core.refusal import Refusal
from troef.games.canasta.counts import (
    FIRST_NATURAL,
    JOKERS,
    MOST_WILD,
    ONE,
    PLACES,
    SMALLEST_MELD,
    THREES,
    TWOS,
    VALUES,
    count_at,
    most_points,
    points_of,
    size_of,
)
from troef.games.canasta.language import (
    ASK,
    DRAW_STOCK,
    LOOSE_MELD,
    LOOSE_TAKE,
    RED_THREE,
    is_meld_payload,
    jokers_in,
    meld_counts,
    naturals_in,
    place_name,
    rank_in,
    twos_in,
)
from troef.games.canasta.standing import (
    ANSWERING,
    FREE,
    MUST_GO_OUT,
    MUST_STAY,
    TAKING,
    CanastaRound,
    is_red_three,
)


def why(now: CanastaRound, seat: i64, move: i64) -> Refusal:
    """The refusal of a move that is not legal, for the seat that is on turn."""
    kind = kind_of(move)
    payload = payload_of(move)
    if kind == RED_THREE:
        return Refusal("R6", "by-itself")
    if kind == YES or kind == NO:
        return Refusal("R33", "not-asked")
    if now.step == ANSWERING:
        return Refusal("R33", "answer-first")
    if kind == DRAW_STOCK:
        return Refusal("R38", "must-take") if now.step == TAKING else Refusal("R5", "already-taken")
    if kind == TAKE or kind == LOOSE_TAKE:
        return _why_no_take(now, seat, kind, payload)
    if kind == ASK:
        return _why_no_question(now, seat)
    if kind not in (MELD, LOOSE_MELD, LAYOFF, DISCARD):
        return Refusal("P2", "wrong-phase")
    if now.step == TAKING:
        return Refusal("R5", "take-first")
    if kind == DISCARD:
        return _why_no_discard(now, seat, payload)
    if kind == LAYOFF:
        return _why_no_layoff(now, seat, payload)
    return _why_no_meld(now, seat, kind, payload)


# ---- parts ----


def _missing(now: CanastaRound, seat: i64, counts: i64) -> str:
    """A card of which the hand has too few, or nothing."""
    for place in range(PLACES):
        if count_at(counts, place) > count_at(now.hands[seat], place):
            return place_name(int(place))
    return ""


def _not_held(clause: str, rank: str) -> Refusal:
    if rank == place_name(int(JOKERS)):
        return Refusal(clause, "too-few-jokers")
    return Refusal(clause, "too-few", {"rank": rank})


def _why_turn_cannot_end(now: CanastaRound, seat: i64, reached: i64, first: bool) -> Refusal:
    """The minimum would be out of reach, or too few cards would stay."""
    if now.bound == MUST_GO_OUT:
        return Refusal("R33", "must-go-out")
    if first and reached < now.minimums[seat & 1]:
        return Refusal("R15", "minimum", {"have": int(reached), "need": int(now.minimums[seat & 1])})
    if now.bound == MUST_STAY:
        return Refusal("R33", "keep-two-after-no")
    return Refusal("R31", "keep-two")


def _shape_of(counts: i64) -> Refusal:
    """Why cards of several ranks or too many of a kind are no meld."""
    naturals = [place_name(place) for place in range(int(FIRST_NATURAL), int(JOKERS)) if count_at(counts, place)]
    if len(naturals) > 1:
        return Refusal("R8", "mixed-ranks", {"rank": naturals})
    if count_at(counts, THREES):
        return Refusal("R12", "no-threes")
    if not naturals:
        return Refusal("R8", "few-naturals", {"count": 0})
    return Refusal("R8", "many-wild", {"count": int(count_at(counts, TWOS) + count_at(counts, JOKERS))})


# ---- taking ----


def _why_no_take(now: CanastaRound, seat: i64, kind: i64, payload: i64) -> Refusal:
    if now.step != TAKING:
        return Refusal("R5", "already-taken")
    top = now.top()
    card = card_text(top)
    if not now.takeable():
        return Refusal("R23", "black-three") if top & 15 == THREES else Refusal("R22", "wild-top", {"card": card})
    if kind == LOOSE_TAKE:
        missing = _missing(now, seat, payload)
        return _not_held("R19", missing) if missing else _why_no_loose_take(now, seat & 1, payload, card)
    if payload:
        if not is_meld_payload(payload):
            return Refusal("P2", "wrong-phase")
        missing = _missing(now, seat, meld_counts(payload))
        if missing:
            return _not_held("R19", missing)
        if rank_in(payload) != top & 15:
            return Refusal("R19", "top-rank-only", {"card": card})
    if now.take_fits(seat & 1, payload):
        place = top & 15
        reached = _reached(
            now, seat, place, meld_counts(payload) if payload else 0, naturals_in(payload) + 1, VALUES[place]
        )
        return _why_turn_cannot_end(now, seat, reached, not now.naturals[seat & 1])
    return _why_take_fits_not(now, seat & 1, naturals_in(payload), twos_in(payload) + jokers_in(payload), card)


def _why_no_loose_take(now: CanastaRound, side: i64, counts: i64, card: str) -> Refusal:
    """Cards that make no meld with the top card: of other ranks, or wild ones without a natural, or too many."""
    naturals = count_at(counts, now.top() & 15)
    wild = count_at(counts, TWOS) + count_at(counts, JOKERS)
    if naturals + wild == size_of(counts):
        return _why_take_fits_not(now, side, naturals, wild, card)
    return Refusal("R19", "top-rank-only", {"card": card})


def _reached(now: CanastaRound, seat: i64, place: i64, spent: i64, naturals: i64, before: i64) -> i64:
    """The most points that first melds can still come to when these cards go (R16); `before` lie already, and this many
    naturals more come into the meld."""
    side = seat & 1
    wild = size_of(spent) - count_at(spent, place)
    left = most_points(
        now.hands[seat] - spent,
        now.naturals[side] + ONE[place] * naturals,
        now.wilds[side] + ONE[place] * wild,
    )
    return before + points_of(spent) + (left >> 8)


def _why_take_fits_not(now: CanastaRound, side: i64, naturals: i64, wild: i64, card: str) -> Refusal:
    place = now.top() & 15
    if now.is_frozen(side) and naturals < 2:
        if now.frozen:
            return Refusal("R21", "frozen", {"card": card})
        return Refusal("R26", "frozen-first", {"card": card})
    if naturals + wild == 0:
        return Refusal("R28", "no-meld-for-top", {"card": card})
    if naturals < 1:
        return Refusal("R20", "natural-needed", {"card": card})
    if naturals + wild < 2:
        return Refusal("R20", "two-cards-needed", {"card": card})
    if wild <= MOST_WILD and count_at(now.wilds[side], place):
        return Refusal("R11", "merged-wild")
    return Refusal("R8", "many-wild", {"count": int(wild)})


# ---- melding ----


def _why_no_meld(now: CanastaRound, seat: i64, kind: i64, payload: i64) -> Refusal:
    if payload < 0 or (kind == MELD and not is_meld_payload(payload)):
        return Refusal("P2", "wrong-phase")
    counts = payload if kind == LOOSE_MELD else meld_counts(payload)
    missing = _missing(now, seat, counts)
    if missing:
        return _not_held("R8", missing)
    if kind == LOOSE_MELD:
        return _shape_of(counts)
    place = rank_in(payload)
    naturals = naturals_in(payload)
    wild = twos_in(payload) + jokers_in(payload)
    if place == THREES:
        return _why_no_threes(now, naturals, wild)
    if wild > MOST_WILD:
        return Refusal("R8", "many-wild", {"count": int(wild)})
    if naturals < 2:
        return Refusal("R8", "few-naturals", {"count": int(naturals)})
    if naturals + wild < SMALLEST_MELD:
        return Refusal("R9", "three-at-once")
    if not now.meld_fits(seat & 1, payload):
        return Refusal("R11", "merged-wild")
    reached = _reached(now, seat, place, counts, naturals, now.minimums[seat & 1] - now.due)
    return _why_turn_cannot_end(now, seat, reached, now.due > 0)


def _why_no_threes(now: CanastaRound, naturals: i64, wild: i64) -> Refusal:
    if wild:
        return Refusal("R36", "threes-wild")
    if naturals < SMALLEST_MELD:
        return Refusal("R36", "threes-few")
    if now.bound == MUST_STAY:
        return Refusal("R33", "keep-two-after-no")
    return Refusal("R12", "threes-going-out")


def _why_no_layoff(now: CanastaRound, seat: i64, payload: i64) -> Refusal:
    place = payload & 15
    card = payload >> 4
    if payload < 0 or card > JOKERS or place > JOKERS:
        return Refusal("P2", "wrong-phase")
    if not count_at(now.hands[seat], card):
        return _not_held("R9", place_name(int(card)))
    if place == THREES or card == THREES:
        return Refusal("R12", "no-threes")
    if place < FIRST_NATURAL or place == JOKERS:
        return Refusal("R9", "which-meld")
    if not count_at(now.naturals[seat & 1], place):
        return Refusal("R9", "no-such-meld", {"rank": place_name(int(place))})
    if card != place and card != TWOS and card != JOKERS:
        return Refusal("R9", "no-fit", {"rank": place_name(int(place))})
    if not now.layoff_fits(seat & 1, payload):
        return Refusal("R8", "full-of-wild", {"rank": place_name(int(place))})
    more: i64 = 1 if card == place else 0
    reached = _reached(now, seat, place, ONE[card], more, now.minimums[seat & 1] - now.due)
    return _why_turn_cannot_end(now, seat, reached, now.due > 0)


# ---- the question and the discard ----


def _why_no_question(now: CanastaRound, seat: i64) -> Refusal:
    if now.step == TAKING:
        return Refusal("R33", "ask-after-taking")
    if now.bound != FREE:
        return Refusal("R33", "asked-already")
    if not now.may_ask:
        return Refusal("R33", "ask-before-melding")
    if size_of(now.hands[seat]) < 2:
        return Refusal("R40", "ask-with-two")
    return Refusal("R33", "cannot-go-out")


def _why_no_discard(now: CanastaRound, seat: i64, card: i64) -> Refusal:
    if is_red_three(card):
        return Refusal("R29", "red-three")
    place = JOKERS if card == JOKER else card & 15
    if card < 0 or card > 62 or place >= PLACES:
        return Refusal("P2", "wrong-phase")
    if not now.cards.has(seat, card):
        return Refusal("R29", "not-held", {"card": card_text(card)})
    if now.bound == MUST_GO_OUT:
        return Refusal("R33", "must-go-out")
    if now.aside or now.begun():
        side = seat & 1
        laid = int(now.minimums[side] - now.due)
        return Refusal("R15", "minimum-first", {"have": laid, "need": int(now.minimums[side])})
    return Refusal("R30", "last-card")
