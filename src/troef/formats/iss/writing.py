"""Writing games of skat as lines of the International Skat Server."""

from troef.cards.card import parse_card
from troef.core.game import State
from troef.core.moves import BID, DISCARD, PASS, PLAY, TAKE, YES, kind_of, payload_of
from troef.core.record import Record, replay_deal, replay_move
from troef.core.view import REFEREE
from troef.formats.iss.reading import ANNOUNCED_LETTERS, GAME_LETTERS, iss_card
from troef.games.skat.cards import GRAND, NUL_OUVERT, ORDERINGS
from troef.games.skat.contract import GAME, announced_in, game_of
from troef.games.skat.game import SkatState


class FourAtTable(ValueError):
    """A match of four, which the server does not know."""


def games_of(record: Record) -> list[str]:
    """The deals of a match of three that have been played to the end, as lines of the server.

    Raises:
        FourAtTable: the server knows three at a table.
        RecordError: the record does not replay.
    """
    if record.seats != 3:
        raise FourAtTable("the server knows three at a table, not four")
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
    return ".".join([iss_card(card) for card in cards])


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
            words += [who, iss_card(int(payload_of(move)))]
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
    """A name without the signs that end a property, or that control a terminal."""
    return "".join([sign for sign in name if sign.isprintable() and sign not in "[];()"])


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
    points = _card_points(state, declarer)
    played = steps.get("game") not in ("nul", "nul-ouvert")
    low, high = (points <= 30 or points >= 90), tricks in (0, 10)
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


def _card_points(state: State, declarer: int) -> int:
    """Declarer's card points with the skat; the server counts them in Nul too, as in every other game."""
    assert isinstance(state, SkatState) and state.tricks is not None
    return int(ORDERINGS[GRAND].points_in(state.tricks.won[declarer] | state.skat))
