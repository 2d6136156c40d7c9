"""A finished round of duizenden for `settle`, and which results and rows of the sheet a lawful round can give."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from troef.cards.card import JOKER, CardError, card_text, cards_text
from troef.cards.sentence import Sentence, sentence_of
from troef.core.result import GameResult, ResultError
from troef.games.duizenden.scoring import QUEEN, words_of
from troef.games.duizenden.taking import LEAST_NATURALS, LONGEST
from troef.melds.declared import cards_as_laid, is_meld
from troef.melds.naming import melds_named, read_faces
from troef.melds.rounds import in_rounds

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
CARDS_EACH: Final = 13  # R2
SMALLEST_SET: Final = 3  # R5, R6

#: A card on the table or in a hand: its face, and whether a joker lies for it.
_Named = tuple[int, bool]


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round.

    Fields:
        sets: for each seat the cards in its sets, one set after the other; a joker is `*`, or with the card that it
            stands for `*=QS`.
        hands: for each seat the cards left in its hand.
    """

    sets: tuple[str, ...]
    hands: tuple[str, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        turns, seats = state.round, range(state.seats)
        sets: list[list[str]] = [[] for _ in seats]
        for owner, meld in zip(turns.owners, turns.melds, strict=True):
            sets[owner] += [f"*={card_text(face)}" if joker else card_text(face) for face, joker in cards_as_laid(meld)]
        hands = tuple([cards_text(turns.hands.faces(seat)) for seat in seats])
        return cls(tuple([" ".join(cards) for cards in sets]), hands)


def check_result(result: Result, jokers: int, pair: bool) -> None:
    """Whether a lawful round can give the result, with that many jokers; `pair`: two equal cards may end it (R21).

    In the book's examples (E9, E10) players show a part of their hands, so a hand that is named may be a part of one.
    Apart from that the check is exact. The cards are checked against the packs, and the sets against R5–R9. A player
    without cards must have laid enough; one who has laid nothing still has the thirteen cards that he was dealt. The
    cards that are not named must be enough to give everybody thirteen (each turn brings a card and takes one, and a
    pile brings more). The last discard was not a queen of spades.

    Raises:
        ResultError: none can.
    """
    seats = len(result.sets)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "sets",
            game="duizenden",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=seats,
        )
    if len(result.hands) != seats:
        raise ResultError(
            "{seats} hands are wanted, one for each seat, not {hands}", "hands", seats=seats, hands=len(result.hands)
        )
    laid = [_read(text, f"sets[{seat}]") for seat, text in enumerate(result.sets)]
    held = [_read(text, f"hands[{seat}]") for seat, text in enumerate(result.hands)]
    left = _left_in_packs([*laid, *held], jokers)
    for seat, named in enumerate(laid):
        fault = sets_fault(named)
        if fault:
            raise ResultError(fault, f"sets[{seat}]")
        if not named and len(held[seat]) > CARDS_EACH:  # R13: a pile is taken with a set
            reason = Sentence(
                "who has laid nothing holds {count} cards, not {held}", count=CARDS_EACH, held=len(held[seat])
            )
            raise ResultError(reason, f"hands[{seat}]")
    out = [seat for seat, named in enumerate(held) if not named]
    if len(out) > 1:
        raise ResultError(
            "the round ends when one has no cards left, not seats {first} and {second}",
            "hands",
            first=out[0],
            second=out[1],
        )
    discarded = _check_out(len(laid[out[0]]), left, pair, f"sets[{out[0]}]") if out else 1
    _check_left([len(laid[seat]) + len(held[seat]) for seat in range(seats) if seat not in out], left, discarded)


def _read(text: str, where: str) -> list[_Named]:
    """The cards of a text."""
    try:
        return read_faces(words_of(text))
    except CardError as error:
        raise ResultError(sentence_of(error), where) from error


