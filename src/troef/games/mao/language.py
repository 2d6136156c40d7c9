"""How the moves of mao are written and said.

A play is `9H`, with signals `9H mao dank_u`; a rule `rule rank:7 call:dank_u`, or `rank:7` and then `call:dank_u`.
"""

import re
from typing import Final, final

from troef.cards.card import card_text, parse_card
from troef.core.language import AMOUNT, CARD, SEAT, Language, Verb, words
from troef.core.moves import BOT, DRAW, HIDDEN, PERSON, PLAY, TIMEOUT, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.games.mao.moves import (
    CALL_TIMEOUT,
    CARD_MASK,
    CHAT,
    CONFIRM,
    DUTY,
    END_MATCH,
    END_TIMEOUT,
    EVENT,
    EVENT_BITS,
    EVENTS,
    FINE,
    GM_PENALTY,
    GM_REASONS,
    GRANT,
    NEXT_ROUND,
    PASS_EMPTY,
    PENALISE,
    PLAYER_BITS,
    PLAYER_MASK,
    REASONS,
    REFUSE,
    REFUSE_AND_PENALISE,
    REQUEST,
    RULE,
    SIGNAL,
    SIGNALS_SHIFT,
    TRIGGER,
    WITHDRAW,
)
from troef.games.mao.vocabulary import (
    DUTIES,
    SIGNALS,
    TRIGGERS,
    duty_of,
    duty_word,
    rule_code,
    signals_in,
    trigger_of,
    trigger_word,
)

#: Signs that stand between the parts of a move, or around them, in the way the book writes.
_SIGNS: Final = re.compile(r"[`'\"“”„!→{}\[\]+;]|->|=>")
_TIME_OUT: Final = re.compile(r"time-out", re.IGNORECASE)
_FILLERS: Final = ("met", "with", "en", "and", "rule", "regel", "seat", "stoel", "player", "speler")
#: What else the signals are called; longer names first.
_SPOKEN: Final = sorted(
    [(words(name), number) for number, name in enumerate(SIGNALS)]
    + [
        (["ma", "o"], 0),
        (["goede", "morgen"], 1),
        (["dank", "u", "wel"], 2),
        (["dankuwel"], 2),
        (["fijne", "dag", "nog"], 8),
        (["kloppen"], 10),
        (["knock"], 10),
        (["clap"], 11),
        (["bow"], 12),
    ],
    key=lambda spoken: -len(spoken[0]),
)
_REASON_WORDS: Final = {" ".join(words(reason)): number for number, reason in enumerate(REASONS[:3])}
_TRIGGER_WORDS: Final = {" ".join(words(text)): number for number, text in enumerate(TRIGGERS)}
_DUTY_WORDS: Final = {" ".join(words(text)): number for number, text in enumerate(DUTIES)}


def read_signals(rest: list[str]) -> int:
    """The set of signals that words name.

    Raises:
        MoveTextError: something else is named.
    """
    said = 0
    rest = [word for word in rest if word not in ("met", "with", "en", "and")]
    while rest:
        for names, number in _SPOKEN:
            if rest[: len(names)] == names:
                said |= 2**number
                rest = rest[len(names) :]
                break
        else:
            raise MoveTextError("'{rest}' is no signal: there are {signals}", rest=rest[0], signals=", ".join(SIGNALS))
    return said


def _read_rule(rest: list[str]) -> int:
    """The code of a rule, from the words of its trigger and its duty."""
    for place in range(1, len(rest)):
        trigger = _TRIGGER_WORDS.get(" ".join(rest[:place]))
        duty = _DUTY_WORDS.get(" ".join(rest[place:]))
        if trigger is not None and duty is not None:
            return int(rule_code(trigger, duty))
    raise MoveTextError("a rule is a trigger and an obligation, such as rank:7 call:dank_u")


def _read_player(rest: list[str]) -> tuple[int, list[str]]:
    """A player (`1` or `p1`), and the words after it."""
    name = rest[0].removeprefix("p") if rest else ""
    if len(name) != 1 or name not in "01234567":
        raise MoveTextError("name a player: p0, p1 …")
    return int(name), rest[1:]


