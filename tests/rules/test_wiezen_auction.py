"""Wiezen by the book: what may be said, and an auction read afresh from the book beside it."""

import pytest
from wiezen_positions import FOUR_ACES, MIXED, ONE_SUIT_EACH, SLUG, TROEL, game, sit

import troef
from clauses import clause
from playing import play, refused, texts
from troef.core.game import State

BIDS = ("vraag", "meegaan", "solo", "abondance", "abondance troef", "miserie", "troel", "open miserie", "solo slim")
LONE = {"abondance", "abondance troef", "miserie", "open miserie", "solo slim"}


@clause(SLUG, "R5", "R6")
def test_the_dealers_left_begins_and_may_say_anything_that_stands_alone() -> None:
    state = sit(MIXED)
    assert state.actors() == (0,)
    assert texts(state) == {"pass", "wait", "vraag"} | LONE
    play(state, "0: vraag")
    assert state.actors() == (1,)
    assert texts(state) == {"pass", "meegaan"} | LONE


@clause(SLUG, "R5")
def test_a_bid_must_be_higher_and_a_pass_is_final() -> None:
    state = sit(MIXED, "0: abondance", "1: pass", "2: abondance troef")
    refusal = refused(state, "3: abondance")
    assert (refusal.clause, refusal.reason) == ("R5", "bid-too-low")
    assert refusal.facts == {"bid": "abondance", "high": "abondance troef"}
    assert refused(state, "3: vraag").clause == "R5"
    play(state, "3: pass")
    assert state.actors() == (0,)  # not seat 1, who passed


@clause(SLUG, "R6")
def test_every_bid_outranks_those_before_it() -> None:
    state = sit(MIXED, "0: abondance")
    for seat, bid in ((1, "abondance troef"), (2, "miserie"), (3, "open miserie"), (0, "solo slim")):
        play(state, f"{seat}: {bid}")
    assert texts(state) == {"pass"}


@clause(SLUG, "R7")
def test_only_the_first_player_may_wait_and_only_at_first() -> None:
    state = sit(MIXED, "0: wait")
    refusal = refused(state, "1: wait")
    assert (refusal.clause, refusal.reason) == ("R7", "only-first-waits")
    play(state, "1: vraag", "2: pass", "3: pass")
    assert refused(state, "0: wait").clause == "R7"


@clause(SLUG, "R7", "R8", "R9", "R15", "E10")
def test_who_waited_may_only_join_or_pass_and_the_asker_goes_on() -> None:
    state = sit(MIXED, "0: wait", "1: vraag", "2: pass", "3: pass")
    assert texts(state) == {"pass", "meegaan"}
    refusal = refused(state, "0: solo slim")
    assert (refusal.clause, refusal.reason) == ("R7", "waiter-joins-or-passes")
    play(state, "0: pass")
    assert texts(state, 1) == {"pass", "solo"} | LONE
    assert refused(state, "1: troel").clause == "R11"


@clause(SLUG, "R7")
def test_a_waiter_can_only_pass_when_there_is_nobody_to_join() -> None:
    for said in ("abondance", "miserie"):
        state = sit(MIXED, "0: wait", f"1: {said}", "2: pass", "3: pass")
        assert texts(state, 0) == {"pass"}


@clause(SLUG, "R8")
def test_one_player_may_join_an_open_vraag_of_another() -> None:
    state = sit(MIXED)
    assert refused(state, "0: meegaan").clause == "R8"
    play(state, "0: vraag", "1: meegaan")
    refusal = refused(state, "2: meegaan")
    assert (refusal.clause, refusal.reason) == ("R8", "nobody-to-join")
    state = sit(MIXED, "0: vraag", "1: abondance")
    assert refused(state, "2: meegaan").clause == "R8"
    state = sit(MIXED, "0: vraag", "1: pass", "2: pass", "3: pass")
    assert refused(state, "0: meegaan").clause == "R8"  # not one's own


