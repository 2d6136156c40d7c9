/** The puzzles of a day: what was answered, and how many days in a row one solved them. Only who solves them keeps it. */

/** The last answer to a puzzle of a family: on which day, whether it was best, and the days in a row up to then. */
export interface Solved { day: string; right: boolean; streak: number }
export type Kept = Record<string, Solved>;

const KEY = 'troef.puzzles';

/** A day as the server writes it, by the clock of who solves. */
export function dayOf(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

function before(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return dayOf(new Date(year!, month! - 1, date! - 1));
}

/** What is kept after an answer. Only the first answer of a day counts. */
export function answered(last: Solved | undefined, day: string, right: boolean): Solved {
  if (last?.day === day) return last;
  return { day, right, streak: right ? streakOn(last, day) + 1 : 0 };
}

/** How many days in a row were solved, up to this day or the one before. */
export function streakOn(last: Solved | undefined, day: string): number {
  return last?.right && (last.day === day || last.day === before(day)) ? last.streak : 0;
}

export function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Kept) : {};
  } catch {
    return {}; // storage is forbidden or spoiled: the days in a row begin again
  }
}

export function keep(solved: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // a private window keeps nothing
  }
}
