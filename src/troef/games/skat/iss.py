"""Deals of skat in the text of the International Skat Server.

A game is one line `(;GM[Skat]PC[…]…P0[…]P1[…]P2[…]…MV[…]R[…] ;)`. `P0`, `P1` and `P2` are forehand, middlehand and
rearhand. `MV` is a list of pairs *who what*, who being 0, 1, 2 or `w` (the world):

| what | meaning |
| --- | --- |
| `w C7.HT.…` | the 32 cards: ten of each player in order, then the skat; suit before rank, `T` for ten |
| `1 18`, `0 y`, `1 p` | asks 18, holds it, passes (as asker or as answerer) |
| `2 s`, `w H8.CK` | takes the skat, which was this |
| `2 D.ST.H8` | names diamonds and lays these two away |
| `0 CHZ` | a game from the hand: letters for hand, schneider (`S`), schwarz (`Z`), open (`O`) in any order |
| `1 NO.HA.HQ` | Nul Ouvert; its open hand may follow |
| `0 CJ` | plays a card |
| `0 RE`, `0 SC`, `w LE.2`, `w TI.1` | gives up, shows cards, has left, was too slow: not known here (A13) |

The games are `C S H D`, `G` (Grand) and `N` (Nul). `R` is the result, `R[passed]` when everybody passed.
"""

import re
from dataclasses import dataclass
from typing import Final

from troef.cards.card import CardError, card_text, parse_card
from troef.core.game import State
from troef.core.moves import BID, DISCARD, PASS, PLAY, TAKE, YES, kind_of, payload_of
from troef.core.record import Record, RecordError, replay_deal, replay_move
from troef.core.registry import find_game
from troef.core.view import REFEREE
from troef.games.skat.cards import NUL, NUL_OUVERT, PACK
from troef.games.skat.contract import GAME, announced_in, game_of
from troef.games.skat.language import game_text
from troef.games.skat.scoring import LADDER

#: The letters of the games by number, and of the announcements.
GAME_LETTERS: Final = ("C", "D", "H", "S", "G", "N", "N")
ANNOUNCED_LETTERS: Final = ("", "S", "Z", "O")
#: What ends a game there before its last card.
ENDINGS: Final = ("RE", "LE", "TI")

_NO_GAME: Final = "there is no game here: it starts with (;GM[Skat] and ends with ;)"
#: So much of a text that is no game is quoted.
_QUOTED: Final = 40

_PROPERTY: Final = re.compile(r"([A-Z][A-Z0-9]?)\[([^\]]*)\]")
_GAME: Final = re.compile(r"\(;((?:(?!\(;).)*?);\)", re.DOTALL)
_NAMED: Final = re.compile(r"([CSHDGN])([HOSZ]*)((?:\.[CSHD][789TJQKA])*)")
_CARD: Final = re.compile(r"[CSHD][789TJQKA]")


