/** What a browser remembers of its guest: where he has a chair, the games he likes, the matches he played. It never leaves
 * the browser. What others wrote there, or an older page, is passed over. */
import { chairs } from './api';
import type { ViewMessage } from './wire';

/** A table where this browser has, or had, a chair; `at` is when that was, in milliseconds. */
export interface Sitting { table: string; game: string; at: number }

/** A match that was played to its end. Scores are by seat, `seat` is one's own. */
export interface Played {
  table: string;
  /** Which match at its table, counted from 1. */
  match: number;
  game: string;
  rules: string;
  at: number;
  seat: number;
  names: string[];
  scores: number[];
  winners: number[];
  draw: boolean;
}

/** Older ones are forgotten. */
const MOST_SITTINGS = 40;
const MOST_PLAYED = 300;
const LAST_MOMENT = 8.64e15;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;
const isMoment = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= LAST_MOMENT;
const isSeat = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const areAll = <T>(values: unknown, fits: (value: unknown) => value is T): values is T[] => Array.isArray(values) && values.every(fits);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isName = (value: unknown): value is string => typeof value === 'string';

function isSitting(value: unknown): value is Sitting {
  const { table, game, at } = (value ?? {}) as Partial<Sitting>;
  return isText(table) && isText(game) && isMoment(at);
}

function isPlayed(value: unknown): value is Played {
  const { match, rules, seat, names, scores, winners, draw } = (value ?? {}) as Partial<Played>;
  return (
    isSitting(value) && isSeat(match) && isText(rules) && isSeat(seat) && typeof draw === 'boolean' &&
    areAll(names, isName) && areAll(scores, isNumber) && areAll(winners, isSeat) && names.length === scores.length && seat < names.length
  );
}

function read<T>(key: string, fits: (value: unknown) => value is T): T[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(fits) : [];
  } catch {
    return []; // storage is forbidden or spoiled
  }
}

function write(key: string, values: unknown[]): void {
  try {
    if (values.length) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
  } catch {
    // a private window keeps nothing
  }
}

const SITTINGS = 'troef.sittings';
const FAVOURITES = 'troef.favourites';
const PLAYED = 'troef.played';

export const matchKey = ({ table, match }: Pick<Played, 'table' | 'match'>): string => `${table}/${match}`;

export const remembered = {
  /** The newest first. */
  sittings: (): Sitting[] => read(SITTINGS, isSitting).sort((one, two) => two.at - one.at),

  /** Those where, as far as this browser knows, a match goes on: it was not played to its end since one sat there. */
  unfinished(): Sitting[] {
    const ends = new Map<string, number>();
    for (const { table, at } of remembered.played()) ends.set(table, Math.max(at, ends.get(table) ?? 0));
    return remembered.sittings().filter(({ table, at }) => at > (ends.get(table) ?? -1));
  },

  /** One sits, or sits again, at a table. Who has sat at many others since loses the chair at the oldest. */
  sit(table: string, game: string, at = Date.now()): void {
    const all = [{ table, game, at }, ...remembered.sittings().filter((sitting) => sitting.table !== table)];
    for (const old of all.slice(MOST_SITTINGS)) chairs.forget(old.table);
    write(SITTINGS, all.slice(0, MOST_SITTINGS));
  },

  /** The chair is given up. */
  leave(table: string): void {
    chairs.forget(table);
    write(SITTINGS, remembered.sittings().filter((sitting) => sitting.table !== table));
  },

  favourites: (): string[] => [...new Set(read(FAVOURITES, isText))],

  /** Whether it is one from now on. */
  favour(game: string): boolean {
    const others = remembered.favourites().filter((slug) => slug !== game);
    const now = others.length === remembered.favourites().length;
    write(FAVOURITES, now ? [...others, game] : others);
    return now;
  },

  /** The newest first. */
  played: (): Played[] => read(PLAYED, isPlayed).sort((one, two) => two.at - one.at),

  /** A match has ended; one that ends once more (a move was taken back) stands there once. */
  finish(match: Played): void {
    const others = remembered.played().filter((other) => matchKey(other) !== matchKey(match));
    write(PLAYED, [match, ...others].slice(0, MOST_PLAYED));
  },

  /** The matches that were played, and the chairs at tables where nothing goes on. */
  forgetPlayed(): void {
    const tables = new Set(remembered.played().map((match) => match.table));
    write(PLAYED, []);
    for (const table of tables) remembered.leave(table);
  },

  /** The games that were played last, each once. */
  lastGames(most: number): string[] {
    const all = [...remembered.sittings(), ...remembered.played()].sort((one, two) => two.at - one.at);
    return [...new Set(all.map((one) => one.game))].slice(0, most);
  },
};

/** The match that a message tells the end of, for who played it. */
export function playedOf(table: string, { view, people, match = 1 }: ViewMessage, at = Date.now()): Played | null {
  const { outcome, seat } = view;
  if (!outcome || seat < 0) return null;
  const { scores, winners, draw } = outcome;
  return { table, match, game: view.game, rules: view.rules, at, seat, names: people.map((person) => person.name), scores, winners, draw };
}
