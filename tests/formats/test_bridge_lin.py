"""LIN: single deals, links to the hand viewer, evenings, and both rooms of a vugraph match."""

from urllib.parse import quote

import pytest
from bridge_positions import E, N, S, W, game
from hypothesis import given
from hypothesis import strategies as st

from troef.cards.card import card_text
from troef.core.refusal import Refusal
from troef.formats.bridge import Board, Deal, matches_of
from troef.formats.lin import read_lin
from troef.formats.pbn import read_pbn
from troef.formats.reading import Fault

#: South, West, North and East.
HANDS = ("S432H6543DQT63C43", "S76HT987D872C9876", "SAKQ5HA2DA54CAK52", "SJT98HKQJDKJ9CQJT")
PBN = "N:AKQ5.A2.A54.AK52 JT98.KQJ.KJ9.QJT 432.6543.QT63.43 76.T987.872.9876"
THREE = ",".join(HANDS[:3])

#: A deal as Bridge Base keeps it: North opens, East leads, and after a trick and a half declarer claims nine tricks.
ONE = (
    f"pn|Sam,Wim,Noor,Els|st||md|3{THREE},|rh||ah|Board 7|sv|b|mb|1N!|an|15-17, !S or !H|mb|p|mb|3N|mb|p|mb|p|mb|p|"
    "pg||pc|SJ|pc|S2|pc|S6|pc|SA|pg||pc|DA|pc|D9|mc|9|pg||"
)


def boards_in(text: str) -> list[Board]:
    reading = read_lin(text)
    assert reading.faults == []
    return reading.games


def deals_of(text: str) -> list[Deal]:
    played = matches_of(game(), boards_in(text))
    assert played.faults == []
    return [deal for match in played.games for deal in match.deals]


def fault_of(text: str) -> Fault:
    """The one fault of a text, in reading or in playing."""
    reading = read_lin(text)
    (fault,) = [*reading.faults, *matches_of(game(), reading.games).faults]
    return fault


def deal(hands: str = THREE, dealer: str = "3", rest: str = "") -> str:
    return f"md|{dealer}{hands}|sv|o|{rest}"


def test_a_deal_of_bridge_base() -> None:
    (board,) = boards_in(ONE)
    assert (board.label, board.number, board.dealer, board.vulnerable) == ("7", 7, N, "All")
    assert board.names == ("Noor", "Els", "Sam", "Wim")
    assert board.hands == read_pbn(f'[Dealer "N"]\n[Deal "{PBN}"]').games[0].hands
    assert board.calls == ("1NT", "pass", "3NT", "pass", "pass", "pass")
    assert [card_text(card) for card in board.cards] == ["JS", "2S", "6S", "AS", "AD", "9D"]


def test_a_claim_is_scored() -> None:
    (played,) = deals_of(ONE)
    assert (played.contract, played.declarer, played.tricks, played.how) == ("3NT", N, 9, "claimed")
    assert played.duplicate() == 600
    (match,) = matches_of(game(), boards_in(ONE)).games
    assert [row.cells for row in match.record.replay().sheet] == [(100, 0)]


@pytest.mark.parametrize("hands", [THREE, THREE + ",", ",".join(HANDS), THREE.lower() + ",", THREE + ",,"])
def test_the_fourth_hand_may_be_left_out(hands: str) -> None:
    assert boards_in(deal(hands))[0].hands == boards_in(ONE)[0].hands


@pytest.mark.parametrize(("digit", "dealer"), [("1", S), ("2", W), ("3", N), ("4", E)])
def test_the_digit_says_who_deals(digit: str, dealer: int) -> None:
    assert boards_in(deal(dealer=digit))[0].dealer == dealer


def test_without_the_digit_the_number_of_the_board_says_it() -> None:
    assert boards_in("qx|o6|" + deal(dealer=""))[0].dealer == E
    assert fault_of(deal(dealer="")).reason == "dealer"


@pytest.mark.parametrize(("sign", "vulnerable"), [("o", "None"), ("0", "None"), ("N", "NS"), ("e", "EW"), ("b", "All")])
def test_vulnerability(sign: str, vulnerable: str) -> None:
    assert boards_in(f"md|3{THREE}|sv|{sign}|")[0].vulnerable == vulnerable


@pytest.mark.parametrize(
    ("fields", "calls"),
    [
        ("mb|1C|mb|d!|mb|r|mb|p|", ["1C", "double", "redouble", "pass"]),
        ("mb|1c|mb|DBL|mb|RDBL|mb|P|", ["1C", "double", "redouble", "pass"]),
        ("mb|p|mb|-|mb|pass|mb|1n?!|", ["pass", "pass", "pass", "1NT"]),
        ("mb|1Hp2Hp|mb|x|", ["1H", "pass", "2H", "pass", "double"]),
        ("mb|2NT|", ["2NT"]),
    ],
)
def test_calls(fields: str, calls: list[str]) -> None:
    assert list(boards_in(deal(rest=fields))[0].calls) == calls


