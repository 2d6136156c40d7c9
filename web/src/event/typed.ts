/** Deals as somebody types them from a paper sheet: one line each, in the order of its columns. */
import { whyImpossible } from '../scoresheet/applying';
import { CONTRACTS, contractScores, type Contract } from '../scoresheet/settle';
import { DEALS_PER_BOOMPJE, type Result, type Rules, type Sheet } from '../scoresheet/sheet';

/** A line that makes a deal; `doubt` is why it is looked at twice, or ''. */
export interface TypedDeal { result: Result; contract: string; doubt: '' | 'all-points' | 'same-as-before' | 'four-times' }
/** What is wrong with a line: the key of a sentence (`office-typed-…`) and what it needs. */
export interface TypedFault { fault: string; facts?: Record<string, string | number> }
export type Typed = TypedDeal | TypedFault;

export const isFault = (typed: Typed): typed is TypedFault => 'fault' in typed;

// ---- manillen: what was announced, how often it counts, W and Z ----

/** Letters of both languages: harten, ruiten, klaveren, schoppen; hearts, diamonds, clubs, spades; zonder troef. */
const ANNOUNCED: Record<string, string> = { h: 'H', r: 'D', d: 'D', k: 'C', c: 'C', s: 'S', n: 'NT', nt: 'NT', zt: 'NT', t: 'NT' };
const MANILLE = /^(nt|zt|[nthrdkcs])?\s*(?:[x×*]?\s*([124])(?=\s|[wz=-]|plat))?\s*(?:([wz])\s*(\d{1,3})|(\d{1,3})\s+(\d{1,3})|(-+|=|plat))$/;
/** R28: the most that is above half of the points. */
const MOST = 30;

/** `h2w16`, `h 2 16 0` or `s-`: hearts, double, W 16; spades, drawn. */
export function typedManille(text: string, before = ''): Typed {
  const line = text.trim().toLowerCase();
  const found = MANILLE.exec(line);
  if (!found) return { fault: 'manille' };
  const [, letter, times, side, score, w, z, drawn] = found;
  const contract = letter ? ANNOUNCED[letter]! : '';
  const multiplier = Number(times ?? (contract === 'NT' ? 2 : 1));
  if (contract === 'NT' && multiplier === 1) return { fault: 'no-trump' };
  if (drawn) return { result: { w: '---', z: '---', multiplier }, contract, doubt: '' };
  const scores = side ? (side === 'w' ? [Number(score), 0] : [0, Number(score)]) : [Number(w), Number(z)];
  const most = Math.max(...scores);
  if (Math.min(...scores) > 0) return { fault: 'one-side' };
  if (most === 0) return { fault: 'nobody' };
  if (most % multiplier) return { fault: 'multiple', facts: { score: most, multiplier } };
  if (most / multiplier > MOST) return { fault: 'too-much', facts: { score: most, most: MOST * multiplier } };
  const doubt = most / multiplier === MOST ? 'all-points' : multiplier === 4 ? 'four-times' : line === before.trim().toLowerCase() ? 'same-as-before' : '';
  return { result: { w: scores[0], z: scores[1], multiplier }, contract, doubt };
}

// ---- kleurenwiezen: the contract, the columns of who plays it, the tricks ----

/** `sa8` samen 8, `so6` solo 6, `a10` abondance 10, `km` kleine miserie, `gmt` grote miserie op tafel, `p`, `t`, or the name. */
export function contractTyped(text: string): Contract | undefined {
  const wanted = text.toLowerCase().replace(/[\s_]/g, '');
  return CONTRACTS.find((one) => codes(one.name).includes(wanted)) ?? CONTRACTS.find((one) => one.name.replaceAll(' ', '') === wanted);
}

function codes(name: string): string[] {
  const words = name.split(' ');
  const number = words.at(-1)!;
  if (/^\d+$/.test(number)) return words[0] === 'abondance' ? [`a${number}`, `ab${number}`] : [words[0]!.slice(0, 2) + number];
  if (words.length === 1) return [name[0]!, name.slice(0, 2)];
  const initials = words.map((word) => word[0]).join('');
  return name === 'grote miserie op tafel' ? [initials, 'gmt'] : [initials];
}

/** How a deal ended without being played out: awarded, given up, laid down (P5, P11, P12). */
const ENDS: Record<string, string> = { o: 'conceded_by', n: 'claimed_by' };

