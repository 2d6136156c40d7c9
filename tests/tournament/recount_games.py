"""What a deal brings each seat in the games of the template `vrij`, by another program: from their rule books, plain
Python, nothing of Troef. The best player has the highest number: where the fewest points win, they count below zero."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from recount_betting import blackjack, poker
from recount_deals import klaverjassen, manille, manillen, whist, wiezen

Result = dict[str, Any]


def both(sides: list[int]) -> list[int]:
    """What two sides have, by seat."""
    return sides * 2


def one_of(seats: int, chosen: list[int], value: int) -> list[int]:
    """A value for some seats, nothing for the others."""
    return [value if seat in chosen else 0 for seat in range(seats)]


# ---- tricks counted one by one ----


def boerenbridge(result: Result) -> list[int]:
    """S1, S2: 10 and 3 for each trick where the prediction is exact, else 3 less for each trick of difference."""
    told = zip(result["predicted"], result["won"], strict=True)
    return [10 + 3 * won if predicted == won else -3 * abs(won - predicted) for predicted, won in told]


def ninety_nine(result: Result) -> list[int]:
    """S1–S4: a point for each trick, a bonus for exact bids, and what the extra bid brings."""
    bids, tricks = result["bids"], result["tricks"]
    exact = [bid == won for bid, won in zip(bids, tricks, strict=True)]
    bonus = {0: 0, 1: 30, 2: 20, 3: 10}[sum(exact)]
    extra = {"none": 0, "informatie": 30, "open": 60}[result.get("extra", "none")]
    bidder = result.get("bidder")
    gains = [extra if bidder is not None and (seat == bidder) == exact[bidder] else 0 for seat in range(3)]
    return [won + bonus * right + gain for won, right, gain in zip(tricks, exact, gains, strict=True)]


def kingen(result: Result) -> list[int]:
    """S1, S2: six deals cost, four bring a point for each trick."""
    deal = result["deal"]
    if deal == 6:
        seventh, last = one_of(4, [result["seventh"]], -3), one_of(4, [result["last"]], -2)
        return [first + second for first, second in zip(seventh, last, strict=True)]
    times = {4: -2, 5: -5}.get(deal, 1 if deal >= 7 else -1)
    return [times * count for count in result["counts"]]


def bonken(result: Result) -> list[int]:
    """S1, S2: the base scores of the game, and their differences where somebody doubled."""
    each = {"bukken": -5, "hartenjagen": -5, "herenboeren": -20, "vrouwen": -30, "troeven": 10}
    name = result["game"].split()[0]
    if result.get("loser") is not None:
        base = one_of(4, [result["loser"]], -50)
    else:
        base = [each[name] * count for count in result["counts"]]
        for seat, jacks in enumerate(result.get("jacks") or []):
            base[seat] -= 10 * jacks
    scores = list(base)
    for first, second in result.get("doubles", []):
        scores[first] += base[first] - base[second]
        scores[second] += base[second] - base[first]
    return scores


def hartenjagen(result: Result) -> list[int]:
    """S2–S4: points are added in part one and taken off in part two; who has all fifteen in part one chooses."""
    points = result["points"]
    if result["part"] == 2:
        return list(points)
    if result.get("choice") == "self_minus_15":
        return list(points)
    if result.get("choice") == "others_plus_15":
        return [0 if taken else -15 for taken in points]
    return [-taken for taken in points]


# ---- contracts ----


def bridge(result: Result) -> list[int]:
    """S2–S7, S12: contract points, overtricks, slams and insults, or undertricks; a deal without its rubber."""
    sides = list(result.get("honours") or [0, 0])
    if result["contract"] is None:
        return both(sides)
    level, strain = int(result["contract"][0]), result["contract"][1:]
    times, hard, side = 2 ** result.get("doubled", 0), result.get("vulnerable", False), result.get("declarer", 0) % 2
    over = result.get("tricks", 0) - 6 - level
    if over < 0:
        sides[1 - side] += undertricks(-over, times, hard)
        return both(sides)
    each = 20 if strain in ("C", "D") else 30
    sides[side] += times * (each * level + (10 if strain == "NT" else 0)) + 25 * times * (times > 1)
    sides[side] += over * (each if times == 1 else 50 * times * (1 + hard))
    sides[side] += {6: 500, 7: 1000}.get(level, 0) * (3 if hard else 2) // 2
    return both(sides)


def undertricks(missed: int, times: int, hard: bool) -> int:
    """S7."""
    if times == 1:
        return missed * (100 if hard else 50)
    row = [200] + [300] * 12 if hard else [100, 200, 200] + [300] * 10
    return sum(row[:missed]) * times // 2


def skat(result: Result) -> list[int]:
    """S1–S8: only the declarer's score changes."""
    seats = result.get("seats") or 3
    declarer = result["declarer"]
    if declarer is None:
        return [0] * seats
    lost = result.get("revoke") == "declarer"
    won = result.get("revoke") == "defenders"
    hand, told = bool(result.get("hand")), result.get("announcement", "")
    points, tricks, bid = result.get("card_points", 0), result.get("tricks", 0), result.get("bid", 18)
    name = result.get("game", "clubs")
    if name.startswith("nul"):
        value = {"nul": (23, 35), "nul ouvert": (46, 59)}[name][hand]
        made = won or (not lost and tricks == 0)
        base = value
    else:
        base = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}[name]
        factors = abs(result["matadors"]) + 1 + hand
        level = {"": 0, "schneider": 1, "schwarz": 2, "open": 3}[told]
        reached = 0 if won or lost else (tricks in (0, 10)) + (points >= 90 or points <= 30)
        factors += level + max(reached, min(level, 2))
        value = base * factors
        enough = points >= {0: 61, 1: 90}.get(level, 120) and (level < 2 or tricks == 10)
        made = won or (not lost and enough)
    if value < bid:
        made, value = False, base * -(-bid // base)
    return one_of(seats, [declarer], value if made else -2 * value)


def rikken(result: Result) -> list[int]:
    """S1–S5: what each loser pays each winner; misère and piek bids are settled one by one."""
    contracts, players, tricks = result["contract"], list(result["players"]), list(result["tricks"])
    names = [contracts] if isinstance(contracts, str) else list(contracts)
    names = [name.replace("_", " ") for name in names]
    if "misere" in names[0] or "piek" in names[0]:
        names = names if len(names) == len(players) else names * len(players)
        scores = [0] * 4
        for name, seat, count in zip(names, players, tricks, strict=True):
            value = 15 if "praatje" in name else 10 if "open" in name else 5
            value = value if count == ("piek" in name) else -value
            scores = [score + (3 * value if other == seat else -value) for other, score in enumerate(scores)]
        return scores
    flat = {"alleen 13": 15, "open alleen 13": 20}
    needed = int(names[0].split()[-1]) if "alleen" in names[0] else 8
    difference = sum(tricks) - needed
    value = flat.get(names[0]) or (2 if names[0] == "troela" else 1) + abs(difference)
    value = value if difference >= 0 else -value
    if len(players) == 2:
        return [2 * value if seat in players else -2 * value for seat in range(4)]
    return [3 * value if seat in players else -value for seat in range(4)]


def cinch(result: Result) -> list[int]:
    """S2–S4, P6: the side with more has the difference; who does not make the bid gives 14 and what was missing."""
    bidders, bid, points = result["bidders"], result["bid"], result["points"]
    revoked, sides = result.get("revokes", []), [0, 0]
    ours = points[bidders]
    if ours >= bid or (1 - bidders) in revoked:
        sides = [max(0, points[side] - points[1 - side]) for side in (0, 1)]
    else:
        sides[1 - bidders] = 14 + bid - ours
    return both([0 if side in revoked else sides[side] for side in (0, 1)])


#: Pandoeren: what a contract is worth that is no number of points (R5).
PANDOEREN = {
    "piccolo": 3,
    "misere": 3,
    "kereltje": 2,
    "zwabber": 2,
    "solo zwabber": 5,
    "piccolo ouvert": 6,
    "misere ouvert": 6,
    "stil praatje": 9,
    "praatje": 4,
    "pandoer": 5,
    "prive": 6,
}


def pandoeren(result: Result) -> list[int]:
    """S6, R5, R22–R27: the bidder and his partner win or lose what the contract is worth."""
    name, bidder, partner = str(result["contract"]).replace("_", " "), result["bidder"], result.get("partner")
    side = [bidder] if partner is None else [bidder, partner]
    tricks, extra = result.get("tricks", []), result.get("roem", 0) + 20 * bool(result.get("stuk"))
    own, together = [winner == bidder for winner in tricks], all(winner in side for winner in tricks)
    if name.isdigit():
        needed = int(name)
        value = 1 if needed < 150 else 2 if needed < 170 else 3 if needed < 200 else 4
        made = result.get("card_points", 0) + extra >= needed
    else:
        base, _, more = name.partition("+")
        value = PANDOEREN[base]
        made = {
            "piccolo": own == [True] + [False] * 7,
            "misere": not any(own),
            "praatje": not any(own),
            "zwabber": together and (base == "solo zwabber" or all(own[:4])),
            "kereltje": together,
            "pandoer": together and extra >= int(more or 0),
            "prive": together,
        }[base.removesuffix(" ouvert").removeprefix("stil ").removeprefix("solo ")]
    return one_of(4, side, value if made else -value)


def bieden(result: Result) -> list[int]:
    """S6–S9, R23: what is taken off the trees, which is good, and what is added to them."""
    if result.get("achttiender") is not None:
        side = result["achttiender"] % 2
        return both([result["trees"][side] if each == side else 0 for each in (0, 1)])
    bid, side = result.get("bid", 100), result.get("bidder", 0) % 2
    if bid in ("pandoer", "overleg"):
        steps, made = {"pandoer": 5, "overleg": 7}[bid], result.get("tricks", 0) == 8
    else:
        steps, made = int(bid) // 50, result.get("card_points", 0) + result.get("roem", 0) >= int(bid)
    trees = [0, 0]
    if made and not result.get("conceded"):
        trees[side] = steps
    else:
        trees[side], trees[1 - side] = (0 if result.get("forced") else -steps), steps
    return both(trees)


# ---- other games ----


def rumba(result: Result) -> list[int]:
    """S1–S4: points go down for tricks, which is good, and up for who is in without one."""
    tricks, caller = result["tricks"], result.get("caller")
    inside = [count for count in tricks if count is not None]
    times = 1 if caller is None else 2
    gains = [0 if count is None else times * (count or -5) for count in tricks]
    if len(inside) == 1:
        return [5 if count is not None else 0 for count in tricks]
    if caller is not None:
        gains[caller] = 10 if tricks[caller] >= 3 else -10
    return gains


def duizenden(result: Result) -> list[int]:
    """S1–S3: what lies in the sets, less what is left in the hand."""
    return [
        sum(map(worth_in_duizenden, sets.split())) - sum(map(worth_in_duizenden, hand.split()))
        for sets, hand in zip(result["sets"], result["hands"], strict=True)
    ]


def worth_in_duizenden(card: str) -> int:
    """S2, S3."""
    if card.startswith("*"):
        return 25
    if card == "QS":
        return 100
    return {"A": 20, "K": 10, "Q": 10, "J": 10, "10": 10}.get(card[:-1], 5)


def jokeren(result: Result) -> list[int]:
    """S3, S4: a penalty point for each card that is left."""
    return [-count for count in result["left"]]


def canasta(result: Result) -> list[int]:
    """S1, S3: bonuses and melds, less what is left in both hands."""
    return both([canasta_side(side) for side in result["sides"]])


def canasta_side(side: Result) -> int:
    """What a team has."""
    threes = side["red_threes"]
    red = (800 if threes == 4 else 100 * threes) * (1 if side["melded"] else -1)
    out = {"": 0, "out": 100, "concealed": 200}[side["out"]]
    return int(side["melded"] - side["left"] + 500 * side["clean"] + 300 * side["dirty"] + red + out)


def rummy(result: Result) -> list[int]:
    """S2, S3: the winner has what all others hold."""
    winner = [] if result["winner"] is None else [result["winner"]]
    return one_of(len(result["left"]), winner, sum(result["left"]))


def zwikken(result: Result) -> list[int]:
    """S2–S6: who has most takes his share out of the pot, other bidders pay theirs."""
    pot, shares, points = result["pot"], result["shares"], result.get("points")
    winner = result.get("zwik")
    if winner is None and points is not None and points.count(max(points)) == 1:
        winner = points.index(max(points))
    amounts = [0 if share is None else max(1, int(Fraction(share) * pot)) for share in shares]
    return [amount if seat == winner else -amount for seat, amount in enumerate(amounts)]


def toepen(result: Result) -> list[int]:
    """S1: lives lost, at most those that one has; they count below zero."""
    seats, winner, knocks = result["seats"], result["winner"], result.get("knocks", 0)
    lives = result.get("lives") or [10] * seats
    folded = dict(result.get("folded", []))
    lost = [0] * seats
    for seat in range(seats):
        if seat in folded:
            lost[seat] = folded[seat]
        elif winner >= 0 and seat != winner:
            lost[seat] = knocks + 1
        lost[seat] += list(result.get("caught", [])).count(seat) + list(result.get("doubted", [])).count(seat)
        lost[seat] = 0 if seat in result.get("protected", []) else min(lost[seat], lives[seat])
    return [-each for each in lost]


def presidenten(result: Result) -> list[int]:
    """S1: the places in which they went out."""
    return [-1 - result["order"].index(seat) for seat in range(len(result["order"]))]


def the_loser(result: Result) -> list[int]:
    """Eenenvijftigen S1, zwartepiet S2: one has lost."""
    return one_of(result["seats"], [result["loser"]], -1)


def ezelen(result: Result) -> list[int]:
    """S1: a letter for who did not slap in time."""
    return one_of(result["seats"], [seat for seat in range(result["seats"]) if seat not in result["slapped"]], -1)


def liegen(result: Result) -> list[int]:
    """S2: a win for each winner."""
    return one_of(result["seats"], result["winners"], 1)


def mao(result: Result) -> list[int]:
    """S1: a round that somebody has won counts one for him."""
    return one_of(result["seats"], [result["winner"]], 1)


def shithead(result: Result) -> list[int]:
    """S2: a mark for who is left with cards."""
    return one_of(result["seats"], result["shitheads"], -1)


def zenuwen(result: Result) -> list[int]:
    """R31, R32: the fewest cards win the match, when somebody has 15 or fewer, or after 30 rounds."""
    cards, fewest = result["cards"], min(result["cards"])
    over = fewest <= 15 or result.get("rounds") == 30
    return [int(over and count == fewest) for count in cards]


def eenendertigen(result: Result) -> list[int]:
    """S5: a win for each who has the highest value."""
    values = result["values"]
    return [int(value == max(values)) for value in values]


def manillen_tornooi(result: Result) -> list[int]:
    """As in the book, with W on seats 0 and 2, unless another partner is named."""
    w, z = manille(result)
    of_w = (0, result.get("partner", 2))
    return [w if seat in of_w else z for seat in range(4)]


#: What a deal of a game brings each seat.
GAMES: dict[str, Callable[[Result], list[int]]] = {
    "klaverjassen": klaverjassen,
    "manillen": manillen,
    "wiezen": wiezen,
    "kleurenwiezen": whist,
    "manillen-tornooi": manillen_tornooi,
    "boerenbridge": boerenbridge,
    "ninety-nine": ninety_nine,
    "kingen": kingen,
    "bonken": bonken,
    "hartenjagen": hartenjagen,
    "bridge": bridge,
    "skat": skat,
    "rikken": rikken,
    "cinch": cinch,
    "canasta": canasta,
    "rummy": rummy,
    "zwikken": zwikken,
    "toepen": toepen,
    "presidenten": presidenten,
    "zwartepiet": the_loser,
    "eenenvijftigen": the_loser,
    "ezelen": ezelen,
    "liegen": liegen,
    "eenendertigen": eenendertigen,
    "pandoeren": pandoeren,
    "bieden": bieden,
    "rumba": rumba,
    "duizenden": duizenden,
    "jokeren": jokeren,
    "mao": mao,
    "pesten": liegen,
    "shithead": shithead,
    "zenuwen": zenuwen,
    "blackjack": blackjack,
    "poker": poker,
}
