/** What the acts of the scorer make of the sheet, before the desk has them. */
import type { SheetAct } from './shelf';
import { ANNOUNCED, contractNamed, contractScores, games, pairScores } from './settle';
import {
  boompjeOf, DEALS_PER_BOOMPJE, dealerOf, highestDrawn, lastDeal, misdeals, pairs, played, players, scorerChair, scoringOrder, seatsAfter,
  type DealLine, type PenaltyLine, type Result, type Rules, type Sheet,
} from './sheet';

/** The sheet after these acts; one that cannot be done is passed over: the desk will say why. */
export function afterActs(sheet: Sheet, acts: readonly SheetAct[], rules: Rules, now: string): Sheet {
  return acts.reduce((before, act) => {
    const apply = APPLYING[act.act];
    if (!apply) return before;
    const after = structuredClone(before);
    return apply(after, act.facts, rules, now) === false ? before : after;
  }, sheet);
}

/** Changes the sheet; false where the act cannot be done. */
type Applying = (sheet: Sheet, facts: Record<string, any>, rules: Rules, now: string) => boolean | void;

const APPLYING: Record<string, Applying> = {
  sit(sheet, { chairs }) {
    sheet.people = chairs;
    sheet.seated = true;
  },
  'name-scorer'(sheet, { person, candidate }, rules, now) {
    sheet.candidates[person] = candidate;
    sheet.naming_since ||= now;
    const people = sheet.people.filter((one) => !rules.bots.includes(one));
    if ((people.length ? people : sheet.people).every((one) => sheet.candidates[one] === candidate)) sheet.scorer = candidate;
  },
  'begin-boompje'(sheet, { boompje, drawings }, rules, now) {
    if (boompje !== sheet.seatings.length + 1 || played(sheet) < DEALS_PER_BOOMPJE * sheet.seatings.length) return false;
    const last = sheet.seatings.at(-1);
    const chairs = last ? seatsAfter(last.chairs, scorerChair(sheet)) : [...sheet.people];
    if (!last) sheet.started_at = now;
    const dealer = rules.format === 'M' ? highestDrawn(drawings)[0]! : (chairs.indexOf(scorerChair(sheet)) + 1) % chairs.length;
    sheet.seatings.push({ chairs, dealer, drawings });
  },
  'strike-boompje'(sheet) {
    sheet.seatings.pop();
  },
  'begin-deal'(sheet, { deal }) {
    sheet.begun = Math.max(sheet.begun, deal);
  },
  'enter-deal'(sheet, { deal, result, texts, contract = '' }, rules) {
    if (sheet.state !== 'open' || deal !== played(sheet) + 1 || deal > lastDeal(sheet, rules)) return false;
    return write(sheet, rules, deal, result ?? { texts }, contract);
  },
  'change-deal'(sheet, { deal, result, texts, contract = '' }, rules) {
    const before = sheet.deals[deal];
    if (!before || !write(sheet, rules, deal, result ?? { texts }, contract)) return false;
    sheet.deals[deal]!.annulled = before.annulled;
    changed(sheet);
  },
  'strike-deal'(sheet, { deal }, rules) {
    if (sheet.state !== 'open' || deal !== played(sheet)) return false;
    delete sheet.deals[deal];
    if (!rules.signal_at) sheet.begun = deal - 1;
  },
  penalise(sheet, facts, rules) {
    const { deal, person, clause, reason = '', waived = false } = facts;
    const number = Math.max(0, ...Object.keys(sheet.penalties).map(Number)) + 1;
    const { points, others } = amountOf(sheet, rules, facts);
    sheet.penalties[number] = { number, deal, person, clause, points, others, reason, decided_by: facts.decided_by || 'table', waived };
    changed(sheet);
  },
  'strike-penalty'(sheet, { number }, rules) {
    const line = sheet.penalties[number];
    if (!line) return false;
    delete sheet.penalties[number];
    if (line.clause === 'P1' || line.clause === 'P2') recount(sheet, rules, line.deal);
    changed(sheet);
  },
  complete(sheet, _facts, rules, now) {
    if (played(sheet) < lastDeal(sheet, rules)) return false;
    sheet.state = 'completed';
    sheet.ended_at ||= now;
    sheet.signatures = {};
    botsSign(sheet, rules, now);
  },
  reopen(sheet) {
    sheet.state = 'open';
    sheet.signatures = {};
    sheet.ended_at = '';
  },
  sign(sheet, { person, method = 'phone', remark = '' }, rules, now) {
    if (sheet.state !== 'completed') return false;
    sheet.signatures[person] = { person, at: now, method, signer: '', remark };
    botsSign(sheet, rules, now);
  },
  'hand-in'(sheet, { pen, cards }) {
    if (sheet.state !== 'signed') return false;
    sheet.brought = [...(pen ? ['pen'] : []), ...(cards ? ['cards'] : [])];
    sheet.state = 'handed_in';
  },
};

/** A change removes the signatures (R26). */
function changed(sheet: Sheet): void {
  if (!Object.keys(sheet.signatures).length) return;
  sheet.signatures = {};
  sheet.state = 'completed';
}

