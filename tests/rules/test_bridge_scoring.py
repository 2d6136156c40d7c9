"""Bridge by the book: the score of a deal, the rubber on paper and in the engine."""

import pytest
from bridge_positions import SLUG, E, N, S, W, bid_for, call, cards, dealt, game, next_deal, play_randomly, suits
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import lay
from troef.games.bridge import Result, RubberSheet
from troef.games.bridge.auction import LADDER
from troef.games.bridge.scoring import entries_of

STRAINS = ("C", "D", "H", "S", "NT")


def labelled(result: Result) -> dict[str, tuple[int, str, int]]:
    """The entries of a deal: label -> (side, place, points)."""
    r = result
    entries = entries_of(r.contract, r.doubled, r.declarer, r.tricks, r.vulnerable, r.honours)
    return {entry.label: (entry.column, entry.place, entry.points) for entry in entries}


def written(sheet: RubberSheet) -> list[tuple[int, str, str, int]]:
    """The last row of a sheet: (side, label, place, points)."""
    return [(entry.column, entry.label, entry.place, entry.points) for entry in sheet.rows[-1].entries]


# ---- a deal ----


@clause(SLUG, "S2")
@pytest.mark.parametrize(
    ("strain", "first", "more"), [("C", 20, 20), ("D", 20, 20), ("H", 30, 30), ("S", 30, 30), ("NT", 40, 30)]
)
def test_points_of_a_contract_that_is_made(strain: str, first: int, more: int) -> None:
    for level in range(1, 6):
        made = labelled(Result(f"{level}{strain}", tricks=level + 6))
        assert made == {"contract": (0, "below", first + (level - 1) * more)}


@clause(SLUG, "S3", "S4", "E7")
def test_doubled_contracts_count_two_and_four_times_with_a_bonus() -> None:
    assert labelled(Result("2NT", 1, tricks=8)) == {"contract": (0, "below", 140), "insult": (0, "above", 50)}
    assert labelled(Result("2H", 2, tricks=8)) == {"contract": (0, "below", 240), "insult": (0, "above", 100)}


@clause(SLUG, "S5")
@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "label", "points"),
    [
        ("6C", 12, False, "small-slam", 500),
        ("6NT", 12, True, "small-slam", 750),
        ("6H", 13, False, "small-slam", 500),
        ("6H", 13, True, "small-slam", 750),
        ("7D", 13, False, "grand-slam", 1000),
        ("7S", 13, True, "grand-slam", 1500),
    ],
)
def test_slams_that_were_bid(contract: str, tricks: int, vulnerable: bool, label: str, points: int) -> None:
    entries = labelled(Result(contract, tricks=tricks, declarer=W, vulnerable=vulnerable))
    assert entries[label] == (1, "above", points)


@clause(SLUG, "S5")
def test_slams_that_were_not_bid_or_not_made_give_nothing() -> None:
    assert set(labelled(Result("5S", tricks=13))) == {"contract", "overtricks"}
    assert set(labelled(Result("6S", tricks=11))) == {"undertricks"}
    assert set(labelled(Result("7S", tricks=12))) == {"undertricks"}


@clause(SLUG, "S6", "E6")
def test_overtricks() -> None:
    for strain in STRAINS:
        each = 20 if strain in "CD" else 30
        for vulnerable in (False, True):
            assert labelled(Result(f"1{strain}", 0, N, 10, vulnerable))["overtricks"] == (0, "above", 3 * each)
            doubled = labelled(Result(f"1{strain}", 1, N, 10, vulnerable))["overtricks"]
            assert doubled == (0, "above", 600 if vulnerable else 300)
            redoubled = labelled(Result(f"1{strain}", 2, N, 10, vulnerable))["overtricks"]
            assert redoubled == (0, "above", 1200 if vulnerable else 600)
    assert labelled(Result("4H", 1, N, 12, True)) == {
        "contract": (0, "below", 240),
        "overtricks": (0, "above", 400),
        "insult": (0, "above", 50),
    }


