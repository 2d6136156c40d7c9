"""Why a card is led or played to a trick, and why a suit is made trump."""

from collections.abc import Iterator
from typing import Final

from troef.bots.reasons import bidding
from troef.bots.reasons.reason import Reason
from troef.bots.reasons.seeing import Aim, aim_in, guards, higher_cards, imagined, order_in, order_with, reading_of
from troef.bots.tricks import CardReading
from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.cards.card import card_text, suit_text
from troef.core.game import Game
from troef.core.moves import PLAY, TRUMP, kind_of, payload_of
from troef.core.view import Fact, View

#: As long as so few trumps are out, they are named.
FEW: Final = 2


def reasons(game: Game, view: View, move: int) -> Iterator[Reason]:
    """Why a move of a trick game is a good one."""
    if kind_of(move) == TRUMP and 0 <= payload_of(move) < len("CDSH"):
        yield from _naming(game, view, int(payload_of(move)))
    elif kind_of(move) != PLAY:
        yield from bidding.reasons(game, view, move)
    else:
        state = imagined(game, view)
        order = order_in(state, view)
        if order is not None:
            yield from _playing(reading_of(game, view, order), int(payload_of(move)), aim_in(state, view, order))


def _playing(reading: CardReading, card: int, aim: "Aim | None") -> Iterator[Reason]:
    if card not in reading.cards:
        return
    if aim is not None:
        yield from _leading(reading, card, aim) if reading.leading() else _following(reading, card, aim)
    yield from _kept(reading, card)


def about(key: str, *, seat: int = -1, number: "int | None" = None, cards: "list[int] | None" = None) -> Reason:
    """A reason with the facts that are given."""
    facts: list[Fact] = []
    if seat >= 0:
        facts.append(Fact("seat", "seat", seat))
    if number is not None:
        facts.append(Fact("number", "number", number))
    if cards:
        facts.append(Fact("cards", "cards", [card_text(card) for card in cards]))
    return Reason(key, tuple(facts))


# ---- trumps ----