@final
class Speech(Language):
    def parse(self, text: str) -> list[int]:
        """As `Language.parse`; a rule may be written without its verb. `timeout` is what the timekeeper says, as in
        every game, and the game master's call too: the likelier one where it is written `TIMEOUT`, as the book does."""
        plain = " ".join(_SIGNS.sub(" ", _TIME_OUT.sub("time out", text)).split())
        try:
            found = super().parse(plain)
        except MoveTextError:
            try:
                return [int(make_move(RULE, _read_rule(words(plain))))]
            except MoveTextError:
                pass
            raise
        if found != [int(TIMEOUT)]:
            return found
        return [int(CALL_TIMEOUT), *found] if plain.isupper() else [*found, int(CALL_TIMEOUT)]

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        kind = verb.kind
        if kind == PLAY:
            if not rest:
                raise MoveTextError("a play is a card, and the signals given with it")
            return parse_card(rest[0]) | read_signals(rest[1:]) << int(SIGNALS_SHIFT)
        if kind == DRAW or kind == PASS_EMPTY:
            return read_signals(rest)
        if kind == SIGNAL:
            said = read_signals(rest)
            if said == 0 or said & (said - 1):
                raise MoveTextError("one signal at a time, or several with the card: 9H mao dank_u")
            return said.bit_length() - 1
        if kind == RULE:
            return _read_rule(rest)
        if kind in (PENALISE, GM_PENALTY, WITHDRAW, BOT, PERSON):
            return self._parse_penalty(kind, [word for word in rest if word not in _FILLERS])
        return super().parse_payload(verb, rest)

    def _parse_penalty(self, kind: int, rest: list[str]) -> int:
        if kind == WITHDRAW:
            return _read_rule_number(rest)
        player, rest = _read_player(rest)
        if kind == GM_PENALTY:
            reason = _REASON_WORDS.get(" ".join(rest))
            if reason is None:
                raise MoveTextError("the reasons are {reasons}", reasons=", ".join(REASONS[: int(GM_REASONS)]))
            return player | reason << int(PLAYER_BITS)
        if kind == PENALISE:
            return player | (_read_rule_number(rest) if rest else 0) << int(PLAYER_BITS)
        if rest:
            raise MoveTextError("one chair at a time")
        return player

    def show_payload(self, verb: Verb, payload: int) -> str:
        kind = verb.kind
        if payload == HIDDEN:
            return "?"
        if kind == PLAY:
            said = signals_in(payload >> int(SIGNALS_SHIFT))
            return " ".join([card_text(payload & int(CARD_MASK)), *said])
        if kind == DRAW or kind == PASS_EMPTY:
            return " ".join(signals_in(payload))
        if kind == RULE:
            if not (0 <= trigger_of(payload) < len(TRIGGERS) and 0 <= duty_of(payload) < len(DUTIES)):
                raise MoveTextError("{payload} is no rule", payload=payload)
            return f"{TRIGGERS[trigger_of(payload)]} {DUTIES[duty_of(payload)]}"
        player, detail = payload & int(PLAYER_MASK), payload >> int(PLAYER_BITS)
        if kind == PENALISE:
            return f"{player} {detail}" if detail else str(player)
        if kind in (GM_PENALTY, FINE):
            return f"{player} {REASONS[detail]}"
        if kind == EVENT:
            return f"{EVENTS[payload & 15]} {payload >> int(EVENT_BITS)}"
        return super().show_payload(verb, payload)

    def describe(self, move: int) -> dict[str, object]:
        verb = self.by_kind.get(int(kind_of(move)))
        facts: dict[str, object] = {"text": self.show(move), "verb": self.verb(move)}
        payload = int(payload_of(move))
        if verb is None or payload == HIDDEN:
            return facts
        kind = verb.kind
        player, detail = payload & int(PLAYER_MASK), payload >> int(PLAYER_BITS)
        if kind == PLAY:
            facts["cards"] = [card_text(payload & int(CARD_MASK))]
            facts["to"] = "discard"
        elif kind == SIGNAL:
            facts["word"] = SIGNALS[payload].replace("_", "-")
        elif kind == TRIGGER:
            facts["word"] = trigger_word(payload)
        elif kind == DUTY:
            facts["word"] = duty_word(payload)
        elif kind == PENALISE:
            facts["target"] = player
            if detail:
                facts["word"] = str(detail)
        elif kind in (GM_PENALTY, FINE):
            facts["target"] = player
            facts["word"] = REASONS[detail].replace("_", "-")
        elif kind == EVENT:
            facts["target"] = payload >> int(EVENT_BITS)
            facts["word"] = EVENTS[payload & 15].replace("_", "-")
        elif kind == WITHDRAW:
            facts["word"] = str(payload)
        elif kind in (BOT, PERSON):
            facts["target"] = payload
        return facts


def _read_rule_number(rest: list[str]) -> int:
    """The number of a rule."""
    number = rest[0].removeprefix("r") if len(rest) == 1 else ""
    if not number.isascii() or not number.isdecimal() or len(number) > 2:
        raise MoveTextError("name a rule by its number")
    return int(number)


LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True, also=("speel", "leg")),
        Verb(DRAW, "draw", AMOUNT, also=("trek", "draw stock"), spoken=False),
        Verb(PASS_EMPTY, "pass empty", AMOUNT, also=("pass", "pas"), spoken=False),
        Verb(SIGNAL, "signal", SIGNALS, bare=True, also=("say", "zeg", "roep")),
        Verb(TRIGGER, "trigger", TRIGGERS, bare=True, also=("als",), spoken=False),
        Verb(DUTY, "obligation", DUTIES, bare=True, also=("dan", "duty"), spoken=False),
        Verb(RULE, "rule", AMOUNT, also=("make rule", "new rule", "regel", "choose rule"), spoken=False),
        Verb(PENALISE, "penalise", AMOUNT, also=("penalize", "straf", "fout")),
        Verb(GM_PENALTY, "gm penalty", AMOUNT, also=("gmpenalty", "spelleider straft")),
        Verb(REQUEST, "request timeout", also=("request time out", "vraag time out", "vraag timeout")),
        Verb(GRANT, "grant", also=("sta toe", "toegestaan")),
        Verb(REFUSE, "refuse", also=("weiger",)),
        Verb(REFUSE_AND_PENALISE, "refuse and penalise", also=("refuse penalise", "weiger en straf")),
        Verb(CALL_TIMEOUT, "time out", also=("call timeout", "call time out")),
        Verb(END_TIMEOUT, "end timeout", also=("end time out", "einde timeout", "einde time out", "time in")),
        Verb(WITHDRAW, "withdraw", AMOUNT, also=("trek in",)),
        Verb(CONFIRM, "confirm", also=("bevestig", "akkoord")),
        Verb(NEXT_ROUND, "next round", also=("volgende ronde",)),
        Verb(END_MATCH, "end match", also=("einde", "stop")),
        Verb(CHAT, "chat", also=("praat",)),
        Verb(BOT, "bot", SEAT, spoken=False),
        Verb(PERSON, "person", SEAT, also=("human", "mens"), spoken=False),
        Verb(TIMEOUT, "timeout", spoken=False),
        Verb(FINE, "fine", AMOUNT),
        Verb(EVENT, "event", AMOUNT),
    )
)
