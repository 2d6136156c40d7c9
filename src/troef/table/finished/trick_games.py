"""Games of tricks: the result of a finished deal for the game's `settle`."""

from typing import Any, Final

from troef.cards.bits import BIT, card_count, cards_in
from troef.core.view import REFEREE
from troef.games.bonken.result import SINGLE
from troef.games.bonken.scoring import BASES, CHOICES, DOMINO, HARTENHEER, HERENBOEREN
from troef.games.kingen.games import NOT_SEVENTH_NOR_LAST
from troef.games.klaverjassen.scoring import LAST_TRICK
from troef.games.kleurenwiezen.contracts import NAMES, SHAREABLE
from troef.games.ninety_nine.cards import bid_value
from troef.games.ninety_nine.scoring import EXTRAS
from troef.games.wiezen.contracts import LADDER
from troef.table.finished.common import (
    Facts,
    State,
    badges,
    points_of,
    row_of,
    seat_or_none,
    side_tricks,
    tricks_of,
)

#: The suits of skat by their letters.
_SUITS: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
#: What the row of rumba has beside the tricks of who called it.
_CALLED: Final = "R"


# ---- two pairs, and bids ----


def tournament_manille(state: State) -> Facts:
    """W and Z are pairs of the boompje of the deal, with the scorer on seat 0 (A16)."""
    seating = next(seating for seating in state.rules.seatings if seating.table is state.tricks.table)
    partner = int(seating.chairs[2])
    points = points_of(state, 0, partner)
    return {"points": [points, 60 - points], "multiplier": int(state.multiplier), "partner": partner}


def manillen(state: State) -> Facts:
    points = points_of(state, 0, 2)
    return {"card_points": [points, 60 - points], "tricks": list(side_tricks(state))}


def klaverjassen(state: State) -> Facts:
    last = int(LAST_TRICK)
    points = [points_of(state, 0, 2), points_of(state, 1, 3)]
    points[int(state.tricks.taker) % 2] += last
    tricks = side_tricks(state)
    found: Facts = {
        "makers": int(state.maker) % 2,
        "trick_points": points,
        "roem": [int(state.roem0), int(state.roem1)],
    }
    return {**found, "pit": tricks.index(0) ^ 1} if 0 in tricks else found


def kleurenwiezen(state: State) -> Facts:
    players = cards_in(state.declarers)
    tricks = [tricks_of(state, seat) for seat in players]
    own = tricks if SHAREABLE[state.contract] else [sum(tricks)]
    return {"contract": NAMES[state.contract], "declarers": players, "tricks": own}


def wiezen(state: State) -> Facts:
    players = cards_in(state.players)
    tricks = [tricks_of(state, seat) for seat in players]
    return {"contract": LADDER.names[state.contract], "players": players, "tricks": tricks}


def rikken(state: State) -> Facts:
    contracts = badges(state, "contract")
    players = [seat for seat, bid in enumerate(contracts) if bid is not None]
    bids = [str(contracts[seat]).replace("-", " ") for seat in players]
    partner = state.view(0).fact("partner")
    if isinstance(partner, int):
        players.append(partner)
        bids.append(bids[0])
    tricks = badges(state, "tricks")
    return {"contract": bids, "players": players, "tricks": [tricks[seat] for seat in players]}


def bieden(state: State) -> Facts:
    view = state.view(REFEREE)
    contract, bidder = view.fact("contract"), int(view.fact("declarer"))
    pair = (bidder % 2, bidder % 2 + 2)
    for_tricks = contract in ("pandoer", "overleg")
    shown = state.tricks.tricks_played > 1 or state.tricks.count > 0
    roem = sum([int(view.badge(seat, key) or 0) for seat in pair for key in ("roem", "belote")])
    return {
        "bid": 100 if contract == "forced" else contract,
        "bidder": bidder,
        "card_points": 0 if for_tricks else points_of(state, *pair),
        "roem": roem if shown and not for_tricks else 0,
        "tricks": tricks_of(state, bidder) if for_tricks else 0,
        "forced": contract == "forced",
        "conceded": bool(state.conceded),
    }


def pandoeren(state: State) -> Facts:
    row, race = state.sheet[-1], state.race
    bidder = next(seat for seat in range(4) if row.marks[seat])
    partner = next((seat for seat in range(4) if seat != bidder and row.cells[seat]), None)
    winners = [int(state.winners >> (2 * trick)) & 3 for trick in range(8)]
    found: Facts = {
        "contract": row.marks[bidder],
        "bidder": bidder,
        "partner": partner,
        "tricks": winners,
        "roem": int(race.counted()) if race else 0,
        "stuk": bool(race and race.extra() > race.counted()),
    }
    if str(row.marks[bidder]).isdecimal():
        side = [bidder] if partner is None else [bidder, partner]
        found["card_points"] = points_of(state, *side) + (5 if winners[-1] in side else 0)
    return found


