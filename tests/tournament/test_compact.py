"""A whole sheet as bytes for one QR code: nothing is lost, it is small, and damage is found."""

import hashlib
import random
import zlib
from dataclasses import fields, replace
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_events import DAY, event_with_people, fill, penalise

from clauses import clause
from troef.games.kleurenwiezen.contracts import NAMES
from troef.tournament.event import Event
from troef.tournament.sheets.compact import MOST_BYTES, UNSEALED, VERSION, pack, unpack
from troef.tournament.sheets.handed import Damaged, HandedSheet, OtherVersion, Seal, sums_of
from troef.tournament.sheets.sheet import Sheet, Signature

EVENT = "0f4c4a1d"
#: What the desk knows of the secret on the card of the table, and of a PIN.
KEY, PIN = hashlib.sha256(b"card").digest(), hashlib.sha256(b"pin").digest()
#: Three deals of kleurenwiezen as version 2 told them.
OF_VERSION_2 = (
    "020f4c4a1d0101020013323032362d30352d30395431303a30323a31300e0533303a30300401020304040001020300090104000101010201"
    "03012d2e000301040001020302000312051e01071a312601070205230100000000000000000000000004000e01400220032037f6e0b5"
)
#: Every contract of kleurenwiezen, abondances in every suit.
CONTRACTS = [*NAMES[1:], *[f"abondance {tricks} {suit}" for tricks in (9, 10, 11) for suit in "SHDC"]]
#: What each format has at most in a round here.
LONGEST = {"iwwa-manillen": {"boompjes": 3}, "wk-kleurenwiezen": {"deals_per_round": 36}}
FORMATS = sorted(LONGEST)
CLAUSES = {"iwwa-manillen": ("P1", "P2"), "wk-kleurenwiezen": ("P3", "P4", "P5", "P7", "P9", "P10")}
AMOUNTS = {
    "P1": (15, 0),
    "P2": (120, 0),
    "P3": (3, 1),
    "P4": (3, 1),
    "P5": (15, 5),
    "P7": (15, 5),
    "P9": (15, 5),
    "P10": (15, 0),
}


def event_of(template: str) -> Event:
    return event_with_people(8, template, **LONGEST[template])


def written(event: Event, chance: random.Random, deals: int, penalties: int) -> Sheet:
    """A sheet with this number of deals and penalties."""
    sheet = fill(event, event.rounds[0].tables[0], chance.randrange(1 << 30), deals)
    for _ in range(penalties if deals else 0):
        clause = chance.choice(CLAUSES[event.template.name])
        penalise(sheet, chance.randint(1, deals), chance.choice(sheet.people), clause, *AMOUNTS[clause])
    return sheet


def handed(sheet: Sheet) -> HandedSheet:
    return HandedSheet(EVENT, 2, 117, sheet)


def as_read(sheet: Sheet) -> HandedSheet:
    """What the desk reads: what each deal brings is for it to compute; the sums are told."""
    deals = {number: replace(line, scores={}, won=()) for number, line in sheet.deals.items()}
    return HandedSheet(EVENT, 2, 117, replace(sheet, deals=deals), sums_of(sheet))


def assert_it_fits(sheet: Sheet) -> None:
    """With the time at which each deal began, and everybody's PIN, on the scorer's own phone."""
    start = datetime.fromisoformat(sheet.started_at)
    began = {number: (start + timedelta(seconds=153 * number)).isoformat() for number in sheet.deals}
    whole = replace(handed(sheet), began=began, by=sheet.people[0])
    told = pack(whole, Seal(KEY, dict.fromkeys(sheet.people, PIN)))
    read = unpack(told)
    assert (read.sheet, read.began, read.by) == (as_read(sheet).sheet, began, sheet.people[0])
    assert list(read.proofs) == sheet.people
    assert len(told) <= MOST_BYTES