@pytest.mark.parametrize("cards", ["pc|SJ|pc|s2|", "pc|SJS2|", "pc|SJ2|", "pc|SJ |\npc| S2|pc|-|pc|S6|"])
def test_cards(cards: str) -> None:
    (board,) = boards_in(deal(rest=f"mb|1N|mb|p|mb|p|mb|p|{cards}"))
    assert [card_text(card) for card in board.cards] == ["JS", "2S"]


def test_last_passes_that_were_left_out_are_added_before_the_play() -> None:
    (board,) = boards_in(deal(rest="mb|1N|pc|SJ|"))
    assert board.calls == ("1NT", "pass", "pass", "pass") and (board.contract, board.declarer) == ("1NT", N)


@pytest.mark.parametrize("escaped", [True, False])
def test_a_link_to_the_hand_viewer(escaped: bool) -> None:
    text = quote(ONE) if escaped else ONE.replace(",", "%2C").replace(" ", "%20")
    link = f"https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin={text}"
    (board,) = boards_in(link)
    assert (board.label, board.tricks, len(board.cards)) == ("7", 9, 6)
    assert len(boards_in(f"{link}\n{link}\n")) == 2


def test_an_evening_is_a_match_for_each_deal() -> None:
    """One deal a line, as Bridge Base gives an evening."""
    text = "\n".join(ONE.replace("Board 7", f"Board {number}") for number in (1, 2))
    played = matches_of(game(), boards_in(text))
    assert [[each.board.label for each in match.deals] for match in played.games] == [["1"], ["2"]]
    assert [match.record.names for match in played.games] == [["Noor", "Els", "Sam", "Wim"]] * 2


# ---- vugraph ----

VUGRAPH = f"""vg|Cup,Final,I,9,10,Home,0,Away,0|
rs|1NN=,3NTN-1,PASS,1NNX+1|
pn|Sam,Wim,Noor,Els,Sil,Wout,Nel,Eva|pg||
qx|o9|md|3{THREE},|sv|o|mb|1N|mb|p|mb|p|mb|p|pc|SJ|pg||
nt|well done | all|pg||
qx|c9|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||
qx|o10|md|3{THREE},|sv|n|mb|p|mb|p|mb|p|mb|p|pg||
qx|c10|md|3{THREE},|sv|n|pg||
"""


def test_both_rooms_of_a_vugraph_match() -> None:
    deals = deals_of(VUGRAPH)
    assert [each.board.label for each in deals] == ["9", "9", "10", "10"]
    assert [each.board.names[N] for each in deals] == ["Noor", "Nel", "Noor", "Nel"]
    assert [(each.contract, each.tricks, each.how) for each in deals] == [
        ("1NT", 7, "claimed"),
        ("3NT", 8, "claimed"),
        ("Pass", -1, "passed-out"),
        ("1NTX", 8, "claimed"),
    ]
    assert deals[1].board.hands == deals[0].board.hands  # the closed room plays the same cards


def test_a_result_of_another_contract_is_not_taken() -> None:
    text = VUGRAPH.replace("rs|1NN=", "rs|2NN=")
    assert deals_of(text)[0].how == "open"


# ---- what cannot be read ----


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "lin-empty"),
        ("not|a|lin|file", "lin-empty"),
        ("qx|o1|mb|1C|", "deal-missing"),
        ("md|1,|", "hands-number"),
        ("md|1SAK,,|", "hand-size"),
        (deal(",,,"), "hands-unknown"),
        (deal(",".join([HANDS[0], HANDS[0], HANDS[2]])), "card-in-two-hands"),
        (deal("SAAKQJT9876543,,"), "card-twice"),
        (deal("A" + THREE), "rank"),
        (deal(THREE.replace("4", "1", 1)), "rank"),
        (f"md|3{THREE}|sv|z|", "vulnerability"),
        (deal(rest="mb|8C|"), "call"),
        (deal(rest="mb|1N|pc|X2|"), "card"),
        (deal(rest="pc|SJ|"), "refused"),
        (deal(rest="mb|1N|mb|1C|"), "refused"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    assert fault_of(text).reason == reason


def test_a_fault_has_its_board_and_line() -> None:
    text = f"\nqx|o3|{deal()}\nmb|1H|\nmb|1D|\n" + f"qx|o4|{deal()}"
    fault = fault_of(text)
    assert (fault.label, fault.place, fault.line) == ("3", 1, 4)
    assert isinstance(fault.facts["refusal"], Refusal) and fault.facts["refusal"].clause == "R10"
    assert [board.label for board in boards_in(f"qx|o4|{deal()}")] == ["4"]


@given(st.data())
def test_no_text_makes_the_reader_fail(data: st.DataObject) -> None:
    """Whatever is cut or put into a file, each board is read or has its reason."""
    signs = list(VUGRAPH + ONE)
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(signs) - 1))
        length = data.draw(st.integers(0, 12))
        put = data.draw(st.text(st.sampled_from("||||,!\n qxmdpcbs0129AKSHDCN²"), max_size=6))
        signs[at : at + length] = list(put)
        signs = signs or [" "]
    reading = read_lin("".join(signs))
    played = matches_of(game(), reading.games)
    assert reading.games or reading.faults
    assert len(reading.games) == sum(len(match.deals) for match in played.games) + len(played.faults)
    for match in played.games:
        match.record.replay()
