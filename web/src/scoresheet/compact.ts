/** A whole sheet as few bytes, for one QR code: what `compact.py` writes, byte for byte. */
import contracts from './contracts.json';
import { hmac, joined } from './sha256';
import {
  dealsOf, penaltiesOf, scoringOrder, type DealLine, type Format, type PenaltyLine, type Result, type Seating, type Sheet, type Signature,
} from './sheet';

const VERSION = 3;
/** How many bytes of an HMAC-SHA-256 seal a sheet, and how many prove a signature. */
const SEAL_BYTES = 8, PROOF_BYTES = 6;
/** Texts that need not be written out, by place. */
const KNOWN_TEXTS: readonly string[] = contracts.texts;
const STATES = ['open', 'completed', 'signed', 'handed_in', 'verified', 'published'];
/** How a result is written: card points of two pairs, a contract of kleurenwiezen, as JSON, or a contract that was not
 * played to its end. */
const POINTS = 0, CONTRACT = 1, JSON_TEXT = 2, CUT_SHORT = 3, KINDS = 4;
/** How a contract ended that was not played to its end: awarded by the jury, or laid down by a seat from 0. */
const SEATS = [0, 1, 2, 3];
const ENDS = ['verdict won', 'verdict lost', ...SEATS.map((seat) => `conceded_by ${seat}`), ...SEATS.map((seat) => `claimed_by ${seat}`)];

export interface HandedSheet {
  /** The first eight hexadecimal digits of the event's commitment. */
  event: string;
  round: number;
  table: number;
  format: Format;
  sheet: Sheet;
  /** When deals began, by number, as far as this phone knows. */
  began: Record<number, string>;
  /** Whose card this phone has: the number of a player, or 0 for the card of the table. */
  by: number;
}

/** What seals a sheet: the SHA-256 of the secret on the card, and, by person, that of the event's key and his PIN. */
export interface Seal { key: Uint8Array; pins: Map<number, Uint8Array> }

export function pack({ event, round, table, format, sheet, began, by }: HandedSheet, { key, pins }: Seal): Uint8Array {
  const found = new Writer(KNOWN_TEXTS);
  found.sheet(sheet);
  const own = [...found.texts.keys()].slice(KNOWN_TEXTS.length).map((text) => new TextEncoder().encode(text)).sort(compareBytes);
  const body = new Writer([...KNOWN_TEXTS, ...own.map((text) => new TextDecoder().decode(text))]);
  body.sheet(sheet);
  body.scores(sumsOf(sheet, format));
  body.began(began, sheet.started_at);
  body.flags([by !== 0]);
  if (by) body.person(by);
  const front = new Writer();
  front.number(round);
  front.number(table);
  front.rawTexts(own);
  front.rawNumbers([...body.people.keys()]);
  const told = [VERSION, ...event.match(/../g)!.map((byte) => parseInt(byte, 16)), ...front.out, ...body.out];
  const end = new Writer([], body.people);
  const proven = Object.values(sheet.signatures).filter(({ person }) => pins.has(person));
  end.each(proven, ({ person }) => {
    end.person(person);
    end.out.push(...hmac(key, joined(fourBytes(person), pins.get(person)!, told)).slice(0, PROOF_BYTES));
  });
  const sealed = [...told, ...end.out];
  const whole = [...sealed, ...hmac(key, Uint8Array.from(sealed)).slice(0, SEAL_BYTES)];
  return Uint8Array.from([...whole, ...fourBytes(crc32(whole))]);
}

const fourBytes = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** What all deals of a sheet together brought each person, annulled ones too. */
function sumsOf(sheet: Sheet, format: Format): [number, number][] {
  const sums = new Map<number, number>();
  for (const deal of dealsOf(sheet)) {
    for (const person of scoringOrder(sheet, format, deal.number)) {
      if (person in deal.scores) sums.set(person, (sums.get(person) ?? 0) + deal.scores[person]!);
    }
  }
  return [...sums];
}