class IssError(ValueError):
    """A text that is no game of the server, or one that cannot be played here; `number` counts the games from 1."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"game {number}: {reason}")
        self.number = number
        self.reason = reason


@dataclass(frozen=True)
class IssGame:
    """One game: names and cards of forehand, middlehand and rearhand, the skat (card codes), and what they did.

    `moves` are (0, 1 or 2, the text of a move); `given_up` says that the game ended there before its last card.
    """

    names: tuple[str, ...]
    hands: tuple[tuple[int, ...], ...]
    skat: tuple[int, ...]
    moves: tuple[tuple[int, str], ...]
    result: str = ""
    given_up: bool = False


# ---- reading ----


def read_iss(text: str) -> list[IssGame]:
    """The games of a text.

    Raises:
        IssError: it holds none, one of them cannot be read, or there is something else between them.
    """
    games: list[IssGame] = []
    end = 0
    for found in _GAME.finditer(text):
        _check_between(text[end : found.start()], len(games) + 1)
        games.append(_read_game(found[1], len(games) + 1))
        end = found.end()
    _check_between(text[end:], len(games) + 1)
    if not games:
        raise IssError(1, _NO_GAME)
    return games


def _check_between(text: str, number: int) -> None:
    if text.strip():
        raise IssError(number, f"{_NO_GAME}: '{text.strip()[:_QUOTED]}'")


def _read_game(text: str, number: int) -> IssGame:
    facts: dict[str, str] = {}
    for name, value in _PROPERTY.findall(text):
        facts[name] = value.strip()
    if facts.get("GM") != "Skat":
        raise IssError(number, f"GM is '{facts.get('GM', '')}', not Skat")
    words = facts.get("MV", "").split()
    if len(words) % 2 or len(words) < 2 or words[0] != "w":
        raise IssError(number, "MV is a list of pairs, who and what, that starts with the deal (w)")
    cards = _cards(words[1], number)
    if sorted(cards) != PACK:
        raise IssError(number, "the deal is not the 32 cards, each once")
    moves, given_up = _read_moves(words[2:], set(cards[30:]), number)
    names = tuple([facts.get(f"P{place}", "") for place in range(3)])
    hands = (tuple(cards[:10]), tuple(cards[10:20]), tuple(cards[20:30]))
    return IssGame(names, hands, tuple(cards[30:]), tuple(moves), facts.get("R", ""), given_up)


def _read_moves(words: list[str], skat: set[int], number: int) -> tuple[list[tuple[int, str]], bool]:
    """The moves in our texts, and whether the game was given up."""
    moves: list[tuple[int, str]] = []
    taken = False
    for who, what in zip(words[::2], words[1::2], strict=True):
        if what[:2] in ENDINGS:
            return moves, True
        if what.startswith("SC"):
            continue  # cards that are shown
        if who == "w" and taken:  # the skat that declarer sees
            if set(_cards(what, number)) != skat:
                raise IssError(number, f"the skat of the deal is {_dotted(sorted(skat))}, not {what}")
            continue
        if who not in ("0", "1", "2"):
            raise IssError(number, f"'{who} {what}': who is 0, 1 or 2")
        taken = taken or what == "s"
        for text in _texts(what, taken, number):
            moves.append((int(who), text))
    return moves, False


def _texts(what: str, taken: bool, number: int) -> list[str]:
    """What a move is in our texts: naming a game is several of our moves."""
    if what.isascii() and what.isdigit():
        return [what]
    if what in ("y", "p", "s"):
        return [{"y": "yes", "p": "pass", "s": "take skat"}[what]]
    if _CARD.fullmatch(what):
        return [card_text(_card(what, number))]
    named = _NAMED.fullmatch(what)
    if named is None:
        raise IssError(number, f"'{what}' is no move")
    letter, marks, tail = named.groups()
    cards = _cards(tail[1:], number) if tail else []
    if taken and len(cards) < 2:
        raise IssError(number, f"'{what}' does not say which two cards are laid away")
    if len(cards) > (2 if taken else 0) and "O" not in marks:
        raise IssError(number, f"'{what}' names more cards than are laid away")
    before = [f"discard {card_text(card)}" for card in cards[:2]] if taken else ["hand"]
    return [*before, _game_text(letter, marks, taken)]


def _game_text(letter: str, marks: str, taken: bool) -> str:
    """The text of a game; "hand" is only said where it cannot be, and is refused there."""
    game = GAME_LETTERS.index(letter)
    if game == NUL and "O" in marks:  # a game of its own (R13)
        game, marks = int(NUL_OUVERT), marks.replace("O", "")
    announced = max([ANNOUNCED_LETTERS.index(mark) for mark in marks if mark != "H"], default=0)
    return game_text(game, announced, taken and "H" in marks)


def _cards(text: str, number: int) -> list[int]:
    return [_card(word, number) for word in text.split(".")]


def _card(word: str, number: int) -> int:
    try:
        return parse_card(word[1:] + word[:1])
    except CardError as error:
        raise IssError(number, f"'{word}' is no card: write suit and rank, such as CJ or HT") from error


def record_of(games: list[IssGame]) -> Record:
    """The games as one match: forehand of the first game sits on the first chair, and the deal goes round.

    Raises:
        IssError: a game breaks a rule, was given up before the others, or has its players in other places.
    """
    rules = find_game("skat", deals=-(-len(games) // 3) * 3, allow_jump_bids=_jumps(games))
    record = Record(rules, 3, 2, list(games[0].names))
    state = record.start()
    for number, game in enumerate(games, 1):
        forehand = (number - 1) % 3
        seats = [(forehand + place) % 3 for place in range(3)]
        if [record.names[seat] for seat in seats] != list(game.names):
            raise IssError(number, f"{', '.join(game.names)} do not sit as the deal goes round: import it by itself")
        _add_game(record, state, game, seats, number)
        if game.given_up and number < len(games):
            raise IssError(number, "it was given up before its last card: import it by itself")
    return record


def _add_game(record: Record, state: State, game: IssGame, seats: list[int], number: int) -> None:
    hands = {seats[place]: _spelled(game.hands[place]) for place in range(3)}
    order = state.game.arrange(hands=hands, seats=3, dealer=int(state.dealer), skat=_spelled(game.skat))
    try:
        replay_deal(state, order, number)
        record.add_deal(order)
        for place, text in game.moves:
            replay_move(state, seats[place], text, number)
            record.add_move(seats[place], text)
    except RecordError as error:
        raise IssError(number, f"'{error.move}' of seat {error.seat}: {error.reason}") from error
    if not game.given_up and not state.awaits_deal and state.outcome() is None:
        raise IssError(number, "it stops before its end")


def _spelled(cards: tuple[int, ...]) -> str:
    return " ".join([card_text(card) for card in cards])


def _jumps(games: list[IssGame]) -> bool:
    """Whether somebody asked another value than the next one."""
    for game in games:
        asked = [int(text) for _, text in game.moves if text.isdigit()]
        if tuple(asked) != LADDER[: len(asked)]:
            return True
    return False


# ---- writing ----


def games_of(record: Record) -> list[str]:
    """The deals of a match of three that have been played to the end, as lines of the server.

    Raises:
        IssError: four sit at the table, which the server does not know.
        RecordError: the record does not replay.
    """
    if record.seats != 3:
        raise IssError(1, "the server knows three at a table, not four")
    state = record.start()
    lines: list[str] = []
    words: list[str] = []
    for number, (kind, first, second) in enumerate(record.events, 2):
        if kind < 0:
            replay_deal(state, first, number)
            forehand = (int(state.dealer) + 1) % 3
            words = _deal_words(state, forehand)
            continue
        replay_move(state, first, second, number)
        if state.awaits_deal or state.outcome() is not None:
            words += _move_words(state, forehand)
            lines.append(_line(record, state, forehand, words))
    return lines


def _deal_words(state: State, forehand: int) -> list[str]:
    view = state.view(REFEREE)
    cards: list[int] = []
    for place in range(3):
        cards += view.zone(f"hand-{(forehand + place) % 3}").cards
    return ["w", _dotted(cards + view.zone("skat").cards)]


def _dotted(cards: list[int]) -> str:
    return ".".join([_iss_card(card) for card in cards])


def _iss_card(card: int) -> str:
    text = card_text(card)
    return text[-1] + text[:-1].replace("10", "T")


def _move_words(state: State, forehand: int) -> list[str]:
    """The pairs of a deal that is over; what declarer laid away stands with the game."""
    view = state.view(REFEREE)
    words: list[str] = []
    laid: list[int] = []
    for seat, move in view.log:
        who = str((seat - forehand) % 3)
        kind = kind_of(move)
        if kind == DISCARD:
            laid.append(int(payload_of(move)))
        elif kind == TAKE:
            skat = view.memory.get("skat")
            cards = [parse_card(card) for card in str(skat).split()]
            words += [who, "s", "w", _dotted(cards)]
        elif kind == GAME:
            words += [who, _named(int(game_of(move)), int(announced_in(move)), laid)]
        elif kind == PLAY:
            words += [who, _iss_card(int(payload_of(move)))]
        elif kind in (BID, YES, PASS):
            words += [who, str(int(payload_of(move))) if kind == BID else "y" if kind == YES else "p"]
    return words


def _named(game: int, announced: int, laid: list[int]) -> str:
    hand = "" if laid else "H"
    mark = "O" if game == NUL_OUVERT else ANNOUNCED_LETTERS[announced]
    return ".".join([GAME_LETTERS[game] + hand + mark, *([_dotted(laid)] if laid else [])])


def _line(record: Record, state: State, forehand: int, words: list[str]) -> str:
    names = [*record.names, "", "", ""]
    players = "".join([f"P{place}[{_plain(names[(forehand + place) % 3])}]" for place in range(3)])
    return f"(;GM[Skat]PC[Troef]CO[]{players}R0[]R1[]R2[]MV[{' '.join(words)} ]R[{_result(state, forehand)}] ;)"


def _plain(name: str) -> str:
    """A name without the signs that end a property."""
    return re.sub(r"[\[\];()]", "", name)


def _result(state: State, forehand: int) -> str:
    """`d:0 win v:44 m:2 bidok p:95 t:8 s:1 z:0 …` as the server writes it."""
    view = state.view(REFEREE)
    declarer = view.fact("declarer")
    if not isinstance(declarer, int):
        return "passed"
    score = state.sheet[-1].cells[declarer]
    tricks = view.badge(declarer, "tricks")
    steps = {fact.key: fact.value for fact in view.facts}
    matadors = steps.get("step-with", 0) or -int(str(steps.get("step-without", 0)))
    points = steps.get("points", 0)
    played = steps.get("game") not in ("nul", "nul-ouvert")
    low, high = (int(str(points)) <= 30 or int(str(points)) >= 90), tricks in (0, 10)
    parts = [
        f"d:{(declarer - forehand) % 3}",
        "win" if score > 0 else "loss",
        f"v:{score}",
        f"m:{matadors}",
        "overbid" if steps.get("result") == "overbid" else "bidok",
        f"p:{points}",
        f"t:{tricks}",
        f"s:{int(played and low)}",
        f"z:{int(played and high)}",
    ]
    return " ".join([*parts, "p0:0 p1:0 p2:0 l:-1 to:-1 r:0"])
