"""How likely a game of skat is made: with ten cards before the skat is taken, with ten after two were laid away, and in
a hand game. From these chances the learnt player bids, takes the skat, lays away and names its game."""

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from troef.bots.learning.features import LOSS, Attempt, ContractFeatures, likelihood, step, total
from troef.bots.skat import GRAND, JACKS, NUL, NUL_STEPS, OUVERT, chance_of, strength, value_of
from troef.cards.bits import BIT, SUIT_CARDS, card_count, cards_in, set_of
from troef.cards.card import ACE, TEN
from troef.core.game import Game, State
from troef.core.moves import BID, DISCARD, PASS, TAKE, YES, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.skat import ORDERINGS
from troef.games.skat.contract import HAND, announced_in, game_move, game_of
from troef.games.skat.scoring import BASE

#: When the chance is asked for: before the skat is taken, after two cards were laid away, without it.
BEFORE: Final = 0
AFTER: Final = 1
UNSEEN: Final = 2
SORTS: Final = 3

#: Sets of the cards of one suit: with its jack in Nul, without it else.
WITH_JACK: Final = 256
PLAIN: Final = 128
#: Steps of `strength`, of half a unit from 2, and of points laid away.
STEPS: Final = 26
LAID: Final = 8
#: Seats from forehand.
PLACES: Final = 3

#: A bid is made or held up to the value of the dearest game that promises at least this part of its value: a little
#: less than nothing, for who passes leaves the game to another.
DARES: Final = -0.06
#: A game is tried where the rule player gives it this chance; one deal in this many another seat than the best plays.
WORTH_TRYING: Final = 0.15
STRAYS: Final = 8
#: One plan in this many is any of the best dozen.
LOOSE: Final = 3
DOZEN: Final = 12


