"""The list of games with its names: what `GET /api/games` answers and `troef games --json` prints."""

from collections.abc import Sequence
from typing import Any, Final

from troef.core.info import GameInfo
from troef.core.registry import find_game
from troef.words.words import LANGUAGES, words

#: What options are called that say how long a match lasts, in whichever game.
LENGTHS: Final = frozenset(
    [
        "deals",
        "deals_per_session",
        "deal_limit",
        "boompjes",
        "deals_per_boompje",
        "games",
        "rounds",
        "round_minutes",
        "end",
        "end_mode",
        "end_time",
        "end_hands",
        "target",
        "target_points",
        "target_score",
        "target_wins",
    ]
)


def catalogue_entry(info: GameInfo) -> dict[str, object]:
    """A game as in docs/protocol.md: slug, names, what it is, family, seats, presets, and options with values.

    `length`: which of the options say how long a match lasts.
    """
    facts = info.as_dict()
    facts["length"] = [spec.name for spec in info.specs if spec.name in LENGTHS]
    facts["names"] = names(f"game-{info.slug}")
    facts["lines"] = names(f"game-{info.slug}.line")
    facts["presets"] = [
        {"id": preset, "names": names(f"preset-{info.slug}-{preset}"), "options": changes}
        for preset, changes in info.presets.items()
    ]
    return facts


def game_page(info: GameInfo, levels: Sequence[Any]) -> dict[str, object]:
    """What the page of a game shows: its entry, how many cards it is played with, and how far levels of bots are apart.

    The cards are those of the usual rules and number of players.
    """
    cards = len(find_game(info.slug, info.default).pack(info.usual_seats))
    return {**catalogue_entry(info), "cards": cards, "levels": list(levels)}


def names(key: str) -> dict[str, str]:
    """The words of a key in every language."""
    return {lang: words(lang).say(key) for lang in LANGUAGES}
