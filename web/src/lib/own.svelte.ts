/** The order in which a player laid the cards of a hand: it lasts as long as the deal, also when the page is loaded again. */
import { keyed, type CardKey } from './turn.svelte';
import type { CardCode } from './wire';

const STORE = 'troef.hand';

interface Laid { table: string; deal: number; keys: CardKey[] }

/** Cards in the order in which they were laid; what came later lies at the right. */
export function asLaid(cards: CardCode[], keys: CardKey[]): CardCode[] {
  const places = new Map(keys.map((key, i) => [key, i]));
  const place = (key: CardKey) => places.get(key) ?? keys.length;
  return keyed(cards).sort((a, b) => place(a.key) - place(b.key)).map(({ card }) => card);
}

/** The cards that are moved lie together before the one that was at `at`, or at the end. */
export function moved(keys: CardKey[], taken: CardKey[], at: number): CardKey[] {
  const before = keys.slice(0, at).filter((key) => !taken.includes(key));
  const after = keys.slice(at).filter((key) => !taken.includes(key));
  return [...before, ...keys.filter((key) => taken.includes(key)), ...after];
}

export class OwnOrder {
  #laid: Laid | null = $state.raw(null);
  #table: string;

  constructor(table: string) {
    this.#table = table;
    try {
      const laid = JSON.parse(localStorage.getItem(STORE) ?? 'null') as Laid | null;
      if (laid?.table === table) this.#laid = laid;
    } catch {
      // storage is forbidden or spoiled: the hand lies as the game has it
    }
  }

  /** The cards as they were laid in this deal, or null. */
  of(deal: number): CardKey[] | null {
    return this.#laid?.deal === deal ? this.#laid.keys : null;
  }

  lay(deal: number, keys: CardKey[] | null): void {
    this.#laid = keys && { table: this.#table, deal, keys };
    try {
      if (keys) localStorage.setItem(STORE, JSON.stringify(this.#laid));
      else localStorage.removeItem(STORE);
    } catch {
      // a private window keeps nothing; the order lasts as long as the page
    }
  }
}