@clause(SLUG, "R9")
def test_solo_is_for_an_asker_whom_nobody_joined() -> None:
    state = sit(MIXED)
    refusal = refused(state, "0: solo")
    assert (refusal.clause, refusal.reason) == ("R9", "solo-after-vraag")
    play(state, "0: vraag")
    assert refused(state, "1: solo").clause == "R9"
    play(state, "1: pass", "2: pass", "3: pass", "0: solo")
    view = state.view(troef.SPECTATOR)
    assert (view.phase, view.fact("contract"), view.fact("declarer")) == ("play", "solo", 0)


@clause(SLUG, "R9", "R5")
def test_an_asker_who_is_outbid_must_go_higher_than_that() -> None:
    state = sit(MIXED, "0: vraag", "1: abondance troef", "2: pass", "3: pass")
    assert texts(state, 0) == {"pass", "miserie", "open miserie", "solo slim"}
    assert refused(state, "0: solo").clause == "R5"


@clause(SLUG, "R10", "R14")
def test_miseries_are_shared() -> None:
    state = sit(MIXED, "0: miserie", "1: miserie", "2: pass")
    assert texts(state, 3) == {"pass", "miserie", "open miserie", "solo slim"}
    play(state, "3: miserie")
    view = state.view(troef.SPECTATOR)
    assert view.phase == "play"
    assert [view.badge(seat, "contract") for seat in range(4)] == ["miserie", "miserie", None, "miserie"]
    assert view.fact("trump") is None


@clause(SLUG, "R10", "E12")
def test_a_higher_bid_cancels_all_miseries() -> None:
    hands = {0: TROEL[0], 3: TROEL[1], 1: TROEL[3], 2: TROEL[2]}
    state = sit(hands, "0: miserie", "1: miserie", "2: pass", "3: troel")
    assert texts(state, 0) == {"pass", "open miserie", "solo slim"}
    play(state, "0: pass")
    assert texts(state, 1) == {"pass", "open miserie", "solo slim"}
    play(state, "1: pass")
    view = state.view(troef.SPECTATOR)
    assert view.fact("contract") == "troel"
    assert [view.badge(seat, "contract") for seat in range(4)] == [None, "troel", None, "troel"]


@clause(SLUG, "R10")
def test_who_passed_cannot_share_and_open_miserie_is_shared_too() -> None:
    state = sit(MIXED, "0: pass", "1: miserie", "2: open miserie", "3: open miserie")
    assert state.actors() == (1,)
    assert texts(state) == {"pass", "open miserie", "solo slim"}
    play(state, "1: open miserie")
    view = state.view(troef.SPECTATOR)
    assert [view.badge(seat, "contract") for seat in range(4)] == [None, *["open-miserie"] * 3]


@clause(SLUG, "R11", "P3")
def test_three_aces_are_troel_at_once() -> None:
    state = sit(TROEL, "0: pass")
    assert texts(state) == {"troel", "open miserie", "solo slim"}
    for said in ("pass", "vraag", "abondance troef", "miserie"):
        refusal = refused(state, f"1: {said}")
        assert (refusal.clause, refusal.reason) == ("R11", "must-troel")
    state = sit(TROEL, "0: vraag")
    assert texts(state) == {"troel", "open miserie", "solo slim"}
    assert refused(state, "1: meegaan").clause in ("R8", "R11")


@clause(SLUG, "R11")
def test_the_first_player_with_three_aces_may_not_wait() -> None:
    state = sit(TROEL, dealer=0)
    assert texts(state, 1) == {"troel", "open miserie", "solo slim"}
    assert refused(state, "1: wait").clause == "R11"


@clause(SLUG, "R11")
def test_a_higher_bid_sets_the_holder_of_aces_free() -> None:
    state = sit(TROEL, "0: open miserie")
    assert texts(state, 1) == {"pass", "open miserie", "solo slim"}
    state = sit(TROEL, "0: solo slim")
    assert texts(state, 1) == {"pass"}
    state = sit(TROEL, "0: pass", "1: troel", "2: open miserie", "3: pass")
    assert texts(state, 1) == {"pass", "open miserie", "solo slim"}


