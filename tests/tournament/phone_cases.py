"""What the sheet on a phone must agree with, as the engine says it: contracts and points tables, deals, whole sheets.

`python tests/tournament/phone_cases.py` writes both files; `test_phone_cases.py` holds them up to date.
"""

import hashlib
import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from event_tables import DRAWING, player, seated, sheet_of
from events import at

import troef
from troef.games.kleurenwiezen.contracts import LAID_AWAY, NAMES, NEEDED, PAIR, SHAREABLE, rank_named
from troef.games.kleurenwiezen.game import Kleurenwiezen
from troef.games.kleurenwiezen.points import as_plain
from troef.tournament.act import Actor, read_act
from troef.tournament.event import Event
from troef.tournament.refused import Refused
from troef.tournament.sheets.compact import KNOWN_TEXTS, pack
from troef.tournament.sheets.formats import ANNOUNCED
from troef.tournament.sheets.handed import HandedSheet, Seal
from troef.tournament.sheets.penalties import WITH_JURY, sanctions
from troef.tournament.sheets.scoring import table_scores
from troef.tournament.sheets.seats import DEALS_PER_BOOMPJE
from troef.tournament.sheets.sheet import Sheet
from troef.tournament.sheets.sheet_code import code_text

WEB: Final = Path(__file__).parents[2] / "web"
CONTRACTS_FILE: Final = WEB / "src" / "scoresheet" / "contracts.json"
CASES_FILE: Final = WEB / "tests" / "scoresheet-cases.json"
#: The presets of kleurenwiezen that have points of their own; "" is the book.
PRESETS: Final = ("", "whist2023", "whisthub")
#: The contracts from low to high.
RANKS: Final = range(rank_named("samen 8"), rank_named("grote soloslim") + 1)
NOW: Final = at("10:30:00")
EVENT: Final = "0f4c4a1d"
#: The key of the event, the secret on the card of the table, and with which PIN everybody signs.
EVENT_KEY: Final = "Zwaan-2026"
TOKEN: Final = "geheim van tafel één"
PIN: Final = "04711{person}"


def contracts() -> dict[str, Any]:
    """The contracts of kleurenwiezen, their points tables by preset, and the texts that a code need not write out."""
    rows = [
        {
            "name": NAMES[rank],
            "needed": int(NEEDED[rank]),
            "pair": bool(PAIR[rank]),
            "shareable": bool(SHAREABLE[rank]),
            "tricks": 13 - int(LAID_AWAY[rank]),
            "jury": NAMES[rank] in WITH_JURY,
        }
        for rank in RANKS
    ]
    tables = {preset: as_plain(_game(preset).at_table.points) for preset in PRESETS}
    return {"contracts": rows, "tables": tables, "texts": list(KNOWN_TEXTS)}


def _game(preset: str) -> Kleurenwiezen:
    game = troef.game("kleurenwiezen", rules=preset or None)
    assert isinstance(game, Kleurenwiezen)
    return game


# ---- deals ----


def deals(count: int = 400) -> list[dict[str, Any]]:
    """Results of kleurenwiezen with the score per seat; null where no deal can give one."""
    chance = random.Random(20)
    return [_deal(chance) for _ in range(count)]


def _deal(chance: random.Random) -> dict[str, Any]:
    rank = chance.choice(RANKS)
    players = 2 if PAIR[rank] else chance.randint(1, 4) if SHAREABLE[rank] else 1
    if chance.random() < 0.05:
        players = chance.randint(1, 4)
    declarers = sorted(chance.sample(range(4), players))
    near = [min(13, max(0, int(NEEDED[rank]) + chance.choice((-2, -1, 0, 1, 4)))) for _ in declarers]
    result: dict[str, Any] = {
        "contract": NAMES[rank],
        "declarers": declarers,
        "tricks": near if SHAREABLE[rank] else near[:1],
    }
    end = chance.choice(("", "", "", "verdict", "conceded_by", "claimed_by"))
    if end:
        result[end] = chance.choice(("won", "lost")) if end == "verdict" else chance.randrange(4)
    preset = chance.choice(PRESETS)
    try:
        scores: tuple[int, ...] | None = _game(preset).settle(result)
    except ValueError:
        scores = None
    return {"preset": preset, "result": result, "scores": scores}


# ---- sheets ----


def sheets() -> list[dict[str, Any]]:
    """Acts at a table, with the sheet before and after them, its totals, and its bytes."""
    found = []
    for seed in range(6):
        for template in ("iwwa-manillen", "wk-kleurenwiezen"):
            found.append(_played(template, random.Random(seed), deals=(0, 3, 13, 30, 36, 36)[seed], ends=seed > 3))
    return found


