"""At which table a hand was played: blinds, antes and chips in whole numbers, and the options that follow from them."""

from dataclasses import dataclass
from decimal import Decimal
from math import gcd, isqrt
from typing import Final

from troef.core.game import Game
from troef.core.options import OptionError
from troef.core.registry import find_game
from troef.formats.phh.hands import FIXED, PhhHand, read_amount
from troef.formats.reading import FormatError
from troef.games.poker.options import MOST_CHIPS

#: The most chips of the smallest kind in a stack that everybody starts with; ten such stacks may lie unequally.
FULL_STACK: Final = MOST_CHIPS
#: With how many poker is played.
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 10
#: Money is counted in hundredths, or finer where an amount is.
CENTS: Final = 2


@dataclass(frozen=True)
class Stakes:
    """Amounts as whole chips. `scale`: how many of them are 1 in the file (100 where it counts in cents)."""

    scale: int
    stacks: tuple[int, ...]
    small: int
    big: int
    ante: int
    ante_by_big: bool

    def chips(self, amount: Decimal) -> int:
        """An amount of the file in chips."""
        return int(amount * self.scale)


def stakes_of(hand: PhhHand) -> Stakes:
    """What a hand was played for.

    Raises:
        FormatError: blinds or antes are none that we play.
    """
    if not LEAST_PLAYERS <= hand.players <= MOST_PLAYERS:
        raise FormatError("phh-players", number=hand.players)
    decimals = max([_decimals(amount) for amount in _all_amounts(hand)])
    scale = 10 ** max(decimals, CENTS) if decimals else 1
    small, big = (int(amount * scale) for amount in hand.blinds[:2])
    if any(hand.blinds[2:]):
        raise FormatError("phh-straddle")
    if not 0 <= small <= big or not big:
        raise FormatError("phh-blinds")
    steps = tuple([int(bet * scale) for bet in hand.bets])
    if steps != (big, 2 * big if hand.variant == FIXED else big):
        raise FormatError("phh-bets", big=str(hand.blinds[1]))
    stacks = tuple([int(stack * scale) for stack in hand.stacks])
    if not all(stacks):
        raise FormatError("phh-field", name="starting_stacks")
    ante, ante_by_big = _ante(hand, stacks, scale)
    return Stakes(scale, stacks, small, big, ante, ante_by_big)


def _ante(hand: PhhHand, stacks: tuple[int, ...], scale: int) -> tuple[int, bool]:
    """The ante, and whether the big blind pays it for the table."""
    antes = tuple([int(ante * scale) for ante in hand.antes])
    if len(set(antes)) == 1:
        if antes[0] > min(stacks) and not hand.trims_antes:
            raise FormatError("phh-short-ante")
        return antes[0], False
    if any(antes[:1] + antes[2:]):
        raise FormatError("phh-antes")
    big = int(hand.blinds[1] * scale)
    if stacks[0 if hand.players == LEAST_PLAYERS else 1] < antes[1] + big:
        raise FormatError("phh-ante-first")
    return antes[1], True


def _all_amounts(hand: PhhHand) -> list[Decimal]:
    amounts = [*hand.antes, *hand.blinds, *hand.bets, *hand.stacks]
    for action in hand.actions:
        words = action.partition("#")[0].split()
        if len(words) == 3 and words[1] == "cbr":
            amounts.append(read_amount(words[2], "cbr"))
    return amounts


def _decimals(amount: Decimal) -> int:
    exponent = amount.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def game_for(hand: PhhHand, stakes: Stakes) -> Game:
    """Poker with the options of the hand's table, for one hand.

    Raises:
        FormatError: there are more chips than a table here can have.
    """
    chip = _smallest_chip(hand, stakes)
    options: dict[str, object] = {
        "starting_stack": min(max(stakes.stacks), FULL_STACK * chip),
        "big_blind": stakes.big,
        "small_blind": stakes.small,
        "ante": stakes.ante,
        "betting": "fixed" if hand.variant == FIXED else "no_limit",
        "chip": chip,
        "end": "timed",
        "end_hands": 1,
    }
    if stakes.scale > 1:
        options["chip_value"] = f"{Decimal(1) / stakes.scale:f}"
    try:
        return find_game("poker", rules="toernooi" if stakes.ante_by_big else "casino", **options)
    except OptionError as error:
        raise FormatError("phh-too-many-chips", number=sum(stakes.stacks)) from error


def _smallest_chip(hand: PhhHand, stakes: Stakes) -> int:
    """The smallest chip that divides every amount, and of which there are not too many.

    Raises:
        FormatError: there is none.
    """
    least = -(-sum(stakes.stacks) // (MOST_PLAYERS * FULL_STACK))
    if least == 1:
        return 1
    common = gcd(*[stakes.chips(amount) for amount in _all_amounts(hand)])
    low = [number for number in range(1, isqrt(common) + 1) if common % number == 0]
    divisors = [number for number in (*low, *[common // number for number in low]) if number >= least]
    if not divisors:
        raise FormatError("phh-too-many-chips", number=sum(stakes.stacks))
    return min(divisors)
