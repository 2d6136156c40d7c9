"""A match is its record: JSON Lines that a person can read.

The first line is the header (game, rules, options, seats, dealer); then every deal (the pack's order) and every move
(seat and text) in the order they happened; a finished match ends with its outcome and a SHA-256 over the lines before.
Replay, undo, referee, recovery and analysis all read it.
"""

import json
import re
from importlib import import_module
from typing import Any, Final

from troef.cards.card import CardError, card_text, cards_text, parse_card, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import Sentence, sentence_of
from troef.core.dealer import Proof, cut_limits, with_cut
from troef.core.digest import sha256
from troef.core.draw import DEAL, LOT, DrawProof, NoDraw, read_proof
from troef.core.draw import VERSION as DRAW_VERSION
from troef.core.game import Game, State
from troef.core.options import OptionError, options_dict
from troef.core.position_facts import PositionError
from troef.core.record_error import RecordError, record_error
from troef.core.refusal import DealError, IllegalMove, MoveTextError
from troef.core.registry import UnknownGame, make_game
from troef.core.view import REFEREE, TIMEKEEPER

VERSION = 1
#: No line of a record is longer.
MOST_LINE: Final = 100_000
#: Names that programs import from here, and the modules that have them now. `match` imports this module.
_ELSEWHERE: Final = {"Dealer": "troef.core.dealer", "Match": "troef.core.match", "order_for": "troef.core.dealer"}

#: Signs that steer a terminal, turn the direction of writing, end lines elsewhere, or are halves of signs: JSON may
#: write them as codes, and a record does.
_STEERING: Final = re.compile(r"[\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]")


def __getattr__(name: str) -> Any:
    """A name that is defined elsewhere, imported when it is asked for."""
    if name not in _ELSEWHERE:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return getattr(import_module(_ELSEWHERE[name]), name)


