/** The sheet of a table as it is on the wire (docs/protocol.md), and who plays what on it. */

export type SheetState = 'open' | 'completed' | 'signed' | 'handed_in' | 'verified' | 'published';
/** M: manillen, K: kleurenwiezen, as the rule book of tournaments says; game: any other. */
export type Format = 'M' | 'K' | 'game';
export type Result = Record<string, unknown>;

export interface Seating { chairs: number[]; dealer: number; drawings: string[][] }
export interface DealLine {
  number: number; seating: number; dealer: number; result: Result; scores: Record<number, number>; won: number[];
  annulled: boolean; contract: string;
}
export interface PenaltyLine {
  number: number; deal: number; person: number; clause: string; points: number; others: number; reason: string;
  decided_by: string; waived: boolean;
}
export interface Signature { person: number; at: string; method: string; signer: string; remark: string }
export interface Sheet {
  people: number[]; seated: boolean; candidates: Record<number, number>; naming_since: string; scorer: number | null;
  on_paper: boolean; seatings: Seating[]; begun: number; deals: Record<number, DealLine>;
  penalties: Record<number, PenaltyLine>; decisions: number[]; remarks: string[]; written: Record<number, number>;
  signatures: Record<number, Signature>; state: SheetState; brought: string[]; confirmed: string[];
  replaced: Record<number, [number, number]>; stopped: boolean; call: number; refused_bids: [number, number, string][];
  corrections: number[]; started_at: string; ended_at: string;
  /** For whom a bot plays at a table on line. */
  sat_in?: number[];
}
/** `points`: what it costs the offender, `others`: what each other gains; `at_most`: the jury may say less; `dealer`: only
 * who deals can do it. */
export interface Sanction { points: number; others: number; at_most: boolean; dealer: boolean }

/** What the page knows of its event beside the sheet: it does not change while a round is played. */
export interface Rules {
  format: Format; game: string; preset: string; deals: number; waive_misdeal: boolean; signal_at: string;
  sanctions: Record<string, Sanction>; bots: number[];
}

/** A sheet and who plays on it, as a form for a deal needs it: on the phone of a table, or at the desk. */
export interface DealSheet {
  readonly sheet: Sheet | null;
  readonly rules: Rules | null;
  name(person: number): string;
  /** Who plays a deal, by seat. */
  players(deal: number): number[];
  /** Notes that a deal has been dealt (R22). */
  begin(deal: number): Promise<void>;
}

/** R14. */
export const DEALS_PER_BOOMPJE = 12;

export const dealsOf = (sheet: Sheet): DealLine[] => Object.values(sheet.deals);
export const penaltiesOf = (sheet: Sheet): PenaltyLine[] => Object.values(sheet.penalties);
export const played = (sheet: Sheet): number => dealsOf(sheet).length;

/** What has been written on a sheet, as a text to compare: two sheets that say the same have the same. */
export const written = (sheet: Sheet): string =>
  JSON.stringify([
    dealsOf(sheet).map(({ number, result, contract }) => [number, result, contract]),
    penaltiesOf(sheet).map(({ deal, person, clause, points, others }) => [deal, person, clause, points, others]),
  ]);

/** The place of the boompje of a deal, from 0; outside format M the round is one (R14, R20). */
export const boompjeOf = (format: Format, deal: number): number => (format === 'M' ? Math.floor((deal - 1) / DEALS_PER_BOOMPJE) : 0);

/** The same order from another place on. */
export const turned = <T>(order: readonly T[], place: number): T[] => [...order.slice(place), ...order.slice(0, place)];

/** Who sits where one boompje later: the scorer stays, the others move one seat clockwise and skip his (R16). */
export function seatsAfter(chairs: readonly number[], scorer: number): number[] {
  const seat = chairs.indexOf(scorer);
  const [first, second, third, fourth] = turned(chairs, seat) as [number, number, number, number];
  return turned([first, fourth, second, third], (4 - seat) % 4);
}

/** W, the scorer's pair, and Z, the other one (R17). */
export function pairs(chairs: readonly number[], scorer: number): [number[], number[]] {
  const order = turned(chairs, chairs.indexOf(scorer));
  return [[order[0]!, order[2]!], [order[1]!, order[3]!]];
}

/** The columns of the sheet: the players in dealing order (R19). */
export const columns = (chairs: readonly number[], dealer: number): number[] => turned(chairs, dealer);

/** The seat that deals: it passes clockwise from the first dealer of the boompje (R15, R19). */
export const dealerOf = (first: number, deal: number, boompje = 0, seats = 4): number =>
  (first + deal - 1 - DEALS_PER_BOOMPJE * boompje) % seats;

const DRAWN_ORDER = ['7', '8', '9', 'J', 'Q', 'K', 'A', '10'];

/** The seats that are highest after these drawings: one deals first, several draw once more (R15; manillen-tornooi R1,
 * R2). A row has a card for each seat, or "" for who no longer draws. */
export function highestDrawn(drawings: readonly (readonly string[])[]): number[] {
  let drawing = [0, 1, 2, 3];
  for (const row of drawings) {
    const worth = (seat: number) => DRAWN_ORDER.indexOf((row[seat] ?? '').slice(0, -1));
    const most = Math.max(...drawing.map(worth));
    drawing = drawing.filter((seat) => worth(seat) === most);
  }
  return drawing;
}

/** Who plays a deal on somebody's chair: himself, or who came in for him (P17). */
export function playerAt(sheet: Sheet, person: number, deal: number): number {
  for (let came = sheet.replaced[person]; came && deal >= came[1]; came = sheet.replaced[person]) person = came[0];
  return person;
}

/** Who plays a deal, by seat. */
export const players = (sheet: Sheet, seating: number, deal: number): number[] =>
  sheet.seatings[seating]!.chairs.map((person) => playerAt(sheet, person, deal));

/** Who plays a deal in the order of the game's seats: in format M the scorer first, then as they sat in the first boompje;
 * elsewhere by seat. */
export function scoringOrder(sheet: Sheet, format: Format, deal: number): number[] {
  if (format !== 'M') return players(sheet, boompjeOf(format, deal), deal);
  const first = sheet.seatings[0]!.chairs;
  return turned(first, first.indexOf(scorerChair(sheet))).map((person) => playerAt(sheet, person, deal));
}

/** On whose chair the scorer sits: his own, or that of the one for whom he came in (P17). */
export function scorerChair(sheet: Sheet): number {
  const chairs = sheet.seatings[0]?.chairs ?? sheet.people;
  const sitsOn = (chair: number): boolean => chair === sheet.scorer || (chair in sheet.replaced && sitsOn(sheet.replaced[chair]![0]));
  return chairs.find(sitsOn) ?? sheet.people[0]!;
}

/** The number of the last deal that is to be on the sheet, as things stand (R21, R22). */
export function lastDeal(sheet: Sheet, rules: Rules): number {
  if (sheet.stopped) return played(sheet);
  return rules.signal_at && !sheet.on_paper ? Math.max(sheet.begun, played(sheet)) : rules.deals;
}

/** How often the dealer of a deal has dealt wrongly in a row: a stopped deal begins the count again (P1, P2). */
export function misdeals(sheet: Sheet, deal: number, before = Infinity): number {
  let count = 0;
  for (const line of penaltiesOf(sheet)) {
    if (line.number < before && line.deal === deal && (line.clause === 'P1' || line.clause === 'P2')) count = line.clause === 'P1' ? count + 1 : 0;
  }
  return count;
}
