"""The moves of kleurenwiezen in words, and what each bid is worth."""

from typing import Final, final

from troef.cards.card import SUIT_LETTERS, CardError, parse_suit, suit_text
from troef.cards.sentence import sentence_of
from troef.core.language import AMOUNT, CARD, SUIT, Language, Verb, words
from troef.core.moves import BID, DISCARD, NO, PASS, PLAY, RAISE, TRUMP, YES, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.kleurenwiezen.bidding import (
    ASK,
    CONSENT,
    JOIN,
    KEEP,
    PAS_MISERIE,
    PAS_TROEL,
    REFUSE,
    SOLO,
    TROEL_CALL,
    WAIT,
    join_choice,
    join_level,
    join_suit,
)
from troef.games.kleurenwiezen.claims import CLAIM, CONCEDE
from troef.games.kleurenwiezen.contracts import (
    LEAST_SAMEN,
    MOST_SAMEN,
    NAMES,
    NEEDED,
    PAIR,
    SAMEN,
    SAMEN_LEVELS,
    SHAREABLE,
    SPECIAL_NAMES,
    SPECIAL_RUNG,
    TROEL,
    rank_at,
)
from troef.games.kleurenwiezen.contracts import SOLO as SOLO_RANK
from troef.games.kleurenwiezen.points import Points, PointsTable
from troef.games.kleurenwiezen.revoking import AWARD, CONCEAL, FINE, FINE_TEXTS, FINES, UNCALLED
from troef.games.kleurenwiezen.scoring import gain_value, least_lost, lost_value, won_value
from troef.tricks.watching import VERBS as WATCH_VERBS

#: What the suits are called at the table, by number.
_DUTCH: Final = ("klaveren", "ruiten", "harten", "schoppen")

_LEVELS: Final = range(int(LEAST_SAMEN), int(MOST_SAMEN) + 1)
_JOINS: Final = tuple([f"{suit_text(suit)} {n}" for suit in range(4) for n in _LEVELS])
#: What opens a join; what follows may be a suit, a number, both in any order, or nothing.
_JOIN_WORDS: Final = (
    ["ik", "ga", "mee"],
    ["ga", "mee"],
    ["meegaan"],
    ["mee"],
    ["samen"],
    ["ik", "ga", "samen"],
    ["join"],
)
_FILLERS: Final = ("in", "met", "voor", "tot", "de", "slagen", "naar")


def _also_bids() -> dict[str, int]:
    """Other names of the special bids."""
    other: dict[str, int] = {}
    names = {
        "kleine miserie": ("miserie", "kleine misère", "kleine misere", "misère", "misere"),
        "piccolo": ("picolo", "pikkolo"),
        "grote miserie": ("grote misère", "grote misere"),
        "grote miserie op tafel": (
            "open miserie",
            "miserie op tafel",
            "grote misère op tafel",
            "grote misere op tafel",
            "open misère",
            "open misere",
        ),
    }
    for index, text in enumerate(SPECIAL_NAMES):
        for name in names.get(text, ()):
            other[name] = index
        base, _, suit = text.rpartition(" ")
        if base.startswith("abondance") or base.endswith("soloslim"):
            bases = [base, base.replace("abondance", "abundance"), base.replace("abondance", "avondans")]
            if base == "grote soloslim":
                bases += ["soloslim", "solo slim", "grote solo slim"]
            elif base == "kleine soloslim":
                bases.append("kleine solo slim")
            spoken = ["zonder troef", "sans", "zt", "nt", "no trump"] if suit == "NT" else []
            if suit != "NT":
                dutch = _DUTCH[SUIT_LETTERS.index(suit)]
                spoken = [suit, dutch, f"in {dutch}", f"in de {dutch}"]
            for each in bases:
                for tail in spoken:
                    other.setdefault(f"{each} {tail}".lower(), index)
    return {text: index for text, index in other.items() if text not in [name.lower() for name in SPECIAL_NAMES]}


