"""Ezelen as a game and as a match: options, letters, the next round, views and worlds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, cards_in
from troef.cards.card import RANK_NAMES
from troef.cards.hand_order import ByRank, HandOrder
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.info import GameInfo, Order
from troef.core.language import CARD, Language, Verb
from troef.core.log import entry_of, log_of
from troef.core.moves import CHOOSE, HIDDEN, SLAP, TIMEOUT, kind_of, make_move, payload_of
from troef.core.options import Choice, OptionSpec, Whole
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.position_facts import PositionError, whole_numbers
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import Outcome, SheetRow, View, may_see
from troef.games.ezelen.phases import HAND, Passing, Reaction
from troef.games.ezelen.result import Round, check_result
from troef.games.ezelen.worlds import accounts, choices_in, windows_of


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    gesture: str = "slap"
    false_slap: str = "letter"
    reaction_seconds: int = 10


SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("gesture", "slap", "nose", "thumb", "tongue", "ears"),
    Choice("false_slap", "letter", "ignore"),
    Whole("reaction_seconds", 3, 30),
)

INFO: Final = GameInfo(
    "ezelen",
    "speed",
    (3, 13, 4),
    15,
    Options(),
    SPECS,
    presets={"book": {}, "mild": {"false_slap": "ignore"}},
    synonyms=("ezel", "ezeltje", "donkey", "pig", "spoons", "lepels"),
    low_wins=True,
    race=True,
    dealer_by_result=True,
    order=Order(deal="R2", turn="R4", end="S3", phases={"reaction": "R12"}),
)

WORD: Final = "EZEL"  # S1
MOST_EXCHANGES: Final[i64] = 200  # R18
MOST_ROUNDS: Final[i64] = 100  # R19

_LANGUAGE: Final = Language(
    (
        Verb(CHOOSE, "choose", CARD, also=("kies",)),
        Verb(SLAP, "slap", also=("sla",)),
        Verb(TIMEOUT, "timeout", spoken=False),
    )
)
#: R1: the pack for this many players.
_PACKS: Final = [list(make_pack(RANK_NAMES[13 - max(players, 1)])) for players in range(14)]


def letters_text(count: int) -> str:
    """The letters a player has, as they stand beside the name (T4).

    >>> letters_text(2)
    'E Z _ _'
    """
    return " ".join([WORD[n] if n < count else "_" for n in range(4)])


def letters_for(seats: int, slapped: tuple[int, ...], false_slap: int = -1) -> tuple[int, ...]:
    """The letters each seat gets for a round: who slapped, the opener first, or the seat that slapped falsely (P1).

    Neither: the cards went round too often (R18).
    """
    if false_slap >= 0:
        return tuple([int(seat == false_slap) for seat in range(seats)])  # P1
    if not slapped:
        return (0,) * seats  # R18
    in_time = slapped[: seats - 1]  # R13: where all are named, the last one was too late
    return tuple([int(seat not in in_time) for seat in range(seats)])  # R14, R15


@final
class Ezelen(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE)
        self.gesture: str = options.gesture
        self.lenient: bool = options.false_slap == "ignore"

    def new_state(self, seats: int, dealer: int) -> "EzelState":
        return EzelState(self, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(_PACKS[seats])

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return {
            f"hand-{seat}": [(seat - dealer - 1) % seats + seats * turn for turn in range(HAND)]
            for seat in range(seats)
        }

    def hand_order(self, view: View) -> HandOrder:
        """Equal ranks beside each other: a quartet is what one collects (R8)."""
        return ByRank()

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Round` -> the letters each seat gets for it (S1).

        Raises:
            ValueError: it has the wrong shape, or no round can end so.

        >>> import troef
        >>> troef.game("ezelen").settle(Round(5, slapped=(4, 0, 2)))
        (0, 1, 0, 1, 0)
        """
        found = Round.read(result)
        check_result(found)
        if found.false_slap is not None and self.lenient:
            return (0,) * found.seats  # P1
        return letters_for(found.seats, found.slapped, -1 if found.false_slap is None else found.false_slap)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """Every history of exchanges that agrees with what the seat has seen is equally likely."""
        if not view.deal_number:
            while True:
                yield self.new_state(view.seats, view.dealer)
        for hands, log in accounts(view, self.pack(view.seats), rng):
            state = EzelState(self, view.seats, view.dealer)
            state.rebuild(view, hands, log)
            yield state

    def world(self, view: View, rng: Rng) -> State:
        return next(self.worlds(view, rng))


