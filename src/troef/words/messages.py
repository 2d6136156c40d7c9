"""The messages of one language, each read when it is first asked for: all of them at once take a fifth of a second."""

import re
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

#: Where the files of each language lie.
FOLDER: Final = Path(__file__).parent
#: Where a message or a term begins.
_BEGINNING: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
#: A message or a term that another one holds.
_WITHIN: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Messages:
    """The Fluent messages of one language by their keys, from all its files, or from those that are named."""

    def __init__(self, lang: str, files: str = "*.ftl") -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        #: The text of each message that has not been read yet.
        self._unread: dict[str, str] = {}
        for file in (FOLDER / lang).glob(files):
            self._unread |= entries(file.read_text(encoding="utf-8"))
        #: The keys of all messages, in the order of the files.
        self.known: Final = tuple(self._unread)

    def find(self, key: str) -> Pattern | None:
        """The pattern of a message, or of an attribute of it (`verb-play.log`), if there is one."""
        name, _, attribute = key.partition(".")
        self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Pattern, facts: dict[str, str | int | float]) -> str:
        """The text of a pattern with its facts filled in."""
        return str(self._bundle.format_pattern(pattern, facts)[0]).strip()

    def _read(self, name: str) -> None:
        """Read a message, and those that it holds."""
        text = self._unread.get(name)
        if text is None:
            return
        for held in _WITHIN.findall(text):
            self._read(held)
        self._bundle.add_resource(FluentResource(text))
        self._unread.pop(name, None)


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent file, each with its own lines.

    >>> entries("one = een\\n# two\\ntwo =\\n    .log = twee\\n")
    {'one': 'one = een\\n# two\\n', 'two': 'two =\\n    .log = twee\\n'}
    """
    beginnings = list(_BEGINNING.finditer(text))
    ends = [beginning.start() for beginning in beginnings[1:]] + [len(text)]
    return {found[1]: text[found.start() : end] for found, end in zip(beginnings, ends, strict=True)}
