"""What every hand wins or loses (S1–S3), as the engine settles it and for a score desk."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.games.blackjack.options import Options

OPEN: Final[i64] = 0
BUST: Final[i64] = 1
BLACKJACK: Final[i64] = 2
STAND_OFF: Final[i64] = 3
EVEN: Final[i64] = 4
WON: Final[i64] = 5
LOST: Final[i64] = 6
GIVEN_UP: Final[i64] = 7
RETURNED: Final[i64] = 8

#: S1: what each result pays, in halves of the bet. Bets are even, so all amounts are whole chips (S3).
HALVES: Final = vec[i64]([0, -2, 3, 0, 2, 2, -2, -1, 0])
#: S1, R23: the same for the insurance, in halves of the box's bet.
INSURANCE_WON: Final[i64] = 2
INSURANCE_LOST: Final[i64] = -1

#: A1: so many boxes take part at most.
MOST_BOXES: Final = 7

#: Words for the results, by number.
RESULTS: Final = ("open", "bust", "blackjack", "stand-off", "even-money", "won", "lost", "surrendered", "returned")
#: What stands on the score sheet for each.
MARKS: Final = ("", "×", "BJ", "=", "BJ", "", "", "½", "=")


def judge(
    total: i64, blackjack: bool, surrendered: bool, first: bool, bank: i64, bank_blackjack: bool, original_only: bool
) -> i64:
    """The result of a hand that is not bust, beside the bank's; `first`: the box's first hand."""
    if bank_blackjack:
        if blackjack:
            return STAND_OFF  # R9
        return RETURNED if original_only and not first else LOST
    if surrendered:
        return GIVEN_UP  # R25, R26
    if blackjack:
        return BLACKJACK  # S2: also against 21 of three cards
    if bank > 21 or total > bank:
        return WON
    return STAND_OFF if total == bank else LOST


def payment(result: i64, stake: i64) -> i64:
    """What a result changes, for an even stake."""
    return HALVES[result] * stake // 2


def stake_of(result: i64, bet: i64, doubled: bool, bank_blackjack: bool, original_only: bool) -> i64:
    """What a result is counted from: the bet or twice that; of `original_only` the bank's blackjack takes the bet."""
    if result == LOST and bank_blackjack and original_only:
        return bet
    return 2 * bet if doubled else bet


@dataclass(frozen=True)
class HandEnd:
    """A finished hand: its total (above 21: bust), whether it was doubled, whether it is a blackjack."""

    total: int
    doubled: bool = False
    blackjack: bool = False


@dataclass(frozen=True)
class Box:
    """What one player did: the bet, the hands from first to last, and insurance, even money, surrender (S1).

    `surrender` is empty, `early` or `late`.
    """

    bet: int
    hands: tuple[HandEnd, ...]
    insured: bool = False
    even_money: bool = False
    surrender: str = ""


@dataclass(frozen=True)
class Result:
    """A finished round: the bank's total (above 21: bust; any number where no hand had to be compared), whether that
    is a blackjack, and every seat's box (None: it took no part)."""

    bank: int
    boxes: tuple[Box | None, ...]
    bank_blackjack: bool = False


def settle_round(result: Result, options: Options) -> tuple[int, ...]:
    """The net change of everybody's chips (S1).

    Raises:
        ValueError: the numbers cannot be those of a round.
    """
    if not 1 <= len(result.boxes) <= MOST_BOXES:
        raise ValueError(f"there are no {len(result.boxes)} boxes")
    if not 2 <= result.bank <= 26 or (result.bank_blackjack and result.bank != 21):
        raise ValueError(f"the bank cannot have {result.bank}")
    return tuple([0 if box is None else _settle_box(box, result, options) for box in result.boxes])


def _settle_box(box: Box, result: Result, options: Options) -> int:
    _check_box(box, options)
    original_only = options.bank_bj_takes == "original_only"
    compared = not box.surrender and any(hand.total <= 21 and not hand.blackjack for hand in box.hands)
    if compared and result.bank < 17:
        raise ValueError(f"the bank does not stop at {result.bank}")  # R28
    net = 0
    if box.insured:
        net += int((INSURANCE_WON if result.bank_blackjack else INSURANCE_LOST) * box.bet // 2)
    for number, hand in enumerate(box.hands):
        code = _code(hand, box, number == 0, result, original_only)
        stake = stake_of(code, box.bet, hand.doubled, result.bank_blackjack, original_only)
        net += int(payment(code, stake))
    return net


def _code(hand: HandEnd, box: Box, first: bool, result: Result, original_only: bool) -> i64:
    if hand.total > 21:
        return BUST  # R13
    if box.even_money:
        return EVEN  # R24
    if box.surrender == "early":
        return GIVEN_UP  # R25: whatever the bank gets
    late = box.surrender == "late"
    return judge(hand.total, hand.blackjack, late, first, result.bank, result.bank_blackjack, original_only)


def _check_box(box: Box, options: Options) -> None:
    hands = box.hands
    natural = any(hand.blackjack for hand in hands)
    most = options.max_hands if isinstance(options.max_hands, int) else len(hands)
    faults = [
        (box.bet % 2 != 0 or not options.min_bet <= box.bet <= options.max_bet, f"a bet cannot be {box.bet}"),
        (not 1 <= len(hands) <= most, f"a box cannot have {len(hands)} hands"),
        (any(not 2 <= hand.total <= 30 for hand in hands), "a hand counts 2 to 30"),
        (
            any(hand.doubled for hand in hands) and len(hands) > 1 and not options.double_after_split,
            "there is no doubling after a split at this table",
        ),
        (natural and (len(hands) > 1 or hands[0].total != 21 or hands[0].doubled), "that is no blackjack"),
        (box.even_money and not natural, "even money is for a blackjack"),
        (box.insured and natural, "a blackjack is not insured"),
        ((box.insured or box.even_money) and not options.insurance, "there is no insurance at this table"),
        (box.surrender not in ("", options.surrender) or box.surrender == "none", "no such surrender at this table"),
        (
            bool(box.surrender) and (natural or len(hands) > 1 or hands[0].doubled or hands[0].total > 21),
            "only the first two cards can be surrendered",
        ),
    ]
    for wrong, why in faults:
        if wrong:
            raise ValueError(why)
