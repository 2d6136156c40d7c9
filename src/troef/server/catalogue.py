"""The list of games for the first page."""

from troef.core.game import GameInfo
from troef.core.options import options_dict, read_options
from troef.core.registry import all_games
from troef.words.words import LANGUAGES, words


def catalogue() -> list[dict[str, object]]:
    """Every game with its names, presets and options (docs/protocol.md)."""
    return [_entry(info) for info in all_games()]


def _entry(info: GameInfo) -> dict[str, object]:
    return {
        **info.as_dict(),
        "names": _names(f"game-{info.slug}", info.slug),
        "presets": [_preset(info, preset) for preset in info.presets],
        "ready": True,
    }


def _preset(info: GameInfo, preset: str) -> dict[str, object]:
    usual = options_dict(info.options)
    chosen = options_dict(read_options(info.options, info.specs, info.presets[preset]))
    return {
        "id": preset,
        "names": _names(f"preset-{info.slug}-{preset}", preset),
        "options": {name: value for name, value in chosen.items() if value != usual[name]},
    }


def _names(key: str, otherwise: str) -> dict[str, str]:
    return {lang: words(lang).say(key) if words(lang).has(key) else otherwise for lang in LANGUAGES}
