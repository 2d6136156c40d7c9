"""Bridge: what a partner would not forgive."""

from never import Never

import troef
from playing import lay, play

N, E, S, W = range(4)


def _hand(text: str) -> str:
    """`AKQ5.A2.A54.AK52`: a hand by suits, spades first."""
    suits = zip("SHDC", text.replace("10", "T").split("."), strict=True)
    return " ".join(rank.replace("T", "10") + suit for suit, ranks in suits for rank in ranks)


def _dealt(calls: str, fallen: str = "", **hands: str) -> troef.State:
    """A deal by North, with these calls and cards."""
    given = {"NESW".index(name[0].upper()): _hand(hand) for name, hand in hands.items()}
    state = lay(troef.game("bridge"), dealer=N, hands=given)
    for text in [*calls.split(), *fallen.split()]:
        play(state, f"{state.actors()[0]}: {text}")
    return state


def _three_points() -> troef.State:
    return _dealt("", north="432.J54.5432.J32")


def _partner_forces() -> troef.State:
    return _dealt("2C P", south="432.84.J765.5432")


def _twenty_four_points() -> troef.State:
    return _dealt("", north="AKQ5.A2.AKQJ4.A2")


def _twenty_one_opposite_one_notrump() -> troef.State:
    return _dealt("1NT P", south="AQ2.AQ5.KQ76.KJ3")


def _game_opposite_one_spade() -> troef.State:
    return _dealt("1S P", south="KQ32.A4.K765.Q32")


def _nothing_over_their_one_notrump() -> troef.State:
    return _dealt("1NT", east="432.J54.5432.J32")


def _partner_has_it() -> troef.State:
    """West has led the ace of hearts against four spades: East has none."""
    hands = {"north": "KQ32.Q32.K43.K32", "east": "654..J109876.J1098", "west": "7.AK109874.52.765"}
    return _dealt("P P 1S P 4S P P P", "AH 2H", **hands)


def _the_ace_lies() -> troef.State:
    """East has led a heart against three no trumps of North, and dummy has put up the ace."""
    hands = {"east": "Q932.Q1098.987.73", "south": "K54.AJ2.K65.K654", "west": "876.K75.J1042.J98"}
    return _dealt("3NT P P P", "8H AH", **hands)


def _partner_has_put_up_the_king() -> troef.State:
    """North, who plays three no trumps, leads a spade to the queen in dummy; East goes up with the king."""
    hands = {
        "north": "543.AK2.A432.A32",
        "east": "K76.QJ109.987.765",
        "south": "QJ10.654.K65.KQ84",
        "west": "A982.873.J10.J109",
    }
    return _dealt("3NT P P P", "QH 4H 3H KH 3S KS 10S", **hands)


def _ending(contract: str, won: str, leads: int, fallen: str = "", **hands: str) -> troef.State:
    """The end of a contract of North: the tricks that each seat has won (N E S W), who leads, the cards since."""
    counts = [int(count) for count in won.split()]
    state = troef.game("bridge").position(
        {
            "cards": {f"hand-{'nesw'.index(name[0])}": text for name, text in hands.items()},
            "moves": [
                f"0: {contract}",
                *(f"{seat}: pass" for seat in (1, 2, 3)),
                {"tricks": sum(counts), "won": counts, "leads": leads},
            ],
        }
    )
    for text in fallen.split():
        play(state, f"{state.actors()[0]}: {text}")
    return state


def _dummys_ace_is_led() -> troef.State:
    """North has no club and two trumps left, nobody else has a trump; the ace of clubs is led from dummy."""
    hands = {"north": "AS KS 5D 6D", "east": "3C 9D 10D QH", "south": "AC 7D 8D 2H", "west": "KC JD QD KH"}
    return _ending("4S", "4 1 3 1", S, "AC KC", **hands)


def _two_more_beat_three_no_trumps() -> troef.State:
    """The defence has three tricks and East the two best hearts; North's clubs are high."""
    hands = {"north": "AC KC 5H", "east": "AH KH 2C", "south": "3C 6H 7H", "west": "4C 8H 9H"}
    return _ending("3NT", "1 1 6 2", E, **hands)


def _one_more_makes_three_no_trumps() -> troef.State:
    """North leads a spade to the ace and queen in dummy, and has no other winner: the ace is the ninth trick."""
    hands = {"north": "2S 3D 4C", "east": "3S 5D 6C", "south": "AS QS 5H", "west": "KS AD AC"}
    return _ending("3NT", "4 1 4 1", N, "2S 3S", **hands)


def _all_is_high_but_trumps_are_out() -> troef.State:
    """North has the two best trumps and the two best hearts; two small trumps are out."""
    hands = {"north": "AS KS AH KH", "east": "7S 9H 10H 9C", "south": "4D 5D 6D 7D", "west": "6S 8D 9D JC"}
    return _ending("4S", "4 1 3 1", N, **hands)


def _the_king_blocks() -> troef.State:
    """Dummy's diamonds run, once the king is out of the way; it has nothing else."""
    hands = {"north": "KD 2D 3S 4S", "east": "8D 9D 10D 2H", "south": "AD QD JD 5D", "west": "6D 7D AS KS"}
    return _ending("3NT", "1 2 5 1", N, **hands)


def _a_queen_to_guard() -> troef.State:
    """Three hearts stand before dummy's ace, king and jack; a diamond is of no use to anybody."""
    hands = {"north": "AS 3H 4H 5C", "east": "QH 9H 8H 7D", "south": "AH KH JH 2S", "west": "JC QC KC 10D"}
    return _ending("3NT", "4 2 2 1", N, "AS", **hands)