@clause(SLUG, "S7", "E5")
@pytest.mark.parametrize(
    ("doubled", "vulnerable", "points"),
    [
        (0, False, [50, 100, 150, 200, 250, 300, 350]),
        (0, True, [100, 200, 300, 400, 500, 600, 700]),
        (1, False, [100, 300, 500, 800, 1100, 1400, 1700]),
        (1, True, [200, 500, 800, 1100, 1400, 1700, 2000]),
        (2, False, [200, 600, 1000, 1600, 2200, 2800, 3400]),
        (2, True, [400, 1000, 1600, 2200, 2800, 3400, 4000]),
    ],
)
def test_undertricks_go_to_the_defenders(doubled: int, vulnerable: bool, points: list[int]) -> None:
    for strain in STRAINS:
        for down, wanted in enumerate(points, 1):
            result = Result(f"1{strain}", doubled, S, 7 - down, vulnerable)
            assert labelled(result) == {"undertricks": (1, "above", wanted)}
            assert game().settle(result) == (0, wanted, 0, wanted)


@clause(SLUG, "E5", "E6", "E7", "E8")
def test_the_books_deals() -> None:
    settle = game().settle
    assert settle(Result("5C", 2, N, 7, True)) == (0, 2200, 0, 2200)
    assert settle(Result("5C", 2, N, 7, False)) == (0, 1600, 0, 1600)
    assert settle(Result("4H", 1, N, 12, True)) == (690, 0, 690, 0)
    assert settle(Result("2NT", 1, E, 8, False)) == (0, 190, 0, 190)
    assert settle(Result("7NT", 1, N, 13, False)) == (440 + 50 + 1000, 0, 1490, 0)
    assert settle(Result(None)) == (0, 0, 0, 0)


@clause(SLUG, "S12", "E13")
def test_honours_are_settled_for_their_side() -> None:
    settle = game(honours=True).settle
    assert settle(Result("4S", 0, W, 10, False, honours=(100, 0))) == (100, 120, 100, 120)
    assert settle(Result("4S", 0, W, 9, False, honours=(0, 150))) == (50, 150, 50, 150)
    assert settle(Result("3NT", 0, W, 9, False, honours=(150, 0))) == (150, 100, 150, 100)


def test_honours_where_they_are_not_played() -> None:
    with pytest.raises(ValueError, match="honours"):
        game().settle(Result("1C", tricks=7, honours=(100, 0)))
    with pytest.raises(ValueError, match="honours"):
        RubberSheet().write("1C", tricks=7, honours=(100, 0))


@given(st.sampled_from(LADDER.names), st.integers(0, 2), st.integers(0, 3), st.integers(0, 13), st.booleans())
def test_one_side_scores_and_makes_more_with_more_tricks(
    contract: str, doubled: int, declarer: int, tricks: int, vulnerable: bool
) -> None:
    scores = game().settle(Result(contract, doubled, declarer, tricks, vulnerable))
    made = tricks >= int(contract[0]) + 6
    side = declarer if made else declarer + 1
    assert scores[side % 4] == scores[(side + 2) % 4] > 0
    assert scores[(side + 1) % 4] == scores[(side + 3) % 4] == 0
    if tricks < 13:
        more = game().settle(Result(contract, doubled, declarer, tricks + 1, vulnerable))
        gain = scores[declarer] - scores[(declarer + 1) % 4]
        assert more[declarer] - more[(declarer + 1) % 4] > gain


# ---- the rubber on paper ----

#: E4: side, contract, doubled, tricks; the totals of W and Z after it.
RUBBER_E4 = [
    (0, "2H", 0, 10, (120, 0)),
    (1, "4S", 1, 8, (420, 0)),
    (1, "3NT", 0, 10, (420, 130)),
    (1, "3S", 0, 9, (420, 220)),
    (1, "2D", 0, 6, (620, 220)),
    (0, "6H", 1, 13, (1630, 220)),
    (1, "1NT", 0, 8, (1630, 290)),
    (0, "3C", 0, 9, (1690, 290)),
    (1, "3H", 0, 9, (1690, 880)),
]
#: E14, in the same way.
RUBBER_E14 = [
    (0, "1C", 0, 7, (20, 0)),
    (1, "2S", 0, 9, (20, 90)),
    (0, "4D", 0, 10, (100, 90)),
    (1, "5H", 1, 8, (600, 90)),
    (0, "2H", 2, 8, (600 + 240 + 100 + 700, 90)),
]
VULNERABLE_E4 = ["", "", "", "Z", "Z", "Z", "WZ", "WZ", "WZ"]


