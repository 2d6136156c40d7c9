"""Wiezen by the book: options, the pack that is only cut, the turned card, the play, the score."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wiezen_positions import FOUR_ACES, MIXED, ONE_SUIT_EACH, SLUG, TROEL, game, play_out, sit, tricks

import troef
from clauses import clause
from playing import finish, lay, play, refused, texts
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.dealer import cut_pack, order_for
from troef.core.options import OptionError
from troef.games.wiezen import PACK, Result

ASKED = ("0: vraag", "1: meegaan", "2: pass", "3: pass")
RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]


# ---- options ----


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.target_points, options.end_mode, options.deals_per_session) == (50, "points", 16)
    assert (options.troel_lead, options.first_dealer) == ("any", "random")
    assert game(rules="money").options.end_mode == "deals"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target_points", 0),
        ("target_points", "many"),
        ("end_mode", "time"),
        ("deals_per_session", 0),
        ("troel_lead", "ace"),
        ("first_dealer", 4),
        ("first_dealer", "nobody"),
        ("first_dealer", True),
    ],
)
def test_a_value_that_is_not_allowed_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert (caught.value.key, caught.value.facts["name"]) == ("bad-option", name)


def test_four_players() -> None:
    for seats in (3, 5):
        with pytest.raises(ValueError, match="4"):
            game().start(seats)


# ---- the deal ----


@clause(SLUG, "R1", "T1")
def test_the_first_dealer_is_drawn_unless_the_table_named_one() -> None:
    assert [game().start(4, drawn).dealer for drawn in range(4)] == [0, 1, 2, 3]
    assert {game(first_dealer="2").start(4, drawn).dealer for drawn in range(4)} == {2}
    assert game(first_dealer=1).start().dealer == 1
    with pytest.raises(ValueError):
        game(first_dealer=1).start(4, 9)


@clause(SLUG, "R1")
def test_the_deal_goes_to_the_left_after_a_deal_that_was_played() -> None:
    state = play_out(sit(MIXED, *ASKED))
    assert state.dealer == 0
    state.deal(game().arrange(hands=MIXED, dealer=0))
    play(state, "1: pass", "2: pass", "3: pass", "0: pass")
    assert state.dealer == 0


@clause(SLUG, "R2", "T4")
def test_after_the_first_deal_the_gathered_tricks_are_only_cut() -> None:
    state = game().start(4, 3)
    assert state.least_cut() == 0 and state.pack() == list(PACK)
    state.deal(game().arrange(hands=MIXED, dealer=3))
    play(state, *ASKED)
    played = []
    rng = troef.Rng("cards")
    while state.actors():
        seat = state.actors()[0]
        moves = state.legal(seat)
        move = moves[rng.below(len(moves))]
        played.append(move >> 6)
        state.play(seat, move)
    assert state.least_cut() == 1
    assert state.pack() == played
    order = order_for(state, troef.SeededDealer("cut"))
    assert order in [cut_pack(played, place) for place in range(1, 52)]
    state.deal(order)


@clause(SLUG, "R2", "R16")
def test_after_a_deal_that_was_passed_out_the_hands_lie_in_seat_order() -> None:
    state = sit(MIXED, "0: pass", "1: pass", "2: pass", "3: pass")
    pack = state.pack()
    for seat in range(4):
        assert set(pack[13 * seat : 13 * seat + 13]) == set(parse_cards(MIXED[seat]))


@clause(SLUG, "R3")
@pytest.mark.parametrize("dealer", range(4))
def test_packets_of_four_four_five_from_the_dealers_left(dealer: int) -> None:
    state = game().start(4, dealer)
    state.deal(list(PACK))
    wanted: list[set[str]] = [set() for _ in range(4)]
    top = 0
    for packet, place in itertools.product((4, 4, 5), range(4)):
        wanted[(dealer + 1 + place) % 4] |= {card_text(card) for card in PACK[top : top + packet]}
        top += packet
    view = state.view(troef.REFEREE)
    assert [{card_text(card) for card in view.zone(f"hand-{seat}").cards} for seat in range(4)] == wanted


@clause(SLUG, "R4")
def test_the_last_card_lies_open_with_the_dealer_during_the_auction() -> None:
    state = sit(MIXED, upcard="6D")
    for seat in (0, 1, 2, troef.SPECTATOR):
        view = state.view(seat)
        assert view.fact("turned") == ["6D"]
        assert (cards_text(view.zone("hand-3").cards), view.zone("hand-3").hidden) == ("6D", 12)
    assert len(state.view(3).hand()) == 13
    play(state, *ASKED)
    view = state.view(0)
    assert view.fact("turned") is None
    assert (view.zone("hand-3").cards, view.zone("hand-3").hidden) == ([], 13)
    assert "6D" in cards_text(state.view(3).hand()).split()


@clause(SLUG, "R4")
def test_the_turned_card_may_be_laid_by_itself_or_among_the_dealers_cards() -> None:
    for hand in (MIXED[3], MIXED[3].replace(" 8H", "")):
        state = lay(game(), dealer=3, hands={3: hand}, upcard="8H")
        assert state.view(0).fact("turned") == ["8H"]
    for hands, upcard in (({3: MIXED[3]}, "AC"), ({3: "XX"}, "8H"), ({3: "8H"}, "ZZ")):
        with pytest.raises(troef.DealError):
            game().arrange(hands=hands, dealer=3, upcard=upcard)
    assert lay(game(), dealer=3, upcard="2C").view(0).fact("turned") == ["2C"]


@clause(SLUG, "P1")
def test_a_wrong_pack_is_no_deal() -> None:
    state = game().start()
    for order in ([], PACK[1:], [*PACK[1:], PACK[1]]):
        with pytest.raises(troef.DealError):
            state.deal(order)
    assert state.awaits_deal and state.deal_number == 0


# ---- the play ----


@clause(SLUG, "R19")
@pytest.mark.parametrize(
    ("steps", "leader"),
    [
        (ASKED, 0),
        (("0: pass", "1: abondance", "2: pass", "3: pass", "1: trump H"), 0),
        (("0: pass", "1: pass", "2: miserie", "3: pass"), 0),
        (("0: pass", "1: solo slim", "2: pass", "3: pass", "1: trump H"), 1),
    ],
)
def test_who_leads_first(steps: tuple[str, ...], leader: int) -> None:
    assert sit(MIXED, *steps).actors() == (leader,)


@clause(SLUG, "R19")
def test_the_fourth_ace_must_be_led_where_the_table_says_so() -> None:
    steps = ("0: pass", "1: troel", "2: pass", "3: pass")
    assert texts(sit(TROEL, *steps, troel_lead="fourth_ace")) == {"AH"}
    assert len(texts(sit(TROEL, *steps))) == 13
    assert texts(sit(FOUR_ACES, *steps)) == {"QH"}


@clause(SLUG, "R20", "P2", "E14")
def test_follow_suit_or_play_anything() -> None:
    hands = {
        0: "9C KS 7C 2C KD 8D 3D QH 9H 4H JS 10S 6S",
        1: "JC 4C AH 2S AD 9D 4D JD 7D 2D KC 10C 5C",
        2: "6H 5H 3S QD AS 9S 4S 10H 8S 3H 7H 2H KH",
        3: "5S 8H 7S QC 8C 3C 6C 10D 6D 5D QS JH AC",
    }
    state = sit(hands, "0: vraag", "1: meegaan", "2: pass", "3: pass", "0: 9C")
    assert texts(state) == {"JC", "4C", "KC", "10C", "5C"}
    refusal = refused(state, "1: AH")
    assert (refusal.clause, refusal.reason) == ("R20", "must-follow")
    play(state, "1: JC")
    assert len(texts(state)) == 13  # no clubs: anything, trumps or not
    before = refused(state, "0: 7C")
    assert before.reason == "not-your-turn"


@clause(SLUG, "R21", "E15")
@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [("9C KC 2H 10H", "H", "10H"), ("9C 2H AH 10C", "", "10C"), ("2S AD AC AH", "", "2S"), ("7D QD KD AD", "S", "AD")],
)
def test_who_wins_a_trick(trick: str, trump: str, winner: str) -> None:
    cards = trick.split()
    bid = (
        ("0: abondance", "1: pass", "2: pass", "3: pass", f"0: trump {trump}")
        if trump
        else ("0: miserie", "1: pass", "2: pass", "3: pass")
    )
    suits = {card[-1] for card in cards[:1]}
    hands = dict(enumerate(cards))
    rest = [rank + suit for suit in "CDHS" for rank in RANKS if rank + suit not in cards]
    # who does not follow has none of the suit led
    follow = [card for card in rest if card[-1] in suits]
    other = [card for card in rest if card[-1] not in suits]
    for seat in range(4):
        pool = follow + other if cards[seat][-1] in suits else other
        take = pool[:12]
        hands[seat] += " " + " ".join(take)
        follow = [card for card in follow if card not in take]
        other = [card for card in other if card not in take]
    state = _without_troel(hands, bid)
    play(state, *[f"{seat}: {card}" for seat, card in enumerate(cards)])
    assert state.actors() == (cards.index(winner),)


def _without_troel(hands: dict[int, str], bid: tuple[str, ...]) -> troef.State:
    """The deal with this contract, whatever aces the hands have."""
    state = lay(game(), dealer=3, hands=hands)
    for step in bid:
        seat, move = int(step[0]), state.game.parse(step[3:])
        state.apply(seat, move)
    return state


@clause(SLUG, "R22")
def test_open_miserie_lays_its_cards_open_after_the_first_trick() -> None:
    state = sit(MIXED, "0: open miserie", "1: pass", "2: open miserie", "3: pass")
    play(state, "0: JS", "1: 3S", "2: 4S")
    assert state.view(1).zone("hand-2").cards == []
    play(state, "3: QS")
    for seat in (1, 3, troef.SPECTATOR):
        view = state.view(seat)
        assert len(view.zone("hand-0").cards) == len(view.zone("hand-2").cards) == 12
        assert view.zone("hand-1").hidden == (0 if seat == 1 else 12)
    state = sit(MIXED, "0: miserie", "1: pass", "2: pass", "3: pass", "0: JS", "1: 3S", "2: 4S", "3: QS")
    assert state.view(1).zone("hand-0").cards == []


@clause(SLUG, "R23")
def test_tricks_before_the_last_lie_face_down() -> None:
    state = sit(MIXED, *ASKED, "0: AC", "1: 3C", "2: KC", "3: 4C", "0: JS", "1: 3S", "2: 4S", "3: QS")
    view = state.view(1)
    assert cards_text(view.zone("last-trick").cards) == "JS 3S 4S QS"
    shown = {card_text(card) for zone in view.zones for card in zone.cards if zone.owner != 1}
    assert not shown & {"AC", "3C", "KC", "4C"}
    assert tricks(state) == [1, 0, 0, 1]


# ---- the score ----


def settled(contract: str, players: tuple[int, ...], *taken: int) -> tuple[int, ...]:
    return game().settle(Result(contract, players, taken))


@clause(SLUG, "S1", "S2", "S6", "E1", "E2", "E3", "E4")
@pytest.mark.parametrize(("made", "each"), [(8, 2), (10, 6), (7, -4), (13, 24), (0, -18), (12, 10)])
def test_asker_and_joiner(made: int, each: int) -> None:
    assert settled("meegaan", (0, 1), made) == (each, each, -each, -each)
    assert settled("vraag", (1, 3), made, 0) == (-each, each, -each, each)


@clause(SLUG, "S1", "S3", "S6", "E5", "E7")
@pytest.mark.parametrize(("made", "value"), [(7, 3), (5, 1), (4, -2), (0, -6), (13, 18), (12, 8)])
def test_solo(made: int, value: int) -> None:
    assert settled("solo", (0,), made) == (3 * value, -value, -value, -value)


@clause(SLUG, "S1", "S3", "E9")
@pytest.mark.parametrize(
    ("contract", "made", "value"),
    [
        ("solo_slim", 12, -24),
        ("solo_slim", 13, 24),
        ("abondance", 12, 8),
        ("abondance", 13, 8),
        ("abondance", 8, -8),
        ("abondance_troef", 9, 8),
        ("abondance troef", 0, -8),
        ("miserie", 0, 10),
        ("miserie", 13, -10),
        ("open_miserie", 0, 16),
        ("open_miserie", 1, -16),
    ],
)
def test_values_that_do_not_depend_on_overtricks(contract: str, made: int, value: int) -> None:
    assert settled(contract, (2,), made) == (-value, -value, 3 * value, -value)


@clause(SLUG, "S1", "S2", "S6", "E8")
@pytest.mark.parametrize(("made", "each"), [(9, 8), (6, -12), (13, 48), (8, 4), (7, -8)])
def test_troel(made: int, each: int) -> None:
    assert settled("troel", (1, 3), made) == (-each, each, -each, each)


@clause(SLUG, "S4", "S5", "E6")
def test_each_of_several_miseries_by_itself() -> None:
    assert settled("miserie", (0, 1, 2), 0, 1, 0) == (30, -50, 30, -10)
    assert settled("miserie", (0, 1, 2, 3), 13, 0, 0, 0) == (-60, 20, 20, 20)
    assert settled("open_miserie", (0, 2), 0, 0) == (32, -32, 32, -32)


@pytest.mark.parametrize(
    "result",
    [
        Result("misery", (0,), (0,)),
        Result("solo", (0, 1), (5, 0)),
        Result("solo", (), ()),
        Result("meegaan", (0,), (8,)),
        Result("meegaan", (0, 0), (8,)),
        Result("solo", (4,), (5,)),
        Result("solo", (0,), (14,)),
        Result("solo", (0,), (-1,)),
        Result("miserie", (0, 1), (7, 7)),
        Result("miserie", (0, 1), (7,)),
        Result("miserie", (0, 1, 2, 3), (0, 0, 0, 0)),
    ],
)
def test_a_result_that_cannot_be_is_an_error(result: Result) -> None:
    with pytest.raises(ValueError):
        game().settle(result)


@clause(SLUG, "S5")
@given(st.data())
def test_every_deal_sums_to_zero(data: st.DataObject) -> None:
    contract = data.draw(
        st.sampled_from(["meegaan", "solo", "abondance", "troel", "miserie", "open_miserie", "solo_slim"])
    )
    seats = list(data.draw(st.permutations(range(4))))
    count = {"meegaan": 2, "troel": 2}.get(contract, data.draw(st.integers(1, 3)) if "miserie" in contract else 1)
    left = 13
    taken = []
    for _ in range(count):
        least = int(contract == "troel" and not taken)  # the ace of trumps takes a trick
        taken.append(data.draw(st.integers(least, left)))
        left -= taken[-1]
    assert sum(game().settle(Result(contract, tuple(seats[:count]), tuple(taken)))) == 0


@clause(SLUG, "S1", "S2", "S3", "S4")
@pytest.mark.parametrize("seed", range(30))
def test_the_engine_writes_what_settle_says(seed: int) -> None:
    state = game().start(4, seed % 4)
    dealer, rng = troef.SeededDealer(seed), troef.Rng(seed)
    while not state.sheet:
        while state.awaits_deal:
            state.deal(order_for(state, dealer))
        seat = state.actors()[0]
        moves = [move for move in state.legal(seat) if state.game.show(move) != "solo slim"] or state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    view = state.view(troef.SPECTATOR)
    players = tuple(seat for seat in range(4) if view.badge(seat, "contract"))
    taken = tuple(tricks(state)[seat] for seat in players)
    contract = str(view.fact("contract")).replace("-", "_")
    assert state.sheet[0].cells == state.game.settle(Result(contract, players, taken)) == view.totals


@clause(SLUG, "S7")
def test_the_match_ends_when_somebody_has_the_target() -> None:
    state = sit(ONE_SUIT_EACH, "0: pass", "1: pass", "2: pass", "3: solo slim", "3: trump S", target_points=72)
    outcome = play_out(state).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((-24, -24, -24, 72), (3,), "target")


@clause(SLUG, "S7")
def test_a_shared_first_place_means_another_deal() -> None:
    # C and D make all tricks together: 24 each
    state = sit(ONE_SUIT_EACH, "0: pass", "1: pass", "2: vraag", "3: meegaan", target_points=20)
    play_out(state)
    assert state.view(0).totals == (-24, -24, 24, 24)
    assert state.outcome() is None and state.awaits_deal
    state.deal(
        game().arrange(
            hands={0: ONE_SUIT_EACH[3], 1: ONE_SUIT_EACH[0], 2: ONE_SUIT_EACH[1], 3: ONE_SUIT_EACH[2]}, dealer=0
        )
    )
    play(state, "1: pass", "2: pass", "3: solo slim", "0: pass", "3: trump H")
    outcome = play_out(state).outcome()
    assert outcome is not None and outcome.winners == (3,)


@clause(SLUG, "S7", "T2")
def test_a_fixed_number_of_deals_counts_those_that_were_played() -> None:
    state = sit(ONE_SUIT_EACH, "0: pass", "1: pass", "2: pass", "3: pass", end_mode="deals", deals_per_session=1)
    assert state.outcome() is None
    assert (state.view(0).deal_number, state.view(0).deals) == (1, 2)
    state.deal(game().arrange(hands=ONE_SUIT_EACH, dealer=3))
    play(state, "0: pass", "1: pass", "2: vraag", "3: meegaan")
    outcome = play_out(state).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2, 3), "deals")


def test_a_match_of_deals_ends() -> None:
    for rules in ("book", "money"):
        assert sum(finish(game(rules=rules).start(), rules).scores) == 0


# ---- worlds and stakes ----


@clause(SLUG, "R11", "R12")
def test_a_world_knows_what_troel_has_told() -> None:
    state = sit(TROEL, "0: pass", "1: troel", "2: pass")
    rng = troef.Rng("aces")
    aces = set(parse_cards("AC AD AH AS"))
    for _ in range(10):
        world = next(state.game.worlds(state.view(0), rng)).view(troef.REFEREE)
        assert len(aces & set(world.zone("hand-1").cards)) >= 3
    play(state, "3: pass")
    world = next(state.game.worlds(state.view(0), rng)).view(troef.REFEREE)
    assert set(parse_cards("AS AD AC")) <= set(world.zone("hand-1").cards)
    assert parse_cards("AH")[0] in world.zone("hand-3").cards


@clause(SLUG, "R11")
def test_a_world_gives_no_three_aces_to_who_passed() -> None:
    state = sit(MIXED, "0: pass", "1: pass", "2: vraag")
    rng = troef.Rng("no aces")
    aces = set(parse_cards("AC AD AH AS"))
    for _ in range(30):
        world = next(state.game.worlds(state.view(3), rng)).view(troef.REFEREE)
        assert all(len(aces & set(world.zone(f"hand-{seat}").cards)) < 3 for seat in range(4))


def test_every_bid_says_what_is_at_stake() -> None:
    view = sit(MIXED).view(0)
    described = view.moves and {
        str(move["text"]): move.get("stake") for move in game().language.describe_all(view.moves, view)
    }
    assert described["vraag"] == {"key": "each-trick", "need": 8, "value": 1, "step": 1, "lost": 2}
    assert described["solo slim"] == {"key": "fixed", "need": 13, "value": 24}
    assert described["open miserie"] == {"key": "no-trick", "value": 16}
    assert described["pass"] is None
