"""Why a meld, a lay-off or a swap with declared jokers is not allowed, where games only differ in the clause."""

from mypy_extensions import i64

from troef.cards.bits import cards_in, first_card
from troef.cards.card import JOKER, card_text
from troef.core.refusal import Refusal
from troef.melds.declared import (
    NO_MELD,
    extended,
    joker_count,
    natural_twins,
    naturals,
    swapped,
    takes_ace_at_both_ends,
)
from troef.melds.naming import LOOSE_TWIN, are_of_one_rank, loose_cards, loose_jokers, part_of, shape_of
from troef.melds.twin_round import TwinRound
from troef.melds.twins import TwinHands


def missing_card(hands: TwinHands, seat: i64, cards: i64, jokers: i64) -> str:
    """A card of these that a hand does not have, or nothing."""
    lacking = cards & ~hands.held(seat)
    if lacking:
        return card_text(first_card(lacking))
    return "*" if jokers > hands.jokers(seat) else ""


def missing_for(hands: TwinHands, seat: i64, meld: i64) -> str:
    """A card of a meld that a hand does not have, or has once where the meld needs it twice; or nothing."""
    missing = missing_card(hands, seat, naturals(meld), joker_count(meld))
    if missing:
        return missing
    twice = natural_twins(meld) & ~hands.twice(seat)
    return card_text(first_card(natural_twins(meld))) if twice else ""


def no_meld(payload: i64, clauses: dict[str, str]) -> Refusal:
    """Cards that are no meld (LOOSE_MELD); `clauses` are those of the shapes that `naming.shape_of` tells."""
    cards = loose_cards(payload)
    texts = [card_text(card) for card in cards_in(cards)] + ["*"] * int(loose_jokers(payload))
    facts: dict[str, object] = {"cards": texts}
    if payload & LOOSE_TWIN:
        return Refusal(clauses["set" if are_of_one_rank(cards) else "run"], "same-card-twice", facts)
    shape = shape_of(cards)
    return Refusal(clauses[shape], "past-ace" if shape == "past-ace" else "no-meld", facts)


def places_meant(now: TwinRound, place: i64) -> list[int]:
    """The melds that a lay-off or swap can mean: the one named, or all."""
    return [int(place)] if place >= 0 else list(range(len(now.melds)))


def fits_somewhere(now: TwinRound, place: i64, payload: i64) -> bool:
    """Whether the card of a lay-off fits the meld at a place, at the end that is named."""
    face, joker, low_end, _ = part_of(payload)
    meld = now.melds[place]
    if low_end and not takes_ace_at_both_ends(meld, now.longest):
        return False
    return extended(meld, face, joker, low_end, now.longest) != NO_MELD


def why_no_swap(now: TwinRound, seat: i64, payload: i64, clause: str) -> Refusal:
    """Why a swap is not allowed, apart from when."""
    face, joker, _, place = part_of(payload)
    if joker or face == JOKER:
        return Refusal(clause, "swap-natural")
    card: dict[str, object] = {"card": card_text(face)}
    if not now.hands.has(seat, face):
        return Refusal(clause, "not-held", card)
    if place >= len(now.melds):
        return Refusal(clause, "no-such-meld", {"amount": int(place + 1)})
    wanted = [at for at in places_meant(now, place) if swapped(now.melds[at], face, False) != NO_MELD]
    return Refusal(clause, "which-meld" if place < 0 and wanted else "no-joker-for", card)
