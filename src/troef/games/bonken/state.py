"""A position of a match of bonken."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, SUIT_CARDS
from troef.cards.card import HEARTS
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.moves import DOUBLE, PASS, kind_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.view import SheetEntry, View
from troef.games.bonken.choosing import CHOOSE_GAME, ChoosingGame
from troef.games.bonken.domino import DominoPlay, show_hands
from troef.games.bonken.doubling import Doubling
from troef.games.bonken.scoring import (
    ALL_GAMES,
    ALL_TROEVEN,
    BASES,
    CHOICES,
    DEALS,
    DOMINO,
    HARTENHEER,
    HARTENJAGEN,
    SANS,
    TRICKS,
    TROEVEN,
    with_doubles,
)
from troef.games.bonken.sheet import chosen_on, marked_sheet, names_of
from troef.tricks.aim import Aim
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, LEAD_BAN, NO_LIMITS, Duties, Limits
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.ordering import NO_TRUMP, make_ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS

PACK: Final = list(make_pack())
DEAL: Final = DealPattern(4, (1,) * 13)  # R2
RANKS: Final = "A K Q J 10 9 8 7 6 5 4 3 2"
#: R10: by trump suit, and last of all (-1) without trumps.
ORDERINGS: Final = [make_ordering(RANKS, suit) for suit in (0, 1, 2, 3, NO_TRUMP)]
PLAIN_TABLE: Final = TrickTable(4, Duties({int(FOLLOW): "R9"}))
HEARTS_TABLE: Final = TrickTable(4, Duties({int(FOLLOW): "R9", int(LEAD_BAN): "R11"}))


def _no_hearts() -> Limits:
    limits = Limits()
    limits.lead_ban = SUIT_CARDS[HEARTS]
    return limits


NO_HEARTS: Final = _no_hearts()  # R11


def trump_of(choice: i64) -> i64:
    """The trump suit of a choice, or NO_TRUMP (R6, R7)."""
    return choice - TROEVEN if TROEVEN <= choice < SANS else NO_TRUMP


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BonkenState(TrickMatch):
    """A position of a match of bonken.

    `choice` is the game of this deal (-1 until it is chosen); `hands` are those before the play. `unplayed` is the set
    of choices that nobody has made, `had_troeven` that of the seats that have chosen troeven. `doubled[seat]` is the
    set of seats whom the seat has doubled.
    """

    def __init__(self, game: TrickGame, dealer: int, doubling: bool) -> None:
        super().__init__(game, 4, dealer)
        self.doubling: bool = doubling
        self.choice: i64 = -1
        self.hands = vec[i64]([0, 0, 0, 0])
        self.domino: DominoPlay | None = None
        self.unplayed: i64 = ALL_GAMES | ALL_TROEVEN
        self.had_troeven: i64 = 0
        self.doubled = vec[i64]([0, 0, 0, 0])

    # ---- the deal ----

    def start_deal(self, hands: vec[i64]) -> None:
        self.begin_deal()
        self.choice = -1
        self.hands = hands
        self.tricks = None
        self.domino = None
        self.doubled = vec[i64]([0, 0, 0, 0])
        chooser = (self.dealer + 2) & 3  # R3
        had_troeven = self.had_troeven & BIT[chooser] != 0
        self.phase = ChoosingGame(chooser, self.choices_left(had_troeven), self.unplayed, had_troeven)

    def choices_left(self, had_troeven: bool) -> i64:
        """What the chooser of this deal may choose: R4, R5, R7."""
        if had_troeven:
            return self.unplayed & ALL_GAMES
        if self.deal_number + 4 > DEALS:  # R5: his last turn
            return self.unplayed & ALL_TROEVEN
        return self.unplayed

    def phase_over(self, phase: Phase) -> None:
        if isinstance(phase, DominoPlay):
            base = vec[i64]([0, 0, 0, 0])
            base[phase.loser] = BASES[DOMINO].last
            self._settle(base)
        elif isinstance(phase, ChoosingGame):
            self._choose(phase.chosen)
        elif isinstance(phase, Doubling):
            self.doubled = phase.doubled
            self._start_play()

    def _choose(self, choice: i64) -> None:
        self.choice = choice
        self.unplayed &= ~BIT[choice]
        if choice >= TROEVEN:
            self.had_troeven |= BIT[(self.dealer + 2) & 3]
        if self.doubling:
            self.phase = Doubling(self.dealer)
        else:
            self._start_play()

    def _start_play(self) -> None:
        leader = (self.dealer + 1) & 3  # R8, R13
        choice = self.choice
        if choice == DOMINO:
            domino = DominoPlay(self.hands, leader)
            self.domino = domino
            self.phase = domino
            return
        hearts = choice == HARTENJAGEN or choice == HARTENHEER
        table = HEARTS_TABLE if hearts else PLAIN_TABLE
        limits = NO_HEARTS if hearts else NO_LIMITS
        play = TrickPlay(table, ORDERINGS[trump_of(choice)], self.hands, leader, limits)
        self.tricks = play
        self.phase = play

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def deal_played(self, play: TrickPlay) -> None:
        scoring = BASES[self.choice]
        base = vec[i64]([0, 0, 0, 0])
        for seat in range(4):
            base[seat] = scoring.points(play.won[seat])
        base[play.leader] += scoring.last  # who took the last trick would lead
        self._settle(base)

    def _settle(self, base: vec[i64]) -> None:
        scores = with_doubles(base, self.doubled)
        chooser = (self.dealer + 2) & 3
        if self.brief:
            self.settle_deal([int(score) for score in scores])
            return
        cells: list[int] = []
        marks = ["", "", "", ""]
        marks[chooser] = CHOICES[self.choice]
        entries: list[SheetEntry] = []
        for seat in range(4):
            cells.append(int(scores[seat]))
            if scores[seat] != base[seat]:
                entries.append(SheetEntry(int(seat), "base", int(base[seat])))
                entries.append(SheetEntry(int(seat), "doubled", int(scores[seat] - base[seat])))
        self.settle_deal(cells, tuple(marks), tuple(entries))  # R1, S4

    def trick_aim(self, seat: i64) -> "Aim | None":
        """What a seat scores before doubling (R6), with the other three against it."""
        play = self.tricks
        if play is None or self.phase is not play:
            return None
        scoring = BASES[self.choice]
        aim = Aim(play, BIT[seat])
        for card in range(63):
            aim.points[card] = scoring.points(BIT[card])
        aim.each_trick(scoring.trick)
        aim.tricks[TRICKS - 1] += scoring.last
        return aim

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.reason != "wrong-phase":
            return found
        kind = kind_of(move)
        if kind == DOUBLE:
            if not self.doubling:
                return Refusal("R20", "no-doubling")
            return Refusal("R20", "game-first") if self.choice < 0 else Refusal("R20", "doubling-over")
        if kind == CHOOSE_GAME:
            return Refusal("R3", "game-chosen")
        if kind == PASS and self.phase is self.tricks:
            return Refusal("R9", "must-play")
        return found

    # ---- copies and worlds ----

    def copy(self) -> "BonkenState":  # by hand: the running phase may be the domino
        other = BonkenState(self.trick_game, int(self.dealer), self.doubling)
        other.choice = self.choice
        hands, doubled = self.hands, self.doubled
        other.hands = hands[: len(hands)]
        other.doubled = doubled[: len(doubled)]
        other.unplayed = self.unplayed
        other.had_troeven = self.had_troeven
        domino = self.domino
        if domino is not None:
            other.domino = domino.copy()
        self.copy_match(other)
        if self.phase is domino and other.domino is not None:
            other.phase = other.domino
        return other

    def restore(self, view: View) -> None:
        super().restore(view)
        self._take_up_choices()

    def match_facts(self) -> dict[str, object]:
        return {"chosen": names_of(chosen_on(self.sheet))}

    def set_match(self, facts: dict[str, Any]) -> None:
        """Who has chosen which games: as `chosen` says, or the marks of the sheet (R3–R7)."""
        super().set_match(facts)
        self.sheet = marked_sheet(self.sheet, facts["chosen"], self.dealer, self.deal_number + 1)
        self._take_up_choices()

    def _take_up_choices(self) -> None:
        """What may still be chosen follows from the sheet."""
        for seat, choices in enumerate(chosen_on(self.sheet)):
            for choice in choices:
                self.unplayed &= ~BIT[choice]
                if choice >= TROEVEN:
                    self.had_troeven |= BIT[seat]

    # ---- views ----

    def show_table(self, display: Display) -> None:
        super().show_table(display)
        if self.deal_number and self.tricks is None:
            self._show_other_cards(display)
        phase = self.phase
        self._show_doubles(display, phase.doubled if isinstance(phase, Doubling) else self.doubled)

    def show_facts(self, display: Display) -> None:
        if self.deal_number == 0:
            return
        choice = self.choice
        if choice >= 0:
            display.show_fact("game", "text", "troeven" if choice >= TROEVEN else CHOICES[choice].replace(" ", "-"))
            if TROEVEN <= choice < SANS:
                display.show_suit("trump", trump_of(choice))
            elif choice == SANS:
                display.show_fact("trump", "text", "sans")
        chooser = self.dealer + 1 if display.between_deals() and display.outcome is None else self.dealer + 2
        display.show_seat("chooser", chooser & 3)

    def _show_other_cards(self, display: Display) -> None:
        """The cards of domino, and those that are not being played yet."""
        domino = self.domino
        if domino is not None:
            domino.show_hands(display)
            domino.show_rows(display)
        else:
            show_hands(display, self.hands)

    def _show_doubles(self, display: Display, doubled: vec[i64]) -> None:
        """T2: all know who has doubled whom."""
        for seat in range(4):
            number = 0
            for other in range(4):
                if doubled[seat] & BIT[other]:
                    number += 1
                    key = "doubles" if number == 1 else f"doubles-{number}"
                    display.show_badge(seat, key, "seat", int(other))
