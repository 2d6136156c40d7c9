"""What every hand wins or loses (S1–S3), as the engine settles it and for a score desk."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.games.blackjack.hand import BLACKJACK, BUST, EVEN, GIVEN_UP, LOST, RETURNED, STAND_OFF, WON
from troef.games.blackjack.options import Options
from troef.games.blackjack.result import Box, HandEnd, Result

#: S1: what each result pays, in halves of the bet. Bets are even, so all amounts are whole chips (S3).
HALVES: Final = vec[i64]([0, -2, 3, 0, 2, 2, -2, -1, 0])
#: S1, R23: the same for the insurance, in halves of the box's bet.
INSURANCE_WON: Final[i64] = 2
INSURANCE_LOST: Final[i64] = -1


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


def settle_round(result: Result, options: Options) -> tuple[int, ...]:
    """The net change of everybody's chips, for a lawful round (S1)."""
    return tuple([0 if box is None else _settle_box(box, result, options) for box in result.boxes])


def _settle_box(box: Box, result: Result, options: Options) -> int:
    original_only = options.bank_bj_takes == "original_only"
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