@clause(SLUG, "R11")
def test_a_higher_bid_meets_the_duty() -> None:
    state = sit(TROEL, "0: pass", "1: open miserie", "2: pass", "3: pass")
    assert state.view(0).fact("contract") == "open-miserie"


@clause(SLUG, "R11")
def test_troel_needs_three_aces() -> None:
    refusal = refused(sit(TROEL), "0: troel")
    assert (refusal.clause, refusal.reason) == ("R11", "troel-needs-aces")


@clause(SLUG, "R4", "R11")
def test_the_turned_card_counts_as_the_dealers_ace() -> None:
    state = sit(TROEL, "2: pass", "3: pass", "0: pass", dealer=1, upcard="AC")
    assert texts(state, 1) == {"troel", "open miserie", "solo slim"}


@clause(SLUG, "R12", "R19", "E13")
def test_the_fourth_ace_is_partner_trump_and_leads() -> None:
    state = sit(TROEL, "0: pass", "1: troel", "2: pass", "3: pass")
    view = state.view(troef.SPECTATOR)
    assert (view.fact("trump"), view.fact("called"), view.fact("partner")) == ("H", ["AH"], 3)
    assert state.actors() == (3,)
    assert len(texts(state)) == 13


@clause(SLUG, "R13", "R19", "E13")
def test_with_four_aces_the_highest_missing_heart_is_called_and_must_be_led() -> None:
    state = sit(FOUR_ACES, "0: pass", "1: troel", "2: pass", "3: pass")
    view = state.view(troef.SPECTATOR)
    assert (view.fact("trump"), view.fact("called"), view.fact("partner")) == ("H", ["QH"], 2)
    assert texts(state, 2) == {"QH"}
    refusal = refused(state, "2: 2H")
    assert (refusal.clause, refusal.reason) == ("R19", "lead-ban")
    play(state, "2: QH", "3: 3H", "0: 4H", "1: AH", "1: 5H", "2: 2H", "3: JH", "0: 8H")
    assert len(texts(state, 3)) == 11  # afterwards anything may be led


@clause(SLUG, "R12")
def test_the_holder_of_the_fourth_ace_stays_hidden_while_there_is_bidding() -> None:
    state = sit(TROEL, "0: pass", "1: troel")
    for seat in (0, 2, troef.SPECTATOR):
        view = state.view(seat)
        assert view.fact("called") is None and view.fact("partner") is None and view.fact("trump") is None


@clause(SLUG, "R14")
@pytest.mark.parametrize(
    ("steps", "contract"),
    [
        (("0: abondance", "1: pass", "2: pass", "3: pass"), "abondance"),
        (("0: vraag", "1: meegaan", "2: pass", "3: pass"), "meegaan"),
        (("0: pass", "1: vraag", "2: pass", "3: meegaan"), "meegaan"),
        (("0: miserie", "1: pass", "2: miserie", "3: pass"), "miserie"),
        (("0: miserie", "1: miserie", "2: miserie", "3: miserie"), "miserie"),
        (("0: pass", "1: pass", "2: pass", "3: open miserie"), "open-miserie"),
    ],
)
def test_the_auction_ends_when_the_others_have_passed(steps: tuple[str, ...], contract: str) -> None:
    state = sit(MIXED, *steps)
    assert state.view(0).fact("contract") == contract
    if state.view(0).phase == "play":
        refusal = refused(state, f"{state.actors()[0]}: pass")
        assert (refusal.clause, refusal.reason) == ("R14", "auction-over")


@clause(SLUG, "R15", "R16")
def test_the_last_player_who_asks_speaks_again_at_once() -> None:
    state = sit(MIXED, "0: pass", "1: pass", "2: pass", "3: vraag")
    assert texts(state, 3) == {"pass", "solo"} | LONE
    play(state, "3: pass")
    assert state.awaits_deal and state.dealer == 3


