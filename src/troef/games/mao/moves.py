"""The moves of mao as numbers.

A play is a card and a set of signals (R11). The signals are pressed one by one before the card, so the moves that are
listed are the signals that have not been given yet and the bare cards: with 13 signals and 52 cards at most 65 for
whoever is on turn. A play, or a draw, that names signals says them and acts at one go; it is allowed whenever that is,
and is not listed. In the same way a rule is made of a trigger (76) and then a duty (at most 25), or of both at one go.
Everybody may accuse: a button for each other player and each of one's own rules, of which there are never more than
51, so that no list is longer than 65 + 5 · 51 + 13.
"""

from typing import Final

from mypy_extensions import i64

from troef.core.moves import DRAW, KIND_BITS, OWN, PLAY, BoxedMove, kind_of, make_move

SIGNAL: Final[i64] = OWN  # signal
PASS_EMPTY: Final[i64] = OWN + 1  # signals
TRIGGER: Final[i64] = OWN + 2  # trigger
DUTY: Final[i64] = OWN + 3  # duty
RULE: Final[i64] = OWN + 4  # code of a rule
PENALISE: Final[i64] = OWN + 5  # player | rule << 3; rule 0: not named
GM_PENALTY: Final[i64] = OWN + 6  # player | reason << 3
CALL_TIMEOUT: Final[i64] = OWN + 7
END_TIMEOUT: Final[i64] = OWN + 8
REQUEST: Final[i64] = OWN + 9
GRANT: Final[i64] = OWN + 10
REFUSE: Final[i64] = OWN + 11
REFUSE_AND_PENALISE: Final[i64] = OWN + 12
WITHDRAW: Final[i64] = OWN + 13  # rule
CONFIRM: Final[i64] = OWN + 14
NEXT_ROUND: Final[i64] = OWN + 15
END_MATCH: Final[i64] = OWN + 16
#: A message in the chat (T7): what it says is no part of the game.
CHAT: Final[i64] = OWN + 17
# What the table announces; nobody plays these.
FINE: Final[i64] = OWN + 18  # player | reason << 3
EVENT: Final[i64] = OWN + 19  # what | player << 4

#: Why a penalty card is given: R30's reasons of the game master first, then those of R13, R14, R25 and R28.
TOO_LONG: Final[i64] = 0
TOO_CHATTY: Final[i64] = 1
OTHER: Final[i64] = 2
WRONG: Final[i64] = 3
TOO_MUCH: Final[i64] = 4
UNFOUNDED: Final[i64] = 5
REASONS: Final = ("te_lang", "te_veel_praten", "overig", "fout", "te_veel", "onterecht")
GM_REASONS: Final[i64] = 3

#: What else is announced.
REVERSED: Final[i64] = 0
SKIPPED: Final[i64] = 1
DREW_ONE: Final[i64] = 2
DREW_TWO: Final[i64] = 3
CONTRADICTION: Final[i64] = 4
EVENTS: Final = ("reversed", "skipped", "drew_one", "drew_two", "contradiction")

CARD_MASK: Final[i64] = 63
SIGNALS_SHIFT: Final[i64] = 6
PLAYER_MASK: Final[i64] = 7
PLAYER_BITS: Final[i64] = 3
EVENT_BITS: Final[i64] = 4


def play_of(card: i64, said: i64 = 0) -> i64:
    """The move that lays a card with a set of signals."""
    return make_move(PLAY, card | said << SIGNALS_SHIFT)


def draw_of(said: i64 = 0) -> i64:
    """The move that draws a card with a set of signals."""
    return make_move(DRAW, said)


def card_played(move: i64) -> i64:
    """The card of a play."""
    return (move >> KIND_BITS) & CARD_MASK


def signals_played(move: i64) -> i64:
    """The signals that a play names itself."""
    return move >> KIND_BITS >> SIGNALS_SHIFT


def is_turn(move: i64) -> bool:
    """Whether a move is a turn action: a play, a draw, or neither where nothing can be drawn (R4, R5, R8)."""
    kind = kind_of(move)
    return kind == PLAY or kind == DRAW or kind == PASS_EMPTY


def accusation(player: i64, rule: i64) -> i64:
    """The move that penalises a player for a rule."""
    return make_move(PENALISE, player | rule << PLAYER_BITS)


def gm_penalty(player: i64, reason: i64) -> i64:
    """The game master's penalty for a player."""
    return make_move(GM_PENALTY, player | reason << PLAYER_BITS)


def fine(player: i64, reason: i64) -> i64:
    """The announcement that a player gets a penalty card."""
    return make_move(FINE, player | reason << PLAYER_BITS)


def event(what: i64, player: i64) -> i64:
    """The announcement of something that the table does to a player."""
    return make_move(EVENT, what | player << EVENT_BITS)


#: Numbers made once, so that listing moves makes no new ones.
PLAYS: Final[list[BoxedMove]] = [int(play_of(card)) for card in range(64)]
PRESSES: Final[list[BoxedMove]] = [int(make_move(SIGNAL, signal)) for signal in range(13)]
ACCUSATIONS: Final[list[list[BoxedMove]]] = [
    [int(accusation(player, rule)) for rule in range(64)] for player in range(6)
]
