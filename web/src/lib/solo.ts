/** A game for one: the number of a deal, what is left to lay away, and what one has won so far. */
import type { NewTable } from './api';
import type { Move, View } from './wire';

/** Deals have numbers up to here. */
export const DEALS = 999_999;

/** A table for a game for one: with a number, so that the same deal can come again, or one that can be won. */
export function soloTable(game: string, rules: string | undefined, winnable: boolean, number: number | null = null): NewTable {
  if (number !== null) return { game, rules, seed: number };
  return winnable ? { game, rules, winnable } : { game, rules, seed: 1 + Math.floor(Math.random() * DEALS) };
}

/** The next card to lay away where nothing is hidden any more and the rest goes by itself; null elsewhere. */
export function nextAway(view: View): Move | null {
  const hidden = view.zones.some((zone) => (zone.layout === 'cascade' && zone.hidden > 0) || (zone.kind === 'stock' && zone.hidden > 0));
  const waste = view.zones.some((zone) => zone.kind === 'waste' && zone.cards.length + zone.hidden > 1);
  if (hidden || waste || view.outcome) return null;
  const foundations = new Set(view.zones.filter((zone) => zone.kind === 'foundation').map((zone) => zone.id));
  return view.moves.find((move) => move.to !== undefined && foundations.has(move.to) && move.cards?.length === 1) ?? null;
}

/** What was played of a game: kept in this browser only. */
export interface Tally { played: number; won: number; streak: number; best: number; fastest: number | null; fewest: number | null; last: string }
export const NOTHING: Tally = { played: 0, won: 0, streak: 0, best: 0, fastest: null, fewest: null, last: '' };

/** A match has ended; what was counted already (the same table) counts once, unless it is won after all. */
export function counted(tally: Tally, table: string, won: boolean, seconds: number, moves: number): Tally {
  const known = tally.last.startsWith(`${table} `);
  if (known && (tally.last.endsWith(' won') || !won)) return tally;
  const streak = won ? tally.streak + 1 : 0;
  const least = (one: number | null, two: number) => (one === null ? two : Math.min(one, two));
  return {
    played: tally.played + (known ? 0 : 1),
    won: tally.won + (won ? 1 : 0),
    streak,
    best: Math.max(tally.best, streak),
    fastest: won ? least(tally.fastest, seconds) : tally.fastest,
    fewest: won ? least(tally.fewest, moves) : tally.fewest,
    last: `${table} ${won ? 'won' : 'lost'}`,
  };
}

const key = (game: string) => `troef.tally.${game}`;

export function tallyOf(game: string): Tally {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(key(game)) ?? '{}') };
  } catch {
    return { ...NOTHING };
  }
}

export function keepTally(game: string, tally: Tally): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(tally));
  } catch {
    // a private window keeps nothing
  }
}

/** Seconds as people say them: `4:07`, `1:02:09`. */
export function clockWords(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
