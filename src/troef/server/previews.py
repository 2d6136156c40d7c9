"""What a link to Troef shows before it is opened: a title, a sentence and a picture, of the door or of a game."""

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any, Final

from troef.cards.card import card_text
from troef.core.dealer import SeededDealer
from troef.core.game import Game
from troef.core.registry import find_game, game_info, slugs
from troef.paper.press import pictures
from troef.words.words import JOKER, words

#: Where the page of a game is, by language.
GAME_PAGES: Final = {"nl": "spel", "en": "game"}
LOCALES: Final = {"nl": "nl_BE", "en": "en_GB"}
#: The size of a picture in pixels, as those who show links ask for it.
WIDTH: Final = 1200
HEIGHT: Final = 630
#: The most cards of a hand that a picture shows, and how many it shows of a pack.
MOST_CARDS: Final = 13
CARDS_OF_A_PACK: Final = 7
#: Whose hand the door shows.
DOOR_GAME: Final = "klaverjassen"
#: Every picture there is may be kept: two languages, each game and the door.
KEPT: Final = 128


@dataclass(frozen=True)
class Preview:
    """A link to the door, or to the page of a game.

    Attributes:
        slug: the game; "" for the door.
        lang: the language of the one who sees it.
    """

    slug: str
    lang: str

    @property
    def title(self) -> str:
        """The name of the page."""
        return words(self.lang).say("preview-game-title", game=self.name) if self.slug else self._say("door-title")

    @property
    def name(self) -> str:
        """The name of the game, or of Troef."""
        return words(self.lang).say(f"game-{self.slug}") if self.slug else self._say("door")

    @property
    def text(self) -> str:
        """What is to be found there."""
        if not self.slug:
            return self._say("door-text", games=len(slugs()))
        line = words(self.lang).say(f"game-{self.slug}.line")
        return self._say("alone-text" if game_info(self.slug).most_seats == 1 else "game-text", line=line)

    @property
    def address(self) -> str:
        """The path of the page."""
        return f"/{GAME_PAGES[self.lang]}/{self.slug}" if self.slug else "/"

    @property
    def picture(self) -> str:
        """The path of the picture."""
        return f"/preview/{self.lang}/{self.slug or 'troef'}.png"

    def head(self, base: str) -> str:
        """The lines of the head of a page; `base` is the address of this server, without a slash at its end.

        >>> print(Preview("toepen", "en").head("https://example.org").splitlines()[0])
        <title>Toepen · Troef</title>
        """
        properties = {
            "og:type": "website",
            "og:site_name": "Troef",
            "og:locale": LOCALES[self.lang],
            "og:title": self.title,
            "og:description": self.text,
            "og:url": base + self.address,
            "og:image": base + self.picture,
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": self._say("picture", game=self.name),
        }
        names = {"description": self.text, "twitter:card": "summary_large_image"}
        others = [Preview(self.slug, lang) for lang in GAME_PAGES] if self.slug else []
        return "\n    ".join(
            (
                f"<title>{escape(self.title)}</title>",
                *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()),
                *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
                *(f'<link rel="alternate" hreflang="{one.lang}" href="{base}{one.address}" />' for one in others),
            )
        )

    def _say(self, key: str, **facts: object) -> str:
        return words(self.lang).say(f"preview-{key}", **facts)


@lru_cache(KEPT)
def picture(preview: Preview) -> bytes:
    """The picture of a link as PNG; it may be made in a thread."""
    spoken = words(preview.lang)
    if preview.slug:
        info = game_info(preview.slug)
        line = spoken.say(f"game-{preview.slug}.line")
        least, most = info.least_seats, info.most_seats
        seats = "ui-seats" if least == most else "ui-seats-range"
        facts = f"{spoken.say(seats, min=least, max=most)} · {spoken.say('ui-minutes', minutes=info.minutes)}"
    else:
        line, facts = spoken.say("ui-tagline"), ""
    page = {
        "brand": "Troef" if preview.slug else "",
        "name": preview.name,
        "line": line,
        "facts": facts,
        "language": preview.lang,
        "cards": [_face(card, preview.lang) for card in hand(find_game(preview.slug or DOOR_GAME))],
    }
    return pictures("preview", page, 72)[0]


def hand(game: Game) -> list[int]:
    """A hand as the game deals it and as it lies, the same each time.

    Where the first deal has no hand of several cards, it is some of the pack.
    """
    state = game.start()
    pack = SeededDealer(game.slug).next(state.pack())
    state.deal(pack)
    view = state.view(state.seats - 1)
    held = [zone.cards for zone in view.zones if zone.kind == "hand" and zone.owner == view.seat]
    cards = held[0] if held and len(held[0]) > 1 else pack[:CARDS_OF_A_PACK]
    lying = [card for group in game.hand_order(view).groups(cards) for card in group]
    return lying[:MOST_CARDS]


def _face(card: int, lang: str) -> dict[str, Any]:
    spoken = words(lang)
    text = card_text(card)
    if text == JOKER:
        return {"rank": "★", "suit": "", "red": False}
    rank, suit = text[:-1], text[-1]
    return {"rank": spoken.say(f"rank-index-{rank}"), "suit": spoken.say(f"suit-symbol-{suit}"), "red": suit in "HD"}
