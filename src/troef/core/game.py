"""Game and State: the contract every game keeps.

A `Game` is immutable: rules and options. A `State` is one position of a whole match. Chance is only the order of the
pack, which comes from outside through `State.deal`. See docs/architecture.md for the shape of a game module.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.pack import order_fault
from troef.cards.sentence import Sentence
from troef.core.arranging import ArrangedPack
from troef.core.display import Display
from troef.core.endings import NoHistory
from troef.core.history import DealtPack, is_chapter, with_pack
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT, log_entry, pair_of
from troef.core.moves import IDLE, TIMEOUT, kind_of
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.position import laid_worlds, lay_position, position_of
from troef.core.progress import Progress
from troef.core.refusal import DealError, IllegalMove, MoveTextError, Refusal
from troef.core.result import GameResult
from troef.core.rng import Rng, cut_at_random, rng_from, shuffle
from troef.core.rule_book import RuleBook
from troef.core.view import REFEREE, TIMEKEEPER, Outcome, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(RuleBook):
    """The rules of one game with its options."""

    def start(self, seats: "int | None" = None, dealer: int = 0) -> "State":
        """A new match, awaiting its first deal. `dealer` deals first (the table draws lots).

        Raises:
            ValueError: the game is not played by that many, or there is no such dealer.
        """
        count = self.usual_seats if seats is None else seats
        fault = self._seating_fault(count, dealer)
        if fault:
            raise ValueError(fault)
        return self.new_state(count, dealer)

    def new_state(self, seats: int, dealer: int) -> "State":
        """The state that `start` gives, for seats and a dealer that are right."""
        raise NotImplementedError

    def result_of(self, state: "State") -> "GameResult | None":
        """The result of the deal that has just ended in a position (`GameResult.of`): the row of it is the last of the
        sheet, and the next deal has not begun. None where nothing has ended that `settle` counts."""
        found: GameResult | None = self.Result.of(state)
        return found

    def position(self, facts: Any) -> "State":
        """A lawful position in the middle of a match: what `State.position` gives, or the same written by hand.

        `facts` is a dictionary or its JSON text: `dealer`, `deal` (its number), `sheet`, what else the game brings to
        a deal (totals, lives, chips …), the `cards` of the deal by place, and the `moves` made since. What is left out
        is as at the start of a match; see docs/library.md.

        Raises:
            ValueError: no match can come to such a position; the message says what is wrong and where.
        """
        laid: State = lay_position(self, facts)
        return laid

    def worlds(self, view: View, rng: Any) -> "Iterator[State]":
        """Endless states that are consistent with all the view's seat knows.

        `rng` is an `Rng`, or a `random.Random` from which one is made.
        """
        stream = rng_from(rng)
        facts = view.memory.get("laid")
        return laid_worlds(self, facts, stream) if isinstance(facts, dict) else self.draw_worlds(view, stream)

    def draw_worlds(self, view: View, rng: Rng) -> "Iterator[State]":
        """As `worlds`. A game says how one world is drawn (`world`) or, where much can be computed once for a view, how
        worlds are drawn one after another."""
        while True:
            yield self.world(view, rng)

    def world(self, view: View, rng: Rng) -> "State":
        """One state that is consistent with the view.

        A world is a full history of the deal: the order of each pack, and the choices made face down. Every move of the
        log is legal in it, and the seat sees what it has seen. All such histories are equally likely (what others chose
        is not weighed), except where docs/worlds.md says otherwise of a game.
        """
        return next(self.worlds(view, rng))


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Progress):
    """One position of a match.

    A game's own state adds its fields and overrides `lay`, `advance`, `copy` and `show_table`. What every state keeps
    (deal, log, sheet, running phase, outcome) it has from `Progress`.
    """

    def __init__(self, game: Game, seats: int, dealer: int) -> None:
        super().__init__(seats, dealer)
        self.game = game

    # ---- for a game to say ----

    def pack(self) -> list[int]:
        """The physical pack whose order is awaited, top first: a list of the caller's own."""
        return self.game.pack(int(self.seats))

    def least_cut(self) -> int:
        """0 when the awaited pack is shuffled; in games of gathered tricks that are only cut (Rikken, Wiezen), how
        many cards a cut leaves on either side at least."""
        return 0

    def cutter(self) -> int:
        """The seat that cuts the awaited pack before it is dealt; -1 where the rules know no cut.

        A table asks it and hands its answer to the dealer (`order_for`); where nobody cuts the dealer's order stands.
        """
        return -1

    def breaking_off(self) -> tuple[int, ...]:
        """The seats that have agreed to break the match off here, to which all must agree (bridge A8)."""
        return ()

    def least_packet(self) -> int:
        """How many cards the cutter takes off, and leaves, at least."""
        return self.least_cut() or 1

    def places(self) -> dict[str, list[int]]:
        """Where in the awaited pack (top is 0) the cards of each place lie; `stock` for a pack that is shuffled in the
        middle of a deal. A game whose deals differ (chairs, players who are out, size) says it here."""
        seats = int(self.seats)
        awaited = len(self.pack())
        if awaited != len(self.game.pack(seats)):
            return {"stock": list(range(awaited))}
        return self.game.places(seats, int(self.dealer))

    def lay(self, order: list[int]) -> None:
        """Deal a pack whose order has been checked."""
        raise NotImplementedError

    def match_facts(self) -> dict[str, object]:
        """What the match brings to its next deal beside dealer, deal number and score sheet: lives, chips, games
        already chosen, a gathered pack … as plain data for `position`."""
        return {}

    def set_match(self, facts: dict[str, Any]) -> None:
        """Take up what `match_facts` gave, in a match that awaits a deal. Dealer, deal number and sheet are set
        already; what follows from the sheet (totals) is set here.

        Raises:
            PositionError: no match can bring that to a deal.
        """

    def open_facts(self) -> dict[str, object] | None:
        """What everybody knows of a match that was laid before its next deal, as a position. Views remember it, and
        worlds are made from it. Nobody knows the order of a gathered pack. None in a game whose views say it all."""
        return {name: value for name, value in self.position().items() if name != "pack"}

    def upcoming_deal(self) -> i64:
        """The number of the deal that is awaited; a game in which a deal is dealt again says it here."""
        return self.deal_number + 1

    def made(self, seat: i64, entry: i64) -> i64:
        """The move that an entry of the log stands for, or -1 for one that the state wrote beside a move."""
        return entry

    def advance(self) -> None:
        """After a move: go to the next phase, settle the deal, or end the match, where that is due."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state in the same position: no shared mutable parts. `make copies` writes it."""
        raise NotImplementedError

    def show_table(self, display: Display) -> None:
        """Fill in what the display's seat may know: zones, facts, badges, totals."""
        raise NotImplementedError

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """A move as `viewer` may know it (payload `HIDDEN` where only the making is public)."""
        return move

    def shown_move(self, viewer: i64, seat: i64, move: i64) -> i64:
        """A move of the log as `viewer` is told it: the referee as it stands there, others as they may know it. A game
        that keeps more in its log than moves leaves that out here."""
        return move if viewer == REFEREE else self.seen(viewer, seat, move)

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        """Why a move is not legal, or None. A game that has more to say overrides it; the clause may be left empty
        where only the order of the match speaks (`GameInfo.order`): `refusal` names it."""
        phase = self.phase
        if phase.allows(seat, move):
            return None
        if phase is AWAITS_DEAL or phase is MATCH_OVER:
            return phase.why_not(seat, move)
        if seat == TIMEKEEPER:
            # records may name the timekeeper in every game; phases without a clock know no such seat
            kind = kind_of(move)
            clock = (kind == TIMEOUT or kind == IDLE) and int(kind) in self.game.language.by_kind
            return phase.why_not(seat, move) if clock else Refusal("", "not-offered")
        if seat not in phase.actors():
            if not 0 <= seat < self.seats:
                return Refusal("", "no-such-seat", {"seat": int(seat)})
            return Refusal("", "not-your-turn", {"seat": int(seat), "turn": [int(actor) for actor in phase.actors()]})
        return phase.why_not(seat, move)

    def holder(self, seat: i64, card: i64) -> i64:
        """The seat from whose hand a card was played: the seat itself, unless it plays the cards of another."""
        return seat

    def trick_aim(self, seat: i64) -> object:
        """What the tricks that are being played are about, as far as it concerns a seat (`tricks.aim.Aim`), for the
        perfect-information solver; None where no tricks are played or nothing can be said. The aim's side need not
        be the seat's own: who does not belong to it plays against it."""
        return None

    # ---- the contract ----

    def arrange(self, hands: "dict[int, str] | list[str] | None" = None, **places: str) -> list[int]:
        """As `Game.arrange`, for the deal that this state awaits: its seats, its dealer, the players who are still in.

        Raises:
            DealError: no deal is awaited, or the cards are no deal of this state.
        """
        if not self.awaits_deal:
            raise DealError("no deal is awaited now")
        return self.game.arrange_in(self.places(), int(self.seats), hands, places, int(self.dealer), self.pack())

    def deal(self, order: list[int]) -> None:
        """Deal the awaited pack in this order, top first.

        Raises:
            DealError: no deal is awaited, the order is not one of `pack()`, or it was arranged for another deal
                (another dealer, other seats), so that its hands would lie elsewhere.
        """
        if not self.awaits_deal:
            raise DealError("no deal is awaited now")
        fault = order_fault(order, self.pack())
        if fault:
            raise DealError(fault)
        if type(order) is not list and isinstance(order, ArrangedPack):  # asking the second alone costs more
            order.check_places(self.places(), int(self.dealer))
        earlier = self.history
        before: State | None = None
        opening: i64 = -1
        if earlier is None and not self.was_laid and not self.deal_number:
            opening = self.dealer  # `Game.start` makes the state before
        elif is_chapter(earlier):
            before = self.copy()
            before.history = None  # the sheet tells what was before
        log = self.log
        history = with_pack(earlier, DealtPack(before, order, len(log), opening))
        number = self.deal_number
        self.history = history
        self.awaits_deal = False
        self.was_laid = False
        self.lay(order)
        if self.history is history:  # otherwise a deal began from the rest meanwhile
            again = len(self.log) < len(log) or (earlier is None and not len(log))  # the same deal from scratch
            if again or self.deal_number != number:
                history.began(log)
            else:
                history.went_on()

    def position(self) -> dict[str, object]:
        """This position as plain data that `Game.position` takes: readable, versioned, complete.

        Raises:
            PositionError: the deal was not laid by `deal` (a sampled world, a playout), so its history is not known.
        """
        return position_of(self)

    def deal_shuffled(self, rng: Rng) -> None:
        """Deal the awaited pack in a random order, or cut at random (searches and playouts; a table asks a dealer)."""
        least = self.least_cut()
        pack = self.pack()
        self.begin_unknown()
        self.lay(cut_at_random(pack, least, rng) if least else shuffle(pack, rng))

    def deal_anyhow(self, rng: Rng) -> None:
        """As `deal_shuffled`, in `run_on`: which order comes of a seed may change from one version to the next."""
        self.deal_shuffled(rng)

    def begin_unknown(self) -> None:
        """Note that the awaited pack is dealt in an order that is not kept for positions."""
        self.awaits_deal = False
        self.was_laid = False
        self.history = None

    def lay_turns(self, cards: dict[str, str], turns: Mapping[str, Any]) -> None:
        """Deal, and play the turns for which an entry of a position's moves stands, so that these cards lie after them.

        Raises:
            NoHistory: this game has no such turns, or they cannot be played so.
            DealError: the cards are no deal.
        """
        raise NoHistory("positions of {game} tell every turn", game=self.game.slug)

    def finish_best(self, totals: vec[i64], reason: str) -> None:
        """As `finish_scored`, with the totals as a `vec`."""
        self.finish_scored(tuple([int(total) for total in totals]), reason)

    def finish_scored(self, scores: tuple[int, ...], reason: str) -> None:
        """End the match: the best score wins (the lowest where `GameInfo.low_wins`); equal players share the win."""
        best = min(scores) if self.game.info.low_wins else max(scores)
        self.finish(Outcome(scores, tuple([seat for seat, score in enumerate(scores) if score == best]), reason))

    def finish_sides(self, first: i64, second: i64, reason: str) -> None:
        """As `finish_best`, for the seats 0 and 2 against 1 and 3; equal totals share."""
        self.finish_best(vec[i64]([first, second, first, second]), reason)

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: none when the cards must be dealt or the match is over."""
        return self.phase.actors()

    def legal(self, seat: i64) -> list[int]:
        """Every legal move of a seat (empty when it may not act)."""
        return self.phase.legal(seat)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """None when the move is legal, otherwise why it is not, always with a clause.

        The answer is None exactly for the moves of `legal(seat)` and for messages: what is said beside the game
        without counting in it (an order to the slave), or with a move (the signals of mao, see `Phase.allows`).
        """
        found = self.refused(seat, move)
        if found is None or found.clause:
            return found
        return Refusal(self.game.info.order.clause(found.reason, self.phase.name()), found.reason, found.facts)

    def play(self, seat: i64, move: i64) -> None:
        """Make a move.

        Raises:
            IllegalMove: with the refusal; the state is as it was.
        """
        if not self.phase.allows(seat, move):
            refusal = self.refusal(seat, move)
            if refusal is not None:  # otherwise a move beside the game, that the state knows and no phase waits for
                raise IllegalMove(refusal)
            self.apply_beside(seat, move)
        else:
            self.apply(seat, move)

    def apply_beside(self, seat: i64, move: i64) -> None:
        """Make a move that no phase waits for, and that is not refused."""
        self.apply(seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        """Make a move that is known to be legal (searches; anybody else calls `play`)."""
        log = self.own_log() if self.log_shared else self.log
        self.log = append(log, log_entry(seat, move))
        self.phase.play(seat, move)
        self.advance()

    def play_random(self, seat: i64, most: i64, rng: Rng) -> i64:
        """Make a random legal move of the seat on turn, each equally likely, or several moves one after another, at
        most this many, where nothing comes between them: how many were made."""
        self.apply(seat, self.phase.pick(seat, rng))
        return 1

    def run_on(self, most: i64, rng: Rng) -> i64:
        """Deal and make random moves, until there are about `most` or the match is over: how many were made.

        Only how the match ends need be right afterwards: a game may leave out the log and the sheet of what it runs
        through. Every legal move is equally likely, as in `play_random`.
        """
        moves: i64 = 0
        while moves < most:
            seat = self.phase.turn
            if seat >= 0:
                self.apply(seat, self.phase.pick(seat, rng))
                moves += 1
            elif self.awaits_deal:
                self.deal_anyhow(rng)
            elif self.act_first(rng):
                moves += 1
            else:
                break
        return moves

    def act_first(self, rng: Rng) -> bool:
        """Where several may act: one of them, at random, makes a random move. False where nobody may."""
        actors = self.phase.actors()
        count: i64 = len(actors)
        if not count:
            return False
        seat: i64 = actors[rng.below(count)]
        self.apply(seat, self.phase.pick(seat, rng))
        return True

    def view(self, seat: int) -> View:
        """What this seat may know; SPECTATOR, REFEREE and TIMEKEEPER are seats too.

        Raises:
            ValueError: there is no such seat.
        """
        if seat >= self.seats or seat < TIMEKEEPER:
            raise ValueError(Sentence("there is no seat {seat} among {seats}", seat=seat, seats=int(self.seats)))
        view = View(self.game.slug, self.game.rules, int(self.seats), seat, self.phase.name(), int(self.dealer))
        view.game = self.game
        view.actors = self.actors()
        view.turn = int(self.phase.turn)
        view.deal_number = int(self.deal_number)
        view.sheet = self.sheet
        view.outcome = self.outcome_now
        if seat >= 0 or seat == REFEREE:
            view.moves = self.legal(seat)
        view.log = self._log_for(seat)
        self.show_table(view)
        if self.was_laid and not len(self.log):
            facts = self.open_facts()
            if facts is not None:
                view.memory["laid"] = facts
        return view

    def _log_for(self, seat: i64) -> list[Any]:
        """The log as pairs of seats and moves, as a seat may know it."""
        log: list[Any] = []
        for entry in self.log:
            actor = (entry & 15) - SEAT_OFFSET
            log.append(pair_of(log_entry(actor, self.shown_move(seat, actor, entry >> SEAT_SHIFT))))
        return log

    def __repr__(self) -> str:
        acting = ", ".join([str(seat) for seat in self.actors()]) or "nobody"
        about = f"deal {int(self.deal_number)}, dealer {int(self.dealer)}, {self.phase.name()}, to act: {acting}"
        return f"<State of {self.game.slug}:{self.game.rules}, {about}>"


__all__ = ["DealError", "Game", "IllegalMove", "MoveTextError", "State"]
