/** An advice as it is drawn: which moves first, how far each bar reaches, numbers as people write them. */
import type { Advice, Saying, Thought } from './wire';

/** More moves than this are not shown. */
export const MOST = 5;
/** A move that was given up after this share of the worlds of the best one says nothing. */
const ENOUGH = 0.5;

export interface Bar { from: number; to: number; whisker: { from: number; to: number } | null; behind: boolean }

/** Whether two moves are the same one. */
export function same(one: Saying | null | undefined, other: Saying | null | undefined): boolean {
  return one === other || (!!one && !!other && one.text === other.text);
}

/** Whether a thought is about a move: it was tried, or one that does the same. */
export function isAbout({ move, alike }: Thought, asked: Saying | null | undefined): boolean {
  return same(move, asked) || alike.some((other) => same(other, asked));
}

/** The moves that are shown: the best of those that were tried to the end, and the one that was played in any case. */
export function shownThoughts(advice: Advice): Thought[] {
  const most = Math.max(0, ...advice.thoughts.map(({ worlds }) => worlds));
  const whole = advice.thoughts.filter(({ worlds }) => worlds >= most * ENOUGH).slice(0, MOST);
  return advice.thoughts.filter((thought) => whole.includes(thought) || (advice.played && isAbout(thought, advice.played)));
}

/** How far the advised move is ahead of the best of the others, and how sure that is; null where there is no other. */
export function compared(advice: Advice): { other: Saying | null; ahead: number; error: number } | null {
  const [best, ...others] = shownThoughts(advice);
  if (!best || !others.length || !same(best.move, advice.move)) return null;
  const other = others.reduce((one, two) => (two.worth > one.worth ? two : one));
  return { other: other.move, ahead: best.worth - other.worth, error: Math.max(best.error ?? 0, other.error ?? 0) };
}

/** Whether what was played is what is advised, or does the same. */
export function isAdvised({ move, played, thoughts }: Advice): boolean {
  return same(move, played) || thoughts.some((thought) => same(thought.move, move) && isAbout(thought, played));
}

/** The move that the others are compared with; a player that reckons exactly compares with the best. */
export function isUsual(thought: Thought, advice: Advice): boolean {
  return advice.unit !== 'chips' && thought.lead === 0 && thought.error === 0 && thought.worlds > 0;
}

/** Where the bars lie, in percent of the width, with room for every lead and its error; null: no lead at all. */
export function bars(thoughts: Thought[]): { zero: number; bars: Bar[] } {
  const ends = thoughts.flatMap(({ lead, error }) => [lead - (error ?? 0), lead + (error ?? 0)]);
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  const at = (value: number) => (high > low ? (100 * (value - low)) / (high - low) : 50);
  return {
    zero: at(0),
    bars: thoughts.map(({ lead, error }) => ({
      from: at(Math.min(0, lead)),
      to: at(Math.max(0, lead)),
      whisker: error ? { from: at(lead - error), to: at(lead + error) } : null,
      behind: lead < 0,
    })),
  };
}

/** From here on a worth is told in whole numbers: its column is narrow, and the lead says the rest. */
const LARGE = 99.95;

/** How many digits after the point the worths of an advice have, all alike. */
export function digitsOf(thoughts: Thought[]): number {
  return thoughts.some(({ worth }) => Math.abs(worth) >= LARGE) ? 0 : 1;
}

/** A number as people of the language write it; `signed` shows a plus too. */
export function figure(value: number, language: string, signed = false, digits = 1): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'negative' });
  return format.format(value).replace('-', '−');
}

/** Who made a move, as far as it matters for why: a person, or a bot of some level; `strong` is any that searches. */
export function levelOf(bot: string | null | undefined): string {
  if (!bot) return 'person';
  return { strong: 'strong', pimc: 'strong', ismcts: 'strong', flat: 'strong', easy: 'easy', random: 'random' }[bot] ?? 'good';
}