def cinch(state: State) -> "Facts | None":
    view, won = state.view(0), badges(state, "points")
    bidder, thrown = view.fact("bidder"), view.fact("thrown")
    if not isinstance(bidder, int):
        return None  # passed out
    points = [won[0] + won[2], won[1] + won[3]]
    points[bidder % 2] += thrown if isinstance(thrown, int) else 0
    return {"bidders": bidder % 2, "bid": view.fact("bid"), "points": points}


def bridge(state: State) -> Facts:
    row = state.sheet[-1]
    told = next((mark.split()[:3] for mark in row.marks if mark[:1].isdigit()), None)
    if told is None:
        return {"contract": None}
    bid, letter, tricks = told
    return {
        "contract": bid.rstrip("X"),
        "doubled": bid.count("X"),
        "declarer": "NESW".index(letter),
        "tricks": int(tricks),
    }


def skat(state: State) -> Facts:
    view = state.view(REFEREE)
    declarer = view.fact("declarer")
    if declarer is None:
        return {"declarer": None}
    suit, count, without = view.fact("trump"), view.fact("step-with"), view.fact("step-without")
    return {
        "declarer": declarer,
        "game": _SUITS[suit] if isinstance(suit, str) else str(view.fact("game")).replace("-", " "),
        "bid": view.fact("bid"),
        "matadors": count if isinstance(count, int) else -without if isinstance(without, int) else 0,
        "card_points": view.fact("points") or 0,
        "tricks": view.badge(int(declarer), "tricks"),
        "hand": view.fact("hand") is True,
        "announcement": view.fact("announced") or "",
    }


# ---- everybody for himself ----


def hartenjagen(state: State) -> Facts:
    points, cells = badges(state, "points"), row_of(state)
    first = cells != [-each for each in points]
    found: Facts = {"part": 1 if first else 2, "points": points}
    if 15 in points and first:
        found["choice"] = "self_minus_15" if -15 in cells else "others_plus_15"
    return found


def boerenbridge(state: State) -> Facts:
    told = [[int(number) for number in mark.split("/")] for mark in state.sheet[-1].marks]  # won/predicted
    return {"predicted": [row[1] for row in told], "won": [row[0] for row in told]}


def rumba(state: State) -> Facts:
    marks = state.sheet[-1].marks
    tricks = [mark.removesuffix(_CALLED) for mark in marks]
    return {
        "tricks": [int(count) if count.isdecimal() else None for count in tricks],
        "caller": next((seat for seat, mark in enumerate(marks) if mark.endswith(_CALLED)), None),
    }


def ninety_nine(state: State) -> Facts:
    order = state.tricks.order
    return {
        "bids": [int(bid_value(state.bids[seat], order)) for seat in range(3)],
        "tricks": [tricks_of(state, seat) for seat in range(3)],
        "extra": EXTRAS[state.extra],
        "bidder": seat_or_none(state.bidder),
    }


def kingen(state: State) -> Facts:
    deal = {"deal": int(state.deal_number)}
    if state.number == NOT_SEVENTH_NOR_LAST:
        return {**deal, "seventh": int(state.seventh), "last": int(state.last)}
    return {**deal, "counts": state.counts(state.tricks)}


def bonken(state: State) -> Facts:
    choice = int(state.choice)
    doubles = [[seat, other] for seat in range(4) for other in range(4) if state.doubled[seat] & BIT[other]]
    found: Facts = {"game": CHOICES[choice], "doubles": doubles}
    if choice in SINGLE:
        return {**found, "loser": _loser_of_bonken(state, choice)}
    won, base = state.tricks.won, BASES[choice]
    if base.trick:
        return {**found, "counts": [tricks_of(state, seat) for seat in range(4)]}
    found["counts"] = [int(card_count(won[seat] & base.cards)) for seat in range(4)]
    if choice == HERENBOEREN:
        found["jacks"] = [int(card_count(won[seat] & base.others)) for seat in range(4)]
    return found


def _loser_of_bonken(state: Any, choice: int) -> int:
    """Who lost a game that one player loses."""
    if choice == DOMINO:
        return int(state.domino.loser)
    if choice == HARTENHEER:
        return next(seat for seat in range(4) if state.tricks.won[seat] & BASES[choice].cards)
    return int(state.tricks.leader)  # who took the last trick would lead
