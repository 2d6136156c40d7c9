/** Many things to say made small: what belongs together is one pill, which then asks whom, for what, or in which suit. */
import { isCard } from './cards';
import type { CardCode, Move } from './wire';

/** From this many on the words of a verb are a menu; what is said to somebody sooner. */
const MANY_WORDS = 9;
const MANY_TO_SOMEBODY = 3;
/** From this many on one looks for a word by typing. */
const SEARCHED = 20;

/** What lies above the hand: a plain pill, a bid that still asks its suit, or a menu of one verb. */
export type Entry = { move: Move } | { suits: Move[] } | { menu: string; moves: Move[] };

/** What an entry is, as long as it is offered: its pill stays where it is when others come or go. */
export function entryKey(entry: Entry): string {
  if ('menu' in entry) return `menu ${entry.menu}`;
  return 'suits' in entry ? `suits ${entry.suits[0]!.verb} ${entry.suits[0]!.word}` : entry.move.text;
}

/** Bids that differ in their suit only are one pill: `abondance 9`. */
export function entries(moves: Move[]): Entry[] {
  const menus = menuVerbs(moves);
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const key = menus.has(move.verb) ? `menu ${move.verb}` : move.word && move.suit ? `${move.verb} ${move.word}` : move.text;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups.values()].map((group) => {
    const first = group[0]!;
    if (menus.has(first.verb)) return { menu: first.verb, moves: group };
    return group.length > 1 ? { suits: group } : { move: first };
  });
}

/** Contracts, which have a stake, are never put away in a menu. */
function menuVerbs(moves: Move[]): Set<string> {
  const verbs = new Map<string, Move[]>();
  for (const move of moves) if (move.word && !move.suit && !move.cards && !move.stake) verbs.set(move.verb, [...(verbs.get(move.verb) ?? []), move]);
  const large = [...verbs].filter(([, group]) => group.length >= (targets(group).length ? MANY_TO_SOMEBODY : MANY_WORDS));
  return new Set(large.map(([verb]) => verb));
}

/** The seats that something can be said to, in the order of the moves. */
export function targets(moves: Move[]): number[] {
  return [...new Set(moves.map((m) => m.target).filter((seat) => typeof seat === 'number'))];
}

export function said(moves: Move[], target: number | null): Move[] {
  return target === null ? moves : moves.filter((m) => m.target === target);
}

export function searched(moves: Move[]): boolean {
  return moves.length > SEARCHED;
}

/** What is left of a menu when somebody types: every typed word must be found in the label. */
export function matching(moves: Move[], label: (move: Move) => string, typed: string): Move[] {
  const wanted = plain(typed).split(' ').filter(Boolean);
  return moves.filter((move) => wanted.every((part) => plain(label(move)).includes(part)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[“”"'’!?.,:]/g, ' ').replace(/\s+/g, ' ').trim();
}

export interface Group { name: string; moves: Move[] }

/** Words that begin alike (`rank-7`, `rank-K`) belong together, and so do cards; what stands alone comes last. */
export function grouped(moves: Move[]): Group[] {
  const names = moves.map((move) => (isCard(move.word) ? 'card' : /^[^-]+(?=-)/.exec(move.word ?? '')?.[0] ?? ''));
  const count = (name: string) => names.filter((other) => other === name).length;
  const groups = new Map<string, Move[]>();
  moves.forEach((move, i) => {
    const name = count(names[i]!) > 1 ? names[i]! : '';
    groups.set(name, [...(groups.get(name) ?? []), move]);
  });
  const sorted = [...groups].sort(([a], [b]) => Number(a === '') - Number(b === ''));
  return sorted.length > 1 ? sorted.map(([name, group]) => ({ name, moves: group })) : [{ name: '', moves }];
}

/** The card that a word names. */
export function cardNamed(move: Move): CardCode | null {
  return isCard(move.word) ? move.word : null;
}
