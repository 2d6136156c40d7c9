"""The phases beside the turns: making a rule, the time-out, the claim to a round, between two rounds."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, cards_in, first_card
from troef.core.moves import TIMEOUT, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import SINGLES, Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import TIMEKEEPER
from troef.games.mao.moves import (
    ACCUSATIONS,
    CONFIRM,
    DUTY,
    END_MATCH,
    END_TIMEOUT,
    GM_PENALTY,
    NEXT_ROUND,
    OTHER,
    PENALISE,
    PLAYER_BITS,
    PLAYER_MASK,
    RULE,
    TRIGGER,
    WITHDRAW,
    gm_penalty,
)
from troef.games.mao.refusing import why_no_accusation, why_no_gm_penalty
from troef.games.mao.settling import contradicting, judge, withdraw, withdraw_latest
from troef.games.mao.standing import MAKING, NOBODY, OVER, TURNS, MaoRound
from troef.games.mao.vocabulary import DUTIES, TRIGGERS, duty_of, goes_with, is_rule, rule_code, trigger_of

MAKING_SECONDS: Final[i64] = 60  # R18
PAUSE_SECONDS: Final[i64] = 120  # R35, R37
#: How many duties every trigger can have, at least (R17).
FEWEST_DUTIES: Final[i64] = 21
REQUEST_SECONDS: Final[i64] = 15  # R35

_TIMEOUT: Final[list[BoxedMove]] = [int(TIMEOUT)]
_TRIGGERS: Final[list[BoxedMove]] = [int(make_move(TRIGGER, trigger)) for trigger in range(len(TRIGGERS))]
_BETWEEN: Final[list[BoxedMove]] = [int(NEXT_ROUND), int(END_MATCH)]
#: The seats of every set of seats, ascending.
SEATS_OF: Final = [tuple([seat for seat in range(6) if seats >> seat & 1]) for seats in range(64)]


@mypyc_attr(acyclic=True)
class MaoPhase(Phase):
    """A phase of mao; all phases share one `MaoRound`."""

    def __init__(self, standing: MaoRound) -> None:
        super().__init__()
        self.standing: MaoRound = standing

    def copy(self) -> Phase:
        return self.over(self.standing.copy())

    def over(self, standing: MaoRound) -> "MaoPhase":
        """The same phase of a copied round."""
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("R18" if move == TIMEOUT else "", "not-offered")


@final
@mypyc_attr(acyclic=True)
class Making(MaoPhase):
    """Somebody chooses a secret rule: first its trigger (76), then its duty (25 at most), or both at one go (R18).

    A rule that there is already is refused, at one go whoever made it. Who chooses in two steps and hits upon another's
    does not see that beforehand, since a button that is missing would betray it: he tries, learns that there is such a
    rule, and chooses again.
    """

    def __init__(self, standing: MaoRound) -> None:
        super().__init__(standing)
        self.turn = standing.maker

    def name(self) -> str:
        return "making"

    def time_limit(self) -> tuple[int, int]:
        return int(MAKING_SECONDS), int(self.standing.book.count())

    def over(self, standing: MaoRound) -> MaoPhase:
        other = Making(standing)
        other.turn = self.turn
        return other

    def is_free(self, code: i64) -> bool:
        """Whether the maker may try this rule, for all he knows."""
        standing = self.standing
        for other in standing.tried:
            if other == code:
                return False
        return not standing.book.is_known_in_force(code, standing.maker)

    def has_duties(self, trigger: i64) -> bool:
        """Whether there is still a rule with this trigger."""
        standing = self.standing
        if standing.book.count() + len(standing.tried) < FEWEST_DUTIES:
            return True
        return any(goes_with(trigger, duty) and self.is_free(rule_code(trigger, duty)) for duty in range(len(DUTIES)))

    def duties(self) -> list[int]:
        """The duties that the chosen trigger may have."""
        trigger = self.standing.trigger
        return [
            duty for duty in range(len(DUTIES)) if goes_with(trigger, duty) and self.is_free(rule_code(trigger, duty))
        ]

    def legal(self, seat: i64) -> list[int]:
        if seat == TIMEKEEPER:
            return _TIMEOUT[:]
        if seat != self.turn:
            return []
        if self.standing.trigger < 0:
            return [move for move in _TRIGGERS if self.has_duties(payload_of(move))]
        return [int(make_move(DUTY, duty)) for duty in self.duties()]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move == TIMEOUT
        if seat != self.turn:
            return False
        kind, payload = kind_of(move), payload_of(move)
        trigger = self.standing.trigger
        if kind == TRIGGER:
            return trigger < 0 and 0 <= payload < len(TRIGGERS) and self.has_duties(payload)
        if kind == DUTY:
            if trigger < 0 or not 0 <= payload < len(DUTIES) or not goes_with(trigger, payload):
                return False
            return self.is_free(rule_code(trigger, payload))
        if kind != RULE or trigger >= 0 or not is_rule(payload):
            return False
        return self.is_free(payload) and not self.standing.book.is_in_force(payload)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind, payload = kind_of(move), payload_of(move)
        trigger = self.standing.trigger
        if kind == RULE and trigger < 0:
            if is_rule(payload):
                return Refusal("R18", "rule-exists")
            return Refusal("R17", "does-not-go-together")
        if kind == DUTY and 0 <= payload < len(DUTIES):
            if trigger < 0:
                return Refusal("R15", "trigger-first")
            if goes_with(trigger, payload):
                return Refusal("R18", "rule-exists")
            return Refusal("R17", "does-not-go-together")
        if kind == TRIGGER and trigger < 0 and 0 <= payload < len(TRIGGERS):
            return Refusal("R18", "rule-exists")
        if kind == TRIGGER or kind == RULE:
            return Refusal("R15", "duty-next")
        return Refusal("R18", "make-a-rule")

    def play(self, seat: i64, move: i64) -> None:
        standing = self.standing
        kind, payload = kind_of(move), payload_of(move)
        if kind == TIMEOUT:
            standing.by_lot = True
            return
        if kind == TRIGGER:
            standing.trigger = payload
            return
        trigger = standing.trigger if kind == DUTY else trigger_of(payload)
        duty = payload if kind == DUTY else duty_of(payload)
        standing.make_rule(trigger, duty)

    def pick(self, seat: i64, rng: Rng) -> i64:
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]


@final
@mypyc_attr(acyclic=True)
class Pause(MaoPhase):
    """A time-out: only the game master does something (R35), and while rules contradict each other he must first
    withdraw one or more of them (R37)."""

    def __init__(self, standing: MaoRound) -> None:
        super().__init__(standing)
        self.turn = standing.gm

    def name(self) -> str:
        return "time-out"

    def time_limit(self) -> tuple[int, int]:
        return int(PAUSE_SECONDS), int(self.standing.actions)

    def over(self, standing: MaoRound) -> MaoPhase:
        other = Pause(standing)
        other.turn = self.turn
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat == TIMEKEEPER:
            return _TIMEOUT[:]
        if seat != self.turn:
            return []
        rules = self.withdrawable()
        if not rules:
            return [int(END_TIMEOUT)]
        return [int(make_move(WITHDRAW, rule)) for rule in cards_in(rules)]

    def withdrawable(self) -> i64:
        """The rules of which one must go."""
        return contradicting(self.standing) if self.standing.conflict else i64(0)

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move == TIMEOUT
        if seat != self.turn:
            return False
        rules = self.withdrawable()
        if move == END_TIMEOUT:
            return not rules
        rule = payload_of(move)
        return kind_of(move) == WITHDRAW and 0 < rule < 63 and rules & BIT[rule] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if seat == TIMEKEEPER:
            return Refusal("R35", "not-offered")
        if seat != self.turn and (kind == WITHDRAW or move == END_TIMEOUT):
            return Refusal("R37" if kind == WITHDRAW else "R35", "only-game-master")  # which rules is his secret
        if kind == WITHDRAW:
            return Refusal("R37" if self.withdrawable() else "R38", "no-contradiction")
        if move == END_TIMEOUT:
            return Refusal("R37", "withdraw-first", {"rules": self.numbers()})
        if kind == PENALISE or kind == GM_PENALTY:
            return Refusal("P6", "time-out-running")
        return Refusal("R35", "time-out-running")

    def numbers(self) -> list[int]:
        """The numbers of the rules that contradict each other."""
        return cards_in(self.withdrawable())

    def play(self, seat: i64, move: i64) -> None:
        standing = self.standing
        if kind_of(move) == WITHDRAW:
            withdraw(standing, payload_of(move))
            return
        standing.stage = TURNS
        if standing.conflict:
            if move == TIMEOUT:
                withdraw_latest(standing)
            standing.conflict = False
            judge(standing)


@final
@mypyc_attr(acyclic=True)
class Claim(MaoPhase):
    """Somebody has no cards left: the owners may still penalise him before the round is his (R33, R34).

    For each owner a button for each of his rules and one to confirm; for the game master one for each player.
    """

    def __init__(self, standing: MaoRound, seconds: i64) -> None:
        super().__init__(standing)
        self.seconds: i64 = seconds
        self.find_turn()

    def find_turn(self) -> None:
        """Whom the others wait for, where it is one."""
        watching = self.standing.watching
        self.turn = first_card(watching) if watching and not watching & (watching - 1) else NOBODY

    def name(self) -> str:
        return "claim"

    def time_limit(self) -> tuple[int, int]:
        return int(self.seconds), int(self.standing.actions)

    def over(self, standing: MaoRound) -> MaoPhase:
        other = Claim(standing, self.seconds)
        other.turn = self.turn
        return other

    def actors(self) -> tuple[int, ...]:
        """First the owners who have not confirmed."""
        standing = self.standing
        if standing.watching & BIT[standing.gm] or not standing.spread():
            return SEATS_OF[standing.watching]
        return SEATS_OF[standing.watching] + SINGLES[standing.gm]

    def legal(self, seat: i64) -> list[int]:
        standing = self.standing
        if seat == TIMEKEEPER:
            return _TIMEOUT[:]
        if not 0 <= seat < standing.seats:
            return []
        moves: list[int] = []
        if standing.watching & BIT[seat]:
            moves.append(int(CONFIRM))
            buttons = ACCUSATIONS[standing.mover]
            rules = standing.book.owned[seat]
            while rules:
                moves.append(buttons[first_card(rules)])
                rules &= rules - 1
        if seat == standing.gm:
            moves += [int(gm_penalty(player, OTHER)) for player in cards_in(standing.spread())]
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        standing = self.standing
        if seat == TIMEKEEPER:
            return move == TIMEOUT
        if not 0 <= seat < standing.seats or move < 0:
            return False
        kind, payload = kind_of(move), payload_of(move)
        player, rule = payload & PLAYER_MASK, payload >> PLAYER_BITS
        if kind == GM_PENALTY:
            return seat == standing.gm and rule == OTHER and standing.may_gm_penalise(player, OTHER)
        if not standing.watching & BIT[seat]:
            return False
        if kind == PENALISE:
            return player == standing.mover and 0 < rule < 63 and standing.book.owned[seat] & BIT[rule] != 0
        return move == CONFIRM

    def why_not(self, seat: i64, move: i64) -> Refusal:
        standing = self.standing
        kind, payload = kind_of(move), payload_of(move)
        player, detail = payload & PLAYER_MASK, payload >> PLAYER_BITS
        owned = 0 < detail < 63 and standing.book.owned[seat] & BIT[detail] != 0
        if kind == PENALISE and player == standing.mover and not owned:
            return why_no_accusation(standing, seat, player, detail)
        if kind == GM_PENALTY and (seat != standing.gm or detail == OTHER):
            return why_no_gm_penalty(standing, seat, player, detail)
        if kind == PENALISE or kind == GM_PENALTY:
            return Refusal("R33", "only-the-claimant", {"player": int(standing.mover)})
        return Refusal("R33", "round-claimed", {"player": int(standing.mover)})

    def play(self, seat: i64, move: i64) -> None:
        standing = self.standing
        kind, payload = kind_of(move), payload_of(move)
        if kind == TIMEOUT:
            standing.watching = 0
        elif kind == CONFIRM:
            standing.watching &= ~BIT[seat]
        elif kind == GM_PENALTY:
            standing.gm_penalises(payload & PLAYER_MASK, OTHER)
        else:
            standing.accuse(seat, payload & PLAYER_MASK, payload >> PLAYER_BITS)
        self.find_turn()

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Half of the time who is asked confirms: each move equally likely would make matches very long."""
        moves = self.legal(seat)
        if moves[0] == CONFIRM and rng.below(2):
            return CONFIRM
        return moves[rng.below(len(moves))]


@final
@mypyc_attr(acyclic=True)
class Between(MaoPhase):
    """An open-ended match: between two rounds the game master goes on or ends it (R39)."""

    def __init__(self, standing: MaoRound) -> None:
        super().__init__(standing)
        self.turn = standing.gm

    def name(self) -> str:
        return "between-rounds"

    def over(self, standing: MaoRound) -> MaoPhase:
        other = Between(standing)
        other.turn = self.turn
        return other

    def legal(self, seat: i64) -> list[int]:
        return _BETWEEN[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == NEXT_ROUND or move == END_MATCH)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("R39", "between-rounds")

    def play(self, seat: i64, move: i64) -> None:
        self.standing.stage = OVER if move == END_MATCH else MAKING