@clause(SLUG, "E4", "S1", "S8", "S9", "S10", "S11", "T6")
def test_the_books_rubber_on_paper() -> None:
    sheet = RubberSheet()
    for (side, contract, doubled, tricks, totals), vulnerable in zip(RUBBER_E4, VULNERABLE_E4, strict=True):
        assert not sheet.over()
        assert "".join("WZ"[pair] for pair in range(2) if sheet.vulnerable(pair)) == vulnerable
        sheet = sheet.write(contract, doubled, side, tricks)
        assert sheet.totals() == totals
    assert sheet.over()
    assert (sheet.above, sheet.below) == ((1210, 560), (480, 320))
    assert sheet.games == (1, 2)
    assert sheet.winner() == 0  # Z won the rubber, W wins (S11)
    assert written(sheet) == [(1, "contract", "below", 90), (1, "rubber", "above", 500)]
    with pytest.raises(ValueError, match="over"):
        sheet.write("1C", tricks=7)


@clause(SLUG, "E4", "T6")
def test_every_entry_of_the_books_rubber_has_its_label() -> None:
    sheet = RubberSheet()
    for side, contract, doubled, tricks, _ in RUBBER_E4:
        sheet = sheet.write(contract, doubled, side, tricks)
    rows = [[(entry.column, entry.label, entry.points) for entry in row.entries] for row in sheet.rows]
    assert rows == [
        [(0, "contract", 60), (0, "overtricks", 60)],
        [(0, "undertricks", 300)],
        [(1, "contract", 100), (1, "overtricks", 30)],
        [(1, "contract", 90)],
        [(0, "undertricks", 200)],
        [(0, "contract", 360), (0, "overtricks", 100), (0, "insult", 50), (0, "small-slam", 500)],
        [(1, "contract", 40), (1, "overtricks", 30)],
        [(0, "contract", 60)],
        [(1, "contract", 90), (1, "rubber", 500)],
    ]
    assert sheet.rows[5].marks == ("6HX N 13 ↓360 ↑100 ↑50 ↑500", "")
    assert sheet.rows[1].marks == ("↑300", "4SX E 8")


@clause(SLUG, "E14", "S10", "S9")
def test_a_rubber_of_two_games_to_none_on_paper() -> None:
    sheet = RubberSheet()
    for side, contract, doubled, tricks, totals in RUBBER_E14:
        sheet = sheet.write(contract, doubled, side + 2, tricks)
        assert sheet.totals() == totals
    assert (sheet.below, sheet.above) == ((340, 60), (1300, 30))
    assert sheet.games == (2, 0)
    assert sheet.winner() == 0


@clause(SLUG, "S9")
def test_a_new_line_cancels_the_part_scores_of_both_sides() -> None:
    sheet = RubberSheet().write("2H", declarer=N, tricks=8).write("2S", declarer=E, tricks=8)
    assert sheet.part == (60, 60)
    sheet = sheet.write("2D", declarer=S, tricks=8)
    assert (sheet.part, sheet.games, sheet.totals()) == ((0, 0), (1, 0), (100, 60))
    assert sheet.write("1S", declarer=E, tricks=7).games == (1, 0)  # 60 + 30 would have been 90, now it is 30
    assert not sheet.write("2S", declarer=E, tricks=9).vulnerable(1)


@clause(SLUG, "S9")
def test_overtricks_do_not_help_to_a_game() -> None:
    sheet = RubberSheet().write("3H", declarer=N, tricks=13)
    assert (sheet.games, sheet.part) == ((0, 0), (90, 0))


@clause(SLUG, "S10", "S5")
def test_all_bonuses_of_the_last_deal_are_written_before_the_rubber() -> None:
    """A10."""
    sheet = RubberSheet().write("3NT", declarer=N, tricks=9).write("7NT", 1, S, 13)
    assert written(sheet) == [
        (0, "contract", "below", 440),
        (0, "insult", "above", 50),
        (0, "grand-slam", "above", 1500),
        (0, "rubber", "above", 700),
    ]


@clause(SLUG, "S8")
def test_the_vulnerability_before_the_deal_holds_for_all_of_it() -> None:
    sheet = RubberSheet().write("6S", declarer=E, tricks=12)
    assert sheet.rows[-1].cells == (0, 180 + 500)
    assert sheet.write("6S", declarer=E, tricks=12).rows[-1].cells == (0, 180 + 750 + 700)


