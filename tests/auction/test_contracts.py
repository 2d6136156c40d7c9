"""A contract is one row: a table with one row more has its bids in their place, and every lookup with it."""

from collections.abc import Sequence

from clauses import clause
from troef.auction.contract import (
    ALONE,
    ALWAYS_HEARTS,
    BIDDER_NAMES,
    EXACTLY,
    SUIT_BID,
    THE_JAS,
    Contract,
    column,
    ladder,
)
from troef.games.kleurenwiezen.contracts import CONTRACTS, BidTable, PricedContract
from troef.games.kleurenwiezen.points import even, flat
from troef.games.pandoeren.contracts import CONTRACTS as PANDOEREN
from troef.games.pandoeren.contracts import WIN_ALL
from troef.games.pandoeren.contracts import Contract as PandoerContract
from troef.games.rikken.contracts import CONTRACTS as RIKKEN
from troef.games.wiezen.contracts import CONTRACTS as WIEZEN


def with_row(contracts: Sequence[Contract], row: Contract, above: str) -> list[Contract]:
    """A table with one row more, right above another bid."""
    place = [each.name for each in contracts].index(above) + 1
    return [*contracts[:place], row, *contracts[place:]]


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


@clause("wiezen", "R5", "R6", "S1")
def test_wiezen_with_abondance_10() -> None:
    """It beats abondance troef, a misere beats it, and its tricks and value stand under its rung."""
    row = Contract("abondance 10", 10, ALONE, strain=BIDDER_NAMES, value=9)
    contracts = with_row(WIEZEN, row, above="abondance troef")
    bids = ladder(contracts, "R5")
    rung = bids.names.index("abondance 10")

    assert bids.names[rung - 1 : rung + 2] == ("abondance troef", "abondance 10", "miserie")
    assert bids.beats(rung, rung - 1) and bids.beats(rung + 1, rung)
    assert bids.lowest_over(rung - 1) == rung and bids.lowest_over(rung) == rung + 1
    assert len(bids.moves) == len(WIEZEN) + 1
    assert (column(contracts, "needed")[rung], column(contracts, "value")[rung]) == (10, 9)


@clause("wiezen", "R10")
def test_wiezen_with_a_third_misere_that_may_be_shared() -> None:
    row = Contract("piccolo", 1, ALONE, EXACTLY, shareable=True, value=12)
    bids = ladder(with_row(WIEZEN, row, above="miserie"), "R5")
    piccolo = bids.names.index("piccolo")
    assert bids.lowest_over(piccolo) == piccolo and bids.beats(piccolo, bids.names.index("miserie"))


@clause("rikken", "R5", "R6", "R8")
def test_rikken_with_a_bid_between_the_miseres() -> None:
    """Misère and piek stay equal and shared above and below it."""
    row = Contract("alleen 12 in harten", 12, ALONE, strain=ALWAYS_HEARTS, value=2, step=1)
    contracts = with_row(RIKKEN, row, above="alleen 12")
    bids = ladder(contracts, "R5")
    rung = {name: place for place, name in enumerate(bids.names)}

    new = rung["alleen 12 in harten"]
    assert new == rung["alleen 12"] + 1 == rung["open misere"] - 1
    assert bids.beats(new, rung["piek"]) and bids.beats(rung["open misere"], new)
    for misere, piek in (("misere", "piek"), ("open misere", "open piek")):
        assert not bids.beats(rung[piek], rung[misere])
        assert bids.lowest_over(rung[piek]) == rung[misere]
    assert column(contracts, "value")[new] == 2


@clause("pandoeren", "R4", "R5", "R6")
def test_pandoeren_with_zwabber_in_trumps() -> None:
    """Every bid has a place of its own, so the next one beats it."""
    row = PandoerContract("troefzwabber", 3, WIN_ALL, THE_JAS)
    contracts = with_row(PANDOEREN, row, above="zwabber")
    bids = ladder(contracts, "R4")
    rung = bids.names.index("troefzwabber")

    assert bids.names[rung - 1 : rung + 2] == ("zwabber", "troefzwabber", "170")
    assert [bids.lowest_over(place) for place in range(-1, len(contracts))] == list(range(len(contracts) + 1))
    assert (row.score, row.partner, row.trump, row.roem) == (3, THE_JAS, True, False)