class Writer {
  readonly out: number[] = [];
  readonly texts: Map<string, number>;

  constructor(texts: readonly string[] = [], readonly people = new Map<number, number>()) {
    this.texts = new Map(texts.map((text, place) => [text, place]));
  }

  // ---- the small parts ----

  /** A whole number from 0: seven bits a byte, the low ones first. */
  number(value: number): void {
    for (; value > 127; value = Math.floor(value / 128)) this.out.push((value % 128) | 128);
    this.out.push(value);
  }

  signed(value: number): void {
    this.number(folded(value));
  }

  text(value: string): void {
    this.number(placeOf(this.texts, value));
  }

  person(value: number): void {
    this.number(placeOf(this.people, value));
  }

  /** A bit each, and a number in the bits above them. */
  flags(values: boolean[], above = 0): void {
    this.number(values.reduce((sum, value, place) => sum + (value ? 2 ** place : 0), above * 2 ** values.length));
  }

  /** Each text as what it shares with the one before, and the rest. */
  rawTexts(values: Uint8Array[]): void {
    this.number(values.length);
    let last: Uint8Array = new Uint8Array();
    for (const value of values) {
      let shared = 0;
      while (shared < Math.min(last.length, value.length) && last[shared] === value[shared]) shared += 1;
      this.number(shared);
      this.number(value.length - shared);
      this.out.push(...value.slice(shared));
      last = value;
    }
  }

  rawNumbers(values: readonly number[]): void {
    this.each(values, (value) => this.number(value));
  }

  persons(values: readonly number[]): void {
    this.each(values, (value) => this.person(value));
  }

  strings(values: readonly string[]): void {
    this.each(values, (value) => this.text(value));
  }

  each<T>(values: readonly T[], write: (value: T) => void): void {
    this.number(values.length);
    values.forEach(write);
  }

  // ---- the parts of a sheet ----

  sheet(sheet: Sheet): void {
    this.persons(sheet.people);
    this.number(STATES.indexOf(sheet.state));
    this.flags([sheet.seated, sheet.on_paper, sheet.stopped, sheet.scorer !== null]);
    if (sheet.scorer !== null) this.person(sheet.scorer);
    this.each(entries(sheet.candidates), ([person, candidate]) => this.persons2(person, candidate));
    [sheet.naming_since, sheet.started_at, sheet.ended_at].forEach((time) => this.text(time));
    this.number(sheet.begun);
    this.each(sheet.seatings, (seating) => this.seating(seating));
    let last = { number: 0, seating: 0 };
    this.each(dealsOf(sheet), (deal) => {
      this.deal(deal, last);
      last = deal;
    });
    let before = 0;
    this.each(penaltiesOf(sheet), (line) => {
      this.penalty(line, before);
      before = line.number;
    });
    this.rawNumbers(sheet.decisions);
    this.strings(sheet.remarks);
    this.scores(entries(sheet.written));
    this.each(Object.values(sheet.signatures), (signature) => this.signature(signature));
    this.strings(sheet.brought);
    this.strings(sheet.confirmed);
    this.each(entries(sheet.replaced), ([gone, [joker, deal]]) => {
      this.persons2(gone, joker);
      this.number(deal);
    });
    this.number(sheet.call);
    this.each(sheet.refused_bids, ([deal, bidder, contract]) => {
      this.number(deal);
      this.person(bidder);
      this.text(contract);
    });
    this.rawNumbers(sheet.corrections);
  }

  private persons2(one: number, other: number): void {
    this.person(one);
    this.person(other);
  }

  private seating(seating: Seating): void {
    this.persons(seating.chairs);
    this.number(seating.dealer);
    this.each(seating.drawings, (drawing) => this.strings(drawing));
  }

