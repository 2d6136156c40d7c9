"""The moves of skat in words: `18`, `yes`, `take skat`, `game H schneider`, `nul ouvert`, `KH`."""

from typing import Final, final

from troef.cards.bits import set_of
from troef.cards.card import CardError, parse_suit, suit_text
from troef.core.language import AMOUNT, CARD, Language, Verb, words
from troef.core.moves import BID, DISCARD, PASS, PLAY, TAKE, YES, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.skat.cards import GRAND, NUL, NUL_OUVERT, matadors
from troef.games.skat.contract import ANNOUNCED_BY, GAME, HAND, SAID_HAND, announced_in, game_of
from troef.games.skat.scoring import ANNOUNCEMENTS, GAMES, OPEN, factors, multiplier, nul_value, trump_score
from troef.tricks.watching import TURN_VERBS
from troef.tricks.watching import VERBS as WATCH_VERBS

#: Words that may stand in the naming of a game without changing it.
FILLERS: Final = frozenset(
    ("game", "spel", "play", "speel", "ik", "i", "trump", "troef", "skat", "skatspel", "announced", "aangekondigd")
)
HAND_WORDS: Final = ("hand", "handspel", "handgame")
GRAND_WORDS: Final = ("grand", "grandspel", "g")
NUL_WORDS: Final = ("nul", "null", "nulspel")
_TAKING: Final = ("take", "skat", "skat game", "skatspel", "take the skat", "neem de skat", "pak de skat", "in de hand")
#: R14 in the words of the table.
ANNOUNCING: Final = {"schneider": 1, "snijder": 1, "schwarz": 2, "zwart": 2, "open": 3, "ouvert": 3}


def game_text(game: int, announced: int, said_hand: bool = False) -> str:
    """A game with its announcement: `game H`, `grand schneider`, `nul ouvert`."""
    name = f"game {suit_text(game)}" if game < GRAND else GAMES[game]
    parts = [name, "hand" if said_hand else "", ANNOUNCEMENTS[announced]]
    return " ".join([part for part in parts if part])


def parse_game(text: str) -> int | None:
    """The payload of a text that names a game; None when it names none, or more than one."""
    game = -1
    said_hand = False
    announced: list[int] = []
    for word in words(text):
        if word in FILLERS:
            continue
        if word in HAND_WORDS:
            said_hand = True
        elif word in ANNOUNCING:
            announced.append(ANNOUNCING[word])
        elif game >= 0:
            return None
        else:
            game = _game_named(word)
            if game < 0:
                return None
    if game == NUL and int(OPEN) in announced:  # open Nul is a game of its own (R13)
        game = int(NUL_OUVERT)
        announced.remove(int(OPEN))
    if game < 0 or len(announced) > 1:
        return None
    return game + int(ANNOUNCED_BY) * sum(announced) + (int(SAID_HAND) if said_hand else 0)


def _game_named(word: str) -> int:
    if word in GRAND_WORDS:
        return int(GRAND)
    if word in NUL_WORDS:
        return int(NUL)
    try:
        return parse_suit(word)
    except CardError:
        return -1


@final
class Speech(Language):
    """The moves in words, and what a game is worth."""

    def show(self, move: int) -> str:
        if kind_of(move) == GAME:
            return game_text(int(game_of(move)), int(announced_in(move)), payload_of(move) & SAID_HAND != 0)
        return super().show(move)

    def parse(self, text: str) -> list[int]:
        said = text.strip().rstrip("?!.")  # T2: spoken as a question
        payload = parse_game(said)
        found: list[int] = []
        if payload is not None:
            found.append(int(make_move(GAME, payload & ~int(SAID_HAND))))
            if payload & int(SAID_HAND):
                found.append(int(make_move(GAME, payload)))
        try:
            return found + super().parse(said)
        except MoveTextError:
            if found:
                return found
            raise

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.kind == GAME:  # a game has a name, read above; its number is no text
            raise MoveTextError("a game is one of: C, D, H, S, {games}", games=", ".join(GAMES[GRAND:]))
        return super().parse_payload(verb, rest)

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        if kind_of(move) == GAME:
            game, announced = int(game_of(move)), ANNOUNCEMENTS[announced_in(move)]
            facts.pop("amount")
            if game < GRAND:
                facts["suit"] = suit_text(game)
                if announced:
                    facts["word"] = announced
            else:
                facts["word"] = f"{GAMES[game]} {announced}".strip().replace(" ", "-")
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == GAME:
            facts["stake"] = stake(move, view)
        return facts


def stake(move: int, view: View) -> dict[str, object]:
    """What declarer wins or loses with a game at its simple level, as far as his own cards tell (S1–S8)."""
    game, hand = int(game_of(move)), view.fact("hand") is True
    if game >= NUL:
        value = int(nul_value(game == NUL_OUVERT, hand))
        return {"key": "game", "won": value, "lost": 2 * value}
    cards = set_of([*view.hand(), *view.zone("skat").cards])
    announced = announced_in(move)
    times = multiplier(matadors(cards, game), factors(hand, announced, 61, 5))
    bid = view.fact("bid")
    won = int(trump_score(game, bid if isinstance(bid, int) else 0, times, True))
    if won < 0:
        return {"key": "overbid", "lost": -won}
    return {"key": "game", "won": won, "lost": 2 * won}


_VERBS: Final = (
    Verb(PLAY, "play", CARD, bare=True, also=("speel",)),
    Verb(BID, "bid", AMOUNT, bare=True, also=("bied", "vraag", "ik vraag", "ask", "reizen", "reis")),
    Verb(YES, "yes", also=("ja", "j", "y", "houd", "ik houd", "hold", "i hold")),
    Verb(PASS, "pass", also=("pas", "ik pas", "p", "weg", "no", "nee", "neen", "n")),  # R6: a no is a pass
    Verb(TAKE, "take skat", also=_TAKING),
    Verb(int(HAND), "hand", also=("handspel", "hand game", "ik speel hand", "play hand", "uit de hand")),
    Verb(DISCARD, "discard", CARD, also=("lay away", "leg weg", "leg af", "druk", "leg")),
    Verb(int(GAME), "game", AMOUNT),
)

LANGUAGE: Final = Speech(_VERBS)
#: P4: where a revoke or a lead out of turn may happen and must be claimed.
AT_TABLE: Final = Speech((*_VERBS, *WATCH_VERBS, *TURN_VERBS))
