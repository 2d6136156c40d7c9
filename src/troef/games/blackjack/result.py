"""A finished round of blackjack for `settle`, and which results a lawful round can give.

What cards can make is asked box by box (`making`), exactly: hands that were split all begin with a card of one value.
The bank's first card must fit all boxes, and nobody stakes more than could be won. All boxes together are held against
the packs: aces, equal cards that were split and low totals are shared out; higher totals only count their cards and
points. What the bank has is looked at only where a hand needs it (R29).
"""

from dataclasses import dataclass
from typing import Any, Literal, Self

from troef.core.result import GameResult, ResultError
from troef.games.blackjack.hand import EVEN, HIGHEST, NO_PART
from troef.games.blackjack.making import HIGHEST_BUST, LEAST_TOTAL, ReachableTotals, Spent, cards_suffice
from troef.games.blackjack.options import Options

#: A1: at most this many boxes take part.
MOST_BOXES = 7
#: R28: the bank stops from here on, and goes beyond 21 by 5 at most.
BANK_STOPS = 17
BANK_MOST = 26


@dataclass(frozen=True)
class HandEnd(GameResult):
    """A finished hand.

    Fields:
        total: what it counts; above 21 it is bust.
        doubled: whether its bet was doubled.
        blackjack: whether it is an ace and a ten-card, unsplit.
    """

    total: int
    doubled: bool = False
    blackjack: bool = False


@dataclass(frozen=True)
class Box(GameResult):
    """What one player did.

    Fields:
        bet: the bet before the deal.
        hands: the hands from first to last.
        insured: whether half the bet was put beside it against the bank's blackjack.
        even_money: whether a blackjack took the bet at once.
        surrender: empty, early or late.
    """

    bet: int
    hands: tuple[HandEnd, ...]
    insured: bool = False
    even_money: bool = False
    surrender: Literal["", "early", "late"] = ""


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round.

    Fields:
        bank: the bank's total, above 21 bust; any number from 2 to 26 where no hand had to be compared with it.
        boxes: every seat's box, or null for who took no part.
        bank_blackjack: whether the bank had an ace and a ten-card.
    """

    bank: int
    boxes: tuple[Box | None, ...]
    bank_blackjack: bool = False

    @classmethod
    def of(cls, state: Any) -> Self:
        bank, row = state.table.bank, state.sheet[-1]
        boxes = tuple([_box_of(state, seat) if mark != NO_PART else None for seat, mark in enumerate(row.marks)])
        return cls(max(LEAST_TOTAL, bank.total()), boxes, bank.is_blackjack())


def _box_of(state: Any, seat: int) -> "Box | None":
    """The box of a seat in a round that is over; None where it has no cards."""
    hands = [hand for hand in state.table.hands if hand.seat == seat]
    if not hands:
        return None
    first, net = hands[0], sum([hand.net for hand in hands])
    return Box(
        first.bet,
        tuple([HandEnd(hand.total(), hand.doubled, hand is first and first.is_blackjack()) for hand in hands]),
        # what the hands did not bring is the insurance (R23); a new round has begun, or its set would say it
        insured=state.sheet[-1].cells[seat] != net,
        even_money=first.result == EVEN,
        surrender=state.game.options.surrender if first.surrendered else "",
    )


def check_result(result: Result, options: Options) -> None:
    """Whether a lawful round with these options can give the result.

    Raises:
        ResultError: none can.
    """
    if not 1 <= len(result.boxes) <= MOST_BOXES:
        raise ResultError("there are 1 to {most}, not {boxes}", "boxes", most=MOST_BOXES, boxes=len(result.boxes))
    reachable = ReachableTotals(options)
    for seat, box in enumerate(result.boxes):
        if box is not None:
            try:
                _check_box(box, options, reachable)
            except ResultError as error:
                raise ResultError(error.reason, f"boxes[{seat}].{error.field}".rstrip(".")) from error
    _check_bank(result)
    _check_first_card(result, options)
    _check_cards(result, options, reachable)


# ---- a box ----


def _check_box(box: Box, options: Options, reachable: ReachableTotals) -> None:
    if box.bet % 2 or not options.min_bet <= box.bet <= options.max_bet:  # R5
        raise ResultError(
            "it is even, from {least} to {most}, not {bet}",
            "bet",
            least=options.min_bet,
            most=options.max_bet,
            bet=box.bet,
        )
    most = options.max_hands if isinstance(options.max_hands, int) else 13 * 4 * options.decks
    if not 1 <= len(box.hands) <= most:  # R18, R20
        raise ResultError("a box has 1 to {most}, not {hands}", "hands", most=most, hands=len(box.hands))
    _check_hands(box, options, reachable)
    _check_extras(box, options)
    stake = box.bet * (len(box.hands) + sum([hand.doubled for hand in box.hands])) + box.bet // 2 * box.insured
    if stake > _most_chips(options, stake):  # P2, R31
        raise ResultError("nobody has {stake} chips for its bets", "bet", stake=stake)


def _check_hands(box: Box, options: Options, reachable: ReachableTotals) -> None:
    """R1–R3, R12–R22: whether cards can make these totals."""
    split = len(box.hands) > 1
    for number, hand in enumerate(box.hands):
        where = f"hands[{number}]"
        if not LEAST_TOTAL <= hand.total <= HIGHEST_BUST:
            raise ResultError(
                "a hand counts {least} to {most}, not {total}",
                f"{where}.total",
                least=LEAST_TOTAL,
                most=HIGHEST_BUST,
                total=hand.total,
            )
        if hand.blackjack and (split or hand.doubled or hand.total != HIGHEST):
            raise ResultError("a blackjack is 21 with two cards, unsplit and not doubled", f"{where}.blackjack")
        if hand.doubled and split and not options.double_after_split:  # R17
            raise ResultError("there is no doubling after a split at this table", f"{where}.doubled")
        if not split and not hand.blackjack and not reachable.can_make(hand.total, hand.doubled):
            raise ResultError("no doubled hand counts {total}", f"{where}.total", total=hand.total)  # R15, R16
    if split and not reachable.splits([(hand.total, hand.doubled) for hand in box.hands]):
        raise ResultError("hands that were split begin with cards of one value, and none makes these totals", "hands")


def _check_extras(box: Box, options: Options) -> None:
    """R23–R27: insurance, even money, surrender."""
    first = box.hands[0]
    if (box.insured or box.even_money) and not options.insurance:
        raise ResultError("there is no insurance at this table", "insured" if box.insured else "even_money")
    if box.even_money and not first.blackjack:
        raise ResultError("even money is for a blackjack", "even_money")
    if box.insured and first.blackjack:
        raise ResultError("a blackjack is not insured", "insured")
    if not box.surrender:
        return
    if box.surrender != options.surrender:
        raise ResultError("there is no {surrender} surrender at this table", "surrender", surrender=box.surrender)
    if first.blackjack or len(box.hands) > 1 or first.doubled or first.total >= HIGHEST:
        raise ResultError("only the first two cards can be given up", "surrender")


def _most_chips(options: Options, enough: int) -> int:
    """The most chips that somebody can have before a round, counted no further than enough."""
    chips = options.starting_chips
    for _ in range(options.rounds - 1):
        if chips >= enough:
            break
        chips += _most_won(options, chips)
    return chips


def _most_won(options: Options, chips: int) -> int:
    """The most that somebody with these chips can win in a round: a blackjack brings half as much again as the bet, any
    other hand what is staked on it."""
    copies = 4 * options.decks if options.split_rule == "rank" else 16 * options.decks
    hands = min(options.max_hands, copies) if isinstance(options.max_hands, int) else copies
    most = [min(options.max_bet, chips) // 2 * 3]
    for stakes in range(1, max(2, 2 * hands if options.double_after_split else hands) + 1):
        bet = min(options.max_bet, chips // stakes) // 2 * 2
        if bet >= options.min_bet:
            most.append(stakes * bet)
    return max(most)


# ---- the bank ----


def _is_compared(box: Box) -> bool:
    """Whether a hand of the box is compared with the bank's total (R29)."""
    if box.surrender or box.even_money:
        return False
    return any(hand.total <= HIGHEST and not hand.blackjack for hand in box.hands)


