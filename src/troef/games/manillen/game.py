"""The rules of manillen with their options, and a position of a match."""

from collections.abc import Iterator
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.card import card_text, parse_card, suit_of
from troef.cards.hand_order import HandOrder
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import State
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.moves import PLAY, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.position_facts import PositionError
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.manillen.options import INFO, Options
from troef.games.manillen.phases import Consultation
from troef.games.manillen.questions import ASK, QUESTION_COUNT, QUESTIONS, RANKS, Speech, answer_to, cards_named
from troef.games.manillen.result import Result, check_result, check_sheet
from troef.games.manillen.scoring import ALL_POINTS, RANK_POINTS, score_sides
from troef.games.manillen.worlds import Knowledge
from troef.sampling.replay import retrace
from troef.tricks.aim import Aim, for_points, side_of
from troef.tricks.deal import DealPattern, card_at
from troef.tricks.following import (
    BEAT,
    BEAT_PARTNER,
    BEAT_RUFFED,
    BEAT_TRUMP,
    BEAT_TRUMP_PARTNER,
    FOLLOW,
    OVERRUFF,
    RUFF,
    RUFF_PARTNER,
    Duties,
)
from troef.tricks.game import TrickMatch
from troef.tricks.hand_order import trump_in, with_trump
from troef.tricks.ordering import make_ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS
from troef.tricks.unseen import dealt_worlds
from troef.tricks.upcard import UpcardGame

PACK: Final = list(make_pack("7"))
ANTICLOCKWISE: Final = -1
PACKETS: Final = DealPattern(4, (2, 2, 2, 2), ANTICLOCKWISE)  # R5
LAST_CARD: Final = 31  # R6: the dealer's
SIDES: Final = [[0, 2], [1, 3]]  # R2

ORDERINGS: Final = [
    make_ordering(RANKS, suit, plain_points=RANK_POINTS)
    for suit in range(4)  # R7
]

_LANGUAGE: Final = Speech()


def _duties(options: Options) -> Duties:
    follow = [FOLLOW, BEAT, BEAT_RUFFED, BEAT_TRUMP]
    if options.beat_partner:  # A5
        follow += [BEAT_PARTNER, BEAT_TRUMP_PARTNER]
    clauses = {int(flag): "R14" for flag in follow}
    return Duties(clauses | {int(RUFF): "R15", int(RUFF_PARTNER): "R18", int(OVERRUFF): "R15"})