  /** A deal; that it follows the one before it takes a bit. */
  private deal(deal: DealLine, last: { number: number; seating: number }): void {
    const following = deal.number === last.number + 1 && deal.seating === last.seating;
    this.flags([deal.annulled, following, deal.contract !== ''], deal.dealer);
    if (!following) {
      this.number(deal.number);
      this.number(deal.seating);
    }
    if (deal.contract) this.text(deal.contract);
    this.result(deal.result);
  }

  scores(scores: readonly [number, number][]): void {
    this.each(scores, ([person, score]) => {
      this.person(person);
      this.signed(score);
    });
  }

  /** When each deal up to the last known one began: the seconds since the one before, or 0 where nobody knows. */
  began(began: Record<number, string>, startedAt: string): void {
    const last = Math.max(0, ...Object.keys(began).map(Number));
    this.number(last);
    let before = secondsOf(startedAt);
    for (let deal = 1; deal <= last; deal += 1) {
      const moment = deal in began ? secondsOf(began[deal]!) : null;
      this.number(moment === null ? 0 : 1 + folded(moment - before));
      before = moment ?? before;
    }
  }

  private result(result: Result): void {
    if (isPoints(result)) {
      this.number(POINTS + KINDS * result.multiplier);
      this.number(result.points[0]!);
    } else if (isContract(result)) {
      const [end] = endsOf(result);
      this.number((end ? CUT_SHORT : CONTRACT) + KINDS * result.declarers.reduce((sum, seat) => sum + 2 ** seat, 0));
      if (end) this.number(ENDS.indexOf(end));
      this.text(result.contract);
      this.rawNumbers(result.tricks);
    } else {
      this.number(JSON_TEXT);
      this.text(JSON.stringify(result));
    }
  }

  /** A penalty; `before` is the number of the one before it. */
  private penalty(line: PenaltyLine, before: number): void {
    const following = line.number === before + 1;
    this.flags([line.waived, following], line.deal);
    if (!following) this.number(line.number);
    this.person(line.person);
    this.text(line.clause);
    this.signed(line.points);
    this.signed(line.others);
    this.text(line.reason);
    this.text(line.decided_by);
  }

  private signature(signature: Signature): void {
    this.person(signature.person);
    [signature.at, signature.method, signature.signer, signature.remark].forEach((told) => this.text(told));
  }
}

const entries = <T>(record: Record<number, T>): [number, T][] => Object.entries(record).map(([key, value]) => [Number(key), value]);

/** A signed number as one from 0. */
const folded = (value: number): number => (value >= 0 ? 2 * value : -2 * value - 1);
/** Event time in whole seconds; 0 where none is told. */
const secondsOf = (text: string): number => (text ? Date.parse(`${text.slice(0, 19)}Z`) / 1000 : 0);

function placeOf<T>(places: Map<T, number>, value: T): number {
  const place = places.get(value) ?? places.size;
  places.set(value, place);
  return place;
}

function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, place) => byte !== other[place]);
  return at < 0 ? one.length - other.length : at < other.length ? one[at]! - other[at]! : 1;
}

function isPoints(result: Result): result is { points: number[]; multiplier: number } {
  const points = result.points;
  return String(Object.keys(result)) === 'points,multiplier' && Array.isArray(points) && points.length === 2 && points[0] + points[1] === 60;
}

const CONTRACT_FIELDS = ['contract', 'declarers', 'tricks'];

/** What a result says beside its contract, players and tricks: `verdict won`, `claimed_by 2`. */
const endsOf = (result: Result): string[] =>
  Object.entries(result).filter(([name]) => !CONTRACT_FIELDS.includes(name)).map(([name, value]) => `${name} ${value}`);

function isContract(result: Result): result is { contract: string; declarers: number[]; tricks: number[] } {
  const ends = endsOf(result);
  if (!CONTRACT_FIELDS.every((name) => name in result) || ends.length > 1 || !ends.every((end) => ENDS.includes(end))) return false;
  return (result.declarers as number[]).every((seat, place, all) => !place || all[place - 1]! < seat);
}

function crc32(bytes: readonly number[]): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