@final
class Features(ContractFeatures):
    """Jacks and the length of trumps, the set of trumps, the set of each other suit, and how they come together."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.kinds = self.table(SORTS * (OUVERT + 1))
        self.places = self.table(SORTS * 4 * PLACES)
        self.jacks = self.table(SORTS * 16 * 12)
        self.trumps = self.table(SORTS * PLAIN)
        self.beside = self.table(SORTS * PLAIN)
        self.together = self.table(SORTS * 12 * 4 * 4)
        self.grand_jacks = self.table(SORTS * 16 * PLACES)
        self.grand_suits = self.table(SORTS * PLAIN)
        self.grand_tops = self.table(SORTS * 5 * 5 * 5)
        self.low = self.table(SORTS * 2 * WITH_JACK)
        self.gaps = self.table(SORTS * 2 * 12)
        self.strengths = self.table(SORTS * 2 * STEPS)
        self.laid = self.table(2 * LAID)
        self.dares = DARES
        #: the last plan that was made: it is asked for three times
        self.planned: tuple[int, int, tuple[int, int]] = (0, 0, (0, 0))

    def speaks(self, view: View) -> bool:
        return view.phase in ("auction", "last-word", "skat", "laying", "game")

    # ---- what holds for a game ----

    def of_game(self, sort: int, place: int, cards: int, game: int, laid: int) -> list[int]:
        """The features of playing a game with ten cards."""
        if game >= NUL:
            return self._of_nul(sort, place, cards, game)
        group = 1 if game == GRAND else 0
        found = [self.kinds + sort * (OUVERT + 1) + game, self.places + (sort * 4 + group) * PLACES + place]
        found.append(self.strengths + (sort * 2 + group) * STEPS + step(strength(cards, game, laid), 2.0, 0.5, STEPS))
        if sort == AFTER:
            found.append(self.laid + group * LAID + min(int(ORDERINGS[GRAND].points_in(laid)) // 3, LAID - 1))
        jacks = _jacks(cards)
        if game == GRAND:
            found.append(self.grand_jacks + (sort * 16 + jacks) * PLACES + place)
            found.append(self.grand_tops + sort * 125 + _tops(cards))
            for suit in range(4):
                found.append(self.grand_suits + sort * PLAIN + _plain(cards, suit))
            return found
        count = int(card_count(cards & (JACKS | int(SUIT_CARDS[game]))))
        found.append(self.jacks + (sort * 16 + jacks) * 12 + count)
        aces, voids = 0, 0
        for suit in range(4):
            held = _plain(cards, suit)
            if suit == game:
                found.append(self.trumps + sort * PLAIN + held)
                continue
            found.append(self.beside + sort * PLAIN + held)
            aces += held >> 6 & 1
            voids += not held
        found.append(self.together + ((sort * 12 + count) * 4 + aces) * 4 + min(voids, 3))
        return found

    def _of_nul(self, sort: int, place: int, cards: int, game: int) -> list[int]:
        """The features of losing every trick: what is low in each suit, and its gaps."""
        group = game - NUL
        found = [self.kinds + sort * (OUVERT + 1) + game, self.places + (sort * 4 + 2 + group) * PLACES + place]
        gaps = 0
        for suit in range(4):
            found.append(self.low + (sort * 2 + group) * WITH_JACK + (cards >> (16 * suit + 5) & 255))
            gaps += _gaps(cards, suit)
        found.append(self.gaps + (sort * 2 + group) * 12 + min(gaps, 11))
        return found

    def chance(self, sort: int, place: int, cards: int, game: int, laid: int, weights: list[float]) -> float:
        """How likely a game is made; without weights as the rule player thinks."""
        if not weights:
            return chance_of(cards, game, laid)
        return likelihood(total(self.of_game(sort, place, cards, game, laid), weights))

    def promise(self, cards: int, game: int, bid: int, sort: int, chance: float, laid: int) -> float:
        """What naming a game scores on average with this chance of making it."""
        value = value_of(cards | laid, game, sort == UNSEEN)
        if value < bid:  # S8
            return -1000.0 if game >= NUL else -1.0 * LOSS * BASE[game] * -(-bid // BASE[game])
        return chance * value - (1.0 - chance) * LOSS * value

    # ---- what is chosen ----

    def best(self, view: View, own: int, weights: list[float]) -> int:
        cards, place = int(set_of(view.hand())), (view.seat - view.dealer - 1) % view.seats
        bid = view.fact("bid")
        least = bid if isinstance(bid, int) else 0
        match view.phase:
            case "auction" | "last-word":
                return self._speak(view, cards, place, weights)
            case "skat":
                with_skat = self.most(BEFORE, place, cards, least, weights)
                return int(HAND) if self.most(UNSEEN, place, cards, least, weights) > with_skat else int(TAKE)
            case "laying":
                laid = int(set_of(view.zone("skat").cards))
                _, wanted = self.plan(place, cards | laid, least, weights)
                return int(make_move(DISCARD, cards_in(wanted & cards or cards)[0]))
        return self._name(view, cards, place, least, own, weights)

    def _speak(self, view: View, cards: int, place: int, weights: list[float]) -> int:
        """Go on up to the value at which some game is still worth playing."""
        if int(YES) in view.moves:
            asked = view.fact("asked")
            value, move = asked if isinstance(asked, int) else 1000, int(YES)
        else:
            asks = [move for move in view.moves if kind_of(move) == BID]
            if not asks:
                return int(PASS)
            move = min(asks)
            value = int(payload_of(move))
        return move if self.limit(place, cards, weights) >= value else int(PASS)

    def limit(self, place: int, cards: int, weights: list[float]) -> int:
        """How far to bid: the value of the dearest game that is likely enough."""
        limit = 0
        for game in range(OUVERT + 1):
            for sort in (BEFORE, UNSEEN):
                value = value_of(cards, game, sort == UNSEEN)
                if value > limit:
                    chance = self.chance(sort, place, cards, game, 0, weights)
                    if chance - LOSS * (1.0 - chance) >= self.dares:
                        limit = value
        return limit

    def most(self, sort: int, place: int, cards: int, bid: int, weights: list[float]) -> float:
        """What the best game promises."""
        most = -10_000.0
        for game in range(OUVERT + 1):
            chance = self.chance(sort, place, cards, game, 0, weights)
            most = max(most, self.promise(cards, game, bid, sort, chance, 0))
        return most

    def plan(self, place: int, cards: int, bid: int, weights: list[float]) -> tuple[int, int]:
        """Of twelve cards: the game to name and the two to lay away."""
        if self.planned[:2] == (cards, bid):
            return self.planned[2]
        best = max(self.plans(place, cards, game, bid, weights)[0] for game in range(OUVERT + 1))
        self.planned = (cards, bid, (best[1], best[2]))
        return best[1], best[2]

    def plans(self, place: int, cards: int, game: int, bid: int, weights: list[float]) -> list[tuple[float, int, int]]:
        """What may be laid away for a game, the best first: (promise, game, cards)."""
        found = []
        for one, other in combinations(cards_in(cards & ~_trumps(game)), 2):
            laid = int(BIT[one] | BIT[other])
            chance = self.chance(AFTER, place, cards & ~laid, game, laid, weights)
            found.append((self.promise(cards & ~laid, game, bid, AFTER, chance, laid), game, laid))
        return sorted(found, reverse=True) or [(-10_000.0, game, 0)]

    def _name(self, view: View, cards: int, place: int, bid: int, own: int, weights: list[float]) -> int:
        """The game that promises most; the rule player's own with what it announces where it is the same."""
        laid = int(set_of(view.zone("skat").cards))
        sort = UNSEEN if view.fact("hand") is True else AFTER
        best, most = own, -10_000.0
        for move in view.moves:
            if announced_in(move):
                continue
            game = int(game_of(move))
            promise = self.promise(cards, game, bid, sort, self.chance(sort, place, cards, game, laid, weights), laid)
            if promise > most:
                best, most = move, promise
        return own if game_of(own) == game_of(best) else best

    # ---- what is learnt from ----

    def attempts(self, state: State, weights: list[float], rng: Rng) -> list[list[Attempt]]:
        first = (state.dealer + 1) % 3
        hands = [int(set_of(state.view(seat).hand())) for seat in range(3)]
        hopes = [self._hope((seat - first) % 3, hands[seat], weights) for seat in range(3)]
        seat = hopes.index(max(hopes)) if rng.below(STRAYS) else int(rng.below(3))
        if hopes[seat] < WORTH_TRYING:
            return []
        _win_the_auction(state, seat)
        place, cards = (seat - first) % 3, hands[seat]
        chosen = self._to_try(place, cards, weights, rng)
        before, after = self._with_skat(state, seat, place, chosen, weights, rng)
        game = chosen[rng.below(len(chosen))]
        state.apply(seat, int(HAND))
        state.apply(seat, int(game_move(game)))
        features = self.of_game(UNSEEN, place, cards, game, 0)
        return [after, before, [_PASSING, Attempt(state, seat, features, value_of(cards, game, True))]]

    def _with_skat(
        self, state: State, seat: int, place: int, games: list[int], weights: list[float], rng: Rng
    ) -> tuple[list[Attempt], list[Attempt]]:
        """Games after taking the skat: as they look before it is seen, and after two cards were laid away."""
        cards = int(set_of(state.view(seat).hand()))
        taken = state.copy()
        taken.apply(seat, int(TAKE))
        twelve = int(set_of(taken.view(seat).hand()))
        own = max(self.plans(place, twelve, game, 18, [])[0] for game in range(OUVERT + 1))
        before, after = [_PASSING], list[Attempt]()
        for game in [own[1], *[game for game in games if game != own[1]]]:
            plans = self.plans(place, twelve, game, 18, weights)[:DOZEN]
            plan = plans[0] if rng.below(LOOSE) else plans[rng.below(len(plans))]
            laid = plan[2] if after else own[2]
            if not laid:
                continue
            played = taken.copy()
            _lay_and_name(played, seat, game, laid)
            value = value_of(twelve, game, False)
            after.append(Attempt(played, seat, self.of_game(AFTER, place, twelve & ~laid, game, laid), value))
            before.append(Attempt(played, seat, self.of_game(BEFORE, place, cards, game, 0), value))
        return before, after

    def _hope(self, place: int, cards: int, weights: list[float]) -> float:
        return max(self.chance(BEFORE, place, cards, game, 0, weights) for game in range(OUVERT + 1))

    def _to_try(self, place: int, cards: int, weights: list[float], rng: Rng) -> list[int]:
        """The two games that promise most, and one of the others."""
        chances = [self.chance(BEFORE, place, cards, game, 0, weights) for game in range(OUVERT + 1)]
        order = sorted(range(OUVERT + 1), key=lambda game: -self.promise(cards, game, 18, BEFORE, chances[game], 0))
        return [*order[:2], order[2 + rng.below(OUVERT - 1)]]


