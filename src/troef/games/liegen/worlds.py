"""Where unseen cards can lie, as everybody at the table can work it out.

A card of which nothing is known may be in any hand. When somebody lays a card, every card that his hand could have
held may now lie in the pile, laid by him; when somebody takes the pile, what may have lain in it may now be in his
hand. One's own cards in the pile and the card that was turned up are known for certain.
"""

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.rng import Rng, shuffle
from troef.core.sharing import matching
from troef.core.view import View
from troef.games.liegen.round import NOBODY, TAKES, Round


class Whereabouts:
    """For every card the seats whose hand may hold it, and those who may have laid it on the pile (masks)."""

    def __init__(self, view: View, pack: list[int]) -> None:
        every = 2**view.seats - 1
        self.viewer = view.seat
        self.pack = pack
        self.hands: dict[int, int] = dict.fromkeys(pack, every)
        self.laid: dict[int, int] = dict.fromkeys(pack, 0)
        for seat, move in view.log:
            kind = kind_of(move)
            if kind == PLAY:
                self._play(seat, int(payload_of(move)))
            elif kind == TAKES:
                self._take(seat, int(payload_of(move)))

    def _play(self, seat: int, card: int) -> None:
        if seat == self.viewer:
            self.hands[card] = 0
            self.laid[card] = 2**seat
            return
        for other in self.pack:
            if self.hands[other] >> seat & 1:
                self.laid[other] |= 2**seat

    def _take(self, seat: int, shown: int) -> None:
        for card in self.pack:
            if self.laid[card]:
                # what one takes oneself is in one's hand now, and what is not was not there
                self.hands[card] |= 2**seat if seat != self.viewer else 0
                self.laid[card] = 0
        self.hands[shown] = 2**seat


def restore_round(view: View, pack: list[int], rng: Rng) -> Round:
    """A game that gives the view."""
    hands: list[i64] = []
    room: list[tuple[int, int]] = []
    for seat in range(view.seats):
        zone = view.zone(f"hand-{seat}")
        hands.append(set_of(zone.cards))
        room += [(0, seat)] * zone.hidden
    by, mine = view.memory["laid-by"], view.memory.get("mine", [])
    assert isinstance(by, list) and isinstance(mine, list)
    pile = [-1] * len(by)
    for place, card in mine:
        pile[place] = card
    room += [(1, place) for place, card in enumerate(pile) if card < 0]
    seen = set(pile).union(*[view.zone(f"hand-{seat}").cards for seat in range(view.seats)])
    unseen = [card for card in pack if card not in seen]
    cards = _place(Whereabouts(view, pack), unseen, room, by, rng)
    for (lying, where), card in zip(room, cards, strict=True):
        if lying:
            pile[where] = card
        else:
            hands[where] |= BIT[card]
    game = Round(vec[i64](hands), NOBODY)
    game.pile = vec[i64]([i64(card) for card in pile])
    game.by = vec[i64]([i64(seat) for seat in by])
    _restore_course(game, view)
    return game


def _place(
    whereabouts: Whereabouts, unseen: list[int], room: list[tuple[int, int]], by: list[int], rng: Rng
) -> list[int]:
    """A card for every place that nobody sees."""
    slots: list[list[int]] = []
    for card in unseen:
        hands, laid = whereabouts.hands[card], whereabouts.laid[card]
        slots.append(
            [
                slot
                for slot, (lying, where) in enumerate(room)
                if (laid >> by[where] & 1 if lying else hands >> where & 1)
            ]
        )
    return matching(unseen, slots, len(room), rng) or shuffle(unseen, rng)


def _restore_course(game: Round, view: View) -> None:
    suit, actions, turn, loser = (
        view.memory["suit"],
        view.memory["actions"],
        view.memory["turn"],
        view.fact("loser"),
    )
    assert isinstance(suit, int) and isinstance(actions, int) and isinstance(turn, int)
    game.suit = suit
    game.actions = actions
    game.turn = turn
    game.naming = view.phase == "naming"
    counts = [zone.hidden + len(zone.cards) for zone in view.zones if zone.kind == "hand"]
    if 0 in counts:
        game.winner = counts.index(0)
    if isinstance(loser, int):
        game.loser = loser
        took = view.memory.get("took")
        if isinstance(took, list):
            game.taken_by = vec[i64]([i64(seat) for seat, _ in took])
            game.taken = vec[i64]([i64(card) for _, card in took])
        else:  # what else lay there is no longer known to anybody but the loser
            shown = [payload_of(move) for _, move in view.log if kind_of(move) == TAKES]
            game.taken = vec[i64](shown[-1:])
            game.taken_by = vec[i64]([NOBODY])