@final
class Speech(Language):
    """The moves in words; a game's points table says what bids are worth."""

    def __init__(self, verbs: tuple[Verb, ...], table: PointsTable) -> None:
        super().__init__(verbs)
        self.table = table

    # ---- reading ----

    def parse(self, text: str) -> list[int]:
        given = words(text)
        joins = _read_join(given)
        if joins:
            return joins + _read_samen(given)
        if given in (["pas"], ["ik", "pas"], ["passen"]):  # whichever pass it is the time for
            return [int(PASS), int(PAS_TROEL), int(PAS_MISERIE)]
        return super().parse(text)

    # ---- describing ----

    def describe(self, move: int) -> dict[str, object]:
        kind, payload = kind_of(move), int(payload_of(move))
        if kind == JOIN and 0 <= payload < 4 * SAMEN_LEVELS:
            suit, level = int(join_suit(payload)), int(join_level(payload))
            return {"text": self.show(move), "verb": "join", "suit": suit_text(suit), "amount": level}
        if kind == BID and 0 <= payload < len(SPECIAL_NAMES):
            return {"text": self.show(move), "verb": "bid", **_bid_facts(SPECIAL_NAMES[payload])}
        if kind == UNCALLED and 0 <= payload < len(SPECIAL_NAMES):
            return {"text": self.show(move), "verb": "bid-without-jury", **_bid_facts(SPECIAL_NAMES[payload])}
        if kind == FINE and 0 <= payload < len(FINES):
            clause, offender, points = FINES[payload]
            return {
                "text": self.show(move),
                "verb": "fine",
                "word": clause,
                "target": offender,
                "amount": points,
            }
        return super().describe(move)

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        rank = _rank_of(move)
        if rank:
            facts["stake"] = self.stake(rank)
        return facts

    def stake(self, rank: int) -> dict[str, object]:
        """What a contract brings its player when it is made as bid, and what it costs when it is just lost."""
        points = self.table[NAMES[rank]]
        times = 3 if points.zero_sum and not PAIR[rank] else 1
        lost = int(least_lost(rank))
        facts: dict[str, object] = {
            "key": _stake_key(rank, points),
            "need": int(NEEDED[rank]),
            "won": int(won_value(points, rank, NEEDED[rank])) * times,
            "lost": int(lost_value(points, rank, lost)) * times,
            "theirs": int(gain_value(points, rank, lost)),
        }
        if points.over and NEEDED[rank] < points.over_cap:
            facts["over"] = points.over * times
        return facts


def _stake_key(rank: int, points: Points) -> str:
    if SHAREABLE[rank]:
        return "piccolo" if NEEDED[rank] else "miserie"
    side = "together" if PAIR[rank] else "alone"
    return f"{side}-more" if points.over and NEEDED[rank] < min(points.over_cap, 13) else side


def _rank_of(move: int) -> int:
    """The contract that a move bids, 0 for other moves."""
    kind, payload = kind_of(move), int(payload_of(move))
    if kind == JOIN:
        return int(SAMEN[join_level(payload)])
    if kind == RAISE:
        return int(SAMEN[payload])
    if kind == SOLO:
        return int(SOLO_RANK[payload])
    if kind == BID:
        return int(rank_at(SPECIAL_RUNG[payload]))
    return int(TROEL) if kind == TROEL_CALL else 0


def _bid_facts(text: str) -> dict[str, object]:
    """`abondance 9 D` is the word abondance-9 in a suit; without trumps the word says so."""
    base, _, suit = text.rpartition(" ")
    if base and suit in SUIT_LETTERS and len(suit) == 1:
        return {"word": base.replace(" ", "-"), "suit": suit}
    return {"word": text.lower().replace(" ", "-")}


def _read_join(given: list[str]) -> list[int]:
    """`join H 8`, `ik ga mee 8 in harten`, `ik ga mee`: every join that it can mean, the lowest first."""
    for opening in _JOIN_WORDS:
        if given[: len(opening)] == opening:
            break
    else:
        return []
    suits, levels = list(range(4)), list(_LEVELS)
    for word in given[len(opening) :]:
        if word in _FILLERS:
            continue
        if word.isascii() and word.isdigit() and len(word) <= 2:
            levels = [n for n in levels if n == int(word)]
            continue
        try:
            suit = parse_suit(word)
        except CardError as error:
            raise MoveTextError(sentence_of(error)) from error
        suits = [each for each in suits if each == suit]
    found = [int(make_move(JOIN, join_choice(suit, n))) for n in levels for suit in suits]
    if not found:
        raise MoveTextError("a join names a suit and 8 to 13 tricks")
    return found


