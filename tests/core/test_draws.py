"""Draws: what follows from their secrets, and what is found out. The vectors are for other implementations; the pages
have their own, tested with the same file (`web/tests/fair.test.ts`)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from troef.cards.card import cards_text, parse_cards
from troef.core.dealer import commitment
from troef.core.draw import DEAL, Draw, DrawProof, NoDraw, link_commitment, pack_commitment, read_draw, read_proof

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[2] / "web/tests/fair-vectors.json").read_text("utf-8"))
DEALS: list[dict[str, Any]] = VECTORS["deals"]


def changed(proof: dict[str, Any], *path: "str | int", to: object) -> DrawProof:
    """A proof of the vectors with something else at one place."""
    copied: Any = json.loads(json.dumps(proof))
    inner = copied
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return read_proof(copied)


def fault(proof: DrawProof, deal: dict[str, Any]) -> str:
    facts = deal["proof"]
    return proof.fault(parse_cards(facts["pack"]), parse_cards(deal["order"]), facts["least"], facts["packet"])


def test_a_chain_of_links() -> None:
    for each in VECTORS["links"]:
        chain = each["chain"]
        assert link_commitment(each["secret"]) == chain[-1]
        assert [link_commitment(link) for link in chain[1:]] == chain[:-1]


def test_the_lot_and_the_chance_of_bots() -> None:
    facts = VECTORS["lot"]
    lot = read_proof(facts["proof"])
    assert lot.draw.transcript() == facts["transcript"] and lot.secrets_fault() == ""
    assert (lot.first_dealer(4), lot.first_dealer(3)) == (facts["dealer"], facts["dealer_of_3"])
    assert lot.bots_seed() == facts["bots"]
    assert lot.as_dict() == facts["proof"]


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal["what"])
def test_the_order_of_a_pack(deal: dict[str, Any]) -> None:
    proof = read_proof(deal["proof"])
    assert proof.draw.transcript() == deal["transcript"]
    assert cards_text(proof.order(parse_cards(proof.pack))) == deal["order"]
    assert fault(proof, deal) == ""
    assert proof.as_dict() == deal["proof"]
    assert read_draw(proof.draw.as_dict()).transcript() == deal["transcript"]


def test_a_changed_secret_is_found_out() -> None:
    deal = DEALS[1]
    facts = deal["proof"]
    assert fault(changed(facts, "seed", to="0" * 64), deal) == "commit"
    assert fault(changed(facts, "links", 0, to=[0, "0" * 64]), deal) == "link"
    assert fault(changed(facts, "links", to=[]), deal) == "link"
    assert fault(changed(facts, "pack", to=facts["pack"][3:] + " 7S"), deal) == "pack"
    assert fault(changed(facts, "draw", "words", to=[]), deal) == "order"
    assert fault(changed(facts, "draw", "cut", to=6), deal) == "order"
    assert fault(changed(facts, "draw", "number", to=9), deal) == "order"
    assert fault(changed(DEALS[3]["proof"], "void", 0, "withheld", to=[]), DEALS[3]) == "void"
    assert fault(changed(DEALS[3]["proof"], "void", 0, "draw", "number", to=2), DEALS[3]) == "void"


def test_what_a_draw_is_for_changes_all_that_follows() -> None:
    """The same secrets say nothing of another draw, of the lot or of the bots."""
    proof = read_proof(DEALS[0]["proof"])
    assert len({proof.material(use) for use in ("deal", "lot", "bots")}) == 3
    assert read_draw({**proof.draw.as_dict(), "for": "lot"}).transcript() != proof.draw.transcript()


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"draw": []},
        {"draw": {**DEALS[0]["proof"]["draw"], "number": -1}},
        {"draw": {**DEALS[0]["proof"]["draw"], "for": "tea"}},
        {"draw": {**DEALS[0]["proof"]["draw"], "hands": [[99]]}},
        {"links": [["0", "x"]]},
        {"seed": 5},
        {"pack": "XX"},
        {"least": 40},
        {"void": [5]},
        {"void": [{"withheld": "x"}]},
    ],
)
def test_what_is_no_proof_is_told_so(wrong: dict[str, Any]) -> None:
    with pytest.raises(NoDraw):
        read_proof({} if not wrong else {**DEALS[0]["proof"], **wrong})


def test_every_order_is_equally_likely_whoever_chooses_the_other_secrets() -> None:
    """One honest link is enough: the server and an accomplice may choose theirs as they like, before it is revealed."""
    pack, found = "7S 8S 9S", Counter[str]()
    cards = parse_cards(pack)
    for number in range(1200):
        honest = link_commitment(f"honest {number}")
        seats = [(0, link_commitment(honest)), (1, link_commitment("always the same"))]
        draw = Draw(1, 1, DEAL, commitment("chosen"), pack_commitment("chosen", pack, 0, 1), seats=seats)
        proof = DrawProof(draw, "chosen", {0: honest, 1: "always the same"}, pack)
        found[cards_text(proof.order(cards))] += 1
    assert len(found) == 6
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 20.5  # chi-square, 5 degrees, 0.1 %