/** A19; the last signature makes the sheet signed (R26). */
function botsSign(sheet: Sheet, rules: Rules, now: string): void {
  for (const person of sheet.people) {
    if (rules.bots.includes(person)) sheet.signatures[person] ??= { person, at: now, method: 'bot', signer: '', remark: '' };
  }
  if (sheet.people.every((person) => sheet.signatures[person])) sheet.state = 'signed';
}

/** Puts a deal on the sheet with what it brings everybody. */
function write(sheet: Sheet, rules: Rules, deal: number, result: Result, contract: string): boolean {
  const line = dealLine(sheet, rules, deal, result, contract);
  if (!line) return false;
  sheet.deals[deal] = line;
  sheet.begun = Math.max(sheet.begun, deal);
  return true;
}

/** The line of a deal with what it brings everybody, or null where its boompje has not begun or no deal can be so. */
export function dealLine(sheet: Sheet, rules: Rules, deal: number, result: Result, contract = ''): DealLine | null {
  const boompje = boompjeOf(rules.format, deal);
  const seating = sheet.seatings[boompje];
  if (!seating || whyImpossible(sheet, rules, deal, result, contract)) return null;
  const people = players(sheet, boompje, deal);
  let each: number[];
  if (rules.format === 'game') {
    each = []; // what it brings is for the desk to say
  } else if (rules.format === 'M') {
    const [w, z] = pairScores(result);
    const [pairW] = pairs(seating.chairs, scorerChair(sheet));
    each = seating.chairs.map((chair) => (pairW.includes(chair) ? w : z));
  } else {
    each = contractScores(rules.preset, result);
  }
  const scores = Object.fromEntries(each.map((score, seat) => [people[seat]!, score]));
  const dealer = dealerOf(seating.dealer, deal, boompje, seating.chairs.length);
  const won = scoringOrder(sheet, rules.format, deal).filter((person) => scores[person]! > 0);
  return { number: deal, seating: boompje, dealer, result, scores, won, annulled: false, contract };
}

/** Which rule a result goes against, or "" (R27, R28). */
export function whyImpossible(sheet: Sheet, rules: Rules, deal: number, result: Result, contract = ''): string {
  if (rules.format === 'game') return '';
  return rules.format === 'M' ? whyNoManille(result, contract, misdeals(sheet, deal) > 0) : whyNoContract(result);
}

function whyNoManille({ points, multiplier }: Result, contract: string, afterMisdeal: boolean): string {
  const [w, z] = points as [number, number];
  if (!Number.isInteger(w) || Math.min(w, z) < 0 || w + z !== 60) return 'points';
  if (![1, 2, 4].includes(multiplier as number)) return 'multiplier';
  if (contract && !(ANNOUNCED as readonly string[]).includes(contract)) return 'contract';
  if (contract === 'NT' && multiplier === 1) return 'no-trump-counts-double';
  return contract === 'NT' && afterMisdeal ? 'no-trump-after-misdeal' : '';
}

function whyNoContract(result: Result): string {
  const contract = contractNamed((result.contract as string | undefined) ?? '');
  const declarers = (result.declarers ?? []) as number[];
  const given = (result.tricks ?? []) as number[];
  if (!contract) return 'contract';
  const right = contract.pair ? declarers.length === 2 : contract.shareable ? declarers.length > 0 : declarers.length === 1;
  if (!right || new Set(declarers).size !== declarers.length) return 'declarers';
  const tricks = games(contract, given);
  const sum = tricks.reduce((all, one) => all + one, 0);
  if (tricks.length !== (contract.shareable ? declarers.length : 1) || Math.min(...given) < 0 || sum > contract.tricks) return 'tricks';
  if (result.verdict || result.conceded_by != null || result.claimed_by != null) return '';
  if (declarers.length === 4 && sum !== contract.tricks) return 'tricks';
  return contract.name === 'troel' && sum === 0 ? 'tricks' : '';
}

/** What a penalty costs and brings, by its clause (P1–P12; P18). */
export function amountOf(sheet: Sheet, rules: Rules, facts: Record<string, any>): { points: number; others: number } {
  const sanction = rules.sanctions[facts.clause];
  if (!sanction) return { points: facts.points ?? 0, others: facts.others ?? 0 };
  let { points, others } = sanction;
  if (facts.clause === 'P2') points *= facts.multiplier ?? 1;
  if (facts.waived || (facts.clause === 'P1' && !misdeals(sheet, facts.deal))) points = others = 0;
  return { points: facts.points ?? points, others: facts.others ?? others };
}

/** Gives the wrong deals of a deal their points once more: the first in a row costs nothing (P1). */
function recount(sheet: Sheet, rules: Rules, deal: number): void {
  for (const line of Object.values(sheet.penalties) as PenaltyLine[]) {
    if (line.deal === deal && line.clause === 'P1') line.points = misdeals(sheet, deal, line.number) ? rules.sanctions.P1!.points : 0;
  }
}
