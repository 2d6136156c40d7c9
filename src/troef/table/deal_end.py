"""How a deal ended, for the people at a table: what was played, made or not and by how much, and how the points came
together.

It is put together once, when a deal has been written down, from its result (`table.finished`) and its row of the
sheet; playouts never see it.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from troef.cards.card import cards_text
from troef.core.moves import PLAY, kind_of
from troef.core.view import REFEREE, SPECTATOR
from troef.games.klaverjassen.scoring import PIT
from troef.games.kleurenwiezen import contracts as kleurenwiezen
from troef.games.rikken.contracts import LADDER as RIKKEN
from troef.games.rikken.contracts import NEEDED as RIKKEN_NEEDED
from troef.games.rikken.contracts import SHAREABLE as RIKKEN_SHAREABLE
from troef.games.wiezen.contracts import LADDER as WIEZEN
from troef.games.wiezen.contracts import NEEDED as WIEZEN_NEEDED
from troef.games.wiezen.contracts import SHAREABLE as WIEZEN_SHAREABLE
from troef.table.finished.common import Facts, State
from troef.table.finished.reading import READERS, result_of

#: A sentence of the end: its key (`ending-<key>`), the seats that it is about, and numbers.
Verdict = dict[str, Any]
#: What a column of the sheet is made of: the column, the key of its words (`entry-<label>`), points.
Part = dict[str, Any]


class DealEnd:
    """The end of a deal: what everybody hears of it, and its hands.

    Args:
        state: the position in which its row has just been written.
        hands: the hand of each seat as it was dealt, "" where it had none.
    """

    def __init__(self, state: State, hands: list[str]) -> None:
        self.told = deal_end(state)
        self.hands = hands
        played = sum([kind_of(move) == PLAY for _, move in state.view(REFEREE).log])
        #: whether every card was played, so that nothing of the hands is secret
        self.played_out = 0 < sum([len(hand.split()) for hand in hands]) <= played

    def for_seat(self, seat: int, bots: set[int]) -> Facts:
        """For the wire, with the hands that a seat may see: all where every card was played; else its own, and those of
        the bots whose secrets are over."""
        open_to = bots | {seat} if seat >= 0 else set()
        hands = enumerate(self.hands)
        shown = [hand if self.played_out or owner in open_to else "" for owner, hand in hands]
        return {**self.told, "hands": [hand.split() for hand in shown]}


def deal_end(state: State) -> Facts:
    """The end of the deal whose row is the last of the sheet, before the next one is dealt (docs/protocol.md)."""
    row = state.sheet[-1]
    told: Facts = {
        "deal": len(state.sheet),
        "facts": [fact.as_dict() for fact in state.view(SPECTATOR).facts],
        "verdicts": [],
        "parts": [{"column": one.column, "label": one.label, "points": one.points} for one in row.entries],
    }
    slug = state.game.slug
    result = result_of(state) if slug in READERS else None
    if result is None:
        return told
    if slug in VERDICTS:
        told["verdicts"] = VERDICTS[slug](result, [int(cell) for cell in row.cells])
    if slug in PARTS:
        told["parts"] = PARTS[slug](result)
    return told


def dealt_hands(state: State) -> list[str]:
    """The hand of each seat as it lies now, "" where a seat has none."""
    hands = [""] * int(state.seats)
    for zone in state.view(REFEREE).zones:
        if zone.kind == "hand" and zone.owner >= 0 and not hands[zone.owner]:
            hands[zone.owner] = cards_text(zone.cards)
    return hands


def _pair(side: int) -> list[int]:
    return [side, side + 2]


def _verdict(key: str, made: bool, seats: Iterable[int], had: int = 0, need: int = 0) -> Verdict:
    return {"key": f"{key}-{'made' if made else 'failed'}", "seats": list(seats), "had": had, "need": need}


def _tricks(made: bool, seats: Iterable[int], had: int, need: int, exactly: bool = False) -> Verdict:
    if made != (had == need if exactly else had >= need):  # cards were laid down before the last trick
        return _verdict("plain", made, seats)
    return _verdict("exactly" if exactly else "tricks", made, seats, had, need)


# ---- who played it, and whether it was made ----


def _klaverjassen(result: Facts, cells: list[int]) -> list[Verdict]:
    makers = int(result["makers"])
    if result.get("pit") == makers:
        return [{"key": "all-tricks", "seats": _pair(makers), "had": 0, "need": 0}]
    sides = [result["trick_points"][side] + result["roem"][side] for side in (0, 1)]
    return [_verdict("most", cells[makers] > 0, _pair(makers), sides[makers], sides[1 - makers])]


def _manillen(result: Facts, cells: list[int]) -> list[Verdict]:
    points = result.get("card_points") or result["points"]
    best = int(points[1] > points[0])
    partner = int(result.get("partner", 2))
    pairs = [[0, partner], [seat for seat in (1, 2, 3) if seat != partner]]
    return [{"key": "share", "seats": pairs[best], "had": points[best], "need": points[1 - best]}]


def _kleurenwiezen(result: Facts, cells: list[int]) -> list[Verdict]:
    rank = kleurenwiezen.NAMES.index(result["contract"])
    exactly, needs = bool(kleurenwiezen.SHAREABLE[rank]), [int(kleurenwiezen.NEEDED[rank])] * 4
    return _contract(result["declarers"], result["tricks"], needs, exactly, cells)


def _wiezen(result: Facts, cells: list[int]) -> list[Verdict]:
    rung = WIEZEN.names.index(result["contract"])
    needs = [int(WIEZEN_NEEDED[rung])] * 4
    return _contract(result["players"], result["tricks"], needs, bool(WIEZEN_SHAREABLE[rung]), cells)


def _rikken(result: Facts, cells: list[int]) -> list[Verdict]:
    rungs = [RIKKEN.names.index(bid) for bid in result["contract"]]
    needs = [int(RIKKEN_NEEDED[rung]) for rung in rungs]
    return _contract(result["players"], result["tricks"], needs, bool(RIKKEN_SHAREABLE[rungs[0]]), cells)


def _contract(players: list[int], tricks: list[int], needs: list[int], each: bool, cells: list[int]) -> list[Verdict]:
    """Tricks that a side or a lone player must take; of those who share a contract each exactly as many as it asks."""
    if not each:
        return [_tricks(cells[players[0]] > 0, players, sum(tricks), needs[0])]
    rows = zip(players, tricks, needs[: len(players)], strict=True)
    if len(players) == 1:
        return [_tricks(cells[seat] > 0, [seat], had, need, True) for seat, had, need in rows]
    return [_verdict("exactly", had == need, [seat], had, need) for seat, had, need in rows]


def _bieden(result: Facts, cells: list[int]) -> list[Verdict]:
    bidder = int(result["bidder"])
    side, bid = bidder % 2, str(result["bid"])
    if result["conceded"]:
        return [{"key": "conceded", "seats": [bidder], "had": 0, "need": 0}]
    made = cells[side] < 0  # strokes go off the tree
    if not bid.isdecimal():
        return [_tricks(made, [bidder], result["tricks"], 8)]
    return [_verdict("points", made, _pair(side), result["card_points"] + result["roem"], int(bid))]


def _pandoeren(result: Facts, cells: list[int]) -> list[Verdict]:
    bidder, partner = int(result["bidder"]), result["partner"]
    seats = [bidder] if partner is None else [bidder, int(partner)]
    made, contract = cells[bidder] > 0, str(result["contract"])
    if contract.isdecimal():
        return [_verdict("points", made, seats, result["card_points"] + result["roem"], int(contract))]
    return [_verdict("plain", made, seats)]


def _cinch(result: Facts, cells: list[int]) -> list[Verdict]:
    side, bid = int(result["bidders"]), int(result["bid"])
    had = int(result["points"][side])
    return [_verdict("points", had >= bid, _pair(side), had, bid)]


def _bridge(result: Facts, cells: list[int]) -> list[Verdict]:
    if result["contract"] is None:
        return []
    declarer, need, had = int(result["declarer"]), 6 + int(result["contract"][0]), int(result["tricks"])
    return [_tricks(had >= need, [declarer, (declarer + 2) % 4], had, need)]


def _skat(result: Facts, cells: list[int]) -> list[Verdict]:
    declarer = result["declarer"]
    if declarer is None:
        return []
    made, had = cells[declarer] > 0, int(result["card_points"])
    if str(result["game"]).startswith("nul"):
        return [_verdict("plain", made, [declarer])]
    if had >= 61 and not made:
        return [{"key": "too-high", "seats": [declarer], "had": had, "need": 61}]
    return [_verdict("points", made, [declarer], had, 61)]


def _boerenbridge(result: Facts, cells: list[int]) -> list[Verdict]:
    return _predicted(result["won"], result["predicted"])


def _ninety_nine(result: Facts, cells: list[int]) -> list[Verdict]:
    return _predicted(result["tricks"], result["bids"])


def _predicted(won: list[int], predicted: list[int]) -> list[Verdict]:
    pairs = enumerate(zip(won, predicted, strict=True))
    return [_verdict("predicted", had == need, [seat], had, need) for seat, (had, need) in pairs]


#: The games in which a deal is made or lost.
VERDICTS: Final[dict[str, Callable[[Facts, list[int]], list[Verdict]]]] = {
    "klaverjassen": _klaverjassen,
    "manillen": _manillen,
    "manillen-tornooi": _manillen,
    "kleurenwiezen": _kleurenwiezen,
    "wiezen": _wiezen,
    "rikken": _rikken,
    "bieden": _bieden,
    "pandoeren": _pandoeren,
    "cinch": _cinch,
    "bridge": _bridge,
    "skat": _skat,
    "boerenbridge": _boerenbridge,
    "ninety-nine": _ninety_nine,
}


# ---- how the points came together, where the row does not say so ----


def _klaverjassen_parts(result: Facts) -> list[Part]:
    parts: list[Part] = []
    for side in (0, 1):
        parts.append({"column": side, "label": "cards", "points": result["trick_points"][side]})
        if result["roem"][side]:
            parts.append({"column": side, "label": "roem", "points": result["roem"][side]})
    if "pit" in result:
        parts.append({"column": result["pit"], "label": "pit", "points": int(PIT)})
    return parts


def _bieden_parts(result: Facts) -> list[Part]:
    side, parts = int(result["bidder"]) % 2, [("cards", result["card_points"]), ("roem", result["roem"])]
    return [{"column": side, "label": label, "points": points} for label, points in parts if points]


PARTS: Final[dict[str, Callable[[Facts], list[Part]]]] = {"klaverjassen": _klaverjassen_parts, "bieden": _bieden_parts}
