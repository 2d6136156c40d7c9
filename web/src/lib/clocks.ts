/** The clocks of people at a table (docs/protocol.md, Clocks): between two messages a page counts by itself. */
import { clockWords } from './solo';
import { t } from './words';

/** What is agreed about the time to think, in seconds; without any for a move nobody is timed. */
export interface AgreedClock { move: number; bank: number; per: 'deal' | 'match' }
/** The time of a seat. `free`: it owes a decision, and has these seconds before its bank pays; `away`: it is awaited and
 * not connected; `sits_in`: it was late too often, and a bot plays for it. */
export interface SeatTime { bank: number; free?: number; away?: number; late?: number; sits_in?: true }
export interface Times extends AgreedClock { seats?: (SeatTime | null)[] }
/** What was told, when by the browser's clock, and whether time stands. */
export interface Told { time: Times; at: number; stands: boolean }

/** The last seconds, which everybody sees; of a short clock only its last half. */
const LAST = 15;
/** At how many seconds one hears it oneself. */
const SAID = [30, 10];

/** What is left now for a seat that owes a decision; null where its clock does not run. */
export function leftOf(told: Told, seat: number, now: number): { free: number; bank: number } | null {
  const time = told.time.seats?.[seat];
  if (time?.free === undefined) return null;
  const ran = told.stands ? 0 : Math.max(0, (now - told.at) / 1000);
  return { free: Math.max(0, time.free - ran), bank: Math.max(0, time.bank - Math.max(0, ran - time.free)) };
}

/** What is shown beside a seat: nothing while the free seconds run, then its bank, and the last seconds in any case. */
export function faceOf(told: Told, seat: number, now: number): { text: string; last: boolean } | null {
  const left = leftOf(told, seat, now);
  if (left === null) return null;
  const whole = told.time.move + told.time.seats![seat]!.bank;
  const total = left.free + left.bank;
  const last = total <= Math.min(LAST, whole / 2);
  return last || left.free === 0 ? { text: clockWords(Math.ceil(total)), last } : null;
}

/** What is said aloud when this many seconds were left, and now these. */
export function saidAt(before: number, now: number): number | null {
  return SAID.find((seconds) => before > seconds && now <= seconds) ?? null;
}

/** A time in words: minutes where it is whole ones. */
export function timeWords(seconds: number): string {
  return t('ui-clock-bank', { seconds, minutes: seconds % 60 ? 0 : seconds / 60 });
}

/** What is agreed, in words; without anything, what holds then. */
export function agreedWords(clock?: AgreedClock): string {
  if (!clock) return t('ui-clock-usual');
  if (!clock.move) return t('ui-clock-none');
  if (!clock.bank) return t('ui-clock-move', { seconds: clock.move });
  return t(`ui-clock-${clock.per}`, { seconds: clock.move, bank: timeWords(clock.bank) });
}