@clause(SLUG, "R16", "E16")
def test_four_passes_or_a_wait_and_three_are_dealt_again_by_the_same_dealer() -> None:
    for first in ("pass", "wait"):
        state = sit(MIXED, f"0: {first}", "1: pass", "2: pass", "3: pass")
        assert state.awaits_deal
        assert (state.dealer, state.least_cut()) == (3, 1)
        assert state.view(0).sheet == [] and state.view(0).totals == (0, 0, 0, 0)
    state = sit(MIXED, "0: vraag", "1: pass", "2: pass", "3: pass", "0: pass")
    assert state.awaits_deal and state.dealer == 3


@clause(SLUG, "R17", "E11")
def test_asker_and_joiner_who_are_outbid_may_go_higher_alone() -> None:
    state = sit(MIXED, "0: vraag", "1: meegaan", "2: abondance", "3: pass")
    assert texts(state, 0) == {"abondance troef", "miserie", "open miserie", "solo slim", "pass"}
    play(state, "0: pass")
    assert texts(state, 1) == {"abondance troef", "miserie", "open miserie", "solo slim", "pass"}
    play(state, "1: miserie", "2: pass")
    view = state.view(troef.SPECTATOR)
    assert (view.fact("contract"), view.badge(1, "contract")) == ("miserie", "miserie")


@clause(SLUG, "R18")
@pytest.mark.parametrize(("bid", "leader"), [("abondance", 0), ("solo slim", 2)])
def test_the_bidder_names_trump_just_before_the_lead(bid: str, leader: int) -> None:
    state = sit(MIXED, "0: pass", "1: pass", f"2: {bid}", "3: pass")
    assert state.actors() == (2,)
    assert texts(state) == {"trump C", "trump D", "trump H", "trump S"}
    refusal = refused(state, "2: AS")
    assert (refusal.clause, refusal.reason) == ("R18", "trump-first")
    play(state, "2: trump H")
    assert state.view(0).fact("trump") == "H"
    assert state.actors() == (leader,)
    assert refused(state, f"{leader}: trump C").clause == "R18"


@clause(SLUG, "R18", "R6")
@pytest.mark.parametrize(
    "steps", [("0: abondance troef", "1: pass", "2: pass", "3: pass"), ("0: vraag", "1: meegaan", "2: pass", "3: pass")]
)
def test_other_contracts_have_the_turned_suit(steps: tuple[str, ...]) -> None:
    state = sit(MIXED, *steps, upcard="6D")
    assert state.view(0).fact("trump") == "D"
    assert state.actors() == (0,)
    assert refused(sit(MIXED), "0: AC").clause == "R19"


@clause(SLUG, "T3")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("ik vraag", "vraag"),
        ("VRAAG", "vraag"),
        ("bid vraag", "vraag"),
        ("ik pas", "pass"),
        ("pas", "pass"),
        ("wachten", "wait"),
        ("abondance_troef", "abondance troef"),
        ("Abondance in troef", "abondance troef"),
        ("avondans", "abondance"),
        ("Misère", "miserie"),
        ("OPEN_MISERIE", "open miserie"),
        ("Miserie op tafel", "open miserie"),
        ("solo_slim", "solo slim"),
        ("ik ga mee", "meegaan"),
        ("troef harten", "trump H"),
    ],
)
def test_the_spoken_dutch_is_read(text: str, move: str) -> None:
    wiezen = game()
    assert wiezen.show(wiezen.parse(text)) == move


# ---- the auction once more, as the book says it ----


