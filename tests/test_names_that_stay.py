"""What programs import from Troef stays where they import it from (docs/library.md, the names that stay)."""

import re
from importlib import import_module
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "library.md"

#: Module -> the names that programs import from it. A name is added here when it is published, and never taken out.
NAMES = {
    "troef": (
        "all_games CommitRevealDealer CutDealer DealError FixedDealer Game game IllegalMove Match "
        "MoveTextError OptionError Outcome read_record Record RecordError REFEREE Refusal Rng SeededDealer "
        "SPECTATOR State TIMEKEEPER UnknownGame View"
    ),
    "troef.bots": "BOT_NAMES delay_of make_player Player RandomPlayer UnknownBot",
    "troef.cards.card": (
        "ACE card_text CardError cards_text CLUBS DIAMONDS EIGHT FIVE HEARTS is_joker JACK JOKER JOKER_RANK "
        "KING NINE parse_card parse_cards parse_suit QUEEN RANK_NAMES rank_of SEVEN SPADES SUIT_LETTERS "
        "SUIT_NAMES suit_of suit_text TEN TWIN TWO"
    ),
    "troef.core.dealer": (
        "Awaiting commitment CommitRevealDealer cut_at_random cut_pack CutDealer Dealer DealError fair_cut "
        "fair_order FixedDealer order_for Proof Rng SeededDealer shuffle"
    ),
    "troef.core.moves": (
        "BID BOT CALL CHECK CHOOSE DISCARD DOUBLE DRAW END_TURN FOLD HIDDEN KIND_BITS KIND_MASK kind_of KNOCK "
        "LAYOFF make_move MELD NO NO_ROEM OWN PASS payload_of PERSON PLAY RAISE RESIGN ROEM SLAP TAKE TIMEOUT "
        "TRUMP YES"
    ),
    "troef.core.record": (
        "CardError cards_text Dealer DealError Game IllegalMove make_game Match MoveTextError OptionError "
        "options_dict order_for parse_cards Proof read_record Record RecordError REFEREE replay_deal "
        "replay_move State Supply TIMEKEEPER UnknownGame VERSION"
    ),
    "troef.games.bieden": "best_roem Bieden INFO make Options ORDERINGS PACK Result",
    "troef.games.blackjack": "Blackjack Box HandEnd INFO make Options Result",
    "troef.games.boerenbridge": "Boerenbridge INFO make most_cards Options ORDERINGS PACK Result",
    "troef.games.bonken": "Bonken CHOICES INFO make Options ORDERINGS PACK Result",
    "troef.games.bridge": "Bridge INFO make Options PACK Result RubberSheet",
    "troef.games.canasta": "INFO make Options Result Side",
    "troef.games.cinch": "Cinch draw_again INFO make Options ORDERINGS PACK Result seated_by_draw",
    "troef.games.duizenden": "INFO make Options Result",
    "troef.games.eenendertigen": "Eenendertigen EenendertigenState INFO make Options Showdown",
    "troef.games.eenenvijftigen": "Eenenvijftigen EenenvijftigenState INFO make Options Round",
    "troef.games.ezelen": "Ezelen EzelState INFO letters_text make Options Round",
    "troef.games.hartenjagen": "Hartenjagen INFO make Options ORDERING PACK Result winners",
    "troef.games.jokeren": "INFO make Options Result",
    "troef.games.kingen": "INFO Kingen make Options ORDERINGS PACK Result",
    "troef.games.klaverjassen": "INFO Klaverjassen LAST_TRICK make Options ORDERINGS PACK Result",
    "troef.games.kleurenwiezen": (
        "INFO Kleurenwiezen LEAST_CUT make Options ORDERINGS PACK Penalty Points Result WHIST2023 WHISTHUB WK"
    ),
    "troef.games.liegen": "INFO Liegen LiegenState make Options Result",
    "troef.games.manillen": (
        "answer_to ASK draw_again INFO make Manillen Options ORDERINGS PACK QUESTIONS Result seated_by_draw"
    ),
    "troef.games.manillen_tornooi": (
        "highest_drawn INFO LEAST_CUT make ManillenTornooi misdeal_penalty multiplier_of Options ORDERINGS "
        "PACK Result revoke_penalty round_score shifted"
    ),
    "troef.games.mao": "INFO make Mao MaoState Options Round",
    "troef.games.ninety_nine": "bid_value INFO make NinetyNine Options ordering_for PACK Result",
    "troef.games.pandoeren": (
        "best_combination Contract CONTRACTS INFO LADDER make NO_TRUMPS Options ORDERINGS PACK Pandoeren "
        "Result roem_total RUNGS"
    ),
    "troef.games.patience": "INFO make Options PACK Patience PatienceState Result SPECS",
    "troef.games.pesten": "INFO make Options Pesten PestenState Result",
    "troef.games.poker": "INFO make Result",
    "troef.games.presidenten": "INFO make Options Presidenten PresidentenState Result TITLES",
    "troef.games.rikken": "INFO make Options ORDERINGS PACK Result Rikken",
    "troef.games.rumba": (
        "EXCHANGE exchange_move exchanged_cards INFO make Options ORDERINGS PACK payments Result Rumba"
    ),
    "troef.games.rummy": "INFO make Options Result",
    "troef.games.shithead": "INFO make Options Result Shithead ShitheadState",
    "troef.games.skat": "INFO LADDER make matadors Options ORDERINGS PACK Result Skat Value value_of",
    "troef.games.toepen": "INFO make Options ORDERING PACK Round Toepen ToepState",
    "troef.games.wiezen": "INFO make Options ORDERINGS PACK Result Wiezen",
    "troef.games.zenuwen": "INFO make Options Result Zenuwen ZenuwenState",
    "troef.games.zwartepiet": "INFO make Options Result Zwartepiet",
    "troef.games.zwikken": "INFO make Options ORDERINGS PACK Result share_amount zwik_rank Zwikken",
}


@pytest.mark.parametrize("module", NAMES)
def test_a_name_stays_where_it_is_imported_from(module: str) -> None:
    found = import_module(module)
    gone = [name for name in NAMES[module].split() if not hasattr(found, name)]
    assert not gone, f"{module} must go on giving {', '.join(gone)}: import what has moved into it again"


def test_the_page_lists_the_names_that_stay() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## The names that stay\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(troef[\w.]*)` \| (.+) \|$", section, re.MULTILINE)
    assert {module: re.findall(r"`(\w+)`", names) for module, names in rows} == {
        module: names.split() for module, names in NAMES.items()
    }


def test_what_a_module_never_had_is_told_as_python_tells_it() -> None:
    record = import_module("troef.core.record")
    with pytest.raises(AttributeError, match=r"module 'troef.core.record' has no attribute 'Mach'"):
        _ = record.Mach
