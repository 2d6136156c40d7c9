import { getContext, setContext } from 'svelte';
import type { Advising } from './advising.svelte';
import type { Company } from './company.svelte';
import type { Fairness } from './fairness.svelte';
import type { Live } from './live.svelte';
import type { OwnOrder } from './own.svelte';
import type { Turn } from './turn.svelte';
import type { Person, View } from './wire';

/** What every part of the table shares. */
export interface TableContext {
  readonly table: string;
  readonly live: Live;
  readonly turn: Turn;
  readonly advising: Advising;
  readonly own: OwnOrder;
  readonly company: Company;
  /** What this browser knows of how the deals came about; null where nobody plays live. */
  readonly fairness: Fairness | null;
  readonly view: View;
  readonly people: Person[];
  /** How high the table is in all, in pixels; a lesson leaves it less than the screen. */
  readonly height: number;
  showRule(clause: string): void;
  showLog(): void;
}

const KEY = Symbol('table');
export const giveTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
