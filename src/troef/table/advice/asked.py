"""What tables ask of the workers, and how a fault of the answer comes back.

A worker gives plain data only. A function that answers is marked as `answering`: what it finds and the faults that it
raises then cross as data, and `ask` gives the one or raises the other.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from troef.cards.sentence import Sentence
from troef.core.record_error import RecordError
from troef.core.refusal import Refusal
from troef.table.fault import Fault
from troef.table.people.visitor import ASKING
from troef.thinking.desk import Question
from troef.thinking.thinkers import Busy, NoAnswer, Thinkers

#: Seconds that somebody waits for an answer, beside those that it takes.
WAITS: Final = 5.0


def answering(find: Callable[..., Any]) -> Callable[..., dict[str, Any]]:
    """Let the function of a worker answer with what it finds, or with the fault that it raises."""

    @wraps(find)
    def answer(*given: Any) -> dict[str, Any]:
        try:
            return {"found": find(*given)}
        except Fault as fault:
            return {"fault": [fault.key, _told(fault.facts)]}
        except RecordError as error:
            place = [error.line, error.reason, error.seat, error.move, error.clause, error.key]
            return {"record": place, "facts": _told(error.facts)}

    return answer


async def ask(
    thinkers: Thinkers,
    kind: int,
    owner: str,
    find: Callable[..., Any],
    arguments: tuple[Any, ...],
    seconds: float,
    least: float,
    slow: str,
) -> Any:
    """What the function of a worker finds for somebody.

    Args:
        thinkers: the workers.
        kind: ADVICE or REPLAY.
        owner: who asks, where no visitor is known whose turn it takes.
        find: a function of a module that is `answering`, and what it is given.
        arguments: plain data.
        seconds: how long it may take, and at least where many ask.
        least: see `seconds`.
        slow: the fault where there is no answer in time.

    Raises:
        Fault: that of the answer; `asking-busy` where too many ask; `slow` where there was no answer.
        RecordError: that of the answer.
    """
    task = f"{find.__module__}:{find.__name__}"
    visitor = ASKING.get()
    turn = owner if visitor is None else f"{visitor.kind} {visitor.name}"
    try:
        answer = await thinkers.think(Question(kind, turn, task, arguments, seconds, least, WAITS))
    except Busy as busy:
        raise Fault("asking-busy", {"seconds": busy.seconds}) from busy
    except NoAnswer as late:
        raise Fault(slow) from late
    if "fault" in answer:
        key, facts = answer["fault"]
        raise Fault(key, _heard(facts))
    if "record" in answer:
        line, reason, seat, move, clause, key = answer["record"]
        raise RecordError(line, reason, seat, move, clause, key, _heard(answer["facts"]))
    return answer["found"]


def _told(fact: Any) -> Any:
    """A fact as plain data; what is more than that is said in a dictionary with a name of its own."""
    if isinstance(fact, Refusal):
        return {"refusal of": [fact.clause, fact.reason, _told(fact.facts)]}
    if isinstance(fact, Sentence):
        return {"sentence of": [fact.pattern, _told(fact.facts)]}
    if isinstance(fact, dict):
        return {name: _told(part) for name, part in fact.items()}
    return [_told(part) for part in fact] if isinstance(fact, list | tuple) else fact


def _heard(fact: Any) -> Any:
    """The fact that was told."""
    if not isinstance(fact, dict):
        return [_heard(part) for part in fact] if isinstance(fact, list) else fact
    if "refusal of" in fact:
        clause, reason, facts = fact["refusal of"]
        return Refusal(clause, reason, _heard(facts))
    if "sentence of" in fact:
        pattern, facts = fact["sentence of"]
        return Sentence(pattern, **_heard(facts))
    return {name: _heard(part) for name, part in fact.items()}