@clause("tournament", "R23", "R24", "R25")
@pytest.mark.parametrize("template", FORMATS)
@given(chance=st.randoms(use_true_random=False), deals=st.integers(0, 36), penalties=st.integers(0, 8))
def test_no_fact_of_a_sheet_is_lost(template: str, chance: random.Random, deals: int, penalties: int) -> None:
    sheet = written(event_of(template), chance, deals, penalties)
    assert unpack(pack(handed(sheet))) == as_read(sheet)
    assert len(pack(handed(sheet))) <= MOST_BYTES


@clause("tournament", "R24")
@pytest.mark.parametrize("template", FORMATS)
def test_the_largest_realistic_sheet_fits_in_one_code(template: str) -> None:
    sheet = written(event_of(template), random.Random(7), 36, 0)
    for place in range(10):
        clause = CLAUSES[template][place % 2]
        penalise(sheet, 3 * place + 1, sheet.people[place % 4], clause, *AMOUNTS[clause])
        sheet.penalties[place + 1] = replace(sheet.penalties[place + 1], reason=f"verzaakt in slag {place} met ♥A")
    sheet.people[3] = 617
    sheet.replaced = {4: (617, 30)}
    sheet.remarks = ["Tafel begon tien minuten later door een ontbrekend spel kaarten.", "Balpen stuk."]
    sheet.decisions = [412, 418, 433]
    sheet.written = {person: 480 + person for person in sheet.people}
    for place, person in enumerate(sheet.people):
        sheet.signatures[person] = Signature(person, f"{DAY}T11:3{place}:0{place}", "initials", "Mia Claes", "weigert")
    sheet.state, sheet.brought = "signed", ("pen", "cards")
    assert_it_fits(sheet)


@clause("tournament", "R24", "R32", "P5", "P8", "P11", "P12")
def test_a_sheet_on_which_no_deal_was_played_to_its_end_fits_too() -> None:
    """36 deals of kleurenwiezen that the jury awarded or that were laid down too soon, with four players each where
    the contract can be shared, a penalty in every third deal, and names and reasons that differ every time."""
    sheet = written(event_of("wk-kleurenwiezen"), random.Random(3), 36, 0)
    ends: list[dict[str, object]] = [{"verdict": "lost"}, {"conceded_by": 3}, {"claimed_by": 0}, {"verdict": "won"}]
    for number, line in sheet.deals.items():
        result = {"contract": CONTRACTS[number % len(CONTRACTS)], "declarers": [0, 1, 2, 3], "tricks": [4, 2, 4, 3]}
        sheet.deals[number] = replace(line, result=result | ends[number % 4])
    for place in range(12):
        penalise(sheet, 3 * place + 1, sheet.people[place % 4], f"P{place % 8 + 3}", 15, 5)
        reason = f"{'abcdefghijkl'[place]} speelde schoppen bij uit hartenslag"
        sheet.penalties[place + 1] = replace(sheet.penalties[place + 1], reason=reason, decided_by="Mia Claes")
    for place, person in enumerate(sheet.people):
        sheet.signatures[person] = Signature(person, f"{DAY}T11:3{place}:0{place}", "pin")
    sheet.state, sheet.brought = "handed_in", ("pen", "cards")
    assert_it_fits(sheet)


def test_nothing_of_a_sheet_is_left_out() -> None:
    event = event_of("iwwa-manillen")
    sheet = fill(event, event.rounds[0].tables[0])
    penalise(sheet, 1, 2, "P2", 30)
    sheet.candidates, sheet.naming_since, sheet.on_paper, sheet.begun = {1: 1, 2: 3}, f"{DAY}T09:58:00", True, 36
    sheet.decisions, sheet.remarks, sheet.written = [4, 300], ["Été à Liège"], {1: 0, 2: -7}
    sheet.brought, sheet.confirmed, sheet.replaced, sheet.stopped = ("pen",), ("cards",), {2: (9, 13)}, True
    sheet.call, sheet.refused_bids, sheet.corrections = 5, [(3, 2, "grote soloslim")], [901]
    blank = Sheet([])
    same = {field.name for field in fields(Sheet) if getattr(sheet, field.name) == getattr(blank, field.name)}
    assert same == {"online", "sat_in", "later"}  # where and when a table plays is not for its phone to say
    assert unpack(pack(handed(sheet))) == as_read(sheet)


