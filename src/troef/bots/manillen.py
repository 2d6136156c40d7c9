"""The rule player of manillen.

Before the lead it asks its partner for trumps and manillas, and it remembers every answer it hears. It leads towards
its partner's manillas, draws trumps when its side has most of them, puts points in its partner's tricks and keeps them
out of the others'.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, for_points
from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, set_of
from troef.cards.card import ACE, TEN, parse_card, parse_suit, suit_of
from troef.core.moves import PLAY, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.manillen import ASK, ORDERINGS, PACK
from troef.games.manillen.questions import limits_of

#: What is worth asking, the best first: trumps, manillas, small manillas.
USEFUL: Final = (0, 1, 2)

#: This many seconds between questions, and so long does a partner with nothing to ask keep silent.
ASKING: Final = 1.6
SILENT: Final = 600.0

ALL: Final = int(set_of(PACK))


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of the café; the same view gives the same move, except among equal questions."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        question = _question(view)
        if question >= 0:
            return question
        cards = [move for move in view.moves if kind_of(move) == PLAY]
        if not cards:  # asked for a move although it would rather wait for the lead
            return view.moves[self.rng.below(len(view.moves))]
        return int(make_move(PLAY, _card(remembering(view))))

    def delay(self, view: View) -> float:
        """Questions take a moment; who has nothing more to ask leaves the lead to his partner."""
        if view.phase != "consultation":
            return 0.5 + int(self.rng.below(700)) / 1000
        leads = any(kind_of(move) == PLAY for move in view.moves)
        return ASKING if leads or _question(view) >= 0 else SILENT


def _question(view: View) -> int:
    """The next useful question, or -1."""
    for useful in USEFUL:
        move = int(make_move(ASK, useful))
        if move in view.moves:
            return move
    return -1


def remembering(view: View) -> CardReading:
    """What the player sees, with what it has heard: the answers of the consultation and the turned-up card."""
    trump = parse_suit(str(view.fact("trump")))
    reading = CardReading(view, ORDERINGS[trump], ALL, [(view.seat + 2) % 4])
    left = ALL & ~reading.played
    upcard = int(BIT[parse_card(str(view.memory["upcard"]))])
    dealer = view.dealer
    _hold(reading, dealer, upcard & left)
    answers = view.memory["answers"]
    given = list(answers) if isinstance(answers, list) else []
    for seat, move in view.log:
        if kind_of(move) == ASK:
            answerer = (seat + 2) % 4
            held, barred, _, _ = limits_of(int(payload_of(move)), given.pop(0), trump)
            _hold(reading, answerer, held & left)
            reading.void[answerer] |= barred
    return reading


def _hold(reading: CardReading, holder: int, cards: int) -> None:
    """These cards are in one hand, so in no other."""
    for seat in range(4):
        if seat != holder:
            reading.void[seat] |= cards


def known_of(reading: CardReading, seat: int) -> int:
    """The unseen cards that can only be in this hand."""
    others = 0
    for other in range(4):
        if other not in (seat, reading.seat):
            others |= ~reading.void[other]
    return reading.unseen & ~reading.void[seat] & ~others


def _card(reading: CardReading) -> int:
    partner = (reading.seat + 2) % 4
    trumps = int(reading.order.trumps())
    friendly = known_of(reading, partner)
    if reading.leading():
        served = _towards(reading, friendly)
        if served >= 0:
            return served
    ours = int(card_count((reading.hand | friendly) & trumps))
    return for_points(reading, ours > int(card_count(reading.trumps_out())))


def _towards(reading: CardReading, friendly: int) -> int:
    """A lead to a manilla that the partner has told of, with a card that is no winner itself; -1 if there is none."""
    best, worth = -1, -1
    for card in reading.cards:
        suit = int(suit_of(card))
        if suit == reading.order.trump or not friendly & RANK_CARDS[TEN] & SUIT_CARDS[suit]:
            continue
        if card & 15 != ACE and reading.points(card) > worth:
            best, worth = card, reading.points(card)
    return best
