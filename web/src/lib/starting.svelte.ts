/** Opening a table from a page that shows games. */
import { api, chairs, faultOf, type NewTable } from './api';
import { router } from './route.svelte';
import { settings } from './settings.svelte';
import { soloTable } from './solo';
import type { Fault, GameInfo } from './wire';
import { learn } from './words';

/** A fault with its words: those of rated tables are not on every page. */
export async function told(error: unknown): Promise<Fault> {
  const fault = faultOf(error);
  if (fault.key.startsWith('rated-')) await learn('people').catch(() => {});
  return fault;
}

export class Starting {
  /** The game whose table is being opened. */
  game: string | null = $state(null);
  fault: Fault | null = $state.raw(null);

  /** One press: the rules of the house; a game for one has a number. */
  play({ slug, default: usual, seats }: GameInfo, rules = usual): Promise<void> {
    return this.open(seats.max > 1 ? { game: slug, rules } : soloTable(slug, rules, settings.winnable));
  }

  async open(table: NewTable): Promise<void> {
    if (this.game) return;
    this.game = table.game;
    this.fault = null;
    void learn(`game/${table.game}`).catch(() => {}); // the table will say that it is missing
    try {
      const name = settings.name.trim();
      if (name) await import('./me').then(({ introduce }) => introduce(name));
      const chair = await api.create({ ...table, name: name || undefined });
      chairs.keep(chair);
      router.toTable(chair.table);
    } catch (error) {
      this.fault = await told(error);
      this.game = null;
    }
  }
}

/** The dialog with the agreements of a game, which speaks the words of that game. */
export async function arranging(slug: string): Promise<typeof import('../door/Arrange.svelte')> {
  const [dialog] = await Promise.all([import('../door/Arrange.svelte'), learn('company', 'lobby', `game/${slug}`)]);
  return dialog;
}
