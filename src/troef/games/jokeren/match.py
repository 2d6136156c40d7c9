"""Jokeren: options, deal, scoring, match, views."""

from dataclasses import dataclass
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.pack import make_pack
from troef.core.game import Game, State, log_of, may_see
from troef.core.info import GameInfo
from troef.core.moves import DRAW, kind_of, make_move
from troef.core.options import Number, OptionSpec, Whole
from troef.core.phase import AWAITS_DEAL
from troef.core.rng import Rng
from troef.core.view import REFEREE, Fact, Outcome, SheetRow, View, Zone
from troef.games.jokeren.language import JokerenLanguage
from troef.games.jokeren.round import Round
from troef.games.jokeren.worlds import round_from
from troef.melds.naming import SEEN, meld_zone, parse_among
from troef.melds.twins import TwinHands, face_of, numbered
from troef.melds.unseen import hand_zone, show_known
from troef.tricks.deal import DealPattern


@dataclass(frozen=True)
class Options:
    """What tables agree on beforehand."""

    opening_minimum: int = 40
    rounds: int = 5


SPECS: Final[tuple[OptionSpec, ...]] = (
    Number("opening_minimum", "40", "50"),
    Whole("rounds", 1, 20),
)

INFO: Final = GameInfo(
    "jokeren",
    "melds",
    (2, 6, 4),
    40,
    Options(),
    SPECS,
    presets={"book": {}, "vijftigen": {"opening_minimum": 50}},
    synonyms=("jokers", "veertigen", "veertigleggen", "jokers rummy"),
    low_wins=True,
)

PACK: Final = list(make_pack(jokers=2, packs=2))  # R1
CARDS_EACH: Final = 13  # R3
PATTERNS: Final = [DealPattern(seats, (1,) * CARDS_EACH) for seats in range(7)]


@dataclass(frozen=True)
class Result:
    """A finished round, for `settle`: who went out (None when nobody did, R27) and the cards left in each hand."""

    winner: int | None
    left: tuple[int, ...]


