/** When a round is over (tournament T5, R21, R22). */

export interface RoundEnd {
  round: number;
  /** When it ended, in milliseconds by the clock of the event. */
  at: number;
  /** Who said so: the desk, or the clock where the desk cannot be reached. */
  by: 'desk' | 'clock';
}

/** How long after its end the signal still sounds on a page that learns of it late. */
const STILL_SOUNDS_MS = 120_000;

/** The end of a round, or null while it runs. The desk gives the signal; a page that cannot reach it goes by the clock. */
export function roundEnd(
  clock: { round: number; started_at: string; signal_at: string }, minutes: number | null, now: number, reached: boolean, time: (text: string) => number,
): RoundEnd | null {
  if (clock.signal_at) return { round: clock.round, at: time(clock.signal_at), by: 'desk' };
  if (reached || !clock.started_at || minutes === null) return null;
  const at = time(clock.started_at) + minutes * 60_000;
  return now < at ? null : { round: clock.round, at, by: 'clock' };
}

export const stillSounds = (end: RoundEnd, now: number): boolean => now - end.at < STILL_SOUNDS_MS;
