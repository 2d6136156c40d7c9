"""The list of games with its names: what `GET /api/games` answers and `troef games --json` prints."""

from troef.core.info import GameInfo
from troef.words.words import LANGUAGES, words


def catalogue_entry(info: GameInfo) -> dict[str, object]:
    """A game as in docs/protocol.md: slug, names, family, seats, presets, and options with values and defaults."""
    facts = info.as_dict()
    facts["names"] = names(f"game-{info.slug}")
    facts["presets"] = [
        {"id": preset, "names": names(f"preset-{info.slug}-{preset}"), "options": changes}
        for preset, changes in info.presets.items()
    ]
    return facts


def names(key: str) -> dict[str, str]:
    """The words of a key in every language."""
    return {lang: words(lang).say(key) for lang in LANGUAGES}
