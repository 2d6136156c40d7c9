"""Liegen as a game and as a match: options, the deal, who has won, what a seat may know."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count
from troef.cards.card import CardError, card_text, parse_suit
from troef.cards.hand_order import HandOrder, by_suit
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.info import GameInfo, Order
from troef.core.language import CARD, SUIT, Language, Verb
from troef.core.log import entry_of, log_of
from troef.core.moves import HIDDEN, PASS, PLAY, kind_of, make_move, payload_of
from troef.core.options import Choice, OptionSpec, Whole
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.position_sheet import check_shares
from troef.core.refusal import MoveTextError, Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE, SheetRow, View, may_see
from troef.games.liegen.result import Result, check_result
from troef.games.liegen.turns import CHALLENGE, NAME, NOBODY, TAKES, Turns, start_by_lot
from troef.games.liegen.worlds import accounts


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    start_player: str = "random"
    games: int = 1


SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("start_player", "random", "left_of_dealer"),
    Whole("games", 1, 20),
)

INFO: Final = GameInfo(
    "liegen",
    "shedding",
    (3, 8, 4),
    15,
    Options(),
    SPECS,
    presets={"book": {}, "best-of-five": {"start_player": "left_of_dealer", "games": 5}},
    synonyms=("bluffen", "leugenaar", "cheat", "liar", "bullshit", "i doubt it", "liar liar"),
    order=Order(deal="R1", turn="R6", end="S2", phases={"lead": "R3", "naming": "R3"}),
)

#: Signs that belong to what is said, not to the move.
_SIGNS: Final = re.compile(r"[`'\"“”„‘’!.?;]")


@final
class Speech(Language):
    """A suit alone is the suit that is named."""

    def parse(self, text: str) -> list[int]:
        plain = " ".join(_SIGNS.sub(" ", text).split())
        try:
            return super().parse(plain)
        except MoveTextError:
            try:
                return [int(make_move(NAME, parse_suit(plain)))]
            except CardError:
                pass
            raise


_LANGUAGE: Final = Speech(
    (
        Verb(NAME, "name", SUIT, also=("noem", "ik noem", "kleur")),
        Verb(PLAY, "play", CARD, bare=True, also=("speel", "leg")),
        Verb(
            CHALLENGE,
            "challenge",
            also=("je liegt", "liegen", "leugenaar", "liar", "you lie", "i doubt it", "doubt", "bullshit", "cheat"),
        ),
        Verb(PASS, "pass", also=("pas", "ik pas")),
        Verb(TAKES, "takes", CARD, spoken=False),
    )
)
_PACK: Final = list(make_pack())


def wins_of(seats: int, winners: tuple[int, ...]) -> tuple[int, ...]:
    """1 for every winner, 0 for the others (S1)."""
    return tuple([1 if seat in winners else 0 for seat in range(seats)])


@final
class Liegen(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE)
        self.cards: list[int] = _PACK
        self.by_lot: bool = options.start_player == "random"
        self.games: i64 = options.games

    def new_state(self, seats: int, dealer: int) -> "LiegenState":
        return LiegenState(self, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(self.cards)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """R1: one card at a time from the dealer's left, until all are dealt."""
        return {
            f"hand-{seat}": list(range((seat - dealer - 1) % seats, len(self.cards), seats)) for seat in range(seats)
        }

    def hand_order(self, view: View) -> HandOrder:
        """Suit by suit: only suits count (R8)."""
        return by_suit()

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> 1 for every winner, 0 for the others (S1).

        Raises:
            ValueError: it has the wrong shape, or no game can end so.

        >>> import troef
        >>> troef.game("liegen").settle(Result(seats=4, winners=(2,)))
        (0, 0, 1, 0)
        """
        found = Result.read(result)
        check_result(found)
        return wins_of(found.seats, found.winners)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """Every history of plays that agrees with what the seat has seen is equally likely."""
        rounds = accounts(view, self.cards, rng) if view.deal_number else None
        while True:
            state = LiegenState(self, view.seats, view.dealer)
            state.restore(view)
            state.outcome_now = view.outcome
            state.log = log_of(view.log)
            if rounds is not None:
                state.round, state.log = next(rounds)
            state.awaits_deal = view.phase == AWAITS_DEAL.name()
            if not state.awaits_deal:
                state.phase = MATCH_OVER if view.outcome is not None else state.round
            yield state

    def world(self, view: View, rng: Rng) -> State:
        return next(self.worlds(view, rng))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LiegenState(State):
    """A position of a match of liegen."""

    def __init__(self, game: Liegen, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: Liegen = game
        self.round: Turns = Turns(vec[i64]([0] * seats), NOBODY)

    def lay(self, order: list[int]) -> None:
        self.begin_deal()
        hands = vec[i64]([0] * int(self.seats))
        seat = self.dealer
        for card in order:  # R1
            seat = seat + 1 if seat + 1 < self.seats else 0
            hands[seat] |= BIT[card]
        first = start_by_lot(order, self.seats) if self.rules.by_lot else (self.dealer + 1) % self.seats  # R2
        self.round = Turns(hands, first)
        self.phase = self.round

    def advance(self) -> None:
        game = self.round
        if game.fresh:
            game.fresh = False
            self.write_log(game.loser, make_move(TAKES, game.shown()))
        if game.is_over():
            self._settle(game)

    def _settle(self, game: Turns) -> None:
        """The end of a game, and perhaps of the match (R12, R13, S1, S2)."""
        self.add_row(SheetRow(wins_of(int(self.seats), game.winners())))
        if self.deal_number < self.rules.games:
            self.dealer = (self.dealer + 1) % self.seats  # R2
            self.await_deal()
            return
        reason = "games" if self.rules.games > 1 else "won" if game.winner >= 0 else "limit"
        self.finish_best(self.column_sums(self.seats), reason)

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        """As in every game, but who challenges out of turn hears who may (R7)."""
        found = super().refused(seat, move)
        if found is not None and found.reason == "not-your-turn" and move == CHALLENGE and 0 <= seat < self.seats:
            return Refusal("R7", "only-the-next-challenges", {"seat": int(seat), "turn": [int(self.round.turn)]})
        return found

    def copy(self) -> "LiegenState":
        other = LiegenState(self.rules, self.seats, self.dealer)
        self.copy_base(other)
        other.round = self.round.copy()
        other.phase = other.round if self.phase is self.round else self.phase.copy()
        return other

    def made(self, seat: i64, entry: i64) -> i64:
        """That a pile was taken is written down by the game itself (R9)."""
        return i64(-1) if kind_of(entry) == TAKES else entry

    def set_match(self, facts: dict[str, Any]) -> None:
        """Every game before was won by somebody, or shared (S1, S2)."""
        self.check_deals(self.rules.games)
        check_shares(self.sheet, int(self.deal_number), shared=True)

    # ---- what a seat sees ----

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """R4: nobody sees what another lays."""
        if viewer != seat and kind_of(move) == PLAY:
            return make_move(PLAY, HIDDEN)
        return move

    def show_table(self, display: Display) -> None:
        """Hands, the pile, the active suit (T2), numbers of cards (T3).

        `memory`: `laid-by` has who laid each card of the pile, `mine` those of them that this seat laid (place and
        card), `actions` the plays and challenges so far; `took` the pile that this seat took at the last challenge, as
        seat and card, from the bottom (R9); `piles` the cards of each pile that this seat has taken.
        """
        display.deals = int(self.rules.games)
        display.show_totals(self.column_sums(self.seats))
        if not self.deal_number:
            return
        game = self.round
        self._show_facts(display, game)
        for seat in range(display.seats):
            count = int(card_count(game.hands[seat]))
            display.show_hand(seat, game.hands[seat], may_see(display.seat, seat))
            display.show_badge(seat, "cards", "number", count)
            if count == 1:
                display.show_badge(seat, "last-card", "text", True)
            if self.rules.games > 1:
                display.badge_number(seat, "wins", display.points[seat])
        self._show_pile(display, game)

    def _show_facts(self, display: Display, game: Turns) -> None:
        if game.suit >= 0:  # T2: also while the next leader thinks
            display.show_suit("active-suit", game.suit)
        display.show_fact("pile", "number", len(game.pile))
        if game.loser >= 0:
            display.show_fact("shown", "cards", [card_text(game.shown())])
            display.show_seat("loser", game.loser)

    def _show_pile(self, display: Display, game: Turns) -> None:
        if display.seat == REFEREE:
            display.show_pile("discard", "discard", game.pile)
        else:
            display.show_zone("discard", "discard", hidden=len(game.pile))
        if display.keeps_all:
            self._remember(display, game)

    def _remember(self, display: Display, game: Turns) -> None:
        pile = [int(card) for card in game.pile]
        by = [int(seat) for seat in game.by]
        display.memory["laid-by"] = by
        display.memory["suit"] = int(game.suit)
        display.memory["actions"] = int(game.actions)
        display.memory["turn"] = int(game.turn)
        mine = [[place, card] for place, card in enumerate(pile) if by[place] == display.seat]
        if mine:
            display.memory["mine"] = mine
        if game.loser >= 0 and may_see(display.seat, game.loser):
            taken = [int(card) for card in game.taken]
            display.memory["took"] = [[int(seat), card] for seat, card in zip(game.taken_by, taken, strict=True)]
        display.memory["piles"] = self._piles_of(display.seat)

    def _piles_of(self, viewer: i64) -> list[list[int]]:
        """The piles that a seat has taken, from the log: one has looked at all cards that one took."""
        piles: list[list[int]] = []
        log = self.log
        bottom: i64 = 0
        for number in range(len(log)):
            seat, move = entry_of(log[number])
            if kind_of(move) != TAKES:
                continue
            if may_see(viewer, seat):
                moves = [entry_of(log[place])[1] for place in range(bottom, number)]
                piles.append([int(payload_of(laid)) for laid in moves if kind_of(laid) == PLAY])
            bottom = number
        return piles