@final
class Jokeren(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, JokerenLanguage())
        self.minimum: i64 = options.opening_minimum
        self.rounds: i64 = options.rounds

    def new_state(self, seats: int, dealer: int) -> "JokerenState":
        return JokerenState(self, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        rooms = PATTERNS[seats].places(dealer)
        rooms["stock"] = list(range(seats * CARDS_EACH, len(PACK)))
        return rooms

    def settle(self, result: Result) -> tuple[int, ...]:
        """A `Result` -> penalty points per seat: the cards left in the hand, whatever they are (S3, S4).

        Raises:
            ValueError: the numbers cannot be those of a round.

        >>> import troef
        >>> troef.game("jokeren").settle(Result(winner=1, left=(3, 0, 13, 2)))
        (3, 0, 13, 2)
        """
        winner, left = result.winner, result.left
        if not INFO.least_seats <= len(left) <= INFO.most_seats:
            raise ValueError(f"jokeren is played by {INFO.least_seats} to {INFO.most_seats}, not {len(left)}")
        counts: tuple[object, ...] = left  # so that a wrong type gets a message, compiled too
        seat_out: object = result.winner
        if not all(is_whole(count) for count in counts) or not (seat_out is None or is_whole(seat_out)):
            raise ValueError("a round is told in whole numbers")
        if winner is not None and not 0 <= winner < len(left):
            raise ValueError(f"there is no seat {winner} among {len(left)}")
        for seat, count in enumerate(left):
            if (count != 0) if seat == winner else (count < 1):
                raise ValueError(f"only who goes out has no cards in hand; seat {seat} has {count}")
        if sum(left) > len(PACK):
            raise ValueError(f"there are {len(PACK)} cards, not {sum(left)}")
        return tuple(left)

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As `Game.parse`; a meld may be named by its cards, a joker left open where only one card is possible."""
        return parse_among(self.language, text, view)

    def world(self, view: View, rng: Rng) -> "JokerenState":
        """The cards nobody has shown lie anywhere in the other hands and the stock, as far as they can."""
        state = JokerenState(self, view.seats, view.dealer)
        if not view.deal_number:
            return state
        state.restore(view)
        state.totals = vec[i64](list(view.totals))
        state.log = log_of(view.log)
        state.awaits_deal = view.phase == AWAITS_DEAL.name()
        shuffling = state.awaits_deal and len(view.sheet) < view.deal_number
        stock = len(PACK) - view.seats * CARDS_EACH
        running = round_from(view, PACK, stock, int(self.minimum), shuffling, rng)
        state.round = running
        if view.actors:
            state.phase = running
        elif view.outcome is not None:
            state.finish(view.outcome)
        return state


def is_whole(number: object) -> bool:
    """Whether a number of a result is a whole one."""
    return isinstance(number, int) and not isinstance(number, bool)


def make(rules: str, options: Any) -> Game:
    """For the registry."""
    return Jokeren(rules, options)


@final
@mypyc_attr(acyclic=True)
class JokerenState(State):
    """A position of a match of jokeren."""

    def __init__(self, game: Jokeren, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: Jokeren = game
        self.round: Round | None = None
        self.totals = vec[i64]([0] * seats)

    def pack(self) -> list[int]:
        """The whole pack, or in mid-round the old discards (R26)."""
        running = self.round
        return numbered(running.old_discards()) if running is not None and running.lacks_stock else list(PACK)

    def lay(self, order: list[int]) -> None:
        running = self.round
        if running is not None and running.lacks_stock:
            running.renew(faces_from(order, 0))
            self.phase = running
            return
        self.begin_deal()
        seats = self.seats
        hands = TwinHands(int(seats))
        seat = self.dealer
        for place in range(seats * CARDS_EACH):  # R3
            seat = seat + 1 if seat + 1 < seats else 0
            hands.give(seat, face_of(order[place]))
        stock = faces_from(order, seats * CARDS_EACH)
        first = (self.dealer + 1) % seats
        running = Round(first, hands, TwinHands(int(seats)), stock, self.rules.minimum)
        running.begin_turn(first)  # R4
        self.round = running
        self.phase = running

    def apply(self, seat: i64, move: i64) -> None:
        """As `State.apply`; a drawn card is written in the log for the one who draws it."""
        running = self.round
        assert running is not None
        noted = move
        if kind_of(move) == DRAW:
            noted = make_move(DRAW, SEEN | running.stock[running.drawn])
        self.write_log(seat, noted)
        running.play(seat, move)
        if running.lacks_stock:
            self.await_deal()  # R26
        elif running.turn < 0:
            self.advance()

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        return DRAW if viewer != seat and kind_of(move) == DRAW else move

    def advance(self) -> None:
        """Settle a round that is over."""
        running = self.round
        if running is None or running.turn >= 0:
            return
        winner = int(running.winner)
        left = tuple([int(running.hands.count(seat)) for seat in range(self.seats)])
        scores = self.rules.settle(Result(winner if winner >= 0 else None, left))
        for seat in range(len(scores)):
            self.totals[seat] += scores[seat]
        self.add_row(SheetRow(tuple(scores)))
        if self.deal_number >= self.rules.rounds:
            totals = tuple([int(total) for total in self.totals])
            best = min(totals)  # S5
            winners = tuple([seat for seat in range(len(totals)) if totals[seat] == best])
            self.finish(Outcome(totals, winners, "rounds"))
        else:
            self.dealer = (self.dealer + 1) % self.seats  # R2
            self.await_deal()

    def copy(self) -> "JokerenState":
        other = JokerenState(self.rules, int(self.seats), int(self.dealer))
        self.copy_base(other)
        totals = self.totals
        other.totals = totals[: len(totals)]
        running = self.round
        if running is not None:
            other.round = running.copy()
        other.phase = self.phase
        if self.phase is running and other.round is not None:
            other.phase = other.round
        return other

    # ---- views ----

    def show_table(self, view: View) -> None:
        view.totals = tuple([int(total) for total in self.totals])
        view.deals = int(self.rules.rounds)
        view.facts.append(Fact("minimum", "number", int(self.rules.minimum)))
        running = self.round
        if running is None:
            return
        if running.laid:
            view.facts.insert(0, Fact("opening", "number", int(running.laid)))
        if running.renewals:
            view.facts.append(Fact("renewals", "number", int(running.renewals)))
        over = running.turn < 0
        for seat in range(int(self.seats)):
            view.zones.append(hand_zone(seat, running.hands, over or may_see(view.seat, seat)))
            view.badges[seat].append(Fact("cards", "number", int(running.hands.count(seat))))
            if running.out[seat]:
                view.badges[seat].append(Fact("opened", "text", True))
        stock = [int(running.stock[place]) for place in range(running.drawn, len(running.stock))]
        if view.seat == REFEREE:
            view.zones.append(Zone("stock", "stock", cards=numbered(stock)[::-1]))
        else:
            view.zones.append(Zone("stock", "stock", hidden=len(stock)))
        view.zones.append(Zone("discard", "discard", cards=numbered([int(face) for face in running.pile])))
        for place in range(len(running.melds)):
            view.zones.append(meld_zone(place + 1, int(running.owners[place]), running.melds[place]))  # T2
        show_known(view, running.known)


def faces_from(order: list[int], start: i64) -> vec[i64]:
    """The faces of the cards from a place on."""
    count: i64 = len(order) - start
    faces = vec[i64]([0] * count)
    for place in range(count):
        faces[place] = face_of(order[start + place])
    return faces