def _read_samen(given: list[str]) -> list[int]:
    """`samen 9`: so a joiner raises too (R21)."""
    if len(given) == 2 and given[0] == "samen" and given[1].isdecimal():
        return [int(make_move(RAISE, int(given[1])))]
    return []


_VERBS: Final = (
    Verb(PLAY, "play", CARD, bare=True),
    Verb(PASS, "pass", also=("pas", "ik pas", "passen")),
    Verb(WAIT, "wait", also=("wacht", "ik wacht", "wachten")),
    Verb(ASK, "ask", SUIT, also=("vraag", "ik vraag", "vragen", "ik vraag in", "vraag in", "voorstellen")),
    Verb(JOIN, "join", _JOINS),
    Verb(
        RAISE,
        "raise",
        AMOUNT,
        also=(
            "opbieden tot",
            "opbieden naar",
            "opbieden",
            "ik bied op tot",
            "ik bied op",
            "bied op tot",
            "bied op",
            "verhoog tot",
            "verhoog",
            "verhogen",
            "ik verhoog tot",
            "ik verhoog",
            "ik ga naar",
        ),
    ),
    Verb(SOLO, "solo", AMOUNT, also=("ik speel solo", "ik ga solo", "alleen", "ik ga alleen", "ik speel alleen")),
    Verb(KEEP, "keep", also=("kleur behouden", "behouden", "behoud", "ik behoud", "ik behoud mijn kleur", "ik houd")),
    Verb(
        BID,
        "bid",
        SPECIAL_NAMES,
        bare=True,
        also=("bied", "ik bied", "ik speel", "ik ga"),
        also_words=_also_bids(),
    ),
    Verb(TROEL_CALL, "troel", also=("ik heb troel",)),
    Verb(PAS_TROEL, "pas troel", also=("geen troel", "pass troel")),
    Verb(PAS_MISERIE, "pas grote miserie", also=("pas grote misère", "pas grote misere", "pass grote miserie")),
    Verb(TRUMP, "trump", SUIT, also=("troef", "ik maak troef")),
    Verb(DISCARD, "remove", CARD, also=("verwijder", "leg weg", "weg", "discard"), spoken=False),
    Verb(CONSENT, "consent", also=("accept", "jury accepts", "akkoord jury", "toestaan", "de jury stemt toe")),
    Verb(REFUSE, "refuse", also=("jury refuses", "weiger", "weigeren", "de jury weigert")),
    Verb(CLAIM, "claim", also=("de rest is voor ons", "de rest")),
    Verb(CONCEDE, "concede", also=("ik geef op", "opgeven", "de rest is voor jullie")),
    Verb(YES, "agree", also=("akkoord", "ja", "yes")),
    Verb(NO, "object", also=("niet akkoord", "nee", "no")),
)
#: What can be said where nothing is checked: troel is not called (P3), nor the jury (P11); and by the jury, or all
#: together, that a game is awarded (P5) and what an offender pays (P6–P8).
_AT_TABLE: Final = (
    *WATCH_VERBS,
    Verb(CONCEAL, "conceal troel", also=("verzwijg troel",)),
    Verb(UNCALLED, "bid without jury", SPECIAL_NAMES, also=("bied zonder jury",), also_words=_also_bids()),
    Verb(AWARD, "award", ("won", "lost")),
    Verb(FINE, "fine", FINE_TEXTS, spoken=False),
)


def make_speech(table: PointsTable, watched: bool) -> Speech:
    """The language of a table with these points, and where irregularities may happen (`watched`) of them."""
    return Speech((*_VERBS, *_AT_TABLE) if watched else _VERBS, table)
