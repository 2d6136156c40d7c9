"""Games of zwartepiet as one seat may take them to be: histories of all draws that give what it has seen."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.betting.pots import zeros
from troef.cards.bits import set_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.zwartepiet.drawing import Drawing, draw_entry, partner_of
from troef.games.zwartepiet.state import PACK
from troef.sampling.card_histories import START, CardHistories, first_history

#: How far it is from one world to the next (`CardHistories.mix`).
_EFFORT: Final = 30

#: A draw as a view remembers it: drawer, giver, card or -1, lower card of the pair that was laid or -1.
Draw = list[int]


def drawings(view: View, rng: Rng) -> Iterator[Drawing]:
    """Endless games on the table that give the view."""
    told = view.memory["course"]
    assert isinstance(told, list)
    histories = first_history(lambda: _histories(view, told, rng))
    while True:
        histories.mix(_EFFORT)
        yield _drawing(view, told, histories, Rng(int(rng.word())))


def _histories(view: View, told: list[Draw], rng: Rng) -> CardHistories:
    """The histories of all cards but the pairs that were laid before the first draw.

    Who has drawn the partner of a card lays both, so that partners never share a hand (R9). All pairs lie in one place.
    """
    laid = view.seats
    drawn = {card for draw in told if draw[3] >= 0 for card in _both(draw[3])}
    begun = {card for seat in range(view.seats) for card in view.zone(f"pairs-{seat}").cards} - drawn
    playing = [card for card in PACK if card not in begun]
    histories = CardHistories(playing, rng, view.seats, {card: int(partner_of(card)) for card in playing})
    sizes, own = _at_the_beginning(view, told)
    histories.step([(START, seat, size) for seat, size in enumerate(sizes)], dict.fromkeys(own, view.seat))
    for drawer, giver, card, pair in told:
        if card >= 0:
            histories.see(card, giver)
        if pair < 0:
            histories.step([(giver, drawer, 1)], {card: drawer} if card >= 0 else {})
            continue
        if card >= 0:
            histories.see(int(partner_of(card)), drawer)
        histories.step([(giver, laid, 1), (drawer, laid, 1)], dict.fromkeys(_both(pair), laid))
    for seat in range(view.seats):
        for card in view.zone(f"hand-{seat}").cards:
            histories.see(card, seat)
    histories.settle()
    return histories


def _both(pair: int) -> tuple[int, int]:
    """The cards of a pair that is told by one of them."""
    return pair, int(partner_of(pair))


def _at_the_beginning(view: View, told: list[Draw]) -> tuple[list[int], set[int]]:
    """How many cards each seat held before the first draw, and which the viewer did."""
    zones = [view.zone(f"hand-{seat}") for seat in range(view.seats)]
    sizes = [zone.hidden + len(zone.cards) for zone in zones]
    own = set(zones[view.seat].cards) if view.seat >= 0 else set[int]()
    for drawer, giver, card, pair in reversed(told):
        sizes[giver] += 1
        sizes[drawer] += 1 if pair >= 0 else -1
        if drawer == view.seat:
            own = own | set(_both(pair)) if pair >= 0 else own
            own.discard(card)
        elif giver == view.seat:
            own.add(card)
    return sizes, own


def _drawing(view: View, told: list[Draw], histories: CardHistories, rng: Rng) -> Drawing:
    """The game on the table after a history."""
    seats = view.seats
    drawing = Drawing(zeros(seats), 0, rng)
    drawing.hands = vec[i64]([i64(set_of(histories.lying(seat))) for seat in range(seats)])
    drawing.pairs = vec[i64]([set_of(view.zone(f"pairs-{seat}").cards) for seat in range(seats)])
    course = vec[i64]()
    for number, (drawer, giver, _, pair) in enumerate(told):
        laid = pair >= 0
        card = histories.gone(number + 1, giver, seats if laid else drawer)
        course = append(course, draw_entry(card, drawer, giver, laid))
    drawing.course = course
    owner = view.fact("draws-from")
    if isinstance(owner, int):
        drawing.turn = view.actors[0]
        drawing.offer(owner)
    fan = view.memory.get("fan")
    if isinstance(fan, list):  # the referee sees it
        drawing.fan = list(fan)
    return drawing