#: Who passes writes nothing.
_PASSING: Final = Attempt(None, 0, [], 0)


def _trumps(game: int) -> int:
    """What is never laid away: the trumps of a game."""
    if game >= NUL:
        return 0
    return JACKS | (int(SUIT_CARDS[game]) if game < GRAND else 0)


def _plain(cards: int, suit: int) -> int:
    """Which cards of a suit are held, its jack left out: 7, 8, 9, 10, queen, king, ace."""
    held: i64 = cards >> (16 * suit + 5) & 255
    return int(held & 15 | (held >> 5 & 7) << 4)


def _jacks(cards: int) -> int:
    """Which jacks are held."""
    found: i64 = 0
    for suit in range(4):
        found |= (cards >> (16 * suit + 9) & 1) << suit
    return int(found)


def _tops(cards: int) -> int:
    """How many jacks, aces, and tens with their ace."""
    aces, tens = 0, 0
    for suit in range(4):
        held = cards >> (16 * suit)
        aces += held >> int(ACE) & 1
        tens += held >> int(ACE) & held >> int(TEN) & 1
    return (int(card_count(cards & JACKS)) * 5 + aces) * 5 + tens


def _gaps(cards: int, suit: int) -> int:
    """By how much the cards of a suit are too high for Nul."""
    held = [card & 15 for card in cards_in(cards & int(SUIT_CARDS[suit]))]
    return sum(max(0, rank - least) for rank, least in zip(held, NUL_STEPS, strict=False))


def _win_the_auction(state: State, seat: int) -> None:
    """The auction in which a seat plays at eighteen."""
    while state.view(0).phase in ("auction", "last-word"):
        speaker = state.actors()[0]
        moves = state.legal(speaker)
        going_on = int(YES) if int(YES) in moves else int(make_move(BID, 18))
        state.apply(speaker, going_on if speaker == seat and going_on in moves else int(PASS))


def _lay_and_name(state: State, seat: int, game: int, laid: int) -> None:
    """Lay two cards away and name a game."""
    for card in cards_in(laid):
        state.apply(seat, int(make_move(DISCARD, card)))
    state.apply(seat, int(game_move(game)))
