"""A finished hand of poker for `settle`, and which results a lawful hand can give.

What a hand was played with (stacks) is not part of a result, so it is asked whether there are stacks, in a match with
these options, with which the betting can have gone so. The parts of it:

* everybody has paid the ante and the blinds have been posted, or else somebody was all-in (R4, R5);
* who is still in and has put in less than another is all-in; nobody has put in more than all who are still in;
* what somebody folded with was the highest bet at some moment: such *levels* lie a raise apart, unless a player who is
  all-in has raised by less (R12–R14);
* a bet above all others was a raise that somebody could call (R15);
* the chips were there, and what was left of them was somebody's (S6).
"""

from dataclasses import dataclass
from typing import Any, Self

from troef.cards.bits import BIT
from troef.core.result import GameResult, ResultError
from troef.games.poker.hands import strength
from troef.games.poker.levels import NONE, ROUNDS, BetLevels
from troef.games.poker.options import INFO, TableRules


@dataclass(frozen=True)
class Result(GameResult):
    """A finished hand.

    Fields:
        put: what each seat put in during the whole hand, antes and blinds included.
        folded: the seats that have folded.
        strengths: how good each seat's hand is: numbers of which the higher one wins (`hand_strength` gives such), not
            looked at for seats that folded.
        carried: the chips that stayed on the table from the hand before.
        dealer: who dealt; null where it is not told. Then there must be a seat that can have dealt, and chips that
            cannot be divided go clockwise from the left of the first such seat.
        out: the seats that were dealt no cards, for they had no chips.
    """

    put: tuple[int, ...]
    folded: tuple[int, ...]
    strengths: tuple[int, ...]
    carried: int = 0
    dealer: int | None = None
    out: tuple[int, ...] = ()

    @classmethod
    def of(cls, state: Any) -> Self:
        seats, hole, live = range(state.seats), state.hole, state.table.live
        shown = state.street == ROUNDS
        return cls(
            put=tuple([state.won[seat] - cell for seat, cell in enumerate(state.sheet[-1].cells)]),
            folded=tuple([seat for seat in seats if hole[seat] and not live & BIT[seat]]),
            strengths=tuple(
                [int(strength(hole[seat] | state.board)) if shown and live & BIT[seat] else 0 for seat in seats]
            ),
            carried=state.carried_before,
            dealer=state.hand_dealer,
            out=tuple([seat for seat in seats if not hole[seat]]),
        )


def check_result(result: Result, rules: TableRules) -> "PlayedHand":
    """A lawful hand with these options that gives the result.

    Raises:
        ResultError: none does.
    """
    _check_seats(result)
    _check_chips(result, rules)
    dealers = [seat for seat in range(len(result.put)) if seat not in result.out]
    faults: list[tuple[int, ResultError]] = []
    for dealer in dealers if result.dealer is None else [result.dealer]:
        hand = PlayedHand(result, rules, dealer)
        try:
            hand.check()
        except ResultError as fault:
            faults.append((hand.passed, fault))
        else:
            return hand
    raise max(faults, key=lambda found: found[0])[1]  # of the dealer with whom most of it is right


def _check_seats(result: Result) -> None:
    seats = len(result.put)
    if not INFO.least_seats <= seats <= INFO.most_seats:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "put",
            game="poker",
            least=INFO.least_seats,
            most=INFO.most_seats,
            seats=seats,
        )
    if len(result.strengths) != seats:
        raise ResultError("a number for each of {seats} seats is wanted", "strengths", seats=seats)
    for name, given in (("folded", result.folded), ("out", result.out)):
        if len(set(given)) != len(given) or any(not 0 <= seat < seats for seat in given):
            raise ResultError("different seats of {seats} are wanted, not {given}", name, seats=seats, given=given)
    if set(result.folded) & set(result.out):
        raise ResultError("who was dealt no cards has not folded", "out")
    if len(result.folded) + len(result.out) >= seats:
        raise ResultError("somebody is left who has not folded", "folded")
    if seats - len(result.out) < INFO.least_seats:
        raise ResultError("at least two play", "out")
    if result.dealer is not None and (not 0 <= result.dealer < seats or result.dealer in result.out):
        raise ResultError("the dealer is one of those who play", "dealer")  # R2


