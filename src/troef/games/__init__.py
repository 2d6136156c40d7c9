"""The games: one module each (a folder where one file would be too long), and the list of them.

Nothing here imports a game: its module is imported when somebody asks for it (`troef.core.registry`).
"""

from typing import Final

from troef.core.registry import register

#: Every game, in the order in which lists show them: slug, module, and the other names of its `INFO`.
GAMES: Final[tuple[tuple[str, str, str], ...]] = (
    ("klaverjassen", "klaverjassen", "klaverjas, klaverjassen, klaver jassen, jassen, belote, klabberjass"),
    ("pesten", "pesten", "crazy eights, mau-mau, mau mau, uno"),
    ("rummy", "rummy", "basic rummy, rami, straight rummy"),
    ("ezelen", "ezelen", "ezel, ezeltje, donkey, pig, spoons, lepels"),
    ("patience", "patience", "klondike, solitaire, solitair, klondike solitaire"),
    ("poker", "poker", "texas hold'em, texas holdem, holdem, hold'em, texas hold'm, pokeren"),
    ("wiezen", "wiezen", "wiezen, belgian whist, solo whist, wies, whist, whisten, gewoon wiezen"),
    ("rikken", "rikken", "rikken, rik, brabants rikken"),
    ("manillen", "manillen", "manille, manillen, manille parlee, manille parlée, sprekende manille"),
    (
        "manillen-tornooi",
        "manillen_tornooi",
        "manillen tornooi, manille tornooi, tornooimanille, manillen toernooi, iwwa",
    ),
    ("pandoeren", "pandoeren", "pandoer, pandoeren"),
    ("bridge", "bridge", "bridge, rubber bridge, rubberbridge, robber bridge, robberbridge, contract bridge, bridgen"),
    ("skat", "skat", "skaat, scat, skatspel"),
    ("bieden", "bieden", "bieden, bidding, oost-vlaams bieden"),
    ("cinch", "cinch", "double pedro, high five, pedro"),
    (
        "kleurenwiezen",
        "kleurenwiezen",
        "kleurenwiezen, kleurenwies, kleurwiezen, colour whist, color whist, kleuren wiezen, kleurwies, "
        "kleurenwhist, whist a la couleur, whist à la couleur",
    ),
    (
        "boerenbridge",
        "boerenbridge",
        "chinees dekken, chinees bridgen, 10 op en neer, jodelen, pronostieken, op-en-affen, oh hell, "
        "op en neer, chinees poepen, fries poepen, koreaanse poker, slagenvragen, hellen, bollen, "
        "nomination whist, up and down the river",
    ),
    ("ninety-nine", "ninety_nine", "negenennegentig, negenenegentigen, 99, ninetynine, ninety nine"),
    ("hartenjagen", "hartenjagen", "harten jagen, hartenjacht, dutch hearts, hearts, nederlands hartenjagen"),
    ("kingen", "kingen", "king, koningen, barbu"),
    ("bonken", "bonken", "bonk, bonkje"),
    ("rumba", "rumba", "roemba, rumba kaartspel"),
    ("zwikken", "zwikken", "zwik, zwicken, patoeten"),
    ("toepen", "toepen", "toep, toupen, toepers"),
    ("blackjack", "blackjack", "eenentwintigen, black jack, 21, twenty-one, eenentwintig, vingt-et-un"),
    ("canasta", "canasta", "classic canasta, klassieke canasta"),
    ("zwartepiet", "zwartepiet", "zwarte piet, zwartepieten, old maid, pietje, zwarte triene"),
    ("eenendertigen", "eenendertigen", "31, eenendertig, thirty-one, schwimmen, schnauz, commerce, knack"),
    ("zenuwen", "zenuwen", "spit, speed, zenuwenspel"),
    (
        "presidenten",
        "presidenten",
        "president, presidentje, scum, asshole, kapitalisme, capitalism, klootzakken, sluitspieren, "
        "rich man poor man, warlords and scumbags, trouduc",
    ),
    ("mao", "mao", "mau, voorzitter mao, chairman mao"),
    ("liegen", "liegen", "bluffen, leugenaar, cheat, liar, bullshit, i doubt it, liar liar"),
    ("eenenvijftigen", "eenenvijftigen", "51, eenenvijftig, fifty-one, fifty one"),
    ("shithead", "shithead", "shit head, karma, palace, zhitkopf, schijtkop, shed, china hand, ten-two slide"),
    ("duizenden", "duizenden", "schoppenvrouwen, zwarte wijven, thousands, queen of spades rummy"),
    ("jokeren", "jokeren", "jokers, veertigen, veertigleggen, jokers rummy"),
)


def register_all() -> None:
    """Put every game on the list."""
    for slug, module, synonyms in GAMES:
        register(slug, f"troef.games.{module}", tuple(synonyms.split(", ")))