class Record:
    """Header and events of a match. An event is a deal (order, proof or None) or a move (seat, text).

    `standing` is what the match brings to its first deal where it does not start from scratch: parts of a position
    (`State.match_facts`), such as unequal chips. `lot` proves who deals first, where a table drew for it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        dealer: int = 0,
        names: "list[str] | None" = None,
        standing: "dict[str, object] | None" = None,
        lot: "DrawProof | None" = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.dealer = dealer
        self.names = names if names is not None else []
        self.standing: dict[str, object] = standing if standing is not None else {}
        self.lot = lot
        self.events: list[tuple[int, Any, Any]] = []
        self.ending: dict[str, object] | None = None

    def add_deal(self, order: list[int], proof: "Proof | None" = None) -> None:
        """Write down a deal."""
        self.events.append((-1, list(order), proof))

    def add_move(self, seat: int, text: str) -> None:
        """Write down a move."""
        self.events.append((0, seat, text))

    def lines(self) -> list[str]:
        """The record as JSON Lines."""
        header: dict[str, object] = {
            "troef": VERSION,
            "game": self.game.slug,
            "rules": self.game.rules,
            "options": options_dict(self.game.options),
            "seats": self.seats,
            "dealer": self.dealer,
            "names": self.names,
        }
        if self.standing:
            header["standing"] = self.standing
        if self.lot is not None:
            header["lot"] = self.lot.as_dict()
        lines = [json_text(header)]
        for kind, first, second in self.events:
            if kind < 0:
                facts: dict[str, object] = {"deal": cards_text(first)}
                if second is not None and second.cut is not None:
                    facts["cut"] = second.cut
                proof = second.as_dict() if second is not None else {}
                if proof:
                    facts["proof"] = proof
                lines.append(json_text(facts))
            else:
                lines.append(json_text({"seat": first, "move": second}))
        if self.ending is not None:
            lines.append(json_text({"end": self.ending, "sha256": _digest(lines)}))
        return lines

    def checksum(self) -> str:
        """The SHA-256 with which a finished match ends; empty while it goes on."""
        if self.ending is None:
            return ""
        return str(json.loads(self.lines()[-1])["sha256"])

    def text(self) -> str:
        """The record as one text, a line each."""
        return "\n".join(self.lines()) + "\n"

    def start(self) -> State:
        """The match before its first deal."""
        if self.standing:
            return self.game.position({"seats": self.seats, "dealer": self.dealer, **self.standing})
        return self.game.start(self.seats, self.dealer)

    def replay(self, events: "int | None" = None) -> State:
        """The state after all events, or after the first `events` of them.

        Raises:
            RecordError: a deal or a move does not fit, with its line.
        """
        state = self.start()
        chosen = self.events if events is None else self.events[:events]
        for number, (kind, first, second) in enumerate(chosen, 2):
            if kind < 0:
                replay_deal(state, first, number, second.cut if second is not None else None)
            else:
                replay_move(state, first, second, number)
        if events is None and self.ending is not None:
            outcome = state.outcome()
            if outcome is None or outcome.as_dict() != self.ending:
                raise record_error(len(self.events) + 2, "outcome")
        return state


def json_text(facts: dict[str, object], indent: "int | None" = None) -> str:
    """Facts as JSON that a terminal can show: signs that would steer it stand as codes, which JSON reads back."""
    return _STEERING.sub(_code, json.dumps(facts, ensure_ascii=False, indent=indent))


def _code(found: "re.Match[str]") -> str:
    return f"\\u{ord(found[0]):04x}"


def _digest(lines: list[str]) -> str:
    return sha256("\n".join(lines) + "\n").hex()


def replay_deal(state: State, order: list[int], line: int, cut: "int | None" = None) -> None:
    """Lay a recorded deal; cards are found by their faces, so that twins and jokers need no name of their own.

    `cut` is how many cards the player who cuts took off, or None.

    Raises:
        RecordError: it does not fit the state.
    """
    if not state.awaits_deal:
        raise record_error(line, "deal-unexpected")
    pack = state.pack()
    if cut is not None:
        _check_cut(state, cut, line)
    supply = Supply(pack)
    laid: list[int] = []
    for card in order:
        try:
            laid.append(supply.take(card))
        except CardError as error:
            raise RecordError(line, str(error), key="deal-card", facts={"card": card_text(card)}) from error
    try:
        state.deal(laid)
    except DealError as unfit:  # compiled, a name keeps the type of its first handler
        facts: dict[str, object] = {"given": len(order), "wanted": len(pack)}
        raise RecordError(line, str(unfit), key="deal-size", facts=facts) from unfit


def _check_cut(state: State, cut: int, line: int) -> None:
    """That the awaited pack is cut, and may be cut there."""
    if state.cutter() < 0:
        raise record_error(line, "cut-unknown")
    least, most = cut_limits(state)
    if not least <= cut <= most:
        raise record_error(line, "cut-place", {"least": least, "most": most, "cut": cut})


def replay_move(state: State, seat: int, text: str, line: int) -> None:
    """Make a recorded move.

    Raises:
        RecordError: the text is no move, or the move is refused.
    """
    facts: dict[str, object]
    if not (0 <= seat < state.seats or seat in (REFEREE, TIMEKEEPER)):
        facts = {"seat": seat, "seats": int(state.seats)}
        raise RecordError(line, record_error(line, "no-seat", facts).reason, seat, text, key="no-seat", facts=facts)
    try:
        move = state.game.parse(text, state.view(seat))
        state.play(seat, move)
    except MoveTextError as error:
        raise RecordError(line, str(error), seat, text, key="no-move", facts={"move": text}) from error
    except IllegalMove as illegal:  # compiled, a name keeps the type of its first handler
        facts = {"game": state.game.slug, "refusal": illegal.refusal}
        clause = illegal.refusal.clause
        raise RecordError(line, str(illegal), seat, text, clause, key="refused", facts=facts) from illegal


def read_record(text: str) -> Record:
    """A record from its text; it is not replayed yet.

    Raises:
        RecordError: a line is no JSON, has the wrong shape, or the record was changed after it was closed.
    """
    # not splitlines: names and words may hold other signs that it takes for the end of a line
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if lines == [""]:
        raise record_error(1, "empty")
    record = _read_header(_load(lines[0], 1))
    for number, line in enumerate(lines[1:], 2):
        facts = _load(line, number)
        if record.ending is not None:
            raise record_error(number, "after-end")
        if "deal" in facts:
            record.events.append((-1, _read_order(facts["deal"], number), _read_proof(facts, number)))
        elif "move" in facts:
            seat, move = facts.get("seat"), facts["move"]
            if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(move, str):
                raise record_error(number, "move-form")
            if not 0 <= seat < record.seats and seat not in (REFEREE, TIMEKEEPER):
                raise record_error(number, "no-seat", {"seat": seat, "seats": record.seats})
            record.add_move(seat, move)
        elif isinstance(facts.get("end"), dict):
            if facts.get("sha256") != _digest(lines[: number - 1]):
                raise record_error(number, "checksum")
            record.ending = facts["end"]
        else:
            raise record_error(number, "line-kind")
    return record


def _load(line: str, number: int) -> dict[str, Any]:
    if len(line) > MOST_LINE:
        raise record_error(number, "long-line", {"most": MOST_LINE})
    try:
        facts = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise record_error(number, "no-json") from error
    if not isinstance(facts, dict):
        raise record_error(number, "no-object")
    return facts


def _read_header(facts: dict[str, Any]) -> Record:
    if facts.get("troef") != VERSION:
        raise record_error(1, "header-version", {"version": VERSION})
    slug, rules, options = facts.get("game"), facts.get("rules"), facts.get("options", {})
    seats, dealer, names = facts.get("seats"), facts.get("dealer", 0), facts.get("names", [])
    if not isinstance(slug, str) or not isinstance(rules, str) or not isinstance(options, dict):
        raise record_error(1, "header-game")
    if not isinstance(seats, int) or not isinstance(dealer, int) or not isinstance(names, list):
        raise record_error(1, "header-seats")
    standing = facts.get("standing", {})
    if not isinstance(standing, dict) or {"seats", "dealer", "cards", "moves"} & set(standing):
        raise record_error(1, "header-standing", {"text": Sentence("a dictionary of its parts is wanted")})
    try:
        game = make_game(slug, rules, options)
    except (UnknownGame, OptionError) as error:
        raise RecordError(1, str(error), key=error.key, facts=error.facts) from error
    record = Record(game, seats, dealer, [str(name) for name in names], standing, _read_lot(facts))
    try:
        record.start()
    except PositionError as impossible:
        raise record_error(1, "header-standing", {"text": sentence_of(impossible)}) from impossible
    except ValueError as unplayable:
        key = "header-start" if 0 <= dealer < seats else "header-dealer"
        raise RecordError(1, str(unplayable), key=key, facts={"seats": seats, "dealer": dealer}) from unplayable
    return record


def _read_order(text: object, number: int) -> list[int]:
    if not isinstance(text, str):
        raise record_error(number, "deal-form")
    try:
        return parse_cards(text)
    except CardError as error:
        wrong = [word for word in text.split() if not _is_card(word)]
        raise RecordError(number, str(error), key="no-card", facts={"text": " ".join(wrong[:1])}) from error


def _is_card(text: str) -> bool:
    try:
        parse_card(text)
    except CardError:
        return False
    return True


def _read_proof(facts: dict[str, Any], number: int) -> "Proof | None":
    proof, cut = facts.get("proof"), facts.get("cut")
    if cut is not None and (not isinstance(cut, int) or isinstance(cut, bool)):
        raise record_error(number, "cut-form")
    if proof is None:
        return with_cut(None, cut)
    if not isinstance(proof, dict):
        raise record_error(number, "proof-form")
    if proof.get("version") == DRAW_VERSION:
        return _read_draw(proof, number, DEAL, cut)
    commit, words, seed = proof.get("commit"), proof.get("words"), proof.get("seed")
    if not isinstance(commit, str) or not commit or not isinstance(seed, str) or not isinstance(words, list):
        raise record_error(number, "proof-form")
    return Proof(commit, [str(word) for word in words], seed, cut)


def _read_lot(facts: dict[str, Any]) -> "DrawProof | None":
    lot = facts.get("lot")
    return None if lot is None else _read_draw(lot, 1, LOT, None)


def _read_draw(proof: Any, number: int, purpose: str, cut: "int | None") -> DrawProof:
    try:
        opened = read_proof(proof)
    except NoDraw as error:
        raise record_error(number, "draw-form") from error
    if (opened.draw.purpose, opened.draw.cut) != (purpose, cut):
        raise record_error(number, "draw-form")
    return opened