@clause(SLUG, "R17")
def test_a_passed_out_deal_is_a_row_without_points() -> None:
    sheet = RubberSheet().write(None)
    assert (sheet.rows[-1].cells, sheet.totals(), sheet.part) == ((0, 0), (0, 0), (0, 0))


def test_a_sheet_does_not_change() -> None:
    sheet = RubberSheet().write("2H", declarer=N, tricks=8)
    sheet.write("3NT", declarer=N, tricks=9)
    assert (sheet.totals(), len(sheet.rows)) == ((60, 0), 1)


def test_equal_totals_are_a_draw() -> None:
    """A7."""
    sheet = RubberSheet().write("2H", declarer=N, tricks=8).write("2S", declarer=E, tricks=8)
    assert sheet.winner() == -1


UNFINISHED = [
    # deals, what stop() adds to both sides
    ([("3NT", N, 9)], (300, 0)),
    ([("2H", N, 8)], (100, 0)),
    ([("2H", N, 8), ("2S", E, 8)], (0, 0)),
    ([("3NT", E, 9), ("2H", N, 8)], (100, 300)),
    ([("3NT", E, 9), ("3NT", N, 9)], (0, 0)),
    ([("3NT", E, 9), ("3NT", N, 9), ("1C", W, 7)], (0, 100)),
    ([("2H", N, 8), ("3NT", E, 9)], (0, 300)),  # the part score went with the old game
    ([("1C", N, 6)], (0, 0)),
]


@clause(SLUG, "S11")
@pytest.mark.parametrize(("deals", "added"), UNFINISHED)
def test_a_rubber_that_is_broken_off(deals: list[tuple[str, int, int]], added: tuple[int, int]) -> None:
    """A8."""
    sheet = RubberSheet()
    for contract, declarer, tricks in deals:
        sheet = sheet.write(contract, 0, declarer, tricks)
    stopped = sheet.stop()
    assert tuple(after - before for after, before in zip(stopped.totals(), sheet.totals(), strict=True)) == added
    assert len(stopped.rows) == len(sheet.rows)
    assert stopped.stop().above[0] >= stopped.above[0]


# ---- the rubber in the engine ----


@clause(SLUG, "E4", "S1", "S8", "S9", "S10", "S11", "T6")
def test_the_books_rubber_at_the_table() -> None:
    state = game().start()
    for (side, contract, doubled, tricks, totals), vulnerable in zip(RUBBER_E4, VULNERABLE_E4, strict=True):
        view = state.view(N)
        shown = [view.badge(seat, "vulnerable") is True for seat in range(4)]
        assert shown == [("W" in vulnerable), ("Z" in vulnerable)] * 2
        state = next_deal(state, side, contract, doubled, tricks)
        assert state.view(troef.SPECTATOR).totals == totals
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1690, 880, 1690, 880), (N, S), "rubber")
    assert [row.cells for row in state.sheet][-1] == (0, 590)


@clause(SLUG, "E14")
def test_a_rubber_of_two_games_to_none_at_the_table() -> None:
    state = game().start()
    for side, contract, doubled, tricks, totals in RUBBER_E14:
        state = next_deal(state, side, contract, doubled, tricks)
        assert state.view(troef.SPECTATOR).totals == totals
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (N, S)


@clause(SLUG, "S1", "S9")
def test_part_scores_stand_in_the_header_and_in_what_is_at_stake() -> None:
    state = next_deal(game().start(), 0, "2H", 0, 8)
    assert (state.view(E).fact("below-02"), state.view(E).fact("below-13")) == (60, None)
    state.deal(troef.SeededDealer(1).next(state.pack()))
    call(state, "P")
    view = state.view(S)
    stakes = {
        facts["text"]: facts["stake"] for facts in game().language.describe_all(view.moves, view) if "stake" in facts
    }
    assert stakes["2C"] == {"key": "game", "need": 8, "won": 40, "lost": 50}
    assert stakes["1H"] == {"key": "contract", "need": 7, "won": 30, "lost": 50}


@clause(SLUG, "R17", "S11")
def test_a_limit_of_deals_ends_the_match_also_with_passed_out_ones() -> None:
    """A8: a passed-out deal is one of them (R5)."""
    state = game(deal_limit=2).start()
    assert state.view(N).deals == 2
    state = next_deal(state, 1, "3NT", 0, 9)
    assert state.outcome() is None
    state.deal(troef.SeededDealer(1).next(state.pack()))
    call(state, "P P P P")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0, 400, 0, 400), (E, W), "deals")
    assert [row.cells for row in state.sheet] == [(0, 100), (0, 300)]


