"""A contract is one row: a table with one row more has its bids in their place, and every lookup with it."""

from clauses import clause
from troef.auction.contract import ALONE, SUIT_BID
from troef.games.kleurenwiezen.contracts import CONTRACTS, BidTable, PricedContract
from troef.games.kleurenwiezen.points import even, flat

SUITS_RISING = ("S", "C", "D", "H")


@clause("kleurenwiezen", "R8", "R9", "R16")
def test_kleurenwiezen_with_abondance_12() -> None:
    """It comes below grote miserie op tafel, in four suits, and everything above it moves up by one rank."""
    open_miserie = [row.name for row in CONTRACTS].index("grote miserie op tafel")
    points = (flat(80, 30), flat(80, 50), even(22))
    row = PricedContract("abondance 12", 12, points, ALONE, SUIT_BID)
    table = BidTable([*CONTRACTS[:open_miserie], row, *CONTRACTS[open_miserie:]])
    names = list(table.special_names)

    place = names.index("abondance 12 S")
    assert names[place - 1] == "abondance 11 H"
    assert names[place : place + 5] == [f"abondance 12 {suit}" for suit in SUITS_RISING] + ["grote miserie op tafel"]
    assert list(table.special_rung) == sorted(table.special_rung)
    assert table.names.index("abondance 12") + 1 == table.names.index("grote miserie op tafel")

    over = {name: names[table.first_special[table.special_rung[at] + 1]] for at, name in enumerate(names[:-1])}
    assert over["abondance 11 H"] == "abondance 12 S"
    assert over["abondance 12 C"] == "abondance 12 D"
    assert over["abondance 12 H"] == "grote miserie op tafel"
    assert over["grote miserie op tafel"] == "grote miserie op tafel"  # R10: it is shared
    assert over["kleine soloslim H"] == "kleine soloslim NT"


@clause("kleurenwiezen", "R8", "R10")
def test_kleurenwiezen_without_solo_has_no_rank_for_it() -> None:
    table = BidTable([row for row in CONTRACTS if not row.name.startswith("solo ")])
    assert not any(table.solo)
    assert [n for n in range(14) if table.samen[n]] == [8, 9, 10, 11, 12, 13]
    assert [table.names[rank] for rank in table.samen if rank] == [f"samen {n}" for n in range(8, 14)]
