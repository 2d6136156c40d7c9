"""What every player of a trick game knows: who can still beat what, and which card to spend."""

from troef.bots.tricks import CardReading, against_tricks, for_points, for_tricks, lowest
from troef.cards.bits import set_of
from troef.cards.card import card_text, parse_card, parse_cards
from troef.cards.pack import make_pack
from troef.core.moves import PLAY, make_move
from troef.core.view import NOBODY, View, Zone
from troef.tricks.ordering import NO_TRUMP, Ordering, make_ordering

PACK = int(set_of(list(make_pack("7"))))
PLAIN = make_ordering("A K Q J 10 9 8 7", NO_TRUMP)
HEARTS = make_ordering("A K Q J 10 9 8 7", 2)
MANILLE = make_ordering("10 A K Q J 9 8 7", 2, plain_points={"10": 5, "A": 4, "K": 3, "Q": 2, "J": 1})


def reading(
    hand: str,
    trick: str = "",
    order: Ordering = HEARTS,
    legal: str = "",
    friends: tuple[int, ...] = (2,),
    before: tuple[str, ...] = (),
) -> CardReading:
    """Seat 0 with a hand; `trick` is what the seats before it played, `before` whole earlier tricks led by seat 0."""
    view = View("klaverjassen", "book", 4, 0, "play", 3)
    cards = parse_cards(trick)
    by = [(4 - len(cards) + place) % 4 for place in range(len(cards))]
    view.zones.append(Zone("trick", "trick", NOBODY, "trick", cards, 0, by))
    for seat in range(4):
        view.zones.append(Zone(f"hand-{seat}", "hand", seat, "fan", parse_cards(hand) if seat == 0 else [], 0))
    view.moves = [int(make_move(PLAY, card)) for card in parse_cards(legal or hand)]
    for earlier in before:
        view.log += [(seat, int(make_move(PLAY, card))) for seat, card in enumerate(parse_cards(earlier))]
    view.log += [(seat, int(make_move(PLAY, card))) for seat, card in zip(by, cards, strict=True)]
    return CardReading(view, order, PACK, friends)


def test_a_trick_is_read_from_the_view() -> None:
    found = reading("AS 7H", "KS 9S 8H")
    assert (card_text(found.best), found.taker, found.ours(), found.last()) == ("8H", 3, False, True)
    assert not found.beats(parse_card("AS"))
    assert not found.beats(parse_card("7H"))
    assert reading("9H", "KS 9S 8H").beats(parse_card("9H"))


def test_who_did_not_follow_has_no_card_of_the_suit() -> None:
    found = reading("AS", before=("7C 8C 9D 10C",))
    assert found.void[2] & int(set_of(parse_cards("AC KC")))
    assert not found.void[1]
    assert found.master(parse_card("AS"))
    assert not reading("KS").master(parse_card("KS"))
    assert reading("KS QD", before=("AS 7S 8S 9S",)).master(parse_card("KS"))


def test_the_partners_winner_is_not_ruffed() -> None:
    partner_wins = reading("8H 7D", "7S AS 10S", order=HEARTS, friends=(2,))
    assert partner_wins.taker == 2
    assert card_text(for_tricks(partner_wins, False)) == "7D"


def test_the_last_player_takes_with_the_cheapest_winner() -> None:
    assert card_text(for_tricks(reading("AS QS 7S", "10S 8S JS", friends=()), False)) == "QS"


def test_points_go_to_our_own_trick_and_stay_off_theirs() -> None:
    ours = reading("10D KD 7D", "8D AD 9D", order=MANILLE, legal="KD 7D 10D")
    assert ours.taker == 2
    assert card_text(for_points(ours, False)) == "10D", "the king is then the highest that is left"
    alone = reading("KD QS 7S", "8D AD 9D", order=MANILLE, before=("10D 8S 9S JS",), legal="KD QS 7S")
    assert card_text(for_points(alone, False)) == "QS", "the king takes a trick of its own"
    theirs = reading("KD JD 7D", "8D 9D AD", order=MANILLE)
    assert card_text(for_points(theirs, False)) == "7D"


def test_an_attacker_draws_trumps() -> None:
    assert card_text(for_tricks(reading("AH KH 7S", order=HEARTS), True)) in ("AH", "KH")
    assert card_text(for_tricks(reading("AS 7H 8D", order=HEARTS), False)) == "AS"


def test_who_wants_no_trick_stays_just_under_it() -> None:
    assert card_text(against_tricks(reading("KS 9S 7S", "10S", order=PLAIN, friends=()))) == "9S"
    assert card_text(against_tricks(reading("AD 7H", "10S", order=PLAIN, friends=()))) == "AD", "trouble goes"
    assert card_text(against_tricks(reading("AS JS", "10S 9S 8S", order=PLAIN, friends=()))) == "AS", "it must take"


def test_who_wants_no_trick_leads_what_others_can_go_over() -> None:
    ours = reading("AH KH 8S", before=("QH JH 10H 9H", "8H 7H 7C 8C"), order=PLAIN, friends=())
    assert card_text(against_tricks(ours)) == "8S", "nobody has a heart left"
    assert card_text(against_tricks(reading("KS QS JS 7D", order=PLAIN, friends=()))) == "7D"


def test_the_lowest_card_is_never_a_trump_first() -> None:
    found = reading("7H 8S AD", order=HEARTS)
    assert card_text(lowest(found, found.cards)) == "8S"