def _left_in_packs(places: list[list[_Named]], jokers: int) -> Counter[int]:
    """How often the packs still have each card that nobody has, by face."""
    left = Counter({16 * suit + rank: 2 for suit in range(4) for rank in range(13)})
    left[JOKER] = jokers
    for named in places:
        for face, wild in named:
            left[JOKER if wild else face] -= 1
    for face, count in left.items():
        if count < 0:
            copies = jokers if face == JOKER else 2
            raise ResultError(
                "the packs have {card} {count} times, not {given}",
                "sets and hands",
                card=card_text(face),
                count=copies,
                given=copies - count,
            )
    return left


def sets_fault(named: list[_Named]) -> str:
    """Why cards are no sets one after the other (R5–R9); empty when they are.

    >>> sets_fault(read_faces("QS KS AS 7H 7D 7C 4D 5D *".split()))
    ''
    >>> sets_fault(read_faces("7H 7D 7C 4D 5D".split()))
    'from 4D on the cards are no sets one after the other'
    """
    reached = {0}
    for end in range(SMALLEST_SET, len(named) + 1):
        for start in range(max(0, end - LONGEST), end - SMALLEST_SET + 1):
            if start in reached and _is_set(named[start:end]):
                reached.add(end)
                break
    if len(named) in reached:
        return ""
    face, wild = named[max([place for place in reached if place < len(named)])]
    first = card_text(face) if face == JOKER or not wild else f"*={card_text(face)}"
    return Sentence("from {first} on the cards are no sets one after the other", first=first)


def _is_set(named: list[_Named]) -> bool:
    """Whether these cards are one set."""
    return any(is_meld(meld, LONGEST, LEAST_NATURALS) for meld in melds_named(named))


def _check_out(laid: int, left: "Counter[int]", pair: bool, where: str) -> int:
    """That who has no cards left has laid enough, and how many he discarded last: each turn brings a card and takes
    one, so all thirteen were laid, and one was discarded; or twelve, and two equal ones were (R21)."""
    if laid >= CARDS_EACH:
        return 1
    if not pair:
        raise ResultError(
            "who has no cards left has laid {count} or more, not {laid}", where, count=CARDS_EACH, laid=laid
        )
    if laid < CARDS_EACH - 1:
        raise ResultError(
            "who has no cards left has laid {count} or more, not {laid}", where, count=CARDS_EACH - 1, laid=laid
        )
    if not any(count == 2 for face, count in left.items() if face not in (JOKER, QUEEN)):
        raise ResultError(
            "with {laid} cards laid two equal ones were discarded last, and the packs have none", where, laid=laid
        )
    return 2


def _check_left(shown: list[int], left: "Counter[int]", discarded: int) -> None:
    """That the cards nobody has named are enough for the discard pile, and for the thirteen or more of everybody who
    still holds some; `shown` are those that each of these has named."""
    if sum(left.values()) == left[QUEEN]:  # R16; and who discards her by R17 finds another card on the pile
        raise ResultError("all cards are named: none was discarded last", "sets and hands")
    hidden = sum([max(0, CARDS_EACH - cards) for cards in shown])
    if hidden > sum(left.values()) - discarded:
        reason = Sentence(
            "{count} cards are left, too few for the discard and thirteen of each player", count=sum(left.values())
        )
        raise ResultError(reason, "sets and hands")


def row_fault(cells: Sequence[int], rounds: int, pack_points: int) -> str:
    """Why that many rounds cannot bring these scores (S1, S2): cards count multiples of five, and each card only once.

    >>> row_fault((140, -135, 5), 1, 1080), row_fault((2000, -100), 2, 1080)
    ('', '')
    >>> row_fault((140, -133), 1, 1080)
    'scores are multiples of 5, not -133'
    """
    odd = [cell for cell in cells if cell % 5]
    if odd:
        return Sentence("scores are multiples of 5, not {cell}", cell=odd[0])
    together = sum([abs(cell) for cell in cells])
    if together > pack_points * rounds:
        return Sentence(
            "all cards count {most} {rounds}, not {together}",
            most=pack_points * rounds,
            rounds=in_rounds(rounds),
            together=together,
        )
    return ""
