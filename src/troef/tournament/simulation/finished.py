"""What a sheet writes of a deal that the engine has played: the result for the game's `settle`, by game.

A deal is read from the position in which it ended, with the row that the game wrote of it, before the next one is
dealt.
"""

from collections.abc import Callable
from typing import Any, Final

from troef.cards.bits import set_of
from troef.core.view import REFEREE
from troef.games.rummy.turns import hand_points
from troef.tournament.on_line.games import GAMES, written

#: A position in which a deal has ended; each game has a class of its own.
State = Any
#: A result as plain data.
Facts = dict[str, Any]

#: The suits of skat by their letters.
_SUITS: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


# ---- what many games tell alike ----


def _badges(state: State, key: str) -> list[Any]:
    """What the badges of the seats say under a key, None where a seat has none."""
    view = state.view(REFEREE)
    return [view.badge(seat, key) for seat in range(int(state.seats))]


def _cells(state: State) -> list[int]:
    """What the row of the deal has for each column."""
    return [int(cell) for cell in state.sheet[-1].cells]


def _points(state: State, *seats: int) -> int:
    """The card points that seats have won in tricks."""
    return sum([int(state.tricks.order.points_in(state.tricks.won[seat])) for seat in seats])


def _tricks(state: State, *seats: int) -> int:
    """How many tricks seats have won."""
    return sum([int(state.tricks.tricks_of(seat)) for seat in seats])


def _highest(state: State) -> list[int]:
    """The seats with the most in the row of the deal."""
    cells = _cells(state)
    return [seat for seat, cell in enumerate(cells) if cell == max(cells)]


# ---- games of tricks ----


def _as_on_line(state: State) -> Facts:
    """As the sheet of a table that plays on line writes it."""
    return written(state.game, state).result


def _rikken(state: State) -> Facts:
    contracts = _badges(state, "contract")
    players = [seat for seat, bid in enumerate(contracts) if bid is not None]
    bids = [str(contracts[seat]).replace("-", " ") for seat in players]
    partner = state.view(0).fact("partner")
    if isinstance(partner, int):
        players.append(partner)
        bids.append(bids[0])
    tricks = _badges(state, "tricks")
    return {"contract": bids, "players": players, "tricks": [tricks[seat] for seat in players]}


def _bieden(state: State) -> Facts:
    view = state.view(REFEREE)
    contract, bidder = view.fact("contract"), int(view.fact("declarer"))
    pair = (bidder % 2, bidder % 2 + 2)
    for_tricks = contract in ("pandoer", "overleg")
    shown = state.tricks.tricks_played > 1 or state.tricks.count > 0
    roem = sum([int(view.badge(seat, key) or 0) for seat in pair for key in ("roem", "belote")])
    return {
        "bid": 100 if contract == "forced" else contract,
        "bidder": bidder,
        "card_points": 0 if for_tricks else _points(state, *pair),
        "roem": roem if shown and not for_tricks else 0,
        "tricks": _tricks(state, bidder) if for_tricks else 0,
        "forced": contract == "forced",
        "conceded": bool(state.conceded),
    }


def _pandoeren(state: State) -> Facts:
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
        found["card_points"] = _points(state, *side) + (5 if winners[-1] in side else 0)
    return found


def _cinch(state: State) -> Facts | None:
    view, won = state.view(0), _badges(state, "points")
    bidder, thrown = view.fact("bidder"), view.fact("thrown")
    if not isinstance(bidder, int):
        return None  # passed out
    points = [won[0] + won[2], won[1] + won[3]]
    points[bidder % 2] += thrown if isinstance(thrown, int) else 0
    return {"bidders": bidder % 2, "bid": view.fact("bid"), "points": points}


def _bridge(state: State) -> Facts | None:
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