@final
class Manillen(UpcardGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE, PACK, PACKETS, sides=SIDES)
        self.table = TrickTable(4, _duties(options), SIDES, ANTICLOCKWISE)
        self.target: i64 = options.target
        self.consultation: bool = options.consultation
        self.questions: i64 = i64(-1) if options.max_questions is None else options.max_questions

    def new_state(self, seats: int, dealer: int) -> "ManillenState":
        return ManillenState(self, dealer)

    def hand_order(self, view: View) -> HandOrder:
        """R7: 10 A K Q J 9 8 7 in every suit, trumps last."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S1–S3, P3).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> troef.game("manillen").settle({"card_points": [30, 30], "tricks": [4, 4]})
        (0, 0, 0, 0)
        """
        found = Result.read(result)
        check_result(found)
        if found.false_answer is not None:  # P3
            sides = (0, int(ALL_POINTS)) if found.false_answer == 0 else (int(ALL_POINTS), 0)
            return sides + sides
        first, second = score_sides(found.card_points[0], found.tricks[0])
        return (int(first), int(second), int(first), int(second))

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """The unseen cards shared uniformly over what is known: the turned-up card, the answers, the play."""
        before = ManillenState(self, view.dealer)
        if not view.deal_number:
            while True:
                yield before.copy()
        before.restore(view)
        before.upcard = parse_card(str(view.memory["upcard"]))
        knowledge = Knowledge(view, int(before.dealer))
        knowledge.count(PACK, self.table, ORDERINGS[knowledge.trump])

        def replay(hands: list[int]) -> State:
            state = before.copy()
            state.start_deal(vec[i64](hands))
            return retrace(state, view.log)

        yield from dealt_worlds(knowledge.draw, replay, rng)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ManillenState(TrickMatch):
    """A position of a match of manillen. `dealt0` to `dealt3` are the hands of this deal: answers tell of them."""

    def __init__(self, game: Manillen, dealer: int) -> None:
        super().__init__(game, 4, dealer)
        self.rules: Manillen = game
        self.upcard: i64 = -1
        self.trump: i64 = -1
        self.dealt0: i64 = 0
        self.dealt1: i64 = 0
        self.dealt2: i64 = 0
        self.dealt3: i64 = 0

    # ---- the deal ----

    def exchange_cards(self, changed: vec[i64]) -> None:
        super().exchange_cards(changed)
        self.dealt0 ^= changed[0]
        self.dealt1 ^= changed[1]
        self.dealt2 ^= changed[2]
        self.dealt3 ^= changed[3]

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        self.upcard = card_at(pack, top, LAST_CARD)
        super().lay_pack(pack, top)

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        return TrickPlay(self.rules.table, ORDERINGS[suit_of(self.upcard)], hands, self.after(self.dealer))  # R6, R13

    def start_deal(self, hands: vec[i64]) -> None:
        super().start_deal(hands)
        self.trump = suit_of(self.upcard)
        self.dealt0, self.dealt1, self.dealt2, self.dealt3 = hands[0], hands[1], hands[2], hands[3]
        if self.rules.consultation and self.rules.questions:
            leader = self.phase.turn
            self.phase = Consultation(leader, hands[leader], self.rules.questions)  # R8

    def advance(self) -> None:
        phase, play = self.phase, self.tricks
        if not isinstance(phase, Consultation):
            super().advance()
        elif phase.lead >= 0 and play is not None:  # R11
            play.play(phase.leader, make_move(PLAY, phase.lead))
            self.phase = play

    def runs_out(self, phase: Phase) -> bool:
        return not isinstance(phase, Consultation) and super().runs_out(phase)  # its leader stays on turn when it ends

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def points(self, play: TrickPlay) -> list[int]:
        won = play.order.points_in(play.won[0] | play.won[2])
        first, second = score_sides(won, play.tricks_of(0) + play.tricks_of(2))
        return [int(first), int(second)]

    def finish_if_over(self) -> None:
        if self.totals[0] >= self.rules.target or self.totals[1] >= self.rules.target:  # S4
            self.finish_scored(self.scores(), "target")

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The lead in card points and tricks (S1, S2)."""
        play = self.tricks
        if play is None or self.phase is not play:
            return None
        aim = for_points(play, side_of(play, seat), lead=True)
        aim.each_trick(1)
        return aim

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.clause or not 0 <= seat < 4:
            return found
        if kind_of(move) != ASK or not 0 <= payload_of(move) < QUESTION_COUNT:
            return found
        phase, play = self.phase, self.tricks
        consulting = isinstance(phase, Consultation)
        if not consulting and phase is not play:
            return found
        if not self.rules.consultation:
            return Refusal("R11", "no-consultation")
        if play is not None and (play.count or play.tricks_played):
            return Refusal("R11", "consultation-over")
        if (seat ^ self.dealer) & 1 == 0:
            return Refusal("R8", "only-listen")
        # the leader's partner, who does not act any more, or a deal without questions
        return phase.why_not(seat, move) if consulting else Refusal("R12", "no-questions-left")

    def copy(self) -> "ManillenState":
        other = ManillenState(self.rules, self.dealer)
        self.copy_match(other)
        other.upcard, other.trump, other.dealt0, other.dealt1 = self.upcard, self.trump, self.dealt0, self.dealt1
        other.dealt2, other.dealt3 = self.dealt2, self.dealt3
        return other

    def check_rows(self) -> None:
        check_sheet(self.sheet, int(self.deal_number))
        if max([int(total) for total in self.totals]) >= self.rules.target:
            raise PositionError("sheet", "the match ends at {target}: it would be over", target=self.rules.target)

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        display.direction = ANTICLOCKWISE
        if self.trump >= 0:
            display.show_suit("trump", self.trump)

    def show_hands(self, display: Display, play: TrickPlay) -> None:
        """R6: the upcard lies open until the first card has been played, and is part of the dealer's hand."""
        lies = not play.count and not play.tricks_played
        for seat in range(4):
            card = self.upcard if lies and seat == self.dealer else -1
            play.show_hand(display, seat, card, card)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        answers: list[object] = []
        if display.keeps_all or not play.tricks_played:
            answers = self._show_answers(display)
        if display.keeps_all:
            display.memory["upcard"] = card_text(self.upcard)  # T2: known afterwards too
            display.memory["answers"] = answers
        if not play.count and not play.tricks_played:
            display.show_fact("upcard", "cards", [card_text(self.upcard)])

    def _show_answers(self, display: Display) -> list[object]:
        """R9, R10: the answers to the questions of the log, heard by all. They stand at the seat that gave them until
        the first trick is over."""
        dealt = [self.dealt0, self.dealt1, self.dealt2, self.dealt3]
        answers: list[object] = []
        play = self.tricks
        fresh = play is not None and not play.tricks_played
        for entry in self.log:
            move = entry >> SEAT_SHIFT
            if kind_of(move) != ASK:
                continue
            partner = int(((entry & 15) - SEAT_OFFSET + 2) & 3)
            question = int(payload_of(move))
            answer = answer_to(question, dealt[partner], self.trump)
            answers.append(answer)
            if fresh:
                _show_answer(display, partner, question, answer, int(self.trump))
        return answers


def _show_answer(display: Display, seat: int, question: int, answer: object, trump: int) -> None:
    """An answer as a badge: a number, cards, or that there are none."""
    key = QUESTIONS[question].replace(":", "-").replace("_", "-")
    if isinstance(answer, int):
        display.show_badge(seat, key, "number", answer)
        return
    cards = cards_named(question, answer, trump)
    if cards:
        display.show_badge(seat, key, "cards", cards)
    else:
        display.show_badge(seat, key, "text", "none")