def _check_chips(result: Result, rules: TableRules) -> None:
    """Amounts are whole chips; what is carried over was left of pots that were shared (S4)."""
    chip = int(rules.chip)
    for seat, amount in enumerate(result.put):
        if amount < 0 or amount % chip:
            raise ResultError("{amount} are no whole chips", f"put[{seat}]", amount=amount)
        if amount and seat in result.out:
            raise ResultError("seat {seat} has no chips", "out", seat=seat)
    most = _most_carried(len(result.put), len(result.put) - len(result.out), rules) * chip
    if result.carried % chip or not 0 <= result.carried <= most:
        raise ResultError(
            "from the hand before at most {most} can have stayed, not {carried}",
            "carried",
            most=most,
            carried=result.carried,
        )


def _most_carried(seats: int, players: int, rules: TableRules) -> int:
    """The most chips that can have stayed on the table before a hand of that many players (S4).

    A pot of those who put in the same number of chips each, and share it, can be divided. So somebody has folded or
    lost, and all others share every pot: it leaves one chip less than there are winners, and each pot has a winner less
    than the one before. Winners have chips, and so they play on. An ante for the table lies in the main pot beside
    that: then all can share it. And a pot that leaves `n` chips has given one chip at least to each of `n` + 1 winners
    or more, so it held 2 `n` + 1, and all pots together no more than the match has (S6). Whether the stacks of the
    hands before fit as well is not asked.
    """
    if not rules.carries:
        return 0
    most = min(seats - 1, players)
    ways = [list(range(most - 1, 0, -1))]  # what each pot can leave
    if rules.ante_by_big and rules.ante:
        ways.append([players - 1])
    chips = seats * int(rules.stack) // int(rules.chip)
    return max([sum(pots) if rules.rebuy else _left_of(chips, pots) for pots in ways])