def _partners_queen_holds() -> troef.State:
    """A heart from dummy, partner's queen, a small one from North, who has the king."""
    hands = {"north": "KH 4H 10H", "east": "AH 2H 5D", "south": "3H 6D 7D", "west": "QH 8D 9D"}
    return _ending("3NT", "4 2 3 1", S, "3H QH 4H", **hands)


def _partners_king_holds() -> troef.State:
    """A diamond from dummy, partner's king, a small one from North; East has none, and a trump."""
    hands = {"north": "4D AS 10H", "east": "7S 2H 5H", "south": "3D 6H 7H", "west": "KD 8H 9H"}
    return _ending("4S", "4 2 3 1", S, "3D KD 4D", **hands)


def _king_queen_jack_and_ace_queen() -> troef.State:
    return _dealt("1S P 3S P 4S P P P", east="432.AQ32.KQJ5.43")


def _a_solid_suit_and_an_ace() -> troef.State:
    return _dealt("1NT P 3NT P P P", east="A2.KQJ105.832.743")


def _an_ace_with_small_cards() -> troef.State:
    return _dealt("1S P 3S P 4S P P P", east="32.A732.1098.K754")


def _last_with_ace_and_queen() -> troef.State:
    """West has led a heart and East has put up the jack; dummy plays last, and the king is still out."""
    hands = {"north": "2H 3D 4D", "east": "JH 5D 6D", "south": "AH QH 2C", "west": "5H KH 8D"}
    return _ending("3NT", "4 2 2 2", W, "5H 2H JH", **hands)


def _last_with_two_trumps() -> troef.State:
    """A club is led that dummy ruffs last; the queen of trumps is still out."""
    hands = {"north": "3C 8D 9D", "east": "4C 5D 6D", "south": "AS 2S 2D", "west": "KC QS AD"}
    return _ending("4S", "4 2 3 1", W, "KC 3C 4C", **hands)


def _dummys_ace_is_bare() -> troef.State:
    """West leads a spade; dummy's only spade is the ace."""
    hands = {"north": "KS 3S 4D", "east": "5S 5D 6D", "south": "AS 7D 2C", "west": "4S AD 3C"}
    return _ending("3NT", "4 2 2 2", W, "4S", **hands)


def _nobody_of_them_has_a_diamond() -> troef.State:
    """North and dummy have a trump each and no diamond: one ruffs it, the other throws a club."""
    hands = {"north": "AS 5C 6C JC", "east": "8D 9D QC 3C", "south": "KS 4C 7C 8C", "west": "AC KC 10C 10D"}
    return _ending("4S", "6 3 0 0", E, **hands)


NEVER = [
    Never("nobody opens with three points", _three_points, N, tuple(f"{level}…" for level in "1234567")),
    Never("twenty-four points are not passed", _twenty_four_points, N, ("pass",)),
    Never("partner's two clubs are not passed", _partner_forces, S, ("pass",)),
    Never(
        "with three points nobody comes in over one no trump",
        _nothing_over_their_one_notrump,
        E,
        ("double", *(f"{level}…" for level in "34567")),
    ),
    Never("partner's ace is not ruffed", _partner_has_it, E, ("4S", "5S", "6S")),
    Never("the king is not thrown under their ace", _the_ace_lies, W, ("KH",)),
    Never("partner's king is not taken with the ace", _partner_has_put_up_the_king, W, ("AS",)),
    Never("twenty-one points opposite one no trump do not pass", _twenty_one_opposite_one_notrump, S, ("pass",)),
    Never("a raise to game is not passed", _game_opposite_one_spade, S, ("pass",)),
    Never("dummy's ace is not ruffed", _dummys_ace_is_led, N, ("AS", "KS")),
    Never("the tricks that beat the contract are cashed", _two_more_beat_three_no_trumps, E, ("2C",)),
    Never("the contract is not risked for an overtrick", _one_more_makes_three_no_trumps, N, ("QS",)),
    Never("trumps are drawn when all else is high", _all_is_high_but_trumps_are_out, N, ("AH", "KH")),
    Never("a suit is not blocked", _the_king_blocks, N, ("2D", "3S", "4S")),
    Never("a queen keeps its guards", _a_queen_to_guard, E, ("QH", "9H", "8H")),
    Never("partner's queen that holds is not taken", _partners_queen_holds, E, ("AH",)),
    Never("partner's king that holds is not ruffed", _partners_king_holds, E, ("7S",)),
    Never(
        "nobody leads from ace and queen with a sequence beside",
        _king_queen_jack_and_ace_queen,
        E,
        ("2H", "3H", "QH", "AH"),
    ),
    Never(
        "a solid suit is led against no trumps",
        _a_solid_suit_and_an_ace,
        E,
        ("AS", "2S", "8D", "3D", "2D", "7C", "4C", "3C"),
    ),
    Never("nobody leads from under an ace against a suit", _an_ace_with_small_cards, E, ("2H", "3H", "7H")),
    Never("the last hand wins as cheaply as it can", _last_with_ace_and_queen, N, ("AH",)),
    Never("the last hand ruffs as low as it can", _last_with_two_trumps, N, ("AS",)),
    Never("the king is not thrown under dummy's bare ace", _dummys_ace_is_bare, N, ("KS",)),
    Never("no ruff and discard is given", _nobody_of_them_has_a_diamond, E, ("8D", "9D")),
]
