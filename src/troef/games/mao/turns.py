"""The turns of a round, and all that the others may do meanwhile."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in, first_card, nth_card
from troef.cards.card import card_text, suit_of, suit_text
from troef.core.moves import DRAW, PLAY, TIMEOUT, BoxedMove, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE, TIMEKEEPER
from troef.games.mao.moves import (
    ACCUSATIONS,
    CALL_TIMEOUT,
    CARD_MASK,
    GM_PENALTY,
    GRANT,
    OTHER,
    PASS_EMPTY,
    PENALISE,
    PLAYER_BITS,
    PLAYER_MASK,
    PLAYS,
    PRESSES,
    REFUSE,
    REFUSE_AND_PENALISE,
    REQUEST,
    SIGNAL,
    SIGNALS_SHIFT,
    TOO_CHATTY,
    TOO_LONG,
    gm_penalty,
    play_of,
)
from troef.games.mao.phases import REQUEST_SECONDS, MaoPhase
from troef.games.mao.refusing import why_no_accusation, why_no_gm_penalty, why_no_time_out
from troef.games.mao.settling import NO_CARD, act
from troef.games.mao.standing import NOBODY, PAUSE, MaoRound, playable
from troef.games.mao.vocabulary import ALL_SIGNALS, MAO, SIGNALS

_TIMEOUT: Final[list[BoxedMove]] = [int(TIMEOUT)]
_ANSWERS: Final[list[BoxedMove]] = [int(GRANT), int(REFUSE), int(REFUSE_AND_PENALISE)]
_DRAW: Final[BoxedMove] = int(DRAW)
_PASS_EMPTY: Final[BoxedMove] = int(PASS_EMPTY)
#: The seats of every set of seats with one in front: index is that seat times 64 plus the set.
SEATS_AFTER: Final = [
    (first, *[seat for seat in range(6) if seat != first and seats >> seat & 1])
    for first in range(6)
    for seats in range(64)
]
#: One in this many random moves is anything at all; the others get on with the round.
ODD_MOVES: Final[i64] = 12


@final
@mypyc_attr(acyclic=True)
class Turns(MaoPhase):
    """Who is on turn says what he likes and lays a card, or draws (R4–R11). The others may at any time penalise for
    their own rules (R25–R29) and ask for a time-out; the game master also has his own penalties and calls time-outs
    (R30, R35). `moves` says how long the list of moves can be."""

    def __init__(self, standing: MaoRound, seconds: i64) -> None:
        super().__init__(standing)
        self.seconds: i64 = seconds
        self.turn = standing.turn

    def name(self) -> str:
        return "play"

    def over(self, standing: MaoRound) -> MaoPhase:
        other = Turns(standing, self.seconds)
        other.turn = self.turn
        return other

    def time_limit(self) -> tuple[int, int]:
        standing = self.standing
        if standing.asker >= 0:
            return int(REQUEST_SECONDS), -1 - int(standing.actions)
        return int(self.seconds), int(standing.actions)

    def actors(self) -> tuple[int, ...]:
        """First who is on turn: the others need not do anything."""
        standing = self.standing
        if standing.asker < 0:
            return SEATS_AFTER[64 * standing.turn + BIT[standing.seats] - 1]
        return SEATS_AFTER[64 * standing.turn + (BIT[standing.gm] | standing.book.holders & ~standing.bots)]

    # ---- what is legal ----

    def legal(self, seat: i64) -> list[int]:
        standing = self.standing
        if seat == TIMEKEEPER:
            return _TIMEOUT[:] if self._clock_runs() else []
        if not 0 <= seat < standing.seats:
            return []
        moves: list[BoxedMove] = self._turn_moves() if seat == standing.turn else []
        if standing.may_accuse(seat):
            owned = standing.book.owned[seat]
            for player in range(standing.seats):
                if player != seat:
                    buttons = ACCUSATIONS[player]
                    rules = owned
                    while rules:
                        moves.append(buttons[first_card(rules)])
                        rules &= rules - 1
        if seat == standing.gm:
            self._add_gm_moves(moves)
        elif standing.asker < 0:
            moves.append(int(REQUEST))
        return moves

    def _turn_moves(self) -> list[BoxedMove]:
        standing = self.standing
        moves: list[BoxedMove] = []
        cards = playable(standing.hands[standing.turn], standing.top())
        if not cards:
            moves.append(_DRAW if standing.has_cards() else _PASS_EMPTY)  # R5, R8
        while cards:
            moves.append(PLAYS[first_card(cards)])
            cards &= cards - 1
        left = ALL_SIGNALS & ~standing.said
        while left:
            moves.append(PRESSES[first_card(left)])
            left &= left - 1
        return moves

    def _add_gm_moves(self, moves: list[BoxedMove]) -> None:
        standing = self.standing
        if standing.asker >= 0:
            moves += _ANSWERS
        moves.append(int(CALL_TIMEOUT))
        for player in cards_in(standing.spread()):
            moves.append(int(gm_penalty(player, OTHER)))
        for player in range(standing.seats):
            if standing.may_gm_penalise(player, TOO_LONG):
                moves.append(int(gm_penalty(player, TOO_LONG)))
            if standing.may_gm_penalise(player, TOO_CHATTY):
                moves.append(int(gm_penalty(player, TOO_CHATTY)))

    def _clock_runs(self) -> bool:
        """R30, R35: a turn can become too long once, and a request waits for an answer."""
        return self.standing.asker >= 0 or not self.standing.overdue

    def allows(self, seat: i64, move: i64) -> bool:
        standing = self.standing
        if seat == TIMEKEEPER:
            return move == TIMEOUT and self._clock_runs()
        if not 0 <= seat < standing.seats or move < 0:
            return False
        kind, payload = kind_of(move), payload_of(move)
        if kind == PLAY or kind == DRAW or kind == SIGNAL or kind == PASS_EMPTY:
            return seat == standing.turn and self._allows_action(kind, payload)
        if kind == PENALISE:
            return self._may_accuse(seat, payload & PLAYER_MASK, payload >> PLAYER_BITS)
        if kind == GM_PENALTY:
            return seat == standing.gm and standing.may_gm_penalise(payload & PLAYER_MASK, payload >> PLAYER_BITS)
        if move == REQUEST:
            return seat != standing.gm and standing.asker < 0
        if move == CALL_TIMEOUT:
            return seat == standing.gm
        return (move == GRANT or move == REFUSE or move == REFUSE_AND_PENALISE) and (
            seat == standing.gm and standing.asker >= 0
        )

    def _allows_action(self, kind: i64, payload: i64) -> bool:
        standing = self.standing
        if kind == SIGNAL:
            return payload < len(SIGNALS) and not standing.said & BIT[payload]
        cards = playable(standing.hands[standing.turn], standing.top())
        if kind == PLAY:
            card, said = payload & CARD_MASK, payload >> SIGNALS_SHIFT
            return card < 63 and cards & BIT[card] != 0 and said <= ALL_SIGNALS
        return not cards and payload <= ALL_SIGNALS and standing.has_cards() == (kind == DRAW)

    def _may_accuse(self, seat: i64, player: i64, rule: i64) -> bool:
        standing = self.standing
        if player == seat or player >= standing.seats or not 0 < rule < 63 or not standing.may_accuse(seat):
            return False
        return standing.book.owned[seat] & BIT[rule] != 0

    # ---- what is not ----

    def why_not(self, seat: i64, move: i64) -> Refusal:
        standing = self.standing
        kind, payload = kind_of(move), payload_of(move)
        if kind == TIMEOUT:
            if seat >= 0 and seat != standing.gm:
                return Refusal("R35", "only-game-master")
            return Refusal("R30", "not-offered")
        if kind == PLAY or kind == DRAW or kind == SIGNAL or kind == PASS_EMPTY:
            if seat != standing.turn:
                return Refusal("", "not-your-turn", {"seat": int(seat), "turn": [int(standing.turn)]})
            return self._why_no_action(kind, payload)
        if kind == PENALISE:
            return why_no_accusation(standing, seat, payload & PLAYER_MASK, payload >> PLAYER_BITS)
        if kind == GM_PENALTY:
            return why_no_gm_penalty(standing, seat, payload & PLAYER_MASK, payload >> PLAYER_BITS)
        return why_no_time_out(standing, seat, move)

    def _why_no_action(self, kind: i64, payload: i64) -> Refusal:
        standing = self.standing
        hand, top = standing.hands[standing.turn], standing.top()
        cards = playable(hand, top)
        if kind == SIGNAL:
            known = 0 <= payload < len(SIGNALS)
            return Refusal("R11" if known else "R10", "said-already" if known else "no-such-signal")
        if kind == PLAY:
            card = payload & CARD_MASK
            if payload < 0 or card == 63 or payload >> SIGNALS_SHIFT > ALL_SIGNALS:
                return Refusal("", "not-offered")
            if not hand & BIT[card]:
                return Refusal("R4", "not-held", {"card": card_text(card)})
            facts: dict[str, object] = {"card": card_text(card), "top": card_text(top)}
            return Refusal("R4", "no-match", {**facts, "suit": suit_text(suit_of(top))})
        if payload < 0 or payload > ALL_SIGNALS:
            return Refusal("", "not-offered")
        if cards:
            return Refusal("R5", "can-play", {"cards": [card_text(card) for card in cards_in(cards)]})
        return Refusal("R8", "stock-empty" if kind == DRAW else "can-draw")

    # ---- playing ----

    def play(self, seat: i64, move: i64) -> None:
        standing = self.standing
        kind, payload = kind_of(move), payload_of(move)
        if kind == PLAY:
            act(standing, payload & CARD_MASK, standing.said | payload >> SIGNALS_SHIFT)
        elif kind == DRAW or kind == PASS_EMPTY:
            act(standing, NO_CARD, standing.said | payload)
        elif kind == SIGNAL:
            standing.said |= BIT[payload]
        elif kind == PENALISE:
            standing.accuse(seat, payload & PLAYER_MASK, payload >> PLAYER_BITS)
        elif kind == GM_PENALTY:
            standing.gm_penalises(payload & PLAYER_MASK, payload >> PLAYER_BITS)
        elif kind == TIMEOUT:
            self._time_is_up()
        elif kind == REQUEST:
            standing.asker = seat
        else:
            self._answer(kind)

    def _answer(self, kind: i64) -> None:
        """R35: the game master calls a time-out, grants one or refuses."""
        standing = self.standing
        asker = standing.asker
        standing.asker = NOBODY
        if kind == REFUSE_AND_PENALISE:
            standing.penalise(standing.gm, asker, OTHER)  # P5
        elif kind != REFUSE:
            standing.stage = PAUSE

    def _time_is_up(self) -> None:
        standing = self.standing
        if standing.asker >= 0:
            standing.asker = NOBODY  # R35: no answer is a refusal
            return
        standing.overdue = True
        if standing.turn == standing.gm:  # R30
            standing.late_fined = True
            standing.penalise(REFEREE, standing.gm, TOO_LONG)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A random legal move, not each equally likely: mostly who is on turn plays, and calls "Mao!" when he should.

        Uniform moves would be talk and false penalties, and most rounds would go on until R40 ends them.
        """
        standing = self.standing
        if seat != standing.turn or rng.below(ODD_MOVES) == 0:
            moves = self.legal(seat)
            return moves[rng.below(len(moves))]
        hand = standing.hands[seat]
        cards = playable(hand, standing.top())
        if not cards:
            return DRAW if standing.has_cards() else PASS_EMPTY
        if card_count(hand) == 2 and not standing.said & MAO:
            return make_move(SIGNAL, 0)
        return play_of(nth_card(cards, rng.below(card_count(cards))))