def _check_bank(result: Result) -> None:
    """R28, R29."""
    compared = any(box is not None and _is_compared(box) for box in result.boxes)
    least = BANK_STOPS if compared else 2
    if not least <= result.bank <= BANK_MOST:
        raise ResultError(
            "the bank ends with {least} to {most}, not {bank}", "bank", least=least, most=BANK_MOST, bank=result.bank
        )
    if result.bank_blackjack and result.bank != HIGHEST:
        raise ResultError("a blackjack counts {wanted}, not {bank}", "bank", wanted=HIGHEST, bank=result.bank)


def _check_first_card(result: Result, options: Options) -> None:
    """R23, R24, R27: an ace is needed where somebody was insured, and must not be where surrender against it is not
    allowed."""
    boxes = [box for box in result.boxes if box is not None]
    if options.surrender_vs_ace or not _shows_ace(result):
        return
    if any(box.surrender for box in boxes):
        raise ResultError("who is insured sees an ace, and against an ace nobody may surrender", "boxes")


def _shows_ace(result: Result) -> bool:
    """Whether the bank's first card must be an ace."""
    return any(box is not None and (box.insured or box.even_money) for box in result.boxes)


def _check_cards(result: Result, options: Options, reachable: ReachableTotals) -> None:
    """Whether the packs have the cards for all of it."""
    boxes = [box for box in result.boxes if box is not None]
    naturals = len([box for box in boxes if box.hands[0].blackjack])
    needed = any(_is_compared(box) or box.insured or box.surrender == "late" for box in boxes)
    waits = any(box.hands[0].blackjack and not box.even_money for box in boxes)
    bank_ace = _shows_ace(result) or (result.bank_blackjack and (needed or waits))
    if naturals + bank_ace > 4 * options.decks:
        raise ResultError(
            "there are {decks} aces for {naturals} blackjacks",
            "boxes",
            decks=4 * options.decks,
            naturals=naturals + bank_ace,
        )
    hands = [[(hand.total, hand.doubled) for hand in box.hands] for box in boxes if not box.hands[0].blackjack]
    bank = 2 if needed else 1 if boxes else 0
    if any(_is_compared(box) for box in boxes):
        points = result.bank - 10 * (result.bank <= HIGHEST)  # an ace may count 11
    else:
        points = bank
    spent = Spent(2 * naturals + bank, naturals + bank_ace, 11 * naturals + points)
    if not cards_suffice(reachable, hands, spent):
        raise ResultError("the packs have not the cards for such hands", "boxes")
