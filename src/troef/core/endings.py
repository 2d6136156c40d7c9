"""Endings: positions late in a deal of tricks, of which only the cards that are left are known.

In the `moves` of a position, `{"tricks": 9, "won": [5, 1, 2, 1]}` stands for nine tricks whose cards do not matter. The
`cards` are then those still held after them; a card that is turned up in a hand is named there only. With `"leads": 2`
seat 2 won the last of these tricks. A search finds a lawful history: it plans the cards that are gone into tricks in
which suits are followed, and plays the tricks by the rules. It finds the same history every time.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from troef.cards.card import suit_of
from troef.cards.sentence import Sentence, sentence_of
from troef.core.moves import NO, NO_ROEM, PASS, PLAY, kind_of, payload_of
from troef.core.refusal import DealError
from troef.core.rng import Rng, shuffle

#: How many plans are tried, and how many tricks in each plan.
ATTEMPTS: Final = 1_000
MOST_TRICKS: Final = 300
#: What a seat says where a move other than a card is due between tricks, the most likely first.
_SILENT: Final = (int(PASS), int(NO_ROEM), int(NO))


class NoHistory(ValueError):
    """No lawful history of such an ending was found; `facts` fill in the reason."""

    def __init__(self, reason: str, /, **facts: object) -> None:
        super().__init__(Sentence(reason, **facts))


class Skipped:
    """Tricks whose cards do not matter: how many, how many of them each seat won (None: any number), and who won the
    last of them and so leads to the next (-1: anybody)."""

    def __init__(self, tricks: int, won: "list[int] | None", leads: int) -> None:
        self.tricks = tricks
        self.won = won
        self.leads = leads


def read_skipped(facts: Mapping[str, Any], seats: int) -> Skipped:
    """The tricks that an entry of the moves stands for.

    Raises:
        NoHistory: it is not well written.
    """
    tricks, won = facts.get("tricks"), facts.get("won")
    if not isinstance(tricks, int) or isinstance(tricks, bool) or not 1 <= tricks <= 52:
        raise NoHistory("'tricks' is a whole number from 1")
    leads = facts.get("leads", -1)
    if "leads" in facts and (not isinstance(leads, int) or isinstance(leads, bool) or not 0 <= leads < seats):
        raise NoHistory("'leads' is a seat, 0 to {seats}", seats=seats - 1)
    if won is None:
        return Skipped(tricks, None, leads)
    numbers = list(won) if isinstance(won, list | tuple) else []
    if len(numbers) != seats or not all(isinstance(one, int) and one >= 0 for one in numbers) or sum(numbers) != tricks:
        raise NoHistory(
            "'won' says for each of {seats} seats how many of the {tricks} tricks it won", seats=seats, tricks=tricks
        )
    if leads >= 0 and not numbers[leads]:
        raise NoHistory(
            "seat {leads} leads after the {tricks} tricks and has won none of them", leads=leads, tricks=tricks
        )
    return Skipped(tricks, numbers, leads)


def lay_ending(before: Any, held: dict[str, list[int]], skipped: Skipped, begin: "Callable[[Any], None]") -> Any:
    """A state in which the skipped tricks have been played and the seats hold these cards.

    `before` awaits the deal; `held` gives the cards of each place after the tricks; `begin` makes the moves before the
    first trick, and raises when one is refused.

    Raises:
        NoHistory: none was found.
        DealError: the cards are no deal.
    """
    rooms: dict[str, list[int]] = before.places()
    held = _with_turned_up(rooms, held)
    _check_sizes(rooms, held, skipped)
    named = {card for cards in held.values() for card in cards}
    gone = [card for card in before.pack() if card not in named]
    fault: Sentence | None = None
    for attempt in range(ATTEMPTS):
        plan = _plan(gone, rooms, held, skipped, Rng(f"ending {attempt}"))
        if plan is None:
            continue
        state = before.copy()
        state.deal(_order(before, rooms, held, plan.shared()))
        try:
            begin(state)
        except ValueError as error:
            fault = sentence_of(error)
            continue
        played = _Tricks(state, plan, skipped).play()
        if played is not None:
            return played
        fault = None
    raise NoHistory(fault or "no lawful play of the tricks before was found that leaves these cards")


def _with_turned_up(rooms: dict[str, list[int]], held: dict[str, list[int]]) -> dict[str, list[int]]:
    """The cards by place, where a card that is turned up in a hand is one of that hand."""
    hands = [place for place in rooms if place.startswith("hand-")]
    whole = dict(held)
    for place in held:
        for hand in hands:
            if place not in hands and set(rooms[place]) <= set(rooms[hand]):
                whole[hand] = [*whole.get(hand, []), *held[place]]
    return whole


def _check_sizes(rooms: dict[str, list[int]], held: dict[str, list[int]], skipped: Skipped) -> None:
    for place, room in rooms.items():
        if place.startswith("hand-") and len(held.get(place, [])) != len(room) - skipped.tricks:
            left = len(room) - skipped.tricks
            raise NoHistory(
                "'{place}' holds {left} cards after {tricks} tricks, not {given}",
                place=place,
                left=left,
                tricks=skipped.tricks,
                given=len(held.get(place, [])),
            )


class _TrickPlan:
    """Which cards go in which trick: a suit is led, and a seat that has no card of it left discards another."""

    def __init__(self, hands: list[str]) -> None:
        self.hands = hands
        #: for each trick the suit that is led, and the card of each seat
        self.tricks: list[tuple[int, list[int]]] = []

    def shared(self) -> dict[str, list[int]]:
        """The gone cards by hand."""
        return {hand: [cards[index] for _, cards in self.tricks] for index, hand in enumerate(self.hands)}


def _plan(
    gone: list[int], rooms: dict[str, list[int]], held: dict[str, list[int]], skipped: Skipped, rng: Rng
) -> "_TrickPlan | None":
    """A random plan of the tricks in which every suit is followed while it can be; None where it got stuck."""
    plan = _TrickPlan([place for place in rooms if place.startswith("hand-")])
    seats = len(plan.hands)
    pools: dict[int, list[int]] = {suit: [] for suit in range(4)}
    for card in shuffle(gone, rng)[: skipped.tricks * seats]:
        pools[suit_of(card)].append(card)
    keeps = [{int(suit_of(card)) for card in held[hand]} for hand in plan.hands]
    void: list[set[int]] = [set() for _ in plan.hands]
    quota = list(skipped.won) if skipped.won is not None else [skipped.tricks] * seats
    if skipped.won is None and skipped.leads >= 0:
        quota[plan.hands.index(f"hand-{skipped.leads}")] += 1
    for _ in range(skipped.tricks):
        led = [suit for suit in range(4) if pools[suit]]
        suit = led[rng.below(len(led))]
        cards = _planned_trick(suit, pools, keeps, void, rng)
        if cards is None:
            return None
        _give_the_trick(suit, cards, quota)
        plan.tricks.append((suit, cards))
    return plan


def _give_the_trick(suit: int, cards: list[int], quota: list[int]) -> None:
    """Give the highest card of the suit led to the seat that has most tricks still to win."""
    followers = [seat for seat, card in enumerate(cards) if suit_of(card) == suit]
    winner = max(followers, key=lambda seat: quota[seat])
    highest = max(followers, key=lambda seat: cards[seat] & 15)
    cards[winner], cards[highest] = cards[highest], cards[winner]
    quota[winner] -= 1


def _planned_trick(
    suit: int, pools: dict[int, list[int]], keeps: list[set[int]], void: list[set[int]], rng: Rng
) -> "list[int] | None":
    """A card of each seat for a trick in which a suit is led; None where somebody cannot follow and may not be void."""
    cards = [-1] * len(keeps)
    followers = [seat for seat in range(len(keeps)) if suit not in void[seat]]
    followers.sort(key=lambda seat: (suit not in keeps[seat], int(rng.below(1000))))
    for seat in followers:
        skips = suit not in keeps[seat] and rng.below(4) == 0
        if pools[suit] and not skips:
            cards[seat] = pools[suit].pop()
        elif suit in keeps[seat]:
            return None
        else:
            void[seat].add(suit)
    if max(cards) < 0:
        return None
    for seat, card in enumerate(cards):
        if card < 0:
            others = [other for other in range(4) if pools[other] and other not in void[seat]]
            if not others:
                return None
            cards[seat] = pools[others[rng.below(len(others))]].pop()
    return cards


def _order(
    before: Any, rooms: dict[str, list[int]], held: dict[str, list[int]], shared: dict[str, list[int]]
) -> list[int]:
    """The pack that deals held and gone cards."""
    pack: list[int] = before.pack()
    order = [-1] * len(pack)
    for place, room in rooms.items():
        for position, card in zip(room, held.get(place, []) + shared.get(place, []), strict=False):
            if card in order:  # it is turned up and lies in a hand, where it changes places with another
                order[order.index(card)] = order[position]
            order[position] = card
    used = set(order)
    rest = [card for card in pack if card not in used]
    if len(rest) != order.count(-1):
        raise DealError("a card is named twice")
    return [card if card >= 0 else rest.pop() for card in order]


class _Tricks:
    """A search for a lawful play of a plan: in which order the tricks fall."""

    def __init__(self, state: Any, plan: _TrickPlan, skipped: Skipped) -> None:
        self.state = state
        self.seats = len(plan.hands)
        self.quota = skipped.won
        self.leads = skipped.leads
        self.tricks = [
            (suit, {int(hand.removeprefix("hand-")): card for hand, card in zip(plan.hands, cards, strict=True)})
            for suit, cards in plan.tricks
        ]
        self.left = MOST_TRICKS

    def play(self) -> Any:
        """The state after the tricks, or None."""
        return self._from(self.state, 2 ** len(self.tricks) - 1, [0] * self.seats)

    def _from(self, state: Any, waiting: int, won: list[int]) -> Any:
        """The state after all tricks that wait (a set of their numbers), or None."""
        if not waiting:
            return _past_words(state) if self.leads in (-1, _winner(state)) else None
        for number, (suit, cards) in enumerate(self.tricks):
            if not waiting >> number & 1:
                continue
            self.left -= 1
            if self.left < 0:
                return None
            after = self._trick(state, suit, cards)
            if after is None:
                continue
            taken = list(won)
            taken[_winner(after)] += 1
            if self.quota is not None and any(have > most for have, most in zip(taken, self.quota, strict=True)):
                continue
            found = self._from(after, waiting & ~(2**number), taken)
            if found is not None:
                return found
        return None

    def _trick(self, before: Any, suit: int, cards: dict[int, int]) -> Any:
        """The state after a trick with these cards, or None where it cannot be played so."""
        state = before.copy()
        for place in range(self.seats):
            state = _past_words(state)
            if state is None:
                return None
            seat = state.actors()[0]
            legal = [move for move in state.legal(seat) if kind_of(move) == PLAY and payload_of(move) in cards.values()]
            planned = [move for move in legal if cards[state.holder(seat, payload_of(move))] == payload_of(move)]
            if not planned or (place == 0 and suit_of(payload_of(planned[0])) != suit):
                return None
            state.play(seat, planned[0])
        return state


def _winner(state: Any) -> int:
    """Who won the last trick; where somebody plays the cards of a partner, the seat whose hand leads."""
    tricks = getattr(state, "tricks", None)
    if tricks is not None:
        return int(tricks.taker)
    return int(state.actors()[0])


def _past_words(state: Any) -> Any:
    """The state after what is said between tricks, where nobody claims anything. None where nobody can go on."""
    for _ in range(16):
        actors = state.actors()
        if not actors:
            return None
        legal = state.legal(actors[0])
        if any(kind_of(move) == PLAY for move in legal):
            return state
        silent = [move for kind in _SILENT for move in legal if kind_of(move) == kind]
        if not silent:
            return None
        state = state.copy()
        state.play(actors[0], silent[0])
    return None
