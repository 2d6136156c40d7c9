"""A question to a seat robot: a hand, an auction and the cards that have been played, as BEN's clients write them.

| key | what it says |
| --- | --- |
| `hand` | thirteen cards, spades first: `AKQ.J5.T98.A432x`; `_` may stand for a dot, `x` for some low card |
| `seat`, `dealer` | N, E, S or W |
| `vul` | `@v` North-South, `@V` East-West; empty: nobody |
| `ctx` | the calls from the dealer on, two letters each: `1N`, `--` pass, `Db` double, `Rd` redouble |
| `dummy` | to play: the other open hand, thirteen cards as dealt |
| `played` | to play: the cards from the lead on, two letters each: `SKS2S5SA` |
"""

from collections.abc import Mapping
from typing import Final

import troef
from troef.bots.bridge.valuing import DOUBLED, PASSED, REDOUBLED
from troef.cards.bits import SUIT_CARDS, card_count, cards_in
from troef.cards.card import cards_text
from troef.core.moves import BID, PLAY, kind_of, make_move, payload_of
from troef.games.bridge.auction import LADDER
from troef.games.bridge.game import PACK

SEATS: Final = "NESW"
RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
_SPECIAL: Final = {"--": PASSED, "DB": DOUBLED, "RD": REDOUBLED}
_WHOLE: Final = 13


class QuestionError(ValueError):
    """A question that cannot be answered; `where` is the key that is wrong."""

    def __init__(self, where: str, text: str) -> None:
        super().__init__(f"{where}: {text}")
        self.where = where


class Question:
    """What is asked for a seat; hands are sets of cards, calls are moves.

    Raises:
        QuestionError: for a key that is missing or cannot be read.
    """

    def __init__(self, query: Mapping[str, str], plays: bool) -> None:
        self.seat = _seat(query, "seat")
        self.dealer = _seat(query, "dealer")
        vul = query.get("vul", "")
        self.vulnerable = ("@v" in vul, "@V" in vul)
        self.cards = _hand(query, "hand")
        self.calls = _calls(query.get("ctx", ""))
        self.dummy = _hand(query, "dummy") if plays else 0
        if self.cards & self.dummy:
            raise QuestionError("dummy", "it has a card of the hand")
        self.played = _cards(query.get("played", "")) if plays else []

    def auction(self) -> "troef.State":
        """The position after the calls, with this seat's hand; other cards lie anywhere.

        Raises:
            QuestionError: for a call that the laws forbid.
        """
        return self._called([self.cards if seat == self.seat else 0 for seat in range(4)])

    def position(self) -> "troef.State":
        """The position after the calls and the cards; what nobody has shown lies where the play allows it.

        Raises:
            QuestionError: where the calls or the cards break the laws, or it is not this seat that plays.
        """
        state = self.auction()
        if state.phase.name() == "auction" or not state.actors():
            raise QuestionError("ctx", "there is no contract yet")
        view = state.view(self.seat)
        declarer = int(str(view.fact("declarer")))
        if self.seat == declarer ^ 2:
            raise QuestionError("seat", "dummy is asked nothing: declarer plays its cards")
        strain = LADDER.names.index(str(view.fact("contract")).rstrip("X")) % 5
        state = self._called(self._hands(declarer, strain))
        for place, card in enumerate(self.played):
            (turn,) = state.actors() or (self.seat,)
            move = int(make_move(PLAY, card))
            if move not in state.legal(turn):
                raise QuestionError("played", f"card {place + 1} cannot be played there")
            state.play(turn, move)
        if not state.actors() or state.phase.name() == "auction":
            raise QuestionError("played", "the deal is over")
        if self.seat not in state.actors():
            raise QuestionError("seat", f"it is {SEATS[state.actors()[0]]} who plays now")
        return state

    def _hands(self, declarer: int, strain: int) -> list[int]:
        """Four hands: the two that are known, and two that hold what they have played and follow as they did."""
        hands = [0, 0, 0, 0]
        hands[self.seat] = self.cards
        open_seat = declarer ^ 2
        hands[open_seat] = self.dummy
        hidden = [seat for seat in range(4) if seat not in (self.seat, open_seat)]
        void = [0, 0, 0, 0]
        led = -1
        for place, (seat, card) in enumerate(_turns(self.played, declarer, strain)):
            led = card >> 4 if place % 4 == 0 else led
            if card >> 4 != led:
                void[seat] |= int(SUIT_CARDS[led])
            if seat in hidden:
                hands[seat] |= 2**card
            elif not hands[seat] & 2**card:
                raise QuestionError("played", f"card {place + 1} is not in the hand of {SEATS[seat]}")
        rest = [card for card in PACK if not any(held & 2**card for held in hands)]
        return _filled(hands, hidden, rest, void)

    def _called(self, hands: list[int]) -> "troef.State":
        game = troef.game("bridge")
        state = game.start(4, self.dealer)
        texts = {seat: cards_text(cards_in(held)) for seat, held in enumerate(hands) if held}
        state.deal(game.arrange(hands=texts, seats=4, dealer=self.dealer))
        for place, call in enumerate(self.calls):
            seat = (self.dealer + place) % 4
            if state.phase.name() != "auction" or call not in state.legal(seat):
                raise QuestionError("ctx", f"call {place + 1} is not allowed there")
            state.play(seat, call)
        return state