def _played(template: str, chance: random.Random, deals: int, ends: bool) -> dict[str, Any]:
    changes = {"deals_per_round": 36} if template == "wk-kleurenwiezen" else {}
    event = seated(template, scorer=chance.choice((1, 2, 3, 4)), **changes)
    before = _plain(sheet_of(event))
    acts: list[dict[str, Any]] = []
    for deal in range(1, deals + 1):
        _play(event, acts, deal, chance)
    if ends:
        _do(event, acts, "complete")
        for person in sheet_of(event).people:
            _do(event, acts, "sign", person=person, method="pin")
        if chance.random() < 0.5:
            _do(event, acts, "change-deal", deal=7, **_result(event, chance))
            for person in sheet_of(event).people:
                _do(event, acts, "sign", person=person, method="pin")
        _do(event, acts, "hand-in", pen=True, cards=chance.random() < 0.5)
    sheet = sheet_of(event)
    began = {one["facts"]["deal"]: one["facts"]["began_at"] for one in acts if one["act"] == "begin-deal"}
    by = sheet.people[0] if chance.random() < 0.5 else 0
    seal = Seal(_sha256(TOKEN), {one: _sha256(EVENT_KEY + PIN.format(person=one)) for one in sheet.people[1:]})
    code = pack(HandedSheet(EVENT, 1, 1, sheet, began=began, by=by), seal)
    return {
        "name": f"{template}, {deals} deals",
        "rules": _rules(event),
        "now": NOW,
        "before": before,
        "acts": acts,
        "after": _plain(sheet),
        "totals": {person: asdict(score) for person, score in table_scores(event, 1, 1).items()},
        "by": by,
        "signers": {person: PIN.format(person=person) for person in sheet.people[1:]},
        "bytes": code.hex(),
        "code": code_text(code),
    }


def _sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _play(event: Event, acts: list[dict[str, Any]], deal: int, chance: random.Random) -> None:
    sheet = sheet_of(event)
    in_boompjes = event.template.format == "M"
    if not sheet.seatings or (in_boompjes and (deal - 1) // DEALS_PER_BOOMPJE == len(sheet.seatings)):
        _do(event, acts, "begin-boompje", boompje=len(sheet.seatings) + 1, drawings=[DRAWING] if in_boompjes else [])
    if chance.random() < 0.2:
        _do(event, acts, "begin-deal", deal=deal, began_at=at(f"10:{deal:02}:{chance.randrange(60):02}"))
    if chance.random() < 0.3:
        _penalise(event, acts, deal, chance)
    _do(event, acts, "enter-deal", deal=deal, **_result(event, chance))
    if chance.random() < 0.1:
        _do(event, acts, "strike-deal", deal=deal)
        _do(event, acts, "enter-deal", deal=deal, **_result(event, chance))
    if chance.random() < 0.1:
        _do(event, acts, "change-deal", deal=chance.randint(1, deal), **_result(event, chance))
    if sheet.penalties and chance.random() < 0.1:
        _do(event, acts, "strike-penalty", number=chance.choice(list(sheet.penalties)))


def _result(event: Event, chance: random.Random) -> dict[str, Any]:
    """A result, which may be one that the desk refuses."""
    if event.template.format == "M":
        points = chance.choice((30, 60, *range(61)))
        result = {"points": [points, 60 - points], "multiplier": chance.choice((1, 2, 4))}
        return {"result": result, "contract": chance.choice(("", *ANNOUNCED))}
    result = _deal(chance)["result"]
    if chance.random() < 0.9:
        result = {name: result[name] for name in ("contract", "declarers", "tricks")}
    return {"result": result, "contract": ""}


def _penalise(event: Event, acts: list[dict[str, Any]], deal: int, chance: random.Random) -> None:
    clause = chance.choice([*sanctions(event), "R32", "P1", "P1"])
    facts: dict[str, Any] = {"deal": deal, "person": chance.choice(sheet_of(event).people), "clause": clause}
    if clause in ("R32", "P6", "P8"):
        facts.update(points=chance.randint(0, 3), decided_by="Mia")
    if clause == "P2":
        facts["multiplier"] = chance.choice((1, 2, 4))
    if clause == "P3":
        facts["waived"] = chance.random() < 0.3
    for _ in range(2 if clause == "P1" else 1):
        _do(event, acts, "penalise", **facts, reason="gezien door allen")


def _do(event: Event, acts: list[dict[str, Any]], verb: str, **facts: Any) -> None:
    """Do an act as the scorer, or as who signs; the acts that are refused are left out."""
    facts = {"round": 1, "table": 1, **facts}
    if verb in ("enter-deal", "change-deal") and not facts["contract"]:
        del facts["contract"]
    by = player(facts["person"]) if verb == "sign" else Actor("scorer", person=sheet_of(event).scorer)
    try:
        event.act(read_act(verb, json.loads(json.dumps(facts))), NOW, by)
    except Refused:
        if verb == "enter-deal":
            _do(event, acts, verb, **{**facts, "result": _plain_result(event), "contract": ""})
        return
    acts.append({"act": verb, "facts": facts})


def _plain_result(event: Event) -> dict[str, Any]:
    if event.template.format == "M":
        return {"points": [34, 26], "multiplier": 1}
    return {"contract": "solo 7", "declarers": [0], "tricks": [7]}


def _rules(event: Event) -> dict[str, Any]:
    template = event.template
    return {
        "format": template.format,
        "game": template.game,
        "preset": template.preset,
        "deals": template.deals,
        "waive_misdeal": template.waive_misdeal,
        "signal_at": "",
        "sanctions": {clause: asdict(sanction) for clause, sanction in sanctions(event).items()},
        "bots": [],
    }


def _plain(sheet: Sheet) -> dict[str, Any]:
    """A sheet as it goes over the wire."""
    plain: dict[str, Any] = json.loads(json.dumps(asdict(sheet)))
    return plain


# ---- the files ----


def texts() -> dict[Path, str]:
    """What each file must hold."""
    cases = {"event": EVENT_KEY, "token": TOKEN, "deals": deals(), "sheets": sheets()}
    return {
        CONTRACTS_FILE: json.dumps(contracts(), separators=(",", ":")) + "\n",
        CASES_FILE: json.dumps(cases, separators=(",", ":")) + "\n",
    }


if __name__ == "__main__":
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")
