"""The closed lists that secret rules are made of (R10, R15–R17), as numbers and masks.

A rule is a trigger and a duty (the obligation): `trigger | duty << 7` is its code. There are 76 triggers and 25
duties; with the combinations of R17 that makes 1860 rules.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS
from troef.cards.card import RANK_NAMES, SUIT_LETTERS, rank_of, suit_of

#: R10, in the order of the book; `mao` is the first.
SIGNALS: Final = (
    "mao",
    "goedemorgen",
    "dank_u",
    "alstublieft",
    "gezondheid",
    "proost",
    "hoera",
    "sorry",
    "fijne_dag",
    "leve_de_spelleider",
    "klop",
    "applaus",
    "buiging",
)
#: As a set of signals: every one of them, and `mao` alone.
ALL_SIGNALS: Final[i64] = 8191
MAO: Final[i64] = 1

RED: Final[i64] = SUIT_CARDS[1] | SUIT_CARDS[2]
BLACK: Final[i64] = SUIT_CARDS[0] | SUIT_CARDS[3]
EVEN: Final[i64] = RANK_CARDS[0] | RANK_CARDS[2] | RANK_CARDS[4] | RANK_CARDS[6] | RANK_CARDS[8]
ODD: Final[i64] = RANK_CARDS[1] | RANK_CARDS[3] | RANK_CARDS[5] | RANK_CARDS[7] | RANK_CARDS[12]
COURT: Final[i64] = RANK_CARDS[9] | RANK_CARDS[10] | RANK_CARDS[11]

FIRST_CARD: Final[i64] = 13
FIRST_SUIT: Final[i64] = 65
SAME_RANK: Final[i64] = 74
SAME_SUIT: Final[i64] = 75

#: R16: ranks, cards (a suit at a time), suits, colours, parities, court, and what the card has in common.
TRIGGERS: Final = (
    *[f"rank:{rank}" for rank in RANK_NAMES],
    *[f"card:{rank}{suit}" for suit in SUIT_LETTERS for rank in RANK_NAMES],
    *[f"suit:{suit}" for suit in SUIT_LETTERS],
    "colour:red",
    "colour:black",
    "parity:even",
    "parity:odd",
    "court",
    "same_rank",
    "same_suit",
)
#: The cards on which a trigger fires; for the last two that depends on the card beneath.
TRIGGER_CARDS: Final = vec[i64](
    [RANK_CARDS[rank] for rank in range(13)]
    + [BIT[16 * suit + rank] for suit in range(4) for rank in range(13)]
    + [SUIT_CARDS[suit] for suit in range(4)]
    + [RED, BLACK, EVEN, ODD, COURT, 0, 0]
)

FIRST_DEMAND: Final[i64] = 12
FIRST_EFFECT: Final[i64] = 21
SKIP: Final[i64] = 21
REVERSE: Final[i64] = 22
DRAW_ONE: Final[i64] = 23
DRAW_TWO: Final[i64] = 24

#: R17: calls (every signal but `mao`), demands, effects.
DUTIES: Final = (
    *[f"call:{signal}" for signal in SIGNALS[1:]],
    *[f"demand:suit:{suit}" for suit in SUIT_LETTERS],
    "demand:colour:red",
    "demand:colour:black",
    "demand:parity:even",
    "demand:parity:odd",
    "demand:court",
    "skip",
    "reverse",
    "draw:1",
    "draw:2",
)
#: The cards that satisfy a demand, by duty; nothing for other duties.
DEMAND_CARDS: Final = vec[i64](
    [0] * 12 + [SUIT_CARDS[suit] for suit in range(4)] + [RED, BLACK, EVEN, ODD, COURT] + [0] * 4
)
#: The signal that a call asks for, as a set; nothing for other duties.
CALL_SIGNALS: Final = vec[i64]([2 ** (duty + 1) if duty < 12 else 0 for duty in range(25)])

DUTY_SHIFT: Final[i64] = 7
TRIGGER_MASK: Final[i64] = 127


def rule_code(trigger: i64, duty: i64) -> i64:
    """The number of a rule, from its trigger and its duty."""
    return trigger | duty << DUTY_SHIFT


def trigger_of(code: i64) -> i64:
    """The trigger of a rule."""
    return code & TRIGGER_MASK


def duty_of(code: i64) -> i64:
    """The duty of a rule."""
    return code >> DUTY_SHIFT


def is_rule(code: i64) -> bool:
    """Whether a code stands for a rule that may exist (R15–R17)."""
    trigger, duty = trigger_of(code), duty_of(code)
    return code >= 0 and trigger < len(TRIGGER_CARDS) and 0 <= duty < len(DEMAND_CARDS) and goes_with(trigger, duty)


def goes_with(trigger: i64, duty: i64) -> bool:
    """Whether a trigger may have a duty: effects need narrow triggers (R17)."""
    return duty < FIRST_EFFECT or trigger < FIRST_SUIT or trigger == SAME_RANK


def fires(trigger: i64, card: i64, covered: i64) -> bool:
    """Whether a trigger fires for a card laid on another (R16)."""
    if trigger == SAME_RANK:
        return rank_of(card) == rank_of(covered)
    if trigger == SAME_SUIT:
        return suit_of(card) == suit_of(covered)
    return TRIGGER_CARDS[trigger] & BIT[card] != 0


#: For each card the triggers that fire on it, whatever it is laid on.
_TRIGGERS_ON: Final = [
    [trigger for trigger in range(int(SAME_RANK)) if TRIGGER_CARDS[trigger] & 2**card] for card in range(62)
]


def triggers_on(card: i64, covered: i64) -> list[int]:
    """The triggers that fire for a card laid on another (R16)."""
    found = _TRIGGERS_ON[card][:]
    if rank_of(card) == rank_of(covered):
        found.append(int(SAME_RANK))
    if suit_of(card) == suit_of(covered):
        found.append(int(SAME_SUIT))
    return found


def contradict(one: i64, other: i64) -> bool:
    """Whether two duties are demands that no card satisfies together (R36)."""
    return (
        FIRST_DEMAND <= one < FIRST_EFFECT
        and FIRST_DEMAND <= other < FIRST_EFFECT
        and DEMAND_CARDS[one] & DEMAND_CARDS[other] == 0
    )


#: Every rule there is.
RULES: Final = [
    trigger | duty * 128
    for trigger in range(len(TRIGGERS))
    for duty in range(len(DUTIES))
    if duty < 21 or trigger < 65 or trigger == 74
]
#: Those with each duty.
RULES_OF: Final = [[code for code in RULES if code // 128 == duty] for duty in range(len(DUTIES))]


def rule_by_lot(order: list[int], taken: list[int]) -> int:
    """The rule that the first four cards of a shuffled pack draw, among those that are not taken (R18)."""
    lot = 0
    for card in order[:4]:
        lot = lot * 52 + int(suit_of(card)) * 13 + int(rank_of(card))
    free = [code for code in RULES if code not in taken]
    return free[lot % len(free)]


def signals_in(said: i64) -> list[str]:
    """The names of a set of signals.

    >>> signals_in(5)
    ['mao', 'dank_u']
    """
    return [name for number, name in enumerate(SIGNALS) if said & BIT[number]]


def rule_words(code: int) -> list[str]:
    """A rule as words for faces: those of its trigger and of its duty, an arrow between them."""
    return [trigger_word(trigger_of(code)), "→", duty_word(duty_of(code))]


def trigger_word(trigger: i64) -> str:
    """The word for a trigger (`rank-7`); of a single card its text."""
    text = TRIGGERS[trigger]
    return text[5:] if text.startswith("card:") else text.replace(":", "-").replace("_", "-")


def duty_word(duty: i64) -> str:
    """The word for a duty (`call-dank-u`)."""
    return DUTIES[duty].replace(":", "-").replace("_", "-")