def _turns(played: list[int], declarer: int, strain: int) -> list[tuple[int, int]]:
    """Who played each card."""
    found: list[tuple[int, int]] = []
    leader = (declarer + 1) % 4
    for first in range(0, len(played), 4):
        trick = played[first : first + 4]
        found += [((leader + place) % 4, card) for place, card in enumerate(trick)]
        suits = (strain, trick[0] >> 4)
        best = max(range(len(trick)), key=lambda place, trick=trick, suits=suits: (  # type: ignore[misc]
            trick[place] >> 4 == suits[0], trick[place] >> 4 == suits[1], trick[place] & 15))  # fmt: skip
        leader = (leader + best) % 4
    return found


def _filled(hands: list[int], hidden: list[int], rest: list[int], void: list[int]) -> list[int]:
    """The hands with the cards that nobody has seen: first those that only one of the hidden hands may hold."""
    rest = sorted(rest, key=lambda card: sum(not void[seat] & 2**card for seat in hidden))
    for card in rest:
        room = [seat for seat in hidden if card_count(hands[seat]) < _WHOLE and not void[seat] & 2**card]
        if not room:
            raise QuestionError("played", "no hands follow suit as these cards do")
        hands[min(room, key=lambda seat: card_count(hands[seat]))] |= 2**card
    return hands


def _seat(query: Mapping[str, str], key: str) -> int:
    text = query.get(key, "").strip().upper()
    if len(text) != 1 or text not in SEATS:
        raise QuestionError(key, f"N, E, S or W is wanted, not {text or 'nothing'}")
    return SEATS.index(text)


def _hand(query: Mapping[str, str], key: str) -> int:
    """Thirteen cards; each `x` is the lowest card of its suit that the hand does not name."""
    text = query.get(key, "").replace("_", ".").upper().replace("10", "T")
    suits = text.split(".")
    if len(suits) != 4:
        raise QuestionError(key, "four suits with dots between are wanted, spades first: AKQ.J5.T98.A432x")
    held = 0
    for suit, ranks in zip((3, 2, 1, 0), suits, strict=True):
        for rank in ranks.replace("X", ""):
            if rank not in RANKS or held & 2 ** (16 * suit + RANKS.index(rank)):
                raise QuestionError(key, f"{rank} is no rank, or stands there twice, in {ranks}")
            held |= 2 ** (16 * suit + RANKS.index(rank))
        free = [rank for rank in range(13) if not held & 2 ** (16 * suit + rank)]
        held |= sum(2 ** (16 * suit + rank) for rank in free[: ranks.count("X")])
    if card_count(held) != _WHOLE:
        raise QuestionError(key, f"it has {card_count(held)} cards, not 13")
    return held


def _pairs(text: str, where: str) -> list[str]:
    if len(text) % 2:
        raise QuestionError(where, "every part has two letters")
    return [text[place : place + 2].upper() for place in range(0, len(text), 2)]


def _calls(text: str) -> list[int]:
    found = []
    for pair in _pairs(text, "ctx"):
        name = pair.replace("N", "NT")
        if pair not in _SPECIAL and name not in LADDER.names:
            raise QuestionError("ctx", f"{pair} is no call: 1N, --, Db and Rd are")
        found.append(_SPECIAL[pair] if pair in _SPECIAL else LADDER.moves[LADDER.names.index(name)])
    return found


def _cards(text: str) -> list[int]:
    found: list[int] = []
    for pair in _pairs(text, "played"):
        if pair[0] not in SUITS or pair[1] not in RANKS:
            raise QuestionError("played", f"{pair} is no card: SK is the king of spades")
        found.append(16 * SUITS.index(pair[0]) + RANKS.index(pair[1]))
    if len(set(found)) < len(found):
        raise QuestionError("played", "a card stands there twice")
    return found


def call_text(call: int) -> str:
    """A call as the clients read it: `PASS`, `X`, `XX`, `1N`."""
    if kind_of(call) == BID:
        return LADDER.names[int(payload_of(call))].replace("NT", "N")
    return {PASSED: "PASS", DOUBLED: "X", REDOUBLED: "XX"}[call]


def card_text(move: int) -> str:
    """A card as the clients read it: `SK`."""
    card = int(payload_of(move))
    return SUITS[card >> 4] + RANKS[card & 15]