class Book:
    """R5–R17 read afresh: seats in the auction, who holds the highest bid, and what each seat may say."""

    def __init__(self, aces: list[int], first: int) -> None:
        self.aces = aces
        self.first = first
        self.said: list[tuple[int, str]] = []
        self.passed: set[int] = set()

    def last(self) -> tuple[int, str] | None:
        bids = [(seat, word) for seat, word in self.said if word in BIDS]
        if not bids:
            return None
        seat, word = bids[-1]
        if word == "vraag" and seat in self.passed:
            return None  # an asker who finally passed
        return seat, word

    def holders(self) -> set[int]:
        last = self.last()
        if last is None:
            return set()
        seat, word = last
        if word == "meegaan":
            return {seat, [other for other, said in self.said if said == "vraag"][-1]}
        if "miserie" in word:
            return {other for other, said in self.said if said == word}
        return {seat}

    def turn(self) -> int | None:
        last = self.last()
        if len(self.passed) == 4:
            return None
        if last is None and self.said and self.said[0] == (self.first, "wait") and len(self.passed) == 3:
            return None
        if not self.said:
            return self.first
        asker = {last[0]} if last is not None and last[1] == "vraag" else set()
        still = set(range(4)) - self.passed - (set() if asker else self.holders())
        if asker and still != asker:
            still -= asker
        after = self.said[-1][0]
        for step in range(1, 5):
            if (after + step) % 4 in still:
                return (after + step) % 4
        return None

    def may(self, seat: int) -> set[str]:
        last = self.last()
        level = -1 if last is None else BIDS.index(last[1])
        turns = [word for other, word in self.said if other == seat]
        if turns == ["wait"]:
            return {"pass", "meegaan"} if level == 0 else {"pass"}
        words = {bid for bid in BIDS if BIDS.index(bid) > level}
        if last is not None and "miserie" in last[1]:
            words.add(last[1])
        joinable = level == 0 and last is not None and last[0] != seat
        if not joinable:
            words.discard("meegaan")
        if not (level == 0 and last is not None and last[0] == seat):
            words.discard("solo")
        if self.aces[seat] < 3:
            words.discard("troel")
        elif level < BIDS.index("open miserie"):
            return words & {"troel", "open miserie", "solo slim"}
        words.add("pass")
        if not self.said:
            words.add("wait")
        return words

    def say(self, seat: int, word: str) -> None:
        self.said.append((seat, word))
        if word == "pass":
            self.passed.add(seat)


def aces_of(state: State) -> list[int]:
    view = state.view(troef.REFEREE)
    return [sum(card % 16 == 12 for card in view.zone(f"hand-{seat}").cards) for seat in range(4)]


@clause(SLUG, "R5", "R7", "R8", "R9", "R10", "R11", "R14", "R15", "R16", "R17")
@pytest.mark.parametrize("kind", ["mixed", "troel", "any"])
def test_the_engine_and_the_book_agree_on_every_auction(kind: str) -> None:
    rng = troef.Rng(f"auctions {kind}")
    dealer = troef.SeededDealer(kind)
    outcomes = set()
    for number in range(250):
        first_dealer = int(rng.below(4))
        state = game().start(4, first_dealer)
        if kind == "any":
            state.deal(dealer.next(state.pack()))
        else:
            hands = MIXED if kind == "mixed" else TROEL if number % 2 else FOUR_ACES
            state.deal(game().arrange(hands=hands, dealer=first_dealer))
        book = Book(aces_of(state), (first_dealer + 1) % 4)
        while state.view(0).phase == "auction":
            seat = book.turn()
            assert seat is not None and state.actors() == (seat,)
            assert texts(state) == book.may(seat), (book.said, book.aces)
            words = sorted(book.may(seat) - ({"solo slim"} if rng.below(4) else set()))
            quiet = [word for word in words if word in ("pass", "vraag", "meegaan", "wait")]
            pool = quiet if quiet and rng.below(3) else words
            word = pool[rng.below(len(pool))] if pool else "solo slim"
            state.play(seat, state.game.parse(word))
            book.say(seat, word)
        assert book.turn() is None
        outcomes.add(state.view(0).fact("contract"))
        if not state.awaits_deal:
            shown = {seat for seat in range(4) if state.view(0).badge(seat, "contract")}
            assert shown >= book.holders()
    assert len(outcomes) >= (3 if kind == "troel" else 6)


def test_it_is_a_one_suit_deal_that_nobody_must_open() -> None:
    assert aces_of(sit(ONE_SUIT_EACH)) == [1, 1, 1, 1]