def _left_of(chips: int, pots: list[int]) -> int:
    """The most that pots with this many chips can leave, if each leaves no more than is said.

    >>> _left_of(9, [2, 1]), _left_of(7, [2, 1]), _left_of(3, [2, 1]), _left_of(2, [2, 1])
    (3, 2, 1, 0)
    """
    left = 0
    for most in pots:
        stays = max(0, min(most, (chips - 1) // 2))
        left += stays
        chips -= 2 * stays + 1
    return left


class PlayedHand:
    """A result beside the rules, with a dealer and what each player has bet.

    `players` go clockwise from the dealer's left, `order` as they first act (R9). `bets` are what each put in without
    antes; `short` are those who could not pay ante and blind, and so are all-in whatever the others did. `top` is the
    highest bet of a live player; `matched` says that somebody called it and folded later.
    """

    def __init__(self, result: Result, rules: TableRules, dealer: int) -> None:
        seats = len(result.put)
        self.result = result
        self.rules = rules
        self.dealer = dealer
        self.passed = 0
        self.blind, self.half = int(rules.big), int(rules.small)
        self.players = [
            seat for seat in [(dealer + 1 + step) % seats for step in range(seats)] if seat not in result.out
        ]
        two = len(self.players) == 2
        self.small_seat, self.big_seat = (self.players[1], self.players[0]) if two else tuple(self.players[:2])
        self.order = self.players[::-1] if two else self.players[2:] + self.players[:2]
        self.folded = [seat for seat in self.players if seat in result.folded]
        self.live = [seat for seat in self.players if seat not in result.folded]
        self.bets: dict[int, int] = {}
        self.short: set[int] = set()
        for seat in self.players:
            self._count(seat)
        self.top = max([self.bets[seat] for seat in self.live])
        self.at_top = [seat for seat in self.live if self.bets[seat] == self.top]
        self.matched = any(self.bets[seat] == self.top >= self.blind for seat in self.folded)

    def _count(self, seat: int) -> None:
        """What a player bet, and whether the forced bets took all his chips."""
        put, ante = self.result.put[seat], int(self.rules.ante)
        forced = {self.small_seat: self.half, self.big_seat: self.blind}.get(seat, 0)
        if not self.rules.ante_by_big:
            bet = max(0, put - ante)
            if put < ante or bet < forced:
                self.short.add(seat)
        elif seat != self.big_seat:
            bet = put
            if bet < forced:
                self.short.add(seat)
        else:  # A15: first the blind, then the ante for the table
            bet = put if put < forced else max(forced, put - ante)
            if put < forced + ante:
                self.short.add(seat)
        self.bets[seat] = bet

    def own(self, seat: int) -> int:
        """What a seat put in for itself: not the ante for the table (A15)."""
        return self.bets[seat] if self.rules.ante_by_big and seat == self.big_seat else self.result.put[seat]

    def check(self) -> None:
        """Whether the betting can have gone so.

        Raises:
            ResultError: it cannot.
        """
        for clause in (
            self.check_forced_bets,
            self.check_highest,
            self.check_turns,
            self.check_raises,
            self.check_stacks,
        ):
            clause()
            self.passed += 1

    # ---- clause by clause ----

    def check_forced_bets(self) -> None:
        """R4, R5, R11: who folded has paid what was due, and called the highest bet or nothing."""
        for seat in self.folded:
            bet = self.bets[seat]
            if seat in self.short:
                raise ResultError("seat {seat} folded, and has not paid blind and ante", f"put[{seat}]", seat=seat)
            if bet < self.blind and bet != (self.half if seat == self.small_seat else 0):
                raise ResultError("seat {seat} folded with less than a big blind", f"put[{seat}]", seat=seat)
        for seat in self.live:
            if not self.result.put[seat]:
                raise ResultError("seat {seat} has not folded, and put nothing in", f"put[{seat}]", seat=seat)

    def check_highest(self) -> None:
        """R17: who has put in the most does not fold; a player who is not all-in stays with the highest bet."""
        for seat in self.folded:
            if self.bets[seat] > self.top:
                raise ResultError(
                    "seat {seat} folded with more than anybody left has put in", f"put[{seat}]", seat=seat
                )
        if self.matched and not self.able_at_top():
            raise ResultError("who has called the highest bet folds only while another still has chips", "folded")

    def able_at_top(self) -> list[int]:
        """The live players with the highest bet who may have chips left."""
        return [seat for seat in self.at_top if seat not in self.short]

    def check_turns(self) -> None:
        """R5, R17: while nobody has bet a whole big blind, only those have a turn who are behind somebody."""
        if self.top >= self.blind:
            return
        for seat in self.order[:-2]:
            if seat in self.live and self.bets[seat] and not self._was_asked(seat):
                raise ResultError("seat {seat} was not behind anybody, so it put in no more", f"put[{seat}]", seat=seat)
        if not self.folded:
            return
        if self.top == 0:
            last = [seat for seat in self.able_at_top() if all(self._acts_after(seat, one) for one in self.folded)]
            if not last:
                raise ResultError("nobody was asked, so nobody folded", "folded")
        elif self.small_seat in self.folded and self.half >= self.top:
            raise ResultError("the small blind was not behind anybody, so it did not fold", "folded")

    def check_raises(self) -> None:
        """R12–R15: the bets that were called can have followed each other, and somebody could call the last."""
        if self.top < self.blind:
            return
        first = self.at_top[0]
        if self.top == self.blind:
            if len(self.at_top) == 1 and not self.matched and not self._was_asked(first):
                raise ResultError(
                    "seat {seat} was not behind anybody, so it put in no more", f"put[{first}]", seat=first
                )
            return
        all_in = len(self.at_top) > 1 or not self.matched
        if self._raised_from(all_in, everybody_calls=True) == NONE:
            raise ResultError("such bets cannot have followed each other", "put")
        if self._raised_from(all_in) == NONE:
            raise ResultError("nobody could call what seat {first} bet", f"put[{first}]", first=first)

    def _was_asked(self, seat: int) -> bool:
        """Whether a player had a turn to put in a big blind, where the one to whom it fell may be short (R5, R17)."""
        if seat == self.big_seat or (seat == self.small_seat and self.half == self.blind):
            return True
        behind = max([self.bets[other] for other in self.live if other != seat])
        if seat == self.small_seat:
            return behind > self.half
        return behind > 0 or any(self._acts_after(other, seat) for other in self.folded)

    def _acts_after(self, seat: int, other: int) -> bool:
        """Whether a player's first turn comes after that of another (R9)."""
        return self.order.index(seat) > self.order.index(other)

    def level(self) -> int:
        """The highest bet that was called by somebody who folded."""
        return max([self.blind, *[self.bets[seat] for seat in self.folded]])

    def most_raise(self) -> int:
        """The most by which anybody can raise (R15)."""
        if self.rules.fixed:
            return 2 * self.blind
        return int(self.rules.most_raise) or sum(self.result.put)

    def _raised_from(self, top_all_in: bool, everybody_calls: bool = False) -> int:
        """The lowest bet from which somebody can have raised to the highest, perhaps with his last chips, so that it
        could be called; NONE if there is none."""
        all_in = {self.bets[seat] for seat in self.live}
        if not top_all_in:
            all_in.discard(self.top)
        called = sorted({self.bets[seat] for seat in self.folded if self.bets[seat] >= self.blind} | {self.top})
        levels = BetLevels(self.rules, len(self.players), all_in)
        if everybody_calls or not self.is_alone():
            return levels.raised_from(called, self.top)
        raiser = self.at_top[0]
        callers = self.callers(raiser)
        early = all(self.bets[seat] < self.blind for seat in callers)
        found = [levels.raised_from(called, self._highest_call(raiser) - int(self.rules.chip))]
        if callers:
            found.append(levels.raised_from(called, self._highest_raised(raiser), 1 if early else ROUNDS))
        return min([one for one in found if one != NONE], default=NONE)

    def is_alone(self) -> bool:
        """Whether one player has put in more than all others."""
        return len(self.at_top) == 1 and not self.matched

    def _highest_call(self, raiser: int) -> int:
        """The most that somebody else who is still in has put in."""
        return max([self.bets[seat] for seat in self.live if seat != raiser], default=0)

    def callers(self, raiser: int) -> list[int]:
        """Who folded to the last raise, and so could have called it."""
        return [seat for seat in self.folded if self.bets[seat] >= self.blind or self._acts_after(seat, raiser)]

    def _highest_raised(self, raiser: int) -> int:
        """The highest bet that another can have raised to, with his last chips, before the raiser's turn came and then
        that of somebody who folded to his raise."""
        return max([self._raised_before(raiser, caller) for caller in self.callers(raiser)])

    def _raised_before(self, raiser: int, caller: int) -> int:
        """As `_highest_raised`, for one who folded. Since his turn before, or the beginning, everybody acted once."""
        level = self.level()
        order = self.order if self.bets[caller] < self.blind else self._clockwise_from(caller)
        reached = {level}
        for seat in order[: order.index(raiser)]:
            bet = self.bets[seat]
            called = any(bet - self.most_raise() <= before < bet for before in reached)
            if seat in self.live and called and self._reopens(bet - level, seat, raiser, caller):
                reached.add(bet)
        return max(reached)

    def _clockwise_from(self, seat: int) -> list[int]:
        place = self.players.index(seat) + 1
        return self.players[place:] + self.players[:place]

    def _reopens(self, rise: int, seat: int, raiser: int, caller: int) -> bool:
        """R14: whether after a rise made by one player another may raise: it is a whole raise, or he has not acted."""
        late = self.rules.fixed and self.top - self.bets[seat] > self.blind
        if rise >= (2 * self.blind if late else self.blind):
            return True
        first_round = not late and self._acts_after(raiser, seat)
        later = self.players.index(raiser) > self.players.index(seat)
        return first_round or (later and self.bets[caller] >= self.blind)

    def check_stacks(self) -> None:
        """S6: the chips of the match are enough, and those that were not put in are somebody's."""
        rules, result = self.rules, self.result
        if rules.rebuy:
            return
        left = len(result.put) * int(rules.stack) - result.carried - sum(result.put)
        kept = self._least_kept()
        if left < kept:
            raise ResultError("there are not that many chips in the match", "put")
        if left and not kept and not self._may_keep():
            raise ResultError("everybody is all-in, and there were more chips", "put")

    def _least_kept(self) -> int:
        """The fewest chips that can have been left: who folded has some, and where nobody else could have called the
        last raise, one of them has enough to call it."""
        chip = int(self.rules.chip)
        kept = len(self.folded) * chip
        if self.matched or (self.folded and self.top == 0):
            return kept + chip
        if not self.is_alone() or self.top <= self.blind:
            return kept
        raiser = self.at_top[0]
        level = self._raised_from(top_all_in=True)
        if self._highest_call(raiser) <= level:
            kept += min([level - self.bets[seat] for seat in self.callers(raiser)])
        return kept

    def _may_keep(self) -> bool:
        """Whether somebody may have chips left although nobody folded."""
        if self.top > self.blind:
            return bool(self.able_at_top()) and (len(self.at_top) > 1 or self._raised_from(False) != NONE)
        if self.top in (0, self.blind):
            return bool(self.able_at_top())
        return self.small_seat in self.at_top and self.top == self.half
