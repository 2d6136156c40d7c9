"""A round that fits a view: cards nobody has seen lie anywhere, as long as the running turn can be ended lawfully.

In most views the unseen cards can lie anywhere. Only in the middle of another player's turn (a question, a first meld
begun, an empty draw pile) his hand must be able to do what he has shown that it can. Then his unseen cards are
exchanged with others until it is.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.card import rank_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.canasta.counts import (
    CANASTA,
    FIRST_NATURAL,
    JOKERS,
    LAST_NATURAL,
    MOST_WILD,
    ONE,
    SMALLEST_MELD,
    THREES,
    TWOS,
    count_at,
    has_canasta,
    most_points,
    size_of,
)
from troef.games.canasta.language import place_of
from troef.games.canasta.standing import ANSWERING, MUST_GO_OUT, RUNNING, TAKING, is_red_three
from troef.games.canasta.turns import Turns
from troef.melds.twins import face_of
from troef.sampling.sharing import NoWorld

#: This many random hands are tried before one is repaired card by card.
TRIES: Final = 400
#: This many exchanges are tried from one random hand, and this many hands, before giving up.
_EXCHANGES: Final = 400
_HANDS: Final = 200
#: This many exchanges lead from one possible hand to the next, and this many times as many at first (burn-in).
_EFFORT: Final = 200
_AT_FIRST: Final = 5
#: No more cards than this are exchanged together.
_TOGETHER: Final = 4


@final
class Shares:
    """Rounds as a view shows them, one after the other; the cards that it does not show are dealt at random.

    Where the seat on turn must be able to go on and this many random hands cannot, a hand is repaired until it can.
    From there a Markov chain goes through the hands that can: in the long run each of them is equally likely.
    """

    def __init__(self, view: View, pack: list[int], minimums: vec[i64], tries: int, rng: Rng) -> None:
        self.view = view
        self.pack = pack
        self.minimums = minimums
        self.tries = tries
        self.rng = rng
        #: the unseen cards, those of a hand that can go on in front, once random hands did not find one
        self.fitting: list[int] = []

    def next_round(self) -> Turns:
        """One of the rounds.

        Raises:
            NoWorld: no hand can do what the view says was done.
        """
        now = Turns()
        now.minimums = self.minimums
        view = self.view
        public = view.memory["turn"]
        assert isinstance(public, dict)
        _set_public(now, public)
        unseen = [int(face_of(card)) for card in self.pack]
        _lay_open_cards(now, view, unseen)
        missing = _fill_known_hands(now, view, unseen)
        reds = [card for card in unseen if is_red_three(card)]
        pool = [card for card in unseen if not is_red_three(card)]
        shown = view.zone("stock").cards
        bound = _bound_seat(now, not len(shown) + view.zone("stock").hidden)
        if bound >= 0 and missing[bound]:
            pool = self._fitting_first(now, bound, missing[bound], pool)
        else:
            pool = shuffle(pool, self.rng)
            bound = 0
        for step in range(4):
            seat = (bound + step) % 4
            for card in pool[: missing[seat]]:
                now.gain(seat, card)
            pool = pool[missing[seat] :]
        now.stock = vec[i64](shown[::-1] if shown else shuffle(pool + reds, self.rng))
        return now

    def _fitting_first(self, now: Turns, seat: int, count: int, pool: list[int]) -> list[int]:
        """The unseen cards in random order, in front those with which the hand of a seat can go on."""
        known = now.hands[seat]
        cards: list[int] = []
        for _ in range(0 if self.fitting else self.tries):
            cards = shuffle(pool, self.rng)
            if _able(now, seat, known + _counted(cards[:count])):
                break
        else:
            if not self.fitting:
                self.fitting = _mended(now, seat, count, pool, self.rng)
                self._wander(now, seat, count, known, _AT_FIRST * _EFFORT)
            self._wander(now, seat, count, known, _EFFORT)
            cards = self.fitting[:count] + shuffle(self.fitting[count:], self.rng)
        now.hands[seat] = known
        return cards

    def _wander(self, now: Turns, seat: int, count: int, known: i64, exchanges: int) -> None:
        """Exchange cards of a hand that can go on with others, so that it still can.

        Some are exchanged together: from three cards of one rank to three of another no single exchange leads.
        """
        cards = self.fitting
        if count == len(cards):
            return
        hand = known + _counted(cards[:count])
        for _ in range(exchanges):
            trial = hand
            pairs: list[tuple[int, int]] = []
            for _ in range(1 + int(self.rng.below(_TOGETHER))):
                given, taken = int(self.rng.below(count)), count + int(self.rng.below(len(cards) - count))
                trial += ONE[place_of(cards[taken])] - ONE[place_of(cards[given])]
                cards[given], cards[taken] = cards[taken], cards[given]
                pairs.append((given, taken))
            if trial == hand or _able(now, seat, trial):
                hand = trial
                continue
            for given, taken in reversed(pairs):
                cards[given], cards[taken] = cards[taken], cards[given]


def _set_public(now: Turns, public: dict[str, int]) -> None:
    now.turn = public["turn"]
    now.step = public["step"]
    now.from_stock = public["from_stock"] == 1
    now.due = public["due"]
    now.own = public["own"]
    now.added = public["added"] == 1
    now.aside = public["aside"] == 1
    now.may_ask = public["may_ask"] == 1
    now.bound = public["bound"]
    now.melded = public["melded"]
    now.ended = public["ended"]
    now.winner = public["winner"]
    now.concealed = public["concealed"] == 1


def _lay_open_cards(now: Turns, view: View, unseen: list[int]) -> None:
    """Melds, red threes and the discard pile."""
    for zone in view.zones:
        if zone.kind not in ("meld", "taken", "discard"):
            continue
        for card in zone.cards:
            unseen.remove(card)
        if zone.kind == "discard":
            now.pile = vec[i64](zone.cards)
            freezing = [card for card in zone.cards if is_red_three(card) or place_of(card) in (TWOS, JOKERS)]
            now.frozen = not now.aside and len(freezing) > 0
            continue
        side = int(zone.name.split("-")[-1 if zone.kind == "taken" else 1])
        if zone.kind == "taken":
            for card in zone.cards:
                now.lay_red_three(side, card)
            continue
        now.keepers[side] = zone.owner
        place = int(max([place_of(card) for card in zone.cards if place_of(card) not in (TWOS, JOKERS)]))
        for card in zone.cards:
            now.lay_in_meld(side, place, card)


def _fill_known_hands(now: Turns, view: View, unseen: list[int]) -> list[int]:
    """The hands as far as the view knows them; gives how many cards of each it does not know."""
    known = view.memory["known"]
    assert isinstance(known, list)
    missing: list[int] = []
    for seat in range(4):
        zone = view.zone(f"hand-{seat}")
        for card in known[seat]:
            now.known.give(seat, card)
        for card in zone.cards or known[seat]:
            unseen.remove(card)
            now.gain(seat, card)
        missing.append(len(zone.cards) + zone.hidden - int(size_of(now.hands[seat])))
    for card in view.zone("stock").cards:
        unseen.remove(card)
    return missing


# ---- hands that must be able to do something ----


def _bound_seat(now: Turns, stock_empty: bool) -> int:
    """The seat whose hand must be one that can go on as it began, or -1."""
    if now.ended != RUNNING:
        return -1
    if now.step == ANSWERING:
        return int(now.turn ^ 2)
    if now.step == TAKING:
        return int(now.turn) if stock_empty else -1
    return int(now.turn) if now.begun() or now.aside or now.bound == MUST_GO_OUT or now.due <= 0 else -1


def _able(now: Turns, seat: int, hand: i64) -> bool:
    """Whether a hand can go on as the turn began."""
    side = seat & 1
    if now.step == TAKING:
        now.hands[seat] = hand
        return len(now.takes(seat)) > 0
    if now.due > 0 and not now.own and now.bound != MUST_GO_OUT and now.step != ANSWERING:
        return True
    bound = MUST_GO_OUT if now.step == ANSWERING else now.bound
    return now.can_end(hand, now.naturals[side], now.wilds[side], now.due, now.rest(), bound, now.from_stock)


def _mended(now: Turns, seat: int, count: int, pool: list[int], rng: Rng) -> list[int]:
    """The unseen cards, in front some with which the hand of a seat can go on."""
    known = now.hands[seat]
    for number in range(_HANDS):
        cards = shuffle(pool, rng)
        hand = known + _counted(cards[:count])
        cost = _shortage(now, seat, hand, number)
        for _ in range(_EXCHANGES):
            if cost == 0 and _able(now, seat, hand):
                return cards
            if count == len(cards):
                break
            given, taken = int(rng.below(count)), count + int(rng.below(len(cards) - count))
            trial = hand - ONE[place_of(cards[given])] + ONE[place_of(cards[taken])]
            trial_cost = _shortage(now, seat, trial, number)
            if trial_cost <= cost:
                hand, cost = trial, trial_cost
                cards[given], cards[taken] = cards[taken], cards[given]
    raise NoWorld("no hand can go on as this turn began")


def _counted(cards: list[int]) -> i64:
    counts: i64 = 0
    for card in cards:
        counts += ONE[place_of(card)]
    return counts


def _shortage(now: Turns, seat: int, hand: i64, number: int) -> i64:
    """How far a hand is from one that can go on; 0 where it may be one."""
    side = seat & 1
    naturals, wilds = now.naturals[side], now.wilds[side]
    if now.step == TAKING:
        return _shortage_to_take(now, side, hand)
    going_out = now.step == ANSWERING or now.bound == MUST_GO_OUT or (now.due <= 0 and size_of(hand + now.rest()) < 2)
    # a first meld that was begun leads to the minimum, or out: tried in turn
    if going_out or (now.begun() and now.from_stock and number % 2 == 1):
        return _shortage_to_go_out(hand + now.rest(), naturals, wilds)
    lacking = now.due - (most_points(hand, naturals, wilds) >> 8) if now.begun() or now.aside else 0
    return lacking if lacking > 0 else i64(0)


def _shortage_to_take(now: Turns, side: int, hand: i64) -> i64:
    place = rank_of(now.top())
    held = count_at(hand, place)
    naturals = now.naturals[side]
    wild = count_at(hand, TWOS) + count_at(hand, JOKERS)
    lacking: i64 = 0
    if now.is_frozen(side):
        lacking = 20 * (2 - held) if held < 2 else i64(0)
    elif not count_at(naturals, place) and (held < 1 or held + wild < 2):
        lacking = 20
    if not naturals:
        short = now.minimums[side] - (most_points(hand + ONE[place], naturals, now.wilds[side]) >> 8)
        lacking += short if short > 0 else i64(0)
    return lacking


def _shortage_to_go_out(hand: i64, naturals: i64, wilds: i64) -> i64:
    """The cards too many that cannot be melded, and the cards that a canasta lacks."""
    free = count_at(hand, TWOS) + count_at(hand, JOKERS)
    threes = count_at(hand, THREES)
    loose = threes if threes < SMALLEST_MELD else 0
    pairs: i64 = 0
    room: i64 = 0
    longest: i64 = 0
    for place in range(FIRST_NATURAL, LAST_NATURAL + 1):
        count = count_at(hand, place)
        lying = count_at(naturals, place)
        if not lying and count < 2:
            loose += count
            continue
        pairs += 1 if count == 2 and not lying else 0
        most = MOST_WILD - count_at(wilds, place)
        room += most
        if count + lying + MOST_WILD - most + min(most, free) > longest:
            longest = count + lying + MOST_WILD - most + min(most, free)
    if pairs > free:
        loose += pairs - free
    if free > room:
        loose += free - room
    lacking: i64 = i64(0) if has_canasta(naturals, wilds) or longest >= CANASTA else CANASTA - longest
    return lacking + (loose - 1 if loose > 1 else 0)
