"""Which results and positions kingen takes: those of lawful deals, and no others."""

import pytest
from kingen_positions import SLUG, dealt, game, play_out

import troef
from clauses import clause
from playing import play
from troef.cards.card import cards_text
from troef.core.dealer import order_for
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]


def fault(deal: int, **facts: object) -> str:
    """Why `settle` refuses a result; empty when it takes it."""
    try:
        game().settle({"deal": deal, **facts})
    except ResultError as error:
        return str(error)
    return ""


# ---- results ----


@clause(SLUG, "S1", "S2")
@pytest.mark.parametrize("seed", range(8))
def test_what_random_deals_end_with_is_taken_and_scored_alike(seed: int) -> None:
    state = game().start(4, seed % 4)
    while state.outcome() is None:
        state.deal_shuffled(troef.Rng(f"{seed} {state.deal_number}"))
        play_out(state, f"{seed} {state.deal_number}")
        deal, cells = int(state.deal_number), state.sheet[-1].cells
        if deal == 6:
            seventh = cells.index(-5) if -5 in cells else cells.index(-3)
            facts: dict[str, object] = {"seventh": seventh, "last": cells.index(-2) if -2 in cells else seventh}
        else:
            worth = {1: -1, 2: -1, 3: -1, 4: -2, 5: -5}.get(deal, 1)
            facts = {"counts": [cell // worth for cell in cells]}
            assert fault(deal, counts=[cells[0] // worth + 1, *[cell // worth for cell in cells[1:]]])
        assert state.game.settle({"deal": deal, **facts}) == cells


@clause(SLUG, "R5", "R7", "R14", "R16")
@pytest.mark.parametrize("number", [1, 3, 4, 6, 7])
@pytest.mark.parametrize("seed", range(4))
def test_tricks_and_cards_are_won_by_whom_one_likes(number: int, seed: int) -> None:
    """Twelve tricks of one suit each, in which everybody follows, and a last one of what is left of the suits."""
    rng = troef.Rng(f"{number} {seed}")
    winners = [int(rng.below(4)) for _ in range(12)]
    tricks = []
    for index, winner in enumerate(winners):
        suit, place = "SHDC"[index % 4], index // 4
        seats = [winner, *[seat for seat in range(4) if seat != winner]]
        tricks.append({seat: f"{RANKS[4 * place + low]}{suit}" for low, seat in enumerate(seats)})
    tricks.append({seat: f"2{suit}" for seat, suit in enumerate("SHDC")})
    hands = {seat: " ".join([trick[seat] for trick in tricks]) for seat in range(4)}
    state = dealt(number, hands)
    if number == 7:
        play(state, f"0: trump {'SHDC'[winners[-1]]}")  # who wins the twelfth trick has the last trump
    for trick in tricks:
        for _ in range(4):
            play(state, f"{state.actors()[0]}: {trick[state.actors()[0]]}")
    takers = [*winners, winners[-1]]
    if number == 6:
        assert fault(6, seventh=takers[6], last=takers[12]) == ""
        assert state.sheet[-1].cells == game().settle({"deal": 6, "seventh": takers[6], "last": takers[12]})
    else:
        wanted = {3: "KJ", 4: "Q"}.get(number, "")
        counts = [0] * 4
        for trick, taker in zip(tricks, takers, strict=True):
            counts[taker] += len([card for card in trick.values() if card[0] in wanted]) if wanted else 1
        assert state.sheet[-1].cells == game().settle({"deal": number, "counts": counts})


@clause(SLUG, "R11", "R12")
@pytest.mark.parametrize("counts", [(3, 2, 2, 6), (1, 1, 1, 10), (1, 3, 1, 8), (2, 4, 1, 6)])
def test_hearts_are_won_by_whom_one_likes(counts: tuple[int, int, int, int]) -> None:
    """Seat 3 discards its hearts one by one, comes in with the ace of spades, on which seat 0 discards the last heart
    of another hand, and leads the rest."""
    winners = [seat for seat in range(3) for _ in range(counts[seat])]
    tricks = []
    for index, winner in enumerate(winners):
        suit, place = "DC"[index % 2], 3 * (index // 2)
        seats = [winner, *[seat for seat in range(3) if seat != winner]]
        tricks.append({seat: f"{RANKS[place + low]}{suit}" for low, seat in enumerate(seats)})
    hands = {seat: " ".join([trick[seat] for trick in tricks]) for seat in range(3)}
    named = " ".join(hands.values()).split()
    rest = [card for card in (f"{rank}{suit}" for suit in "DC" for rank in RANKS) if card not in named]
    room = 7 - len(tricks)
    hands[1] += " " + " ".join([*rest[:room], *[f"{rank}S" for rank in RANKS[1:7]]])
    hands[2] += " " + " ".join([*rest[room : 2 * room], *[f"{rank}S" for rank in RANKS[7:]]])
    hands[0] += " 2H " + " ".join(rest[2 * room :])
    hands[3] = "AS " + " ".join([f"{rank}H" for rank in RANKS[:12]])
    state = dealt(2, hands)
    hearts = [f"{rank}H" for rank in reversed(RANKS[:12])]
    for trick in [*({**trick, 3: hearts.pop()} for trick in tricks), {0: "2H", 1: "KS", 2: "7S", 3: "AS"}]:
        for _ in range(4):
            play(state, f"{state.actors()[0]}: {trick[state.actors()[0]]}")
    play_out(state)
    assert state.sheet[-1].cells == tuple([-count for count in counts]) == game().settle({"deal": 2, "counts": counts})


@clause(SLUG, "R3", "S1", "S2")
@pytest.mark.parametrize(
    ("deal", "facts", "message"),
    [
        (0, {"counts": (13, 0, 0, 0)}, "deal: there are deals 1 to 10, not 0"),
        (11, {"counts": (13, 0, 0, 0)}, "deal: there are deals 1 to 10, not 11"),
        (1, {"counts": (12, 0, 0, 0)}, "counts: in deal 1 four players win 13 together, not [12, 0, 0, 0]"),
        (1, {"counts": (14, -1, 0, 0)}, "counts: in deal 1 four players win 13 together, not [14, -1, 0, 0]"),
        (1, {"counts": (13, 0, 0)}, "counts: 4 values are wanted, not 3"),
        (1, {}, "counts: in deal 1 four players win 13 together, not [0, 0, 0, 0]"),
        (4, {"counts": (8, 0, 0, 0)}, "counts: in deal 4 four players win 4 together, not [8, 0, 0, 0]"),
        (5, {"counts": (1, 1, 0, 0)}, "counts: in deal 5 four players win 1 together, not [1, 1, 0, 0]"),
        (6, {}, "seventh: the seventh and the last trick are won by seats 0 to 3, not None"),
        (6, {"seventh": 0}, "last: the seventh and the last trick are won by seats 0 to 3, not None"),
        (6, {"seventh": 0, "last": 4}, "last: the seventh and the last trick are won by seats 0 to 3, not 4"),
        (
            6,
            {"counts": (1, 0, 0, 0), "seventh": 0, "last": 1},
            "counts: in deal 6 four players win 0 together, not [1, 0, 0, 0]",
        ),
        (
            7,
            {"counts": (13, 0, 0, 0), "seventh": 1},
            "seventh: who wins the seventh and the last trick counts in deal 6 only",
        ),
    ],
)
def test_results_that_cannot_be(deal: int, facts: dict[str, object], message: str) -> None:
    assert fault(deal, **facts) == message


# ---- positions in the middle of a match ----


@clause(SLUG, "R1", "R3", "R21", "S3")
def test_the_second_trump_game_with_its_sheet() -> None:
    sheet = [[-3, -4, -6, 0], [-13, 0, 0, 0], [-2, -1, -5, 0], [-2, 0, -6, 0], [0, 0, 0, -5], [-3, 0, 0, -2]]
    state = game().position(
        {
            "dealer": 3,
            "deal": 8,
            "sheet": [*sheet, [5, 0, 8, 0]],
            "cards": {"hand-0": "AS KS QS JS", "hand-1": "10S 9S 8H"},
            "moves": ["0: trump H", "0: AS", "1: 10S"],
        }
    )
    assert state.view(0).totals == (-18, -5, -9, -7)
    assert (state.view(0).fact("game"), state.view(0).fact("trump"), state.actors()) == ("trump", "H", (2,))


def test_a_pack_that_is_only_cut_is_told_as_it_lies() -> None:
    state = game(deal_mode="cut_4_4_5").start(4, 0)
    state.deal(order_for(state, troef.SeededDealer("new")))
    play_out(state)
    told = state.position()
    again = game(deal_mode="cut_4_4_5").position(
        {"dealer": 1, "deal": 2, "totals": list(state.view(0).totals), "pack": cards_text(state.pack())}
    )
    assert told["pack"] == "" and again.pack() == state.pack() and again.least_cut() == 1
    again.deal(again.arrange({2: "AS KS"}))
    assert {"AS", "KS"} <= set(cards_text(again.view(2).hand()).split())


@clause(SLUG, "S1", "S2", "S3")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 11}, "deal: a match has 10 deals, this would be number 11"),
        ({"deal": 2, "sheet": [[-12, 0, 0, 0]]}, "sheet row 1: deal 1 does not give -12, 0, 0, 0"),
        ({"deal": 2, "sheet": [[-14, 1, 0, 0]]}, "sheet row 1: deal 1 does not give -14, 1, 0, 0"),
        ({"deal": 7, "totals": [-52, 0, 0, 0]}, ""),
        ({"deal": 7, "totals": [-53, 1, 0, 0]}, "sheet: after 6 deals a total is -52 to 0, not -53, 1, 0, 0"),
        ({"deal": 7, "totals": [-51, 0, 0, 0]}, "sheet: after 6 deals the totals add up to -52, not -51"),
        ({"deal": 2, "pack": "AS KS"}, "pack: it is shuffled before every deal"),
    ],
)
def test_positions_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    try:
        game().position(facts)
        said = ""
    except PositionError as error:
        said = str(error)
    assert said == message