def _hartenjagen(state: State) -> Facts:
    points, cells = _badges(state, "points"), _cells(state)
    first = cells != [-each for each in points]
    found: Facts = {"part": 1 if first else 2, "points": points}
    if 15 in points and first:
        found["choice"] = "self_minus_15" if -15 in cells else "others_plus_15"
    return found


def _boerenbridge(state: State) -> Facts:
    told = [[int(number) for number in mark.split("/")] for mark in state.sheet[-1].marks]  # won/predicted
    return {"predicted": [row[1] for row in told], "won": [row[0] for row in told]}


def _rumba(state: State) -> Facts:
    return {"tricks": [int(mark) if mark.isdecimal() else None for mark in state.sheet[-1].marks]}


def _skat(state: State) -> Facts:
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


# ---- games of melds, and games that are won or lost ----


def _canasta(state: State) -> Facts:
    row = state.sheet[-1]
    sides: list[Facts] = []
    for side in range(2):
        own = {entry.label: entry for entry in row.entries if entry.column == side}
        points = {label: entry.points for label, entry in own.items()}
        counts = {label: entry.count for label, entry in own.items()}
        sides.append(
            {
                "melded": points.get("melds", 0),
                "left": -points.get("left", 0),
                "clean": counts.get("clean", 0),
                "dirty": counts.get("dirty", 0),
                "red_threes": counts.get("red-threes", 0),
                "out": next((label for label in ("out", "concealed") if label in own), ""),
            }
        )
    return {"sides": sides}


def _winners(state: State) -> Facts:
    return {"seats": int(state.seats), "winners": _highest(state)}


def _winner(state: State) -> Facts:
    cells = _cells(state)
    return {"seats": int(state.seats), "winner": cells.index(1) if 1 in cells else None}


def _loser(state: State) -> Facts:
    cells = _cells(state)
    return {"seats": int(state.seats), "loser": cells.index(max(cells, key=abs))}


def _shitheads(state: State) -> Facts:
    cells = _cells(state)
    return {"seats": int(state.seats), "shitheads": [seat for seat, cell in enumerate(cells) if cell == max(cells)]}


def _places(state: State) -> Facts:
    cells = _cells(state)
    return {"order": sorted(range(len(cells)), key=cells.__getitem__)}


def _slaps(state: State) -> Facts:
    cells = _cells(state)
    return {"seats": int(state.seats), "slapped": [seat for seat, cell in enumerate(cells) if not cell]}


def _cards_left(state: State) -> Facts:
    view = state.view(REFEREE)
    left = [len(view.zone(f"hand-{seat}").cards) for seat in range(int(state.seats))]
    return {"winner": left.index(0) if 0 in left else None, "left": left}


def _points_left(state: State) -> Facts:
    view = state.view(REFEREE)
    hands = [view.zone(f"hand-{seat}").cards for seat in range(int(state.seats))]
    left = [int(hand_points(set_of(cards))) for cards in hands]
    return {"winner": left.index(0) if 0 in left else None, "left": left}


def _shown_hands(state: State) -> Facts:
    return {"values": [float(mark.replace("½", ".5")) if mark else None for mark in state.sheet[-1].marks]}


#: The games of which a deal can be read.
READERS: Final[dict[str, Callable[[State], Facts | None]]] = {
    **dict.fromkeys(GAMES, _as_on_line),
    "rikken": _rikken,
    "bieden": _bieden,
    "pandoeren": _pandoeren,
    "cinch": _cinch,
    "bridge": _bridge,
    "hartenjagen": _hartenjagen,
    "skat": _skat,
    "canasta": _canasta,
    "pesten": _winners,
    "liegen": _winners,
    "mao": _winner,
    "zwartepiet": _loser,
    "shithead": _shitheads,
    "eenenvijftigen": _loser,
    "boerenbridge": _boerenbridge,
    "rumba": _rumba,
    "presidenten": _places,
    "ezelen": _slaps,
    "jokeren": _cards_left,
    "rummy": _points_left,
    "eenendertigen": _shown_hands,
}
