"""Suggestions for error messages: the known name nearest to a mistyped one."""

from collections.abc import Iterable

from troef.cards.sentence import Sentence


def nearest(name: str, names: Iterable[str], likeness: float = 0.4) -> str:
    """Which of some names is most like a mistyped one; empty where none is.

    >>> nearest("klavrjas", ["pesten", "klaverjassen"])
    'klaverjassen'
    """
    from difflib import get_close_matches  # costs time to import, and only errors need it

    found = get_close_matches(name.lower(), list(names), 1, likeness)
    return found[0] if found else ""


def with_nearest(fault: Sentence, name: str, names: "Iterable[str]") -> Sentence:
    """A fault about a name that is not there, with the nearest one that is, or all of them where none is near."""
    known = list(names)
    meant = nearest(name, known, 0.5)
    if meant:
        return Sentence("{fault}; did you mean '{meant}'?", fault=fault, meant=meant)
    return Sentence("{fault}; there are: {known}", fault=fault, known=", ".join(known))
