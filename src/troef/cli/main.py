"""The entry `troef`: the language, the command, and how faults are told."""

import os
import sys

import typer

from troef.cli.commands import build, names
from troef.cli.faults import FAILED, Fault, explain
from troef.core.nearest import nearest
from troef.words.visible import visible
from troef.words.words import LANGUAGES, words


def run() -> None:
    """The command line, from `sys.argv`."""
    sys.exit(main(sys.argv[1:]))


def main(arguments: list[str]) -> int:
    """Run a command line and give its exit code."""
    lang = language_of_system()
    try:
        lang, rest = take_language(arguments, lang)
        code = build(words(lang)).main(rest or ["--help"], prog_name="troef", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        _forget_output()
        return FAILED
    except (KeyboardInterrupt, typer.Abort):
        print(words(lang).say("error-cli-interrupted"), file=sys.stderr)
        return 130
    except SystemExit as leaving:
        _forget_output()
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except Exception as error:
        if os.environ.get("TROEF_DEBUG"):
            raise
        line, code = explain(error, words(lang), names())
        print(visible(line), file=sys.stderr)
        return code


def _forget_output() -> None:
    """Nobody reads any more: let what is still buffered go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def language_of_system() -> str:
    """The language of the surroundings, as LC_ALL, LC_MESSAGES or LANG say; Dutch first."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def take_language(arguments: list[str], lang: str) -> tuple[str, list[str]]:
    """`--lang` may stand anywhere: the language, and the arguments without it."""
    rest: list[str] = []
    left = list(arguments)
    while left:
        argument = left.pop(0)
        if argument == "--":
            return lang, [*rest, argument, *left]
        name, equals, value = argument.partition("=")
        if name != "--lang":
            rest.append(argument)
            continue
        lang = value if equals else left.pop(0) if left else ""
        if lang not in LANGUAGES:
            raise Fault("cli-lang", name=lang, nearest=nearest(lang, list(LANGUAGES)))
    return lang, rest
