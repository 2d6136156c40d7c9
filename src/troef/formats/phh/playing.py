"""A hand of a PHH file, played again: the record of a match of one hand.

Cards that the file does not know are filled in. They matter only at a showdown: there a player whose cards are not told
gets two that lose to the best hand that is, for the file shows who won.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from troef.cards.bits import set_of
from troef.cards.card import card_text, parse_card
from troef.core.game import State
from troef.core.match import Match
from troef.core.moves import CALL, CHECK, FOLD, RAISE, kind_of, make_move
from troef.core.record import Record
from troef.core.view import REFEREE
from troef.formats.phh.hands import PhhHand, at_hand, read_amount
from troef.formats.phh.stakes import Stakes, game_for, stakes_of
from troef.formats.reading import Fault, FormatError, Reading, quoted
from troef.games.poker.hands import strength
from troef.games.poker.state import PACK

_PLAYER: Final = re.compile(r"p([1-9][0-9]?)")
_CARDS: Final = re.compile(r"(?:[2-9TJQKA?][cdhs?])+")
_BOARD: Final = 5


@dataclass(frozen=True)
class PhhMatch:
    """A hand of a file as a match: its record, and remarks about what could not be taken as it stands there."""

    hand: PhhHand
    record: Record
    remarks: tuple[Fault, ...]


@dataclass(frozen=True)
class HandActions:
    """The actions of a hand: hole cards by player (None: unknown), the board, and what was done.

    `done` has a player (-1: the dealer), the name of the action and its amount; for the board (`db`) how many cards lie
    there then.
    """

    hole: list["list[int | None]"]
    board: "list[int | None]"
    done: list[tuple[int, str, str]]


def matches_of(hands: list[PhhHand]) -> Reading[PhhMatch]:
    """Hands as matches; what cannot be played is left out with the reason."""
    reading: Reading[PhhMatch] = Reading()
    for hand in hands:
        try:
            reading.games.append(match_of(hand))
        except FormatError as error:
            reading.faults.append(at_hand(error, hand.place, hand.label, hand.line))
    return reading


def match_of(hand: PhhHand) -> PhhMatch:
    """A hand as a match of one hand.

    Raises:
        FormatError: it is not played here, or not lawful.
    """
    stakes = stakes_of(hand)
    actions = _actions(hand)
    seats = _seats(hand)
    known = [card for cards in (*actions.hole, actions.board) for card in cards if card is not None]
    if len(set(known)) != len(known):
        raise FormatError("phh-card-twice")
    match, added = _played(hand, stakes, seats, actions, {})
    remarks: list[Fault] = []
    if added:
        remarks.append(Fault("phh-moves-added", {"count": added}).at(hand.place, hand.label))
    losing = _losing_cards(match.state, seats, actions)
    if losing:
        match, _ = _played(hand, stakes, seats, actions, losing)
        invented = ", ".join([_name(hand, player) for player in sorted(losing)])
        remarks.append(Fault("phh-cards-invented", {"players": invented}).at(hand.place, hand.label))
    remarks += _other_chips(hand, stakes, seats, match.state)
    return PhhMatch(hand, match.record, tuple(remarks))


def _seats(hand: PhhHand) -> list[int]:
    """The seat of each player: in the order of their seat numbers, where these go round the table."""
    order = sorted(hand.numbers)
    seats = [order.index(number) for number in hand.numbers]
    first = seats[0] if seats else 0
    if seats != [(first + index) % hand.players for index in range(hand.players)]:
        return list(range(hand.players))
    return seats


def _name(hand: PhhHand, player: int) -> str:
    name = hand.names[player] if hand.names else ""
    return f"p{player + 1} ({quoted(name)})" if name else f"p{player + 1}"


# ---- what the actions say ----


def _actions(hand: PhhHand) -> HandActions:
    """The cards and the moves of a hand.

    Raises:
        FormatError: an action cannot be read.
    """
    actions = HandActions([[None, None] for _ in range(hand.players)], [], [])
    for action in hand.actions:
        words = action.partition("#")[0].split()
        if not words:
            continue
        if words[0] == "d":
            _read_dealing(hand, words[1:], actions)
            continue
        player = _player(hand, words[0], action)
        if words[1:2] == ["sm"] and len(words) <= 3:
            if len(words) == 3 and words[2] != "-":
                _know(hand, actions, player, words[2], action)
            continue
        name, amount = [*words[1:], "", ""][:2]
        if name not in ("f", "cc", "cbr") or len(words) != (3 if name == "cbr" else 2):
            raise FormatError("phh-action", text=quoted(action))
        actions.done.append((player, name, amount))
    if len(actions.board) > _BOARD:
        raise FormatError("phh-board")
    return actions


def _read_dealing(hand: PhhHand, words: list[str], actions: HandActions) -> None:
    action = " ".join(["d", *words])
    if words[:1] == ["db"] and len(words) == 2:
        actions.board.extend(_cards(words[1], action))
        actions.done.append((-1, "db", str(len(actions.board))))
    elif words[:1] == ["dh"] and len(words) == 3:
        _know(hand, actions, _player(hand, words[1], action), words[2], action)
    else:
        raise FormatError("phh-action", text=quoted(action))


def _player(hand: PhhHand, text: str, action: str) -> int:
    found = _PLAYER.fullmatch(text)
    if found is None or int(found.group(1)) > hand.players:
        raise FormatError("phh-action", text=quoted(action))
    return int(found.group(1)) - 1


def _know(hand: PhhHand, actions: HandActions, player: int, text: str, action: str) -> None:
    """Two cards of a player, beside what was told of them before."""
    cards = _cards(text, action)
    if len(cards) != 2:
        raise FormatError("phh-action", text=quoted(action))
    before = actions.hole[player]
    if None in before:
        actions.hole[player] = cards if None not in cards or before == [None, None] else before
    elif None not in cards and set(cards) != set(before):
        raise FormatError("phh-other-cards", player=_name(hand, player))


def _cards(text: str, action: str) -> "list[int | None]":
    if not _CARDS.fullmatch(text):
        raise FormatError("phh-action", text=quoted(action))
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    return [None if "?" in pair else parse_card(pair.replace("T", "10")) for pair in pairs]


# ---- playing it ----


def _played(
    hand: PhhHand, stakes: Stakes, seats: list[int], actions: HandActions, losing: dict[int, list[int]]
) -> tuple[Match, int]:
    """The hand as a match: cards laid, moves made; and how many moves the file had left out."""
    game = game_for(hand, stakes)
    chips = [0] * hand.players
    names = [""] * hand.players
    for player, seat in enumerate(seats):
        chips[seat] = stakes.stacks[player]
        names[seat] = hand.names[player] if hand.names else ""
    match = Match(Record(game, hand.players, seats[-1], names if any(names) else [], {"chips": chips}))
    rest = _unknown(actions, losing)
    hands = {seat: _texts(losing.get(player, actions.hole[player]), rest, 2) for player, seat in enumerate(seats)}
    match.arrange(hands, board=_texts(actions.board, rest, _BOARD))
    added = 0
    for player, name, amount in actions.done:
        if player < 0:
            while len(match.view(REFEREE).zone("board").cards) < int(amount) and match.state.actors():
                added += _stand_in(match)
        else:
            added += _act(match, hand, stakes, seats[player], player, name, amount)
    return match, added


def _stand_in(match: Match) -> int:
    """Make a move that the file left out: such files leave out checks, and folds of those who had to pay."""
    seat = match.state.actors()[0]
    match.play(seat, int(CHECK if match.state.phase.allows(seat, CHECK) else FOLD))
    return 1


def _unknown(actions: HandActions, losing: dict[int, list[int]]) -> list[int]:
    """The cards that nothing is said of."""
    known: set[int | None] = set(actions.board)
    for cards in actions.hole:
        known.update(cards)
    for pair in losing.values():
        known.update(pair)
    return [card for card in PACK if card not in known]


def _texts(cards: "Sequence[int | None]", rest: list[int], count: int) -> str:
    """That many cards as text; what is not known is taken from the rest."""
    whole: list[int | None] = [*cards, *[None] * (count - len(cards))]
    return " ".join([card_text(rest.pop() if card is None else card) for card in whole])


def _act(match: Match, hand: PhhHand, stakes: Stakes, seat: int, player: int, name: str, amount: str) -> int:
    """Make one move of the file; how many had to be made before it that the file left out."""
    state = match.state
    if name == "cc" and state.actors() != (seat,) and _is_skipped(state, seat):
        return 0
    added = 0
    while state.actors() and state.actors() != (seat,):
        added += _stand_in(match)
    if not state.actors():
        raise FormatError("phh-over", player=_name(hand, player), move=name)
    checks = state.phase.allows(seat, CHECK)
    move = int(FOLD if name == "f" else CHECK if checks else CALL)
    if name == "cbr":
        move = int(make_move(RAISE, stakes.chips(read_amount(amount, "cbr"))))
    if kind_of(move) in (CALL, RAISE) and _is_short(state, stakes):
        raise FormatError("phh-short-blind")
    refusal = state.refusal(seat, move)
    if refusal is not None:
        raise FormatError(
            "refused", player=_name(hand, player), move=state.game.show(move), refusal=refusal, game=state.game.slug
        )
    match.play(seat, move)
    return added


def _is_skipped(state: State, seat: int) -> bool:
    """R17: whether a seat has chips and is asked nothing more, for nobody is left to bet against."""
    view = state.view(REFEREE)
    done = ("folded", "all-in", "out")
    able = [each for each in range(view.seats) if not any(view.badge(each, badge) for badge in done)]
    return view.badge(seat, "folded") is None and (view.outcome is not None or len(able) <= 1)


def _is_short(state: State, stakes: Stakes) -> bool:
    """R5: whether what is to call is a big blind that does not lie there, because its seat has too few chips.

    In the file what is to call is the largest bet that does lie there.
    """
    view = state.view(REFEREE)
    bets = [view.badge(seat, "bet") or 0 for seat in range(view.seats)]
    return view.fact("street") == "preflop" and max([bet for bet in bets if isinstance(bet, int)]) < stakes.big


# ---- the showdown ----


def _losing_cards(state: State, seats: list[int], actions: HandActions) -> dict[int, list[int]]:
    """Cards for the players of a showdown that told none, with which they lose to the best hand that is told.

    Raises:
        FormatError: nobody's cards are told, the board is not, or no cards lose.
    """
    view = state.view(REFEREE)
    live = [player for player, seat in enumerate(seats) if view.badge(seat, "folded") is None]
    if view.outcome is None or len(live) == 1:
        return {}
    hidden = [player for player in live if None in actions.hole[player]]
    best = [actions.hole[player] for player in live if player not in hidden]
    board = _known(actions.board)
    if len(board) < _BOARD or not best:
        raise FormatError("phh-winner-unknown")
    to_beat = max([_strength(_known(cards), board) for cards in best])
    rest = _unknown(actions, {})
    losing: dict[int, list[int]] = {}
    for player in hidden:
        own = set(_known(actions.hole[player]))
        pairs = [pair for pair in combinations([*own, *rest], 2) if own <= set(pair)]
        pair = min(pairs, key=lambda pair: _strength(list(pair), board))
        if _strength(list(pair), board) >= to_beat:
            raise FormatError("phh-winner-unknown")
        losing[player] = list(pair)
        rest = [card for card in rest if card not in pair]
    return losing


def _strength(cards: list[int], board: list[int]) -> int:
    return int(strength(set_of([*cards, *board])))


def _known(cards: "list[int | None]") -> list[int]:
    return [card for card in cards if card is not None]


def _other_chips(hand: PhhHand, stakes: Stakes, seats: list[int], state: State) -> list[Fault]:
    """A remark where the file's chips afterwards, or its winners, are not those that follow from the play."""
    view = state.view(REFEREE)
    if view.outcome is None:
        return []
    for player, amount in enumerate(hand.winnings):
        if amount and not view.badge(seats[player], "wins"):
            return [Fault("phh-winner-differs", {"player": _name(hand, player)}).at(hand.place, hand.label)]
    said = [stakes.chips(amount) for amount in hand.finishing]
    counted = [view.totals[seat] for seat in seats]
    if not said or said == counted:
        return []
    facts = {"said": ", ".join(map(str, said)), "counted": ", ".join(map(str, counted))}
    return [Fault("phh-chips-differ", facts).at(hand.place, hand.label)]


__all__ = ["PhhMatch", "match_of", "matches_of"]
