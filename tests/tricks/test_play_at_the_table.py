"""Trick play as people sit and err: changed chairs, open hands, cards that should not have fallen, gathered packs."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from positions import PAIRS, cards, codes, mask

from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.view import REFEREE, SPECTATOR, View
from troef.tricks.following import BEAT_TRUMP, FOLLOW, OVERRUFF, RUFF, Duties
from troef.tricks.gathering import gathered_pack
from troef.tricks.ordering import make_ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.revokes import find_revokes

HEARTS = make_ordering("A K Q J 10 9 8 7", 2)
DUTIES = Duties({int(FOLLOW): "R17", int(RUFF): "R20", int(OVERRUFF): "R20", int(BEAT_TRUMP): "R18"})
HANDS = ["AS 8S 7C", "KS 9H 7D", "QS 8H 8D", "10S 7H 9D"]


def start(table: TrickTable, leader: int = 0, hands: "list[str] | None" = None) -> TrickPlay:
    """The play of three tricks with these hands."""
    return TrickPlay(table, HEARTS, vec[i64]([i64(mask(hand)) for hand in hands or HANDS]), leader)


def fall(play: TrickPlay, *texts: str) -> list[tuple[int, int]]:
    """Cards fall from the seats on turn; gives the log."""
    log: list[tuple[int, int]] = []
    for text in texts:
        move = codes(text)[0] << 6
        assert play.allows(play.turn, move), text
        log.append((int(play.turn), move))
        play.play(play.turn, move)
        if play.complete:
            play.gather()
    return log


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (TrickTable(4, DUTIES, PAIRS), [0, 1, 2, 3]),
        (TrickTable(4, DUTIES, PAIRS, -1), [0, 3, 2, 1]),
        (TrickTable(4, DUTIES, PAIRS, order=[0, 2, 3, 1]), [0, 2, 3, 1]),
        (TrickTable(4, DUTIES, PAIRS, -1, [0, 2, 3, 1]), [0, 1, 3, 2]),
    ],
)
def test_the_turn_goes_round_as_people_sit(table: TrickTable, expected: list[int]) -> None:
    play = start(table)
    assert [seat for seat, _ in fall(play, *[HANDS[seat].split()[0] for seat in expected])] == expected


def test_an_exposed_hand_is_open_to_everybody() -> None:
    play = start(TrickTable(4, DUTIES, PAIRS))
    play.exposed = 0b0100
    for seat in (1, SPECTATOR, REFEREE):
        view = View("bridge", "book", 4, seat, "play", 0)
        play.show_hands(view)
        assert cards(mask("QS 8H 8D")) == {*cards(sum(2**card for card in view.zone("hand-2").cards))}
        assert view.zone("hand-2").hidden == 0
        assert (view.zone("hand-3").hidden == 3) == (seat != REFEREE)


def test_a_strict_table_refuses_what_a_lenient_one_lets_fall() -> None:
    strict, lenient = start(TrickTable(4, DUTIES, PAIRS)), start(TrickTable(4, DUTIES, PAIRS, lenient=True))
    for play in (strict, lenient):
        fall(play, "AS")
    heart = codes("9H")[0] << 6
    assert not strict.allows(1, heart)
    assert lenient.allows(1, heart)
    assert cards(lenient.legal_cards()) == {"KS", "9H", "7D"}
    assert not lenient.allows(1, codes("QS")[0] << 6), "somebody else's card"


def test_a_revoke_is_found_with_its_trick_and_its_rule() -> None:
    play = start(TrickTable(4, DUTIES, PAIRS, lenient=True))
    log = fall(play, "AS", "9H", "QS", "10S", "7D")
    (revoke,) = find_revokes(play, log)
    assert (revoke.seat, revoke.trick, revoke.card) == (1, 1, codes("9H")[0])
    assert (revoke.refusal.clause, revoke.refusal.reason) == ("R17", "must-follow")
    assert revoke.refusal.facts["cards"] == ["KS"]
    assert find_revokes(play, log, 1) == [revoke]
    assert find_revokes(play, log, 2) == []


def test_every_duty_counts_and_later_tricks_too() -> None:
    play = start(TrickTable(4, DUTIES, PAIRS, lenient=True))
    log = fall(play, "AS", "KS", "QS", "10S", "8S", "7D", "8H", "9D", "8D", "7H", "7C", "9H")
    found = [(revoke.seat, revoke.trick, revoke.refusal.reason) for revoke in find_revokes(play, log)]
    assert found == [(1, 2, "must-ruff")], "seat 3 need not put 7H under 8H"


def test_a_clean_deal_has_no_revoke() -> None:
    play = start(TrickTable(4, DUTIES, PAIRS))
    log = fall(play, "AS", "KS", "QS", "10S", "8S", "9H", "8D", "9D", "7D", "8H", "7H", "7C")
    assert find_revokes(play, log) == []


def test_the_gathered_pack_lies_as_the_cards_fell() -> None:
    play = start(TrickTable(4, DUTIES, PAIRS))
    texts = ["AS", "KS", "QS", "10S", "8S", "9H", "8D", "9D"]
    log = vec[i64]([i64(move << SEAT_SHIFT | (seat + SEAT_OFFSET)) for seat, move in fall(play, *texts)])
    pack = [int(card) for card in gathered_pack(log, play.hands, 1)]
    assert pack[:8] == [codes(text)[0] for text in texts]
    assert pack[8:] == codes("7D") + codes("8H") + codes("7H") + codes("7C"), "from the seat that was named"
    assert len(set(pack)) == 12


def test_who_folds_is_left_out_and_his_card_stays_in_the_trick() -> None:
    """As in toepen (R21): seat 1 has played and folds, seat 2 folds before he plays."""
    play = start(TrickTable(4, DUTIES, PAIRS))
    fall(play, "AS", "KS")
    play.leave(1, owes=False)
    assert (play.turn, play.size) == (2, 4)
    play.leave(2, owes=True)
    assert (play.turn, play.size, play.complete) == (3, 3, False)
    play.play(3, codes("10S")[0] << 6)
    assert play.complete
    assert cards(play.trick) == {"AS", "KS", "10S"}


def test_who_folds_on_turn_passes_the_lead_on() -> None:
    play = start(TrickTable(4, DUTIES, PAIRS))
    play.leave(0, owes=True)
    assert (play.turn, play.leader, play.size) == (1, 1, 3)


def test_a_trick_is_complete_when_the_last_who_owes_a_card_folds() -> None:
    play = start(TrickTable(4, DUTIES, PAIRS))
    fall(play, "AS", "KS", "QS")
    play.leave(3, owes=True)
    assert (play.complete, play.turn, play.taker) == (True, -1, 0)