def _naming(game: Game, view: View, suit: int) -> Iterator[Reason]:
    held = [card for card in view.hand() if card // 16 == suit]
    view_with = Fact("suit", "suit", suit_text(suit))
    order = order_with(game, view, suit)
    if held and order is not None:
        best = sorted(held, key=lambda card: card_count(order.beaters[card] & order.members[order.suits[card]]))
        cards = Fact("cards", "cards", [card_text(card) for card in best])
        yield Reason("trump-suit", (view_with, Fact("number", "number", len(held)), cards))
    missing = sorted(set(range(len("CDSH"))) - {card // 16 for card in view.hand()})
    if missing and held:
        yield Reason("trump-void", (Fact("suit", "suit", suit_text(missing[0])),))


# ---- leading ----


def _leading(reading: CardReading, card: int, aim: Aim) -> Iterator[Reason]:
    higher = higher_cards(reading, card)
    out = list(cards_in(reading.trumps_out()))
    if aim == "none":
        if higher and not reading.is_trump(card):
            yield about("lead-under", number=len(higher))
        return
    if reading.is_trump(card) and out:
        yield about("draw-trumps", number=len(out), cards=out if len(out) <= FEW else None)
        if not higher:
            yield about("highest-trump", cards=[card])
        return
    if not higher:
        yield about("cannot-be-beaten" if not out or reading.is_trump(card) else "highest-left", cards=[card])
        if not reading.is_trump(card) and int(reading.order.trump) >= 0:
            if not out:
                yield about("trumps-gone")
            elif len(out) <= FEW:
                yield about("trumps-left", cards=out)
        return
    suit = int(reading.order.suits[card])
    if reading.length(suit) == 1 and int(reading.order.trumps()) & reading.hand and not reading.is_trump(card):
        yield about("lead-singleton", cards=[card])
    elif reading.length(suit) == max(reading.length(other) for other in _suits(reading)):
        yield about("lead-long", number=reading.length(suit))


def _suits(reading: CardReading) -> list[int]:
    held = {int(reading.order.suits[card]) for card in cards_in(reading.hand)}
    return sorted(held - {int(reading.order.trump)} or held)


# ---- following ----


def _following(reading: CardReading, card: int, aim: Aim) -> Iterator[Reason]:
    if aim == "none":
        yield from _staying_under(reading, card)
    elif reading.beats(card) and not (reading.ours() and reading.safe(reading.best)):
        yield from _taking(reading, card)
    elif reading.ours():
        yield from _beside_partner(reading, card, aim)
    else:
        yield from _leaving(reading, card, aim)


def _taking(reading: CardReading, card: int) -> Iterator[Reason]:
    winners = reading.winners()
    led = int(reading.order.suits[reading.trick[0]])
    if reading.is_trump(card) and led != int(reading.order.trump):
        yield about("ruff")
    if reading.last():
        cheapest = min(winners, key=lambda other: (reading.is_trump(other), reading.rank(other)))
        yield about("take-last-cheaply" if card == cheapest and len(winners) > 1 else "take-last")
    elif reading.safe(card):
        yield about("take-for-sure", cards=[card])
    else:
        rivals = [seat for seat in reading.behind() if seat not in reading.friends]
        beaters = list(cards_in(int(reading.order.beaters[card]) & reading.held_by_others(rivals)))
        if len(beaters) <= FEW:
            yield about("take-unless", cards=beaters)
        else:
            yield about("take-at-risk", number=len(beaters))


def _beside_partner(reading: CardReading, card: int, aim: Aim) -> Iterator[Reason]:
    sure = reading.last() or reading.safe(reading.best)
    points = reading.points(card)
    if aim == "points" and points and sure:
        yield about("partner-wins-give", seat=reading.taker, number=points)
    elif sure:
        yield about("partner-wins", seat=reading.taker)
    else:
        yield about("partner-holds", seat=reading.taker)


def _leaving(reading: CardReading, card: int, aim: Aim) -> Iterator[Reason]:
    friends = [seat for seat in reading.behind() if seat in reading.friends]
    if not reading.winners():
        yield about("cannot-win-no-points" if aim == "points" and not reading.points(card) else "cannot-win")
    elif not friends:
        yield about("not-worth-it")
    if friends:
        yield about("partner-behind", seat=friends[0])
    suit = int(reading.order.suits[card])
    if suit != int(reading.order.suits[reading.trick[0]]) and reading.length(suit) == 1:
        yield Reason("discard-void", (Fact("suit", "suit", suit_text(card // 16)),))


def _staying_under(reading: CardReading, card: int) -> Iterator[Reason]:
    led = int(reading.order.suits[reading.trick[0]])
    if int(reading.order.suits[card]) != led and not reading.beats(card):
        yield about("discard-danger", cards=[card])
    elif not reading.beats(card):
        under = [other for other in reading.cards if not reading.beats(other)]
        highest = max(under, key=reading.rank)
        yield about("stay-under-highest" if card == highest and len(under) > 1 else "stay-under")
    else:
        behind = [] if reading.last() else higher_cards(reading, card)
        if behind:
            yield about("may-be-beaten", number=len(behind))
        elif len(reading.winners()) == len(reading.cards) > 1 and card == max(reading.cards, key=reading.rank):
            yield about("must-take-high")
        else:
            yield about("takes-it")


# ---- what stays in the hand ----


def _kept(reading: CardReading, card: int) -> Iterator[Reason]:
    """A high card that stays guarded with this card, and would not with another one that could be played."""
    for strong in cards_in(reading.hand & ~int(BIT[card])):
        higher = higher_cards(reading, strong)
        if not higher or guards(reading, strong) != len(higher):
            continue
        lane = int(reading.order.members[reading.order.suits[strong]])
        lower = lane & ~int(reading.order.beaters[strong]) & ~int(BIT[strong])
        needed = lower & int(set_of(reading.cards))
        if needed and not needed & BIT[card] and len(higher) <= FEW and card_count(lower & reading.hand):
            yield about("keeps-guarded", cards=[int(strong)])
            return
