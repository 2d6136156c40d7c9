/** What can be bid, as players think of it: a number step by step, and contracts by kind. */
import type { Entry } from './menus';
import type { Move } from './wire';

/** From this many amounts on, a number is chosen step by step. */
const STEPPED = 6;

/** Every amount that can be bid with the same words, from the lowest; each has what it wins or costs. */
export interface Stepper { name: string; steps: Move[] }

/** The numbers among what can be said, and what is left for pills. */
export function steppers(moves: Move[]): { steppers: Stepper[]; rest: Move[] } {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    if (typeof move.amount !== 'number' || move.suit || move.cards?.length || move.target !== undefined) continue;
    const name = [move.verb, move.word].filter(Boolean).join(' ');
    groups.set(name, [...(groups.get(name) ?? []), move]);
  }
  const found = [...groups]
    .filter(([, steps]) => steps.length >= STEPPED)
    .map(([name, steps]) => ({ name, steps: steps.sort((a, b) => (a.amount as number) - (b.amount as number)) }));
  const stepped = new Set(found.flatMap(({ steps }) => steps));
  return { steppers: found, rest: moves.filter((move) => !stepped.has(move)) };
}

/** From this many contracts on, they stand by kind. */
const LADDERED = 6;

/** One kind of bids in the order of the game; `''`: what is said beside the bids, such as a pass. */
export interface Rung { kind: string; entries: Entry[] }

/** The bids by kind, where there are many and of several kinds; what they are about (`stake`) tells the kind. */
export function ladder(said: Entry[]): Rung[] | null {
  const bids = said.filter((entry) => isContract(firstOf(entry)));
  if (bids.length < LADDERED) return null;
  const aims = new Set(bids.map((entry) => firstOf(entry).stake?.key));
  const rungs = new Map<string, Entry[]>();
  for (const entry of said) {
    const kind = kindOf(firstOf(entry), aims.size > 1);
    rungs.set(kind, [...(rungs.get(kind) ?? []), entry]);
  }
  return rungs.size > 2 ? [...rungs].map(([kind, entries]) => ({ kind, entries })) : null;
}

const firstOf = (entry: Entry): Move => ('move' in entry ? entry.move : 'suits' in entry ? entry.suits[0]! : entry.moves[0]!);
const isContract = ({ word, suit }: Move): boolean => Boolean(word || suit);

function kindOf(move: Move, byAim: boolean): string {
  if (!isContract(move)) return '';
  if (byAim) return move.stake?.key ?? move.verb;
  return move.suit ? 'suit' : move.word!.split('-')[0]!;
}
