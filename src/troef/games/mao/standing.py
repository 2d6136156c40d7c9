"""How a round of mao stands: cards, penalties, faults, and what was said. The phases share one `MaoRound`."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count
from troef.cards.card import rank_of, suit_of
from troef.core.log import log_entry
from troef.core.view import REFEREE
from troef.games.mao.moves import OTHER, TOO_CHATTY, TOO_LONG, UNFOUNDED, WRONG, fine
from troef.games.mao.rulebook import Rulebook
from troef.games.mao.vocabulary import rule_code

NOBODY: Final[i64] = -1
HAND: Final[i64] = 7  # R2
MOST_ACTIONS: Final[i64] = 500  # R40
MOST_MESSAGES: Final[i64] = 5  # R30
MOST_DISCRETION: Final[i64] = 2  # R30, `overig`

# What the match is doing when no cards are awaited.
MAKING: Final[i64] = 0
TURNS: Final[i64] = 1
PAUSE: Final[i64] = 2
CLAIM: Final[i64] = 3
BETWEEN: Final[i64] = 4
OVER: Final[i64] = 5

# What follows when everybody has drawn what he owes.
NOTHING_DUE: Final[i64] = 0
CLAIM_DUE: Final[i64] = 1

_ZEROS: Final = vec[i64]([0] * 6)


def playable(hand: i64, top: i64) -> i64:
    """The cards of a hand that may be laid on this top (R4)."""
    return hand & (SUIT_CARDS[suit_of(top)] | RANK_CARDS[rank_of(top)])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MaoRound:
    """The round that runs and what the match keeps. Sets of seats, cards, signals and rules are masks.

    `bots` are the seats whose rules the table polices (R26). `owed` are the seats that must still draw a card, in
    turn, of which `paid` have. `faults[seat]` are the rules for which a seat can be penalised (R27); `demands` those
    whose demand the next turn action must meet and `missed` those that this one did not (R22).
    """

    def __init__(self, seats: i64, gm: i64) -> None:
        self.seats: i64 = seats
        self.gm: i64 = gm
        self.book: Rulebook = Rulebook(seats)
        self.bots: i64 = 0
        self.wins: vec[i64] = _ZEROS[:seats]
        self.stage: i64 = MAKING
        #: who makes a rule (R18), how many still, the trigger chosen, rules tried that there are already
        self.maker: i64 = gm
        self.to_make: i64 = 2
        self.trigger: i64 = NOBODY
        self.tried: vec[i64] = vec[i64]()
        self.by_lot: bool = False
        #: announcements for the log, each with its speaker
        self.news: vec[i64] = vec[i64]()
        self.begin()

    def begin(self) -> None:
        """A round before its cards are dealt."""
        self.hands: vec[i64] = _ZEROS[: self.seats]
        self.stock: vec[i64] = vec[i64]()
        self.place: i64 = 0
        self.pile: vec[i64] = vec[i64]()
        #: the first card of the discard pile (R2)
        self.start: i64 = NOBODY
        self.direction: i64 = 1
        self.turn: i64 = NOBODY
        self.said: i64 = 0
        self.actions: i64 = 0
        #: the last turn action: who, and of a play the card and the one beneath
        self.mover: i64 = NOBODY
        self.played: i64 = NOBODY
        self.covered: i64 = NOBODY
        self.demands: i64 = 0
        self.missed: i64 = 0
        self.faults: vec[i64] = _ZEROS[: self.seats]
        self.messages: vec[i64] = _ZEROS[: self.seats]
        #: R30: the turn has lasted too long; that was penalised; who had a penalty of the kind `overig`
        self.overdue: bool = False
        self.late_fined: bool = False
        self.discretion: i64 = 0
        #: R35: who asks for a time-out; R37: a contradiction is to be solved
        self.asker: i64 = NOBODY
        self.conflict: bool = False
        #: R33: the owners who have not confirmed yet
        self.watching: i64 = 0
        self.owed: vec[i64] = vec[i64]()
        self.paid: i64 = 0
        self.due: i64 = NOTHING_DUE

    def copy(self) -> "MaoRound":
        """An independent copy."""
        wins, tried, news, hands, stock, pile = self.wins, self.tried, self.news, self.hands, self.stock, self.pile
        faults, messages, owed = self.faults, self.messages, self.owed
        other = MaoRound(self.seats, self.gm)
        other.bots, other.stage, other.maker, other.to_make = self.bots, self.stage, self.maker, self.to_make
        other.trigger, other.by_lot, other.place, other.start = self.trigger, self.by_lot, self.place, self.start
        other.direction, other.turn, other.said, other.actions = self.direction, self.turn, self.said, self.actions
        other.mover, other.played, other.covered, other.demands = self.mover, self.played, self.covered, self.demands
        other.missed, other.overdue, other.late_fined = self.missed, self.overdue, self.late_fined
        other.discretion, other.asker, other.conflict = self.discretion, self.asker, self.conflict
        other.watching, other.paid, other.due = self.watching, self.paid, self.due
        other.wins = wins[: len(wins)]
        other.tried = tried[: len(tried)]
        other.news = news[: len(news)]
        other.hands = hands[: len(hands)]
        other.stock = stock[: len(stock)]
        other.pile = pile[: len(pile)]
        other.faults = faults[: len(faults)]
        other.messages = messages[: len(messages)]
        other.owed = owed[: len(owed)]
        other.book = self.book.copy()
        return other

    def make_rule(self, trigger: i64, duty: i64) -> None:
        """R18: a new rule, or one that the maker now knows to be there already."""
        if self.book.make(self.maker, trigger, duty):
            self.to_make -= 1
            self.tried = vec[i64]()
        else:
            self.tried = append(self.tried, rule_code(trigger, duty))
        self.trigger = NOBODY

    # ---- cards ----

    def top(self) -> i64:
        """The top of the discard pile."""
        pile = self.pile
        return pile[len(pile) - 1]

    def deal(self, order: vec[i64]) -> None:
        """R2, R3: seven cards each and the first card of the discard pile."""
        hands = self.hands
        seat = self.gm
        for at in range(HAND * self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            hands[seat] |= BIT[order[at]]
        place = HAND * self.seats
        self.start = order[place]
        self.pile = order[place : place + 1]
        self.stock = order
        self.place = place + 1
        self.turn = self.gm + 1 if self.gm + 1 < self.seats else i64(0)

    def has_cards(self) -> bool:
        """Whether a card can be drawn, perhaps after shuffling the discards (R8)."""
        return self.place < len(self.stock) or len(self.pile) > 1

    def owe(self, seat: i64) -> None:
        """A seat has to draw a card."""
        self.owed = append(self.owed, seat)

    def draw_owed(self) -> bool:
        """Give out what is owed (R8: what cannot be had is waived); False when the discards must be shuffled first."""
        owed, hands, stock = self.owed, self.hands, self.stock
        while self.paid < len(owed):
            if self.place == len(stock):
                if len(self.pile) > 1:
                    return False
                break
            hands[owed[self.paid]] |= BIT[stock[self.place]]
            self.place += 1
            self.paid += 1
        if len(owed):
            self.owed = vec[i64]()
            self.paid = 0
        return True

    def restock(self, order: list[int]) -> None:
        """R8: the shuffled discards are the new stock."""
        self.pile = vec[i64]([self.top()])
        self.stock = vec[i64](order)
        self.place = 0

    def old_discards(self) -> list[int]:
        """All of the discard pile but the top."""
        pile = self.pile
        return [int(pile[at]) for at in range(len(pile) - 1)]

    # ---- announcements and penalties ----

    def announce(self, seat: i64, move: i64) -> None:
        """Something for the log, said by a seat or (REFEREE) by the table."""
        self.news = append(self.news, log_entry(seat, move))

    def penalise(self, speaker: i64, player: i64, reason: i64) -> None:
        """A penalty card, announced with its reason (T2)."""
        self.announce(speaker, fine(player, reason))
        self.owe(player)

    def accuse(self, owner: i64, player: i64, rule: i64) -> None:
        """R25, R28: the owner of a rule penalises a player for it."""
        faults = self.faults
        if faults[player] & BIT[rule]:
            faults[player] &= ~BIT[rule]
            self.penalise(owner, player, WRONG)
        else:
            self.penalise(REFEREE, owner, UNFOUNDED)

    def has_broken(self, player: i64, rule: i64) -> None:
        """R21, R22: a fault. Owners who are bots, and everybody against himself, penalise at once (R26)."""
        owner = self.book.owners[rule]
        if owner == player or self.bots & BIT[owner]:
            self.penalise(owner, player, WRONG)
        else:
            faults = self.faults
            faults[player] |= BIT[rule]

    def may_gm_penalise(self, player: i64, reason: i64) -> bool:
        """R30: whether the condition of a penalty of the game master is met."""
        if player == self.gm or not 0 <= player < self.seats:
            return False
        if reason == TOO_LONG:
            return self.stage == TURNS and player == self.turn and self.overdue and not self.late_fined
        if reason == TOO_CHATTY:
            return self.stage == TURNS and self.messages[player] > MOST_MESSAGES
        spent = card_count(self.discretion) == MOST_DISCRETION
        return reason == OTHER and not spent and not self.discretion & BIT[player]

    def gm_penalises(self, player: i64, reason: i64) -> None:
        """R30, for a penalty whose condition is met."""
        if reason == TOO_LONG:
            self.late_fined = True
        elif reason == TOO_CHATTY:
            messages = self.messages
            messages[player] = 0
        else:
            self.discretion |= BIT[player]
        self.penalise(self.gm, player, reason)

    def may_accuse(self, seat: i64) -> bool:
        """Whether a seat has a button to penalise with: it owns a rule in force and is no bot (R26, R29)."""
        return self.book.holders & ~self.bots & BIT[seat] != 0

    def spread(self) -> i64:
        """The players whom the game master may still penalise at his own discretion (R30)."""
        if card_count(self.discretion) == MOST_DISCRETION:
            return 0
        return (BIT[self.seats] - 1) & ~self.discretion & ~BIT[self.gm]

    def step(self, seat: i64) -> i64:
        """The next seat in the present direction."""
        return (seat + self.direction + self.seats) % self.seats