def test_a_limit_of_deals_and_equal_totals_are_a_draw() -> None:
    """A7, A8."""
    state = game(deal_limit=1).start()
    state.deal(troef.SeededDealer(1).next(state.pack()))
    call(state, "P P P P")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0, 0, 0), (0, 1, 2, 3))


def test_a_rubber_that_ends_on_the_last_deal_is_no_broken_rubber() -> None:
    state = game(deal_limit=2).start()
    state = next_deal(state, 0, "3NT", 0, 9)
    state = next_deal(state, 0, "3NT", 0, 9)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores[0], outcome.reason) == (100 + 100 + 700, "rubber")


FIVE = {
    N: suits("AKQJ10", "2", "432", "5432"),
    E: suits("", "AKQJ", "AKQ5", "AKQ109"),
}


@clause(SLUG, "S12", "E13")
@pytest.mark.parametrize(
    ("hands", "calls", "honours"),
    [
        ({N: suits("AKQJ10")}, "1S P P P", (150, 0)),
        ({N: suits("AKQJ10")}, "P 1S P P P", (150, 0)),  # a defender holds them
        ({S: suits("AKQJ")}, "1S P P P", (100, 0)),  # dummy
        ({E: suits("KQJ10")}, "1S P P P", (0, 100)),
        ({W: suits("AKQ10")}, "P P P 1S P P P", (0, 100)),
        ({N: suits("AKQJ10")}, "1H P P P", None),
        ({N: suits("AKQ9"), E: suits("J1087")}, "1S P P P", (0, 0)),
        ({E: suits("A", "A", "A", "A")}, "1NT P P P", (0, 150)),
        ({E: suits("A", "A", "A", "A"), N: suits("KQJ10")}, "1S P P P", (100, 0)),
        ({N: suits("A", "A", "A"), S: suits("", "", "", "A")}, "1NT P P P", (0, 0)),
    ],
)
def test_honours_are_counted_in_the_hands_as_dealt(
    hands: dict[int, str], calls: str, honours: "tuple[int, int] | None"
) -> None:
    with_honours = lay(game(honours=True), hands=hands)
    without = lay(game(), hands=hands)
    for state in (with_honours, without):
        play_randomly(call(state, calls), "honours")
    extra = tuple(one - other for one, other in zip(with_honours.sheet[0].cells, without.sheet[0].cells, strict=True))
    if honours is not None:
        assert extra == honours
    labels = [entry.label for entry in with_honours.sheet[0].entries]
    assert ("honours" in labels) == (extra != (0, 0))
    assert "honours" not in [entry.label for entry in without.sheet[0].entries]


@clause(SLUG, "S12")
def test_honours_stay_secret_until_the_score() -> None:
    state = dealt("1S P P P", hands=FIVE, honours=True)
    cards(state, "AH")
    for seat in (S, W, E, troef.SPECTATOR):
        assert not any("honour" in fact.key for fact in state.view(seat).facts)


@clause(SLUG, "R28", "S1")
def test_the_engine_and_the_score_desk_agree() -> None:
    """What `settle` and the paper say of a deal is what the table writes."""
    state = game().start()
    sheet = RubberSheet()
    rng = troef.Rng("desk")
    for number in range(60):
        if state.outcome() is not None:
            break
        side, bid = int(rng.below(2)), LADDER.names[rng.below(20)]
        state.deal(troef.SeededDealer(number).next(state.pack()))
        doubled = int(rng.below(3))
        vulnerable = state.view(N).badge(side, "vulnerable") is True
        bid_for(state, side, bid, doubled)
        declarer = int(state.declarer)
        play_randomly(state, number)
        tricks = int(state.sheet[-1].marks[side].split()[2])
        sheet = sheet.write(bid, doubled, declarer, tricks)
        assert state.view(N).totals == sheet.totals()
        points = game().settle(Result(bid, doubled, declarer, tricks, vulnerable))
        rubber = [
            700 * (e.points == 700) + 500 * (e.points == 500) for e in sheet.rows[-1].entries if e.label == "rubber"
        ]
        assert sum(state.sheet[-1].cells) == points[0] + points[1] + sum(rubber)
