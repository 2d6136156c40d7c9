/** What a sheet comes to, as far as it has been written (S1–S3). */
import { dealsOf, penaltiesOf, players, type DealLine, type Format, type PenaltyLine, type Sheet } from './sheet';

export interface RoundScore { boompjes: number[]; gross: number; penalties: number; credited: number; score: number; won: number }

/** Whether the scores of a deal count: it has not been annulled, nor is it one of P10. */
export const counts = (sheet: Sheet, deal: DealLine): boolean =>
  !deal.annulled && !penaltiesOf(sheet).some((line) => line.clause === 'P10' && line.deal === deal.number);

/** Who gets something for a penalty: the others who played that deal (P15). */
export function othersOf(sheet: Sheet, line: PenaltyLine): number[] {
  if (!sheet.seatings.length) return sheet.people.filter((person) => person !== line.person);
  const seating = sheet.deals[line.deal]?.seating ?? sheet.seatings.length - 1;
  return players(sheet, seating, line.deal).filter((person) => person !== line.person);
}

export function totalOf(format: Format, sheet: Sheet, person: number): RoundScore {
  const boompjes = Array<number>(Math.max(1, sheet.seatings.length)).fill(0);
  let won = 0;
  for (const deal of dealsOf(sheet)) {
    if (!counts(sheet, deal)) continue;
    boompjes[deal.seating]! += deal.scores[person] ?? 0;
    if (deal.won.includes(person)) won += 1;
  }
  let penalties = 0;
  let credited = 0;
  for (const line of penaltiesOf(sheet)) {
    if (line.person === person) penalties += line.points;
    else if (othersOf(sheet, line).includes(person)) credited += line.others;
  }
  const gross = boompjes.reduce((sum, one) => sum + one, 0);
  const sum = gross - penalties + credited;
  return { boompjes, gross, penalties, credited, score: format === 'M' ? Math.max(0, sum) : sum, won }; // S2; no floor in K (A8)
}
