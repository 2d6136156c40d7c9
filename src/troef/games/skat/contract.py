"""What declarer does before the first card: the skat or a hand game, and which game (R12–R16)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.core.moves import BID, DISCARD, OWN, PASS, TAKE, YES, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.games.skat.cards import GRAND, NUL, NUL_OUVERT
from troef.games.skat.scoring import ANNOUNCEMENTS, GAMES, nul_value

HAND: Final[i64] = OWN
GAME: Final[i64] = OWN + 1

#: The payload of a game: its number, the announcement, and whether the word "hand" was said with it. That word is no
#: move of its own: it is only read, so that "hearts hand" can be refused to who has taken the skat.
GAME_MASK: Final[i64] = 7
ANNOUNCED_BY: Final[i64] = 8
SAID_HAND: Final[i64] = 32

_TAKE_OR_HAND: Final[list[BoxedMove]] = [int(TAKE), int(HAND)]


def game_move(game: i64, announced: i64 = 0) -> i64:
    """The move that names a game."""
    return make_move(GAME, game + ANNOUNCED_BY * announced)


def game_of(move: i64) -> i64:
    """The number of the game that is named."""
    return payload_of(move) & GAME_MASK


def announced_in(move: i64) -> i64:
    """The number of what is announced with a game."""
    return (payload_of(move) & ~SAID_HAND) // ANNOUNCED_BY


#: What may always be named: after taking the skat, and in a hand game with its announcements (R14).
_SKAT_GAMES: Final[list[BoxedMove]] = [int(game_move(game)) for game in range(GRAND + 1)]
_HAND_GAMES: Final[list[BoxedMove]] = [
    int(game_move(game, announced)) for game in range(GRAND + 1) for announced in range(len(ANNOUNCEMENTS))
]
_NUL_MOVE: Final[BoxedMove] = int(game_move(NUL))
_OUVERT_MOVE: Final[BoxedMove] = int(game_move(NUL_OUVERT))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SkatOrHand(Phase):
    """R12: take the skat, or leave it untouched."""

    def __init__(self, declarer: i64) -> None:
        super().__init__()
        self.turn = declarer
        self.hand: bool = False

    def name(self) -> str:
        return "skat"

    def copy(self) -> Phase:
        other = SkatOrHand(self.turn)
        other.hand = self.hand
        return other

    def legal(self, seat: i64) -> list[int]:
        return _TAKE_OR_HAND[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == TAKE or move == HAND)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if is_bidding(move):
            return Refusal("R9", "auction-over")
        return Refusal("R12", "skat-or-hand-first")

    def play(self, seat: i64, move: i64) -> None:
        self.hand = move == HAND
        self.turn = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GameChoice(Phase):
    """R13, R14: declarer names the game, in a hand game with an announcement if he likes."""

    def __init__(self, declarer: i64, hand: bool, bid: i64) -> None:
        super().__init__()
        self.turn = declarer
        self.hand: bool = hand
        self.bid: i64 = bid
        self.game: i64 = -1
        self.announced: i64 = 0

    def name(self) -> str:
        return "game"

    def copy(self) -> Phase:
        other = GameChoice(self.turn, self.hand, self.bid)
        other.game, other.announced = self.game, self.announced
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        found = _HAND_GAMES[:] if self.hand else _SKAT_GAMES[:]
        if nul_value(False, self.hand) >= self.bid:  # R16, A4
            found.append(_NUL_MOVE)
        if nul_value(True, self.hand) >= self.bid:
            found.append(_OUVERT_MOVE)
        return found

    def allows(self, seat: i64, move: i64) -> bool:
        payload = payload_of(move)
        if seat != self.turn or kind_of(move) != GAME or not 0 <= payload < SAID_HAND:
            return False
        game, announced = payload & GAME_MASK, payload // ANNOUNCED_BY
        if game > GRAND:
            return game <= NUL_OUVERT and not announced and nul_value(game == NUL_OUVERT, self.hand) >= self.bid
        return self.hand or not announced

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == GAME:
            return self._why_not_game(move)
        if kind == TAKE or kind == HAND or kind == DISCARD:
            return Refusal("R12", "hand-was-said" if self.hand else "skat-was-taken")
        if is_bidding(move):
            return Refusal("R9", "auction-over")
        return Refusal("R13", "name-a-game")

    def _why_not_game(self, move: i64) -> Refusal:
        game = game_of(move)
        if game > NUL_OUVERT or not 0 <= announced_in(move) < len(ANNOUNCEMENTS):
            return Refusal("R13", "name-a-game")
        if announced_in(move) and game > GRAND:
            return Refusal("R14", "nothing-in-nul")
        if announced_in(move):
            return Refusal("R14", "announced-after-skat", {"word": ANNOUNCEMENTS[announced_in(move)]})
        if game > GRAND and nul_value(game == NUL_OUVERT, self.hand) < self.bid:
            value = int(nul_value(game == NUL_OUVERT, self.hand))
            word = GAMES[game].replace(" ", "-")
            return Refusal("R16", "nul-below-bid", {"word": word, "amount": value, "bid": int(self.bid)})
        return Refusal("R12", "skat-was-taken")

    def play(self, seat: i64, move: i64) -> None:
        self.game = game_of(move)
        self.announced = announced_in(move)
        self.turn = -1


def is_bidding(move: i64) -> bool:
    """Whether a move is one of the auction."""
    kind = kind_of(move)
    return kind == BID or kind == YES or kind == PASS


def too_late(move: i64) -> Refusal:
    """Why what is said once cards are played is not heard any more."""
    kind = kind_of(move)
    if kind == GAME:
        return Refusal("R14" if announced_in(move) else "R13", "game-is-named")
    if kind == TAKE or kind == HAND or kind == DISCARD:
        return Refusal("R12", "cards-are-played")
    if is_bidding(move):
        return Refusal("R9", "auction-over")
    return Refusal("", "wrong-phase", {"phase": "play"})