@clause("tournament", "R23")
@given(place=st.integers(0, 400), bit=st.integers(0, 7))
def test_one_wrong_bit_is_found(place: int, bit: int) -> None:
    whole = pack(handed(fill(event := event_of("iwwa-manillen"), event.rounds[0].tables[0])))
    damaged = bytearray(whole)
    damaged[place % len(whole)] ^= 1 << bit
    with pytest.raises(Damaged, match="checksum"):
        unpack(bytes(damaged))


@pytest.mark.parametrize("size", [0, 3, 8, 9, 200])
def test_half_a_code_is_no_sheet(size: int) -> None:
    event = event_of("wk-kleurenwiezen")
    with pytest.raises(Damaged):
        unpack(pack(handed(fill(event, event.rounds[0].tables[0])))[:size])


def test_a_later_version_says_so() -> None:
    told = bytes([VERSION + 1]) + pack(handed(Sheet([1, 2, 3, 4])))[1:-4]
    with pytest.raises(OtherVersion, match=f"version {VERSION + 1}"):
        unpack(told + zlib.crc32(told).to_bytes(4, "big"))


@clause("tournament", "R26", "T9")
def test_a_seal_and_a_signature_hold_for_one_card_one_pin_and_this_sheet() -> None:
    event = event_of("iwwa-manillen")
    sheet = fill(event, event.rounds[0].tables[0], deals=3)
    sheet.signatures = {2: Signature(2, f"{DAY}T11:30:00", "pin")}
    read = unpack(pack(handed(sheet), Seal(KEY, {2: PIN, 3: PIN})))
    assert read.is_sealed_with(KEY)
    assert not read.is_sealed_with(PIN)
    assert read.proves(KEY, 2, PIN)
    assert not read.proves(KEY, 2, KEY)  # another PIN
    assert not read.proves(PIN, 2, PIN)  # another card
    assert not read.proves(KEY, 3, PIN)  # he has not signed
    other = unpack(pack(handed(replace(sheet, remarks=["!"])), Seal(KEY, {2: PIN})))
    assert other.proofs[2] != read.proofs[2]


@clause("tournament", "R22")
def test_a_deal_of_which_nobody_knows_when_it_began_has_no_time() -> None:
    event = event_of("iwwa-manillen")
    sheet = fill(event, event.rounds[0].tables[0], deals=3)
    began = {1: f"{DAY}T09:59:58", 3: f"{DAY}T10:20:00"}
    assert unpack(pack(replace(handed(sheet), began=began))).began == began


def test_a_code_of_the_version_before_is_read_and_proves_nothing() -> None:
    read = unpack(bytes.fromhex(OF_VERSION_2))
    assert (VERSION, UNSEALED) == (3, 2)
    assert (len(read.sheet.deals), read.sheet.scorer, read.began, read.proofs) == (3, 2, {}, {})
    assert not read.is_sealed_with(KEY)


def test_the_desk_sees_of_which_event_round_and_table_a_sheet_is() -> None:
    read = unpack(pack(handed(Sheet([1, 2, 3, 4]))))
    assert (read.event, read.round, read.table) == (EVENT, 2, 117)
    with pytest.raises(ValueError, match="eight hexadecimal digits"):
        pack(HandedSheet("0f4c", 2, 117, Sheet([])))


def test_a_result_of_another_game_travels_as_it_is() -> None:
    event = event_of("iwwa-manillen")
    sheet = fill(event, event.rounds[0].tables[0], deals=1)
    sheet.deals[1] = replace(
        sheet.deals[1], result={"trump": "H", "points": [162, 0], "roem": [20, 0]}, scores={1: 182, 2: -5}
    )
    assert unpack(pack(handed(sheet))) == as_read(sheet)