/** `sa8 13 9`: samen 8 by columns 1 and 3, nine tricks. Of a shared contract each has his tricks: `km 24 0 1`. Behind it
 * may stand how it ended (`w` and `v` awarded as won or lost, `o2` given up and `n2` laid down by column 2), and after `=`
 * the amounts of the four columns, which are compared. */
export function typedWhist(text: string, sheet: Sheet, rules: Rules, deal: number, before = ''): Typed {
  const [said = '', amounts = ''] = text.trim().toLowerCase().split('=');
  const words = said.trim().split(/\s+/);
  const at = words.findIndex((_, place) => contractTyped(words.slice(0, place + 1).join('')) && /^[1-4]*$/.test(words[place + 1] ?? ''));
  const contract = at < 0 ? undefined : contractTyped(words.slice(0, at + 1).join(''));
  if (!contract) return { fault: 'contract' };
  const [columns = '', ...rest] = words.slice(at + 1);
  const first = sheet.seatings[0]!.dealer;
  const seat = (column: string) => (first + Number(column) - 1) % 4;
  if (!/^[1-4]{1,4}$/.test(columns)) return { fault: 'columns' };
  const numbers = rest.filter((word) => /^\d+$/.test(word)).map(Number);
  const end = rest.filter((word) => !/^\d+$/.test(word));
  if (end.length > 1 || (end[0] && !/^([wv]|[on][1-4])$/.test(end[0]))) return { fault: 'end' };
  const order = [...columns].map((column, place) => ({ seat: seat(column), tricks: numbers[place] })).sort((one, other) => one.seat - other.seat);
  const result: Result = {
    contract: contract.name, declarers: order.map((one) => one.seat),
    tricks: contract.shareable ? order.map((one) => one.tricks).filter((count) => count !== undefined) : numbers,
  };
  const [how, column] = end[0] ?? '';
  if (how === 'w' || how === 'v') result.verdict = how === 'w' ? 'won' : 'lost';
  else if (how) result[ENDS[how]!] = seat(column!);
  const why = whyImpossible(sheet, rules, deal, result);
  if (why) return { fault: why };
  const scores = contractScores(rules.preset, result);
  const told = [1, 2, 3, 4].map((one) => scores[seat(String(one))]!);
  if (amounts.trim() && amounts.trim().split(/\s+/).map(Number).join() !== told.join()) return { fault: 'amounts', facts: { amounts: told.join(' ') } };
  return { result, contract: '', doubt: text.trim() === before.trim() ? 'same-as-before' : '' };
}

// ---- the cards that were drawn for the first dealer (R15) ----

const RANKS: Record<string, string> = { '10': '10', a: 'A', h: 'K', k: 'K', v: 'Q', q: 'Q', b: 'J', j: 'J' };

/** `10h ar vk 7s`: a card for each chair, the rank first, in the letters of either language; `-` for who no longer draws.
 * Null: it is not four cards. */
export function typedCards(text: string): string[] | null {
  const cards = text.trim().split(/[\s,]+/).map((word) => (word === '-' ? '' : typedCard(word)));
  return cards.length === 4 && cards.every((card) => card !== null && !/^[2-6]/.test(card)) ? (cards as string[]) : null;
}

/** `10h 10r 7k 8s / ah vr - -`: a row for each drawing, as those who were equal drew again. Null: a row is no four cards. */
export function typedDrawings(text: string): string[][] | null {
  const rows = text.split('/').map(typedCards);
  return rows.every((row) => row !== null) ? (rows as string[][]) : null;
}

/** `10h` or `vk`: a card, the rank first; null: it is none. */
export function typedCard(word: string): string | null {
  const [, rank, suit] = /^(10|[ahkvqbj2-9])([hrdkcs])$/.exec(word.toLowerCase()) ?? [];
  return rank && suit ? (RANKS[rank] ?? rank) + ANNOUNCED[suit]! : null;
}

/** Whether the next deal is the first of a boompje whose header has to come first. */
export const needsHeader = (rules: Pick<Rules, 'format'>, sheet: Sheet, next: number): boolean =>
  !sheet.seatings.length || (rules.format === 'M' && next > DEALS_PER_BOOMPJE * sheet.seatings.length);