# ---- the match ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EzelState(State):
    """A position of a match of ezelen. `letters` per seat are kept through the rounds (S2)."""

    def __init__(self, game: Ezelen, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: Ezelen = game
        self.letters: vec[i64] = vec[i64]([0] * seats)
        #: the running round, or the last one until the next is dealt
        self.passing: Passing = Passing(vec[i64]([0] * seats), game.lenient)
        self.reaction: Reaction | None = None

    def lay(self, order: list[int]) -> None:
        hands = vec[i64]([0] * self.seats)
        seat = self.dealer
        for card in order:
            seat = 0 if seat == self.seats - 1 else seat + 1
            hands[seat] = hands[seat] | BIT[card]
        self.begin_deal()
        self.passing = Passing(hands, self.rules.lenient)
        self.reaction = None
        self.phase = self.passing  # R3

    def advance(self) -> None:
        passing = self.passing
        reaction = self.reaction
        if reaction is not None:
            if reaction.is_over():
                self._end_round(letters_for(int(self.seats), tuple(cards_in(reaction.slapped))))  # R14, R15
        elif passing.opener >= 0:
            self.reaction = Reaction(self.seats, passing.opener)
            self.phase = self.reaction  # R8
        elif passing.false_slapper >= 0:
            self._end_round(letters_for(int(self.seats), (), int(passing.false_slapper)))  # P1
        elif passing.exchanges >= MOST_EXCHANGES:
            self._end_round(letters_for(int(self.seats), ()))  # R18

    def _end_round(self, gained: tuple[int, ...]) -> None:
        """Give the letters; then the match is over (S3, R19) or the next round is dealt (R17)."""
        letters = self.letters
        marks: list[str] = []
        for seat, gain in enumerate(gained):
            marks.append(WORD[letters[seat]] if gain else "")
            letters[seat] = letters[seat] + gain
        if 1 in gained:
            self.add_row(SheetRow(gained, tuple(marks)))
            self.dealer = gained.index(1)  # R2
        most = max([int(count) for count in letters])
        if most == 4:
            self._end_match(4, "last-player")
        elif self.deal_number >= MOST_ROUNDS:
            self._end_match(most, "limit")
        else:
            self.await_deal()

    def _end_match(self, most: int, reason: str) -> None:
        """S3, S4, R19: those with the most letters lose, if there are any; all others win."""
        scores = tuple([int(count) for count in self.letters])
        winners = tuple([seat for seat, count in enumerate(scores) if count < most or most == 0])
        self.finish(Outcome(scores, winners, reason))

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        """As in every game, but who has slapped is told so, not that it is another's turn (R16)."""
        reaction = self.reaction
        if reaction is not None and self.phase is reaction and 0 <= seat < self.seats:
            return None if reaction.allows(seat, move) else reaction.why_not(seat, move)
        return super().refused(seat, move)

    def copy(self) -> "EzelState":
        letters = self.letters
        other = EzelState(self.rules, self.seats, self.dealer)
        self.copy_base(other)
        other.letters = letters[: len(letters)]
        other.passing = self.passing.copy()
        reaction = self.reaction
        if reaction is not None:
            other.reaction = reaction.copy()
        phase = self.phase
        if phase is self.passing:
            other.phase = other.passing
        elif phase is self.reaction and other.reaction is not None:
            other.phase = other.reaction
        else:
            other.phase = phase.copy()
        return other

    def _resume(self, phase: str) -> None:
        if phase == "passing":
            self.phase = self.passing
        elif phase == "reaction":
            assert self.reaction is not None
            self.phase = self.reaction
        else:
            self.phase = MATCH_OVER if phase == MATCH_OVER.name() else AWAITS_DEAL

    # ---- positions ----

    def match_facts(self) -> dict[str, object]:
        """The letters of each seat (S2)."""
        return {"letters": [int(count) for count in self.letters]}

    def set_match(self, facts: dict[str, Any]) -> None:
        """Letters from the sheet, or as they are said; nobody has the whole word yet (S3)."""
        self.check_deals(MOST_ROUNDS)
        gained = [int(count) for count in self.column_sums(self.seats)]
        letters = whole_numbers(facts, "letters", int(self.seats), 0, 3)
        if self.sheet and not any(letters):
            letters = gained
        elif self.sheet and letters != gained:
            raise PositionError(
                "letters", "the sheet has given {gained}, not {letters}", gained=gained, letters=letters
            )
        if max(letters) > min(3, self.deal_number):
            most = min(3, int(self.deal_number))
            raise PositionError(
                "letters",
                "after {deal_number} rounds nobody has more than {most}",
                deal_number=int(self.deal_number),
                most=most,
            )
        self.letters = vec[i64](letters)

    # ---- what a seat sees ----

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """R4: that somebody chose is public, which card is not."""
        if viewer != seat and kind_of(move) == CHOOSE:
            return make_move(CHOOSE, HIDDEN)
        return move

    def show_table(self, display: Display) -> None:
        """Hands, letters, who has chosen or slapped.

        `memory` has the cards that the seat `gave` and `received` in each exchange of the round.
        """
        passing = self.passing
        opener = passing.opener
        display.show_fact("gesture", "text", self.rules.gesture)
        display.show_number("exchanges", passing.exchanges)
        if opener >= 0:
            display.show_seat("opener", opener)
        reaction = self.reaction
        slapped: i64 = reaction.slapped if reaction is not None else i64(0)
        for seat in range(display.seats):
            self._show_hand(display, seat)
            display.show_badge(seat, "letters", "text", letters_text(int(self.letters[seat])))
            if passing.choices[seat] >= 0:
                display.show_badge(seat, "chosen", "number", True)
            if slapped & BIT[seat]:
                display.show_badge(seat, "slapped", "number", True)
        display.show_totals(self.letters)
        if display.seat >= 0 and passing.exchanges and display.keeps_all:
            display.memory["gave"] = self._gifts_of(display.seat)
            display.memory["received"] = self._gifts_of((display.seat - 1) % display.seats)

    def _gifts_of(self, giver: i64) -> list[int]:
        """What a seat gave in each exchange of the round: its last choice before everybody had chosen (R5, R6)."""
        gifts: list[int] = []
        every = BIT[self.seats] - 1
        chosen: i64 = 0
        gift: i64 = 0
        for entry in self.log:
            seat, move = entry_of(entry)
            if kind_of(move) != CHOOSE:
                continue
            chosen |= BIT[seat]
            if seat == giver:
                gift = payload_of(move)
            if chosen == every:
                gifts.append(int(gift))
                chosen = 0
        return gifts

    def _show_hand(self, display: Display, seat: int) -> None:
        passing = self.passing
        cards = cards_in(passing.hands[seat])
        name = f"hand-{seat}"
        if may_see(display.seat, seat):
            choice = int(passing.choices[seat])
            display.show_zone(name, "hand", seat, "fan", cards, mark=cards.index(choice) if choice >= 0 else -1)
        elif seat == passing.opener:
            display.show_zone(name, "hand", seat, "fan", cards)  # R8
        else:
            display.show_zone(name, "hand", seat, "fan", hidden=len(cards))

    # ---- worlds ----

    def rebuild(self, view: View, hands: list[i64], log: list[tuple[int, int]]) -> None:
        """Set this state to the view's position with these hands after such moves."""
        self.restore(view)
        self.outcome_now = view.outcome
        self.letters = vec[i64]([i64(count) for count in view.totals])
        passing = Passing(vec[i64](hands), self.rules.lenient)
        self.passing = passing
        exchanges, opener = view.fact("exchanges"), view.fact("opener")
        assert isinstance(exchanges, int)
        passing.exchanges = exchanges
        choices = choices_in(windows_of(log, view.seats)[-1])
        slapped: i64 = 0
        for seat in range(view.seats):
            if view.badge(seat, "chosen"):
                passing.choices[seat] = choices[seat]
                passing.missing -= 1
            if view.badge(seat, "slapped"):
                slapped |= BIT[seat]
        if isinstance(opener, int):
            passing.opener = opener
            self.reaction = Reaction(self.seats, opener)
            self.reaction.slapped = slapped
        self.log = log_of(log)
        self.awaits_deal = view.phase == AWAITS_DEAL.name()
        self._resume(view.phase)
