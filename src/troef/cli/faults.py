"""What goes wrong, as one line in the user's language and an exit code; never a traceback."""

from typing import TYPE_CHECKING, Any, Final

import typer

from troef.cards.sentence import Sentence
from troef.core.nearest import nearest
from troef.core.options import OptionError
from troef.core.registry import UnknownGame
from troef.words.words import Words

if TYPE_CHECKING:
    from troef.tournament.log import LogFault
    from troef.tournament.refused import Refused

#: Something asked for is not there, or cannot be.
USAGE: Final = 2
#: What each optional part of Troef brings (the extras in pyproject.toml), by the names that are imported.
EXTRAS: Final = {
    "alembic": "server",
    "argon2": "server",
    "litestar": "server",
    "msgspec": "server",
    "openskill": "server",
    "platformdirs": "server",
    "prometheus_client": "server",
    "sqlalchemy": "server",
    "uvicorn": "server",
    "webauthn": "server",
    "psycopg": "postgres",
    "redis": "redis",
    "textual": "tui",
    "numpy": "sim",
    "pyarrow": "sim",
    "segno": "tournament",
    "typst": "tournament",
}
#: What was asked has been done, and the answer is no.
FAILED: Final = 1


class Fault(Exception):
    """One line for the user: a key of the words (`error-<key>`) with its facts."""

    def __init__(self, key: str, code: int = USAGE, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.code = code
        self.facts = facts


def explain(error: Exception, words: Words, commands: list[str]) -> tuple[str, int]:
    """The line and the exit code of an error that a user can cause."""
    match error:
        case Fault():
            line, code = words.error(error.key, error.facts), error.code
        case UnknownGame() | OptionError():
            line, code = words.error(error.key, error.facts) + _others(error, words), USAGE
        case typer.exceptions.TyperException():
            line, code = _usage(error, words, commands), USAGE
        case ModuleNotFoundError() if _package(error) in EXTRAS:
            line, code = words.error("cli-extra", {"extra": EXTRAS[_package(error)]}), USAGE
        case OSError():
            line, code = words.error("cli-file", _file(error)), FAILED
        case _:
            line, code = _at_work(error, words)
    return " ".join(line.split()), code


def _package(error: ModuleNotFoundError) -> str:
    """The package that is not there: `litestar` of `litestar.response`."""
    return (error.name or "").partition(".")[0]


def _at_work(error: Exception, words: Words) -> tuple[str, int]:
    """As `explain`, for what goes wrong among bots and simulations. Who only mistypes a command imports neither."""
    from troef.bots.base import UnknownBot
    from troef.sim.data_folder import DataFault
    from troef.sim.entrants import NoEntrant
    from troef.sim.executors import NoCluster
    from troef.sim.matches import MatchFault
    from troef.tournament.log import LogFault
    from troef.tournament.refused import Refused

    match error:
        case Refused():
            return refused_act(error, words), FAILED
        case LogFault():
            return log_fault(error, words), FAILED
        case UnknownBot() | NoCluster() | NoEntrant() | DataFault():
            return words.error(error.key, error.facts), USAGE
        case MatchFault():
            return words.error(error.key, error.facts), FAILED
        case _:
            return words.error("cli-internal", {"text": f"{type(error).__name__}: {error}"}), FAILED


def refused_act(refused: "Refused", words: Words) -> str:
    """Why an act of an event is not allowed, with its clause."""
    told = words.say(f"tournament-{refused.reason}", **{"clause": refused.clause, **refused.facts})
    return f"{told} [{refused.clause}]" if refused.clause else told


def log_fault(fault: "LogFault", words: Words) -> str:
    """What is wrong with the log of an event, with its line."""
    facts = dict(fault.facts)
    if fault.refused is not None:
        facts["text"] = refused_act(fault.refused, words)
    told = words.say(f"tournament-log-{fault.key}", **facts)
    return f"{words.say('cli-at-line', line=fault.line)}: {told}"


def _others(error: "UnknownGame | OptionError", words: Words) -> str:
    """All there is to choose from: the presets of a game always, of what is long only where nothing is near."""
    if isinstance(error, UnknownGame):
        if error.facts["nearest"] and error.key != "unknown-rules":
            return ""
        names = ", ".join(error.names)
    elif error.facts.get("nearest"):
        return ""
    elif error.key == "unknown-option":
        names = str(error.facts.get("allowed", ""))
    else:
        return ""
    return " " + words.say("cli-there-are", names=names)


def _file(error: OSError) -> dict[str, object]:
    return {"name": error.filename or "<stdout>", "text": Sentence(error.strerror or str(error))}


def _usage(error: Any, words: Words, commands: list[str]) -> str:
    """The command line itself is wrong."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        context = error.ctx
        known = [name for each in context.command.params for name in each.opts] if context is not None else []
        return words.error("cli-option", {"name": option, "nearest": nearest(str(option), known)})
    if kind == "MissingParameter":
        return words.error("cli-missing", {"name": parameter_name(parameter)})
    if kind == "BadParameter" and parameter is not None:
        return words.error("cli-value", {"name": parameter_name(parameter), "allowed": _allowed(parameter, words)})
    if option is not None:
        return words.error("cli-missing", {"name": f"{option} …"})
    text = error.format_message()
    below = getattr(getattr(error.ctx, "command", None), "commands", {}) if error.ctx is not None else {}
    if text.startswith("Missing command"):
        return words.error("cli-no-command", {"names": ", ".join(below)})
    name = text.split("'")[1] if text.count("'") > 1 else text.rpartition("(")[2].rstrip(".)")
    if "command" in text:
        return words.error("cli-command", {"name": name, "nearest": nearest(name, list(below) or commands)})
    return words.error("cli-usage", {"name": name})


def parameter_name(parameter: Any) -> str:
    """A parameter as the user writes it: `--matches`, or `GAME`."""
    names = [name for name in parameter.opts if name.startswith("--")]
    return names[0] if names else str(parameter.metavar or parameter.name).partition("[")[0].upper()


def _allowed(parameter: Any, words: Words) -> str:
    """The numbers that a parameter takes."""
    low, high = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if high is not None:
        return f"{low} – {high}"
    if low is not None:
        return f"≥ {low}"
    return words.say("cli-number" if isinstance(parameter.default, float) else "cli-whole-number")
